"""The log of a whole round, a line a trick: who played what, who passed, who took it."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, TypeAlias

from bot.controls import Setting
from bot.games.tichu.lines import BOMB, CALL_MARKS, in_order, raw_names, tags
from bot.games.tichu.notices import notice
from bot.games.tichu.words import rank
from bot.names import written
from bot.speech import Speech, signed
from bot.staging.panel import LONGEST_TEXT
from engine.kernel import Seat
from engine.tichu.notices import (
    DogLed,
    DragonGiven,
    GiftsLaid,
    GiftsTakenBack,
    GrandAnswered,
    HandsFilled,
    MatchWon,
    Notice,
    Passed,
    Played,
    RoundBegan,
    RoundScored,
    TichuCalled,
    TrickTaken,
    WindowOpened,
)
from engine.tichu.view import Call

Heard: TypeAlias = tuple[Notice, bool] | str
"""What happened and whether nobody clicked for it, or a line of the shell's."""

AUTOMATIC: Final = "⏱️"
_SILENT: Final = (RoundBegan, HandsFilled, GiftsLaid, GiftsTakenBack, WindowOpened, MatchWon)
"""Told by the heading, by what follows, or not worth a line afterwards."""


def chronicle(heard: Iterable[Heard], setting: Setting) -> tuple[str, ...]:
    """The lines of what was heard in one round, the oldest first; the trick on the table is the last one."""
    book = _Book(setting)
    for one in heard:
        book.write(one)
    return book.closed()


class _Book:
    """Lines so far, and the steps of the trick that is being played."""

    def __init__(self, setting: Setting) -> None:
        self._speech: Final[Speech] = setting.speech
        self._names: Final[Mapping[Seat, str]] = raw_names(setting)
        self._lines: list[str] = []
        self._steps: list[str] = []

    def write(self, heard: Heard) -> None:
        """Add what happened."""
        if isinstance(heard, str):
            self._line(heard)
            return
        what, automatic = heard
        mark = f" {AUTOMATIC}" if automatic else ""
        match what:
            case Played() | Passed():
                self._steps.append(f"{self._step(what)}{mark}")
            case TichuCalled(seat):
                self._steps.append(f"{self._name(seat)} {CALL_MARKS[Call.SMALL]}")
            case TrickTaken(seat, points):
                self._steps.append(f"→ **{self._name(seat)}** {signed(points)}")
                self._end_trick()
            case GrandAnswered(grand=False):
                pass
            case GrandAnswered() | DogLed() | DragonGiven() | RoundScored():
                self._line(f"{notice(self._speech, what, self._names)}{mark}")
            case _ if isinstance(what, _SILENT):
                pass
            case _:
                self._line(notice(self._speech, what, self._names))

    def closed(self) -> tuple[str, ...]:
        """Everything written."""
        self._end_trick()
        return tuple(self._lines)

    def _name(self, seat: Seat) -> str:
        return written(self._names[seat])

    def _step(self, act: Played | Passed) -> str:
        name, speech = self._name(act.seat), self._speech
        if isinstance(act, Passed):
            return f"{name} ✗"
        bomb = f"{BOMB} " if act.combination.kind.is_bomb else ""
        call = f" {CALL_MARKS[Call.SMALL]}" if act.called else ""
        wish = "" if act.wish is None else f" (🐦 {rank(speech, act.wish)})"
        out = "" if act.place is None else f" 🏁{act.place}"
        return f"{name}{call} {bomb}{tags(speech, in_order(act.combination.cards))}{wish}{out}"

    def _line(self, line: str) -> None:
        self._end_trick()
        self._lines.append(line)

    def _end_trick(self) -> None:
        if self._steps:
            self._lines.append(f"▫️ {' · '.join(self._steps)}")
            self._steps = []


def newest(title: str, lines: Sequence[str], cut: str) -> str:
    """A heading and as many of the newest lines as a message holds; `cut` stands for the others."""
    kept: list[str] = []
    room = LONGEST_TEXT - len(title) - len(cut) - 2
    for line in reversed(lines):
        room -= len(line) + 1
        if room < 0:
            kept.append(cut)
            break
        kept.append(line)
    return "\n".join((title, *reversed(kept)))
