"""The puzzles of a day: a Grand to call or not, gifts to choose, a lead to find; the same for everybody.

They come out of games that strong bots play against themselves, by a chance that the day alone decides, and are
taken where one answer is clearly better than what a plain player would do. Calls and gifts are graded by the nets
(`regret`), leads by the player that looks ahead (`search`).
"""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from itertools import count
from operator import attrgetter
from random import Random
from typing import Final, assert_never

from engine.cards import MAH_JONG, Cards
from engine.kernel import Seat
from engine.minds.acting import play_of
from engine.minds.explain import POINTS, grand_worth
from engine.minds.fast.moves import PASS, Move, leads
from engine.minds.fast.playing import advanced, before, opened, take_turn
from engine.minds.fast.policy import Gifts
from engine.minds.fast.round import OVER, PLAY, Round, deal
from engine.minds.fast.sight import CALL_OF, Sight, cards_of, of_round, of_view
from engine.minds.greedy import Greedy
from engine.minds.grounds import HIGH, of_move
from engine.minds.learned import Valued, learned, possible_gifts
from engine.minds.regret import About, Regret, regrets
from engine.minds.search import Searching
from engine.tichu.actions import Action, AnswerGrand, Give, Play
from engine.tichu.legal import Judge, objection
from engine.tichu.view import SEATS, Phase, PlayerView, SeatView, TableView
from engine.values import value

TARGET: Final = 1000
CLEAR: Final = 12.0
"""Points by which the best answer must beat a plain one."""
CLOSE: Final = 60.0
"""Points beyond which a Grand is no question."""
NEXT: Final = 6.0
"""Points by which the best lead must beat the second."""
FEWEST, MOST = 6, 20
"""How many different leads there must be to choose from."""
CARDS: Final = range(5, 12)
"""How many cards the hand of a lead has."""


class Kind(StrEnum):
    """What is asked."""

    GRAND = "grand"
    GIFTS = "gifts"
    LEAD = "lead"


@value
class Lead:
    """A lead to choose, and what it is worth in points a round."""

    play: Play
    worth: int


@value
class Puzzle:
    """A question to the first seat of a table: what it sees, and among which leads it is to choose."""

    kind: Kind
    view: PlayerView
    leads: tuple[Lead, ...] = ()


def puzzles_of(day: int) -> tuple[Puzzle, ...]:
    """The puzzles of a day, counted from 1970, one of each kind; equal days give equal puzzles. Takes a moment."""
    return tuple(_found(kind, Random(f"tichu {kind} {day}")) for kind in Kind)


def graded(judge: Judge, puzzle: Puzzle, answer: Action) -> Regret | None:
    """What an answer has cost; None if it is none to this puzzle."""
    view = puzzle.view
    match puzzle.kind, answer:
        case (Kind.GRAND, AnswerGrand()) | (Kind.GIFTS, Give()) if objection(judge, view, answer) is None:
            (regret,) = regrets(judge, view, answer)
            return regret
        case Kind.LEAD, Play():
            return _graded_lead(puzzle, answer)
        case _:
            return None


def _graded_lead(puzzle: Puzzle, answer: Play) -> Regret | None:
    worth = next((one.worth for one in puzzle.leads if one.play == answer), None)
    if worth is None:
        return None
    best = max(puzzle.leads, key=attrgetter("worth"))
    sight = of_view(puzzle.view)
    moves = leads(sight.hand)
    reasons = next(of_move(sight, move, moves) for move in moves if move[3] == best.play.cards)
    return Regret(About.MOVE, best.worth - worth, answer, best.play, reasons)


def _found(kind: Kind, chance: Random) -> Puzzle:
    match kind:
        case Kind.GRAND:
            return Puzzle(kind, _grand(chance))
        case Kind.GIFTS:
            return Puzzle(kind, _gifts(chance))
        case Kind.LEAD:
            return _lead(chance)
        case _:
            assert_never(kind)


# --- what is taken --------------------------------------------------------------------------------------------------


def _grand(chance: Random) -> PlayerView:
    """Eight cards with something high among them that are clearly for a call, or clearly not, each as often."""
    calls = chance.random() < 1 / 2
    for _ in count():
        for eight in deal(chance)[0]:
            sight = before(0, eight, (0, 0, 0, 0))
            if (eight & HIGH).bit_count() < 2:
                continue
            adds, must = grand_worth(sight)
            if CLEAR < (adds - must if calls else must - adds) < CLOSE:
                return _view(sight, Phase.GRAND)
    raise AssertionError


