"""A round as one seat may suppose it: all that the seat knows is true, the hidden cards are dealt in some way."""

from collections.abc import Sequence
from typing import Final, Protocol, TypeAlias

from engine.minds.fast.cards import ALL, card_index
from engine.minds.fast.round import PLAY, WINDOW, Chance, Round
from engine.minds.fast.sight import Sight

Likelihoods: TypeAlias = tuple[Sequence[float], Sequence[float], Sequence[float]]
"""For the seats 1, 2 and 3 places further on: by kind what the chance of holding such a card is multiplied by."""
_KIND: Final = {1 << place: card_index(1 << place) for place in range(56)}


class Dealer(Chance, Protocol):
    """What `random.Random` can do, as far as supposing needs it."""

    def random(self) -> float:
        """From 0 up to 1."""
        ...


def suppose(sight: Sight, hands: Sequence[int]) -> Round:
    """The round with these hands; `sight.turn` -1 is taken for the bomb window."""
    now = Round(hands, sight.calls)
    now.turn = sight.turn
    now.top, now.owner, now.pile = sight.top, sight.owner, sight.pile
    now.won = list(sight.won)
    now.wish = sight.wish
    now.out = list(sight.out)
    now.gone = sight.gone
    now.opened = list(sight.opened)
    now.phase = PLAY
    if sight.turn < 0:
        now.phase, now.turn = WINDOW, sight.owner
    now.given = tuple(sight.given if seat == sight.seat else _to(sight, seat) for seat in range(4))
    return now


def _to(sight: Sight, giver: int) -> tuple[int, int, int]:
    """What is known of another seat's gifts: its gift to this seat."""
    places = giver - sight.seat & 3
    known = [0, 0, 0]
    known[3 - places] = sight.received[places - 1]
    one, two, three = known
    return one, two, three


def unseen(sight: Sight) -> int:
    """Every card that others hold."""
    return ALL & ~sight.hand & ~sight.gone


def in_order(sight: Sight) -> list[int]:
    """Hands that could be: the unseen cards from the lowest on, each seat as many as it holds."""
    left = unseen(sight)
    hands = [0, 0, 0, 0]
    for seat in range(4):
        if seat == sight.seat:
            hands[seat] = sight.hand
            continue
        for _ in range(sight.counts[seat]):
            card = left & -left
            hands[seat] |= card
            left ^= card
    return hands


def dealt(sight: Sight, odds: Likelihoods, chance: Dealer) -> list[int]:
    """Hands that could be: what the seat gave away and nobody has played is where it went, the rest goes by the odds.

    Of two seats with the same odds the one that has room for more cards gets a card likelier.
    """
    left = unseen(sight)
    hands = [0, 0, 0, 0]
    seat = sight.seat
    hands[seat] = sight.hand
    for places, card in enumerate(sight.given, start=1):
        hands[seat + places & 3] |= card & left
    left &= ~(hands[0] | hands[1] | hands[2] | hands[3])
    room, room_across, room_before = (
        sight.counts[other] - hands[other].bit_count() for other in (seat + 1 & 3, seat + 2 & 3, seat + 3 & 3)
    )
    cards: list[int] = []
    while left:
        cards.append(left & -left)
        left &= left - 1
    chance.shuffle(cards)
    next_odds, across_odds, before_odds = odds
    after = across = before = 0
    for card in cards[: room + room_across + room_before]:
        kind = _KIND[card]
        one, two, three = room * next_odds[kind], room_across * across_odds[kind], room_before * before_odds[kind]
        drawn = chance.random() * (one + two + three)
        if room and (drawn < one or not (room_across or room_before)):
            after |= card
            room -= 1
        elif room_across and (drawn < one + two or not room_before):
            across |= card
            room_across -= 1
        else:
            before |= card
            room_before -= 1
    hands[seat + 1 & 3] |= after
    hands[seat + 2 & 3] |= across
    hands[seat + 3 & 3] |= before
    return hands
