"""Matches and their entries: what was asked and what followed, in order, only ever added to while the match is kept.

What an action, an event or an option says is text to this module. Times are seconds since 1970, UTC.
"""

import sqlite3
from dataclasses import asdict, dataclass
from functools import partial

from data.database import Database
from data.errors import IdTakenError, StaleError


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """One accepted action and its facts. ``seq`` counts from 1 within its match.

    ``stand_in``: whether a bot acted for the person who has the seat.
    """

    seq: int
    actor: str
    action: str
    events: str
    at: float
    stand_in: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Match:
    """A match; ``options`` is JSON text. ``ended`` and ``outcome`` are there together or not at all.

    ``shed`` is when its entries began to be taken away, for good; what was derived from them before stays.
    """

    id: str
    game: str
    options: str
    created: float
    ended: float | None = None
    outcome: str | None = None
    shed: float | None = None


SELECT_MATCH = "SELECT id, game, options, created, ended, outcome, shed FROM match"


class Journal:
    """The matches and entries of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def append(self, match: str, entry: Entry) -> None:
        """Add the entry; it is on the disk when this returns. Appends of many matches share one commit.

        Raises StaleError if the entry does not follow the last one stored, or the match is over.
        """
        added = await self._database.execute(
            """
            INSERT INTO entry (match, seq, actor, action, events, at, stand_in)
            SELECT id, :seq, :actor, :action, :events, :at, :stand_in
            FROM match
            WHERE id = :match AND ended IS NULL
              AND (SELECT coalesce(max(seq), 0) FROM entry WHERE entry.match = :match) = :seq - 1
            """,
            {"match": match} | asdict(entry),
        )
        if not added:
            message = f"entry {entry.seq} does not follow what is stored of match {match}"
            raise StaleError(message)

    async def entries(self, match: str, *, after: int = 0) -> tuple[Entry, ...]:
        """The entries with a seq above ``after``, in order."""
        rows = await self._database.rows(
            """
            SELECT seq, actor, action, events, at, stand_in FROM entry WHERE match = ? AND seq > ? ORDER BY seq
            """,
            (match, after),
        )
        return tuple(
            Entry(
                seq=row["seq"],
                actor=row["actor"],
                action=row["action"],
                events=row["events"],
                at=row["at"],
                stand_in=bool(row["stand_in"]),
            )
            for row in rows
        )

    async def match(self, match: str) -> Match | None:
        """The match of that id."""
        rows = await self._database.rows(f"{SELECT_MATCH} WHERE id = ?", (match,))
        return Match(**rows[0]) if rows else None

    async def matches(self) -> tuple[Match, ...]:
        """All matches, oldest first."""
        return tuple(Match(**row) for row in await self._database.rows(f"{SELECT_MATCH} ORDER BY created, id"))

    async def end_match(self, match: str, *, outcome: str, at: float) -> bool:
        """End an open match and close its table; False if it had ended, or is not there, and nothing was changed."""
        return await self._database.write(partial(update_ended, match=match, outcome=outcome, at=at))


def insert_match(connection: sqlite3.Connection, match: Match) -> None:
    """Begin a match that has not ended; a part of a unit of work. Raises IdTakenError."""
    added = connection.execute(
        "INSERT INTO match (id, game, options, created) VALUES (?, ?, ?, ?) ON CONFLICT (id) DO NOTHING",
        (match.id, match.game, match.options, match.created),
    )
    if not added.rowcount:
        message = f"there is a match {match.id}"
        raise IdTakenError(message)


def update_ended(connection: sqlite3.Connection, match: str, *, outcome: str, at: float) -> bool:
    """What end_match does, for use in a larger unit."""
    ended = connection.execute(
        "UPDATE match SET ended = ?, outcome = ? WHERE id = ? AND ended IS NULL", (at, outcome, match)
    )
    # Both or neither: a table must not go on with a match that is over.
    connection.execute(
        "UPDATE game_table SET state = 'closed', changed = ? WHERE match = ? AND state != 'closed'", (at, match)
    )
    return bool(ended.rowcount)
