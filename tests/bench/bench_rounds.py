"""Whole random rounds a second on one core: ``python -m tests.bench.bench_rounds``.

Every action goes through the kernel's loop, where it is judged from the view of the seat that asks it and followed by
its consequences to rest: deals, Grand answers, gifts, plays, passes, bombs, bomb windows, Dragon gifts, scores.
Measured are

* the rounds with the choosing of each action at random from the full list of legal ones, and
* the same actions judged again without the choosing.

Seconds are those of this process (`time.process_time`), so that other work on the machine counts as little as it can.
"""

import platform
import statistics
import time
from collections.abc import Callable
from random import Random

from engine.cli import chance
from engine.kernel import Actor, Refusal
from engine.tichu.actions import Action
from engine.tichu.game import Tichu
from engine.tichu.rules import compose

MATCHES = 10
ROUNDS = 20
REPEATS = 5

GAME = Tichu(compose([f"rounds={ROUNDS}"]))


def chosen() -> list[list[tuple[Actor, Action]]]:
    """Play the matches, choosing each action."""
    return [[(actor, action) for actor, action, _ in chance.match(GAME, Random(seed))] for seed in range(MATCHES)]


def played() -> None:
    """Play the matches, choosing each action, and keep nothing."""
    for seed in range(MATCHES):
        for _ in chance.match(GAME, Random(seed)):
            pass


def judged(matches: list[list[tuple[Actor, Action]]]) -> None:
    """Play the matches again from their actions."""
    for match in matches:
        state = GAME.opening()
        for actor, action in match:
            step = GAME.play(state, actor, action)
            if isinstance(step, Refusal):
                raise TypeError(f"{action} was refused")
            state = step.state


def rate(work: Callable[[], object]) -> tuple[float, float]:
    """The median and the best of the rounds a second."""
    rates: list[float] = []
    for _ in range(REPEATS):
        start = time.process_time()
        work()
        rates.append(MATCHES * ROUNDS / (time.process_time() - start))
    return statistics.median(rates), max(rates)


def main() -> None:
    """Measure and say what was measured."""
    matches = chosen()
    acts = sum(map(len, matches)) / (MATCHES * ROUNDS)
    print(
        f"Python {platform.python_version()}, {MATCHES * ROUNDS} rounds, {acts:.1f} actions a round, {REPEATS} repeats"
    )
    for name, work in (("choosing and judging", played), ("judging alone", lambda: judged(matches))):
        median, best = rate(work)
        print(f"{name:22} {median:7.0f} rounds/s (best {best:.0f}), {1e6 / median / acts:.1f} us an action")


if __name__ == "__main__":
    main()
