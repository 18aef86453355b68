"""Whole copies of a database: made while it is in use, verified before they are believed, put in its place.

A copy is made by SQLite itself from one snapshot, so that it is consistent whoever writes meanwhile (sqlite.org,
"VACUUM", section 3); a plain copy of the file lacks what stands in its log.
"""

import asyncio
import os
import sqlite3
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from time import gmtime, strftime

import aiosqlite

from data.carried import NameBot, forget_again
from data.connection import Connection
from data.database import reach
from data.errors import FileTakenError, NotADatabaseError, refused, translated
from data.schema import MIGRATIONS, Migration, back_up, demand_whole, flush, migrate, private_draft, put, version_of
from data.tombstones import tombstones_in

SAME_SECOND = 100
"""Files that can be set aside in one second."""
MOST = 5
"""Complaints of SQLite that are told; a damaged file has hundreds."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Contents:
    """What a whole file holds."""

    schema: int
    matches: int
    entries: int


async def copy(database: Path, target: Path) -> Contents:
    """Make a verified copy, readable by its owner alone, where nothing is yet; it is complete or not there.

    Raises FileTakenError and other StoreErrors.
    """
    try:
        os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except FileExistsError as error:
        message = f"{target}: there is a file of that name; choose another one"
        raise FileTakenError(message) from error
    except OSError as error:
        raise refused(error, target) from error
    try:
        async with reached(database) as connection:
            await recognised(connection, database)
            await back_up(connection, target)
        return await contents(target)
    except BaseException:
        discard(target)
        raise


async def contents(path: Path) -> Contents:
    """Read the whole file, and what it holds. Raises a StoreError if it is no sound database of this program."""
    async with reached(path) as connection:
        schema = await recognised(connection, path)
        if wrong := await ailments(connection):
            message = f"{path}: {wrong[0]}"
            raise NotADatabaseError(message)
        ((matches,),) = await connection.execute_fetchall("SELECT count(*) FROM match")
        ((entries,),) = await connection.execute_fetchall("SELECT count(*) FROM entry")
    return Contents(schema=schema, matches=matches, entries=entries)


async def recognised(connection: aiosqlite.Connection, path: Path) -> int:
    """The schema of a database of this program. Raises NotADatabaseError for what is none or lacks a part."""
    schema = await version_of(connection, path)
    if schema == 0:
        message = f"{path}: it is empty"
        raise NotADatabaseError(message)
    await demand_whole(connection, path, schema)
    return schema


async def ailments(connection: aiosqlite.Connection) -> tuple[str, ...]:
    """What SQLite finds wrong with the file, a line each, the first few; empty when it is sound. Reads all of it."""
    damage = [str(row[0]) for row in await connection.execute_fetchall(f"PRAGMA integrity_check({MOST})")]
    lost = [
        f"row {row} of {table} refers to nothing in {parent}"
        for table, row, parent, _ in await connection.execute_fetchall("PRAGMA foreign_key_check")
    ]
    lines = [] if damage == ["ok"] else [f"damaged: {' '.join(line.split())}" for line in damage]
    return tuple((lines + lost)[:MOST])


async def try_to_write(path: Path) -> None:
    """Begin to write to the file, and change nothing. Raises a StoreError if that is impossible."""
    async with reached(path) as connection:
        await connection.execute("BEGIN IMMEDIATE")
        await connection.rollback()


@dataclass(frozen=True, slots=True, kw_only=True)
class Restored:
    """What the copy held, and the name under which the old file is kept, None if there was none.

    ``forgotten`` counts the people who were in the copy and whom the old file had forgotten since; None if it could not
    tell.
    """

    found: Contents
    aside: Path | None
    forgotten: int | None


async def restore(
    source: Path, database: Path, *, at: float, name_bot: NameBot, migrations: tuple[Migration, ...] = MIGRATIONS
) -> Restored:
    """Put a copy of source, migrated, in the database's place, which nobody has open; what was there is kept aside.

    Whom the database has forgotten since is forgotten in the copy, too; `name_bot` names who takes their seat.
    `at` (unix seconds) dates the old file. Raises StoreErrors; then the database is as it was.
    """
    demand_two_files(source, database)
    found = await contents(source)
    try:
        database.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        draft = private_draft(database)
    except OSError as error:
        raise refused(error, database) from error
    try:
        async with reached(source) as connection:
            await connection.execute("VACUUM INTO ?", (str(draft),))
        async with reached(draft) as connection:
            await migrate(connection, draft, migrations=migrations, backup=False)
            tombstones = await asyncio.to_thread(tombstones_in, database)
            forgotten = await connection.run(
                partial(forget_again, path=draft, tombstones=tombstones or (), name_bot=name_bot)
            )
        aside = set_aside(database, at=at)
        put(draft, database)
    except OSError as error:
        raise refused(error, database) from error
    finally:
        discard(draft)
    return Restored(found=found, aside=aside, forgotten=None if tombstones is None else forgotten)


def demand_two_files(source: Path, database: Path) -> None:
    """Raise a StoreError if what is to be replaced is no file, or the copy itself."""
    if not database.exists():
        return
    if not database.is_file():
        message = f"{database}: not a file that could be a database"
        raise NotADatabaseError(message)
    if source.exists() and database.samefile(source):
        message = f"{source}: the database itself, and not a copy of it"
        raise FileTakenError(message)


def set_aside(database: Path, *, at: float) -> Path | None:
    """Give the file a second name beside its own, and its log with it; None if there is no file.

    What stays under its own name is whole, though it may lack what its log held; the file that takes that name must
    not find the log, for SQLite would write it into that one.
    """
    dated = f"{database.name}.{strftime('%Y%m%dT%H%M%SZ', gmtime(at))}"
    names = (f"{dated}.old", *(f"{dated}-{number}.old" for number in range(2, SAME_SECOND)))
    aside = next(one for one in map(database.with_name, names) if not one.exists())
    try:
        os.link(database, aside)
    except FileNotFoundError:
        return None
    log = database.with_name(f"{database.name}-wal")
    if log.exists():
        log.replace(aside.with_name(f"{aside.name}-wal"))
    database.with_name(f"{database.name}-shm").unlink(missing_ok=True)
    flush(database.parent)
    return aside


def discard(draft: Path) -> None:
    """Take away a file that was not finished, with what SQLite may have put beside it."""
    for side in ("", "-journal", "-wal", "-shm"):
        draft.with_name(f"{draft.name}{side}").unlink(missing_ok=True)


@asynccontextmanager
async def reached(path: Path) -> AsyncGenerator[Connection]:
    """A connection to a file that is there; what goes wrong with it is a StoreError."""
    try:
        async with reach(path) as connection:
            yield connection
    except sqlite3.Error as error:
        raise translated(error, path) from error
