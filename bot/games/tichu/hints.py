"""A hint: what a strong bot would do on a seat, in words for its owner alone."""

from collections.abc import Iterator
from typing import Final

from bot.controls import Redraw, Setting
from bot.games.tichu.lines import fit
from bot.games.tichu.pressed import Press, Pressed
from bot.games.tichu.reasons import choice, told
from engine.minds.explain import Advice, Calling, Choice, explain
from engine.minds.reasons import Experience
from engine.tichu.actions import AnswerGrand
from engine.tichu.legal import Judge
from engine.tichu.view import Phase, PlayerView

FAR: Final = -40
"""Points; a call that is worth less comes to nobody's mind."""


def hint(pressed: Pressed) -> Press:
    """The hand as it is, below the advice."""
    return Redraw(pressed.draft, advice_text(pressed.judge, pressed.view, pressed.setting))


def advice_text(judge: Judge, view: PlayerView, setting: Setting) -> str:
    """The best choices of a seat with their worth and reasons; that there is nothing to decide, if so."""
    advice = explain(judge, view)
    if advice is None:
        given = view.table.phase is Phase.EXCHANGE
        return setting.speech("hint-given") if given else setting.speech("hint-nothing")
    return fit(_lines(judge, view, advice, setting))


def _lines(judge: Judge, view: PlayerView, advice: Advice, setting: Setting) -> Iterator[str]:
    speech = setting.speech
    yield speech("hint-title")
    for place, one in enumerate(advice.choices, start=1):
        what = choice(judge, view, one.action, setting)
        if one.worth is None or _is_plain(one):
            yield speech("hint-line-bare", place=place, what=what)
        else:
            yield speech("hint-line", place=place, what=what, points=round(one.worth))
        if one.reasons and (place == 1 or one.reasons != (Experience(),)):
            yield f"-# {told(one.reasons, setting)}"
    is_grand = any(isinstance(one.action, AnswerGrand) for one in advice.choices)
    calling = advice.calling if advice.calling is not None and advice.calling.worth > FAR else None
    if calling is not None:
        yield from _calling(calling, setting)
    if not is_grand and advice.choices[0].worth is not None:
        yield speech("hint-scale")
    if is_grand or calling is not None:
        yield speech("hint-scale-call")


def _is_plain(one: Choice) -> bool:
    """Whether it is the answer that others are measured by."""
    return isinstance(one.action, AnswerGrand) and not one.action.grand


def _calling(calling: Calling, setting: Setting) -> Iterator[str]:
    speech, points = setting.speech, round(calling.worth)
    yield speech("hint-call", points=points) if calling.worth > 0 else speech("hint-no-call", points=points)
    if calling.reasons:
        yield f"-# {told(calling.reasons, setting)}"
