"""What a table needs to go on after a restart: where it is, who sits, which match is on, which message shows it.

Settings are JSON text that only the shell reads. Changes are narrow, each to the columns it names, so that two
parts of the shell that save at the same time do not undo each other. Times are seconds since 1970, UTC.
"""

import sqlite3
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from itertools import groupby
from operator import itemgetter

from data.database import Database, Parameters
from data.errors import ChannelTakenError, IdTakenError, MissingError
from data.journal import Match, insert_match
from data.sittings import Sitting, note_sittings, sittings


class TableState(StrEnum):
    """How far a table is: people gather, a match is on, it is over for good."""

    LOBBY = "lobby"
    PLAYING = "playing"
    CLOSED = "closed"


class SeatKind(StrEnum):
    """Who acts for a seat. A bot may act for a person who keeps the seat."""

    HUMAN = "human"
    BOT = "bot"


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredSeat:
    """A seat that is taken. ``seat`` counts from 0; ``user`` is the person's id, None for a mere bot.

    ``level`` says how well a bot plays, in the shell's words; None is the usual one.
    """

    seat: int
    kind: SeatKind
    user: int | None
    name: str
    level: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Board:
    """The public message of a table; ``chapter`` is the match's that it shows, None when that is not known."""

    channel: int
    message: int
    chapter: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Summons:
    """When people were last asked to come to a table; ``message`` asks them while it is there."""

    at: float
    message: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredTable:
    """A table; ``seats`` holds those that are taken, in order."""

    id: str
    guild: int
    channel: int
    host: int
    locale: str
    state: TableState = TableState.LOBBY
    settings: str
    created: float
    changed: float
    match: str | None = None
    board: Board | None = None
    summons: Summons | None = None
    seats: tuple[StoredSeat, ...] = ()


SELECT_TABLES = """
    SELECT id, guild, channel, host, locale, state, settings, created, changed, match,
           board_channel, board_message, board_chapter,
           summoned, summons_message, seat, kind, user, name, level
    FROM game_table LEFT JOIN table_seat ON game_table = id
"""


