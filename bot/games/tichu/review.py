"""A round looked at once more for one of its players: their most expensive decisions, and what had been better."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, assert_never

from bot.controls import Setting
from bot.games.tichu.lines import clip, fit, short
from bot.games.tichu.reasons import choice, told
from bot.games.tichu.replay import REVIEW, id_of, rounds_menu
from bot.staging.panel import Button, Panel, Row, Style
from bot.wire import Click
from engine.minds.regret import About, Regret, looked_into, regrets
from engine.minds.search import never
from engine.tichu.actions import Play
from engine.tichu.events import Event
from engine.tichu.faced import Faced
from engine.tichu.legal import Judge
from engine.tichu.relive import step_of
from engine.tichu.view import RoundResult

MOST: Final = 3
"""Decisions that are shown."""
LOOKED: Final = 6
"""Decisions that are looked into."""
DEAR: Final = 5.0
"""Points from which a decision is spoken of: the nets are not sure to less."""
NUMBERS: Final = ("1️⃣", "2️⃣", "3️⃣")


@dataclass(frozen=True, slots=True)
class Finding:
    """A decision and what it has cost, with what its seat faced."""

    faced: Faced
    regret: Regret


@dataclass(frozen=True, slots=True)
class Whole:
    """The round of which it is a part, and the match of that."""

    match: str
    acts: tuple[tuple[Event, ...], ...]
    """The facts of every act of the match."""
    results: tuple[RoundResult, ...]
    """The scored rounds of the match."""


@dataclass(frozen=True, slots=True)
class Review:
    """All of somebody's decisions in a round that can be judged."""

    number: int
    """Which round, from 1."""
    count: int
    dear: tuple[Finding, ...]
    """The most expensive, the worst first."""
    good: int
    """How many were as good as any, or nearly."""


def review(judge: Judge, acts: Sequence[Faced], number: int, *, hurry: Callable[[], bool] = never) -> Review:
    """Judge somebody's acts in a round; what the nets find dear is looked into, until there is a hurry."""
    found = [Finding(one, regret) for one in acts for regret in regrets(judge, one.view, one.action)]
    dear = sorted((one for one in found if one.regret.loss >= DEAR), key=_loss, reverse=True)
    looked = [replace(one, regret=looked_into(judge, one.faced.view, one.regret, hurry=hurry)) for one in dear[:LOOKED]]
    kept = sorted((one for one in looked if one.regret.loss >= DEAR), key=_loss, reverse=True)
    good = len(found) - len(dear[LOOKED:]) - len(kept)
    return Review(number, len(found), tuple(kept[:MOST]), good)


def _loss(one: Finding) -> float:
    return one.regret.loss


def review_panel(judge: Judge, done: Review, setting: Setting, whole: Whole) -> Panel:
    """The review as its owner alone sees it."""
    return Panel(fit(_lines(judge, done, setting)), tuple(_rows(done, setting, whole)))


def _lines(judge: Judge, done: Review, setting: Setting) -> Iterator[str]:
    speech = setting.speech
    yield f"### 🔎 {speech('review-title', number=done.number)}"
    if not done.count:
        yield speech("review-nothing")
        return
    if not done.dear:
        yield speech("review-good", count=done.count)
    else:
        yield speech("review-some", count=done.count, good=done.good)
    for place, one in enumerate(done.dear):
        yield f"{NUMBERS[place]} **{speech('review-loss', points=round(one.regret.loss))}** · {_where(one, setting)}"
        yield _compared(judge, one, setting)
        if one.regret.reasons:
            yield f"-# {told(one.regret.reasons, setting)}"
    yield speech("review-scale")


def _where(one: Finding, setting: Setting) -> str:
    """In which situation it was decided."""
    speech, top = setting.speech, one.faced.view.table.top
    match one.regret.about:
        case About.GRAND:
            return speech("review-at-grand")
        case About.GIFTS:
            return speech("review-at-gifts")
        case About.CALL:
            return speech("review-at-call")
        case About.MOVE:
            if top is None:
                return speech("review-at-lead")
            return speech("review-at-follow", name=setting.names[top.seat], play=short(speech, top.combination))
        case _:
            assert_never(one.regret.about)


def _compared(judge: Judge, one: Finding, setting: Setting) -> str:
    """What was done, and what had been better."""
    speech, regret, view = setting.speech, one.regret, one.faced.view
    if regret.about is About.CALL:
        called = isinstance(regret.done, Play) and regret.done.call
        return speech("review-called") if called else speech("review-not-called")
    done, better = (choice(judge, view, action, setting) for action in (regret.done, regret.better))
    return speech("review-compared", done=done, better=better)


# --- controls -------------------------------------------------------------------------------------------------------


def _rows(done: Review, setting: Setting, whole: Whole) -> Iterator[Row]:
    speech, number, match = setting.speech, done.number, whole.match
    steps: dict[str, Button] = {}
    for one, mark in zip(done.dear, NUMBERS, strict=False):
        # Of two decisions in one act the worse has the button.
        at = id_of(match, number, "on", step_of(whole.acts, number, one.faced.seq))
        steps.setdefault(at, Button(at, "", Style.MAIN, mark))
    begin = Button(id_of(match, number, "step"), clip(speech("replay-open")), emoji="🎬")
    yield (*steps.values(), begin)
    if len(whole.results) > 1:
        yield rounds_menu(str(Click(REVIEW, 0, "round", f"{match}.{number}")), setting, whole.results, number)
