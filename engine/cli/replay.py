"""`replay`: plays match records again, judging every action."""

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from engine.cli import BadInput, BadUsage
from engine.games import GAMES
from engine.kernel import Refusal
from engine.tichu.events import Event, MatchWon, RoundScored
from engine.tichu.game import Tichu
from engine.tichu.notation import spell
from engine.tichu.position import Position
from engine.tichu.record import Header, RecordError, rank_letter, read, read_line
from engine.tichu.view import Phase, RoundResult, TableView

USAGE = "replay FILE [--trace]    a match record: a line a round, or with --trace a line an action"


@dataclass(frozen=True, slots=True)
class Act:
    """An action that was judged, and the table after it."""

    line: int
    verdict: tuple[Event, ...] | Refusal
    """The facts it made, or why it was refused."""
    table: TableView


def run(arguments: Sequence[str]) -> int:
    """One JSON object for each round and one for the winner; with `--trace` one for each action."""
    files = [argument for argument in arguments if argument != "--trace"]
    if len(files) != 1:
        raise BadUsage(USAGE)
    try:
        text = Path(files[0]).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput(f"{files[0]}: {error}") from None
    matches = replay(text.splitlines())
    lines = _trace(matches) if "--trace" in arguments else _results(matches)
    for line in lines:
        print(json.dumps(line, ensure_ascii=False))
    return 0


def replay(lines: Iterable[str]) -> Iterator[Header | Act]:
    """The headers and actions of records, one record after the other; a refused action is passed over.

    BadInput, with the number of the line, where a line is none of a record.
    """
    game: Tichu | None = None
    state = None
    for number, text in enumerate(lines, start=1):
        if not text.strip():
            continue
        try:
            line = read_line(text)
            if isinstance(line, Header):
                game = _game(line)
                state = game.opening()
                yield line
                continue
            if game is None or state is None:
                raise RecordError("a record begins with a header")
            if isinstance(line, Position):
                state = game.placed(line)
                continue
            actor, action = read(line, state.moment)
        except ValueError as error:
            raise BadInput(f"line {number}: {error}") from None
        verdict = game.play(state, actor, action)
        if isinstance(verdict, Refusal):
            yield Act(number, verdict, game.spectacle(state))
        else:
            state = verdict.state
            yield Act(number, verdict.events, game.spectacle(state))


def _game(header: Header) -> Tichu:
    if header.game not in GAMES:
        raise RecordError(f"{header.game!r} is no game; there are {', '.join(GAMES)}")
    return GAMES[header.game].make(header.options)


def _results(matches: Iterable[Header | Act]) -> Iterator[dict[str, object]]:
    """A line a round and, at the end of each record, the winner; the first refused action ends it."""
    winner: int | None = None
    begun = False
    for act in matches:
        if isinstance(act, Header):
            if begun:
                yield {"winner": winner}
            begun, winner = True, None
            continue
        if isinstance(act.verdict, Refusal):
            raise BadInput(f"line {act.line}: {act.verdict.reason}")
        for event in act.verdict:
            if isinstance(event, RoundScored):
                yield _round(event.result)
            elif isinstance(event, MatchWon):
                winner = event.team
    if begun:
        yield {"winner": winner}


def _round(result: RoundResult) -> dict[str, object]:
    calls: list[str | None] = [None] * 4
    for call in result.calls:
        calls[call.seat] = call.call.value
    return {
        "round": result.number,
        "order": list(result.order),
        "points": list(result.points),
        "calls": calls,
        "total": list(result.totals),
    }


def _trace(matches: Iterable[Header | Act]) -> Iterator[dict[str, object]]:
    number = 0
    for act in matches:
        if isinstance(act, Header):
            number = 0
            continue
        number += 1
        if isinstance(act.verdict, Refusal):
            yield {"n": number, "ok": False, "reason": act.verdict.reason, **_table(act.table)}
        else:
            yield {"n": number, "ok": True, **_table(act.table)}


def _table(table: TableView) -> dict[str, object]:
    """The table after an action; between rounds that of the round that is over."""
    top = table.top
    over = table.phase in {Phase.DEAL, Phase.OVER} and bool(table.results)
    told: dict[str, object] = {
        "phase": Phase.OVER if over else table.phase,
        "turn": table.turn,
        "top": None if top is None else {"seat": top.seat, "cards": " ".join(spell(top.combination))},
        "wish": rank_letter(table.wish),
        "out": list(table.out),
        "counts": [seat.count for seat in table.seats],
    }
    if over:
        told["result"] = list(table.results[-1].points)
    return told
