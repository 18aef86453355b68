"""`bsw`: BrettSpielWelt text logs as match records, or held against our rules."""

import json
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from engine.cli import BadInput, BadUsage
from engine.tichu.bsw import LogRound, parse
from engine.tichu.bsw_check import why_not
from engine.tichu.bsw_course import follow
from engine.tichu.game import Tichu
from engine.tichu.record import Header, write, write_header

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
