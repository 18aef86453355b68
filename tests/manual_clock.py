"""A wall clock that stands until a test pushes it, with the bot's deadlines on it."""

from collections.abc import Callable
from contextvars import Context, copy_context
from typing import Final, final

from bot.clock import Clock

BEGINNING: Final = 1_800_000_000.0
"""Unix seconds at which every test begins."""


@final
class ManualClock(Clock):
    """Deadlines that ring when a test says so, in their order."""

    def __init__(self) -> None:
        super().__init__(self.now)
        self._time = BEGINNING
        self._rings: dict[str, tuple[float, Context, Callable[[], None]]] = {}
        self.asked: list[tuple[str, float, float]] = []
        """Every deadline that was ever set: its name, when, and for when."""

    def now(self) -> float:
        """Unix seconds."""
        return self._time

    def set(self, name: str, at: float, ring: Callable[[], None]) -> None:
        """Keep a deadline; it rings in the context of whoever set it, as the loop's own timers do."""
        self._rings[name] = (at, copy_context(), ring)
        self.asked.append((name, self._time, at))

    def clear(self, name: str) -> None:
        """Forget a deadline."""
        self._rings.pop(name, None)

    def close(self) -> None:
        """Forget them all."""
        self._rings.clear()

    @property
    def next(self) -> float | None:
        """The seconds until the next deadline; None without one."""
        return min((at - self._time for at, *_ in self._rings.values()), default=None)

    def advance(self, seconds: float) -> None:
        """Let time pass; whatever is due by then rings, the earliest first."""
        end = self._time + seconds
        while due := sorted((at, name) for name, (at, *_) in self._rings.items() if at <= end):
            at, name = due[0]
            self._time = max(self._time, at)
            _, context, ring = self._rings.pop(name)
            context.run(ring)
        self._time = end

    def jump(self, seconds: float) -> None:
        """Somebody sets the machine's clock, forward or back; nothing rings by that."""
        self._time += seconds

    def run_out(self) -> None:
        """Let time pass until the next deadline rings; RuntimeError when nothing runs."""
        seconds = self.next
        if seconds is None:
            raise RuntimeError("no time is running")
        self.advance(max(seconds, 0.0))
