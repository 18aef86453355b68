"""Past matches by commands and clicks: their list, their replay, their files, and who is told nothing."""

import asyncio
import re

from bot.app import TichuClient
from bot.speech import speech_for
from bot.upkeep.records import Found, matches
from bot.wire import Click
from data.database import Database
from data.people import People
from tests.screens import Screen, as_shown
from tests.stacked import COUNTED, ONE_TWO
from tests.table_driver import Table
from tests.wire import forger
from tests.wire.beside import agree, board
from tests.wire.real_bot import Club
from tests.wire.wire_client import WireClient

TURNED_DOWN = ("replay-no-round", "history-unknown", "reply-old-button")
KOREAN, GERMAN, ENGLISH = map(speech_for, ("ko", "de", "en-US"))


async def match_of(place: Club) -> str:
    """The only match."""
    async with await Database.open(place.path) as database:
        ((match,),) = await database.rows("SELECT id FROM match")
    return str(match)


async def one_round_and_a_bit(place: Club) -> Table:
    """A match in its second round, which has been dealt."""
    table = place.table()
    await table.open(target=500, clock="relaxed")
    await table.play(COUNTED)
    await table.next_round()
    await table.play(ONE_TWO, stop=9)
    return table


async def resign(table: Table, place: Club, client: TichuClient) -> None:
    await agree(place.people[1], "resign")
    await agree(place.people[3], "resign", sure=True)
    await table.until(lambda: not len(client.rooms))


async def step(who: WireClient, screen: Screen, verb: str) -> Screen:
    answer = await who.press(screen, screen.button(verb).id)
    assert not answer.new
    return answer.shown


async def shared_by_two_presses_at_once(who: WireClient, screen: Screen) -> Screen:
    """The one message for all; the other answer leads there."""
    share, before = screen.button("share").id, {one.id for one in who.screens()}

    def posted() -> list[Screen]:
        return [one for one in who.screens() if not one.private and one.id not in before]

    def is_told() -> bool:
        links = tuple(f"/{one.id}" for one in posted())
        return any(one.private and one.text.endswith(links) for one in who.screens())

    await asyncio.gather(who.press(screen, share), who.press(screen, share))
    await who.person.world.until(is_told)
    (shown,) = posted()
    return shown


async def attached(who: WireClient, screen: Screen) -> str:
    """The text of the file on a message."""
    world = who.person.world
    (attachment,) = who.message(screen).attachments
    found = world.files.at(attachment.url.removeprefix(world.base))
    assert found is not None
    return found[1].decode()


async def test_a_running_round_is_never_replayed_and_a_scored_one_is(place: Club) -> None:
    async with place.bot(place.dealer([COUNTED, ONE_TWO])):
        await one_round_and_a_bit(place)
        match = await match_of(place)
        for who, speech in zip(place.people[:3], (KOREAN, GERMAN, ENGLISH), strict=True):
            shown = (await who.slash("tichu replay", match=match, round=2)).shown
            assert shown.text == speech("replay-no-round")
            shown = (await who.slash("tichu replay", match=match, round=1)).shown
            assert shown.private
            assert speech("round-began", number=1) in shown.text
            menu = shown.menu("round")
            assert [value for value, *_ in menu.options] == ["1"]
            forged = (await who.choose(shown, menu.id, "1")).shown
            assert forged.text == shown.text
        files = (await place.people[2].slash("tichu export", match=match)).shown
        (found,) = matches(await attached(place.people[2], files))
        assert isinstance(found, Found)
        assert sum(type(act.action).__name__ == "Deal" for act in found.acts) == 1, "nothing of the round that goes on"


async def test_a_resigned_match_shows_what_was_scored_and_no_more(place: Club) -> None:
    async with place.bot(place.dealer([COUNTED, ONE_TWO])) as client:
        table = await one_round_and_a_bit(place)
        held = place.spy.hands
        await resign(table, place, client)
        match = await match_of(place)
        who = place.people[2]
        page = (await who.slash("tichu replay", match=match)).shown
        assert ENGLISH("history-cut") in page.text
        assert ENGLISH("history-resigned") in page.text
        shown = (await who.slash("tichu replay", match=match, round=2)).shown
        assert shown.text == ENGLISH("replay-no-round")
        for form in ("jsonl", "tch", "txt"):
            text = await attached(who, (await who.slash("tichu export", match=match, format=form)).shown)
            assert text
            assert held, "the spy looks at every message for cards that are still held"
        assert place.spy.leaks == []
        # What is left of the board leads to the round that was scored; its cards were dealt again, the spy thinks.
        await client.rooms.settle()
        left = next(one for one in who.screens() if not one.private and one.find("replay"))
        assert left.find("rematch") is not None
        replayed = (await who.press(left, left.button("replay").id)).shown
        assert replayed.text == (await who.slash("tichu replay", match=match, round=1)).shown.text


