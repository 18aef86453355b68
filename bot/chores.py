"""Work that must end well: finished when its caller is cancelled, tried again when the store fails."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Final, TypeAlias, TypeVar

from data.errors import StoreError

log = logging.getLogger(__name__)

T = TypeVar("T")

Work: TypeAlias = Callable[[], Awaitable[None]]

AGAIN: Final = 5.0
"""Seconds after which what could not be stored is tried once more."""


class Chores:
    """The work of one part of the bot, as of a table; `name` stands in the log."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._running: set[asyncio.Task[object]] = set()
        self._waiting: set[asyncio.TimerHandle] = set()
        self._stopped = False

    async def see_through(self, work: Coroutine[object, object, T]) -> T:
        """The work's outcome. The caller may be cancelled; the work is not, or memory could fall behind the store."""
        task = asyncio.create_task(work)
        self._keep(task)
        return await asyncio.shield(task)

    def do(self, work: Work) -> None:
        """Do this soon; after a StoreError again and again, until it is done or `stop` is called."""
        self._keep(asyncio.create_task(self._guarded(work)))

    def stop(self) -> None:
        """Try nothing again; what is being done is done."""
        self._stopped = True
        for timer in self._waiting:
            timer.cancel()
        self._waiting.clear()

    async def settle(self) -> bool:
        """Wait until nothing is being done; whether anything was."""
        busy = bool(self._running)
        while self._running:
            await asyncio.wait(self._running)
        return busy

    def _keep(self, task: asyncio.Task[T]) -> None:
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _guarded(self, work: Work) -> None:
        try:
            await work()
        except StoreError as error:
            log.error("%s: not stored: %s", self._name, error)
            if not self._stopped:
                self._later(work)
        except Exception:
            log.exception("%s: a chore failed", self._name)

    def _later(self, work: Work) -> None:
        def again() -> None:
            self._waiting.discard(timer)
            self.do(work)

        timer = asyncio.get_running_loop().call_later(AGAIN, again)
        self._waiting.add(timer)
