"""A logged round held against our rules: why the two are not the same."""

from collections.abc import Iterator

from engine.tichu.bsw import LogRound
from engine.tichu.bsw_course import Course
from engine.tichu.view import Call, RoundResult, partner, team
from engine.tichu.why import Objection, Why


def why_not(told: LogRound, course: Course) -> str | None:
    """Why a logged round is not the same by our rules; None if it is, or as far as a log goes that is cut off."""
    refusal = course.refusal
    if refusal is not None:
        reason = f"line {course.line}: {refusal.reason}"
        if isinstance(refusal, Objection) and refusal.reason is Why.NO_BOMB_BEFORE_LEAD:
            return f"{reason}: that server allowed a bomb before a lead, article 8.4 does not"
        return reason
    if told.result is None:
        return None
    result = course.result
    if result is None:
        return "the log ends the round before article 11.2 does"
    if result.points == told.result:
        return None
    for seat, points in _without_failed_grands(result):
        if points == told.result:
            return (
                f"that server did not deduct the failed Grand Tichu of seat {seat:d} beside the partner's "
                "successful call, articles 3.4 and 4.3 do"
            )
    return "the results differ"


def _without_failed_grands(result: RoundResult) -> Iterator[tuple[int, tuple[int, int]]]:
    """The round's points had a failed Grand Tichu not been deducted whose partner made a call; and whose it was."""
    made = {call.seat for call in result.calls if call.made}
    for call in result.calls:
        if call.call is Call.GRAND and not call.made and partner(call.seat) in made:
            points = list(result.points)
            points[team(call.seat)] += Call.GRAND.points
            yield call.seat, (points[0], points[1])
