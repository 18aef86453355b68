"""When to call Tichu: the Grand from eight cards, the small one with the first play."""

from typing import Final

from engine.cards import DRAGON, PHOENIX, Cards
from engine.minds.situation import Situation
from engine.tichu.combinations import ORDINARY, shape

GRAND: Final = 7.0
"""The strength of eight cards from which the Grand is called."""
SMALL: Final = 1.0
"""The cost of a hand, in leads, down to which the small Tichu is called."""


def calls_grand(situation: Situation) -> bool:
    """Whether these eight cards are worth 200 points to be first; never against a partner's call."""
    if situation.view.table.seats[situation.mate].call is not None:
        return False
    return strength(situation.view.hand) >= GRAND


def calls_small(situation: Situation) -> bool:
    """Whether this hand, about to play its first card, is worth 100 points to be first."""
    if situation.view.table.seats[situation.mate].call is not None or situation.callers:
        return False
    return situation.plan.outlook(situation.view.hand).cost <= SMALL


def strength(hand: Cards) -> float:
    """What few cards promise: aces and the two high specials, sets and kings a little."""
    counts = shape(hand) & ORDINARY
    aces, kings = counts >> 48 & 0xF, counts >> 44 & 0xF
    triples = sum((counts >> place & 0xF) > 2 for place in range(0, 44, 4))
    bombs = sum((counts >> place & 0xF) > 3 for place in range(0, 52, 4))
    specials = 3.5 * (DRAGON in hand) + 3.5 * (PHOENIX in hand)
    return specials + 2.0 * aces + 0.4 * kings + 0.4 * triples + 2.5 * bombs
