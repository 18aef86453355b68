"""An open database file: one connection that writes, one that reads what is committed."""

import logging
import os
import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Self, TypeAlias, TypeVar

import aiosqlite

from data.connection import Connection
from data.errors import ClosedError, NotADatabaseError, OlderSchemaError, StoreError, refused, translated
from data.schema import MIGRATIONS, Migration, demand_whole, migrate, version_of
from data.writer import Unit, Writer

T = TypeVar("T")

SqlValue: TypeAlias = str | int | float | None
Parameters: TypeAlias = Sequence[SqlValue] | Mapping[str, SqlValue]

PATIENCE = 5.0
"""Seconds to wait for another process's lock."""

# At DEBUG the library logs every statement with its values, and entries hold hands.
logging.getLogger("aiosqlite").setLevel(logging.INFO)


class Database:
    """Made by ``await Database.open(path)``, and closed by ``await database.close()`` or by ``async with``."""

    def __init__(self, path: Path, *, writer: Writer, reader: aiosqlite.Connection) -> None:
        self.path = path
        self._writer = writer
        self._reader: aiosqlite.Connection | None = reader

    @classmethod
    async def open(
        cls, path: Path, *, patience: float = PATIENCE, migrations: tuple[Migration, ...] = MIGRATIONS
    ) -> Self:
        """Open the file and migrate it; make it (mode 600) and its directory (mode 700) if they are not there.

        patience is in seconds. Raises a StoreError that says in one line what is wrong.
        """
        try:
            make_private(path)
            async with AsyncExitStack() as opening:
                writer = await opening.enter_async_context(connect(path, patience=patience))
                await migrate(writer, path, migrations=migrations)
                ((mode,),) = await writer.execute_fetchall("PRAGMA journal_mode = WAL")
                if mode != "wal":
                    message = f"{path}: this file system cannot hold a database with a write-ahead log"
                    raise StoreError(message)
                await writer.execute("PRAGMA synchronous = FULL")
                # Who is forgotten is overwritten; data/scrub.py tells what this leaves over.
                await writer.execute("PRAGMA secure_delete = ON")
                reader = await opening.enter_async_context(connect(path, patience=patience))
                reader.row_factory = sqlite3.Row
                await reader.execute("PRAGMA query_only = ON")
                opening.pop_all()
        except sqlite3.Error as error:
            raise translated(error, path) from error
        except OSError as error:
            raise refused(error, path) from error
        return cls(path, writer=Writer(writer, path), reader=reader)

    @classmethod
    async def consult(cls, path: Path) -> Self:
        """Open a file of this program's schema to be read alone: nothing is made, migrated or written.

        Raises OlderSchemaError, NewerSchemaError and other StoreErrors.
        """
        try:
            async with AsyncExitStack() as opening:
                connections = [await opening.enter_async_context(reach(path)) for _ in range(2)]
                version = await version_of(connections[0], path)
                await demand_whole(connections[0], path, version)
                if version < len(MIGRATIONS):
                    message = f"{path}: made by an older program (schema {version}, this one has {len(MIGRATIONS)})"
                    raise OlderSchemaError(message)
                for connection in connections:
                    connection.row_factory = sqlite3.Row
                    await connection.execute("PRAGMA query_only = ON")
                opening.pop_all()
        except sqlite3.Error as error:
            raise translated(error, path) from error
        writer, reader = connections
        return cls(path, writer=Writer(writer, path), reader=reader)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def write(self, unit: Unit[T]) -> T:
        """Run the unit in a transaction and answer with its value once that is on the disk; see Writer.write."""
        return await self._writer.write(unit)

    async def execute(self, sql: str, parameters: Parameters = ()) -> int:
        """One statement as a unit; answers how many rows it changed."""

        def unit(connection: sqlite3.Connection) -> int:
            return connection.execute(sql, parameters).rowcount

        return await self._writer.write(unit)

    async def rows(self, sql: str, parameters: Parameters = ()) -> tuple[sqlite3.Row, ...]:
        """All rows of one SELECT, from one snapshot of what is committed."""
        if self._reader is None:
            message = f"{self.path}: closed"
            raise ClosedError(message)
        try:
            return tuple(await self._reader.execute_fetchall(sql, parameters))
        except sqlite3.Error as error:
            raise translated(error, self.path) from error

    async def close(self) -> None:
        """Finish what was asked, then close the file; asking again does nothing."""
        if self._reader is None:
            return
        reader, self._reader = self._reader, None
        await reader.close()
        await self._writer.close()


def make_private(path: Path) -> None:
    """The directory and the file, readable by their owner alone; SQLite gives its side files the same mode.

    Raises NotADatabaseError and OSError.
    """
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    try:
        # Only of a file that nobody has open yet: closing a descriptor gives up the locks that SQLite has there.
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    except FileExistsError:
        if not path.is_file():
            message = f"{path}: not a file that could be a database"
            raise NotADatabaseError(message) from None
        path.chmod(0o600)


def connect(path: Path, *, patience: float) -> Connection:
    """A connection to a file that is there: nothing but `make_private` makes one."""
    return Connection(path, patience=patience)


def reach(path: Path) -> Connection:
    """The same to a file that somebody else has made. Raises NotADatabaseError if there is none."""
    if not path.is_file():
        message = f"{path}: {'not a file that could be a database' if path.exists() else 'there is no such file'}"
        raise NotADatabaseError(message)
    return connect(path, patience=PATIENCE)
