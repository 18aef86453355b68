"""An event loop whose time jumps to the next timer as soon as nobody has anything to do: hours of waiting in no time.

For what waits on timers alone. Where threads or sockets take part, time must pass by itself.
"""

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Final, TypeVar

T = TypeVar("T")


class _Jump(selectors.SelectSelector):
    """Waits for nothing: what it was to wait is added to `ahead`."""

    def __init__(self) -> None:
        super().__init__()
        self.ahead = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None:
            raise RuntimeError("the loop waits for something that never comes")
        self.ahead += max(timeout, 0.0)
        return super().select(0)


class QuickLoop(asyncio.SelectorEventLoop):
    """A loop in jumping time."""

    def __init__(self) -> None:
        self._jump: Final = _Jump()
        super().__init__(self._jump)

    def time(self) -> float:
        """Seconds since the loop was made, the jumps and nothing else."""
        return self._jump.ahead


def quickly(work: Coroutine[object, object, T]) -> T:
    """Run this in a loop of its own in jumping time."""
    with asyncio.Runner(loop_factory=QuickLoop) as runner:
        return runner.run(work)


def now() -> float:
    """The running loop's time."""
    return asyncio.get_running_loop().time()


def others() -> frozenset[asyncio.Task[object]]:
    """The tasks that are there beside the one that asks."""
    return frozenset(asyncio.all_tasks()) - {asyncio.current_task()}
