"""The nets' inputs: what a seat knows after one of its moves, as a row of bits in one whole number.

Everything comes from a `Sight`, so it can be no more than the seat may know.
Suits do not matter but for bombs: of n cards of a rank the lowest n bits are
set. The trainers' twin makes the same rows, bit for bit.
"""

from bisect import bisect_right
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from engine.minds.fast.cards import (
    ALL,
    DOG,
    DRAGON,
    MAH_JONG,
    OF_RANK,
    ORDINARY,
    PHOENIX,
    card_index,
    counted,
    flushes,
    points,
)
from engine.minds.fast.moves import (
    DRAGON_STRENGTH,
    FULL_HOUSE,
    LED_DOG,
    PAIR,
    SINGLE,
    STAIRS,
    STRAIGHT,
    TRIPLE,
    Move,
)
from engine.minds.fast.sight import Sight

HAND: Final = 0
"""56: the hand after the move."""
UNSEEN: Final = 56
"""56: the cards that the seat has not seen; the specials last, as in a mask."""
KIND: Final = 112
"""9: nothing on the table, or the kind of the top after the move."""
RANK: Final = 121
"""15: the top's rank; the Dragon last."""
HALF: Final = 136
"""1: a lone Phoenix lies half a rank above."""
LENGTH: Final = 137
"""14: the top's cards, of stairs the pairs."""
OWNER: Final = 151
"""4: whose the top is, or who leads after the Dog, by places further on."""
COUNTS: Final = 155
"""3 x 14: cards of the others, as many bits as cards."""
OWN_COUNT: Final = 197
"""14."""
CALLS: Final = 211
"""4 x 2: small and Grand, by places further on."""
FIRST: Final = 219
"""4: who went out first, by places further on."""
SECOND: Final = 223
"""4."""
WISH: Final = 227
"""13: the rank wished for after the move."""
WON: Final = 240
"""10 and 10: points in tricks of the own team and of the others, one bit more every ten."""
PILE: Final = 260
"""8: what the trick is worth."""
LOSS: Final = 268
"""1: the trick counts less than nothing."""
BOMBS: Final = 269
"""2: a bomb of four, of a straight flush in the hand."""
GIVEN: Final = 271
"""3 x 17: what the seat gave to whom, while it is not played: Mah Jong, 2 to ace, Dog, Phoenix, Dragon."""
UNOPENED: Final = 322
"""3: who of the others has played no card yet."""
RECEIVED: Final = 325
"""3 x 17: what the seat got from whom."""
WAIT: Final = 376
"""4: of a seat that keeps its bomb out of turn: the window is open, or whose turn it is, by places further on."""
SHAPE: Final = 380
"""56: straights of five by top, with the Phoenix, of seven, stairs of two; triples, pairs and lone cards counted."""
WINNERS: Final = 436
"""4 and 3: singles and pairs in the hand that nothing unseen of their kind beats."""
SURE: Final = 443
"""1: nothing unseen of its kind beats the top."""
BOMB_OUT: Final = 444
"""1: the unseen cards hold a bomb."""
PLAYS: Final = 445
"""10: about how many plays the hand takes."""
INPUTS: Final = 455

_RANKS: Final = 0x7FFF
_LOWEST: Final = tuple((1 << nibble.bit_count()) - 1 for nibble in range(16))
_LOWEST_OF_TWO: Final = tuple(_LOWEST[byte & 15] | _LOWEST[byte >> 4] << 4 for byte in range(256))
_BELOW: Final = tuple((1 << n) - 1 for n in range(16))
"""By n: as many bits as n."""
_STEPS: Final = (5, 10, 15, 20, 25, 30, 40, 50)
_PILES: Final = {
    worth: 1 << LOSS if worth < 0 else _BELOW[bisect_right(_STEPS, worth)] << PILE for worth in range(-25, 130, 5)
}
"""By a trick's points: its bits."""
_HOLES: Final = tuple(1 << rank for rank in range(2, 15))


class Unseen(NamedTuple):
    """The best that the unseen cards can make."""

    once: int
    twice: int
    ranks: int
    """For straights."""
    phoenix: bool
    bomb: bool
    single: int
    """In half ranks, with the Phoenix just below the Dragon."""
    pair: int
    """As a rank; 0 for none."""
    triple: int


