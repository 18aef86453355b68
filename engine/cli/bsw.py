"""`bsw`: BrettSpielWelt text logs as match records, or held against our rules."""

import json
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from engine.cli import BadInput, BadUsage
from engine.tichu.bsw import LogRound, parse
from engine.tichu.bsw_course import Course, follow
from engine.tichu.game import Tichu
from engine.tichu.record import Header, write, write_header
from engine.tichu.view import Call, RoundResult, partner, team
from engine.tichu.why import Objection, Why

USAGE = "bsw FILE [--verify]    a BrettSpielWelt log: as match records, or each round's result held against ours"


def run(arguments: Sequence[str]) -> int:
    """The records, or with `--verify` one JSON object a round and how many agree."""
    files = [argument for argument in arguments if argument != "--verify"]
    if len(files) != 1:
        raise BadUsage(USAGE)
    try:
        rounds = parse(Path(files[0]).read_text(encoding="utf-8-sig"))
    except (OSError, ValueError) as error:
        raise BadInput(f"{files[0]}: {error}") from None
    for line in verify(rounds) if "--verify" in arguments else records(rounds):
        print(line)
    return 0


def records(rounds: Iterable[LogRound]) -> Iterator[str]:
    """Match records. A new one begins where the one before is decided or met an act that our rules refuse."""
    game = Tichu()
    state = None
    for told in rounds:
        if state is None:
            state = game.opening()
            yield write_header(Header(game.key, (), told.names))
        course = follow(game, state, told)
        yield from (write(actor, action) for actor, action in course.acts)
        state = course.state if course.result is not None and game.awaited(course.state) else None


def verify(rounds: Iterable[LogRound]) -> Iterator[str]:
    """One JSON object a round, then how many of those with a result agree; each round by itself."""
    game = Tichu()
    agreed, finished = 0, 0
    for number, told in enumerate(rounds, start=1):
        course = follow(game, game.opening(), told)
        reason = why_not(told, course)
        result = course.result
        line: dict[str, object] = {
            "round": number,
            "line": told.line,
            "log": told.result,
            "points": None if result is None else result.points,
            "agrees": None if told.result is None else reason is None,
        }
        if reason is not None:
            line["reason"] = reason
        yield json.dumps(line, ensure_ascii=False)
        if told.result is not None:
            finished += 1
            agreed += reason is None
    yield f"{agreed} of {finished} rounds agree"


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
