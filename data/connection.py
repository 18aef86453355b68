"""A connection whose thread can be given a whole piece of work, and not one statement at a time.

Every statement that is awaited goes to the connection's thread and comes back through the event loop. Where the loop
is busy that costs far more than the statement.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Final, Self, TypeVar

import aiosqlite

T = TypeVar("T")

CHUNK: Final = 64
"""Rows that a cursor fetches at once when it is walked along; as the library has it."""


class Connection(aiosqlite.Connection):
    """A connection in autocommit mode, so that every transaction in the program's text is begun by it in words.

    The file must be there. patience is in seconds.
    """

    def __init__(self, path: Path, *, patience: float) -> None:
        super().__init__(
            lambda: sqlite3.connect(
                f"{path.absolute().as_uri()}?mode=rw", uri=True, timeout=patience, isolation_level=None
            ),
            CHUNK,
        )

    async def __aenter__(self) -> Self:
        try:
            await super().__aenter__()
        except BaseException:
            # The library does not wait for the thread, which would then tell its end to a loop that is closed.
            await asyncio.to_thread(self._thread.join)
            raise
        return self

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do the work on the connection's thread, with the connection as the standard library has it.

        Raises what the work raises.
        """

        def here() -> T:
            return work(self._conn)

        done: T = await self._execute(here)  # type: ignore[no-untyped-call]  # the library leaves it untyped
        return done
