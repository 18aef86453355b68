"""The words of a refusal: why an action is turned down, the facts that explain it, and the rules a seat may consult."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from engine.kernel import Refusal
from engine.tichu.actions import Play


class Judge(Protocol):
    """The part of the rules that a seat may consult: flags of `rules.Rules` (article 13)."""

    @property
    def grand(self) -> bool:
        """Whether Grand Tichu may be called."""
        ...

    @property
    def calls_per_team(self) -> int:
        """How many of a team may call: two, or one."""
        ...

    @property
    def wish_required(self) -> bool:
        """Whether who plays the Mah Jong must name a rank; by article 7.1 he may."""
        ...

    @property
    def out_of_turn_bombs(self) -> bool:
        """Whether bombs may be thrown when it is not one's turn (article 8.4)."""
        ...


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
    WISH_IS_REQUIRED = "wish-is-required"
    """The option that the Mah Jong must come with a wish (article 13)."""
    NO_SUCH_RANK = "no-such-rank"
    WRONG_READING = "wrong-reading"
    """The Phoenix cannot stand for that rank here."""
    NOT_AN_OPPONENT = "not-an-opponent"
    """The Dragon's trick goes to an opponent (article 10.1)."""
    NOT_YOURS_TO_DO = "not-yours-to-do"
    """Only the dealer deals and only the clock ends a time."""
    NOT_A_DECK = "not-a-deck"
    """The dealer's cards are not the 56, each once (article 1.1)."""
    NOT_A_SALT = "not-a-salt"
    """The dealer's salt is not 32 hex digits (`fairness`)."""


@dataclass(frozen=True, slots=True)
class Objection(Refusal):
    """A refusal with the facts that explain it."""

    reason: Why
    wish: int | None = None
    """The rank that must be granted."""
    instead: Play | None = None
    """The cheapest play that would be legal, when it is the seat's turn; else None."""
