"""`bot.housekeeping`: what the operator has set goes, and not before; a store that fails costs a day, not the bot."""

import asyncio
import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.housekeeping import Housekeeping
from bot.settings import Settings
from data.calendar import DAY
from data.database import Database
from data.people import People, is_stand_in
from data.preferences import GuildPreferences, Preferences

NOW = 1000 * DAY
USUAL = Settings.model_construct(lobby_days=30, record_days=0, person_days=0, guild_days=30)
TABLES = ("entry", "result_seat", "game_table", "table_seat", "guild_preference")


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    """A match of 7 and 8 that ended 100 days ago, one of 8 and 9 of yesterday, a lobby closed 40 days ago, a server."""
    async with await Database.open(tmp_path / "tables.sqlite3") as database:
        for match, days, people in (("m1", 100, (7, 8)), ("m2", 1, (8, 9))):
            ended = NOW - days * DAY
            await database.execute(
                "INSERT INTO match (id, game, options, created) VALUES (?, 'tichu', '[]', 1)", (match,)
            )
            await database.execute(
                "INSERT INTO entry (match, seq, actor, action, events, at) VALUES (?, 1, 'seat-0', '1', '[]', 1)",
                (match,),
            )
            await database.execute("UPDATE match SET ended = ?, outcome = 'finished'", (ended,))
            await database.execute(
                """
                INSERT INTO result (match, finished, guild, channel, target, options, rated, winner, total0, total1)
                VALUES (?, ?, 1, 2, 1000, '[]', 1, 0, 1000, 200)
                """,
                (match, ended),
            )
            for seat, user in enumerate(people):
                await database.execute(
                    "INSERT INTO result_seat (match, seat, team, user, name) VALUES (?, ?, ?, ?, 'x')",
                    (match, seat, seat, user),
                )
        await database.execute("UPDATE match SET ended = ? WHERE id = 'm1'", (NOW - 100 * DAY,))
        await database.execute(
            """
            INSERT INTO game_table (id, guild, channel, host, locale, state, settings, created, changed)
            VALUES ('t1', 1, 2, 9, 'ko', 'closed', '{}', 1, ?)
            """,
            (NOW - 40 * DAY,),
        )
        await database.execute(
            "INSERT INTO table_seat (game_table, seat, kind, user, name) VALUES ('t1', 0, 'human', 9, 'x')"
        )
        await Preferences(database).change_guild(1, lambda _: GuildPreferences(locale="de"))
        await Preferences(database).depart(1, at=NOW - 40 * DAY)
        yield database


async def swept(database: Database, **days: int) -> dict[str, int]:
    """How many rows are left after a sweep with these settings."""
    settings = USUAL.model_copy(update=days)
    await Housekeeping(database, settings, lambda: NOW, forget=People(database).forget).sweep()
    return {
        name: (await database.rows(f"SELECT count(*) AS n FROM {name}"))[0]["n"]  # noqa: S608 - named above
        for name in TABLES
    }


async def test_as_it_comes_old_lobbies_and_departed_servers_go_and_matches_stay(database: Database) -> None:
    left = await swept(database, lobby_days=50, guild_days=50)
    assert left == {"entry": 2, "result_seat": 4, "game_table": 1, "table_seat": 1, "guild_preference": 1}
    left = await swept(database)
    assert left == {"entry": 2, "result_seat": 4, "game_table": 0, "table_seat": 0, "guild_preference": 0}


async def test_plays_go_after_their_days_and_results_stay(database: Database) -> None:
    assert (await swept(database, record_days=101))["entry"] == 2
    left = await swept(database, record_days=99)
    assert (left["entry"], left["result_seat"]) == (1, 4)


async def users(database: Database) -> list[bool]:
    rows = await database.rows("SELECT user FROM result_seat ORDER BY match, seat")
    return [is_stand_in(row["user"]) for row in rows]


async def test_people_who_stay_away_are_forgotten(database: Database) -> None:
    await swept(database, person_days=101)
    assert await users(database) == [False, False, False, False]
    await swept(database, person_days=99)
    assert await users(database) == [True, False, False, False], "the second has played yesterday"


async def test_who_cannot_be_forgotten_does_not_keep_the_broom_going(database: Database) -> None:
    async def forget(_: int) -> bool:
        return False

    async with asyncio.timeout(5):
        settings = USUAL.model_copy(update={"person_days": 99})
        await Housekeeping(database, settings, lambda: NOW, forget=forget).sweep()
    assert await users(database) == [False, False, False, False]


class Told(logging.Handler):
    """Waits for a line of the log."""

    def __init__(self, word: str) -> None:
        super().__init__()
        self.heard = asyncio.Event()
        self._word = word

    def emit(self, record: logging.LogRecord) -> None:
        if self._word in record.getMessage() and record.exc_info is None:
            self.heard.set()


async def test_a_store_that_fails_is_told_and_tried_again_another_day(database: Database) -> None:
    await database.close()
    told = Told("tomorrow")
    logging.getLogger("bot.housekeeping").addHandler(told)
    try:
        housekeeping = Housekeeping(database, USUAL, lambda: NOW, forget=People(database).forget)
        await housekeeping.prepare()
        running = asyncio.create_task(housekeeping.run())
        async with asyncio.timeout(5):
            await told.heard.wait()
        assert not running.done()
        running.cancel()
    finally:
        logging.getLogger("bot.housekeeping").removeHandler(told)
