"""Greedy play, the quick way to bring a round to its end in the head: much at once, low first, cheap on a trick.

It looks at nothing that the seat could not see: its own hand, how many cards
the others hold, the trick and the calls.
"""

from typing import Final

from engine.minds.fast.cards import ACES, DRAGON, PHOENIX, points
from engine.minds.fast.moves import (
    BOMB_FLUSH,
    BOMB_FOUR,
    LED_DOG,
    PASS,
    SINGLE,
    Move,
    bombs,
    legal,
)
from engine.minds.fast.round import Round

HIGH: Final = 2 * 12
"""Above a queen a play is dear: the half ranks of the queen."""
KEPT_BY_PARTNER: Final = {SINGLE: 2 * 10}
"""From this strength on a single of the partner's is left to him ..."""
OTHERS_KEPT: Final = 2 * 9
"""... and other kinds from this."""
FEW: Final = 3
"""With so few cards an opponent is bombed."""
WORTH: Final = 20
"""Card points that are worth a bomb."""


def move(now: Round) -> Move:
    """What whose turn it is does."""
    seat = now.turn
    hand, top = now.hands[seat], now.top
    moves = legal(hand, top, now.wish)
    if len(moves) == 1:
        return moves[0]
    for one in moves:
        if one[3] == hand:
            return one
    return _follow(now, seat, moves) if top[0] else min(moves, key=_lead if hand.bit_count() > FEW else _lead_late)


def _lead(one: Move) -> int:
    """Many cards first, of as many the lowest; high ones and the Phoenix late, bombs last."""
    kind, length, strength, cards = one
    if kind == LED_DOG:
        return 0
    if BOMB_FOUR <= kind <= BOMB_FLUSH:
        return 500
    dear = 600 if strength > HIGH - 1 else 0
    return dear + (300 if cards & PHOENIX else 0) - 100 * length + strength


def _lead_late(one: Move) -> int:
    """The Dog must not be the last card."""
    return -2000 if one[0] == LED_DOG else _lead(one)


def _follow(now: Round, seat: int, moves: list[Move]) -> Move:
    """The cheapest that beats the trick, if it may be beaten."""
    hands, calls, owner, top = now.hands, now.calls, now.owner, now.top
    free = moves[0] is PASS
    partners = owner == seat ^ 2
    if partners and free and (calls[owner] or top[2] >= KEPT_BY_PARTNER.get(top[0], OTHERS_KEPT)):
        return PASS
    after, before = seat + 1 & 3, seat + 3 & 3
    nearest = min(hands[after].bit_count() or 99, hands[before].bit_count() or 99)
    pile = points(now.pile)
    bomb_pays = not partners and (nearest <= FEW or pile >= WORTH or calls[after] or calls[before])
    spares = pile < 10 and nearest > 6
    best, least = PASS, 10_000
    for one in moves:
        kind, _, strength, cards = one
        if not kind:
            continue
        if BOMB_FOUR <= kind <= BOMB_FLUSH:
            if free and not bomb_pays:
                continue
            cost = 5000 + strength
        else:
            dear = spares and (strength > HIGH + 2 if kind == SINGLE else strength > HIGH)
            cost = strength + (1000 if dear else 0) + (2000 if cards & PHOENIX else 0)
        if cost < least:
            best, least = one, cost
    if free and 1000 <= least < 5000 and not now.opened[seat]:
        return PASS
    return best


def wish(hand: int) -> int:
    """The rank to wish for: the ace, if it is not in the own hand, else the highest that is not."""
    for rank in range(14, 1, -1):
        if not hand >> 4 * (rank - 2) & 15:
            return rank
    return 0


def dragon(now: Round) -> int:
    """The opponent who gets the Dragon's trick: not one who may still make a call, then who has more cards."""
    after, before = now.turn + 1 & 3, now.turn + 3 & 3
    if not now.out and bool(now.calls[after]) != bool(now.calls[before]):
        return before if now.calls[after] else after
    return after if now.hands[after].bit_count() > now.hands[before].bit_count() else before


def throw(now: Round) -> tuple[int, Move] | None:
    """In the window: who throws a bomb at an opponent's trick that is worth it, and which; None if nobody does."""
    owner = now.owner
    for seat in (owner + 1 & 3, owner + 3 & 3):
        if now.armed[seat]:
            found = bombs(now.hands[seat], now.top)
            if found and (now.calls[owner] or now.hands[owner].bit_count() <= FEW or points(now.pile) >= WORTH):
                return seat, found[0]
    return None


def power(hand: int) -> float:
    """What the high cards of a hand promise."""
    return 2 * (hand & ACES).bit_count() + 3.5 * bool(hand & DRAGON) + 3.5 * bool(hand & PHOENIX)
