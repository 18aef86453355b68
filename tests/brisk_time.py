"""An event loop whose time runs fast while everybody only waits, and stands while anybody works.

For what is played over sockets within this process, with a store and pictures in threads: pauses between edits, limits
of the platform and retries take a fiftieth of their time, and who is busy is not late for it. While a thread has been
asked for something, or a process that was started runs, time passes as it does everywhere, but for what a machine that
stalls takes from everybody.
"""

import asyncio
import selectors
import time
from collections.abc import Callable, Generator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from datetime import UTC, datetime
from queue import SimpleQueue
from typing import Any, Final, final

import aiosqlite.core
import pytest

from bot.sandbox.clock import Clock

A_MOMENT: Final = 0.001
"""Real seconds in which something may still come through a socket, before time goes on."""
SPEED: Final = 50.0
"""How many times as fast as real time it goes on."""
STRIDE: Final = 0.05
"""Seconds at most that pass at once in real time: a machine that stalls makes nobody later than that."""

_asked: Final[set[asyncio.Future[Any] | Future[Any]]] = set()
"""What threads have been asked for, as long as the loop has not heard of it."""


@final
class BriskLoop(asyncio.SelectorEventLoop):
    """A loop in brisk time."""

    def __init__(self) -> None:
        self._waiting: Final = _Waiting(self._is_work_elsewhere)
        self._processes: Final[list[asyncio.SubprocessTransport]] = []
        _asked.clear()
        super().__init__(self._waiting)

    def time(self) -> float:
        """Seconds since the loop was made."""
        return self._waiting.now

    def run_in_executor(self, *work: Any) -> asyncio.Future[Any]:  # type: ignore[override]  # noqa: ANN401 - as it is asked
        """Have a thread do something, and see when this loop has heard of it."""
        future: asyncio.Future[Any] = super().run_in_executor(*work)
        _note(future)
        return future

    async def subprocess_exec(self, *arguments: Any, **keywords: Any) -> Any:  # noqa: ANN401 - as the loop it extends has it
        """Start a process, and see when it ends."""
        transport, protocol = await super().subprocess_exec(*arguments, **keywords)
        self._processes.append(transport)
        return transport, protocol

    def _is_work_elsewhere(self) -> bool:
        return bool(_asked) or any(one.get_returncode() is None for one in self._processes)


def keep_pace(clock: Clock) -> None:
    """Let a sandbox's clock go as the running loop's does, if that is a brisk one."""
    loop = asyncio.get_running_loop()
    if isinstance(loop, BriskLoop):
        clock.follow(loop.time)


@contextmanager
def one_time(clock: Clock) -> Generator[None]:
    """Let the library's clock go as the sandbox's does, without its leaps, so that what comes late is late to both."""
    loop = asyncio.get_running_loop()
    with pytest.MonkeyPatch.context() as patch:
        if isinstance(loop, BriskLoop):
            seconds, ahead = loop.time, clock.now() - loop.time()
            patch.setattr("discord.utils.utcnow", lambda: datetime.fromtimestamp(seconds() + ahead, UTC))
        yield


@final
class _Waiting(selectors.DefaultSelector):
    """Waits as long as it must, and tells the time by that."""

    def __init__(self, is_work_elsewhere: Callable[[], bool]) -> None:
        super().__init__()
        self.now = 0.0
        self._is_work_elsewhere = is_work_elsewhere

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None:
            return super().select(None)
        if (ready := super().select(0)) or timeout <= 0:
            return ready
        began = time.monotonic()
        if self._is_work_elsewhere():
            ready = super().select(min(timeout, STRIDE))
            self.now += min(time.monotonic() - began, STRIDE)
        elif not (ready := super().select(A_MOMENT)):
            self.now += min(timeout, A_MOMENT * SPEED)
        return ready


@final
class _Letters(SimpleQueue[tuple["asyncio.Future[Any] | None", object]]):
    """What a connection's thread is asked for, each with the future that it answers."""

    def put_nowait(self, item: tuple["asyncio.Future[Any] | None", object]) -> None:
        future, _ = item
        if future is not None:
            _note(future)
        super().put_nowait(item)


@contextmanager
def watched_threads() -> Generator[None]:
    """Note what is asked of the threads of the store's library, and of executors that are no loop's."""
    submit = ThreadPoolExecutor.submit

    def noted(pool: ThreadPoolExecutor, *work: Any, **keywords: Any) -> Future[Any]:  # noqa: ANN401 - as `submit` has it
        future = submit(pool, *work, **keywords)
        _note(future)
        return future

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(aiosqlite.core, "SimpleQueue", _Letters)
        patch.setattr(ThreadPoolExecutor, "submit", noted)
        yield


def _note(asked: asyncio.Future[Any] | Future[Any]) -> None:
    _asked.add(asked)
    asked.add_done_callback(_asked.discard)
