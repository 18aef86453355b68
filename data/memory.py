"""What a running table remembers of its people beside their seats and the journal: who agrees, who was there.

Motions and wishes are text to this module. Rows are there for open tables only: the file itself takes them away with
the table, and nothing is added to one that is closed.
"""

import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass

from data.database import Database
from data.sittings import Sitting

OPEN = "FROM game_table WHERE id = ? AND state != 'closed'"


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredVote:
    """One person agrees with one motion."""

    motion: str
    user: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Remembered:
    """All of it for one table.

    ``left``: by user, the seat in which they once sat in the match that is on; some of them sit there still.
    ``seen``: by seat, the number of the journal's last entry when its owner was there after their time had run out.
    ``wishes``: by seat. ``votes``: the oldest motion first. ``sittings``: as ``data.sittings`` has them.
    """

    left: Mapping[int, int]
    seen: Mapping[int, int]
    wishes: Mapping[int, str]
    votes: tuple[StoredVote, ...]
    sittings: tuple[Sitting, ...]


NOTHING = Remembered(left={}, seen={}, wishes={}, votes=(), sittings=())


class Memory:
    """The memories of the tables of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, table: str) -> Remembered:
        """What is remembered at a table."""
        rows = self._database.rows
        sat = await rows(
            """
            SELECT sitting.seat, since, user, name, level
            FROM sitting JOIN game_table ON game_table.match = sitting.match
            WHERE game_table.id = ? ORDER BY sitting.seat, since
            """,
            (table,),
        )
        seen = await rows("SELECT seat, seq FROM attendance WHERE game_table = ?", (table,))
        wishes = await rows("SELECT seat, wish FROM seat_wish WHERE game_table = ?", (table,))
        votes = await rows("SELECT motion, user FROM vote WHERE game_table = ? ORDER BY number, user", (table,))
        sittings = tuple(Sitting(**row) for row in sat)
        in_time = sorted(sittings, key=lambda one: one.since)
        return Remembered(
            left={one.user: one.seat for one in in_time if one.user is not None},
            seen={row["seat"]: row["seq"] for row in seen},
            wishes={row["seat"]: row["wish"] for row in wishes},
            votes=tuple(StoredVote(**row) for row in votes),
            sittings=sittings,
        )

    async def save_votes(self, table: str, votes: tuple[StoredVote, ...]) -> None:
        """Replace all votes of a table by these; the oldest motion comes first."""

        def unit(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM vote WHERE game_table = ?", (table,))
            connection.executemany(
                f"INSERT INTO vote (game_table, number, motion, user) SELECT id, ?, ?, ? {OPEN}",
                [(number, vote.motion, vote.user, table) for number, vote in enumerate(votes)],
            )

        await self._database.write(unit)

    async def save_seen(self, table: str, seat: int, seq: int) -> None:
        """A seat's owner was there after this entry of the match."""
        await self._database.execute(
            f"INSERT OR REPLACE INTO attendance (game_table, seat, seq) SELECT id, ?, ? {OPEN}", (seat, seq, table)
        )

    async def save_wish(self, table: str, seat: int, wish: str) -> None:
        """What a seat's owner has asked to be done by itself; an empty text for nothing."""
        if wish:
            await self._database.execute(
                f"INSERT OR REPLACE INTO seat_wish (game_table, seat, wish) SELECT id, ?, ? {OPEN}", (seat, wish, table)
            )
        else:
            await self._database.execute("DELETE FROM seat_wish WHERE game_table = ? AND seat = ?", (table, seat))
