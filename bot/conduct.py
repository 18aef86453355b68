"""What the shell asks of a game beside its controls: to deal, to ring the clock, to think for a bot, to narrate.

With `bot.controls` this is all that the shell knows of a game.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol, TypeVar

from bot.speech import Speech
from engine.cards import Card
from engine.kernel import Beat, Seat

V_contra = TypeVar("V_contra", contravariant=True)
T_contra = TypeVar("T_contra", contravariant=True)
N_contra = TypeVar("N_contra", contravariant=True)
A_co = TypeVar("A_co", covariant=True)

Shuffle = Callable[[list[Card]], None]
"""Brings a deck into a random order, in place."""


@dataclass(frozen=True, slots=True)
class Times:
    """The allowances of a table in seconds; None when that time never runs out."""

    turn: float | None
    window: float
    pause: float


@dataclass(frozen=True, slots=True)
class RoundLine:
    """One scored round as the store keeps it; `calls` and `order` are JSON text."""

    number: int
    points: tuple[int, int]
    calls: str
    order: str
    one_two: bool


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended: the winning team or None for a draw, both totals, every round."""

    winner: int | None
    totals: tuple[int, int]
    rounds: tuple[RoundLine, ...]


class Conduct(Protocol[V_contra, T_contra, N_contra, A_co]):
    """A game's part in running a table. Pure but for the shuffle it is given."""

    def deal(self, shuffle: Shuffle) -> A_co:
        """The dealer's action, with a deck in an order made by `shuffle`."""
        ...

    def time_up(self, table: T_contra, seat: Seat | None) -> A_co:
        """The clock's action for a seat that let its time run out, or with None for the table itself."""
        ...

    def allowance(self, beat: Beat, times: Times) -> float | None:
        """How many seconds this beat lasts; None when it waits for ever."""
        ...

    def think(self, view: V_contra) -> A_co | None:
        """What a bot player on this seat does now; None when it has nothing to do."""
        ...

    def chapter(self, table: T_contra) -> int:
        """Which chapter of the match this is, from 1; each has a message of its own."""
        ...

    def resting(self, table: T_contra) -> bool:
        """Whether a scored round is shown and the next waits to be dealt."""
        ...

    def narrate(self, notice: N_contra, names: Mapping[Seat, str], speech: Speech, *, automatic: bool) -> str | None:
        """One line about what happened; None for what the board shows anyway."""
        ...

    def outcome(self, table: T_contra) -> Outcome | None:
        """How the match ended; None while it goes on."""
        ...
