"""The deal of the day: its secret, who has tried it, and how all of them stand.

A day is counted as in `data.calendar`. What a score counts is the shell's to say; more is better.
"""

import secrets
import sqlite3
from dataclasses import dataclass

from data.calendar import LONGEST_STREAK, day_of, in_a_row
from data.database import Database
from data.salts import SALT_BYTES
from data.tombstones import fingerprint


@dataclass(frozen=True, slots=True, kw_only=True)
class Try:
    """Somebody's one try at the deal of a day, ranked on ``guild``.

    ``table`` is None until one was opened for it, ``score`` until it was played to its end on its day.
    """

    game: str
    day: int
    user: int
    name: str
    guild: int
    table: str | None = None
    score: int | None = None


@dataclass(frozen=True, slots=True)
class Ranked:
    """A finished try; equal scores share the better place, counted from 1."""

    place: int
    user: int
    name: str
    score: int


@dataclass(frozen=True, slots=True)
class Best:
    """A day of which somebody was the best, and the match of their try; empty if it is not kept."""

    day: int
    match: str


class Days:
    """The deals of the day of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def salt(self, game: str, day: int) -> str:
        """The secret of a day, 32 hex digits; drawn when it is first asked for, and the same for ever."""
        await self._database.execute(
            "INSERT OR IGNORE INTO day_deal (game, day, salt) VALUES (?, ?, ?)",
            (game, day, secrets.token_hex(SALT_BYTES)),
        )
        return await self.told(game, day) or ""

    async def told(self, game: str, day: int) -> str | None:
        """The secret of a day on which somebody has asked for the deal; None of any other."""
        rows = await self._database.rows("SELECT salt FROM day_deal WHERE game = ? AND day = ?", (game, day))
        return str(rows[0]["salt"]) if rows else None

    async def salt_at(self, table: str) -> str | None:
        """The secret by which a table is dealt; None for one that chance deals."""
        rows = await self._database.rows(
            """
            SELECT salt FROM day_try JOIN day_deal ON day_deal.game = day_try.game AND day_deal.day = day_try.day
            WHERE game_table = ?
            """,
            (table,),
        )
        return str(rows[0]["salt"]) if rows else None

    async def begin(self, one: Try) -> Try:
        """Note that somebody tries the deal of a day; their try as it stands, this one or an earlier one."""
        await self._database.execute(
            "INSERT OR IGNORE INTO day_try (game, day, user, name, guild) VALUES (?, ?, ?, ?, ?)",
            (one.game, one.day, one.user, one.name, one.guild),
        )
        return await self.of(one.game, one.day, one.user) or one

    async def has_spent(self, game: str, day: int, user: int) -> bool:
        """Whether somebody who was forgotten since had a table for the deal of a day; told until the next day's."""
        salt = await self.told(game, day)
        if salt is None:
            return False
        rows = await self._database.rows(
            "SELECT 1 FROM day_spent WHERE game = ? AND day = ? AND fingerprint = ?",
            (game, day, fingerprint(user, salt)),
        )
        return bool(rows)

    async def take_spent(self, before: int) -> int:
        """Take away who had spent their tries at the deals of days before this one; how many."""
        return await self._database.execute("DELETE FROM day_spent WHERE day < ?", (before,))

    async def seat(self, one: Try, table: str) -> bool:
        """Let this table be the one of a try; False if it has had one already, which is kept."""
        changed = await self._database.execute(
            "UPDATE day_try SET game_table = ? WHERE game = ? AND day = ? AND user = ? AND game_table IS NULL",
            (table, one.game, one.day, one.user),
        )
        return bool(changed)

    async def finish(self, table: str, score: int, *, at: float) -> bool:
        """Note what came of the try at this table, once and on its day; whether it was noted."""
        changed = await self._database.execute(
            "UPDATE day_try SET score = ? WHERE game_table = ? AND day = ? AND score IS NULL",
            (score, table, day_of(at)),
        )
        return bool(changed)

    async def is_sealed(self, match: str, user: int, *, at: float) -> bool:
        """Whether a match is a try at the deal of this very day, which this user has not played to its end."""
        rows = await self._database.rows(
            """
            SELECT 1 FROM game_table JOIN day_try AS played ON played.game_table = game_table.id
            WHERE game_table.match = ? AND played.day >= ? AND NOT EXISTS (
                SELECT 1 FROM day_try AS own
                WHERE own.game = played.game AND own.day = played.day AND own.user = ? AND own.score IS NOT NULL
            )
            """,
            (match, day_of(at), user),
        )
        return bool(rows)

    async def of(self, game: str, day: int, user: int) -> Try | None:
        """Somebody's try at the deal of a day."""
        rows = await self._database.rows(
            """
            SELECT game, day, user, name, guild, game_table AS "table", score FROM day_try
            WHERE game = ? AND day = ? AND user = ?
            """,
            (game, day, user),
        )
        return Try(**rows[0]) if rows else None

    async def ranking(self, game: str, day: int, guild: int, *, limit: int) -> tuple[Ranked, ...]:
        """The best of a day, on one server or everywhere, best first."""
        rows = await self._database.rows(
            """
            SELECT rank() OVER (ORDER BY score DESC) AS place, user, name, score FROM day_try
            WHERE game = ? AND day = ? AND score IS NOT NULL AND ? IN (guild, 0)
            ORDER BY place, user LIMIT ?
            """,
            (game, day, guild, limit),
        )
        return tuple(map(_ranked, rows))

    async def count(self, game: str, day: int, guild: int) -> int:
        """How many have finished."""
        ((count,),) = await self._database.rows(
            "SELECT count(*) FROM day_try WHERE game = ? AND day = ? AND score IS NOT NULL AND ? IN (guild, 0)",
            (game, day, guild),
        )
        return int(count)

    async def place(self, one: Try, guild: int) -> int | None:
        """The place of a finished try; None for another."""
        if one.score is None:
            return None
        ((better,),) = await self._database.rows(
            "SELECT count(*) FROM day_try WHERE game = ? AND day = ? AND score > ? AND ? IN (guild, 0)",
            (one.game, one.day, one.score, guild),
        )
        return int(better) + 1

    async def streak(self, game: str, user: int, day: int) -> int:
        """On how many days in a row somebody has finished, up to this day or, as long as it lasts, the day before."""
        rows = await self._database.rows(
            """
            SELECT day FROM day_try WHERE game = ? AND user = ? AND day <= ? AND score IS NOT NULL
            ORDER BY day DESC LIMIT ?
            """,
            (game, user, day, LONGEST_STREAK),
        )
        return in_a_row([row["day"] for row in rows], day)

    async def best(self, game: str, user: int, *, before: int, least: int) -> Best | None:
        """The first day before this one whose best somebody was, alone or with others, of at least so many."""
        rows = await self._database.rows(
            """
            SELECT own.day, coalesce(game_table.match, '') AS match
            FROM day_try AS own LEFT JOIN game_table ON game_table.id = own.game_table
            WHERE own.game = :game AND own.user = :user AND own.day < :before AND own.score = (
                SELECT max(score) FROM day_try AS one WHERE one.game = :game AND one.day = own.day
            ) AND (
                SELECT count(*) FROM day_try AS one
                WHERE one.game = :game AND one.day = own.day AND one.score IS NOT NULL
            ) >= :least
            ORDER BY own.day LIMIT 1
            """,
            {"game": game, "user": user, "before": before, "least": least},
        )
        return Best(**rows[0]) if rows else None


def spend(connection: sqlite3.Connection, user: int) -> None:
    """Keep that somebody who is being forgotten had a table for the newest deal, which may be today's; who is nowhere.

    A part of a unit of work. What is known of older days would be of no use.
    """
    rows = connection.execute(
        """
        SELECT day_try.game, day_try.day, salt FROM day_try
        JOIN day_deal ON day_deal.game = day_try.game AND day_deal.day = day_try.day
        WHERE user = ? AND game_table IS NOT NULL
          AND day_try.day = (SELECT max(day) FROM day_deal AS newest WHERE newest.game = day_try.game)
        """,
        (user,),
    ).fetchall()
    connection.executemany(
        "INSERT OR IGNORE INTO day_spent (game, day, fingerprint) VALUES (?, ?, ?)",
        [(game, day, fingerprint(user, salt)) for game, day, salt in rows],
    )


def _ranked(row: sqlite3.Row) -> Ranked:
    return Ranked(row["place"], row["user"], row["name"], row["score"])
