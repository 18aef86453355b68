"""Achievements by command and clicks alone: told with a result, listed, proved at their step, reckoned afterwards."""

from bot.games.tichu.achievements import ACHIEVEMENTS
from bot.games.tichu.facts import LATE
from bot.games.tichu.luck import MARK
from bot.speech import speech_for
from bot.standings.achievement_panel import REACHED, TABLE, View
from bot.upkeep.audit import audit
from bot.wire import Click
from data.database import Database
from tests.screens import as_shown
from tests.stacked import MATCH
from tests.wire import forger
from tests.wire.beside import go, resigned
from tests.wire.real_bot import Club

KOREAN, GERMAN, ENGLISH = map(speech_for, ("ko", "de", "en-US"))
SPEECHES = (KOREAN, GERMAN, ENGLISH, ENGLISH)


def lines_with(place: Club, text: str) -> list[str]:
    """The lines of what the first person sees that say this."""
    return [line for screen in place.people[0].screens() for line in screen.text.splitlines() if text in line]


async def audited(place: Club) -> list[str]:
    said: list[str] = []
    await audit(place.path, said.append)
    return said


async def test_what_was_achieved_is_told_listed_and_proved_at_its_very_step(place: Club) -> None:
    async with place.bot(place.dealer(MATCH)) as client:
        table = place.table()
        await table.open(target=500, clock="relaxed")
        for number, round_ in enumerate(MATCH):
            if number:
                await table.next_round()
            await table.play(round_)
        await table.until(lambda: not len(client.rooms))
        await table.until(lambda: lines_with(place, KOREAN("feat-grand-made")) != [])
        (line,) = lines_with(place, KOREAN("feat-grand-made"))
        assert "Dahlia" in line
        assert KOREAN("feat-long-straight") in line
        assert len(lines_with(place, MARK)) == len(MATCH) + 1, "the luck of each round, and of the match"
        for seat, (who, speech) in enumerate(zip(place.people, SPEECHES, strict=True)):
            shown = (await who.slash("tichu achievements")).shown
            assert shown.private
            count = (2, 2, 0, 2)[seat]
            assert speech("feats-title", name=who.name, count=count, all=len(ACHIEVEMENTS)) in shown.text
            assert (speech("feats-none") in shown.text) == (seat == 2)
        who = place.people[3]
        shown = (await who.slash("tichu achievements")).shown
        values = {label: value for value, label, *_ in shown.menu("proof").options}
        replay = (await who.choose(shown, shown.menu("proof").id, values[ENGLISH("feat-long-straight")])).shown
        assert "Straight" in replay.text
        assert "Dahlia" in replay.text
        shown = (await who.slash("tichu achievements")).shown
        replay = (await who.choose(shown, shown.menu("proof").id, values[ENGLISH("feat-grand-made")])).shown
        assert "**Dahlia: A Jade. Out in first place!**" in replay.text
    assert (await audited(place))[-1].endswith("0 drifts")


async def test_what_is_still_open_is_listed_with_progress_and_pages(place: Club) -> None:
    async with place.bot(place.dealer(MATCH)) as client:
        table = await resigned(place)
        await table.until(lambda: not len(client.rooms))
        who, other = place.people[1], place.people[3]
        shown = await go(who, (await who.slash("tichu achievements", player=other.person.user)).shown, "open")
        assert "Dahlia" in shown.text
        assert f"**{GERMAN('feat-grand-made')}**" not in shown.text
        seen = shown.text
        for _ in range(2):
            shown = await go(who, shown, "on")
            seen += shown.text
        assert f"**{GERMAN('feat-ten-one-twos')}** · 1/10" in seen
        assert all(
            seen.count(f"**{GERMAN(f'feat-{one.name}')}**") == 1
            for one in ACHIEVEMENTS
            if one.name
            not in {
                "grand-made",
                "long-straight",
            }
        )
        assert shown.button("on").disabled
        back = await go(who, shown, REACHED)
        assert f"**{GERMAN('feat-grand-made')}**" in back.text


async def test_forged_clicks_are_told_that_they_are_old(place: Club) -> None:
    async with place.bot(place.dealer(MATCH)) as client:
        table = await resigned(place)
        await table.until(lambda: not len(client.rooms))
        who = place.people[2]
        whose = place.people[3].person.user
        shown = (await who.slash("tichu achievements", player=whose)).shown
        for argument, moment in (("0.reached", 0), ("5.x", 0), ("5.open", 999), ("", 0)):
            click = Click(TABLE, moment, "on", argument)
            used = forger.press(who.person, who.message(shown), str(click))
            await used.answered()
            assert as_shown((await used.shown()).content) == ENGLISH("reply-old-button"), click
        for value, key in (
            ("../1.1.1", "reply-old-button"),
            ("m.1", "reply-old-button"),
            ("m.0.1", "reply-old-button"),
            ("x.1.1", "history-unknown"),
        ):
            used = forger.choose(who.person, who.message(shown), View(whose.id).click("proof"), [value])
            await used.answered()
            assert as_shown((await used.shown()).content) == ENGLISH(key), value


async def test_matches_of_before_are_reckoned_when_the_bot_starts(place: Club) -> None:
    async with place.bot(place.dealer(MATCH)) as client:
        table = await resigned(place)
        await table.until(lambda: not len(client.rooms))
    async with await Database.open(place.path) as database:
        stored = [tuple(row) for row in await database.rows("SELECT * FROM feat ORDER BY match, round, seat, name")]
        assert len(stored) > 5
        facts = await database.rows("SELECT facts FROM round_seat UNION ALL SELECT counts FROM tally")
        assert sum("luck_rounds" in row["facts"] for row in facts) == len(facts) > 8
        await database.execute("DELETE FROM feat")
        for name in LATE:
            await database.execute("UPDATE round_seat SET facts = json_remove(facts, ?)", (f"$.{name}",))
            await database.execute("UPDATE tally SET counts = json_remove(counts, ?)", (f"$.{name}",))
    assert sum("the feat " in line for line in await audited(place)) == len(stored), "what is missing is a drift"
    async with await Database.open(place.path) as database:
        await database.execute("INSERT INTO feat_due (match) SELECT match FROM result")
    assert not any("the feat " in line for line in await audited(place)), "and is none while it is due"
    async with place.bot(place.dealer([])), await Database.open(place.path) as database:
        for _ in range(200):
            if not await database.rows("SELECT 1 FROM feat_due"):
                break
            await place.people[0].slash("tichu help")
        assert [
            tuple(row) for row in await database.rows("SELECT * FROM feat ORDER BY match, round, seat, name")
        ] == stored
        assert facts == await database.rows("SELECT facts FROM round_seat UNION ALL SELECT counts FROM tally")
    assert (await audited(place))[-1].endswith("0 drifts")