def before_move(sight: Sight) -> tuple[int, Unseen]:
    """The part of a row that no move of the seat changes, and what that part leaves open."""
    seat, counts, calls, opened = sight.seat, sight.counts, sight.calls, sight.opened
    unseen = ALL & ~(sight.gone | sight.hand)
    row = without_suits(unseen) << UNSEEN
    for places in (1, 2, 3):
        other = seat + places & 3
        row |= _BELOW[counts[other]] << COUNTS + 14 * (places - 1)
        if not opened[other]:
            row |= 1 << UNOPENED + places - 1
        if gave := sight.given[places - 1] & ~sight.gone:
            row |= 1 << GIVEN + 17 * (places - 1) + card_index(gave)
        if got := sight.received[places - 1]:
            row |= 1 << RECEIVED + 17 * (places - 1) + card_index(got)
    row |= _calls(seat, calls)
    if sight.out:
        row |= 1 << FIRST + (sight.out[0] - seat & 3)
        if len(sight.out) > 1:
            row |= 1 << SECOND + (sight.out[1] - seat & 3)
    ours = sight.won[seat] + sight.won[seat ^ 2]
    row |= _tens(ours) << WON | _tens(sum(sight.won) - ours) << WON + 10
    look = _look(unseen)
    if look.bomb:
        row |= 1 << BOMB_OUT
    return row, look


def after_move(sight: Sight, fixed: int, unseen: Unseen, move: Move, *, wish: int = 0) -> int:
    """The whole row after a move; `wish` comes with the Mah Jong. `PASS` out of turn keeps the bomb for now."""
    kind, _, _, cards = move
    hand = sight.hand & ~cards
    row = fixed | shape(hand) | _winners(hand, unseen.single, unseen.pair)
    top = move
    if kind == LED_DOG:
        row |= 1 << KIND | 1 << OWNER + _dog_goes_to(sight, hand)
    elif kind:
        row |= _top(move, 0, sight.pile | cards)
    else:
        top = sight.top
        row |= _top(top, sight.owner - sight.seat & 3, sight.pile)
        if sight.turn != sight.seat:
            row |= 1 << WAIT + (0 if sight.turn < 0 else sight.turn - sight.seat & 3)
    if kind != LED_DOG and _stands(top, unseen):
        row |= 1 << SURE
    if not hand and len(sight.out) < 2:
        row |= 1 << (SECOND if sight.out else FIRST)
    still = sight.wish if sight.wish and not cards & OF_RANK[sight.wish] else 0
    if open_ := wish or still:
        row |= 1 << WISH + open_ - 2
    return row


def before_play(hand: int, seat: int, calls: Sequence[int], gifts: Sequence[int] = ()) -> int:
    """The row of a hand before the first lead: eight cards, fourteen, or the eleven that three gifts leave."""
    row = shape(hand) | _calls(seat, calls)
    for places, card in enumerate(gifts):
        row |= 1 << GIVEN + 17 * places + card_index(card)
    return row


@lru_cache(maxsize=1 << 12)
def shape(hand: int) -> int:
    """The groups that depend on the hand alone."""
    once, twice, thrice, four = held = counted(hand)
    row = without_suits(hand) | _BELOW[hand.bit_count()] << OWN_COUNT
    if four:
        row |= 1 << BOMBS
    if flushes(hand & ORDINARY):
        row |= 2 << BOMBS
    runs, straight = _straights(once | 2 if hand & MAH_JONG else once, phoenix=bool(hand & PHOENIX))
    pairs, stairs = _stairs(twice)
    runs |= pairs | _BELOW[min(thrice.bit_count(), 3)] << 40 | _BELOW[min(twice.bit_count(), 5)] << 43
    runs |= _BELOW[min((once & ~twice).bit_count(), 8)] << 48
    return row | runs << SHAPE | _BELOW[min(_plays(hand, held, straight, stairs), 10)] << PLAYS


@lru_cache(maxsize=1 << 11)
def _straights(ranks: int, *, phoenix: bool) -> tuple[int, int]:
    """The bits of `SHAPE` for straights, and the ranks of the longest; of equals one without the Phoenix."""
    runs = runs_ending(ranks, 5) >> 5 | runs_ending(ranks, 7) >> 7 << 20
    longest = _longest_run(ranks, 5)
    if phoenix:
        runs |= _runs_with_phoenix(ranks, 5) >> 5 << 10
        longest = max(longest, *(_longest_run(ranks | hole, 5) for hole in _HOLES), key=int.bit_count)
    return runs, longest


@lru_cache(maxsize=1 << 11)
def _stairs(twice: int) -> tuple[int, int]:
    """The bits of `SHAPE` for stairs, and the ranks of the longest."""
    return runs_ending(twice, 2) >> 3 << 28, _longest_run(twice, 2)


def without_suits(cards: int) -> int:
    """Of n cards of a rank the lowest n bits of its four; the specials as they are."""
    row, place = cards >> 52 << 52, 0
    left = cards & ORDINARY
    while left:
        row |= _LOWEST_OF_TWO[left & 0xFF] << place
        left >>= 8
        place += 8
    return row


def runs_ending(ranks: int, length: int) -> int:
    """The tops of all runs of this length, as a set of bits."""
    ends = ranks
    for places in range(1, length):
        ends &= ranks << places
    return ends & _RANKS


def _runs_with_phoenix(ranks: int, length: int) -> int:
    ends = 0
    for hole in _HOLES:
        ends |= runs_ending(ranks | hole, length)
    return ends


