"""Leaderboards and figures by commands and clicks alone: after a rated match, before any, forged, shown to all."""

from functools import partial

import pytest

from bot.sandbox.vocabulary import EVERYTHING, CallbackKind
from bot.speech import speech_for
from bot.wire import Click
from data.database import Database
from data.people import People
from tests.screens import as_shown
from tests.stacked import MATCH
from tests.wire import forger
from tests.wire.beside import go, resigned
from tests.wire.real_bot import Club

KOREAN, GERMAN, ENGLISH = map(speech_for, ("ko", "de", "en-US"))
SPEECHES = (KOREAN, GERMAN, ENGLISH, ENGLISH)


async def listing(place: Club, minimum: int) -> None:
    """A manager lowers what it takes to be listed."""
    manager = place.people[0]
    place.sandbox.world.join(place.guild, manager.person.user, permissions=EVERYTHING)
    await manager.slash("tichu-manage config", minimum=minimum)


async def test_an_empty_board_says_how_to_get_on_it(place: Club) -> None:
    async with place.bot(place.dealer([])):
        for who, speech in zip(place.people, SPEECHES, strict=True):
            shown = (await who.slash("tichu leaderboard")).shown
            assert shown.private
            assert speech("leaders-empty-people", minimum=20) in shown.text
            assert speech("leaders-missing-matches", count=0, minimum=20) in shown.text
            assert shown.alts == ()
            for verb, key in (("pairs", "leaders-empty-pairs"), ("bots", "leaders-empty-bots")):
                shown = await go(who, shown, verb)
                assert speech(key, minimum=5 if verb == "pairs" else 20) in shown.text
            shown = (await who.slash("tichu stats")).shown
            assert shown.text == speech("stats-none-own")
            shown = await go(who, shown, "everywhere")
            assert shown.text == speech("stats-none-own")


async def test_a_rated_match_is_on_the_board_and_in_the_figures_in_three_languages(place: Club) -> None:
    async with place.bot(place.dealer(MATCH)) as client:
        table = await resigned(place)
        await table.until(lambda: not len(client.rooms))
        shown = (await place.people[1].slash("tichu leaderboard")).shown
        assert GERMAN("leaders-missing-matches", count=1, minimum=20) in shown.text
        await listing(place, 1)
        for seat, (who, speech) in enumerate(zip(place.people, SPEECHES, strict=True)):
            shown = (await who.slash("tichu leaderboard")).shown
            lines = shown.text.splitlines()
            rating, won = ("1489?", "0") if seat % 2 == 0 else ("1511?", "100")
            (own,) = (line for line in lines if line.startswith("__"))
            assert all(part in own for part in (who.name, f"**{rating}**", won))
            assert [name for line in lines for name in ("Biber", "Dahlia", "Amsel", "Clover") if name in line] == [
                "Biber",
                "Dahlia",
                "Amsel",
                "Clover",
            ]
            assert speech("leaders-title-people") in shown.alts[0]
            pairs = await go(who, shown, "pairs")
            assert "Biber & Dahlia" in pairs.text
            mate = place.people[(seat + 2) % 4].name
            (own,) = (line for line in pairs.text.splitlines() if line.startswith("__"))
            assert who.name in own
            assert mate in own
            over = await who.choose(pairs, pairs.menu("season").id, "0")
            assert speech("season-all") in over.shown.text
            card = (await who.slash("tichu stats")).shown
            assert card.private
            assert rating in card.text
            assert f"{speech('stats-matches')} **1**" in card.text
            assert f"{speech('stats-rounds')} **2**" in card.text
            assert (f"{speech('stats-partners')}: {mate} 1/1" in card.text) == (seat % 2 == 1)
            assert (f"{speech('stats-opponents')}: Biber 0/1" in card.text) == (seat % 2 == 0)
            assert rating in card.alts[0]


