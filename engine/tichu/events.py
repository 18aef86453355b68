"""What has happened at a table of Tichu. Facts are never judged again.

A class name is a tag in stored journals and its meaning is frozen: a new field
gets a default, a changed meaning is a new class. Facts say all that a replay
needs (who is next, who took what), so that replaying knows no rules. They hold
hands and never leave the engine but into the journal.
"""

from typing import TypeAlias

from engine.cards import Card, Cards
from engine.kernel import Seat
from engine.tichu.combinations import Combination
from engine.tichu.view import RoundResult
from engine.values import value


@value
class Dealt:
    """A round begins (article 3.1)."""

    number: int
    """1 for the first round of the match."""
    hands: tuple[Cards, Cards, Cards, Cards]
    """The first eight cards of each seat."""
    rest: tuple[Cards, Cards, Cards, Cards]
    """The other six of each seat, unseen until all have answered Grand Tichu."""
    deck: tuple[Card, ...] = ()
    """In dealing order; empty, like salt and commitment, for a deal without a salt."""
    salt: str = ""
    commitment: str = ""
    """What is public of deck and salt during the round (`fairness`)."""


@value
class GrandAnswered:
    """A seat has called Grand Tichu or declined (article 3.1)."""

    seat: Seat
    grand: bool


@value
class HandsFilled:
    """Every seat has taken up its other six cards (article 3.3)."""


@value
class TichuCalled:
    """A seat has called small Tichu (article 4.1); before its Grand answer that settles it as no (article 4.2)."""

    seat: Seat


@value
class GiftsLaid:
    """A seat has chosen its gifts (article 5.1)."""

    seat: Seat
    cards: tuple[Card, Card, Card]
    """For the seats 1, 2 and 3 places further on in play order."""


@value
class GiftsTakenBack:
    """A seat has taken its gifts back to choose anew (article 5.2)."""

    seat: Seat


@value
class Exchanged:
    """All gifts have changed hands (article 5.2)."""

    leader: Seat
    """The Mah Jong's holder (article 5.4)."""


@value
class Played:
    """Cards have been put down on the trick or led; the Dog is `DogLed`."""

    seat: Seat
    combination: Combination
    then: Seat
    """Whose turn it is then, if the trick goes on (article 8.6)."""
    out_of_turn: bool = False
    wish: int | None = None
    """The rank wished for with this play (article 7.1)."""
    granted: bool = False
    """Whether it granted the open wish (article 7.9)."""
    place: int | None = None
    """1..4 when these were the seat's last cards (article 11.1)."""
    called: bool = False
    """Whether small Tichu was called together with it (article 4.1)."""
    locked: tuple[Seat, ...] = ()
    """Who stays passed all the same (option `no_reenter_after_pass`)."""


@value
class DogLed:
    """The Dog has been led and the lead has passed on (article 9.1)."""

    seat: Seat
    to: Seat
    place: int | None = None
    called: bool = False


@value
class Passed:
    """A seat has passed (article 8.1)."""

    seat: Seat
    then: Seat
    """Whose turn it is then, if the trick goes on."""


@value
class WindowOpened:
    """All others have passed; bombs only, until the clock ends it (article 8.2)."""

    seat: Seat
    """Who takes the trick unless a bomb comes."""


@value
class TrickTaken:
    """A seat has taken the trick, all cards (article 8.2)."""

    seat: Seat
    points: int
    then: Seat
    """Who leads next, if the round goes on (article 8.7)."""


@value
class DragonWon:
    """A seat has won a trick with the Dragon and is to give it away (article 10.1)."""

    seat: Seat


@value
class DragonGiven:
    """The winner has given the Dragon's trick to an opponent (article 10.1)."""

    seat: Seat
    to: Seat
    points: int
    then: Seat
    """Who leads next, if the round goes on (article 8.7)."""


@value
class RoundScored:
    """The round is over and counted (article 12)."""

    result: RoundResult


@value
class MatchWon:
    """The match is decided (article 2.3); `team` is None for the draw of a fixed number of rounds (article 13)."""

    team: int | None
    totals: tuple[int, int]


Event: TypeAlias = (
    Dealt
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
    | DragonWon
    | DragonGiven
    | RoundScored
    | MatchWon
)
