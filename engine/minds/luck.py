"""What fourteen cards are worth before the exchange: the luck of the deal, for reports on rounds."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from engine.cards import Cards
from engine.minds.features import before_play
from engine.minds.network import Network, load

_NOBODY_CALLED: Final = (0, 0, 0, 0)
_OWN: Final = 0.75
"""What of a hand's value is its own: what it holds the other three lack, a third each, and two of them are opponents.
Rounds of *hard* bots agree: 0.73 +- 0.04 in 4,000 (`python -m tests.bench.bench_luck`).
The text `luck-why` says it in words."""


def hand_values(hands: Sequence[Cards]) -> tuple[float, ...]:
    """By hand of fourteen cards the round's difference that its team may expect from it, in points, calls included.

    The other three hands are taken as unknown, so the values of a deal need not
    sum to nothing: `deal_luck` weighs them against each other.
    """
    rows = [before_play(int(hand), 0, _NOBODY_CALLED) for hand in hands]
    return tuple(100 * value for value in _net().values(rows).tolist())


def deal_luck(hands: Sequence[Cards]) -> tuple[float, float]:
    """For each team by how much its two hands promised it to come out ahead, in points; the two sum to nothing."""
    north, east, south, west = hand_values(hands)
    better = _OWN * (north + south - east - west)
    return better, -better


@cache
def _net() -> Network:
    return load("hand")
