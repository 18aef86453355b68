"""The puzzles of the day by commands and clicks: the same for everybody, answered once, shared without spoilers."""

import asyncio
import re

import pytest

from bot.speech import speech_for
from bot.wire import Click
from data.calendar import DAY, day_of
from data.database import Database
from data.people import People
from tests.screens import Screen, as_shown
from tests.wire import forger
from tests.wire.beside import board, shuffle
from tests.wire.real_bot import Club
from tests.wire.wire_client import WireClient

KOREAN, GERMAN, ENGLISH = map(speech_for, ("ko", "de", "en-US"))


async def opened(who: WireClient) -> Screen:
    shown = (await who.slash("tichu puzzle")).shown
    assert shown.private
    return shown


def tags(screen: Screen) -> list[str]:
    """The ordinary cards that a message names."""
    return re.findall(r"(?:10|[2-9JQKA])[♣♠♦★]", screen.text)


async def on(who: WireClient, screen: Screen, verb: str, argument: str | None = None) -> Screen:
    answer = await who.press(screen, screen.button(verb, argument).id)
    assert not answer.new
    return answer.shown


async def solved(who: WireClient, grand: str = "no") -> Screen:
    """All three answered: the gifts by the first cards, the lead by the first that is offered."""
    shown = await on(who, await opened(who), "grand", grand)
    shown = await on(who, shown, "open", "gifts")
    assert shown.button("give").disabled
    for place in range(3):
        menu = next(one for one in shown.menus if f":gift:{place}." in one.id)
        shown = (await who.choose(shown, menu.id, menu.options[place][0])).shown
    shown = await on(who, shown, "give")
    shown = await on(who, shown, "open", "lead")
    menu = shown.menu("lead")
    return (await who.choose(shown, menu.id, menu.options[0][0])).shown


async def test_everybody_gets_the_same_three_and_answers_each_once(place: Club) -> None:
    north, east, south = place.people[:3]
    async with place.bot(shuffle):
        asked = await opened(north)
        assert KOREAN("puzzle-ask-grand") in asked.text
        assert asked.alts
        assert tags(await opened(south)) == tags(asked)
        first = await on(north, asked, "grand", "yes")
        assert first.find("grand") is None
        assert KOREAN("advice-grand") in first.text
        # Another answer by an older copy of the message changes nothing.
        again = (await north.press(asked, asked.button("grand", "no").id)).shown
        assert again.text == first.text
        done = await solved(south)
        assert ENGLISH("puzzle-next", until="").split("{")[0].strip()[:16] in done.text
        assert "🧩 Tichu 2027-01-15 " in done.text
        assert GERMAN("puzzle-ask-grand") in (await opened(east)).text
    # A restart changes neither puzzles nor answers.
    async with place.bot(shuffle):
        assert (await opened(south)).text == done.text
        shown = await on(north, await opened(north), "open", "grand")
        assert KOREAN("advice-grand") in shown.text


async def test_what_is_shared_tells_nothing_of_the_puzzles_and_leads_to_ones_own(place: Club) -> None:
    south = place.people[2]
    async with place.bot(shuffle):
        done = await solved(south)
        posted = await south.press(done, done.button("share").id)
        assert posted.new
        shared = board(place.stranger)
        assert shared.text.startswith(ENGLISH("puzzle-shared", name="Clover"))
        assert tags(shared) == []
        assert not shared.alts
        mine = await place.stranger.press(shared, shared.button("open").id)
        assert mine.new
        assert mine.shown.private
        assert ENGLISH("puzzle-ask-grand") in mine.shown.text
        assert mine.shown.find("share") is None


async def test_a_streak_grows_day_by_day_and_yesterday_is_over(place: Club) -> None:
    south = place.people[2]
    async with place.bot(shuffle):
        first = await solved(south)
        assert "🔥" not in first.text
        place.clock.advance(DAY)
        late = (await south.press(first, first.button("open", "grand").id)).shown
        assert late.text == ENGLISH("puzzle-late")
        second = await solved(south)
        assert tags(second) != tags(first)
        assert "🔥 2" in second.text
        user = south.person.user.id
    async with await Database.open(place.path) as database:
        assert len((await People(database).rows(user))["puzzle_answer"]) == 6
        assert await People(database).forget(user)
    async with place.bot(shuffle):
        assert (await opened(south)).find("grand") is not None


async def test_forged_answers_are_turned_down(place: Club) -> None:
    south = place.people[2]
    async with place.bot(shuffle):
        shown = await opened(south)
        day = day_of(place.clock.now())
        for click in (
            Click("puzzle", day, "grand", "maybe"),
            Click("puzzle", day, "give", "2j.2j.2j"),
            Click("puzzle", day, "give", "_._._"),
            Click("puzzle", day, "gift", "7.x"),
            Click("puzzle", day, "lead"),
            Click("puzzle", day, "share"),
            Click("puzzle", day, "burn"),
        ):
            used = forger.press(south.person, south.message(shown), str(click))
            await used.answered()
            assert as_shown((await used.shown()).content) == ENGLISH("reply-old-button"), click
        for day_ in (day - 1, day + 1):
            used = forger.press(south.person, south.message(shown), str(Click("puzzle", day_, "grand", "yes")))
            await used.answered()
            assert as_shown((await used.shown()).content) == ENGLISH("puzzle-late")
    async with await Database.open(place.path) as database:
        assert await database.rows("SELECT * FROM puzzle_answer") == ()


def being_made() -> list[str]:
    """What works on puzzles."""
    names = (getattr(task.get_coro(), "__qualname__", "") for task in asyncio.all_tasks())
    return [name for name in names if name == "DailyPuzzles._make"]


async def test_a_bot_that_stops_leaves_no_puzzles_half_made(place: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.coach.puzzles.AFTER_START", 0.0)
    async with place.bot(shuffle):
        await place.sandbox.world.until(lambda: bool(being_made()))
    assert not being_made()
