"""Looks at the database: its file, what is in it, and whether every journal can be read."""

import os
import shutil
import stat
import sys
import time
from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Final

from bot.upkeep.findings import Finding, bad, good, unknown
from bot.upkeep.history import read
from bot.upkeep.opened import consulted
from data.copies import contents, try_to_write
from data.errors import NewerSchemaError, ReadOnlyError, StoreError
from data.hold import holder
from data.journal import Journal
from data.schema import MIGRATIONS

ROOM: Final = 200 * 1024 * 1024
"""Bytes that should be free beside a second copy of the database, which a migration makes."""
BORN: Final = 1_764_000_000.0
"""Unix seconds at which this program did not exist yet: a clock that tells an earlier time is wrong."""
AHEAD: Final = 60.0
"""Seconds that the newest act may lie in the future: another machine's clock may have written it."""


async def look_at_store(path: Path) -> AsyncGenerator[Finding]:
    """Every finding about the database at path, of which nothing is changed."""
    running = holder(path)
    yield unknown("bot", "not running") if running is None else good("bot", f"runs: {running}")
    yield place(path)
    if (blocked := in_the_way(path)) is not None:
        yield bad("database", f"{path} cannot be made: {blocked} is no directory")
        return
    if not is_there(path):
        yield hidden(path) or to_be_made(path)
        return
    yield modes(path)
    try:
        found = await contents(path)
    except (NewerSchemaError, ReadOnlyError) as error:
        yield bad("database", str(error))
        return
    except StoreError as error:
        yield bad("database", f"{error}; `python -m bot restore` puts a backup in its place")
        return
    known = len(MIGRATIONS)
    schema = f"schema {found.schema}" + ("" if found.schema == known else f", the next start migrates it to {known}")
    yield good("database", f"{path} is sound, {schema}; {found.matches} matches, {found.entries} entries")
    try:
        await try_to_write(path)
        yield good("writing", "possible")
    except StoreError as error:
        yield bad("writing", str(error))
    async for finding in journals(path):
        yield finding


def is_there(path: Path) -> bool:
    """Whether anything has the database's name."""
    return os.path.exists(path)  # noqa: PTH110 - `Path.exists` raises where a folder may not be entered


def hidden(path: Path) -> Finding | None:
    """What keeps this user from seeing whether the database is there."""
    nearest = folder_above(path)
    return None if may(nearest, os.X_OK) else bad("database", f"{path}: this user may not enter {nearest}")


def may(folder: Path, mode: int) -> bool:
    """Whether this process may do that in the folder."""
    return os.access(folder, mode, effective_ids=os.access in os.supports_effective_ids)


def to_be_made(path: Path) -> Finding:
    """Whether the first start can make what is not there yet."""
    nearest = folder_above(path)
    if not may(nearest, os.W_OK):
        return bad("database", f"{path} cannot be made: this user may not write in {nearest}")
    return unknown("database", f"{path} is not there yet; the first start makes it")


def in_the_way(path: Path) -> Path | None:
    """What has the name of a directory above the database, and is none."""
    nearest = folder_above(path)
    return None if nearest.is_dir() else nearest


def folder_above(path: Path) -> Path:
    """The nearest name above this one that is there."""
    return next(one for one in path.absolute().parents if is_there(one))


def place(path: Path) -> Finding:
    """The disk under the file."""
    there = path if is_there(path) else folder_above(path)
    size = path.stat().st_size if is_there(path) else 0
    free = shutil.disk_usage(there).free
    words = f"{free // 1024**2:,} MB free beside a database of {size // 1024**2:,} MB"
    return good("disk", words) if free >= ROOM + size else bad("disk", f"{words}: make room")


def modes(path: Path) -> Finding:
    """Whether others can read the file, what SQLite keeps beside it, or copies of it."""
    if sys.platform == "win32":
        return unknown("file mode", "not known on this system")
    beside = [one for one in sorted(path.parent.glob(f"{path.name}*")) if one.is_file()]
    open_ = [one for one in beside if stat.S_IMODE(one.stat().st_mode) & 0o077]
    if open_:
        return bad("file mode", f"others can read {', '.join(map(str, open_))}: chmod 600")
    return good("file mode", "readable by its owner alone")


async def journals(path: Path) -> AsyncGenerator[Finding]:
    """Whether every match can be read, and whether the clock is behind what was written."""
    newest, unreadable, matches = 0.0, 0, 0
    try:
        async with consulted(path) as database:
            journal = Journal(database)
            for match in await journal.matches():
                if match.shed is not None:
                    continue
                entries = await journal.entries(match.id)
                matches += 1
                newest = max(newest, *(entry.at for entry in entries[-1:]), match.created)
                for drift in read(match, entries, judge=False).drifts:
                    unreadable += 1
                    yield bad("journal", str(drift))
    except StoreError as error:
        yield bad("journal", str(error))
        return
    if not unreadable:
        yield good("journal", f"all {matches} matches can be read")
    yield clock(time.time(), newest)


def clock(now: float, newest: float) -> Finding:
    """How the machine's clock stands to the newest thing that was written by it."""
    if now < BORN:
        return bad("clock", "tells a time before this program existed: set it")
    if newest > now + AHEAD:
        return bad("clock", f"is {newest - now:,.0f} s behind the newest act that was stored: set it")
    return good("clock", "is not behind what was stored")
