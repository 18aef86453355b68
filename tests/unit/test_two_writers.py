"""Two processes that write to one match all the same: the journal's primary key decides, and there is one history."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, nullcontext
from itertools import count
from pathlib import Path
from random import Random
from typing import Final

from bot.games.tichu.shell import EVENTS
from bot.matches.table import actor_of
from data.database import Database
from data.errors import StaleError
from data.journal import Entry, Journal
from engine.cli.chance import choose
from engine.games import GAMES
from engine.kernel import Refusal, replay
from engine.tichu.state import State
from tests.begun import begin
from tests.unit.test_table import MATCH, game, known, restored

ENTRY: Final = GAMES["tichu"]
IN_TURN: Final = 24
"""Acts at the beginning of which each has done half, however fast the machine is; after them both do what they can."""


def told(entries: tuple[Entry, ...]) -> State:
    """The state that the entries lead to."""
    return replay(game(), (event for entry in entries for event in EVENTS.load(entry.events)))


async def plays(database: Database, rng: Random, gate: asyncio.Barrier, *, begins: bool) -> tuple[int, int]:
    """Play the match to its end beside somebody else who does; how often an act was stored, and came too late."""
    journal = Journal(database)
    table, stored, late = await restored(database), 0, 0
    # The other one may have ended it before this one has seen that.
    for number in count():
        if not game().awaited(now := told(await journal.entries(MATCH.id))):
            break
        actor, action = choose(game(), now, rng)
        async with in_turn(gate, is_first=begins == (number % 2 == 0)) if number < IN_TURN else nullcontext():
            try:
                refused = await table.submit(actor, action)
            except StaleError:
                late += 1
                table = await restored(database)
            else:
                stored += refused is None
                if refused is not None:
                    # It judged by what it knew, and the other one has gone on.
                    table = await restored(database)
    return stored, late


@asynccontextmanager
async def in_turn(gate: asyncio.Barrier, *, is_first: bool) -> AsyncGenerator[None]:
    """Both have decided by the same entries; who is not first acts when the other one has."""
    await gate.wait()
    if not is_first:
        await gate.wait()
    yield
    if is_first:
        await gate.wait()


async def test_two_writers_on_one_file_make_one_legal_history(tmp_path: Path) -> None:
    path = tmp_path / "tichu.db"
    async with await Database.open(path) as one, await Database.open(path) as other:
        await begin(one, MATCH)
        gate = asyncio.Barrier(2)
        (mine, too_late), (theirs, also_late) = await asyncio.gather(
            plays(one, Random(1), gate, begins=True), plays(other, Random(2), gate, begins=False)
        )
        assert known(await restored(one)) == known(await restored(other))
        entries = await Journal(one).entries(MATCH.id)
    assert [entry.seq for entry in entries] == list(range(1, mine + theirs + 1))
    assert min(mine, theirs) >= IN_TURN / 2
    assert min(too_late, also_late) >= IN_TURN / 2, "they have been in each other's way"
    state = game().opening()
    for entry in entries:
        step = game().play(state, actor_of(entry.actor), ENTRY.actions.load(entry.action))
        assert not isinstance(step, Refusal)
        assert step.events == EVENTS.load(entry.events)
        state = step.state
    assert game().awaited(state) == frozenset()