def _longest_run(ranks: int, least: int) -> int:
    """The ranks of the longest run of at least this length, the highest of equals; 0 for none."""
    best = 0
    for length in range(least, 15):
        ends = runs_ending(ranks, length)
        if not ends:
            break
        best = (1 << length) - 1 << ends.bit_length() - length
    return best


def _groups(once: int, twice: int, thrice: int) -> int:
    """How many plays cards take by rank, triples taking pairs along."""
    triples, pairs = thrice.bit_count(), (twice & ~thrice).bit_count()
    return once.bit_count() - min(triples, pairs)


def _plays(hand: int, held: tuple[int, int, int, int], run: int, stairs: int) -> int:
    """About how many plays a hand takes: by rank, or with this straight, or with these stairs; 0 for none."""
    once, twice, thrice, four = held
    alone = 1 if hand & MAH_JONG else 0
    fewest = _groups(once, twice, thrice) + alone
    if run:
        left = _groups(once & ~run | twice & run, twice & ~run | thrice & run, thrice & ~run | four & run)
        fewest = min(fewest, 1 + left + (alone if not run & 2 else 0))
    if stairs:
        left = _groups(once & ~stairs | thrice & stairs, twice & ~stairs | four & stairs, thrice & ~stairs)
        fewest = min(fewest, 1 + left + alone)
    if not fewest and hand & PHOENIX:
        fewest = 1
    return fewest + (1 if hand & DOG else 0) + (1 if hand & DRAGON else 0)


@lru_cache(maxsize=1 << 10)
def _look(cards: int) -> Unseen:
    once, twice, thrice, four = counted(cards)
    ranks = once | 2 if cards & MAH_JONG else once
    phoenix = bool(cards & PHOENIX)
    single = DRAGON_STRENGTH if cards & DRAGON else 29 if phoenix else 2 * max(once.bit_length() - 1, 0)
    pair = (once if phoenix else twice).bit_length() - 1
    triple = (twice if phoenix else thrice).bit_length() - 1
    return Unseen(
        once, twice, ranks, phoenix, bool(four or flushes(cards & ORDINARY)), single, max(pair, 0), max(triple, 0)
    )


@lru_cache(maxsize=1 << 11)
def _winners(hand: int, single: int, pair: int) -> int:
    """By the best that others can have of these kinds."""
    singles = 1 if hand & DRAGON else 0
    if single < 29:
        singles += (hand & PHOENIX) >> 54
        singles += (hand & ORDINARY & -1 << 4 * max(single // 2 - 2, 0)).bit_count()
    pairs = (counted(hand)[1] >> pair).bit_count()
    return _BELOW[min(singles, 4)] << WINNERS | _BELOW[min(pairs, 3)] << WINNERS + 4


def _stands(top: Move, unseen: Unseen) -> bool:
    """Whether no unseen cards of the same kind beat the top; of a bomb, whether there is none left."""
    kind, length, strength, _ = top
    if kind == SINGLE:
        return strength >= unseen.single
    if kind == PAIR:
        return strength >= 2 * unseen.pair
    if kind in (TRIPLE, FULL_HOUSE):
        return strength >= 2 * unseen.triple
    if kind == STRAIGHT:
        ranks = unseen.ranks
        ends = _runs_with_phoenix(ranks, length) if unseen.phoenix else runs_ending(ranks, length)
        return not ends >> strength // 2 + 1
    if kind == STAIRS:
        ends = runs_ending(unseen.twice, length // 2)
        if unseen.phoenix:
            for hole in _HOLES:
                if unseen.once & hole:
                    ends |= runs_ending(unseen.twice | hole, length // 2)
        return not ends >> strength // 2 + 1
    return not unseen.bomb


def _top(top: Move, owner: int, pile: int) -> int:
    kind, length, strength, _ = top
    return _of_kind(kind, length, strength) | 1 << OWNER + owner | _PILES[points(pile)]


@lru_cache(maxsize=1 << 9)
def _of_kind(kind: int, length: int, strength: int) -> int:
    row = 1 << KIND + kind
    if kind:
        row |= 1 << RANK + strength // 2 - 1 | 1 << LENGTH + (length // 2 if kind == STAIRS else length) - 1
        if strength & 1:
            row |= 1 << HALF
    return row


def _dog_goes_to(sight: Sight, rest: int) -> int:
    """By places further on: the partner, else the next after him that holds cards (article 9.1)."""
    for places in (2, 3, 0, 1):
        if sight.counts[sight.seat + places & 3] if places else rest:
            return places
    return 2


def _calls(seat: int, calls: Sequence[int]) -> int:
    row = 0
    for places in range(4):
        if call := calls[seat + places & 3]:
            row |= 1 << CALLS + 2 * places + call - 1
    return row


def _tens(worth: int) -> int:
    return _BELOW[min(max((worth + 5) // 10, 0), 10)]
