"""What must hold of every game under every pair of its options, held while a random match is played to its end."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations
from random import Random
from typing import Final

import pytest

from engine.cli import chance
from engine.games import GAMES, Entry
from engine.kernel import Actor, Nature, Refusal, Seat, Step, replay
from engine.tichu.actions import Action, TimeUp
from engine.tichu.events import Event
from engine.tichu.game import Tichu
from engine.tichu.rules import OPTIONS
from engine.tichu.state import State

NUMBERED: Final = ("target=200", "rounds=2", "turn_seconds=30", "bomb_window_seconds=2")
SHORT: Final = "target=150"
"""Added where no option says when to stop: random matches to 1,000 are long."""


def pairs() -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every game with no option, with each, and with each two."""
    names = (*OPTIONS, *NUMBERED)
    for key in GAMES:
        for size in (0, 1, 2):
            for options in combinations(names, size):
                stops = any(option.partition("=")[0] in {"target", "rounds"} for option in options)
                yield key, options if stops else (*options, SHORT)


@dataclass
class Watch:
    """Follows a match and holds it to what every game promises."""

    entry: Entry
    game: Tichu
    rng: Random
    history: list[str] = field(default_factory=list)
    past: list[Action] = field(default_factory=list)

    def before(self, state: State, actor: Actor, action: Action) -> None:
        assert actor in self.game.seats or isinstance(actor, Nature)
        assert self.entry.actions.load(self.entry.actions.dump(action)) == action
        self.refused_leaves_no_trace(state)

    def refused_leaves_no_trace(self, state: State) -> None:
        """Any act of before, by anybody: mostly stale or foreign."""
        if not self.past:
            return
        actors: list[Actor] = [*self.game.seats, *Nature]
        stranger = self.rng.choice(actors)
        known = hash(state), [self.game.view(state, seat) for seat in self.game.seats], self.game.beat(state)
        verdict = self.game.play(state, stranger, self.rng.choice(self.past))
        if isinstance(verdict, Refusal):
            assert known == (
                hash(state),
                [self.game.view(state, seat) for seat in self.game.seats],
                self.game.beat(state),
            )

    def after(self, action: Action, step: Step[State, Event]) -> None:
        self.past = [*self.past[-40:], action]
        for event in step.events:
            text = self.entry.events.dump(event)
            assert self.entry.events.load(text) == event
            assert "\n" not in text
            self.history.append(text)
        state = step.state
        assert self.game.consequence(state) is None, "an accepted action is followed to rest"
        awaited = self.game.awaited(state)
        assert bool(awaited) == (self.game.beat(state) is not None)
        spectacle = self.game.spectacle(state)
        assert all(self.game.view(state, seat).table == spectacle for seat in self.game.seats)

    def end(self, state: State) -> None:
        again = replay(self.game, [self.entry.events.load(text) for text in self.history])
        assert again == state
        assert hash(again) == hash(state)


@pytest.mark.parametrize(
    ("key", "options"), list(pairs()), ids=lambda value: "+".join(value) if value != "tichu" else ""
)
def test_a_random_match_keeps_every_promise_to_its_end(key: str, options: tuple[str, ...]) -> None:
    entry = GAMES[key]
    game = entry.make(options)
    assert game.key == key
    rng = Random("+".join(options))
    watch = Watch(entry, game, rng)
    state = game.opening()
    for _ in range(50_000):
        if not game.awaited(state):
            break
        actor, action = chance.choose(game, state, rng)
        watch.before(state, actor, action)
        step = game.play(state, actor, action)
        assert not isinstance(step, Refusal), (actor, action, step)
        watch.after(action, step)
        state = step.state
    assert not game.awaited(state), "the match does not end"
    watch.end(state)


@pytest.mark.parametrize("options", [(), *((name,) for name in OPTIONS)], ids="+".join)
def test_a_table_that_everybody_has_left_plays_on_by_the_clock(options: tuple[str, ...]) -> None:
    game = GAMES["tichu"].make((*options, "rounds=3"))
    rng = Random(3)
    state = game.opening()
    acts = 0
    while awaited := sorted(game.awaited(state), key=repr):
        actor = awaited[0]
        seat = actor if isinstance(actor, Seat) else None
        dealer, deal = chance.choose(game, state, rng) if actor is Nature.DEALER else (Nature.CLOCK, None)
        step = game.play(state, dealer, deal or TimeUp(state.moment, seat))
        assert not isinstance(step, Refusal), (actor, step)
        state = step.state
        acts += 1
        assert acts < 5_000
    assert len(game.spectacle(state).results) == 3
