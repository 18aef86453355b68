"""A deal that anybody can check: what is public of a deck before its round, and what is told after it.

Before its cards are seen a round's commitment is public: the SHA-256, in hex, of
`salt:deck`, the deck in notation in dealing order with blanks between. The salt
keeps decks from being tried out one after the other until one fits. Once the
round is scored salt and deck are told, and who hashes them finds the commitment
again, or has caught the dealer.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final, TypeAlias

from engine.cards import Card, Cards
from engine.kernel import Seat

FourHands: TypeAlias = tuple[Cards, Cards, Cards, Cards]
"""By seat."""
ThreeCards: TypeAlias = tuple[Card, Card, Card]

_SALT: Final = re.compile(r"[0-9a-f]{32}")
_FIRST: Final = 32
"""Cards that are dealt before Grand Tichu is asked for (article 3.1)."""


def is_salt(text: str) -> bool:
    """Whether a text may be a salt: 32 hex digits, which mean nothing to a shell that a proof is pasted into."""
    return _SALT.fullmatch(text) is not None


def spelled(deck: Sequence[Card]) -> str:
    """A deck in notation, in dealing order."""
    return " ".join(map(str, deck))


def commitment(salt: str, deck: Sequence[Card]) -> str:
    """The hash that binds the dealer to this deck: 64 hex digits."""
    return sha256(f"{salt}:{spelled(deck)}".encode()).hexdigest()


def deal(deck: Sequence[Card]) -> tuple[FourHands, FourHands]:
    """The first eight and the other six cards of each seat: card i goes to seat i % 4 (article 3.1)."""
    return _four(deck[:_FIRST]), _four(deck[_FIRST:])


def _four(cards: Sequence[Card]) -> FourHands:
    return Cards.of(cards[0::4]), Cards.of(cards[1::4]), Cards.of(cards[2::4]), Cards.of(cards[3::4])


@dataclass(frozen=True, slots=True)
class Reveal:
    """A scored round's cards: how it was dealt, what was given, and what proves the deal.

    Nothing but the scoring of its round makes one.
    """

    number: int
    """1 for the first round of the match."""
    first: FourHands
    """Eight cards each, before Grand Tichu was asked for."""
    rest: FourHands
    """The other six of each seat."""
    gifts: tuple[ThreeCards, ThreeCards, ThreeCards, ThreeCards]
    """By giver, each as in `actions.Give`: to the seats 1, 2 and 3 places further on."""
    deck: tuple[Card, ...] = ()
    """In dealing order; empty, like salt and commitment, for a round that was dealt without a salt."""
    salt: str = ""
    commitment: str = ""
    """As it was public during the round."""

    @property
    def dealt(self) -> FourHands:
        """Fourteen cards each, before the exchange."""
        (a, b, c, d), (e, f, g, h) = self.first, self.rest
        return a | e, b | f, c | g, d | h

    @property
    def exchanged(self) -> FourHands:
        """Fourteen cards each, as the tricks began (article 5.2)."""
        a, b, c, d = (
            (hand - Cards.of(self.gifts[seat])) | Cards.of(self.received(Seat(seat)))
            for seat, hand in enumerate(self.dealt)
        )
        return a, b, c, d

    def received(self, seat: Seat) -> ThreeCards:
        """What a seat got from the seats 1, 2 and 3 places further on."""
        one, two, three = (self.gifts[(seat + places) & 3] for places in (1, 2, 3))
        return one[2], two[1], three[0]

    @property
    def is_proved(self) -> bool:
        """Whether deck and salt give the commitment and the deck deals these hands; never without a salt."""
        return (
            is_salt(self.salt)
            and commitment(self.salt, self.deck) == self.commitment
            and deal(self.deck) == (self.first, self.rest)
        )
