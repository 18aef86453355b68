"""What others have done on somebody's seat, told on their hand until they act themselves: calls above all."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from bot.matches.match import AnyMatch
from bot.sitters import Bot, Level, Person
from bot.speech import speech_for
from data.database import Database
from data.journal import Journal
from data.journal import Match as StoredMatch
from data.memory import NOTHING
from data.sittings import Sitting
from engine.kernel import Seat
from engine.tichu.view import SEATS
from tests.begun import begin
from tests.unit.test_match import NAMES, OPENING, SETTING, Run, Wall, dealt, opened, play_on

ENGLISH: Final = speech_for("en-US")
EAST: Final = SEATS[1]
SAT: Final = (
    Sitting(seat=1, since=0, user=7, name="East"),
    Sitting(seat=1, since=1, user=None, name="Jade", level="normal"),
    Sitting(seat=1, since=2, user=7, name="East"),
)
"""East left after the cards were dealt, and came back when Jade had answered."""


@pytest.fixture
async def run(tmp_path: Path) -> AsyncIterator[Run]:
    async with await Database.open(tmp_path / "tables.sqlite3") as database:
        await begin(database, StoredMatch(id="m", game="tichu", options="[]", created=0.0))
        wall = Wall()
        match = await opened(database, wall, lambda: None)
        await match.deal(dealt)
        yield Run(match, database, wall)


def told(match: AnyMatch, seat: Seat) -> str:
    return match.hand(seat, SETTING).text


async def answered_by_a_bot(run: Run, answer: str) -> None:
    """East's seat has a bot while Grand Tichu is asked."""
    run.match.vacate(EAST, Person(7, "East"), Bot("Jade"))
    jade = replace(SETTING, names=("North", "Jade", *NAMES[2:]), plain=("North", "Jade", *NAMES[2:]))
    await run.press(EAST, answer)
    if answer == "grand":
        await run.press(EAST, "grand_yes")
    assert "Jade" in run.match.board(jade).text
    run.match.vacate(EAST, Bot("Jade"), Person(7, "East"))


async def test_who_comes_back_reads_of_the_call_that_was_made_for_them(run: Run) -> None:
    await answered_by_a_bot(run, "grand")
    remembered = replace(NOTHING, sittings=SAT)
    again = await OPENING.restore(
        "m", journal=Journal(run.database), now=run.wall, changed=lambda: None, remembered=remembered
    )
    for match in (run.match, again):
        assert ENGLISH("hand-meanwhile-grand") in told(match, EAST)
        assert ENGLISH("hand-hint-welcome") not in told(match, EAST), "the question is answered"
        for seat in (0, 2, 3):
            assert ENGLISH("hand-meanwhile") not in told(match, SEATS[seat])


@pytest.mark.parametrize("name", ["East", "Eastern", "Jade"])
async def test_whoever_has_another_name_meanwhile_or_that_of_the_bot_is_who_they_are(run: Run, name: str) -> None:
    await run.press(EAST, "no_grand")
    back = replace(SETTING, names=("North", name, *NAMES[2:]), plain=("North", name, *NAMES[2:]))
    own, jade = Person(7, "East"), Bot("Jade")
    run.match.vacate(EAST, own, jade)
    run.match.vacate(EAST, jade, Person(7, name))
    assert ENGLISH("hand-meanwhile") not in run.match.hand(EAST, back).text, "they have said no themselves"
    run.match.vacate(EAST, Person(7, name), jade)
    run.match.vacate(EAST, jade, Person(8, "East"))
    assert ENGLISH("hand-meanwhile") in told(run.match, EAST), "somebody else has, who was called the same"


async def test_it_is_told_until_ones_own_act_and_no_longer(run: Run) -> None:
    await answered_by_a_bot(run, "no_grand")
    assert "Jade says no to Grand Tichu." in told(run.match, EAST)
    await play_on(run.match, lambda: len(run.match.awaited) == 1)
    assert ENGLISH("hand-meanwhile") in told(run.match, EAST), "the clock has chosen the gifts"
    before = told(run.match, EAST)
    while set(run.match.awaited) != {EAST}:
        await run.match.time_up()
    assert before.count("-#") <= told(run.match, EAST).count("-#")
    await run.match.think({EAST: Level.NORMAL})
    assert ENGLISH("hand-meanwhile") not in told(run.match, EAST)
