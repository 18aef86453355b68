"""The one owner of the write connection: whole units of work, many in one commit.

Tasks that interleave on one connection end in each other's transactions, so none but the writer's task touches it.
The units that wait when it begins go to the connection's thread together and share one transaction, each in a
savepoint of its own: one that fails undoes itself alone, and one wait for the disk makes all the others durable.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TypeAlias, TypeVar

from data.connection import Connection
from data.errors import ClosedError, translated

T = TypeVar("T")

Unit: TypeAlias = Callable[[sqlite3.Connection], T]
"""Work on the write connection, on its thread. It neither begins nor ends a transaction."""


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
        if self._closed:
            message = f"{self._path}: closed"
            raise ClosedError(message)
        outcome: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Waiting(unit, outcome))
        if self._task is None or self._task.done():
            # The task ends when nobody waits: an idle database has no task.
            self._task = asyncio.create_task(self._work(), name="database writer")
        return await asyncio.shield(outcome)

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
            for one in self._waiting:
                one.abandon()

    async def _commit(self, batch: "Sequence[_Waiting]") -> None:
        """Carry out the units, then tell each its outcome."""
        try:
            await self._connection.run(partial(carry_out, batch, self._path))
        except sqlite3.Error as error:
            for one in batch:
                one.fail(translated(error, self._path))
        except BaseException:
            for one in batch:
                one.abandon()
            raise
        else:
            for one in batch:
                one.settle()


class _Waiting:
    """A unit on its way, and who is to be told what came of it; `apply` is for the thread, the rest for the loop."""

    def __init__(self, unit: Unit[T], outcome: asyncio.Future[T]) -> None:
        # The type of the value stays within these, so that all units wait in one list.
        self._unit: Unit[Callable[[], object]] = lambda connection: partial(outcome.set_result, unit(connection))
        self._tell: Callable[[], object] = outcome.cancel
        self.fail: Callable[[Exception], None] = outcome.set_exception
        self.abandon: Callable[[], object] = outcome.cancel

    def apply(self, connection: sqlite3.Connection, path: Path) -> None:
        """Do the work in a savepoint; raise only if the whole transaction is gone."""
        connection.execute("SAVEPOINT unit")
        try:
            self._tell = self._unit(connection)
        except Exception as error:
            if not connection.in_transaction:  # SQLite itself has undone everything: no room, no memory
                if isinstance(error, sqlite3.Error):
                    raise
                raise sqlite3.OperationalError("the transaction is gone") from error
            connection.execute("ROLLBACK TO unit")
            self._tell = partial(self.fail, translated(error, path) if isinstance(error, sqlite3.Error) else error)
        connection.execute("RELEASE unit")

    def settle(self) -> None:
        """The transaction is on the disk: tell the unit's own outcome."""
        self._tell()


def carry_out(batch: Sequence[_Waiting], path: Path, connection: sqlite3.Connection) -> None:
    """All of these in one transaction, one after the other. Raises what leaves nothing of it."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        for one in batch:
            one.apply(connection, path)
        connection.execute("COMMIT")
    except BaseException:
        connection.rollback()
        raise
