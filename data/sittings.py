"""Who sat where when in a match: a row for every seat at its start, and one for each time somebody else took it."""

import sqlite3
from dataclasses import dataclass

from data.database import Database


@dataclass(frozen=True, slots=True, kw_only=True)
class Sitting:
    """Somebody has a seat after the entry ``since`` of the match, 0 from its start; ``user`` is None for a bot."""

    seat: int
    since: int
    user: int | None
    name: str
    level: str | None = None


async def sittings(database: Database, match: str) -> tuple[Sitting, ...]:
    """All of a match, seat by seat, the first on each seat first."""
    rows = await database.rows(
        "SELECT seat, since, user, name, level FROM sitting WHERE match = ? ORDER BY seat, since", (match,)
    )
    return tuple(Sitting(**row) for row in rows)


def note_sittings(connection: sqlite3.Connection, table: str) -> None:
    """Note who has taken a seat of a table at which a match is on; a unit of work, as the seats are stored."""
    connection.execute(
        """
        INSERT OR REPLACE INTO sitting (match, seat, since, user, name, level)
        SELECT match, taken.seat, (SELECT coalesce(max(seq), 0) FROM entry WHERE entry.match = game_table.match),
               taken.user, taken.name, taken.level
        FROM game_table JOIN table_seat AS taken ON taken.game_table = game_table.id
        WHERE game_table.id = ? AND match IS NOT NULL AND NOT EXISTS (
            SELECT 1 FROM sitting AS newest
            WHERE newest.match = game_table.match AND newest.seat = taken.seat
              AND newest.user IS taken.user AND newest.name = taken.name AND newest.level IS taken.level
              AND newest.since = (
                  SELECT max(since) FROM sitting AS own WHERE own.match = newest.match AND own.seat = newest.seat
              )
        )
        """,
        (table,),
    )
