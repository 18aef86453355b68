"""The points of a round (article 12)."""

from engine.kernel import Seat
from engine.tichu.state import Calls, Points, Results, Round
from engine.tichu.view import SEATS, CallResult, RoundResult, partner, team


def ended(out: tuple[Seat, ...]) -> bool:
    """Whether the round is over: partners are first and second, or three are out (article 11.2)."""
    return len(out) >= 3 or is_one_two(out)


def is_one_two(out: tuple[Seat, ...]) -> bool:
    """Whether the first two out are partners (article 12.2)."""
    return len(out) >= 2 and out[1] == partner(out[0])


def totals(results: Results) -> tuple[int, int]:
    """Each team's total so far."""
    return results[-1].totals if results else (0, 0)


def score(results: Results, done: Round, *, one_two: int) -> RoundResult:
    """The result of a round that has ended; `one_two` is what a double victory counts."""
    if is_one_two(done.out):
        order = done.out[:2]
        cards = _for_team(team(order[0]), one_two)
    else:
        order = done.out[:3]
        (last,) = (seat for seat in SEATS if seat not in order)
        cards = counted(done.points, order[0], last, done.hands[last].points)
    calls = called(done.calls, order[0])
    bonus = [0, 0]
    for call in calls:
        bonus[team(call.seat)] += call.call.points if call.made else -call.call.points
    points = (cards[0] + bonus[0], cards[1] + bonus[1])
    before = totals(results)
    return RoundResult(
        number=len(results) + 1,
        order=order,
        cards=cards,
        calls=calls,
        points=points,
        totals=(before[0] + points[0], before[1] + points[1]),
    )


def counted(taken: Points, first: Seat, last: Seat, hand: int) -> tuple[int, int]:
    """Each team's card points of a counted round (article 12.1).

    `taken` are the points of each seat's tricks, `hand` those of the cards the last seat still holds.
    """
    sums = [0, 0]
    for seat in SEATS:
        sums[team(first if seat == last else seat)] += taken[seat]
    sums[1 - team(last)] += hand
    return sums[0], sums[1]


def called(calls: Calls, first: Seat) -> tuple[CallResult, ...]:
    """What became of every call (articles 3.4, 4.1 and 4.3)."""
    return tuple(CallResult(seat, call, made=seat == first) for seat in SEATS if (call := calls[seat]) is not None)


def _for_team(side: int, points: int) -> tuple[int, int]:
    return (points, 0) if side == 0 else (0, points)
