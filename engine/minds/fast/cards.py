"""Hands as masks of 56 bits, as in `engine.cards`, and what one hand holds of each rank.

Bit 4 * (rank - 2) + suit is an ordinary card; 52 to 55 are the Mah Jong, the
Dog, the Phoenix and the Dragon.
"""

from functools import lru_cache
from typing import Final, TypeAlias

MAH_JONG: Final = 1 << 52
DOG: Final = 1 << 53
PHOENIX: Final = 1 << 54
DRAGON: Final = 1 << 55
ORDINARY: Final = (1 << 52) - 1
ALL: Final = (1 << 56) - 1
ACES: Final = 0xF << 48
SUITS: Final = tuple(0x1111111111111 << suit for suit in range(4))
COUNT: Final = tuple(value.bit_count() for value in range(16))
"""By four bits of a mask: how many cards."""
OF_RANK: Final = (0, 0, *(0xF << 4 * (rank - 2) for rank in range(2, 15)))
"""By rank: its four natural cards; the Phoenix never counts as the wished card (article 7.5)."""

_FIVES: Final = OF_RANK[5]
_TENS: Final = OF_RANK[10] | OF_RANK[13]

Masks: TypeAlias = tuple[int, ...]
Holding: TypeAlias = tuple[int, int, int, int, int, Masks, Masks, Masks, int]
"""Ranks held at least once, twice, three times, four times (bit r); those held at all with the Mah Jong as rank 1; by
rank 0..14 the cards that are chosen for a single, a pair and a triple, all there are where there are too few; and every
card of a straight flush."""


KINDS: Final = 17
"""Of cards, the suits aside."""


def card_index(card: int) -> int:
    """The kind of a single card: 0 Mah Jong, 1 to 13 the ranks, 14 Dog, 15 Phoenix, 16 Dragon."""
    place = card.bit_length() - 1
    if place < 52:
        return place // 4 + 1
    return 0 if place == 52 else place - 39


def points(cards: int) -> int:
    """What these cards count (article 1.3)."""
    worth = 5 * (cards & _FIVES).bit_count() + 10 * (cards & _TENS).bit_count()
    specials = cards >> 54
    return worth if not specials else worth + (0, -25, 25, 0)[specials]


def _lowest(nibble: int, size: int) -> int:
    chosen = 0
    while size and nibble:
        low = nibble & -nibble
        chosen, nibble, size = chosen | low, nibble ^ low, size - 1
    return chosen


LOWEST: Final = tuple(tuple(_lowest(nibble, size) for nibble in range(16)) for size in range(5))
"""By size, then by four bits of a mask: the cards of the lowest suits."""


@lru_cache(maxsize=1 << 11)
def analyse(hand: int) -> Holding:
    """What a hand holds. Cards that no straight flush of the hand needs are chosen first, then the lowest suits.

    What is remembered takes 3 MB at most.
    """
    once = twice = thrice = four = 0
    ones, twos, threes = [0] * 15, [0] * 15, [0] * 15
    flush = flushes(hand & ORDINARY)
    left, shift, rank = hand & ORDINARY, 0, 1
    bit = 2
    while left:
        rank += 1
        bit <<= 1
        nibble = left & 15
        if nibble:
            once |= bit
            count = COUNT[nibble]
            if count > 1:
                twice |= bit
                if count > 2:
                    thrice |= bit
                    if count > 3:
                        four |= bit
            needed = flush >> shift & 15
            if needed and nibble != needed:
                free = nibble & ~needed
                spare = COUNT[free]
                ones[rank] = LOWEST[1][free] << shift
                twos[rank] = (LOWEST[2][free] | (LOWEST[2 - spare][needed] if spare < 2 else 0)) << shift
                threes[rank] = (LOWEST[3][free] | (LOWEST[3 - spare][needed] if spare < 3 else 0)) << shift
            else:
                ones[rank] = LOWEST[1][nibble] << shift
                twos[rank] = LOWEST[2][nibble] << shift
                threes[rank] = LOWEST[3][nibble] << shift
        left >>= 4
        shift += 4
    ranks = once | 2 if hand & MAH_JONG else once
    return once, twice, thrice, four, ranks, tuple(ones), tuple(twos), tuple(threes), flush


def _packed(byte: int) -> int:
    counts = (byte & 15).bit_count(), (byte >> 4).bit_count()
    return sum((counts[0] >= n) << 16 * n - 16 | (counts[1] >= n) << 16 * n - 15 for n in (1, 2, 3, 4))


_OF_TWO: Final = tuple(_packed(byte) for byte in range(256))
"""By eight bits of a mask, which are two ranks: who is held once, twice, three and four times, sixteen bits apart."""


def counted(hand: int) -> tuple[int, int, int, int]:
    """The first four of `analyse`, for hands that are looked at once: quicker than to remember them."""
    packed, place = 0, 2
    left = hand & ORDINARY
    while left:
        packed |= _OF_TWO[left & 0xFF] << place
        left >>= 8
        place += 2
    return packed & 0xFFFF, packed >> 16 & 0xFFFF, packed >> 32 & 0xFFFF, packed >> 48


def flushes(ordinary: int) -> int:
    """Every card that stands in a row of five of its suit."""
    twos = ordinary & ordinary >> 4
    lowest = twos & twos >> 8 & ordinary >> 16
    return lowest and lowest | lowest << 4 | lowest << 8 | lowest << 12 | lowest << 16


def holds_bomb(hand: int) -> bool:
    """Whether there is a bomb in it."""
    holding = analyse(hand)
    return bool(holding[3] or holding[8])
