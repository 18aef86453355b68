"""A round as one seat may suppose it: all that the seat knows is true, the hidden cards are dealt in some way."""

from collections.abc import Sequence

from engine.minds.fast.cards import ALL
from engine.minds.fast.round import PLAY, WINDOW, Chance, Round
from engine.minds.fast.sight import Sight


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


def by_chance(sight: Sight, chance: Chance) -> list[int]:
    """Hands that could be, all alike likely: what the seat gave away and nobody has played is where it went."""
    left = unseen(sight)
    hands = [0, 0, 0, 0]
    for places, card in enumerate(sight.given, start=1):
        hands[sight.seat + places & 3] |= card & left
    left &= ~(hands[0] | hands[1] | hands[2] | hands[3])
    cards: list[int] = []
    while left:
        cards.append(left & -left)
        left &= left - 1
    chance.shuffle(cards)
    for seat, count in enumerate(sight.counts):
        if seat == sight.seat:
            hands[seat] = sight.hand
            continue
        for _ in range(count - hands[seat].bit_count()):
            hands[seat] |= cards.pop()
    return hands