async def test_the_menu_of_a_person_shows_what_they_see_themselves(place: Club) -> None:
    async with place.bot(place.dealer(MATCH)) as client:
        table = await resigned(place)
        await table.until(lambda: not len(client.rooms))
        who, other = place.people[2], place.people[1]
        own = (await other.slash("tichu stats")).shown
        told = ""
        for name in ("Tichu stats", KOREAN("menu-stats-name"), GERMAN("menu-stats-name")):
            used = who.person.menu(who.channel, name, other.person.user)
            await used.answered()
            assert (await used.shown()).is_ephemeral
            told = (await used.shown()).content
            assert "1511?" in told
        by_command = (await who.slash("tichu stats", player=other.person.user)).shown
        assert by_command.text == told
        assert "1511?" in own.text
        bot = place.sandbox.world.bot
        used = who.person.menu(who.channel, "Tichu stats", bot)
        await used.answered()
        assert as_shown((await used.shown()).content) == ENGLISH("stats-bot")
        assert (
            ENGLISH("stats-none", name="Elster")
            == (await who.slash("tichu stats", player=place.stranger.person.user)).shown.text
        )


def is_told(place: Club, text: str) -> bool:
    """Whether everybody can read that."""
    return any(text in one.text for one in place.stranger.screens())


async def test_what_takes_long_to_be_shown_to_all_is_put_off(place: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    async with place.bot(place.dealer(MATCH)) as client:
        table = await resigned(place)
        await table.until(lambda: not len(client.rooms))
        await listing(place, 1)
        monkeypatch.setattr("bot.unhurried.SPARE", 10.0)
        who = place.people[2]
        for command, key in (("leaderboard", "leaders-shared"), ("stats", "stats-shared")):
            shown = (await who.slash(f"tichu {command}")).shown
            await who.press(shown, shown.button("share").id)
            assert who.uses[-1].callback is CallbackKind.DEFERRED_UPDATE
            await place.sandbox.world.until(partial(is_told, place, ENGLISH(key, name="Clover")))


async def test_what_is_shown_to_all_leads_others_to_views_of_their_own(place: Club) -> None:
    async with place.bot(place.dealer(MATCH)) as client:
        table = await resigned(place)
        await table.until(lambda: not len(client.rooms))
        await listing(place, 1)
        who = place.people[2]
        for command, key in (("leaderboard", "leaders-shared"), ("stats", "stats-shared")):
            shown = (await who.slash(f"tichu {command}")).shown
            posted = await who.press(shown, shown.button("share").id)
            assert posted.new
            assert not posted.shown.private
            assert ENGLISH(key, name="Clover") in posted.shown.text
            assert "__" not in posted.shown.text
            seen = next(one for one in place.stranger.screens() if one.id == posted.shown.id)
            opened = await place.stranger.press(seen, seen.button("open").id)
            assert opened.new
            assert opened.shown.private


async def test_seasons_are_offered_and_others_turned_down(place: Club) -> None:
    async with place.bot(place.dealer([])):
        who = place.people[2]
        used = who.person.complete(who.channel, "tichu leaderboard", "season", "all")
        await used.answered()
        assert [choice.text.name for choice in used.choices] == [ENGLISH("season-all")]
        for season in ("1", "summer", "99999", "-4"):
            said = (await who.slash("tichu leaderboard", season=season)).shown.text
            assert said == ENGLISH("leaders-no-season")
        shown = (await who.slash("tichu leaderboard", season="0", scope="everywhere")).shown
        for click in (
            Click("leaders", 0, "on", "people.here.8000"),
            Click("leaders", 9_999, "on", "people.here.0"),
            Click("leaders", 0, "on", "dogs.here.0"),
            Click("stats", 0, "here", "me.here.people"),
            Click("stats", 0, "here", "5.there.people"),
        ):
            used = forger.press(who.person, who.message(shown), str(click))
            await used.answered()
            assert as_shown((await used.shown()).content) == ENGLISH("reply-old-button"), click


async def test_who_is_deleted_stays_on_the_board_without_a_name(place: Club) -> None:
    async with place.bot(place.dealer(MATCH)) as client:
        table = await resigned(place)
        await table.until(lambda: not len(client.rooms))
        await listing(place, 1)
    gone = place.people[1]
    async with await Database.open(place.path) as database:
        assert await People(database).forget(gone.person.user.id)
    async with place.bot(place.dealer([])):
        for who, speech in ((place.people[0], KOREAN), (place.people[2], ENGLISH)):
            board = (await who.slash("tichu leaderboard")).shown
            card = (await who.slash("tichu stats")).shown
            for shown in (board, await go(who, board, "pairs"), card):
                assert gone.name not in shown.said
                assert speech("deleted-player") in shown.said
        assert (await gone.slash("tichu stats")).shown.text == GERMAN("stats-none-own")
