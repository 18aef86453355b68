"""Whom a database has forgotten: enough to recognise them in an older copy of it, and nothing that names them.

A tombstone holds a fingerprint of the id, salted by the database. Whoever has the file and an id can ask whether it was
forgotten; nobody can read ids from it but by trying all there are. It names no time and leads to no other row.
"""

import secrets
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path

from data.salts import SALT_BYTES

DIGEST_BYTES = 16


@dataclass(frozen=True, slots=True)
class Tombstone:
    """Somebody was forgotten; ``id`` tells this time from another one. Salt and fingerprint are hex digits."""

    id: str
    salt: str
    fingerprint: str


def fingerprint(user: int, salt: str) -> str:
    """What is kept of an id; ``salt`` is hex digits.

    >>> fingerprint(7, "00" * 16) == fingerprint(7, "00" * 16) != fingerprint(8, "00" * 16)
    True
    """
    return blake2b(str(user).encode(), key=bytes.fromhex(salt), digest_size=DIGEST_BYTES).hexdigest()


def bury(connection: sqlite3.Connection, user: int) -> None:
    """Note that somebody is forgotten; within the unit of work that forgets them."""
    rows = connection.execute("SELECT salt FROM tombstone LIMIT 1").fetchall()
    salt = next((str(row[0]) for row in rows), None) or secrets.token_hex(SALT_BYTES)
    lay(connection, [Tombstone(secrets.token_hex(8), salt, fingerprint(user, salt))])


def lay(connection: sqlite3.Connection, tombstones: Iterable[Tombstone]) -> None:
    """Store tombstones; those that are there already stay."""
    connection.executemany(
        "INSERT OR IGNORE INTO tombstone (id, salt, fingerprint) VALUES (?, ?, ?)",
        [(one.id, one.salt, one.fingerprint) for one in tombstones],
    )


def tombstones_in(path: Path) -> tuple[Tombstone, ...] | None:
    """The tombstones of a file that nobody has open, of any kind; none if it is not there, None if it cannot tell.

    Blocks. File and log stay what they are, and without a log SQLite puts nothing beside the file.
    """
    if not path.exists():
        return ()
    how = "mode=ro" if path.with_name(f"{path.name}-wal").exists() else "mode=ro&immutable=1"
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?{how}", uri=True)) as connection:
            return tuple(Tombstone(*row) for row in connection.execute("SELECT id, salt, fingerprint FROM tombstone"))
    except sqlite3.Error:
        return None
