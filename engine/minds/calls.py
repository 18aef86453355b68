"""When to call Tichu: the Grand from eight cards, the small one with the first play."""

from typing import Final

from engine.cards import DOG, DRAGON, PHOENIX, Cards
from engine.minds.situation import Situation
from engine.tichu.combinations import ORDINARY, shape

ACES: Final = 0xF << 48
"""As a mask."""
GRAND: Final = 4.5
"""The strength of eight cards from which the Grand is called."""
SMALL: Final = 1.7
"""The cost of a hand to a caller, in leads, below which the small Tichu is called."""

# What cards and circumstances make a hand that is to be first cheaper than its plan says, in leads: fitted to who was
# first in twelve thousand hands of the mind against itself.
_PER_PLAY: Final = -0.15
_DRAGON: Final = 0.55
_PHOENIX: Final = 0.4
_ACE: Final = 0.4
_DOG: Final = -0.6
_ON_LEAD: Final = 0.4
_PER_CARD_AHEAD: Final = -0.25


def calls_grand(situation: Situation) -> bool:
    """Whether these eight cards are worth 200 points to be first; never against a partner's call."""
    if situation.view.table.seats[situation.partner].call is not None:
        return False
    return strength(situation.view.hand) >= GRAND


def calls_small(situation: Situation) -> bool:
    """Whether this hand, about to play its first card, is worth 100 points to be first."""
    if situation.view.table.seats[situation.partner].call is not None or situation.callers:
        return False
    return cost_to_a_caller(situation) < SMALL


def cost_to_a_caller(situation: Situation) -> float:
    """What is between this hand and being first, in leads."""
    view = situation.view
    outlook = situation.plan.outlook(view.hand)
    eases = (
        _PER_PLAY * outlook.plays
        + _DRAGON * (DRAGON in view.hand)
        + _PHOENIX * (PHOENIX in view.hand)
        + _ACE * (view.hand & ACES).bit_count()
        + _DOG * (DOG in view.hand)
        + _ON_LEAD * (not view.table.trick)
        + _PER_CARD_AHEAD * (14 - situation.nearest)
    )
    return outlook.cost - eases


def strength(hand: Cards) -> float:
    """What eight cards promise, weighted by who was first with them: the Phoenix most, then the Dragon, little an ace.

    The Dog costs a lead, or the good card that the partner gets in its place.
    """
    counts = shape(hand) & ORDINARY
    aces, kings = counts >> 48 & 0xF, counts >> 44 & 0xF
    triples = sum((counts >> place & 0xF) == 3 for place in range(0, 44, 4))
    bombs = sum((counts >> place & 0xF) == 4 for place in range(0, 52, 4))
    specials = 3.5 * (PHOENIX in hand) + 2.5 * (DRAGON in hand) - 1.0 * (DOG in hand)
    return specials + 1.1 * aces + 0.35 * kings + 0.3 * triples + 2.0 * bombs
