"""What every game is, and the one loop that plays any of them.

The kernel knows no cards, no clock, no randomness and no Discord. Chance and
time reach a game the way a player does: as an actor who submits an action.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum, StrEnum
from functools import reduce
from typing import Generic, Protocol, TypeAlias, TypeVar

from engine.values import value

S = TypeVar("S")
"""The state of a game: frozen, hashable, private to the game's package."""
A_contra = TypeVar("A_contra", contravariant=True)
"""The actions that may be asked of a game."""
E = TypeVar("E")
"""The events (facts) that a game records. They hold hands and never leave the engine's callers' journal."""
V_co = TypeVar("V_co", covariant=True)
"""What one seat may know."""
T_co = TypeVar("T_co", covariant=True)
"""What a passer-by may know."""
N_co = TypeVar("N_co", covariant=True)
"""What an audience hears of an event."""
Fact_co = TypeVar("Fact_co", covariant=True)
World_co = TypeVar("World_co", covariant=True)


class Seat(int):
    """A place at the table, counted from zero in play order (article 2.1)."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"Seat({int(self)})"


class Nature(Enum):
    """Who acts when nobody seated does."""

    DEALER = "dealer"
    CLOCK = "clock"


Actor: TypeAlias = Seat | Nature


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action was turned down: a reason to translate, never prose.

    A game refines this with the facts that a good explanation needs.
    """

    reason: StrEnum


@value
class Step(Generic[World_co, Fact_co]):
    """One accepted action: the facts it caused, in order, and the state they lead to."""

    state: World_co
    events: tuple[Fact_co, ...]


@dataclass(frozen=True, slots=True)
class Beat:
    """What a game waits for, as a clock sees it.

    `kind` names the allowance (a turn, a bomb window ...); `key` changes when,
    and only when, a new allowance begins. Equal beats share one deadline.
    """

    kind: StrEnum
    key: tuple[int, ...]


class Game(Protocol[S, A_contra, E, V_co, T_co, N_co]):
    """A rulebook. Every method is pure; only `decide` may say no."""

    @property
    def key(self) -> str:
        """The name of the game in records and in the journal."""
        ...

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The places at the table, in play order."""
        ...

    def opening(self) -> S:
        """The state before anything happened."""
        ...

    def awaited(self, state: S) -> frozenset[Actor]:
        """Who may bring the game on; empty when the match is over."""
        ...

    def beat(self, state: S) -> Beat | None:
        """What the clock should time now; None when nothing has a deadline."""
        ...

    def decide(self, state: S, actor: Actor, action: A_contra) -> E | Refusal:
        """Judge one action: the one fact it makes, or why it is refused."""
        ...

    def evolve(self, state: S, event: E) -> S:
        """The state after a fact. Total on facts; knows no rules."""
        ...

    def consequence(self, state: S) -> E | None:
        """What the table does by itself now; None when it is at rest."""
        ...

    def view(self, state: S, seat: Seat) -> V_co:
        """All that this seat may know, built up from nothing."""
        ...

    def spectacle(self, state: S) -> T_co:
        """All that a passer-by may know."""
        ...

    def hear(self, event: E, seat: Seat | None) -> tuple[N_co, ...]:
        """What a seat, or with None a passer-by, hears of a fact; empty when nothing."""
        ...


def play(
    game: Game[S, A_contra, E, V_co, T_co, N_co], state: S, actor: Actor, action: A_contra
) -> Step[S, E] | Refusal:
    """Judge one action and, if it stands, follow its consequences to rest."""
    verdict = game.decide(state, actor, action)
    if isinstance(verdict, Refusal):
        return verdict
    events: list[E] = []
    pending: E | None = verdict
    while pending is not None:
        state = game.evolve(state, pending)
        events.append(pending)
        pending = game.consequence(state)
    return Step(state, tuple(events))


def replay(game: Game[S, A_contra, E, V_co, T_co, N_co], events: Iterable[E]) -> S:
    """The state that a history of facts leads to."""
    return reduce(game.evolve, events, game.opening())
