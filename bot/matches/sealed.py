"""Decks that follow from a secret: whoever is told it later can lay them out again."""

from hashlib import sha256

from bot.matches.match import Shuffle
from engine.cards import Card


def shuffle_by(salt: str) -> Shuffle:
    """Brings a deck into the one order that follows from this secret, the same on every machine and for ever."""

    def shuffle(deck: list[Card]) -> None:
        deck.sort(key=lambda card: sha256(f"{salt}/{card}".encode()).digest())

    return shuffle
