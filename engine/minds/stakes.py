"""What a score does to a call: how much it must promise.

The tables come from self-play (`engine/minds/training/chances.py`), by what
both teams still need, in steps of 50 points.
"""

from dataclasses import dataclass
from functools import cache
from typing import Final

from engine.minds.network import Floats, weights

STEP: Final = 50


@dataclass(frozen=True, slots=True)
class Stakes:
    """Tables by what the own and the other team need."""

    small: Floats
    """Hundreds of points that small Tichu must promise; less than nothing where a risk is welcome."""
    grand: Floats

    def small_must_promise(self, ours: int, theirs: int, target: int) -> float:
        """Of small Tichu at these totals."""
        return float(self.small[self._at(ours, theirs, target)])

    def grand_must_promise(self, ours: int, theirs: int, target: int) -> float:
        """Of Grand Tichu at these totals."""
        return float(self.grand[self._at(ours, theirs, target)])

    def _at(self, ours: int, theirs: int, target: int) -> tuple[int, int]:
        most = len(self.small) - 1
        first, second = (min(max((target - total + STEP // 2) // STEP, 0), most) for total in (ours, theirs))
        return first, second


@cache
def stakes() -> Stakes:
    """The tables in `engine/minds/weights`."""
    return Stakes(*weights("chances", ("small", "grand")))
