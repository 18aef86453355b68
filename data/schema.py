"""Brings a file's tables up to date: numbered SQL scripts, each one transaction together with its number.

The number of the last script applied is the file's ``user_version``. A script that fails half-way leaves the version
before it whole; the file as it was before the first script lies beside it as ``<name>.v<N>.bak``.
"""

import os
import re
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import mkstemp

import aiosqlite

from data.errors import MigrationError, NewerSchemaError, NotADatabaseError

SOME = 3
"""Tables or columns that are named when more are missing."""
COLUMNS = """
    SELECT parent.name, member.name FROM sqlite_schema AS parent, pragma_table_info(parent.name) AS member
    WHERE parent.type = 'table'
"""
SCRIPT = re.compile(r"(?P<version>\d{4})_(?P<name>[a-z0-9_]+)\.sql")


@dataclass(frozen=True, slots=True)
class Migration:
    """One step from ``version - 1`` to ``version``."""

    version: int
    name: str
    sql: str


def load(directory: Path) -> tuple[Migration, ...]:
    """All scripts ``NNNN_name.sql`` of a directory, 0001 first, without a gap (ValueError otherwise)."""
    migrations: list[Migration] = []
    for path in sorted(directory.glob("*.sql")):
        script = SCRIPT.fullmatch(path.name)
        if script is None or int(script["version"]) != len(migrations) + 1:
            message = f"{path.name}: not the migration number {len(migrations) + 1:04}"
            raise ValueError(message)
        migrations.append(Migration(int(script["version"]), script["name"], path.read_text(encoding="utf-8")))
    return tuple(migrations)


MIGRATIONS = load(Path(__file__).parent / "migrations")


def statements(sql: str) -> Iterator[str]:
    r"""The statements of a script; each ends at the end of a line.

    >>> list(statements("CREATE TABLE a (b);\nDROP TABLE a;\n"))
    ['CREATE TABLE a (b);', 'DROP TABLE a;']
    """
    pending = ""
    for line in sql.splitlines(keepends=True):
        pending += line
        if sqlite3.complete_statement(pending):
            yield pending.strip()
            pending = ""
    if pending.strip():
        yield pending.strip()


async def migrate(
    connection: aiosqlite.Connection,
    path: Path,
    *,
    migrations: tuple[Migration, ...] = MIGRATIONS,
    backup: bool = True,
) -> None:
    """Apply what the file at path lacks; the connection is in autocommit mode and nobody else uses it.

    Raises NewerSchemaError, NotADatabaseError (a file of another program), MigrationError, and sqlite3.Error when the
    file cannot be read or backed up.
    """
    version = await version_of(connection, path, migrations=migrations)
    await demand_whole(connection, path, version, migrations=migrations)
    if backup and 0 < version < len(migrations):
        await back_up(connection, path.with_name(f"{path.name}.v{version}.bak"))
    # Rebuilding a table that others refer to needs the checks off; they are made up for before each commit.
    await connection.execute("PRAGMA foreign_keys = OFF")
    for migration in migrations[version:]:
        await apply(connection, path, migration)
    await connection.execute("PRAGMA foreign_keys = ON")


async def version_of(
    connection: aiosqlite.Connection, path: Path, *, migrations: tuple[Migration, ...] = MIGRATIONS
) -> int:
    """The schema of the file at path, 0 for an empty one. Raises NewerSchemaError and NotADatabaseError."""
    version = await user_version(connection)
    if version > len(migrations):
        message = f"{path}: made by a newer program (schema {version}, this one knows {len(migrations)})"
        raise NewerSchemaError(message)
    if version == 0 and await has_tables(connection):
        message = f"{path}: a database of another program"
        raise NotADatabaseError(message)
    return version


async def demand_whole(
    connection: aiosqlite.Connection, path: Path, version: int, *, migrations: tuple[Migration, ...] = MIGRATIONS
) -> None:
    """Raise NotADatabaseError if a table or a column of this schema is missing.

    A file of another program may have a number, too, and must not be migrated.
    """
    there = {(str(table), str(column)) for table, column in await connection.execute_fetchall(COLUMNS)}
    wanted = columns_of(migrations[:version])
    tables, wanted_tables = ({table for table, _ in columns} for columns in (there, wanted))
    lacking = sorted(wanted_tables - tables) or sorted(f"{table}.{column}" for table, column in wanted - there)
    if not lacking:
        return
    missing = f"not whole: it has no {', '.join(lacking[:SOME])}"
    message = f"{path}: {missing if wanted_tables & tables else 'a database of another program'}"
    raise NotADatabaseError(message)


@cache
def columns_of(migrations: tuple[Migration, ...]) -> frozenset[tuple[str, str]]:
    """Every column, with its table, of a file that these have made."""
    with closing(sqlite3.connect(":memory:")) as connection:
        for migration in migrations:
            connection.executescript(migration.sql)
        return frozenset((str(table), str(column)) for table, column in connection.execute(COLUMNS))


async def user_version(connection: aiosqlite.Connection) -> int:
    """The number of the last migration applied; 0 for an empty file."""
    ((version,),) = await connection.execute_fetchall("PRAGMA user_version")
    return int(version)


async def has_tables(connection: aiosqlite.Connection) -> bool:
    """Whether anything was ever created in the file."""
    return bool(await connection.execute_fetchall("SELECT 1 FROM sqlite_schema LIMIT 1"))


async def back_up(connection: aiosqlite.Connection, target: Path) -> None:
    """Write a whole copy to target, readable by the owner alone; it is there complete or not at all."""
    draft = private_draft(target)
    try:
        await connection.execute("VACUUM INTO ?", (str(draft),))
        put(draft, target)
    finally:
        draft.unlink(missing_ok=True)


def put(draft: Path, target: Path) -> None:
    """Let the draft take target's name; after a power cut there is the one or the other, and whole."""
    flush(draft)
    draft.replace(target)
    flush(target.parent)


def flush(path: Path) -> None:
    """Have the system write the file or directory to the disk."""
    if sys.platform == "win32":
        return  # it flushes nothing that was opened to be read, and opens no directories
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def private_draft(target: Path) -> Path:
    """A new empty file of mode 600 beside target; VACUUM INTO fills an empty file and keeps its mode."""
    descriptor, name = mkstemp(prefix=f"{target.name}.", dir=target.parent)
    os.close(descriptor)
    return Path(name)


async def apply(connection: aiosqlite.Connection, path: Path, migration: Migration) -> None:
    """One migration and its number in one transaction; nothing, if another process was faster."""
    try:
        await connection.execute("BEGIN IMMEDIATE")
        if await user_version(connection) < migration.version:
            for statement in statements(migration.sql):
                await connection.execute(statement)
            if await connection.execute_fetchall("PRAGMA foreign_key_check"):
                message = f"{path}: migration {migration.version} ({migration.name}) left a reference to nothing"
                raise MigrationError(message)
            await connection.execute(f"PRAGMA user_version = {migration.version}")
        await connection.execute("COMMIT")
    except sqlite3.Error as error:
        step = f"migration {migration.version} ({migration.name})"
        message = f"{path}: {step} failed and was undone: {error}; put that right and start again, nothing is lost"
        raise MigrationError(message) from error
    finally:
        await connection.rollback()  # does nothing after a commit
