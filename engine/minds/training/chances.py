"""How sure a call must be at a score: the chances of winning a match, and what a call does to them.

Round outcomes come from self-play. The chance of winning at every score solves
its own equation: what it is now is what it is after a round, on average.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.minds.network import Floats

GRID: Final = 10
"""Points a step while solving."""
MOST: Final = 1600
"""A team that needs more than this counts as needing this much."""
STEP: Final = 50
"""Points a step of the table that is kept."""
SWEEPS: Final = 60

_N: Final = MOST // GRID
BOLDEST: Final = 0.4
"""No score makes calls that are made less often than three times in ten, nor leaves out those made more often than
seven times: the chances know nothing of the cards."""
NEGLIGIBLE: Final = 1e-4
"""Where a call changes the chance of winning by less, it is judged as in the middle of a match."""


@dataclass(frozen=True, slots=True)
class Outcomes:
    """Outcomes of rounds for one team and the other, and how often each came."""

    ours: NDArray[np.int64]
    theirs: NDArray[np.int64]
    share: Floats

    @classmethod
    def of(cls, ours: NDArray[np.int64], theirs: NDArray[np.int64]) -> "Outcomes":
        """From one entry a round, rounded to the grid."""
        pairs = np.stack([ours, theirs], axis=1)
        kinds, numbers = np.unique(np.round(pairs / GRID).astype(np.int64), axis=0, return_counts=True)
        return cls(kinds[:, 0], kinds[:, 1], (numbers / numbers.sum()).astype(np.float32))

    def plus(self, points: int) -> "Outcomes":
        """The same with so many more points for the one team."""
        return Outcomes(self.ours + points // GRID, self.theirs, self.share)


def _after(chances: Floats, needs: NDArray[np.int64], theirs: NDArray[np.int64], outcomes: Outcomes) -> Floats:
    """The chance after a round, on average, for a grid of what both teams need."""
    total = np.zeros((len(needs), len(theirs)), np.float32)
    for ours, other, share in zip(outcomes.ours, outcomes.theirs, outcomes.share, strict=True):
        left, right = (needs - ours)[:, None], (theirs - other)[None, :]
        going_on = chances[np.clip(left, 1, _N), np.clip(right, 1, _N)]
        # At or above the target the higher total wins; equal totals play on (article 2.3), about evenly.
        ended = np.where(left == right, 0.5, np.where(left < right, 1.0, 0.0))
        total += share * np.where((left <= 0) | (right <= 0), ended, going_on)
    return total


def solve(outcomes: Outcomes) -> Floats:
    """The chance of winning by what the own and the other team need, in steps of the grid from 0."""
    chances = np.full((_N + 1, _N + 1), 0.5, np.float32)
    needs = np.arange(_N + 1)
    for _ in range(SWEEPS):
        chances = _after(chances, needs, needs, outcomes)
    return chances


def margins(results: NDArray[np.int32]) -> dict[str, Floats]:
    """By call, what it must promise in hundreds of points, by what the own and the other team need.

    `results` as in `twin.Batch`. A call that is as likely made as not promises
    nothing; by p it promises 2p - 1, Grand Tichu as much over small, which could
    still be called.
    """
    rounds = results.astype(np.int64)
    everything = Outcomes.of(np.concatenate([rounds[:, 0], rounds[:, 1]]), np.concatenate([rounds[:, 1], rounds[:, 0]]))
    chances = solve(everything)
    needs = np.arange(0, MOST + 1, STEP) // GRID
    table: dict[str, Floats] = {"chance": chances[np.ix_(needs, needs)]}
    for name, without, worth in (("small", 0, 100), ("grand", 100, 200)):
        first, later = (_first_or_not(rounds, first=first) for first in (True, False))
        gain = _after(chances, needs, needs, first.plus(worth)) - _after(chances, needs, needs, first.plus(without))
        loss = _after(chances, needs, needs, later.plus(-without)) - _after(chances, needs, needs, later.plus(-worth))
        at_stake = gain + loss
        sure = np.where(at_stake > NEGLIGIBLE, loss / np.maximum(at_stake, NEGLIGIBLE), 0.5)
        promise = 2 * sure - 1
        # The nets judge the calls of a new match by themselves.
        start = promise[1000 // STEP, 1000 // STEP]
        table[name] = np.clip(promise - start, -BOLDEST, BOLDEST).astype(np.float32)
    return table


def _first_or_not(rounds: NDArray[np.int64], *, first: bool) -> Outcomes:
    """Rounds in which a seat was first out, or was not, beside a partner who called nothing; its own call left out."""
    ours: list[NDArray[np.int64]] = []
    theirs: list[NDArray[np.int64]] = []
    for seat in range(4):
        was = rounds[:, 2] == seat
        some = rounds[(was == first) & (rounds[:, 3 + (seat ^ 2)] == 0)]
        own = 100 * some[:, 3 + seat] * (1 if first else -1)
        ours.append(some[:, seat & 1] - own)
        theirs.append(some[:, 1 - (seat & 1)])
    return Outcomes.of(np.concatenate(ours), np.concatenate(theirs))
