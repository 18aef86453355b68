"""Takes away what is old, in small units, so that nobody waits long for the writer.

Emptied pages are overwritten (`secure_delete`) and used again; the file does not get smaller. It would with
`auto_vacuum`, at the cost of moving pages at every commit, for a disk that the file has needed once already.
"""

import sqlite3

from data.database import Database

LIMIT = 200
"""Rows that one unit takes away."""


class Retention:
    """The old rows of one database. Every time is in seconds since 1970, UTC."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def matches(self, *, ended: float) -> tuple[str, ...]:
        """The matches that had ended before, and those whose entries have begun to be taken away, if any are left."""
        rows = await self._database.rows(
            """
            SELECT id FROM match
            WHERE (shed IS NOT NULL OR ended < ?) AND EXISTS (SELECT 1 FROM entry WHERE match = id)
            """,
            (ended,),
        )
        return tuple(row["id"] for row in rows)

    async def shed(self, match: str, *, at: float) -> bool:
        """Take entries of a match that is over away, the first ones first; whether any are left.

        What was derived from them stays.
        """

        def unit(connection: sqlite3.Connection) -> bool:
            connection.execute("UPDATE match SET shed = ? WHERE id = ? AND shed IS NULL", (at, match))
            taken = connection.execute(
                "DELETE FROM entry WHERE match = ? AND seq IN (SELECT seq FROM entry WHERE match = ? LIMIT ?)",
                (match, match, LIMIT),
            )
            return taken.rowcount == LIMIT

        return await self._database.write(unit)

    async def take_tables(self, *, closed: float) -> bool:
        """Take closed tables away, with their seats: those of shed matches, and without a match what closed before.

        Whether there may be more.
        """
        rows = await self._database.rows(
            """
            SELECT game_table.id FROM game_table LEFT JOIN match ON match.id = match
            WHERE state = 'closed' AND (shed IS NOT NULL OR match IS NULL AND changed < ?) LIMIT ?
            """,
            (closed, LIMIT),
        )
        tables = [(row["id"],) for row in rows]

        def unit(connection: sqlite3.Connection) -> None:
            for child, column in connection.execute(REFERRING, ("game_table",)).fetchall():
                connection.executemany(f"DELETE FROM {child} WHERE {column} = ?", tables)  # noqa: S608 - of the schema
            connection.executemany("DELETE FROM game_table WHERE id = ?", tables)

        if tables:
            await self._database.write(unit)
        return len(tables) == LIMIT

    async def take_guilds(self, *, departed: float) -> int:
        """Take the choices of servers away that sent the bot away before; how many."""
        if not await self._database.rows("SELECT 1 FROM guild_preference WHERE departed < ? LIMIT 1", (departed,)):
            return 0
        return await self._database.execute("DELETE FROM guild_preference WHERE departed < ?", (departed,))

    async def take_marks(self) -> int:
        """Take the marks of pings away whose tables are closed; how many."""
        if not await self._database.rows(f"SELECT 1 {STRAY} LIMIT 1"):
            return 0
        return await self._database.execute(f"DELETE {STRAY}")


REFERRING = """
    SELECT child.name, reference."from" FROM sqlite_schema AS child, pragma_foreign_key_list(child.name) AS reference
    WHERE child.type = 'table' AND reference."table" = ?
"""
STRAY = """
    FROM mark WHERE name LIKE 'ping:%' AND substr(name, 6) NOT IN (SELECT id FROM game_table WHERE state != 'closed')
"""
