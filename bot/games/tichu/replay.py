"""The panel of a replay: a moment of a scored round with four open hands, and the ways to others.

Where a reader is stands in the ids of the buttons: the step as the moment, and `match.round` as the argument.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from bot.controls import Setting
from bot.games.tichu.captions import table_words
from bot.games.tichu.lines import LONGEST_ALT, TEAM_MARKS, clip, fit, full, in_order, raw_names, short, tags
from bot.games.tichu.luck import luck_lines
from bot.games.tichu.notices import notice
from bot.games.tichu.results import round_lines
from bot.games.tichu.words import rank, tag
from bot.names import unmarked
from bot.staging.panel import Button, Menu, Option, Panel, Row, Style
from bot.wire import Click
from engine.tichu.notices import DragonGiven, RoundScored, TrickTaken
from engine.tichu.relive import Still
from engine.tichu.view import SEATS, Phase, RoundResult, TrickPlay, team
from render.replay import Open, replay_scene
from render.scene import Scene
from render.tichu import Words

TABLE: Final = "replay"
"""In place of a table's name in the ids of these panels."""
REVIEW: Final = "review"
"""The same for the review of a round by one of its players."""
STEPS: Final = ("first", "back", "on", "last", "trick_back", "trick_on")
"""Verbs that go to the step which is the click's moment."""
MOST_OPTIONS: Final = 25
"""Options of a menu (Discord, Message Components)."""


def step_panel(
    match: str, stills: Sequence[Still], at: int, setting: Setting, results: Sequence[RoundResult], *, may_share: bool
) -> Panel:
    """The round at a step; a number too high is the last one. `results` are the scored rounds of the match."""
    at = min(at, len(stills) - 1)
    still = stills[at]
    text = fit(_lines(stills, at, setting))
    rows = _rows(match, stills, at, setting, results, may_share=may_share)
    return Panel(text, rows, _scene(still, setting), clip(unmarked(text), LONGEST_ALT))


def number_of(stills: Sequence[Still]) -> int:
    """Which round it is."""
    last = stills[-1].notice
    return last.result.number if isinstance(last, RoundScored) else 0


# --- words -------------------------------------------------------------------------------------------------------


def _lines(stills: Sequence[Still], at: int, setting: Setting) -> Iterator[str]:
    speech, still = setting.speech, stills[at]
    table, names = still.table, raw_names(setting)
    yield f"-# {speech('replay-step', number=number_of(stills), at=at + 1, count=len(stills))}"
    yield f"**{notice(speech, still.notice, names)}**"
    if isinstance(still.notice, RoundScored):
        yield from round_lines(speech, still.notice.result, names)
        yield from luck_lines(speech, table, (still.notice.result,), names)
    if table.trick:
        yield " → ".join(f"{setting.names[play.seat]}: {_named(play, setting)}" for play in table.trick)
    if table.wish is not None:
        yield speech("board-wish", rank=rank(speech, table.wish))
    for seat in SEATS if still.gifts else ():
        to = (SEATS[(seat + places) & 3] for places in (1, 2, 3))
        given = " · ".join(
            f"{tag(speech, card)} → {setting.names[one]}" for card, one in zip(still.gifts[seat], to, strict=True)
        )
        yield speech("replay-gave", name=setting.names[seat], gifts=given)
    for seat in SEATS:
        mark, name = TEAM_MARKS[team(seat)], setting.names[seat]
        if seat in table.out:
            yield f"{mark} {speech('place', place=table.out.index(seat) + 1, name=name)}"
        else:
            hand = still.hands[seat]
            cards = tags(speech, in_order(hand))
            yield f"{mark} {speech('replay-hand', name=name, count=len(hand), cards=cards)}"


def _named(play: TrickPlay, setting: Setting) -> str:
    what = play.combination
    return short(setting.speech, what) if what.length > 1 else full(setting.speech, what)


# --- pictures ----------------------------------------------------------------------------------------------------


def _scene(still: Still, setting: Setting) -> Scene:
    shown = Open(table=still.table, hands=still.hands, actor=still.actor, gifts=still.gifts)
    return replay_scene(shown, names=raw_names(setting), words=_words(still, setting), minds=setting.bots)


def _words(still: Still, setting: Setting) -> Words:
    """The words of the table; who took what stands in its middle."""
    speech, table = setting.speech, still.table
    words = table_words(speech, table, raw_names(setting))
    number = table.results[-1].number if table.phase in {Phase.DEAL, Phase.OVER} else table.round
    words = replace(words, round=speech("picture-round", number=number))
    match still.notice:
        case TrickTaken(seat, points):
            said = speech("replay-taken", name=clip(setting.plain[seat], 14), points=points)
        case DragonGiven(_, to, points):
            said = speech("replay-taken", name=clip(setting.plain[to], 14), points=points)
        case RoundScored(result):
            said = speech("picture-round-over", number=result.number)
        case _ if still.gifts:
            said = speech("phase-exchange")
        case _:
            return words
    return replace(words, caption=said)


# --- controls ----------------------------------------------------------------------------------------------------


def id_of(match: str, number: int, verb: str, at: int = 0) -> str:
    """The id of a button that shows a round at a step."""
    return str(Click(TABLE, at, verb, f"{match}.{number}"))


def _rows(
    match: str, stills: Sequence[Still], at: int, setting: Setting, results: Sequence[RoundResult], *, may_share: bool
) -> tuple[Row, ...]:
    speech, last, number = setting.speech, len(stills) - 1, number_of(stills)
    leads = [step for step, still in enumerate(stills) if still.leads]
    before = max((step for step in leads if step < at), default=0)
    after = min((step for step in leads if step > at), default=last)

    def go(verb: str, to: int, emoji: str, label: str = "", *, style: Style = Style.PLAIN, ends: bool) -> Button:
        return Button(id_of(match, number, verb, to), label, style, emoji, disabled=ends)

    steps = (
        go("first", 0, "⏮️", ends=at == 0),
        go("back", max(at - 1, 0), "◀️", ends=at == 0),
        go("on", min(at + 1, last), "▶️", style=Style.MAIN, ends=at == last),
        go("last", last, "⏭️", ends=at == last),
    )
    tricks = (
        go("trick_back", before, "⏪", speech("replay-trick-back"), ends=at == 0),
        go("trick_on", after, "⏩", speech("replay-trick-on"), ends=at == last),
    )
    wholes = (
        Button(id_of(match, number, "strip"), clip(speech("replay-strip")), emoji="🎞️"),
        Button(str(Click("history", 0, "match", match)), clip(speech("replay-match")), emoji="📜"),
    )
    more = [Button(str(Click(REVIEW, 0, "show", f"{match}.{number}")), clip(speech("review-open")), emoji="🔎")]
    if may_share:
        more.append(Button(id_of(match, number, "share", at), clip(speech("replay-share")), emoji="📤"))
    return steps, tricks, wholes, tuple(more), rounds_menu(id_of(match, number, "round"), setting, results, number)


def rounds_menu(menu: str, setting: Setting, results: Sequence[RoundResult], number: int = 0) -> Menu:
    """The rounds to look at, in a menu of this id; of a very long match those around the one that is open."""
    first = max(0, min(number - MOST_OPTIONS // 2, len(results) - MOST_OPTIONS))
    options = tuple(
        Option(
            str(one.number),
            setting.speech("replay-round", number=one.number, ours=one.points[0], theirs=one.points[1]),
            chosen=one.number == number,
        )
        for one in results[first : first + MOST_OPTIONS]
    )
    return Menu(menu, setting.speech("replay-rounds"), options)
