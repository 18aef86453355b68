"""A table in the middle of a round, set up from a description: where puzzles, reports and rule tests begin."""

from dataclasses import dataclass

from engine.cards import NO_CARDS, Cards
from engine.kernel import Seat
from engine.tichu.combinations import Combination, readings
from engine.tichu.state import Following, Leading, Round, State, Trick, following
from engine.tichu.transitions import row
from engine.tichu.view import SEATS, Call, TrickPlay


@dataclass(frozen=True, slots=True)
class Laid:
    """A play on the table: `phoenix` is what the Phoenix stands for, None for a lone one or the highest reading."""

    seat: Seat
    cards: Cards
    phoenix: int | None = None


@dataclass(frozen=True, slots=True)
class Position:
    """A round in play. Not all 56 cards need be there, and no card may be there twice."""

    hands: tuple[Cards, Cards, Cards, Cards]
    turn: Seat
    """Who is to lead or to follow. Seats with cards between the top play's seat and this one count as having passed."""
    trick: tuple[Laid, ...] = ()
    wish: int | None = None
    out: tuple[Seat, ...] = ()
    won: tuple[Cards, Cards, Cards, Cards] = (NO_CARDS, NO_CARDS, NO_CARDS, NO_CARDS)
    calls: tuple[Call | None, Call | None, Call | None, Call | None] = (None, None, None, None)


def place(position: Position) -> State:
    """The state that a position describes; ValueError in one line if there can be no such position.

    Who has a play on the table or is out has opened its round; of the others
    nothing is known, so that they may still call.
    """
    _check(position)
    trick = _trick(position.trick)
    gone = NO_CARDS
    for cards in (*position.won, *(laid.cards for laid in position.trick)):
        gone |= cards
    now = Round(
        position.hands,
        position.calls,
        opened=frozenset((*position.out, *(laid.seat for laid in position.trick))),
        out=position.out,
        wish=position.wish,
        points=row(cards.points for cards in position.won),
        gone=gone,
    )
    if not trick:
        return Leading(0, (), now, position.turn)
    passed: set[Seat] = set()
    seat = following(position.hands, trick[-1].seat)
    while seat != position.turn and seat not in passed:
        passed.add(seat)
        seat = following(position.hands, seat)
    return Following(0, (), now, position.turn, trick, frozenset(passed))


def _check(position: Position) -> None:
    seen = NO_CARDS
    for cards in (*position.hands, *position.won, *(laid.cards for laid in position.trick)):
        if seen & cards:
            raise ValueError(f"{seen & cards} is in two places")
        seen |= cards
    if not position.hands[position.turn]:
        raise ValueError(f"it is the turn of seat {position.turn:d}, which has no cards")
    if position.wish is not None and position.wish not in range(2, 15):
        raise ValueError(f"there is no rank {position.wish} to wish for")
    if len(set(position.out)) < len(position.out):
        raise ValueError("a seat is out twice")
    for seat in SEATS:
        if bool(position.hands[seat]) == (seat in position.out):
            raise ValueError(f"seat {seat:d} is out with cards, or has none and is not out")


def _trick(plays: tuple[Laid, ...]) -> Trick:
    trick: tuple[TrickPlay, ...] = ()
    for laid in plays:
        top = trick[-1].combination if trick else None
        trick = (*trick, TrickPlay(laid.seat, _read(laid, top)))
    return trick


def _read(laid: Laid, top: Combination | None) -> Combination:
    """The highest reading that can lie there; a trick in the middle may start with any play."""
    ways = [way for way in readings(laid.cards) if laid.phoenix in {None, way.phoenix}]
    if not ways or not ways[0].strength:
        raise ValueError(f"{laid.cards} cannot lie on a trick")
    if top is None:
        return ways[0]
    beating = [on for way in ways if (on := way.on(top)).beats(top)]
    if not beating:
        raise ValueError(f"{laid.cards} does not beat {top.cards}")
    return beating[0]
