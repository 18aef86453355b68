"""`verify`: the commitment to a deck and its salt, to hold against what was public before the round."""

from collections.abc import Sequence

from engine.cards import DECK, Card
from engine.cli import BadInput, BadUsage
from engine.tichu.fairness import commitment, is_salt

USAGE = 'verify "SALT" "DECK"    a revealed deal: prints the hash that bound the dealer to it'


def run(arguments: Sequence[str]) -> int:
    """Print the hash alone, as `sha256sum` has it."""
    if len(arguments) != 2:
        raise BadUsage(USAGE)
    salt, text = arguments
    if not is_salt(salt):
        raise BadInput(f"{salt!r} is no salt: 32 digits 0-9 and a-f")
    try:
        deck = [Card.parse(word) for word in text.split()]
    except ValueError as error:
        raise BadInput(str(error)) from None
    if sorted(deck) != list(DECK):
        raise BadInput("a deck is all 56 cards, each once, in dealing order")
    print(commitment(salt, deck))
    return 0
