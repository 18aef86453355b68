"""Marks: what the program did last, by name, so that it need not be done again (which commands Discord has)."""

import sqlite3
from functools import partial

from data.database import Database


class Marks:
    """The marks of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, name: str) -> str | None:
        """The mark's text; None before it was set."""
        rows = await self._database.rows("SELECT value FROM mark WHERE name = ?", (name,))
        return str(rows[0]["value"]) if rows else None

    async def named(self, beginning: str) -> tuple[tuple[str, str], ...]:
        """All marks whose names begin so: name and text."""
        # A range, since that is found in the index; no name has that last character.
        sql = "SELECT name, value FROM mark WHERE name >= ? AND name < ? || char(1114111) ORDER BY name"
        rows = await self._database.rows(sql, (beginning, beginning))
        return tuple((str(row["name"]), str(row["value"])) for row in rows)

    async def set(self, name: str, value: str) -> None:
        """Set the mark."""
        await self._database.write(partial(set_mark, name=name, value=value))

    async def clear(self, name: str) -> None:
        """Forget the mark, if there is one."""
        await self._database.execute("DELETE FROM mark WHERE name = ?", (name,))


def set_mark(connection: sqlite3.Connection, name: str, value: str) -> None:
    """Set a mark; a part of a unit of work."""
    connection.execute("INSERT OR REPLACE INTO mark (name, value) VALUES (?, ?)", (name, value))
