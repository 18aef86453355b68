"""What fourteen cards are worth before the exchange: the luck of the deal, for reports on rounds."""

from collections.abc import Sequence
from functools import cache

from engine.cards import Cards
from engine.minds.features import before_play
from engine.minds.network import Network, load

_NOBODY_CALLED = (0, 0, 0, 0)


def hand_values(hands: Sequence[Cards]) -> tuple[float, ...]:
    """By hand of fourteen cards the round's difference that its team may expect from it, in points, calls included.

    The other three hands are taken as unknown, so the values of a deal need not
    sum to nothing: `deal_luck` weighs them against each other.
    """
    rows = [before_play(int(hand), 0, _NOBODY_CALLED) for hand in hands]
    return tuple(100 * value for value in _net().values(rows).tolist())


def deal_luck(hands: Sequence[Cards]) -> tuple[float, float]:
    """For each team what its two hands promised it beyond the others', in points; the two sum to nothing."""
    north, east, south, west = hand_values(hands)
    better = (north + south - east - west) / 2
    return better, -better


@cache
def _net() -> Network:
    return load("hand")
