"""Cards inside custom_ids and menu values: `5j-6s-PH=8-9t`, at most 43 characters.

Tokens name cards, never positions, so that a click means the same on an old
message. They stand on private hands only.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from engine.cards import PHOENIX, RANK_LETTERS, RANK_OF_LETTER, Card, Cards
from engine.tichu.actions import Play
from engine.tichu.combinations import Combination

_GAP: Final = "-"
_AS: Final = f"{PHOENIX}="


@dataclass(frozen=True, slots=True)
class Token:
    """What a click wants put down: cards in their order, and the rank the Phoenix is to stand for, if it says so."""

    cards: tuple[Card, ...]
    phoenix: int | None = None

    @classmethod
    def of(cls, combination: Combination) -> "Token":
        """The token of one reading."""
        return cls(tuple(combination.cards), combination.phoenix)

    @classmethod
    def of_cards(cls, cards: Iterable[Card]) -> "Token":
        """The token of cards as they are, every reading open."""
        return cls(tuple(cards))

    @classmethod
    def parse(cls, text: str) -> "Token | None":
        """The token of a text; None when it is none or names a card twice."""
        cards: list[Card] = []
        phoenix: int | None = None
        for word in text.split(_GAP):
            if word.startswith(_AS):
                phoenix = RANK_OF_LETTER.get(word.removeprefix(_AS))
                if phoenix is None:
                    return None
                cards.append(PHOENIX)
                continue
            try:
                cards.append(Card.parse(word))
            except ValueError:
                return None
        return cls(tuple(cards), phoenix) if len(set(cards)) == len(cards) else None

    def __str__(self) -> str:
        reading = "" if self.phoenix is None else f"={RANK_LETTERS[self.phoenix]}"
        return _GAP.join(f"{card}{reading}" if card == PHOENIX else str(card) for card in self.cards)

    @property
    def set(self) -> Cards:
        """The cards without order."""
        return Cards.of(self.cards)

    def play(self, *, over: int, wish: int | None = None) -> Play:
        """The action that puts them down."""
        return Play(self.set, over=over, phoenix=self.phoenix, wish=wish)
