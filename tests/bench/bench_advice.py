"""What the bots tell people, in processor time: ``python -m tests.bench.bench_advice [ROUNDS]``.

A hint for every decision of rounds that bots play, the review of each seat's round, and the puzzles of thirty days.
"""

import sys
import time
from collections.abc import Callable
from functools import partial
from random import Random
from typing import TypeVar

from bot.games.tichu.review import review
from engine.cards import DECK
from engine.cli.arena_tally import quantiles
from engine.kernel import Actor, Nature, Refusal
from engine.minds.explain import explain
from engine.minds.levels import LEVELS
from engine.minds.puzzles import puzzles_of
from engine.tichu.actions import Action, Deal, TimeUp
from engine.tichu.events import Event
from engine.tichu.faced import faced
from engine.tichu.game import Tichu
from engine.tichu.rules import STANDARD
from engine.tichu.view import SEATS, team

T = TypeVar("T")
ROUNDS = 10
DAYS = range(20_790, 20_820)


def timed(took: list[float], work: Callable[[], T]) -> T:
    """Do it, and note the milliseconds of processor time."""
    begun = time.process_time()
    done = work()
    took.append(1000 * (time.process_time() - begun))
    return done


def played(number: int, hints: list[float]) -> tuple[Tichu, list[tuple[Actor, Action, tuple[Event, ...]]]]:
    """A round of hard bots against easy ones, each decision of which is explained."""
    game, acts = Tichu(STANDARD), list[tuple[Actor, Action, tuple[Event, ...]]]()
    state, deck = game.opening(), list(DECK)
    Random(number).shuffle(deck)

    def do(actor: Actor, action: Action) -> None:
        nonlocal state
        step = game.play(state, actor, action)
        if isinstance(step, Refusal):
            raise TypeError(f"{action} was refused: {step}")
        acts.append((actor, action, step.events))
        state = step.state

    do(Nature.DEALER, Deal(tuple(deck)))
    while not state.results:
        for seat in SEATS:
            view = game.view(state, seat)
            if (action := LEVELS["easy" if team(seat) else "hard"](STANDARD, view)) is not None:
                timed(hints, partial(explain, STANDARD, view))
                do(seat, action)
                break
        else:
            do(Nature.CLOCK, TimeUp(state.moment))
    return game, acts


def told(what: str, took: list[float]) -> None:
    """One line."""
    told_of = quantiles(took)
    print(
        f"{what:>24}: {len(took):5}, p50 {told_of['p50']:6.1f}, p95 {told_of['p95']:6.1f}, max {told_of['max']:6.1f} ms"
    )


def main() -> None:
    """Print all three."""
    hints, reviews, days = list[float](), list[float](), list[float]()
    for number in range(int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS):
        game, acts = played(number, hints)
        found = faced(game, acts, 1)
        for seat in SEATS:
            own = [one for one in found if one.view.seat == seat]
            timed(reviews, partial(review, STANDARD, own, 1))
    for day in DAYS:
        timed(days, partial(puzzles_of, day))
    told("a hint", hints)
    told("the review of a round", reviews)
    told("the puzzles of a day", days)


if __name__ == "__main__":
    main()
