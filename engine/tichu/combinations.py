"""Combinations, and every way to read a set of cards as one (article 6).

How a set reads depends on its shape alone, that is how many cards of each rank
and which specials it has; but for the runs of one suit, which are bombs. Both
are tables, built once from the definitions, so that a reading is a look-up.
"""

from collections.abc import Callable, Iterator
from enum import StrEnum
from typing import Final, NamedTuple, TypeAlias

from engine.cards import DOG, DRAGON, MAH_JONG, PHOENIX, RANKS, Cards, Suit


class Kind(StrEnum):
    """The kinds of combination; their values are the words in notation (article 6.1)."""

    SINGLE = "single"
    PAIR = "pair"
    STAIRS = "stairs"
    TRIPLE = "triple"
    FULL_HOUSE = "full_house"
    STRAIGHT = "straight"
    BOMB_FOUR = "bomb_four"
    BOMB_FLUSH = "bomb_flush"

    is_bomb: bool
    """Whether it may be thrown at any time and beats every other kind (article 6.4)."""

    def __init__(self, word: str) -> None:
        """Bombs are known by their word; asked for every play, so it is an attribute and no property."""
        self.is_bomb = word.startswith("bomb_")


DOG_STRENGTH: Final = 0
MAH_JONG_STRENGTH: Final = 2
PHOENIX_STRENGTH: Final = 3
"""Of the Phoenix that is led; on a trick it is half a rank above the top (article 6.10)."""
DRAGON_STRENGTH: Final = 30


class Combination(NamedTuple):
    """A set of cards with one reading."""

    kind: Kind
    strength: int
    """What decides within a kind and length, in half ranks: 2 * rank; a lone Phoenix 2 * rank + 1 (led: 3); the
    Dragon 30; the Dog 0; full houses by the triple, stairs and straights by the top (articles 6.4, 6.10, 6.11)."""
    length: int
    """The number of cards."""
    cards: Cards
    phoenix: int | None = None
    """The rank 2..14 the Phoenix stands for in two or more cards; None without it and for the lone Phoenix."""

    @property
    def rank(self) -> float:
        """The strength in ranks, as in notation: 8, or 8.5 for the Phoenix on an eight."""
        return self.strength / 2 if self.strength % 2 else self.strength // 2

    def beats(self, top: "Combination") -> bool:
        """Whether it may be put on this top (articles 6.4 and 6.5).

        A lone Phoenix has its strength from the top, see `on`.
        """
        if self.kind.is_bomb:
            return not top.kind.is_bomb or (self.length, self.strength) > (top.length, top.strength)
        return self.kind is top.kind and self.length == top.length and self.strength > top.strength

    def on(self, top: "Combination") -> "Combination":
        """The same, but a lone Phoenix half a rank above the single on the table (article 6.10).

        On the Dragon, or on itself, it stays too low.
        """
        if self.strength != PHOENIX_STRENGTH or top.kind is not Kind.SINGLE or top.strength == DRAGON_STRENGTH:
            return self
        return self._replace(strength=top.strength | 1)


PHOENIX_ALONE: Final = Cards.of((PHOENIX,))
ORDINARY: Final = (1 << 52) - 1
"""The mask of the ordinary cards: four bits a rank, one a suit."""
ONES: Final = 0x1111111111111
"""One bit in each rank's four; times n, n cards of every rank."""
PAIRWISE: Final = 0x5 * ONES
TWOS: Final = 0x3 * ONES
SPECIALS: Final = 0xF << 52


def shape(cards: int) -> int:
    """How many cards of each rank, four bits a rank, with the specials' own bits above: what a reading depends on."""
    mask = int(cards)
    ordinary = mask & ORDINARY
    doubled = ordinary - (ordinary >> 1 & PAIRWISE)
    return (doubled & TWOS) + (doubled >> 2 & TWOS) | mask & SPECIALS


Reading: TypeAlias = tuple[Kind, int, int, int | None]
"""Kind, strength, length, and the rank the Phoenix stands for."""


def _one(rank: int) -> int:
    """The shape of one card of a rank; of the Mah Jong for rank 1."""
    return 1 << MAH_JONG if rank == 1 else 1 << (rank - 2) * 4


