"""The lessons of the tutorial as values: positions, what is to be done in them, and what the others then do.

To add a task: describe it here, and give it four texts in every language,
`tutorial-<key>` (what is new), `-do` (what to do), `-hint` (after a wrong act)
and `-done` (a kind word). At most eight cards are in the learner's hand while
tricks are played, and ten in the exchange: below the hand's controls one row
is the tutorial's own.
"""

from dataclasses import dataclass
from typing import Final, TypeAlias

from bot.games.tichu.goals import Announce, Decline, GiveAway, Goal, Put, Swap
from engine.cards import NO_CARDS, Cards
from engine.kernel import Seat
from engine.tichu.combinations import Kind
from engine.tichu.events import Dealt
from engine.tichu.position import Laid, Position
from engine.tichu.record import Request
from engine.tichu.view import SEATS, Call

YOU: Final = SEATS[0]
"""The learner's seat. Seat 2 is the partner; seat 3 plays before the learner, seat 1 after."""

Setup: TypeAlias = Position | Dealt
"""Where a task begins: in the middle of a round, or with the question for Grand Tichu."""


@dataclass(frozen=True, slots=True)
class Task:
    """One thing to do."""

    key: str
    """The stem of its texts."""
    goal: Goal
    setup: Setup | None = None
    """None to go on where the task before it ended."""
    before: tuple[Request, ...] = ()
    """What the others do before the learner's act."""
    after: tuple[Request, ...] = ()
    """What they do after it; legal whatever the learner did to reach the goal."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """One step of the tutorial."""

    key: str
    """Its title's text is `tutorial-<key>-title`."""
    tasks: tuple[Task, ...]


def _hands(mine: str, after: str, partner: str, before: str) -> tuple[Cards, Cards, Cards, Cards]:
    return Cards.parse(mine), Cards.parse(after), Cards.parse(partner), Cards.parse(before)


def _laid(seat: int, cards: str) -> Laid:
    return Laid(Seat(seat), Cards.parse(cards))


def _plays(seat: int, cards: str) -> Request:
    return Request("play", Seat(seat), cards=cards)


def _gives(seat: int, cards: str) -> Request:
    return Request("give", Seat(seat), cards=cards)


_PASS: Final = tuple(Request("pass", seat) for seat in SEATS)
_NO_GRAND: Final = tuple(Request("grand", seat, grand=False) for seat in SEATS)
_DEFAULTS: Final = tuple(Request("timeup", seat=seat) for seat in SEATS)
"""What the clock would do for a seat: a pass, or the cheapest play where a wish binds."""
_WINDOW: Final = Request("timeup")
_OTHERS_PASS: Final = _PASS[1:]
_TAKEN: Final = (*_OTHERS_PASS, _WINDOW)
"""All others pass and no bomb comes."""
_NOTHING: Final = (NO_CARDS, NO_CARDS, NO_CARDS, NO_CARDS)

_SINGLES: Final = Lesson(
    "singles",
    (
        Task(
            "singles-1",
            Put(Kind.SINGLE),
            Position(
                _hands("3s 5j 9t Jp Ks Aj", "4s 6p 8j Ts Qj", "2t 4p 9j Jt Kp", "2s 6t 8s Qp"),
                turn=YOU,
                trick=(_laid(3, "7t"),),
            ),
            after=_TAKEN,
        ),
        Task(
            "singles-2",
            Put(Kind.SINGLE, Cards.parse("3s")),
            after=(_plays(1, "Ts"), _PASS[2], _plays(3, "Qp")),
        ),
        Task("singles-3", Decline(), after=(_PASS[1], _PASS[2], _WINDOW)),
    ),
)

_SETS: Final = Lesson(
    "sets",
    (
        Task(
            "sets-1",
            Put(Kind.PAIR, Cards.parse("9j 9t")),
            Position(
                _hands("2s 5j 9j 9t Qj Qs Qp", "3s 4t 8p 8t Kj", "4s 7j 7p Jt As", "3t 5s Tp Kt"),
                turn=YOU,
                trick=(_laid(3, "6s 6p"),),
            ),
            after=_TAKEN,
        ),
        Task("sets-2", Put(Kind.TRIPLE), after=_TAKEN),
    ),
)

_STRAIGHTS: Final = Lesson(
    "straights",
    (
        Task(
            "straights-1",
            Put(Kind.STRAIGHT),
            Position(
                _hands("2s 5j 6s 7t 8p 9j Ts Kp", "2t 4s 9t Qj Qs", "3j 8t Jj Kt As", "2p Tt Jp"),
                turn=YOU,
                trick=(_laid(3, "3s 4j 5t 6p 7s"),),
            ),
            after=_TAKEN,
        ),
    ),
)

_HOUSES: Final = Lesson(
    "houses",
    (
        Task(
            "houses-1",
            Put(Kind.FULL_HOUSE),
            Position(
                _hands("4j 4s 7s 7p 7t Jj Ap", "2s 3t 8j Ts Qp", "3s 6j 9t Jt Qt", "2t 8s"),
                turn=YOU,
                trick=(_laid(3, "5s 5p 5t Ks Kt"),),
            ),
            after=_TAKEN,
        ),
        Task(
            "houses-2",
            Put(Kind.STAIRS),
            Position(
                _hands("3s 9s 9t Ts Tp Jj Jt Aj", "2s 6p 8j Qp Ks", "4s 5j 7t Qt As", "3t 6s 8t Kp"),
                turn=YOU,
            ),
            after=_TAKEN,
        ),
    ),
)

