"""How true the worth of dealt cards is: rounds of four *hard* bots, what their cards promised and what they brought.

    python -m tests.bench.bench_luck --rounds 4000

Printed are the slope of the outcome on the sum of the four hands' values, whose share `engine.minds.luck` takes, and by
fifths of what was promised the promise and the outcome; how much of the outcomes' spread the cards account for; and
what a deal costs to look at.
"""

import argparse
from collections.abc import Sequence
from random import Random
from statistics import fmean
from time import perf_counter

from engine.cards import Cards
from engine.cli.arena_fast import play_fast
from engine.minds.fast.round import deal
from engine.minds.levels import POLICIES
from engine.minds.luck import deal_luck, hand_values


def main() -> None:
    """Play, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=400)
    parser.add_argument("--seed", type=int, default=5)
    arguments = parser.parse_args()
    sums: list[float] = []
    promised: list[float] = []
    outcomes: list[float] = []
    spent = 0.0
    for number in range(arguments.rounds):
        key = f"{arguments.seed}/{number}"
        _, dealt = deal(Random(key))
        hands = [Cards(hand) for hand in dealt]
        north, east, south, west = hand_values(hands)
        sums.append(north + south - east - west)
        begin = perf_counter()
        promised.append(deal_luck(hands)[0])
        spent += perf_counter() - begin
        ours, theirs = play_fast(Random(key), [POLICIES["hard"]] * 4, [[], [], [], []]).points
        outcomes.append(ours - theirs)
    print(f"{len(outcomes)} rounds; a deal takes {1000 * spent / len(outcomes):.2f} ms to look at")
    print_fit(sums, promised, outcomes)


def print_fit(sums: Sequence[float], promised: Sequence[float], outcomes: Sequence[float]) -> None:
    """The share, the fifths, and what the cards account for."""
    square = sum(one * one for one in sums)
    slope = sum(one * two for one, two in zip(sums, outcomes, strict=True)) / square
    rest = sum((two - slope * one) ** 2 for one, two in zip(sums, outcomes, strict=True))
    error = (rest / (len(sums) - 1) / square) ** 0.5
    whole = sum(two * two for two in outcomes)
    print(f"share of a hand's value that is its own: {slope:.2f} +- {1.96 * error:.2f}")
    print(f"the cards account for {100 * (1 - rest / whole):.0f} % of the spread of outcomes")
    pairs = sorted(zip(promised, outcomes, strict=True))
    for fifth in range(5):
        some = pairs[fifth * len(pairs) // 5 : (fifth + 1) * len(pairs) // 5]
        print(f"promised {fmean(one for one, _ in some):+7.1f}, brought {fmean(two for _, two in some):+7.1f}")


if __name__ == "__main__":
    main()
