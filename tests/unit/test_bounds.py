"""Nothing of a table outlives it, and whatever is remembered is bounded."""

import asyncio
import gc
import importlib
import pkgutil
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Final

import pytest

import bot
import data
import engine
import render
from bot.app import TichuClient
from bot.matches.match import Match
from bot.matches.table import Table
from bot.names import cleaned
from bot.settings import Settings
from bot.staging.board import Board
from bot.staging.boards import Boards
from bot.staging.mirror import Mirror
from bot.staging.panel import Panel
from bot.tables.company import Company
from bot.tables.course import Course
from bot.tables.hands import Hands, OpenHand
from bot.tables.room import Room
from data.database import Database
from tests.null_edge import Edge, HastyClock, Somebody

OF_A_TABLE: Final[frozenset[type[object]]] = frozenset(
    {Board, Boards, Company, Course, Hands, Match, Mirror, OpenHand, Panel, Room, Table}
)
TABLES: Final = 6
SETTINGS: Final = Settings.model_construct(think_seconds=0.0, ping_seconds=0.0)
FINITE: Final = {
    "bot.speech._voice": "a language each",
    "bot.games.tichu.words.tag": "a card in a language each",
    "data.schema.columns_of": "a schema of the program each",
    "engine.codec._form": "a type of the journal's each",
    "engine.minds.belief.belief": "the one net",
    "engine.minds.learned.learned": "the one set of weights",
    "engine.minds.luck._net": "the one set of weights",
    "engine.minds.stakes.stakes": "the one set of weights",
    "engine.minds.training.twin.library": "the one library",
    "render.lettering.coverage": "the one table",
    "render.pen.outline": "a drawing of the program's own each",
}
"""Caches without a bound of their own, and why they cannot grow."""


def modules() -> Iterator[object]:
    for package in (bot, data, engine, render):
        for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            if not found.name.endswith("__main__"):
                yield importlib.import_module(found.name)


def test_every_cache_is_bounded() -> None:
    caches = {
        f"{value.__module__}.{value.__qualname__}": value.cache_info().maxsize
        for module in modules()
        for value in vars(module).values()
        if isinstance(value, type(cleaned))
    }
    unbounded = {name for name, most in caches.items() if most is None}
    assert unbounded == FINITE.keys()
    assert all(most is None or 0 < most <= 20_000 for most in caches.values())


@pytest.fixture
def apart() -> Generator[None]:
    """What other tests have left in the process is looked at no more."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()


@pytest.mark.usefixtures("apart")
async def test_nothing_of_a_table_outlives_it(tmp_path: Path) -> None:
    clock, edge = HastyClock(), Edge()
    async with await Database.open(tmp_path / "tichu.db") as database:
        client = TichuClient(database, SETTINGS, now=clock.now, clock=clock)
        async with edge.stand_in(client):
            await asyncio.gather(*(sit(client, edge, number) for number in range(TABLES)))
            await client.rooms.settle()
            assert len(client.rooms) == 0
            await asyncio.sleep(0)
            gc.collect()
            left = [type(one).__name__ for one in gc.get_objects() if type(one) in OF_A_TABLE]
            assert not left
            assert not clock.waiting


async def sit(client: TichuClient, edge: Edge, number: int) -> None:
    """Somebody opens a table, looks at their hand and leaves, ends the table, or comes back for another match."""
    who = Somebody(100 + number, 200 + number, 300 + number)
    await edge.slash(who, "start", bots=3, clock="off", level="easy")
    room = client.rooms.in_channel(who.channel)
    assert room is not None
    while room.match is None or room.match.seq < 4:  # noqa: ASYNC110 - a room tells nobody of its match
        await asyncio.sleep(0.005)
    table, hand = room.id, edge.id()
    del room
    await edge.press(who, f"t1:{table}:0:hand:")
    await edge.press(who, f"t1:{table}:0:no_grand:", private_message=hand)
    await edge.press(who, f"t1:{table}:0:{('leave_yes', 'end_yes')[number % 2]}:", private_message=hand)
    await edge.press(who, f"t1:{table}:0:rematch:")
    if (again := client.rooms.in_channel(who.channel)) is not None:
        await edge.press(who, f"t1:{again.id}:0:end_yes:", private_message=hand)