_PHOENIX: Final = Lesson(
    "phoenix",
    (
        Task(
            "phoenix-1",
            Put(holding=Cards.parse("PH")),
            Position(
                _hands("3s 6j 9t Jp Qs PH", "2s 5p 8j Tt Kj", "4t 7j 9s Js Qp", "5s 8t Kp"),
                turn=YOU,
                trick=(_laid(3, "As"),),
            ),
            after=_TAKEN,
        ),
        Task(
            "phoenix-2",
            Put(Kind.STRAIGHT, Cards.parse("PH"), phoenix=9),
            Position(
                _hands("2s 5j 6s 7t 8p Qj Qs PH", "3s 5p 9j Tt Kj", "4t 7j 9s Js Qp", "5s 8t Kp As"),
                turn=YOU,
            ),
            after=_TAKEN,
        ),
    ),
)

_DRAGON: Final = Lesson(
    "dragon",
    (
        Task(
            "dragon-1",
            Put(holding=Cards.parse("DG")),
            Position(
                _hands("DG 6s 6t 9j Jp DR", "2s 5j 9p Tj", "4t 8j Ts Qp Ks", "3s 7p Aj"),
                turn=YOU,
            ),
            after=(_plays(2, "Ks"), _plays(3, "Aj")),
        ),
        Task("dragon-2", Put(holding=Cards.parse("DR")), after=_TAKEN),
        Task("dragon-3", GiveAway()),
    ),
)

_EXCHANGE: Final = Lesson(
    "exchange",
    (
        Task(
            "exchange-1",
            Swap(good=Cards.parse("Qt Ks Aj At"), spare=Cards.parse("2s 4j 7t 9s 9p")),
            Dealt(
                1,
                _hands(
                    "2s 4j 7t 9s 9p Jj Qt Ks Aj At",
                    "MJ 3s 5t 6p 8j 8s Tt Jt Qp Kj",
                    "2j 3t 4s 7s 8p Ts Qj Kt Ap DR",
                    "DG 2t 3p 5s 6j 9j Tp Jp Qs Kp",
                ),
                _NOTHING,
            ),
            before=(*_NO_GRAND, _gives(1, "3s Tt 5t"), _gives(2, "2j Ap 3t"), _gives(3, "2t Kp DG")),
        ),
    ),
)

_CALLS: Final = Lesson(
    "calls",
    (
        Task(
            "calls-1",
            Announce(Call.GRAND),
            Dealt(
                1,
                _hands(
                    "8t Qs Kp Kt Aj As PH DR",
                    "2j 3s 5t 6p 8j Tt Jt Qp",
                    "2s 4s 4t 7s 8p 9t Js Kj",
                    "DG 2t 3p 5s 6j 9j Tp Jp",
                ),
                _hands("3t 6s 7p 9s Jj Qt", "2p 4j 7t 9p Ts Ks", "MJ 3j 5j 6t Qj Ap", "4p 5p 7j 8s Tj At"),
            ),
            before=_NO_GRAND[1:],
        ),
        Task(
            "calls-2",
            Announce(Call.SMALL),
            Dealt(
                1,
                _hands(
                    "MJ 9s 9t Jj Qt Kj Ks As At DR",
                    "3s 4j 5t 6p 8j 8s Tt Jt Qp Kt",
                    "2j 3t 4s 7s 8p Ts Qj Kp Aj PH",
                    "DG 2t 3p 5s 6j 9j Tp Jp Qs Ap",
                ),
                _NOTHING,
            ),
            before=_NO_GRAND,
        ),
    ),
)

_WISH: Final = Lesson(
    "wish",
    (
        # Of every rank the others hold one, so that any wish is granted.
        Task(
            "wish-1",
            Put(holding=Cards.parse("MJ"), wishing=True),
            Position(
                _hands("MJ 5s 8j Ts Jp Kt", "2t 6s 9j Qs Aj", "3j 7t Tt Kp", "4s 5p 8t Jj"),
                turn=YOU,
            ),
            after=_DEFAULTS[1:],
        ),
        Task(
            "wish-2",
            Put(),
            Position(
                _hands("2j 4s 8p Jt Ks Ap", "5j 9p Tj Qt", "2p 7s Qj As", "4p 9t Js Kj"),
                turn=YOU,
                trick=(_laid(1, "MJ"), _laid(2, "3j"), _laid(3, "6t")),
                wish=8,
            ),
            after=_TAKEN,
        ),
    ),
)

_BOMBS: Final = Lesson(
    "bombs",
    (
        Task(
            "bombs-1",
            Put(Kind.BOMB_FOUR),
            Position(
                _hands("7j 7s 7p 7t Js Qp", "2p 4s 9t", "3s 6p Tj", "5p 8t Qs"),
                turn=SEATS[2],
                trick=(_laid(3, "Kt"), _laid(1, "DR")),
            ),
            after=_OTHERS_PASS,
        ),
        Task(
            "bombs-2",
            Put(Kind.BOMB_FLUSH),
            Position(
                _hands("2s 4j 5j 6j 7j 8j Kp", "3p 9s Qj", "4t 6p Jj", "5p 8t As"),
                turn=SEATS[3],
                trick=(_laid(1, "5s 5t"), _laid(3, "Ts Tt")),
            ),
            after=_OTHERS_PASS,
        ),
        Task(
            "bombs-3",
            Put(Kind.PAIR),
            Position(_hands("Ks Kp", "3s 4j 9t", "", "5p 8t Jj"), turn=YOU, out=(SEATS[2],)),
        ),
    ),
)

LESSONS: Final = (
    _SINGLES,
    _SETS,
    _STRAIGHTS,
    _HOUSES,
    _PHOENIX,
    _DRAGON,
    _EXCHANGE,
    _CALLS,
    _WISH,
    _BOMBS,
)
"""In the order of a first reading."""
