"""`arena`: two players on duplicate deals, which is ahead and by how much.

The protocol for foreign programs is in `engine.cli.arena_foreign`.
"""

import json
from collections.abc import Sequence

from engine.cli import BadUsage
from engine.cli.arena_duel import Pairing, duel, known
from engine.cli.arena_tally import ahead

USAGE = "arena A B --deals N --seed S [--jobs J] [--one-seat] [--fast]    A and B are levels or exec:COMMAND"

_FLAGS = ("--one-seat", "--fast")
_NUMBERS = ("--deals", "--seed", "--jobs")


def run(arguments: Sequence[str]) -> int:
    """Print one JSON object: what A is ahead a round with its 95 % interval, and of both calls, one-twos and times.

    Every deal is played twice, the second time with the sides swapped. With `--one-seat` A has one seat and B the
    other three: how good a partner A is to somebody unlike itself. With `--fast` the rounds are those of the minds'
    own model, which is quicker; without it they are the engine's.
    """
    words = list(arguments)
    flags = {flag for flag in _FLAGS if flag in words}
    words = [word for word in words if word not in flags]
    numbers = {"--jobs": 1}
    while len(words) > 3 and words[-2] in _NUMBERS and words[-1].isdecimal():
        numbers[words[-2]] = int(words[-1])
        words = words[:-2]
    is_whole = {"--deals", "--seed"} <= numbers.keys() and numbers["--deals"] and numbers["--jobs"]
    if len(words) != 2 or not is_whole:
        raise BadUsage(USAGE)
    a, b = words
    known(a)
    known(b)
    pairing = Pairing(a, b, numbers["--seed"], one_seat="--one-seat" in flags, fast="--fast" in flags)
    outcome = duel(pairing, numbers["--deals"], numbers["--jobs"])
    first, second = outcome.tallies
    told = {"deals": len(outcome.differences), **ahead(outcome.differences), "a": first.told(), "b": second.told()}
    print(json.dumps(told, ensure_ascii=False))
    return 0
