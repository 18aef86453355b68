"""What a seat may do, judged from its own view alone: `objection` says why not, `legal` enumerates."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from engine.kernel import Refusal
from engine.tichu.actions import Action, Play
from engine.tichu.view import PlayerView


class Judge(Protocol):
    """The part of the rules that a seat may consult: numbers and flags of `rules.Rules` (article 13)."""


class Why(StrEnum):
    """Why an action is refused."""

    NOT_NOW = "not-now"
    """The phase does not know this action."""
    NOT_YOUR_TURN = "not-your-turn"
    THE_TABLE_MOVED = "the-table-moved"
    """The action answers a moment that has passed."""
    NOT_YOUR_CARDS = "not-your-cards"
    NO_COMBINATION = "no-combination"
    WRONG_KIND = "wrong-kind"
    """Not the kind or length of the trick (article 6.4)."""
    TOO_LOW = "too-low"
    DOG_IS_ONLY_LED = "dog-is-only-led"
    PHOENIX_NOT_ON_DRAGON = "phoenix-not-on-dragon"
    MUST_LEAD = "must-lead"
    """The leader may not pass (article 8.1)."""
    WISH_BINDS = "wish-binds"
    """The wish must be granted (article 7.3)."""
    NO_BOMB_BEFORE_LEAD = "no-bomb-before-lead"
    """Article 8.4."""
    BOMBS_ONLY = "bombs-only"
    """The bomb window takes nothing else (article 8.2)."""
    OUT_OF_CARDS = "out-of-cards"
    ALREADY_ANSWERED = "already-answered"
    ALREADY_CALLED = "already-called"
    ALREADY_OPENED = "already-opened"
    """Has played a card; too late for small Tichu (article 4.1)."""
    SOMEBODY_IS_OUT = "somebody-is-out"
    """A call could only lose (article 4.5)."""
    PARTNER_HAS_CALLED = "partner-has-called"
    """The option of one call a team (article 13)."""
    GRAND_IS_OFF = "grand-is-off"
    ALREADY_GIVEN = "already-given"
    NOTHING_GIVEN = "nothing-given"
    GIFTS_MUST_DIFFER = "gifts-must-differ"
    WISH_NEEDS_MAH_JONG = "wish-needs-mah-jong"
    NO_SUCH_RANK = "no-such-rank"
    WRONG_READING = "wrong-reading"
    """The Phoenix cannot stand for that rank here."""
    NOT_AN_OPPONENT = "not-an-opponent"
    """The Dragon's trick goes to an opponent (article 10.1)."""
    NOT_YOURS_TO_DO = "not-yours-to-do"
    """Only the dealer deals and only the clock ends a time."""


@dataclass(frozen=True, slots=True)
class Objection(Refusal):
    """A refusal with the facts that explain it."""

    reason: Why
    wish: int | None = None
    """The rank that must be granted."""
    instead: Play | None = None
    """One play that would be legal now, the cheapest; None when there is none."""


def objection(judge: Judge, view: PlayerView, action: Action) -> Objection | None:
    """Why this seat may not do this; None if it may."""
    raise NotImplementedError(judge, view, action)


def legal(judge: Judge, view: PlayerView) -> Iterator[Action]:
    """Everything this seat may do now, each play once per reading, without wishes and calls joined to plays."""
    raise NotImplementedError(judge, view)
