"""The exchange: low cards that the own plan can spare to the opponents, a good one to the partner."""

from itertools import combinations
from typing import Final

from engine.cards import DOG, DRAGON, PHOENIX, Card, Cards
from engine.minds.plan import in_flushes
from engine.minds.situation import Situation

HARM: Final = 0.13
"""What a rank more does for an opponent who gets the card, in leads."""
GOOD: Final = 0.15
"""What a rank more does for the partner."""
PREMIUM: Final = 0.35
"""The same for a partner who has called."""
OWN_HAND: Final = 0.4
"""What a lead more for the own hand counts then."""
CUSTOM: Final = 0.03
"""What it is worth to give even ranks to the next seat and odd ones to the seat before, as good players do."""
DOG_TO_CALLERS_PARTNER: Final = 0.8
"""The Dog in the partner's hand brings the lead to a caller."""
HIGHEST_FOR_OPPONENTS: Final = 11
"""No higher rank goes to an opponent while there are lower ones."""


def gifts(situation: Situation) -> tuple[Card, Card, Card]:
    """What goes to the next seat, the partner and the seat before."""
    hand = situation.view.hand
    ranks = _one_of_each_rank(hand)
    low = [card for card in ranks if _rank(card) <= HIGHEST_FOR_OPPONENTS]
    called = situation.view.table.seats[situation.partner].call is not None
    across = [*ranks, *_specials_for_partner(situation)]
    best, most = None, 0.0
    for one, other in combinations(low if len(low) > 2 else ranks[:3], 2):
        to_opponents = _by_custom(one, other)
        kept = hand - Cards.of(to_opponents)
        harm = HARM * (_rank(one) + _rank(other)) - CUSTOM * _keeps_custom(to_opponents)
        for card in across:
            if card not in kept:
                continue
            left = situation.plan.outlook(kept - Cards.of((card,)))
            worth = _good(situation, card) - harm - (OWN_HAND if called else 1.0) * left.cost
            if best is None or worth > most:
                best, most = (to_opponents[0], card, to_opponents[1]), worth
    if best is None:
        raise ValueError("fourteen cards hold three to give")
    return best


def _one_of_each_rank(hand: Cards) -> list[Card]:
    """The ordinary cards by rank, of each rank one that no straight flush needs, if there is one."""
    flushes = in_flushes(hand)
    chosen: dict[int, Card] = {}
    for card in [*(hand & flushes), *(hand - flushes)]:
        if card.suit is not None:
            chosen[_rank(card)] = card
    return [chosen[rank] for rank in sorted(chosen)]


def _specials_for_partner(situation: Situation) -> list[Card]:
    """The Dog for who has called himself, else the high specials for a partner who has."""
    seats = situation.view.table.seats
    if seats[situation.view.seat].call is not None:
        return [DOG]
    return [PHOENIX, DRAGON] if seats[situation.partner].call is not None else []


def _good(situation: Situation, card: Card) -> float:
    if card == DOG:
        return DOG_TO_CALLERS_PARTNER
    called = situation.view.table.seats[situation.partner].call is not None
    return (PREMIUM if called else GOOD) * _rank(card)


def _by_custom(one: Card, other: Card) -> tuple[Card, Card]:
    """To the next seat and to the seat before."""
    return (other, one) if _rank(one) % 2 > _rank(other) % 2 else (one, other)


def _keeps_custom(to_opponents: tuple[Card, Card]) -> int:
    """How many of the two gifts keep to the custom."""
    return (_rank(to_opponents[0]) % 2 == 0) + (_rank(to_opponents[1]) % 2 == 1)


def _rank(card: Card) -> int:
    """The rank, with the Phoenix and the Dragon above the ace and the Dog below everything."""
    if card == PHOENIX:
        return 16
    return 15 if card == DRAGON else card.rank or 0
