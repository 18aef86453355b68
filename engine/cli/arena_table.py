"""The arena's table: one round of four players in the engine, each told its own view and nothing else."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from time import perf_counter
from typing import Final, TypeAlias

from engine.cards import DECK
from engine.cli import BadInput
from engine.kernel import Actor, Nature, Refusal, Seat
from engine.tichu.actions import Action, Deal, TimeUp
from engine.tichu.game import Tichu
from engine.tichu.legal import Judge, bombs
from engine.tichu.rules import STANDARD
from engine.tichu.state import Following, State
from engine.tichu.view import SEATS, PlayerView, RoundResult

Player: TypeAlias = Callable[[Judge, PlayerView], Action | None]
"""What a seat does now; None when it has nothing to do."""
Times: TypeAlias = list[float]
"""Milliseconds a decision."""

GAME: Final = Tichu(STANDARD)


def dealt(seed: int, number: int) -> Deal:
    """The same deal for the same seed and number."""
    deck = list(DECK)
    Random(f"{seed}/{number}").shuffle(deck)
    return Deal(tuple(deck))


def play_round(deck: Deal, players: Sequence[Player], times: Sequence[Times]) -> RoundResult:
    """One round of these four; BadInput on an act that is refused. `times` grow by seat."""
    state = GAME.opening()
    actor: Actor = Nature.DEALER
    action: Action = deck
    while True:
        step = GAME.play(state, actor, action)
        if isinstance(step, Refusal):
            raise BadInput(f"seat {actor} does {action}, which is refused: {step.reason}")
        state = step.state
        results = GAME.spectacle(state).results
        if results:
            return results[-1]
        actor, action = _next(state, players, times)


def _next(state: State, players: Sequence[Player], times: Sequence[Times]) -> tuple[Actor, Action]:
    """Whoever could throw a bomb out of turn is asked first, then who is awaited; BadInput if that seat is silent."""
    for seat in _askable(state):
        start = perf_counter()
        action = players[seat](GAME.rules, GAME.view(state, seat))
        times[seat].append(1000 * (perf_counter() - start))
        if action is not None:
            return seat, action
    awaited = GAME.awaited(state)
    if Nature.CLOCK in awaited:
        return Nature.CLOCK, TimeUp(state.moment)
    raise BadInput(f"the player on seat {min(seat for seat in awaited if isinstance(seat, Seat))} does nothing")


def _askable(state: State) -> Iterator[Seat]:
    """Who may do something, the bombs first, from the seat after the trick's last player on.

    As in the minds' own model the three others are asked for a bomb once after each play and again in the window,
    not after passes.
    """
    awaited = GAME.awaited(state)
    top = GAME.spectacle(state).top
    if top is not None and not (isinstance(state, Following) and state.passed):
        for step in (1, 2, 3):
            seat = SEATS[(top.seat + step) & 3]
            if seat not in awaited and bombs(GAME.rules, GAME.view(state, seat)):
                yield seat
    yield from sorted(seat for seat in awaited if isinstance(seat, Seat))
