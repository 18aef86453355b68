"""`play`: a match of random legal play from a seed, as a record."""

from collections.abc import Sequence
from random import Random

from engine.cli import BadUsage, chance
from engine.games import GAMES
from engine.tichu.record import Header, write, write_header

USAGE = "play --seed N --rounds K    random legal play: prints the record"


def run(arguments: Sequence[str]) -> int:
    """Print the record of a match of K rounds; the same seed gives the same."""
    match list(arguments):
        case ["--seed", seed, "--rounds", rounds] | ["--rounds", rounds, "--seed", seed]:
            pass
        case _:
            raise BadUsage(USAGE)
    if not (seed.isdecimal() and rounds.isdecimal() and 1 <= int(rounds) <= 1000):
        raise BadUsage(f"{USAGE}; K is 1 to 1000")
    options = (f"rounds={int(rounds)}",)
    game = GAMES["tichu"].make(options)
    print(write_header(Header(game.key, options, ("North", "East", "South", "West"))))
    for actor, action, _ in chance.match(game, Random(int(seed))):
        print(write(actor, action))
    return 0
