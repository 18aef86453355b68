"""The bot players, in points and in time: ``python -m tests.bench.bench_minds [DEALS]``.

First what the fast model plays through in a second and what a decision of every level takes, then *normal* against
other play on duplicate deals.

Every deal is played twice, the second time with the teams swapped, so that the luck of the cards cancels. Printed are
the points a round that the mind's team is ahead, with a 95 % interval, how often it calls and makes its calls, and what
a decision costs in processor time.
"""

import random
import statistics
import sys
import time
from collections.abc import Callable
from typing import TypeAlias

from engine.cards import DECK
from engine.cli.arena_tally import quantiles
from engine.kernel import Nature, Refusal, Step, play
from engine.minds import easy
from engine.minds.fast.round import GIVING, OVER, WINDOW, Round, deal
from engine.minds.levels import LEVELS, Mind
from engine.minds.tichu import choose
from engine.tichu.actions import Action, CallTichu, Deal, TimeUp
from engine.tichu.defaults import default
from engine.tichu.events import Event
from engine.tichu.game import Tichu
from engine.tichu.legal import Judge, legal
from engine.tichu.state import State
from engine.tichu.view import Call, CallResult, Phase, PlayerView, RoundResult, team

Player: TypeAlias = Callable[[Judge, PlayerView], Action | None]
GAME = Tichu()
SEED = 20
RANDOM_ROUNDS = 1500
TIMED_ROUNDS = 20


def awaited(view: PlayerView) -> bool:
    """Whether the table waits for this seat."""
    table = view.table
    if table.phase in (Phase.GRAND, Phase.EXCHANGE):
        return not table.seats[view.seat].ready
    return table.turn == view.seat


class RandomPlayer:
    """Any legal play, all alike; it calls and gives as the clock does, which is never and lowest first."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)

    def __call__(self, judge: Judge, view: PlayerView) -> Action | None:
        if view.table.phase is not Phase.PLAY or not awaited(view):
            return as_the_clock(judge, view)
        return self.chance.choice([action for action in legal(judge, view) if not isinstance(action, CallTichu)])


def as_the_clock(judge: Judge, view: PlayerView) -> Action | None:
    """What is done for an absent seat."""
    return default(judge, view) if awaited(view) else None


class Stopwatch:
    """A mind, and the milliseconds of processor time of each decision that was awaited or that it took unasked."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.took: list[float] = []

    def __call__(self, judge: Judge, view: PlayerView) -> Action | None:
        start = time.thread_time()
        action = self.mind(judge, view)
        took = 1000 * (time.thread_time() - start)
        if action is not None or awaited(view):
            self.took.append(took)
        return action


def play_round(deck: Deal, players: tuple[Player, ...]) -> RoundResult:
    """One round of these four; who is not awaited is asked for a bomb after every act."""
    step: Step[State, Event] | Refusal = play(GAME, GAME.opening(), Nature.DEALER, deck)
    while not isinstance(step, Refusal):
        state = step.state
        table = GAME.spectacle(state)
        if table.results:
            return table.results[-1]
        for seat in GAME.seats:
            action = players[seat](GAME.rules, GAME.view(state, seat))
            if action is not None:
                step = play(GAME, state, seat, action)
                break
        else:
            step = play(GAME, state, Nature.CLOCK, TimeUp(table.moment))
    raise AssertionError(f"an act was refused: {step}")


def shuffled(seed: int) -> Deal:
    """The same deal for the same seed."""
    deck = list(DECK)
    random.Random(seed).shuffle(deck)
    return Deal(tuple(deck))


def duel(deals: int, other: Player) -> None:
    """Play and print."""
    mind = Stopwatch(choose)
    ahead: list[float] = []
    calls: list[CallResult] = []
    for seed in range(SEED, SEED + deals):
        deck = shuffled(seed)
        first = play_round(deck, (mind, other, mind, other))
        second = play_round(deck, (other, mind, other, mind))
        ahead.append((first.points[0] - first.points[1] + second.points[1] - second.points[0]) / 2)
        calls += [call for call in first.calls if team(call.seat) == 0]
        calls += [call for call in second.calls if team(call.seat) == 1]
    spread = 1.96 * statistics.stdev(ahead) / len(ahead) ** 0.5
    print(f"  {statistics.mean(ahead):+.1f} ± {spread:.1f} points a round, {deals} deals played twice")
    for kind in Call:
        made = [call.made for call in calls if call.call is kind]
        share = len(made) / (4 * deals)
        print(f"  {kind} in {share:.1%} of player-rounds, {sum(made) / max(1, len(made)):.0%} made")
    print(f"  milliseconds a decision {quantiles(mind.took)}")


def fast_rounds(rounds: int) -> float:
    """Rounds a second of one core from the deal to the score, every move any of the legal ones."""
    chance = random.Random(SEED)
    start = time.thread_time()
    for _ in range(rounds):
        now = Round(deal(chance)[1])
        while now.phase != OVER:
            if now.phase == GIVING:
                now.give(now.turn + chance.choice((1, 3)) & 3)
            elif now.phase == WINDOW:
                now.close()
            else:
                now.play(chance.choice(now.legal()))
    return rounds / (time.thread_time() - start)


def decisions(mind: Mind, rounds: int) -> list[float]:
    """Milliseconds of processor time of each decision of four of these at the engine's table."""
    watch = Stopwatch(mind)
    for seed in range(SEED, SEED + rounds):
        play_round(shuffled(seed), (watch, watch, watch, watch))
    return watch.took


def main() -> None:
    """Weaker players first; against itself only the calls and the times say something."""
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    print(f"fast model: {fast_rounds(RANDOM_ROUNDS):.0f} random rounds a second")
    for name, mind in LEVELS.items():
        print(f"{name}: milliseconds a decision {quantiles(decisions(mind, TIMED_ROUNDS))}")
    others: dict[str, Player] = {
        "random play": RandomPlayer(SEED),
        "what the clock does": as_the_clock,
        "the beginners' bot player": easy.choose,
        "itself": choose,
    }
    for name, other in others.items():
        print(f"against {name}")
        duel(deals, other)


if __name__ == "__main__":
    main()
