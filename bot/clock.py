"""Deadlines in wall time: calls back when one has passed, however the machine's clocks behave.

Deadlines are unix seconds, since they outlive the process; the event loop
counts its own seconds. A timer that rings early by the wall clock (the clock
was set back) sleeps again. Nothing runs while no deadline is near.
"""

import asyncio
from collections.abc import Callable
from typing import Final

LONGEST_SLEEP: Final = 3600.0
"""Seconds after which a far deadline is looked at again, so that a clock set forward is noticed."""


class Clock:
    """Named deadlines; setting a name again replaces its deadline."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._timers: dict[str, asyncio.TimerHandle] = {}

    def set(self, name: str, at: float, ring: Callable[[], None]) -> None:
        """Call `ring` once the wall clock has reached `at`, at the next turn of the loop when it already has."""
        self.clear(name)
        sleep = min(max(at - self._now(), 0.0), LONGEST_SLEEP)
        self._timers[name] = asyncio.get_running_loop().call_later(sleep, self._wake, name, at, ring)

    def clear(self, name: str) -> None:
        """Forget a deadline."""
        if (timer := self._timers.pop(name, None)) is not None:
            timer.cancel()

    def close(self) -> None:
        """Forget them all."""
        for name in tuple(self._timers):
            self.clear(name)

    def _wake(self, name: str, at: float, ring: Callable[[], None]) -> None:
        if self._now() < at:
            self.set(name, at, ring)
            return
        del self._timers[name]
        ring()
