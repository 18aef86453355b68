"""What a way of playing answers, told all that its seat knows; and how it comes to play a round in the head."""

from collections.abc import Sequence
from typing import Protocol, TypeAlias

from engine.minds.fast.moves import Move
from engine.minds.fast.sight import Sight

Gifts: TypeAlias = tuple[int, int, int]
"""The cards for the seats 1, 2 and 3 places further on, as masks."""


class Policy(Protocol):
    """A way of playing. Pure: equal sights give equal answers."""

    def grand(self, sight: Sight) -> bool:
        """Whether to call Grand Tichu with these eight cards."""
        ...

    def gifts(self, sight: Sight) -> Gifts:
        """What to give in the exchange."""
        ...

    def small(self, sight: Sight, moves: Sequence[Move]) -> bool:
        """Whether to call small Tichu with a first play, one of these."""
        ...

    def move(self, sight: Sight, moves: Sequence[Move]) -> Move:
        """Which of these to do in turn."""
        ...

    def wish(self, sight: Sight, move: Move) -> int:
        """The rank to wish for with this move, which has the Mah Jong; 0 for none."""
        ...

    def throw(self, sight: Sight, bombs: Sequence[Move]) -> Move:
        """Which of these bombs to throw out of turn or in the window; `PASS` for none."""
        ...

    def dragon(self, sight: Sight) -> int:
        """Which opponent to give the Dragon's trick to."""
        ...
