"""What a bot player would advise a seat to do now: the best choices, what each is worth, and why.

Values are points of the round's difference that the seat's team may expect,
calls included, as the nets see them (`learned`). They are estimates: a few
points are nothing.
"""

from collections.abc import Iterator, Sequence
from operator import itemgetter
from typing import Final, assert_never

from engine.kernel import Seat
from engine.minds.acting import action_of
from engine.minds.fast.moves import PASS, Move, bombs, legal
from engine.minds.fast.playing import called
from engine.minds.fast.sight import Sight, cards_of, of_view
from engine.minds.grounds import of_call, of_dragon, of_gifts, of_move
from engine.minds.learned import GRAND_MARGIN, SMALL_MARGIN, Valued, learned, possible_gifts
from engine.minds.reasons import Lead, Reason
from engine.minds.stakes import stakes
from engine.tichu.actions import Action, AnswerGrand, CallTichu, Give, GiveDragon
from engine.tichu.legal import Judge, objection
from engine.tichu.view import Phase, PlayerView
from engine.values import value

MOST: Final = 3
"""Choices that are told."""
POINTS: Final = 100
"""Of a net's unit."""


@value
class Choice:
    """Something that the seat may do now."""

    action: Action
    worth: float | None
    """Points a round, of a call beyond those without it; None where no net has learned what it is worth."""
    reasons: tuple[Reason, ...]


@value
class Calling:
    """Whether to call small Tichu with the play."""

    worth: float
    """Points a round that it adds, less what it must promise at this score: above nothing, it is called."""
    reasons: tuple[Reason, ...]


@value
class Advice:
    """The best choices, the best first."""

    choices: tuple[Choice, ...]
    calling: Calling | None = None
    """None when small Tichu cannot be called, or nothing is lost by waiting."""


def explain(judge: Judge, view: PlayerView) -> Advice | None:
    """What to do on this seat now; None when it has nothing to decide. Equal views give equal advice."""
    table = view.table
    match table.phase:
        case Phase.GRAND:
            return None if table.seats[view.seat].ready else _grand(judge, view)
        case Phase.EXCHANGE:
            return None if table.seats[view.seat].ready else Advice(tuple(_gifts(view)))
        case Phase.PLAY if table.turn == view.seat:
            return _turn(judge, view)
        case Phase.PLAY | Phase.CLOSING:
            return _throw(judge, view)
        case Phase.DRAGON:
            return Advice((_dragon(view),)) if table.turn == view.seat else None
        case Phase.DEAL | Phase.OVER:
            return None
        case _:
            assert_never(table.phase)


# --- calls ----------------------------------------------------------------------------------------------------------


def grand_worth(sight: Sight) -> tuple[float, float]:
    """What Grand Tichu adds to eight cards, in points a round, and what it must promise at this score."""
    must = GRAND_MARGIN + stakes().grand_must_promise(*sight.totals, sight.target)
    return POINTS * learned().grand_margin(sight.hand, sight.seat, sight.calls), POINTS * must


def small_worth(sight: Sight, moves: Sequence[Move]) -> tuple[float, float]:
    """The same of small Tichu with a first play, one of these."""
    must = SMALL_MARGIN + stakes().small_must_promise(*sight.totals, sight.target)
    return POINTS * learned().small_margin(sight, moves), POINTS * must


def asked_by_score(adds: float, must: float, usual: float) -> Lead | None:
    """How the score stands if it alone has decided a call that must usually promise so much."""
    if (adds > must) == (adds > usual):
        return None
    return Lead.AHEAD if adds > usual else Lead.BEHIND


def _grand(judge: Judge, view: PlayerView) -> Advice:
    sight = of_view(view)
    adds, must = grand_worth(sight)
    reasons = of_call(sight, asked=asked_by_score(adds, must, POINTS * GRAND_MARGIN))
    mate = bool(sight.calls[sight.seat ^ 2])
    calls = adds > must and not mate
    answers = [Choice(AnswerGrand(grand=False), 0.0, () if calls else reasons)]
    if objection(judge, view, AnswerGrand(grand=True)) is None:
        worth = None if adds <= -POINTS else adds - must
        answers.insert(0 if calls else 1, Choice(AnswerGrand(grand=True), worth, reasons if calls else ()))
    return Advice(tuple(answers))


def _calling(judge: Judge, view: PlayerView, sight: Sight, moves: Sequence[Move]) -> Calling | None:
    """Whether to call with this play; a partner's call is not called over, and a pass is no time for it."""
    if objection(judge, view, CallTichu()) is not None or sight.calls[sight.seat ^ 2]:
        return None
    adds, must = small_worth(sight, moves)
    if adds <= -POINTS:
        return None
    return Calling(adds - must, of_call(sight, asked=asked_by_score(adds, must, POINTS * SMALL_MARGIN)))


# --- cards ----------------------------------------------------------------------------------------------------------


def _turn(judge: Judge, view: PlayerView) -> Advice:
    sight = of_view(view)
    moves = legal(sight.hand, sight.top, sight.wish)
    calling = _calling(judge, view, sight, moves)
    calls = calling is not None and calling.worth > 0
    if calls:
        sight = called(sight)
    ranked = sorted(learned().values(sight, moves), key=itemgetter(0), reverse=True)
    return Advice(tuple(_choices(judge, view, sight, ranked, calls=calls)), calling)


def _throw(judge: Judge, view: PlayerView) -> Advice | None:
    """A bomb out of turn or in the window, or keeping it."""
    trick = view.table.trick
    if not judge.out_of_turn_bombs or not trick or trick[-1].seat == view.seat:
        return None
    sight = of_view(view)
    found = bombs(sight.hand, sight.top)
    if not found:
        return None
    ranked = sorted(learned().values(sight, (PASS, *found)), key=itemgetter(0), reverse=True)
    return Advice(tuple(_choices(judge, view, sight, ranked, calls=False)))


def _choices(
    judge: Judge, view: PlayerView, sight: Sight, ranked: Sequence[Valued], *, calls: bool
) -> Iterator[Choice]:
    """The best of these that the rules of the table allow."""
    moves, told = [one.move for one in ranked], 0
    for worth, move, wish in ranked:
        action = action_of(judge, view, move, wish, calls=calls)
        if move[0] and objection(judge, view, action) is not None:
            continue
        yield Choice(action, POINTS * worth, of_move(sight, move, moves, wish=wish))
        told += 1
        if told == MOST:
            return


# --- gifts ----------------------------------------------------------------------------------------------------------


def _gifts(view: PlayerView) -> Iterator[Choice]:
    """The best gifts; of two that differ in who of the opponents gets which card, the better."""
    sight = of_view(view)
    ways = possible_gifts(sight.hand)
    values = learned().gift_values(sight, ways).tolist()
    seen = set[tuple[int, int]]()
    for worth, gifts in sorted(zip(values, ways, strict=True), key=itemgetter(0), reverse=True):
        after, mate, before = gifts
        if (mate, after | before) not in seen:
            seen.add((mate, after | before))
            yield Choice(Give(cards_of(gifts)), POINTS * worth, of_gifts(sight, gifts))
        if len(seen) == MOST:
            return


def _dragon(view: PlayerView) -> Choice:
    """Whom to give the Dragon's trick; no net has learned it."""
    sight = of_view(view)
    to = learned().dragon(sight)
    return Choice(GiveDragon(Seat(to)), None, of_dragon(sight, to))
