"""The bot players through whole matches, beside players who do anything: they are never refused and never hang."""

import random
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TypeAlias

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards import DECK
from engine.kernel import Actor, Nature, Refusal, Seat, Step, play
from engine.minds.acting import act
from engine.minds.levels import LEVELS
from engine.minds.search import Searching
from engine.tichu.actions import Action, Deal, Give, TimeUp
from engine.tichu.events import Event
from engine.tichu.game import Tichu
from engine.tichu.legal import Judge, legal, objection
from engine.tichu.rules import OPTIONS, compose
from engine.tichu.state import State
from engine.tichu.view import Phase, PlayerView

ACTS = 1000
"""More than two rounds take."""
Mind: TypeAlias = Callable[[Judge, PlayerView], Action | None]
PLAYERS: dict[str, Mind] = {
    **{name: mind for name, mind in LEVELS.items() if f"soft-{name}" not in LEVELS},
    "expert": partial(act, Searching(worlds=1)),
}
"""As they sit at tables. In one supposed world the expert does what it does in many, only worse."""
MINDS = pytest.mark.parametrize("choose", PLAYERS.values(), ids=PLAYERS)


class Table:
    """Some seats are minds; the others do anything legal."""

    def __init__(self, options: frozenset[str], *, choose: Mind, minds: frozenset[int], seed: int) -> None:
        self.choose = choose
        self.game = Tichu(compose(["rounds=2", *sorted(options)]))
        self.minds = [Seat(seat) for seat in sorted(minds)]
        self.chance = random.Random(seed)
        self.asked: list[tuple[PlayerView, Action | None]] = []

    def play(self) -> None:
        """A match to its end."""
        state = self.game.opening()
        for _ in range(ACTS):
            if not self.game.awaited(state):
                return
            actor, action = self.of_a_mind(state) or self.of_others(state)
            step: Step[State, Event] | Refusal = play(self.game, state, actor, action)
            assert not isinstance(step, Refusal), (actor, action, step)
            state = step.state
        raise AssertionError("the match does not end")

    def of_a_mind(self, state: State) -> tuple[Actor, Action] | None:
        """The first act of a mind, awaited or not; who is awaited acts."""
        for seat in self.minds:
            view = self.game.view(state, seat)
            action = self.choose(self.game.rules, view)
            self.asked.append((view, action))
            assert action is not None or seat not in self.game.awaited(state)
            if action is not None:
                assert objection(self.game.rules, view, action) is None
                return seat, action
        return None

    def of_others(self, state: State) -> tuple[Actor, Action]:
        """Anything by who is awaited: a card, a call, a bomb, any three gifts."""
        awaited = self.game.awaited(state)
        if Nature.DEALER in awaited:
            return Nature.DEALER, Deal(tuple(self.chance.sample(DECK, len(DECK))))
        if Nature.CLOCK in awaited:
            return Nature.CLOCK, TimeUp(self.game.spectacle(state).moment)
        seat = next(seat for seat in self.game.seats if seat in awaited)
        view = self.game.view(state, seat)
        if view.table.phase is Phase.EXCHANGE:
            one, other, third = self.chance.sample(list(view.hand), 3)
            return seat, Give((one, other, third))
        return seat, self.chance.choice(list(legal(self.game.rules, view)))


@MINDS
@settings(max_examples=40)
@given(
    options=st.frozensets(st.sampled_from(sorted(OPTIONS)), max_size=3),
    minds=st.frozensets(st.integers(0, 3), min_size=1),
    seed=st.integers(0, 2**32),
)
def test_a_mind_is_never_refused_and_never_silent_when_awaited(
    choose: Mind, options: frozenset[str], minds: frozenset[int], seed: int
) -> None:
    Table(options, choose=choose, minds=minds, seed=seed).play()


@MINDS
@given(seed=st.integers(0, 2**32))
@settings(max_examples=5)
def test_a_mind_has_no_memory_and_no_chance(choose: Mind, seed: int) -> None:
    """Asked again in another order, with views that are equal and not the same, it answers alike."""
    table = Table(frozenset(), choose=choose, minds=frozenset({0, 1}), seed=seed)
    table.play()
    for view, action in reversed(table.asked):
        assert choose(table.game.rules, replace(view, table=replace(view.table))) == action
