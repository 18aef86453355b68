"""The same decks at two tables: who takes part, the secret of every round, the tables, and what came of each round.

A table is numbered 0 or 1, a round from 1. Settings are JSON text that only the shell reads, and what points count is
the shell's to say. Times are seconds since 1970, UTC.
"""

import secrets
import sqlite3
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeAlias

from data.database import Database, Parameters
from data.salts import SALT_BYTES

TABLES: Final = 2

Scores: TypeAlias = Mapping[int, tuple[int, int]]
"""By round, the points of both teams as they sit at one table."""


class State(StrEnum):
    """How far it is: people gather, both tables play, it is over for good."""

    GATHERING = "gathering"
    PLAYING = "playing"
    OVER = "over"


@dataclass(frozen=True, slots=True, kw_only=True)
class Participant:
    """Somebody who takes part; those at the first table have the lower places, counted from 0."""

    place: int
    user: int
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Half:
    """One of the two tables, and the channel in which it is."""

    number: int
    table: str
    channel: int


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredDuplicate:
    """Two tables with the same decks; ``message`` shows them in ``channel``, ``outcome`` says how it ended."""

    id: str
    game: str
    guild: int
    channel: int
    host: int
    locale: str
    settings: str
    created: float
    state: State = State.GATHERING
    message: int | None = None
    outcome: str | None = None
    seats: tuple[Participant, ...] = ()
    halves: tuple[Half, ...] = ()


SELECT_DUPLICATE = """
    SELECT id, game, guild, channel, host, locale, settings, created, state, message, outcome FROM duplicate
"""


