r"""Foreign programs at the arena's table: the protocol, a JSON object a line.

``exec:COMMAND`` in place of a level starts the command once for every seat that it plays, so that no process ever
sees the cards of two seats. The arena writes a question a line to its standard input; the program answers each with
one line on its standard output, and ends when its input ends. What it writes to standard error is shown. Cards are
written as everywhere here: rank `23456789TJQKA` and suit `j s p t`, or `MJ DG PH DR`; a Phoenix in a play with what
it stands for, `5j PH=5`, alone with its rank, `PH=8.5`.

The first question is `{"protocol": 1}`, answered with `{"name": "..."}`. All others are complete in themselves::

    {"ask": "turn", "seat": 0, "hand": "3j 5s 5p DR", "counts": [4, 9, 14, 2], "calls": [null, "small", null, null],
     "opened": [0, 1, 3], "turn": 0, "trick": [{"seat": 3, "cards": "4s"}], "wish": null, "out": [],
     "points": [0, 15, 0, 0], "gone": "MJ 4s", "given": "2j Kt 3s", "received": "2s At 4j", "totals": [0, 0],
     "target": 1000, "plays": ["5s", "5p", "DR"], "may_pass": true, "may_call": true}

- `ask` is `grand` (eight cards: call Grand Tichu?), `gifts` (which three to give), `turn` (lead, beat or pass),
  `bomb` (throw one out of turn or before the trick is taken?) or `dragon` (who gets the Dragon's trick?).
- Rows of four are by seat; the partner of seat 0 is seat 2. `opened` are the seats that have played a card.
- `given` are the cards for the next seat, the partner and the seat before; `received` those from them, in this order.
- `points` are those of the tricks that each seat has taken; `gone` all cards played, the trick's too. `totals` are the
  match points of the seats 0 and 2 and of 1 and 3.
- `plays` are all that may be put down now, `may_pass` and `may_call` (small Tichu) what else may be done.

The answer is an action as match records have it::

    {"do": "grand", "grand": false}
    {"do": "give", "cards": "2j As 3t"}                   to the next seat, the partner, the seat before
    {"do": "play", "cards": "5j 6s PH=7 8p 9t", "wish": "K", "call": "small"}
    {"do": "pass"}                                        also the answer to `bomb` of who throws none
    {"do": "dragon", "to": 1}

`wish` (with the Mah Jong) and `call` (with the first play) may be left out. An answer that is refused ends the arena.
"""

import json
import shlex
import subprocess
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Final, final

from engine.cards import Card
from engine.cli import BadInput
from engine.kernel import Seat
from engine.tichu.actions import Action, CallTichu, Pass
from engine.tichu.legal import Judge, bombs, may_pass, objection, plays
from engine.tichu.notation import spell
from engine.tichu.record import RecordError, Request, rank_letter, read, read_line
from engine.tichu.view import Phase, PlayerView

PROTOCOL: Final = 1


@final
class Program:
    """One process of a foreign program, on one seat."""

    def __init__(self, command: str) -> None:
        """Start it and greet it; BadInput if it is no such program."""
        words = shlex.split(command)
        try:
            self._process: Final = subprocess.Popen(  # noqa: S603 - whoever types the command may run it
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8", bufsize=1
            )
        except (OSError, IndexError) as error:
            raise BadInput(f"exec:{command}: {error}") from None
        self._command: Final = command
        try:
            self.name: Final = str(self._asked({"protocol": PROTOCOL}).get("name", command))
        except BadInput:
            self.close()
            raise

    def __call__(self, judge: Judge, view: PlayerView) -> Action | None:
        """What it answers to this view; BadInput if that is no action."""
        question = asked(judge, view)
        answer = self._line({"ask": question} | told(judge, view))
        try:
            action = _action_of(answer, view)
        except RecordError as error:
            raise self._bad(f"answers {answer!r}: {error}") from None
        return None if question == "bomb" and isinstance(action, Pass) else action

    def close(self) -> None:
        """End it."""
        # It may be gone already, with a question that it never read.
        with suppress(BrokenPipeError), self._process as process:
            if process.stdin is not None:
                process.stdin.close()

    def _asked(self, question: Mapping[str, object]) -> Mapping[str, object]:
        answer = self._line(question)
        try:
            data: object = json.loads(answer)
        except ValueError:
            data = None
        if not isinstance(data, dict):
            raise self._bad(f"answers {answer!r}, which is no JSON object")
        return {str(name): value for name, value in data.items()}  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]  foreign JSON

    def _line(self, question: Mapping[str, object]) -> str:
        pipe_in, pipe_out = self._process.stdin, self._process.stdout
        if pipe_in is None or pipe_out is None:
            raise self._bad("has no pipes")
        try:
            print(json.dumps(question), file=pipe_in, flush=True)
        except OSError:
            raise self._bad("has ended") from None
        answer = pipe_out.readline()
        if not answer:
            raise self._bad("has ended")
        return answer.strip()

    def _bad(self, what: str) -> BadInput:
        return BadInput(f"exec:{self._command} {what}")


def _action_of(answer: str, view: PlayerView) -> Action:
    """The action that a line of a record means to this seat. Raises RecordError."""
    line = read_line(answer)
    if not isinstance(line, Request):
        raise RecordError("an action has 'do'")
    return read(replace(line, actor=view.seat), view.table.moment)[1]


def asked(judge: Judge, view: PlayerView) -> str:
    """Which question this is."""
    match view.table.phase:
        case Phase.GRAND:
            return "grand"
        case Phase.EXCHANGE:
            return "gifts"
        case Phase.DRAGON:
            return "dragon"
        case _:
            return "turn" if plays(judge, view) or may_pass(judge, view) else "bomb"


def told(judge: Judge, view: PlayerView) -> dict[str, object]:
    """All that the seat may know."""
    table = view.table
    ways = plays(judge, view) or bombs(judge, view)
    return {
        "seat": int(view.seat),
        "hand": str(view.hand),
        "counts": [seat.count for seat in table.seats],
        "calls": [None if seat.call is None else seat.call.value for seat in table.seats],
        "opened": [place for place, seat in enumerate(table.seats) if seat.opened],
        "turn": _seat(table.turn),
        "trick": [{"seat": int(play.seat), "cards": " ".join(spell(play.combination))} for play in table.trick],
        "wish": rank_letter(table.wish),
        "out": [int(seat) for seat in table.out],
        "points": [seat.points for seat in table.seats],
        "gone": str(table.gone),
        "given": _three(view.given),
        "received": _three(view.received),
        "totals": list(table.totals),
        "target": table.target,
        "plays": [" ".join(spell(way)) for way in ways],
        "may_pass": may_pass(judge, view),
        "may_call": objection(judge, view, CallTichu()) is None,
    }


def _seat(seat: Seat | None) -> int | None:
    return None if seat is None else int(seat)


def _three(cards: tuple[Card, Card, Card] | None) -> str | None:
    return None if cards is None else " ".join(map(str, cards))
