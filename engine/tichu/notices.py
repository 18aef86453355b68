"""What a seat or a passer-by hears of an event: the vocabulary of narration.

Notices hold public facts only. What a seat learns alone (its cards, its gifts)
it sees in its view.
"""

from dataclasses import dataclass
from typing import TypeAlias

from engine.kernel import Seat
from engine.tichu.combinations import Combination
from engine.tichu.view import RoundResult


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """Eight cards each are dealt."""

    number: int


@dataclass(frozen=True, slots=True)
class GrandAnswered:
    """A seat has answered the question for Grand Tichu."""

    seat: Seat
    grand: bool


@dataclass(frozen=True, slots=True)
class HandsFilled:
    """All have answered; everybody has fourteen cards and the exchange begins."""


@dataclass(frozen=True, slots=True)
class TichuCalled:
    """A seat has called small Tichu."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GiftsLaid:
    """A seat has chosen its three gifts."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GiftsTakenBack:
    """A seat has taken its gifts back to choose anew."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Exchanged:
    """The gifts have changed hands; this seat holds the Mah Jong and leads."""

    leader: Seat


@dataclass(frozen=True, slots=True)
class Played:
    """Cards have been put down."""

    seat: Seat
    combination: Combination
    out_of_turn: bool
    """A bomb thrown when it was not the seat's turn (article 8.4)."""
    wish: int | None
    """The rank wished for with this play."""
    granted: bool
    """Whether the play granted the wish that was open (article 7.9)."""
    place: int | None
    """1..3 when these were the seat's last cards."""
    called: bool = False
    """Whether small Tichu was called together with it (article 4.1)."""


@dataclass(frozen=True, slots=True)
class DogLed:
    """The Dog has passed the lead on (article 9.1)."""

    seat: Seat
    to: Seat
    place: int | None
    """1..3 when it was the seat's last card."""
    called: bool = False
    """Whether small Tichu was called together with it (article 4.1)."""


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat has passed."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class WindowOpened:
    """All others have passed: bombs only, for the length of the bomb window (article 8.2)."""

    seat: Seat
    """Who takes the trick unless a bomb comes."""


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """A seat has taken the trick."""

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class DragonGiven:
    """A seat has given the Dragon's trick away (article 10.1)."""

    seat: Seat
    to: Seat
    points: int


@dataclass(frozen=True, slots=True)
class RoundScored:
    """The round is over."""

    result: RoundResult


@dataclass(frozen=True, slots=True)
class MatchWon:
    """The match has been decided; `team` is None for the draw of a fixed number of rounds."""

    team: int | None
    totals: tuple[int, int]


Notice: TypeAlias = (
    RoundBegan
    | GrandAnswered
    | HandsFilled
    | TichuCalled
    | GiftsLaid
    | GiftsTakenBack
    | Exchanged
    | Played
    | DogLed
    | Passed
    | WindowOpened
    | TrickTaken
    | DragonGiven
    | RoundScored
    | MatchWon
)
