"""What the seats faced in a scored round, and what they did: every act with the view from which it was done.

A view holds no more than its seat could know then, so whoever judges an act by it judges without hindsight. Of a
round that was never scored nothing is made here, as in `relive`.
"""

from collections.abc import Iterable, Sequence

from engine.kernel import Actor, Seat
from engine.tichu.actions import Action
from engine.tichu.events import Event
from engine.tichu.game import Tichu
from engine.tichu.view import PlayerView
from engine.values import value


@value
class Faced:
    """A seat's act, and what the seat knew before it."""

    view: PlayerView
    action: Action
    seq: int
    """The act's number in the match, from 1."""


def faced(game: Tichu, acts: Iterable[tuple[Actor, Action, Sequence[Event]]], number: int) -> tuple[Faced, ...]:
    """All acts of seats in a round of a match, in order; empty unless the round has been scored.

    `acts` are those of the match from the first, each with what came of it; `number` counts rounds from 1.
    """
    state, found = game.opening(), list[Faced]()
    for seq, (actor, action, events) in enumerate(acts, start=1):
        if len(state.results) + 1 == number and isinstance(actor, Seat):
            found.append(Faced(game.view(state, actor), action, seq))
        for event in events:
            state = game.evolve(state, event)
        if len(state.results) == number:
            return tuple(found)
    return ()
