"""Combinations, and every way to read a set of cards as one (article 6)."""

from enum import StrEnum
from typing import NamedTuple

from engine.cards import Cards


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

    @property
    def is_bomb(self) -> bool:
        """Whether it may be thrown at any time and beats every other kind (article 6.4)."""
        return self is Kind.BOMB_FOUR or self is Kind.BOMB_FLUSH


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


def readings(cards: Cards) -> tuple[Combination, ...]:
    """Every combination that these cards can be, the strongest first; empty if they are none.

    A lone Phoenix reads as led (1.5); on a trick it is half a rank above the single it is played on (article 6.10).
    """
    raise NotImplementedError(cards)
