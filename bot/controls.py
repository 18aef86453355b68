"""What the shell asks of a game's controls: panels for views, and meanings for clicks.

All of it is pure. A *draft* is what one person has begun and not yet done
(cards ticked, a page open); it lives in the shell and never reaches the engine.
A second game brings a class of this shape and nothing else in the shell changes.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, Protocol, TypeAlias, TypeVar

from bot.panel import Panel, Row
from bot.speech import Speech
from bot.wire import Click
from engine.kernel import Refusal, Seat

V_contra = TypeVar("V_contra", contravariant=True)
"""What one seat may know."""
T_contra = TypeVar("T_contra", contravariant=True)
"""What a passer-by may know."""
A = TypeVar("A", covariant=True)
"""The actions that may be asked of the game."""
D = TypeVar("D")
"""The game's draft: frozen, hashable."""


@dataclass(frozen=True, slots=True)
class Habits:
    """How one person likes the hand."""

    menu: bool = False
    """One menu of cards in place of a button a card."""
    descending: bool = False
    """High cards first."""


@dataclass(frozen=True, slots=True)
class Setting:
    """What a panel needs to know besides the view: whose table it is, and who reads it in which language."""

    table: str
    """The table's name in custom_ids: 1 to 16 of 0-9 and a-z."""
    names: Mapping[Seat, str]
    """Everybody's display name as it is, without escapes."""
    speech: Speech
    deadline: int | None = None
    """When the time for what is awaited is over, in unix seconds; None without a clock."""
    minds: frozenset[Seat] = frozenset()
    """The seats that a bot plays now."""
    habits: Habits = field(default=Habits())


@dataclass(frozen=True, slots=True)
class Act(Generic[A, D]):
    """Submit this action. The draft is for the time after it was accepted; if it is refused see `Controls.refused`."""

    action: A
    draft: D


@dataclass(frozen=True, slots=True)
class Redraw(Generic[D]):
    """Nothing to submit: keep this draft and show the hand again. The draft holds the reason to show, if there is one."""

    draft: D


Press: TypeAlias = Act[A, D] | Redraw[D]
"""What a click on a hand means."""


class Controls(Protocol[V_contra, T_contra, A, D]):
    """The controls of one match of a game. Nothing here raises on what a person can send."""

    def draft(self) -> D:
        """A draft of nothing."""
        ...

    def settle(self, draft: D, view: V_contra) -> D:
        """The draft as far as it still fits a newer view."""
        ...

    def hand(self, view: V_contra, draft: D, setting: Setting, *, extra: Sequence[Row] = ()) -> Panel:
        """A seat's private message; `extra` rows are added as far as there is room."""
        ...

    def press(self, view: V_contra, draft: D, click: Click, values: tuple[str, ...]) -> Press[A, D]:
        """What a click on any hand ever shown to this seat means now; `values` are those of a menu."""
        ...

    def refused(self, draft: D, refusal: Refusal) -> D:
        """The draft that tells why the last action was refused."""
        ...

    def automatic(self, view: V_contra, draft: D) -> Act[A, D] | None:
        """What the draft's owner has asked to be done by itself at this moment."""
        ...

    def board(self, table: T_contra, setting: Setting, *, log: Sequence[str] = (), extra: Sequence[Row] = ()) -> Panel:
        """The public message. `log` is what happened lately, oldest first; the oldest give way when room is short."""
        ...

    def result(
        self, table: T_contra, setting: Setting, *, lines: Sequence[str] = (), extra: Sequence[Row] = ()
    ) -> Panel:
        """The public message after a scored round or the match; `lines` are the shell's own (ratings)."""
        ...

    def answer(self, table: T_contra, verb: str, setting: Setting) -> Panel | None:
        """The private answer to a question asked on the board; None when the verb is none of the game's."""
        ...
