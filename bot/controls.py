"""What the shell asks of a game's controls: panels for views, and meanings for clicks.

All of it is pure. A *draft* is what one person has begun and not yet done
(cards ticked, a page open); it lives in the shell and never reaches the engine.
A second game brings a class of this shape and nothing else in the shell changes.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Final, Generic, Protocol, TypeAlias, TypeVar

from bot.speech import Speech
from bot.staging.panel import Panel
from bot.wire import Click
from data.preferences import SortOrder
from engine.cards import Card
from engine.kernel import Refusal, Seat

LATELY: Final = 8
"""Lines of the log on a board: a trick and what it brought. More would push the picture out of a phone's sight."""

V_contra = TypeVar("V_contra", contravariant=True)
"""What one seat may know."""
T_contra = TypeVar("T_contra", contravariant=True)
"""What a passer-by may know."""
N_contra = TypeVar("N_contra", contravariant=True)
"""What an audience hears of an event."""
A = TypeVar("A")
"""The actions that may be asked of the game."""
D = TypeVar("D")
"""The game's draft: frozen, hashable."""


@dataclass(frozen=True, slots=True)
class Habits:
    """How one person likes the hand."""

    menu: bool = False
    """One menu of cards in place of a button a card."""
    order: SortOrder = SortOrder.ASCENDING
    """How the cards are sorted."""
    hints: bool = True
    """Whether the hand explains itself to a beginner."""


@dataclass(frozen=True, slots=True)
class Setting:
    """What a panel needs to know besides the view: whose table it is, and who reads it in which language."""

    table: str
    """The table's name in custom_ids: 1 to 16 of 0-9 and a-z."""
    names: tuple[str, ...]
    """By seat, as they stand in a message (`names.written`)."""
    plain: tuple[str, ...]
    """By seat, as they stand on buttons, in pictures and in alt text (`names.cleaned`)."""
    speech: Speech
    bots: frozenset[Seat] = frozenset()
    """The seats that a bot plays now."""
    deadline: int | None = None
    """When the time for what is awaited is over, in unix seconds; None without a clock."""
    log: tuple[str, ...] = ()
    """What happened lately as the board tells it, oldest first; the oldest give way when room is short.
    On a hand what others have done on the seat since its owner's last act."""
    habits: Habits = field(default=Habits())
    label: str = ""
    """What kind of match it is, beside the score."""
    advised: bool = False
    """Whether a bot may advise people in this match."""


@dataclass(frozen=True, slots=True)
class Act(Generic[A, D]):
    """Submit this action. The draft is for the time after it was accepted; if it is refused the old one stays."""

    action: A
    draft: D


@dataclass(frozen=True, slots=True)
class Redraw(Generic[D]):
    """Nothing to submit: keep this draft and show the hand again, with the text above it if there is one."""

    draft: D
    say: str | None = None


Press: TypeAlias = Act[A, D] | Redraw[D]
"""What a click on a hand means."""


class Controls(Protocol[V_contra, T_contra, N_contra, A, D]):
    """The controls of one match of a game. Nothing here raises on what a person can send."""

    def fresh(self) -> D:
        """A draft of nothing."""
        ...

    def settle(self, draft: D, view: V_contra) -> D:
        """The draft as far as it still fits a newer view. `hand`, `press` and `automatic` do it themselves."""
        ...

    def hand(self, view: V_contra, draft: D, setting: Setting, *, say: str | None = None) -> Panel:
        """A seat's private message; `say` stands above everything else."""
        ...

    def press(self, view: V_contra, draft: D, click: Click, values: tuple[str, ...], setting: Setting) -> Press[A, D]:
        """What a click on any hand ever shown to this seat means now; `values` are those of a menu."""
        ...

    def automatic(self, view: V_contra, draft: D) -> Act[A, D] | None:
        """What the draft's owner has asked to be done by itself at this moment."""
        ...

    def lasting(self, draft: D) -> str:
        """What of a draft is worth keeping when the process ends, as text; empty for nothing."""
        ...

    def revived(self, text: str) -> D:
        """The draft of which that was kept."""
        ...

    def skipped(self, table: T_contra) -> tuple[Seat, A] | None:
        """A seat that public facts leave one thing to do, and that thing."""
        ...

    def board(self, table: T_contra, setting: Setting) -> Panel:
        """The public message, the result of a round and of the match included."""
        ...

    def whisper(self, table: T_contra, verb: str, setting: Setting, argument: str = "") -> Panel | None:
        """The private answer to a question that anybody may ask; None when the verb is none of the game's."""
        ...

    def refused(self, refusal: Refusal, setting: Setting) -> str:
        """Why an action was refused, for the person who asked."""
        ...

    def narrate(self, notice: N_contra, setting: Setting, *, automatic: bool) -> str | None:
        """A line of the log; None for what the board shows anyway. `automatic`: nobody clicked for it."""
        ...

    def on_behalf(
        self, seat: Seat, heard: Iterable[tuple[N_contra, bool, Setting]], *, calls_only: bool
    ) -> tuple[str, ...]:
        """What was done on a seat since its owner's last act, in lines for them; empty when nothing was.

        `heard` is the newest first, each with whether somebody else had the seat or acted on it, and who reads;
        `calls_only` is for who is told everything else anyway.
        """
        ...

    def chronicle(self, heard: Iterable[tuple[N_contra, bool] | str], setting: Setting) -> tuple[str, ...]:
        """The log of a whole chapter: what was heard and whether nobody clicked for it, and lines of the shell's."""
        ...

    def deal(self, shuffle: Callable[[list[Card]], None], salt: str = "") -> A:
        """The dealer's action, with a deck that `shuffle` has put in order; with a salt it can be checked later."""
        ...

    def time_up(self, table: T_contra, seat: Seat | None) -> A:
        """The clock's action for a seat's time, or with None for a time that is nobody's."""
        ...
