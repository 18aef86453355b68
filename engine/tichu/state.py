"""The truth about a match: one class for each phase, with just the fields that exist then.

Private to this package: what others may know is in `view`.
"""

from typing import Final, TypeAlias

from engine.cards import NO_CARDS, Card, Cards
from engine.kernel import Seat
from engine.tichu.fairness import Reveal
from engine.tichu.view import SEATS, Call, RoundResult, SeatView, TrickPlay
from engine.values import value

Hands: TypeAlias = tuple[Cards, Cards, Cards, Cards]
Calls: TypeAlias = tuple[Call | None, Call | None, Call | None, Call | None]
Points: TypeAlias = tuple[int, int, int, int]
Trick: TypeAlias = tuple[TrickPlay, ...]
Results: TypeAlias = tuple[RoundResult, ...]
Reveals: TypeAlias = tuple[Reveal, ...]

Three: TypeAlias = tuple[Card, Card, Card]
Gifts: TypeAlias = Three | tuple[()]
"""A seat's gifts, or what it got: by places further on in play order; empty for nothing."""
AllGifts: TypeAlias = tuple[Gifts, Gifts, Gifts, Gifts]

NO_CALLS: Calls = (None, None, None, None)
NO_GIFTS: AllGifts = ((), (), (), ())
NO_POINTS: Points = (0, 0, 0, 0)
NOBODY: frozenset[Seat] = frozenset()


@value
class Sealed:
    """How the round was dealt, which is told when it is scored, and what has been told of the rounds before."""

    first: Hands
    rest: Hands
    deck: tuple[Card, ...]
    salt: str
    commitment: str
    reveals: Reveals


@value
class Dealing:
    """Between rounds: the dealer is awaited."""

    moment: int = 0
    results: Results = ()
    last_trick: Trick = ()
    """What was played last in the round before."""
    seats: tuple[SeatView, ...] = (SeatView(),) * 4
    """What everybody knew of each seat when the round before ended."""
    reveals: Reveals = ()


@value
class Answering:
    """Every seat answers Grand Tichu (article 3)."""

    moment: int
    results: Results
    hands: Hands
    """Eight cards each."""
    rest: Hands
    """Six cards each that nobody has seen."""
    sealed: Sealed
    answered: frozenset[Seat] = NOBODY
    calls: Calls = NO_CALLS


@value
class Exchanging:
    """Every seat gives three cards (article 5)."""

    moment: int
    results: Results
    hands: Hands
    """Fourteen cards each, the gifts still among them."""
    calls: Calls
    sealed: Sealed
    gifts: AllGifts = NO_GIFTS


@value
class Round:
    """What every phase after the exchange has."""

    hands: Hands
    calls: Calls = NO_CALLS
    given: AllGifts = NO_GIFTS
    received: AllGifts = NO_GIFTS
    opened: frozenset[Seat] = NOBODY
    """Who has played a card (ends the time for small Tichu, article 4.1)."""
    out: tuple[Seat, ...] = ()
    """Who has gone out, in order (article 11.1)."""
    wish: int | None = None
    points: Points = NO_POINTS
    """Card points in the tricks each seat has taken."""
    gone: Cards = NO_CARDS
    """Every card played."""
    last_trick: Trick = ()
    sealed: Sealed | None = None
    """None for a round that began in the middle: nobody knows how it was dealt."""


@value
class Leading:
    """A seat is to lead."""

    moment: int
    results: Results
    round: Round
    turn: Seat


@value
class Following:
    """A seat is to beat the trick or to pass."""

    moment: int
    results: Results
    round: Round
    turn: Seat
    trick: Trick
    passed: frozenset[Seat] = NOBODY
    """Who has passed since the last play."""


@value
class Closing:
    """The bomb window (article 8.3)."""

    moment: int
    results: Results
    round: Round
    trick: Trick


@value
class Giving:
    """The player of the trick's last play is to give the Dragon's trick away (article 10)."""

    moment: int
    results: Results
    round: Round
    trick: Trick


@value
class Over:
    """The match is decided."""

    moment: int
    results: Results
    last_trick: Trick
    seats: tuple[SeatView, ...]
    team: int | None
    """The winners, None for a draw."""
    reveals: Reveals = ()


State: TypeAlias = Dealing | Answering | Exchanging | Leading | Following | Closing | Giving | Over
PHASES: Final[tuple[type[State], ...]] = (
    Dealing,
    Answering,
    Exchanging,
    Leading,
    Following,
    Closing,
    Giving,
    Over,
)

AT_PLAY: Final = (Following, Leading, Closing)
"""The phases in which cards may be put down."""
WITH_TRICK: Final = (Following, Closing, Giving)
"""The phases in which a trick lies on the table."""


def following(hands: Hands, seat: Seat, locked: frozenset[Seat] = NOBODY) -> Seat:
    """The next seat after this one that holds cards and is not locked out; this one if there is no other."""
    for step in (1, 2, 3):
        other = SEATS[(seat + step) & 3]
        if hands[other] and other not in locked:
            return other
    return seat


def holder_or_next(hands: Hands, seat: Seat) -> Seat:
    """This seat if it holds cards, else the next that does (articles 8.7 and 9.1)."""
    return seat if hands[seat] else following(hands, seat)
