"""The real bot where things go wrong around it: a database that others hold or break, deals that nobody knows."""

import asyncio
import random
import sqlite3
from collections.abc import AsyncGenerator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from typing import Final

from bot.app import TichuClient
from bot.sandbox import TOKEN
from bot.settings import Settings
from bot.speech import speech_for
from bot.tables.room import Room
from data.database import Database
from tests.screens import Screen
from tests.table_driver import Table
from tests.wire.real_bot import Club

KOREAN, GERMAN, ENGLISH = map(speech_for, ("ko", "de", "en-US"))
ANSWERS: Final = r"^/interactions/"
ALONE: Final[dict[str, str | int]] = {"bots": 3, "clock": "off", "target": 100}
ANSWER_OF_SEAT_0: Final = """
    INSERT INTO entry (match, seq, actor, action, events, at)
    SELECT match, 5, 'seat-0', action, replace(events, '"seat":3', '"seat":0'), at FROM entry WHERE actor = 'seat-3'
"""
"""Says of the first seat what the last one has said."""
PATIENCE: Final = 0.05
"""Seconds that the bot waits for another process's lock here."""


@asynccontextmanager
async def bot(place: Club, *, patience: float = PATIENCE, think: float = 0.0) -> AsyncGenerator[TichuClient]:
    """The bot with random deals, on a database that does not wait."""
    place.sandbox.gateway.ready.clear()
    async with (
        await Database.open(place.path, patience=patience) as database,
        TichuClient(
            database,
            Settings.model_construct(think_seconds=think, lobby_minutes=60.0, clicks_per_second=0.0, tables_per_host=0),
            now=place.clock.now,
            clock=place.clock,
            shuffle=random.Random(5).shuffle,
        ) as client,
    ):
        running = asyncio.create_task(client.start(TOKEN))
        async with asyncio.timeout(10):
            await place.sandbox.gateway.ready.wait()
        yield client
        await client.close()
        await running


@asynccontextmanager
async def elsewhere(place: Club, begin: str, end: str) -> AsyncGenerator[None]:
    """Another process does this to the database, and undoes it afterwards."""
    connection = await asyncio.to_thread(
        sqlite3.connect, place.path, timeout=5, isolation_level=None, check_same_thread=False
    )
    with closing(connection):
        await asyncio.to_thread(connection.execute, begin)
        yield
        await asyncio.to_thread(connection.execute, end)


def held(place: Club) -> AbstractAsyncContextManager[None]:
    """Nobody can write."""
    return elsewhere(place, "BEGIN IMMEDIATE", "ROLLBACK")


def broken(place: Club, table: str) -> AbstractAsyncContextManager[None]:
    """Nothing can be added to this table."""
    trigger = f"CREATE TRIGGER broken BEFORE INSERT ON {table} BEGIN SELECT RAISE(ABORT, 'broken'); END"
    return elsewhere(place, trigger, "DROP TRIGGER broken")


def room_of(client: TichuClient, place: Club) -> Room:
    """The channel's table."""
    room = client.rooms.in_channel(place.channel.id)
    assert room is not None
    return room


def public(place: Club) -> list[Screen]:
    """The messages that everybody sees, oldest first."""
    return [screen for screen in place.stranger.screens() if not screen.private]


def seq(client: TichuClient, place: Club) -> int:
    """How many acts of the match have been accepted."""
    match = room_of(client, place).match
    return 0 if match is None else match.seq


async def alone(place: Club) -> Table:
    """Somebody plays with three bots, and it is theirs to answer to Grand Tichu."""
    table = place.table()
    await place.people[0].slash("tichu start", **ALONE)
    await table.until(lambda: table.sees("hand"), "the match begins")
    return table


async def play_to_the_end(client: TichuClient, place: Club) -> None:
    """The clock acts for whoever is there, until nobody is awaited any more."""
    match = room_of(client, place).match
    assert match is not None
    async with asyncio.timeout(60):
        while match.outcome is None:
            if match.awaited:
                await match.time_up()
            elif place.clock.next is not None:
                place.clock.run_out()
            await asyncio.sleep(0.001)
