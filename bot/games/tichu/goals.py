"""What a task of the tutorial asks for, as values, and whether an action is that."""

from dataclasses import dataclass
from typing import TypeAlias

from engine.cards import NO_CARDS, Cards
from engine.tichu.actions import Action, AnswerGrand, CallTichu, Give, GiveDragon, Pass, Play
from engine.tichu.combinations import Kind
from engine.tichu.legal import judged
from engine.tichu.rules import STANDARD
from engine.tichu.view import Call, PlayerView
from engine.tichu.why import Objection


@dataclass(frozen=True, slots=True)
class Put:
    """A play."""

    kind: Kind | None = None
    """None for any."""
    holding: Cards = NO_CARDS
    """Cards that must be in it."""
    phoenix: int | None = None
    """What the Phoenix must stand for; None for whatever it does."""
    wishing: bool = False
    """Whether a wish belongs to it."""


@dataclass(frozen=True, slots=True)
class Decline:
    """A pass."""


@dataclass(frozen=True, slots=True)
class Swap:
    """Three gifts: one of `good` to the partner, two of `spare` to the opponents."""

    good: Cards
    spare: Cards


@dataclass(frozen=True, slots=True)
class Announce:
    """A Tichu declaration."""

    call: Call


@dataclass(frozen=True, slots=True)
class GiveAway:
    """The Dragon's trick for an opponent."""


Goal: TypeAlias = Put | Decline | Swap | Announce | GiveAway


def meets(action: Action, goal: Goal, view: PlayerView) -> bool:
    """Whether an action that is legal for this view is what the goal asks for."""
    match goal, action:
        case Put(), Play():
            return _puts(action, goal, view)
        case Swap(good, spare), Give((after, across, before)):
            return across in good and after in spare and before in spare
        case Announce(Call.GRAND), AnswerGrand(grand):
            return grand
        case (Announce(Call.SMALL), CallTichu()) | (Decline(), Pass()) | (GiveAway(), GiveDragon()):
            return True
        case _:
            return False


def _puts(play: Play, goal: Put, view: PlayerView) -> bool:
    laid = judged(STANDARD, view, play)
    if isinstance(laid, Objection):
        return False
    return (
        goal.kind in {None, laid.kind}
        and goal.holding & laid.cards == goal.holding
        and goal.phoenix in {None, laid.phoenix}
        and (play.wish is not None or not goal.wishing)
    )
