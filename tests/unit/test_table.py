"""`bot.matches.table`: judge, record, adopt, announce. With the real Tichu and a real journal on the disk."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Generator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final, TypeAlias

import pytest

from bot.games.tichu.controls import timed
from bot.games.tichu.shell import EVENTS
from bot.matches.table import Announcement, Books, Table, Waiting, actor_of, name_of
from data.database import Database
from data.errors import LockedError, StaleError
from data.journal import Journal, Match
from engine.cards import DECK
from engine.cli.chance import match
from engine.games import GAMES
from engine.kernel import Actor, Nature, Refusal, Seat
from engine.tichu.actions import Action, AnswerGrand, Deal, TimeUp
from engine.tichu.events import Event
from engine.tichu.game import Tichu
from engine.tichu.notices import Notice
from engine.tichu.state import State
from engine.tichu.view import SEATS, PlayerView, TableView
from tests.begun import begin

TichuTable: TypeAlias = Table[State, Action, Event, PlayerView, TableView, Notice]
Told: TypeAlias = Announcement[Notice]

MATCH: Final = Match(id="m1", game="tichu", options="[]", created=0.0)
ENTRY: Final = GAMES["tichu"]
DEAL: Final = Deal(tuple(DECK))
NO: Final = AnswerGrand(grand=False)


class Wall:
    """The machine's clock: a second passes at every look."""

    def __init__(self, time: float = 1_800_000_000.0) -> None:
        self.time = time

    def __call__(self) -> float:
        """Unix seconds."""
        self.time += 1
        return self.time


@dataclass(frozen=True, slots=True)
class Known:
    """All that can be seen of a table."""

    seq: int
    spectacle: TableView
    views: tuple[PlayerView, ...]
    awaited: frozenset[Actor]
    waiting: Waiting | None


def known(table: TichuTable) -> Known:
    views = tuple(table.view(seat) for seat in SEATS)
    return Known(table.seq, table.spectacle(), views, table.awaited, table.waiting)


def stored(path: Path) -> list[str]:
    """What an outsider finds in the file: the actors of the entries, in order."""
    with closing(sqlite3.connect(path)) as connection:
        return [actor for (actor,) in connection.execute("SELECT actor FROM entry ORDER BY seq")]