class Duplicates:
    """Those of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, one: StoredDuplicate) -> None:
        """Store a new one, at which people gather."""

        def unit(connection: sqlite3.Connection) -> None:
            connection.execute(
                """
                INSERT INTO duplicate (id, game, guild, channel, host, locale, settings, created, state)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'gathering')
                """,
                (one.id, one.game, one.guild, one.channel, one.host, one.locale, one.settings, one.created),
            )
            insert_seats(connection, one.id, one.seats)

        await self._database.write(unit)

    async def get(self, duplicate: str) -> StoredDuplicate | None:
        """The one of that id."""
        found = await self._select(f"{SELECT_DUPLICATE} WHERE id = ?", (duplicate,))
        return found[0] if found else None

    async def unfinished(self) -> tuple[StoredDuplicate, ...]:
        """Those that are not over, and those of whose result not everybody has been told, oldest first."""
        return await self._select(f"{SELECT_DUPLICATE} WHERE state != 'over' OR NOT told ORDER BY created")

    async def save_seats(self, duplicate: str, seats: Sequence[Participant]) -> None:
        """Who takes part now."""

        def unit(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM duplicate_seat WHERE duplicate = ?", (duplicate,))
            insert_seats(connection, duplicate, seats)

        await self._database.write(unit)

    async def save_message(self, duplicate: str, message: int) -> None:
        """Which message shows it."""
        await self._database.execute("UPDATE duplicate SET message = ? WHERE id = ?", (message, duplicate))

    async def begin(self, duplicate: str, rounds: int) -> None:
        """Draw the secrets of all rounds; from here on it is played."""
        salts = [(duplicate, number, secrets.token_hex(SALT_BYTES)) for number in range(1, rounds + 1)]

        def unit(connection: sqlite3.Connection) -> None:
            connection.execute("UPDATE duplicate SET state = 'playing' WHERE id = ?", (duplicate,))
            connection.executemany("INSERT INTO duplicate_deal (duplicate, round, salt) VALUES (?, ?, ?)", salts)

        await self._database.write(unit)

    async def seat(self, duplicate: str, half: Half) -> None:
        """Let this table be one of its two."""
        await self._database.execute(
            "INSERT INTO duplicate_table (duplicate, number, game_table, channel) VALUES (?, ?, ?, ?)",
            (duplicate, half.number, half.table, half.channel),
        )

    async def salt_at(self, table: str, number: int) -> str | None:
        """The secret by which a table's round is dealt, 32 hex digits; None for one that chance deals."""
        rows = await self._database.rows(
            """
            SELECT salt FROM duplicate_table JOIN duplicate_deal USING (duplicate)
            WHERE game_table = ? AND round = ?
            """,
            (table, number),
        )
        return str(rows[0]["salt"]) if rows else None

    async def note(self, duplicate: str, number: int, scores: Scores) -> None:
        """Note what came of rounds at a table; what has been noted stays."""
        rows = [(duplicate, number, one, *points) for one, points in sorted(scores.items())]

        def unit(connection: sqlite3.Connection) -> None:
            connection.executemany(
                """
                INSERT OR IGNORE INTO duplicate_score (duplicate, number, round, points0, points1)
                VALUES (?, ?, ?, ?, ?)
                """,
                rows,
            )

        await self._database.write(unit)

    async def scores(self, duplicate: str) -> tuple[Scores, Scores]:
        """What came of every round at both tables."""
        rows = await self._database.rows(
            "SELECT number, round, points0, points1 FROM duplicate_score WHERE duplicate = ? ORDER BY round",
            (duplicate,),
        )
        found: tuple[dict[int, tuple[int, int]], dict[int, tuple[int, int]]] = ({}, {})
        for row in rows:
            found[row["number"]][row["round"]] = (row["points0"], row["points1"])
        return found

    async def end(self, duplicate: str, outcome: str, *, told: bool) -> None:
        """It is over; ``told`` says that there is no result of which the tables have to be told."""
        await self._database.execute(
            "UPDATE duplicate SET state = 'over', outcome = ?, told = ? WHERE id = ? AND state != 'over'",
            (outcome, told, duplicate),
        )

    async def tell(self, duplicate: str) -> None:
        """Both tables have been told the result."""
        await self._database.execute("UPDATE duplicate SET told = 1 WHERE id = ?", (duplicate,))

    async def open_rounds(self, match: str) -> int | None:
        """How many rounds of a match may be looked at, those that both tables have scored; None for all of them."""
        rows = await self._database.rows(
            """
            SELECT (SELECT count(*) FROM duplicate_score WHERE duplicate = whole.id AND number = 0) AS first,
                   (SELECT count(*) FROM duplicate_score WHERE duplicate = whole.id AND number = 1) AS second
            FROM game_table JOIN duplicate_table ON game_table = game_table.id
            JOIN duplicate AS whole ON whole.id = duplicate_table.duplicate
            WHERE game_table.match = ? AND whole.state != 'over'
            """,
            (match,),
        )
        return min(rows[0]["first"], rows[0]["second"]) if rows else None

    async def _select(self, sql: str, parameters: Parameters = ()) -> tuple[StoredDuplicate, ...]:
        rows = await self._database.rows(sql, parameters)
        return tuple([await self._whole(row) for row in rows])

    async def _whole(self, row: sqlite3.Row) -> StoredDuplicate:
        key = (row["id"],)
        seats = await self._database.rows(
            "SELECT place, user, name FROM duplicate_seat WHERE duplicate = ? ORDER BY place", key
        )
        halves = await self._database.rows(
            'SELECT number, game_table AS "table", channel FROM duplicate_table WHERE duplicate = ? ORDER BY number',
            key,
        )
        columns = {name: row[name] for name in row.keys() if name != "state"}  # noqa: SIM118 - of a row
        return StoredDuplicate(
            **columns,
            state=State(row["state"]),
            seats=tuple(Participant(**one) for one in seats),
            halves=tuple(Half(**one) for one in halves),
        )


def insert_seats(connection: sqlite3.Connection, duplicate: str, seats: Sequence[Participant]) -> None:
    """The places that are taken, of one that has none."""
    connection.executemany(
        "INSERT INTO duplicate_seat (duplicate, place, user, name) VALUES (?, ?, ?, ?)",
        [(duplicate, one.place, one.user, one.name) for one in seats],
    )
