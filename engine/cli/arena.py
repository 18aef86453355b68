"""`arena`: two players on duplicate deals, which is ahead and by how much.

The protocol for foreign programs is in `engine.cli.arena_foreign`.
"""

import json
from collections.abc import Sequence
from itertools import zip_longest

from engine.cli import BadArgument, BadUsage
from engine.cli.arena_duel import Pairing, duel, known
from engine.cli.arena_tally import ahead

USAGE = "arena A B --deals N --seed S [--jobs J] [--one-seat] [--fast]    A and B are levels or exec:COMMAND"

_FLAGS = ("--one-seat", "--fast")
_NEEDED = ("--deals", "--seed")
_LEAST = {"--deals": 1, "--seed": 0, "--jobs": 1}
"""The least that each number may be."""


def run(arguments: Sequence[str]) -> int:
    """Print one JSON object: what A is ahead a round with its 95 % interval, and of both calls, one-twos and times.

    Every deal is played twice, the second time with the sides swapped. With `--one-seat` A has one seat and B the
    other three: how good a partner A is to somebody unlike itself. With `--fast` the rounds are those of the minds'
    own model, which is quicker; without it they are the engine's.
    """
    words = [word for word in arguments if word not in _FLAGS]
    if not words:
        raise BadUsage(USAGE)
    for player in words[:2]:
        known(player)
    numbers = {"--jobs": 1, **_numbers(words[2:])}
    lacking = [*(["a second player"] if len(words) < 2 else []), *(name for name in _NEEDED if name not in numbers)]
    if lacking:
        raise BadArgument(f"arena lacks {' and '.join(lacking)}; --help tells how it is called")
    a, b = words[:2]
    pairing = Pairing(a, b, numbers["--seed"], one_seat="--one-seat" in arguments, fast="--fast" in arguments)
    outcome = duel(pairing, numbers["--deals"], numbers["--jobs"])
    first, second = outcome.tallies
    told = {"deals": len(outcome.differences), **ahead(outcome.differences), "a": first.told(), "b": second.told()}
    print(json.dumps(told, ensure_ascii=False))
    return 0


def _numbers(words: Sequence[str]) -> dict[str, int]:
    """What follows the two players. Raises BadArgument on the first that is wrong."""
    numbers: dict[str, int] = {}
    for name, text in zip_longest(words[::2], words[1::2], fillvalue=""):
        if name not in _LEAST:
            raise BadArgument(f"{name!r} is no option of arena; there are {', '.join((*_LEAST, *_FLAGS))}")
        least = _LEAST[name]
        if not (text.isascii() and text.isdecimal() and int(text) >= least):
            given = repr(text) if text else "nothing"
            raise BadArgument(f"{name} takes a whole number from {least}, not {given}")
        numbers[name] = int(text)
    return numbers
