"""One process at a time runs on a database file: a lock of the operating system, which goes when its process goes.

The lock is on a file beside the database, ``<name>.lock``, which says who holds it. That file stays when its process
ends; the lock does not, however it ends. The database itself cannot carry the lock: a process that closes any other
descriptor of it gives up all locks that SQLite has there (sqlite.org, "How To Corrupt An SQLite Database File", 2.2).
"""

import contextlib
import errno
import os
import socket
import sys
import time
from collections.abc import Generator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

from data.errors import HeldError, StoreError, refused

TAKEN = {errno.EAGAIN, errno.EACCES, errno.EDEADLK}
"""How the systems say that another process has the lock."""
TRIES = 4
PAUSE = 0.1
"""Seconds between tries: whoever asks for the holder has the lock for an instant."""
FAR = 1 << 30
"""The byte that is locked on Windows, where locks forbid reading: far behind the text."""
LONGEST = 200
"""Bytes of the text that are read."""

if sys.platform == "win32":
    import msvcrt

    def lock(descriptor: int) -> None:
        """Lock the open file without waiting. Raises OSError."""
        os.lseek(descriptor, FAR, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def lock(descriptor: int) -> None:
        """Lock the open file without waiting. Raises OSError."""
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def held(database: Path) -> Generator[None]:
    """Hold the database for this process. Raises HeldError, which names the holder, and other StoreErrors."""
    try:
        database.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        descriptor = os.open(lock_of(database), os.O_CREAT | os.O_RDWR, 0o600)
    except OSError as error:
        raise refused(error, lock_of(database)) from error
    try:
        left = TRIES
        while not take(descriptor, database):
            left -= 1
            if not left:
                message = f"{database}: in use by {told(database)}; stop that one first"
                raise HeldError(message)
            time.sleep(PAUSE)
        with contextlib.suppress(OSError):  # on a full disk the lock holds too
            sign(descriptor)
        yield
    finally:
        os.close(descriptor)


def holder(database: Path) -> str | None:
    """Who holds the database now, in words; None for nobody."""
    try:
        descriptor = os.open(lock_of(database), os.O_RDWR)
    except OSError:
        return None
    try:
        return None if take(descriptor, database) else told(database)
    finally:
        os.close(descriptor)


def lock_of(database: Path) -> Path:
    """The file that carries the lock."""
    return database.with_name(f"{database.name}.lock")


def take(descriptor: int, database: Path) -> bool:
    """Lock the open file without waiting; whether nobody else had. Raises StoreError where files cannot be locked."""
    try:
        lock(descriptor)
    except OSError as error:
        if error.errno in TAKEN:
            return False
        message = f"{lock_of(database)}: files cannot be locked here ({error.strerror}); use another file system"
        raise StoreError(message) from error
    return True


def sign(descriptor: int) -> None:
    """Write into the lock's file whose it is."""
    since = datetime.now(UTC).strftime("%Y-%m-%d %H:%M:%S UTC")
    os.ftruncate(descriptor, 0)
    os.lseek(descriptor, 0, os.SEEK_SET)
    os.write(descriptor, f"process {os.getpid()} on {socket.gethostname()} since {since}\n".encode())


def told(database: Path) -> str:
    """What the holder has written about itself."""
    text = lock_of(database).read_bytes()[:LONGEST].decode(errors="replace").strip()
    return text or "another process"
