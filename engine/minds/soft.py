"""Softened play: of the moves that are nearly as good as the best, one by chance; never a worse one.

So nobody can play a bot player like a clockwork. Chance is drawn from what binds the dealer to the deck, which nobody
can foresee, and from what the seat sees: equal views give equal answers, and the same cards at another table are
played another way.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, TypeVar

from engine.minds.fast.moves import Move
from engine.minds.fast.sight import Sight
from engine.minds.learned import LikeTheNets
from engine.tichu.view import PlayerView

T = TypeVar("T")

NEAR: Final = 0.01
"""Hundreds of points by which a move may be behind the best for the nets."""


def chance_of(view: PlayerView) -> Random:
    """Chance for one decision."""
    table = view.table
    return Random(f"{table.commitment} {table.moment} {view.seat} {int(view.hand)}")


def nearly_best(ways: Iterable[tuple[float, T]], near: float, chance: Random | None) -> T:
    """One of the ways whose worth is at most so much behind the best; without chance the first of the best."""
    valued = list(ways)
    most = max(worth for worth, _ in valued)
    close = [way for worth, way in valued if worth >= (most if chance is None else most - near)]
    return close[0] if chance is None else chance.choice(close)


@dataclass(frozen=True)
class Softened(LikeTheNets):
    """A policy: what the nets do, but for moves in turn that are nearly as good as theirs."""

    chance: Random

    def move(self, sight: Sight, moves: Sequence[Move]) -> Move:
        """One of the nearly best."""
        return nearly_best(((one.value, one.move) for one in self.nets.values(sight, moves)), NEAR, self.chance)
