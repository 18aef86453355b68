"""A lesson as far as it has come: its positions, its script and the learner's acts, played through the engine.

Nothing is kept but the acts themselves, so that a learner is a small value and
the engine's states stay the engine's.
"""

from dataclasses import dataclass
from typing import TypeVar

from bot.games.tichu.lessons import YOU, Lesson
from engine.kernel import Actor, Game, Refusal, play
from engine.tichu.actions import Action
from engine.tichu.events import Dealt, Event
from engine.tichu.game import Tichu
from engine.tichu.notices import Notice
from engine.tichu.position import Position
from engine.tichu.record import Request, read
from engine.tichu.view import PlayerView, TableView

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Situation:
    """What the learner sees, and what was heard since their last act, that act included."""

    view: PlayerView
    heard: tuple[Notice, ...]


def rehearse(lesson: Lesson, acts: tuple[Action, ...]) -> Situation:
    """The situation after these acts, one a task; ValueError if the engine refuses one of them or of the script."""
    game = Tichu()
    state = game.opening()
    heard: tuple[Notice, ...] = ()
    for number, task in enumerate(lesson.tasks[: len(acts) + 1]):
        match task.setup:
            case Position() as position:
                state = game.placed(position)
            case Dealt() as dealt:
                state = game.evolve(game.opening(), dealt)
            case None:
                pass
        for request in task.before:
            state, _ = _done(game, state, _asked(game, state, request))
        if number < len(acts):
            state, heard = _done(game, state, (YOU, acts[number]))
            for request in task.after:
                state, more = _done(game, state, _asked(game, state, request))
                heard += more
    return Situation(game.view(state, YOU), heard)


def _asked(
    game: Game[S, Action, Event, PlayerView, TableView, Notice], state: S, request: Request
) -> tuple[Actor, Action]:
    return read(request, game.spectacle(state).moment)


def _done(
    game: Game[S, Action, Event, PlayerView, TableView, Notice], state: S, deed: tuple[Actor, Action]
) -> tuple[S, tuple[Notice, ...]]:
    actor, action = deed
    step = play(game, state, actor, action)
    if isinstance(step, Refusal):
        raise ValueError(f"{action} of {actor} is refused: {step.reason}")  # noqa: TRY004 - a value that cannot stand here
    return step.state, tuple(notice for event in step.events for notice in game.hear(event, YOU))