async def test_an_old_replay_goes_on_after_a_restart(place: Club) -> None:
    async with place.bot(place.dealer([COUNTED, ONE_TWO])) as client:
        table = await one_round_and_a_bit(place)
        await resign(table, place, client)
        listed = (await place.people[2].slash("tichu history")).shown
        (option,) = listed.menu("open").options
        page = (await place.people[2].choose(listed, listed.menu("open").id, option[0])).shown
        shown = await step(place.people[2], page, "step")
    async with place.bot(place.dealer([])):
        who, seen = place.people[2], {shown.text}
        while not shown.button("on").disabled:
            shown = await step(who, shown, "on")
            seen.add(shown.text)
            assert len(shown.alts[0]) > 100
        count = re.search(r"of (\d+)", shown.text)
        assert count is not None
        assert len(seen) == int(count[1]) > 40
        shown = await step(who, shown, "first")
        tricks = 0
        while not shown.button("trick_on").disabled:
            shown, tricks = await step(who, shown, "trick_on"), tricks + 1
        assert 5 < tricks < 30
        page = await step(who, shown, "match")
        listed = (await who.slash("tichu history")).shown
        for scope in ("list_all", "list_server", "list_here"):
            listed = await step(who, listed, scope)
            assert "170 : 30" in listed.text
        whole = await step(who, await step(who, page, "step"), "strip")
        posted = await shared_by_two_presses_at_once(who, whole)
        twice = await who.press(whole, whole.button("share").id)
        assert twice.shown.private, "it is shown already"
        assert twice.shown.text.endswith(f"/{posted.id}")
        place.sandbox.world.remove_message(who.message(posted))
        anew = await shared_by_two_presses_at_once(who, whole)
        assert anew.id != posted.id, "what has been deleted shows nothing"
        opened = await place.stranger.press(board(place.stranger), board(place.stranger).button("open").id)
        assert opened.new
        assert opened.shown.private


async def test_forged_clicks_and_matches_of_elsewhere_are_turned_down(place: Club) -> None:
    async with place.bot(place.dealer([COUNTED, ONE_TWO])) as client:
        table = await one_round_and_a_bit(place)
        await resign(table, place, client)
        match = await match_of(place)
        who = place.people[2]
        shown = (await who.slash("tichu replay", match=match, round=1)).shown
        for click in (
            Click("replay", 0, "step", f"{match}.2"),
            Click("replay", 999_999, "on", f"{match}.99999"),
            Click("replay", 0, "step", "no"),
            Click("replay", 0, "burn", f"{match}.1"),
            Click("history", 0, "match", "nothing"),
            Click("history", 0, "export", f"{match}.exe"),
            Click("history", 0, "list_all", "all.0"),
            Click("history", 0, "older", "mine.1"),
            Click("nothere", 0, "replay", "1"),
        ):
            used = forger.press(who.person, who.message(shown), str(click))
            await used.answered()
            said = as_shown((await used.shown()).content)
            assert said in {ENGLISH(key) for key in TURNED_DOWN}, (click, said)
    async with await Database.open(place.path) as database:
        await database.execute("UPDATE result SET guild = 1")
        await database.execute("UPDATE game_table SET guild = 1")
    async with place.bot(place.dealer([])):
        for form in ({"match": match}, {"match": match, "round": 1}):
            assert (await place.stranger.slash("tichu replay", **form)).shown.text == ENGLISH("history-unknown")
        assert (await place.stranger.slash("tichu export", match=match)).shown.text == ENGLISH("history-unknown")
        shown = (await place.people[2].slash("tichu replay", match=match, round=1)).shown
        assert shown.find("share") is None, "who sat there may look, and not show it elsewhere"


async def test_who_is_deleted_has_no_name_in_any_of_it_and_cards_not_kept_are_said_to_be_gone(place: Club) -> None:
    async with place.bot(place.dealer([COUNTED, ONE_TWO])) as client:
        table = await one_round_and_a_bit(place)
        await resign(table, place, client)
    match, gone = await match_of(place), place.people[1]
    async with await Database.open(place.path) as database:
        assert await People(database).forget(gone.person.user.id)
    async with place.bot(place.dealer([])):
        for who, speech in ((place.people[0], KOREAN), (place.people[2], ENGLISH)):
            texts = [(await who.slash("tichu replay", match=match, round=1)).shown.said]
            texts.append((await who.slash("tichu history")).shown.said)
            texts += [
                await attached(who, (await who.slash("tichu export", match=match, format=form)).shown)
                for form in ("jsonl", "tch", "txt")
            ]
            for text in texts:
                assert gone.name not in text
                assert speech("deleted-player") in text

    async with await Database.open(place.path) as database:
        await database.execute("UPDATE match SET shed = 1.0")
    async with place.bot(place.dealer([])):
        assert (await place.people[2].slash("tichu replay", match=match)).shown.text == ENGLISH("history-shed")
        assert "170 : 30" in (await place.people[2].slash("tichu history")).shown.text