def _gifts(chance: Random) -> PlayerView:
    """Fourteen cards of which a plain player would give the wrong ones."""
    for _ in count():
        for hand in deal(chance)[1]:
            sight = before(0, hand, (0, 0, 0, 0))
            ways = possible_gifts(hand)
            best, plain = learned().gift_values(sight, [learned().gifts(sight), _plain(sight, ways)]).tolist()
            if POINTS * (best - plain) > CLEAR:
                return _view(sight, Phase.EXCHANGE)
    raise AssertionError


def _plain(sight: Sight, ways: list[Gifts]) -> Gifts:
    given = Greedy().gifts(sight)
    return given if all(given) else ways[0]


def _lead(chance: Random) -> Puzzle:
    """A lead in the middle of a round that a plain player would get wrong, and with one best answer."""
    for sight in _leaders(chance):
        moves = leads(sight.hand)
        if not FEWEST <= len(moves) <= MOST:
            continue
        valued = learned().values(sight, moves)
        if not _is_clear(valued, plain := Greedy().move(sight, moves)):
            continue
        ahead = Searching().weighed(sight, valued)
        if ahead[0].move == max(valued, key=attrgetter("value")).move and _is_clear(ahead, plain):
            view = _view(sight, Phase.PLAY)
            worths = {one.move: round(POINTS * one.value) for one in ahead}
            return Puzzle(Kind.LEAD, view, tuple(Lead(play_of(view, move), worths[move]) for move in moves))
    raise AssertionError


def _is_clear(valued: Sequence[Valued], plain: Move) -> bool:
    """Whether there is one best lead, far above that of a plain player."""
    values = {one.move: one.value for one in valued}
    best, second = sorted(values.values(), reverse=True)[:2]
    return POINTS * (best - second) > NEXT and POINTS * (best - values[plain]) > CLEAR


def _leaders(chance: Random) -> Iterator[Sight]:
    """What leaders see in rounds of strong bots."""
    policies = (learned(),) * 4
    while True:
        now = opened(policies, chance)
        while now.phase != OVER:
            if now.phase == PLAY and now.top == PASS and _is_middle(now):
                yield _turned(of_round(now, now.turn))
            if not advanced(now, policies):
                take_turn(now, learned())


def _is_middle(now: Round) -> bool:
    hand = now.hands[now.turn]
    return hand.bit_count() in CARDS and not hand >> MAH_JONG & 1 and not now.wish and len(now.out) < 2


# --- as a view ------------------------------------------------------------------------------------------------------


def _turned(sight: Sight) -> Sight:
    """The same, with the table turned so that the seat is the first."""
    seat = sight.seat

    def from_seat(row: tuple[int, ...]) -> tuple[int, ...]:
        return (*row[seat:], *row[:seat])

    return Sight(
        0,
        sight.hand,
        from_seat(sight.counts),
        from_seat(sight.calls),
        (*sight.opened[seat:], *sight.opened[:seat]),
        sight.turn - seat & 3,
        sight.top,
        -1,
        sight.pile,
        from_seat(sight.won),
        sight.wish,
        tuple(one - seat & 3 for one in sight.out),
        sight.gone,
        sight.given,
        sight.received,
        (0, 0),
        TARGET,
    )


def _view(sight: Sight, phase: Phase) -> PlayerView:
    """A sight of the first seat, before a lead or before the play, as what a seat sees at a table."""
    playing = phase is Phase.PLAY
    seats = tuple(
        SeatView(sight.counts[seat], CALL_OF[sight.calls[seat]], False, sight.opened[seat], False, sight.won[seat])  # noqa: FBT003 - not ready, not passed
        for seat in range(len(SEATS))
    )
    table = TableView(
        phase,
        1,
        1,
        TARGET,
        (0, 0),
        (),
        seats,
        Seat(0) if playing else None,
        out=tuple(map(Seat, sight.out)),
        gone=Cards(sight.gone),
    )
    return PlayerView(
        table,
        Seat(0),
        Cards(sight.hand),
        cards_of(sight.given) if playing else None,
        cards_of(sight.received) if playing else None,
    )
