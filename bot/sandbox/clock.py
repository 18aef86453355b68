"""Time in the sandbox, which tests may push forward, and ids that carry their time."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final

_EPOCH_MS: Final = 1_420_070_400_000
"""2015-01-01: https://discord.com/developers/docs/reference#snowflakes."""
_TIME_SHIFT: Final = 22


class Clock:
    """The wall clock, or another that it follows, plus what was added to it."""

    def __init__(self) -> None:
        self._time: Callable[[], float] = time.time
        self._ahead = 0.0
        self._last_snowflake = 0

    def now(self) -> float:
        """Seconds since 1970."""
        return self._time() + self._ahead

    def follow(self, seconds: Callable[[], float]) -> None:
        """Go on from now as these seconds do, such as those of an event loop."""
        now = self.now()
        self._time = seconds
        self._ahead = now - seconds()

    def advance(self, seconds: float) -> None:
        """Let `seconds` pass at once: tokens age, windows of rate limits end."""
        self._ahead += seconds

    def snowflake(self) -> int:
        """A fresh id, greater than every earlier one."""
        of_now = (int(self.now() * 1000) - _EPOCH_MS) << _TIME_SHIFT
        self._last_snowflake = max(of_now, self._last_snowflake + 1)
        return self._last_snowflake


def time_of(snowflake: int) -> float:
    """When an id was made, in seconds since 1970."""
    return ((snowflake >> _TIME_SHIFT) + _EPOCH_MS) / 1000


def iso(seconds: float) -> str:
    """A moment as the platform writes it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="microseconds")
