"""The 56-card deck, its notation, and a set of its cards that costs one integer.

A card is written with two characters, rank then suit (`5j`, `Tt`, `As`), the
specials `MJ DG PH DR`. `repr` parses back (article 14).
"""

from collections.abc import Iterable, Iterator
from enum import IntEnum
from typing import Final, final

RANKS: Final = range(2, 15)
"""The natural ranks: 2..10, jack 11, queen 12, king 13, ace 14 (article 1.1)."""

RANK_LETTERS: Final = dict(zip(RANKS, "23456789TJQKA", strict=True))
RANK_OF_LETTER: Final = {letter: rank for rank, letter in RANK_LETTERS.items()}


class Suit(IntEnum):
    """The four suits; they have no order in play (article 1.2)."""

    JADE = 0
    SWORD = 1
    PAGODA = 2
    STAR = 3

    @property
    def letter(self) -> str:
        """The suit in notation: `j s p t`."""
        return "jspt"[self]


@final
class Card(int):
    """One card, as its place in the deck.

    0..51 are the ordinary cards by rank, then suit; 52..55 the specials.

    >>> Card.parse("5j")
    Card('5j')
    >>> Card.parse("5j").rank, Card.parse("5j").suit
    (5, <Suit.JADE: 0>)
    """

    __slots__ = ()

    @classmethod
    def of(cls, rank: int, suit: Suit) -> "Card":
        """The ordinary card of a rank 2..14 and a suit."""
        if rank not in RANKS:
            raise ValueError(f"no ordinary card has the rank {rank}")
        return cls((rank - 2) * 4 + suit)

    @classmethod
    def parse(cls, text: str) -> "Card":
        """Read one card; ValueError when the text is none."""
        try:
            return _CARD_OF_TEXT[text]
        except KeyError:
            raise ValueError(f"{text!r} is no card") from None

    @property
    def rank(self) -> int | None:
        """2..14, 1 for the Mah Jong, None for the other specials."""
        if self < 52:
            return int(self) // 4 + 2
        return 1 if self == 52 else None

    @property
    def suit(self) -> Suit | None:
        """The suit of an ordinary card, None for a special."""
        return Suit(int(self) % 4) if self < 52 else None

    @property
    def points(self) -> int:
        """What the card counts (article 1.3)."""
        return POINTS[self]

    def __str__(self) -> str:
        return _TEXT[self]

    def __repr__(self) -> str:
        return f"Card({_TEXT[self]!r})"

    def __new__(cls, value: int | str) -> "Card":
        """A card from its place 0..55 or from its notation."""
        if isinstance(value, str):
            return cls.parse(value)
        if not 0 <= value < 56:
            raise ValueError(f"no card has the place {value}")
        return super().__new__(cls, value)


_TEXT: Final = (*(f"{RANK_LETTERS[i // 4 + 2]}{'jspt'[i % 4]}" for i in range(52)), "MJ", "DG", "PH", "DR")
DECK: Final[tuple[Card, ...]] = tuple(Card(i) for i in range(56))
_CARD_OF_TEXT: Final = dict(zip(_TEXT, DECK, strict=True))
MAH_JONG: Final = DECK[52]
DOG: Final = DECK[53]
PHOENIX: Final = DECK[54]
DRAGON: Final = DECK[55]
POINTS: Final = (*({5: 5, 10: 10, 13: 10}.get(i // 4 + 2, 0) for i in range(52)), 0, 0, -25, 25)
"""Card points by place in the deck (article 1.3); they sum to 100."""


@final
class Cards(int):
    """An immutable set of cards: bit i is set when `DECK[i]` is in it.

    It is the integer itself, so that hands hash, compare and combine at the
    speed of integers. `|`, `&` and `-` are union, intersection, difference.

    >>> Cards.parse("5j 5s PH") - Cards.parse("5s")
    Cards('5j PH')
    >>> len(Cards.parse("5j 5s")), Card("5j") in Cards.parse("5j")
    (2, True)
    """

    __slots__ = ()

    def __new__(cls, value: int | str = 0) -> "Cards":
        """The set with this mask, or with the cards of this notation."""
        return cls.parse(value) if isinstance(value, str) else super().__new__(cls, value)

    @classmethod
    def of(cls, cards: Iterable[Card]) -> "Cards":
        """The set of these cards."""
        mask = 0
        for card in cards:
            mask |= 1 << card
        return cls(mask)

    @classmethod
    def parse(cls, text: str) -> "Cards":
        """Read cards parted by blanks; ValueError on anything else or on a card named twice."""
        mask = 0
        for word in text.split():
            bit = 1 << Card.parse(word)
            if mask & bit:
                raise ValueError(f"{word} is named twice")
            mask |= bit
        return cls(mask)

    def __iter__(self) -> Iterator[Card]:
        mask = int(self)
        while mask:
            low = mask & -mask
            yield DECK[low.bit_length() - 1]
            mask ^= low

    def __len__(self) -> int:
        return self.bit_count()

    def __contains__(self, card: object) -> bool:
        return isinstance(card, Card) and bool(int(self) >> card & 1)

    # Sets are combined with every play: straight to the integer, past the choice between mask and notation.

    def __or__(self, other: int) -> "Cards":
        return int.__new__(Cards, int(self) | other)

    def __and__(self, other: int) -> "Cards":
        return int.__new__(Cards, int(self) & other)

    def __sub__(self, other: int) -> "Cards":
        return int.__new__(Cards, int(self) & ~other)

    @property
    def points(self) -> int:
        """The sum of the cards' points (article 1.3)."""
        return sum(POINTS[card] for card in self)

    def __str__(self) -> str:
        return " ".join(map(str, self))

    def __repr__(self) -> str:
        return f"Cards({str(self)!r})"


ALL_CARDS: Final = Cards((1 << 56) - 1)
NO_CARDS: Final = Cards(0)