def _natural_shapes() -> Iterator[tuple[int, Kind, int]]:
    """Shape, kind and deciding rank of everything two or more cards can be without the Phoenix, but for flushes."""
    for rank in RANKS:
        one = _one(rank)
        yield 2 * one, Kind.PAIR, rank
        yield 3 * one, Kind.TRIPLE, rank
        yield 4 * one, Kind.BOMB_FOUR, rank
        yield from ((3 * one + 2 * _one(pair), Kind.FULL_HOUSE, rank) for pair in RANKS if pair != rank)
        for top in range(rank + 1, 15):
            yield 2 * sum(map(_one, range(rank, top + 1))), Kind.STAIRS, top
    for low in range(1, 11):
        for top in range(low + 4, 15):
            yield sum(map(_one, range(low, top + 1))), Kind.STRAIGHT, top


def _count(shape_: int) -> int:
    """The number of cards of a shape."""
    return sum((shape_ >> place) & 0xF for place in range(0, 52, 4)) + (shape_ >> 52).bit_count()


def _tables() -> dict[int, tuple[Reading, ...]]:
    """Every shape that is a combination, with its readings, the strongest first.

    The Phoenix stands for any one ordinary card of anything but a bomb (article 6.7).
    """
    found: dict[int, list[Reading]] = {
        1 << DOG: [(Kind.SINGLE, DOG_STRENGTH, 1, None)],
        1 << MAH_JONG: [(Kind.SINGLE, MAH_JONG_STRENGTH, 1, None)],
        1 << PHOENIX: [(Kind.SINGLE, PHOENIX_STRENGTH, 1, None)],
        1 << DRAGON: [(Kind.SINGLE, DRAGON_STRENGTH, 1, None)],
    }
    for rank in RANKS:
        found[_one(rank)] = [(Kind.SINGLE, 2 * rank, 1, None)]
    for natural, kind, decider in _natural_shapes():
        length = _count(natural)
        found.setdefault(natural, []).append((kind, 2 * decider, length, None))
        if kind.is_bomb:
            continue
        for rank in RANKS:
            if natural >> (rank - 2) * 4 & 0xF:
                helped = natural - _one(rank) | 1 << PHOENIX
                found.setdefault(helped, []).append((kind, 2 * decider, length, rank))
    return {key: tuple(sorted(ways, key=lambda way: -way[1])) for key, ways in found.items()}


def _flushes() -> dict[int, tuple[Combination, ...]]:
    """The straight flushes by their cards, weakest first (article 6.1)."""
    runs = sorted((top - low + 1, top, low) for low in range(2, 11) for top in range(low + 4, 15))
    masks = ((sum(map(_one, range(low, top + 1))) << suit, top, length) for length, top, low in runs for suit in Suit)
    return {mask: (Combination(Kind.BOMB_FLUSH, 2 * top, length, Cards(mask)),) for mask, top, length in masks}


SHAPES: Final = _tables()
FLUSHES: Final = _flushes()

_Make: TypeAlias = Callable[[type[Combination], tuple[Kind, int, int, Cards, int | None]], Combination]
new_combination: Final[_Make] = tuple.__new__  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType]  the stub leaves the items open
"""`Combination` without the constructor written in Python: readings and moves are made by the thousand."""
as_cards: Final = int.__new__
"""`Cards` from a mask in the same way: `as_cards(Cards, mask)`."""


def readings(cards: Cards) -> tuple[Combination, ...]:
    """Every combination that these cards can be, the strongest first; empty if they are none.

    A lone Phoenix reads as led (1.5); on a trick it is half a rank above the single it is played on (article 6.10).

    >>> [(way.kind.value, way.rank, way.phoenix) for way in readings(Cards("3j 3s PH 5j 5s"))]
    [('full_house', 5, 5), ('full_house', 3, 3)]
    """
    flush = FLUSHES.get(cards)
    if flush is not None:
        return flush
    ways = SHAPES.get(shape(cards), ())
    return tuple(
        [new_combination(Combination, (kind, strength, length, cards, rank)) for kind, strength, length, rank in ways]
    )


def has_flush(ordinary: int) -> bool:
    """Whether five adjacent ranks of one suit are there."""
    twos = ordinary & ordinary >> 4
    return bool(twos & twos >> 8 & ordinary >> 16)
