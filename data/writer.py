"""The one owner of the write connection: whole units of work, many in one commit.

Tasks that interleave on one connection end in each other's transactions, so none but the writer's task touches it.
The units that wait when it begins share one transaction, each in a savepoint of its own: one that fails undoes itself
alone, and one wait for the disk makes all the others durable.
"""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Generic, Protocol, TypeAlias, TypeVar

import aiosqlite

from data.connection import Connection
from data.errors import ClosedError, StoreError, translated

T = TypeVar("T")

Unit: TypeAlias = Callable[[aiosqlite.Connection], Awaitable[T]]
"""Work on the write connection. It awaits nothing but that connection, and neither begins nor ends a transaction."""
Work: TypeAlias = Callable[[sqlite3.Connection], T]
"""The same for what needs no loop: it is done on the connection's own thread."""


class Writer:
    """Carries out units in the order in which they were asked for."""

    def __init__(self, connection: Connection, path: Path) -> None:
        self._connection = connection
        self._path = path
        self._waiting: list[_Waiting] = []
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    async def write(self, unit: Unit[T]) -> T:
        """Run the unit in a transaction and answer with its value once that is on the disk.

        Raises what the unit raises, or a StoreError; then nothing of the unit was kept. Once called it will be carried
        out, once, even if the caller is cancelled and waits no longer.
        """
        write = _Write(unit)
        self._queue(write)
        return await asyncio.shield(write.outcome)

    async def do(self, work: Work[T]) -> T:
        """The same for work that needs no loop: what waits together is begun, done and committed in one go."""
        write = _Done(work)
        self._queue(write)
        return await asyncio.shield(write.outcome)

    def _queue(self, write: "_Waiting") -> None:
        if self._closed:
            message = f"{self._path}: closed"
            raise ClosedError(message)
        self._waiting.append(write)
        if self._task is None or self._task.done():
            # The task ends when nobody waits: an idle database has no task.
            self._task = asyncio.create_task(self._work(), name="database writer")

    async def close(self) -> None:
        """Accept no more; carry out what was asked; close the connection."""
        self._closed = True
        if self._task is not None:
            await asyncio.wait([self._task])
        await self._connection.close()

    async def _work(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                await self._commit(batch)
        finally:
            # Somebody still waits only if this task was cancelled, as the event loop does on its way out.
            for write in self._waiting:
                write.abandon()

    async def _commit(self, batch: "list[_Waiting]") -> None:
        """Run the units one after the other, commit them together, then tell each its outcome."""
        try:
            await self._carry_out(batch)
        except sqlite3.Error as error:
            await self._connection.rollback()
            for write in batch:
                write.fail(translated(error, self._path))
        except BaseException:
            for write in batch:
                write.abandon()
            await self._connection.rollback()
            raise
        else:
            for write in batch:
                write.settle()

    async def _carry_out(self, batch: "list[_Waiting]") -> None:
        """The transaction. Where it needs no loop it goes to the thread once, and not with every statement."""
        works = [work for write in batch if (work := write.on_thread(self._path)) is not None]
        if len(works) == len(batch):
            await self._connection.run(partial(_all_at_once, works))
            return
        await self._connection.execute("BEGIN IMMEDIATE")
        for write in batch:
            await write.run(self._connection, self._path)
        await self._connection.execute("COMMIT")


def _all_at_once(works: list[Work[None]], connection: sqlite3.Connection) -> None:
    connection.execute("BEGIN IMMEDIATE")
    for work in works:
        work(connection)
    connection.execute("COMMIT")


class _Waiting(Protocol):
    """A unit on its way, whatever the type of its value."""

    def on_thread(self, path: Path) -> Work[None] | None:
        """How to do the work in a savepoint without the loop; None when it needs the loop."""
        ...

    async def run(self, connection: Connection, path: Path) -> None:
        """Do the work in a savepoint; raise only if the whole transaction is gone."""
        ...

    def settle(self) -> None:
        """The transaction is on the disk: tell the unit's own outcome."""
        ...

    def fail(self, error: StoreError) -> None:
        """The transaction was undone: tell why."""
        ...

    def abandon(self) -> None:
        """The event loop ends: whoever waits is cancelled."""
        ...


class _Outcome(Generic[T]):
    """Who waits for a unit, and what they are to be told."""

    def __init__(self) -> None:
        self.outcome: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._tell: Callable[[], None] = self.abandon

    def settle(self) -> None:
        self._tell()

    def fail(self, error: StoreError) -> None:
        self.outcome.set_exception(error)

    def abandon(self) -> None:
        self.outcome.cancel()


class _Write(_Outcome[T]):
    """One unit."""

    def __init__(self, unit: Unit[T]) -> None:
        super().__init__()
        self._unit = unit

    def on_thread(self, path: Path) -> None:
        del path

    async def run(self, connection: Connection, path: Path) -> None:
        await connection.execute("SAVEPOINT unit")
        try:
            value = await self._unit(connection)
        except Exception as error:
            if not connection.in_transaction:
                raise  # SQLite itself has undone everything: no room, no memory
            await connection.execute("ROLLBACK TO unit")
            told = translated(error, path) if isinstance(error, sqlite3.Error) else error
            self._tell = partial(self.outcome.set_exception, told)
        else:
            self._tell = partial(self.outcome.set_result, value)
        await connection.execute("RELEASE unit")


class _Done(_Outcome[T]):
    """One unit that needs no loop."""

    def __init__(self, work: Work[T]) -> None:
        super().__init__()
        self._work = work

    def on_thread(self, path: Path) -> Work[None]:
        return partial(self._apply, path)

    async def run(self, connection: Connection, path: Path) -> None:
        await connection.run(self.on_thread(path))

    def _apply(self, path: Path, connection: sqlite3.Connection) -> None:
        """Do the work, on the connection's thread; what is to be told is told by the loop, after the commit."""
        connection.execute("SAVEPOINT unit")
        try:
            value = self._work(connection)
        except Exception as error:
            if not connection.in_transaction:
                raise  # SQLite itself has undone everything: no room, no memory
            connection.execute("ROLLBACK TO unit")
            told = translated(error, path) if isinstance(error, sqlite3.Error) else error
            self._tell = partial(self.outcome.set_exception, told)
        else:
            self._tell = partial(self.outcome.set_result, value)
        connection.execute("RELEASE unit")
