"""What the shell asks of a game beside its controls: its times, its bot players, its chapters and its outcome.

With `bot.controls` this is all that the shell knows of a game.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol, TypeVar

from bot.sitters import Level
from engine.kernel import Beat

V_contra = TypeVar("V_contra", contravariant=True)
T_contra = TypeVar("T_contra", contravariant=True)
A_co = TypeVar("A_co", covariant=True)


@dataclass(frozen=True, slots=True)
class RoundLine:
    """One scored round as the store keeps it; `calls` and `order` are JSON text."""

    number: int
    points: tuple[int, int]
    calls: str
    order: str
    one_two: bool


@dataclass(frozen=True, slots=True)
class SeatAccount:
    """What was done on a seat in one round: counts by name, and whether a bot stood in for the person who has it.

    `feats` are what is worth remembering, by name the entry in the journal that proves it.
    """

    facts: Mapping[str, int]
    stood_in: bool
    feats: Mapping[str, int] = field(default_factory=dict[str, int])


@dataclass(frozen=True, slots=True)
class RoundAccount:
    """A scored round, counted from 1: its first and last entry in the journal, and by seat what was done."""

    number: int
    first: int
    last: int
    seats: tuple[SeatAccount, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended: the winning team or None for a draw, both totals, every round."""

    winner: int | None
    totals: tuple[int, int]
    rounds: tuple[RoundLine, ...]


class Conduct(Protocol[V_contra, T_contra, A_co]):
    """A game's part in running a table. Pure, but for where its bot players think."""

    def allowance(self, beat: Beat) -> float | None:
        """How many seconds this beat lasts; None when it waits for ever."""
        ...

    async def think(self, view: V_contra, level: Level) -> A_co | None:
        """What a bot player of this level does now on this seat; None when it has nothing to do."""
        ...

    def chapter(self, table: T_contra) -> int:
        """Which chapter of the match this is, from 1; each has a message of its own."""
        ...

    def resting(self, table: T_contra) -> bool:
        """Whether a scored round is shown and the next waits to be dealt."""
        ...

    def between(self, table: T_contra) -> bool:
        """Whether nothing is half done, so that a new board may take the place of the old one."""
        ...

    def standing(self, table: T_contra) -> Outcome:
        """Totals and scored rounds as they are now, and who would win with them."""
        ...

    def outcome(self, table: T_contra) -> Outcome | None:
        """How the match ended; None while it goes on."""
        ...
