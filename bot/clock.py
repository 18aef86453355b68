"""Deadlines in wall time: calls back when one has passed, however the machine's clocks behave.

Deadlines are unix seconds, since they outlive the process; the event loop
counts its own seconds. A timer that rings early by the wall clock (the clock
was set back) sleeps again, but rings at the latest an hour after its time by
the loop: a clock that was far ahead must not stop a table for as long. Nothing
runs while no deadline is near.
"""

import asyncio
from collections.abc import Callable
from typing import Final

LONGEST_SLEEP: Final = 3600.0
"""Seconds after which a far deadline is looked at again, so that a clock set forward is noticed."""
LATEST: Final = 3600.0
"""Seconds by which a clock that was set back can make a deadline late."""


class Clock:
    """Named deadlines; setting a name again replaces its deadline."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._timers: dict[str, asyncio.TimerHandle] = {}

    def set(self, name: str, at: float, ring: Callable[[], None]) -> None:
        """Call `ring` once the wall clock has reached `at`, at the next turn of the loop when it already has."""
        latest = asyncio.get_running_loop().time() + max(at - self._now(), 0.0) + LATEST
        self._sleep(name, at, latest, ring)

    def clear(self, name: str) -> None:
        """Forget a deadline."""
        if (timer := self._timers.pop(name, None)) is not None:
            timer.cancel()

    def close(self) -> None:
        """Forget them all."""
        for name in tuple(self._timers):
            self.clear(name)

    def _sleep(self, name: str, at: float, latest: float, ring: Callable[[], None]) -> None:
        """Look again when the time may have come; `latest` is by the loop's clock."""
        self.clear(name)
        loop = asyncio.get_running_loop()
        sleep = max(min(at - self._now(), latest - loop.time(), LONGEST_SLEEP), 0.0)
        self._timers[name] = loop.call_later(sleep, self._wake, name, at, latest, ring)

    def _wake(self, name: str, at: float, latest: float, ring: Callable[[], None]) -> None:
        if self._now() < at and asyncio.get_running_loop().time() < latest:
            self._sleep(name, at, latest, ring)
            return
        del self._timers[name]
        ring()