class Tables:
    """The tables of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, table: StoredTable) -> None:
        """Store a new table in its lobby, with its seats. Raises ChannelTakenError or IdTakenError."""

        def unit(connection: sqlite3.Connection) -> None:
            with free(table.channel):
                added = connection.execute(
                    """
                    INSERT INTO game_table (id, guild, channel, host, locale, state, settings, created, changed)
                    VALUES (?, ?, ?, ?, ?, 'lobby', ?, ?, ?) ON CONFLICT (id) DO NOTHING
                    """,
                    (
                        table.id,
                        table.guild,
                        table.channel,
                        table.host,
                        table.locale,
                        table.settings,
                        table.created,
                        table.changed,
                    ),
                )
            if not added.rowcount:
                message = f"there is a table {table.id}"
                raise IdTakenError(message)
            insert_seats(connection, table.id, table.seats)

        await self._database.write(unit)

    async def get(self, table: str) -> StoredTable | None:
        """The table of that id, open or closed."""
        return next(iter(await self._select(f"{SELECT_TABLES} WHERE id = ? ORDER BY seat", (table,))), None)

    async def open_tables(self) -> tuple[StoredTable, ...]:
        """All tables that are not closed, oldest first."""
        return await self._select(f"{SELECT_TABLES} WHERE state != 'closed' ORDER BY created, id, seat")

    async def save_lobby(
        self, table: str, *, host: int, settings: str, seats: tuple[StoredSeat, ...], at: float
    ) -> None:
        """Who may change an open table, how it is to be played, and all its seats. Raises MissingError."""

        def unit(connection: sqlite3.Connection) -> None:
            change(
                connection,
                "UPDATE game_table SET host = ?, settings = ?, changed = ? WHERE id = ? AND state != 'closed'",
                (host, settings, at, table),
            )
            connection.execute("DELETE FROM table_seat WHERE game_table = ?", (table,))
            insert_seats(connection, table, seats)
            note_sittings(connection, table)

        await self._database.write(unit)

    async def save_board(self, table: str, board: Board | None, *, at: float) -> None:
        """Which message shows an open table now. Raises MissingError."""
        where = (None, None, None) if board is None else (board.channel, board.message, board.chapter)
        await self._change(
            """
            UPDATE game_table SET board_channel = ?, board_message = ?, board_chapter = ?, changed = ?
            WHERE id = ? AND state != 'closed'
            """,
            (*where, at, table),
        )

    async def move(self, table: str, *, guild: int, channel: int, settings: str, at: float) -> None:
        """Let a table at which a match is on be in another channel; what showed it in the last one is forgotten.

        Raises ChannelTakenError and MissingError.
        """

        def unit(connection: sqlite3.Connection) -> None:
            with free(channel):
                change(
                    connection,
                    """
                    UPDATE game_table SET guild = ?, channel = ?, settings = ?, changed = ?, board_channel = NULL,
                        board_message = NULL, board_chapter = NULL, summoned = NULL, summons_message = NULL
                    WHERE id = ? AND state = 'playing'
                    """,
                    (guild, channel, settings, at, table),
                )
            for hands in ("open_hand", "sent_hand"):
                connection.execute(f"DELETE FROM {hands} WHERE game_table = ?", (table,))  # noqa: S608 - as above

        await self._database.write(unit)

    async def save_summons(self, table: str, summons: Summons, *, at: float) -> None:
        """That people have been asked to come to an open table, and where. Raises MissingError."""
        await self._change(
            "UPDATE game_table SET summoned = ?, summons_message = ?, changed = ? WHERE id = ? AND state != 'closed'",
            (summons.at, summons.message, at, table),
        )

    async def start(self, table: str, match: Match, *, settings: str, at: float) -> None:
        """Open the match and put an open table to it with what was settled; both or neither.

        Raises MissingError or IdTakenError.
        """

        def unit(connection: sqlite3.Connection) -> None:
            insert_match(connection, match)
            change(
                connection,
                """
                UPDATE game_table SET state = 'playing', match = ?, settings = ?, changed = ?
                WHERE id = ? AND state != 'closed'
                """,
                (match.id, settings, at, table),
            )
            note_sittings(connection, table)

        await self._database.write(unit)

    async def sittings(self, match: str) -> tuple[Sitting, ...]:
        """Who sat where when in a match, seat by seat, the first on each seat first."""
        return await sittings(self._database, match)

    async def close(self, table: str, *, at: float) -> None:
        """Close an open table for good, which frees its channel. Raises MissingError.

        One at which a match was played is closed together with its match (`data.journal.update_ended`).
        """
        await self._change(
            "UPDATE game_table SET state = 'closed', changed = ? WHERE id = ? AND state != 'closed'", (at, table)
        )

    async def _change(self, sql: str, parameters: Parameters) -> None:
        await self._database.write(partial(change, sql=sql, parameters=parameters))

    async def _select(self, sql: str, parameters: Parameters = ()) -> tuple[StoredTable, ...]:
        rows = await self._database.rows(sql, parameters)
        return tuple(stored_table(list(group)) for _, group in groupby(rows, key=itemgetter("id")))


@contextmanager
def free(channel: int) -> Generator[None]:
    """A table is put into a channel here: that there is one already is a ChannelTakenError."""
    try:
        yield
    except sqlite3.IntegrityError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_CONSTRAINT_UNIQUE:
            message = f"channel {channel} has an open table"
            raise ChannelTakenError(message) from error
        raise


def change(connection: sqlite3.Connection, sql: str, parameters: Parameters) -> None:
    """An update of one row. Raises MissingError if there is no such row."""
    if not connection.execute(sql, parameters).rowcount:
        message = "no such open table"
        raise MissingError(message)


def insert_seats(connection: sqlite3.Connection, table: str, seats: tuple[StoredSeat, ...]) -> None:
    """Seats of a table that has none."""
    connection.executemany(
        "INSERT INTO table_seat (game_table, seat, kind, user, name, level) VALUES (?, ?, ?, ?, ?, ?)",
        [(table, seat.seat, seat.kind, seat.user, seat.name, seat.level) for seat in seats],
    )


def stored_table(rows: list[sqlite3.Row]) -> StoredTable:
    """One table from its rows of SELECT_TABLES: a row a seat, or one row without a seat."""
    row = rows[0]
    return StoredTable(
        id=row["id"],
        guild=row["guild"],
        channel=row["channel"],
        host=row["host"],
        locale=row["locale"],
        state=TableState(row["state"]),
        settings=row["settings"],
        created=row["created"],
        changed=row["changed"],
        match=row["match"],
        board=None
        if row["board_message"] is None
        else Board(channel=row["board_channel"], message=row["board_message"], chapter=row["board_chapter"]),
        summons=None if row["summoned"] is None else Summons(at=row["summoned"], message=row["summons_message"]),
        seats=tuple(
            StoredSeat(
                seat=taken["seat"],
                kind=SeatKind(taken["kind"]),
                user=taken["user"],
                name=taken["name"],
                level=taken["level"],
            )
            for taken in rows
            if taken["seat"] is not None
        ),
    )
