"""`readings`: every combination that a set of cards can be."""

import json
import sys
from collections.abc import Sequence
from typing import Final, TypedDict

from engine.cards import DECK, Suit
from engine.cli import BadInput
from engine.tichu.combinations import Combination
from engine.tichu.notation import parse_combinations, spell

USAGE = "readings [CARD...]    without cards: one set a line from standard input"


_ORDINARY: Final = frozenset(str(card) for card in DECK if card.suit is not None)


class Reading(TypedDict):
    """A combination as JSON; a rank counts halves, the Dragon as 15 and the Dog as 0."""

    kind: str
    rank: float
    length: int
    cards: list[str]


def run(arguments: Sequence[str]) -> int:
    """One JSON list for the cards given, or one for each line.

    Lists typed by people often get a suit wrong: an ordinary card that is named
    again stands for another of its rank, in a suit that is still free.
    """
    if arguments:
        print(json.dumps(_read(" ".join(arguments))))
        return 0
    for number, line in enumerate(sys.stdin, start=1):
        try:
            answer = _read(line)
        except BadInput as error:
            raise BadInput(f"line {number}: {error}") from None
        print(json.dumps(answer))
    return 0


def _read(text: str) -> list[Reading]:
    try:
        ways = parse_combinations(" ".join(_apart(text.split())))
    except ValueError as error:
        raise BadInput(str(error)) from None
    return [_as_json(way) for way in ways]


def _apart(words: Sequence[str]) -> Sequence[str]:
    """The words with repeated ordinary cards in free suits; where none is free the repetition stays."""
    apart: list[str] = []
    for place, word in enumerate(words):
        named = {*apart, *words[place + 1 :]}
        suits = [f"{word[:1]}{suit.letter}" for suit in Suit] if word in _ORDINARY else []
        apart.append(next((other for other in suits if other not in named), word) if word in apart else word)
    return apart


def _as_json(way: Combination) -> Reading:
    return {"kind": way.kind, "rank": way.rank, "length": way.length, "cards": spell(way)}
