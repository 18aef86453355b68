"""What somebody has achieved, and what is still open, as a message: a page of a list, and the way to each proof. Pure.

Where a reader is stands in the ids: the page as the moment, whose list and which half of it as the argument.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.games.tichu.achievements import ACHIEVEMENTS, MARK, Achievement
from bot.games.tichu.lines import clip, fit
from bot.names import cleaned, written
from bot.speech import Speech
from bot.staging.panel import Button, Menu, Option, Panel, Row, Style
from bot.wire import Click
from data.feats import Progress, Proof

TABLE: Final = "feats"
"""In place of a table's name in the ids of these panels."""
PAGE: Final = 8
BOTS: Final = "🤖"
MOST_TOLD: Final = 3
"""Of one person, below the result of a match."""
REACHED, OPEN = "reached", "open"
BY_NAME: Final[Mapping[str, Achievement]] = {one.name: one for one in ACHIEVEMENTS}


@dataclass(frozen=True, slots=True)
class View:
    """Where a reader is: whose achievements, those that are reached or those still open, and the page."""

    user: int
    half: str = REACHED
    page: int = 0

    def click(self, verb: str) -> str:
        """The id of a control that leads here."""
        return str(Click(TABLE, self.page, verb, f"{self.user}.{self.half}"))

    @classmethod
    def of(cls, click: Click) -> "View | None":
        """Where a click leads; None for a forged one."""
        found = re.fullmatch(rf"([1-9][0-9]{{0,18}})\.({REACHED}|{OPEN})", click.argument)
        return None if found is None else cls(int(found[1]), found[2], click.moment)


def achievements_panel(view: View, progress: Sequence[Progress], name: str, speech: Speech) -> Panel:
    """One page; `name` is the person's, as it is. A page too high is the last one."""
    done = sorted((one for one in progress if one.proof is not None), key=_newest)
    listed = done if view.half == REACHED else [one for one in progress if one.proof is None]
    last = max(len(listed) - 1, 0) // PAGE
    view = replace(view, page=min(view.page, last))
    shown = listed[PAGE * view.page : PAGE * (view.page + 1)]
    title = speech("feats-title", name=written(cleaned(name)), count=len(done), all=len(progress))
    empty = speech("feats-none") if view.half == REACHED else speech("feats-all")
    lines = [_line(one, speech) for one in shown] or [empty]
    rows: list[Row] = []
    if proofs := tuple(_option(one, one.proof, speech) for one in shown if one.proof and one.proof.match):
        rows.append(Menu(view.click("proof"), speech("feats-proof"), proofs))
    if last:
        back, on = replace(view, page=max(view.page - 1, 0)), replace(view, page=min(view.page + 1, last))
        rows.append(
            (
                Button(back.click("back"), clip(speech("feats-back")), emoji="◀️", disabled=view.page == 0),
                Button(on.click("on"), clip(speech("feats-on")), emoji="▶️", disabled=view.page == last),
            )
        )
    rows.append(tuple(_half(View(view.user, half), speech, chosen=half == view.half) for half in (REACHED, OPEN)))
    return Panel(fit((f"### {MARK} {title}", *lines, speech("feats-legend"))), tuple(rows))


def title_of(achievement: Achievement, speech: Speech) -> str:
    """An achievement's sign and name."""
    return f"{achievement.emoji} {speech(f'feat-{achievement.name}')}"


def earned_lines(earned: Sequence[tuple[int, str]], names: Sequence[str], speech: Speech) -> list[str]:
    """What a match has brought, a line a person: by seat the names of achievements; `names` as they are written."""
    lines: list[str] = []
    for seat in sorted({seat for seat, _ in earned}):
        titles = [title_of(BY_NAME[name], speech) for whose, name in earned if whose == seat and name in BY_NAME]
        told = titles[:MOST_TOLD]
        if more := len(titles) - len(told):
            told.append(speech("feats-more", count=more))
        lines.append(f"{MARK} {speech('feats-earned', name=names[seat], feats=' · '.join(told))}")
    return lines


def _newest(one: Progress) -> tuple[float, str]:
    return (0.0 if one.proof is None else -one.proof.at, one.goal.name)


def _line(one: Progress, speech: Speech) -> str:
    achievement = BY_NAME[one.goal.name]
    bots = f" {BOTS}" if achievement.with_bots else ""
    how = speech(f"feat-{achievement.name}-how")
    if one.proof is not None:
        state = f" · <t:{round(one.proof.at)}:D>"
    else:
        state = f" · {one.times}/{one.goal.count}" if one.goal.count > 1 else ""
    return f"{achievement.emoji} **{speech(f'feat-{achievement.name}')}**{bots}{state}\n-# {how}"


def _option(one: Progress, proof: Proof, speech: Speech) -> Option:
    achievement = BY_NAME[one.goal.name]
    value = f"{proof.match}.{proof.round}.{proof.seq}"
    return Option(value, clip(speech(f"feat-{achievement.name}")), emoji=achievement.emoji)


def _half(view: View, speech: Speech, *, chosen: bool) -> Button:
    return Button(view.click(view.half), clip(speech(f"feats-{view.half}")), Style.MAIN if chosen else Style.PLAIN)


def proof_of(value: str) -> tuple[str, int, int] | None:
    """The match, round and act of a chosen option; None for a forged one."""
    found = re.fullmatch(r"([0-9a-z]{1,16})\.([1-9][0-9]{0,3})\.(0|[1-9][0-9]{0,8})", value)
    return None if found is None else (found[1], int(found[2]), int(found[3]))
