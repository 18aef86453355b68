"""`readings`: every combination that a set of cards can be."""

import json
import sys
from collections.abc import Sequence
from typing import TypedDict

from engine.cli import BadInput
from engine.tichu.combinations import Combination
from engine.tichu.notation import parse_combinations, spell

USAGE = "readings [CARD...]    without cards: one set a line from standard input"


class Reading(TypedDict):
    """A combination as JSON; a rank counts halves, the Dragon as 15 and the Dog as 0."""

    kind: str
    rank: float
    length: int
    cards: list[str]


def run(arguments: Sequence[str]) -> int:
    """One JSON list for the cards given, or one for each line.

    No card is there twice (article 1.1): who names one twice asks for nothing.
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
    words = text.split()
    if len(set(words)) < len(words):
        return []
    try:
        ways = parse_combinations(text)
    except ValueError as error:
        raise BadInput(str(error)) from None
    return [_as_json(way) for way in ways]


def _as_json(way: Combination) -> Reading:
    return {"kind": way.kind, "rank": way.rank, "length": way.length, "cards": spell(way)}
