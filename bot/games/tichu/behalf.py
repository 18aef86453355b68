"""What was done on a seat by a bot or by the clock since its owner's last act, told to its owner: calls above all."""

from collections.abc import Iterable
from typing import Final

from bot.controls import Setting
from bot.games.tichu.lines import raw_names
from bot.games.tichu.notices import Act, notice
from engine.kernel import Seat
from engine.tichu.notices import DogLed, GrandAnswered, Notice, Played, TichuCalled

MOST: Final = 4
"""Acts that are told beside calls, the last ones."""


def on_behalf(seat: Seat, heard: Iterable[tuple[Notice, bool, Setting]], *, calls_only: bool) -> tuple[str, ...]:
    """The lines, a heading first; empty when nothing was done.

    `heard` is the newest first: what, whether somebody else had the seat or acted on it, and the reader's setting.
    With `calls_only` plays are not told.
    """
    calls, acts = list[str](), list[str]()
    speech = None
    for one, by_another, setting in heard:
        if not isinstance(one, Act) or one.seat != seat:
            continue
        if not by_another:
            break
        speech = setting.speech
        match one:
            case GrandAnswered(grand=True):
                calls.append(f"📢 {speech('hand-meanwhile-grand')}")
            case TichuCalled() | Played(called=True) | DogLed(called=True):
                calls.append(f"📢 {speech('hand-meanwhile-tichu')}")
            case _:
                pass
        if len(acts) < MOST and not isinstance(one, TichuCalled) and one != GrandAnswered(seat, grand=True):
            acts.append(f"-# {notice(speech, one, raw_names(setting))}")
    if calls_only:
        acts.clear()
    if speech is None or not (calls or acts):
        return ()
    return (f"🤖 **{speech('hand-meanwhile')}**", *reversed(calls), *reversed(acts))
