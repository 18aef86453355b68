"""What can go wrong with the store, each in one line that an operator can act upon."""

import errno
import sqlite3
from pathlib import Path


class StoreError(Exception):
    """The store could not do what was asked; nothing of it was kept."""


class DiskFullError(StoreError):
    """There is no room for what was to be written."""


class LockedError(StoreError):
    """Another process held the database for longer than the patience given at opening."""


class HeldError(StoreError):
    """Another process runs on this database."""


class FileTakenError(StoreError):
    """There is a file already where one was to be made."""


class ReadOnlyError(StoreError):
    """The file, its directory or the connection does not allow writing."""


class NotADatabaseError(StoreError):
    """The file is no database, is damaged, or belongs to another program."""


class NewerSchemaError(StoreError):
    """The file was written by a newer version of this program."""


class OlderSchemaError(StoreError):
    """The file was written by an older version of this program, and has not been migrated yet."""


class MigrationError(StoreError):
    """A migration failed; the file is whole, at the version before it."""


class ClosedError(StoreError):
    """The database was closed before this was asked."""


class MissingError(StoreError):
    """The row to change is not there."""


class StaleError(StoreError):
    """The entry does not follow what is stored: another process has written to the match, or ended it."""


class ChannelTakenError(StoreError):
    """The channel has an open table already."""


class IdTakenError(StoreError):
    """The id belongs to another row; make a new one."""


CAUSES: dict[int, tuple[type[StoreError], str]] = {
    sqlite3.SQLITE_FULL: (DiskFullError, "no room left for the database: make room on its disk"),
    sqlite3.SQLITE_BUSY: (LockedError, "another process holds the database"),
    sqlite3.SQLITE_LOCKED: (LockedError, "another connection holds the database"),
    sqlite3.SQLITE_READONLY: (ReadOnlyError, "the database cannot be written: look who owns file and directory"),
    sqlite3.SQLITE_PERM: (ReadOnlyError, "the database cannot be written: look who owns file and directory"),
    sqlite3.SQLITE_CANTOPEN: (ReadOnlyError, "the database cannot be opened: look who owns file and directory"),
    sqlite3.SQLITE_IOERR: (StoreError, "the disk or its file system fails"),
    sqlite3.SQLITE_NOTADB: (NotADatabaseError, "the file is no SQLite database"),
    sqlite3.SQLITE_CORRUPT: (NotADatabaseError, "the database is damaged: restore a backup"),
}
"""SQLite's primary result codes with their class and words (sqlite.org, "Result and Error Codes")."""


def primary_code(error: sqlite3.Error) -> int | None:
    """SQLite's result code without its extension; None for an error of the module itself (a wrong parameter)."""
    code: int | None = getattr(error, "sqlite_errorcode", None)
    return None if code is None else code & 0xFF


def translated(error: sqlite3.Error, path: Path) -> StoreError:
    """The typed error for one of sqlite3, with the file's name and SQLite's own words."""
    kind, words = CAUSES.get(primary_code(error) or 0, (StoreError, "the database failed"))
    translation = kind(f"{path}: {words} ({error})")
    translation.__cause__ = error
    return translation


FULL = {errno.ENOSPC, errno.EDQUOT}
"""How the systems say that there is no room."""
NO_DIRECTORY = {errno.ENOENT, errno.ENOTDIR, errno.EEXIST}
"""How they say, where a file was to be made, that its directory is missing or none."""
FORBIDDEN = {errno.EACCES, errno.EPERM, errno.EROFS}


def refused(error: OSError, path: Path) -> StoreError:
    """The typed error for what the system refuses to do with a file, with its name and the system's own words."""
    if error.errno in FULL:
        return DiskFullError(f"{path}: no room left: make room on its disk ({error.strerror})")
    if error.errno in FORBIDDEN:
        return ReadOnlyError(f"{path}: the bot must be allowed to write there ({error.strerror})")
    if error.errno in NO_DIRECTORY:
        return StoreError(f"{path}: its directory is missing or is none ({error.strerror}: {error.filename})")
    return StoreError(f"{path}: {error.strerror}")
