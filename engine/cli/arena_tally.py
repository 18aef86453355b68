"""What the arena counts, and what it says of it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from engine.kernel import Seat
from engine.tichu.view import Call, CallResult, team

NORMAL_95: Final = 1.96
"""Standard errors to either side that hold 95 % of a normal distribution."""


@dataclass(frozen=True, slots=True)
class Scored:
    """What is counted of a round."""

    order: tuple[int, ...]
    calls: tuple[CallResult, ...]
    points: tuple[int, int]


@dataclass(slots=True)
class Tally:
    """One player's counts over all its seats."""

    name: str
    rounds: int = 0
    """Rounds times the seats that it sat on."""
    first: int = 0
    called: dict[Call, int] = field(default_factory=lambda: dict.fromkeys(Call, 0))
    made: dict[Call, int] = field(default_factory=lambda: dict.fromkeys(Call, 0))
    team_rounds: int = 0
    """Rounds in which both seats of a team were its own."""
    one_twos: int = 0
    times: list[float] = field(default_factory=list[float])
    """Milliseconds a decision."""

    def count(self, scored: Scored, seats: Sequence[int]) -> None:
        """A round in which it sat on these seats."""
        self.rounds += len(seats)
        self.first += scored.order[0] in seats
        for call in scored.calls:
            if call.seat in seats:
                self.called[call.call] += 1
                self.made[call.call] += call.made
        for side in (0, 1):
            if side in seats and side + 2 in seats:
                self.team_rounds += 1
                self.one_twos += len(scored.order) == 2 and team(Seat(scored.order[0])) == side

    def add(self, other: "Tally") -> None:
        """Take another's counts in."""
        self.rounds += other.rounds
        self.first += other.first
        self.team_rounds += other.team_rounds
        self.one_twos += other.one_twos
        self.times += other.times
        for call in Call:
            self.called[call] += other.called[call]
            self.made[call] += other.made[call]

    def told(self) -> dict[str, object]:
        """For people: shares in per cent, times in milliseconds."""
        calls = {
            call.value: {
                "called_percent": _percent(self.called[call], self.rounds),
                "made_percent": _percent(self.made[call], self.called[call]),
            }
            for call in Call
        }
        return {
            "name": self.name,
            "first_percent": _percent(self.first, self.rounds),
            **calls,
            "one_two_percent": _percent(self.one_twos, self.team_rounds),
            "decisions": len(self.times),
            "milliseconds": quantiles(self.times),
        }


def ahead(differences: Sequence[float]) -> dict[str, object]:
    """The points a round that A is ahead, with the half width of the 95 % interval."""
    width = NORMAL_95 * stdev(differences) / sqrt(len(differences)) if len(differences) > 1 else None
    return {"points_a_round": round(fmean(differences), 2), "interval_95": None if width is None else round(width, 2)}


def quantiles(times: Iterable[float]) -> dict[str, float]:
    """The mean, the median and what 95 and 99 of a hundred stay under."""
    ordered = sorted(times)
    if not ordered:
        return {}
    at = {f"p{part}": ordered[len(ordered) * part // 100] for part in (50, 95, 99)}
    return {name: round(value, 3) for name, value in {"mean": fmean(ordered), **at, "max": ordered[-1]}.items()}


def _percent(part: int, whole: int) -> float | None:
    return round(100 * part / whole, 1) if whole else None