@contextmanager
def held(path: Path) -> Generator[None]:
    """Another process holds the database."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        yield
        connection.execute("ROLLBACK")


def game() -> Tichu:
    return ENTRY.make(("rounds=1",))


async def restored(database: Database, *, now: Wall | None = None, told: list[Told] | None = None) -> TichuTable:
    table: TichuTable = Table("m1", game(), Books(Journal(database), ENTRY.actions, EVENTS, timed), now or Wall())
    await table.restore((told if told is not None else []).append)
    return table


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    async with await Database.open(tmp_path / "tables.sqlite3", patience=0.05) as database:
        await begin(database, MATCH)
        yield database


async def test_a_restored_table_is_the_live_one_after_every_entry(database: Database) -> None:
    live_told: list[Told] = []
    table = await restored(database, told=live_told)
    for actor, action, _ in match(game(), Random(7)):
        assert await table.submit(actor, action) is None
        told: list[Told] = []
        again = await restored(database, now=Wall(1_900_000_000.0), told=told)
        assert known(again) == known(table)
        assert told == live_told
    assert table.awaited == frozenset()
    assert table.waiting is None
    assert table.seq > 50


async def test_what_is_timed_keeps_its_time_while_the_same_is_awaited(database: Database) -> None:
    wall = Wall()
    table = await restored(database, now=wall)
    await table.submit(Nature.DEALER, DEAL)
    first = table.waiting
    assert first is not None
    assert first.since == wall.time
    for seat in SEATS[:3]:
        await table.submit(seat, NO)
        assert table.waiting == first
    await table.submit(SEATS[3], NO)
    assert table.waiting is not None
    assert (table.waiting.beat == first.beat, table.waiting.since) == (False, wall.time)


async def test_times_of_a_clock_that_was_ahead_count_from_the_restart(database: Database) -> None:
    ahead = await restored(database, now=Wall(1_900_000_000.0))
    await ahead.submit(Nature.DEALER, DEAL)
    await ahead.submit(Seat(2), NO)
    right = await restored(database, now=Wall(1_800_000_000.0))
    assert right.waiting is not None
    assert ahead.waiting is not None
    assert right.waiting.beat == ahead.waiting.beat
    assert right.waiting.since == right.moved == 1_800_000_002.0


async def test_an_act_is_in_the_file_before_it_is_adopted_and_adopted_before_it_is_told(database: Database) -> None:
    told: list[tuple[int, int, int]] = []
    table: TichuTable = Table("m1", game(), Books(Journal(database), ENTRY.actions, EVENTS, timed), Wall())
    await table.restore(lambda news: told.append((news.seq, table.seq, len(stored(database.path)))))
    submitting = asyncio.create_task(table.submit(Nature.DEALER, DEAL))
    while not submitting.done():
        assert table.seq <= len(stored(database.path))
        await asyncio.sleep(0)
    assert told == [(1, 1, 1)]


async def test_a_refused_act_leaves_no_trace(database: Database) -> None:
    told: list[Told] = []
    table = await restored(database, told=told)
    await table.submit(Nature.DEALER, DEAL)
    await table.submit(SEATS[0], NO)
    before, heard = known(table), list(told)
    moment = table.spectacle().moment
    for actor, action in (
        (SEATS[0], NO),
        (SEATS[1], DEAL),
        (Nature.DEALER, DEAL),
        (Nature.CLOCK, TimeUp(moment, SEATS[0])),
        (Nature.CLOCK, TimeUp(moment + 1, SEATS[1])),
    ):
        assert isinstance(await table.submit(actor, action), Refusal)
        assert known(table) == before
    assert told == heard
    assert stored(database.path) == ["dealer", "seat-0"]


async def test_a_cancelled_caller_does_not_cancel_the_act(database: Database) -> None:
    told: list[Told] = []
    table = await restored(database, told=told)
    await table.submit(Nature.DEALER, DEAL)
    for turns, seat in enumerate(SEATS):
        submitting = asyncio.create_task(table.submit(seat, NO))
        for _ in range(turns):
            await asyncio.sleep(0)
        submitting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await submitting
    await table.settle()
    # The first was cancelled before it was put to the table at all.
    assert stored(database.path) == ["dealer", "seat-1", "seat-2", "seat-3"]
    assert [news.seq for news in told] == [1, 2, 3, 4]
    assert known(await restored(database)).spectacle == table.spectacle()


async def test_acts_are_decided_in_the_order_of_their_arrival(database: Database) -> None:
    table = await restored(database)
    dealt, *answers = await asyncio.gather(
        table.submit(Nature.DEALER, DEAL), *(table.submit(Seat(seat), NO) for seat in (2, 0, 3, 0, 1))
    )
    assert dealt is None
    assert [answer is None for answer in answers] == [True, True, True, False, True]
    assert stored(database.path) == ["dealer", "seat-2", "seat-0", "seat-3", "seat-1"]


async def test_an_act_that_cannot_be_recorded_has_not_happened(database: Database) -> None:
    told: list[Told] = []
    table = await restored(database, told=told)
    await table.submit(Nature.DEALER, DEAL)
    before = known(table)
    with held(database.path):
        for seat in SEATS[:2]:
            with pytest.raises(LockedError):
                await table.submit(seat, NO)
            assert known(table) == before
    assert len(told) == 1
    assert await table.submit(SEATS[0], NO) is None
    assert stored(database.path) == ["dealer", "seat-0"]


async def test_of_two_processes_one_is_told_that_it_is_behind(database: Database, tmp_path: Path) -> None:
    async with await Database.open(tmp_path / "tables.sqlite3") as elsewhere:
        ours, theirs = await restored(database), await restored(elsewhere)
        await theirs.submit(Nature.DEALER, DEAL)
        before = known(ours)
        with pytest.raises(StaleError):
            await ours.submit(Nature.DEALER, Deal(tuple(reversed(DECK))))
        assert known(ours) == before
        again = await restored(database)
        assert again.spectacle() == theirs.spectacle()
        assert [again.view(seat) for seat in SEATS] == [theirs.view(seat) for seat in SEATS]
        assert await again.submit(SEATS[0], NO) is None


@pytest.mark.parametrize("actor", [*SEATS, *Nature])
def test_an_actor_reads_back(actor: Actor) -> None:
    assert actor_of(name_of(actor)) == actor


@pytest.mark.parametrize("name", ["", "seat-", "seat-x", "0", "Dealer"])
def test_what_is_no_actor_is_an_error(name: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        actor_of(name)
