"""Past matches in words and controls: a page of a list, and one match with its rounds. Pure.

Where a reader is stands in the ids: the page as the moment, whose matches as the argument.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.controls import Setting
from bot.games.tichu.captions import sheet_words
from bot.games.tichu.lines import CALL_MARKS, LONGEST_ALT, LONGEST_OPTION, TEAM_MARKS, clip, fit, raw_names
from bot.games.tichu.luck import luck_lines
from bot.games.tichu.profile import MEDALS
from bot.games.tichu.replay import TABLE as REPLAY
from bot.games.tichu.replay import id_of, rounds_menu
from bot.games.tichu.words import listed
from bot.gathering.lobby import TEAMS
from bot.matches.ending import End
from bot.names import cleaned, shown, unmarked, written
from bot.speech import Speech, signed
from bot.staging.panel import LONGEST_TEXT, Button, Menu, Option, Panel, Row, Style
from bot.wire import Click
from data.history import Past
from engine.tichu.view import SEATS, RoundResult, TableView
from render import corners
from render.scene import Scene
from render.sheet import match_scene

TABLE: Final = "history"
"""In place of a table's name in the ids of these panels."""
PAGE: Final = 8
"""Matches on a page."""


class Format(StrEnum):
    """As what a match can be taken along."""

    RECORD = "jsonl"
    LOG = "tch"
    TEXT = "txt"


class Whose(StrEnum):
    """Which matches a list is of."""

    HERE = "here"
    """Those of a person on this server."""
    EVERYWHERE = "all"
    SERVER = "server"
    """Everybody's on this server."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a reader is in a list; `user` is whose matches it is about."""

    whose: Whose
    user: int
    page: int = 0

    @property
    def argument(self) -> str:
        """As ids have it."""
        return f"{self.whose}.{self.user}"

    @classmethod
    def of(cls, click: Click) -> "Place | None":
        """Where a click leads; None for a forged one."""
        found = re.fullmatch(r"(here|all|server)\.([1-9][0-9]{0,18})", click.argument)
        return None if found is None else cls(Whose(found[1]), int(found[2]), click.moment)


def list_panel(pasts: Sequence[Past], place: Place, speech: Speech, *, name: str | None, has_more: bool) -> Panel:
    """One page; `name` is the person's whose matches it shows, None for the reader's own."""
    title = _list_title(place, name, speech)
    lines = [_line(one, place, speech) for one in pasts] or [speech("history-empty")]
    rows: list[Row] = []
    if pasts:
        options = tuple(_option(one, speech) for one in pasts)
        rows.append(Menu(_id("open", place), speech("history-open"), options))
    if place.page or has_more:
        rows.append(
            (
                _turn("newer", Place(place.whose, place.user, max(place.page - 1, 0)), speech, ends=place.page == 0),
                _turn("older", Place(place.whose, place.user, place.page + 1), speech, ends=not has_more),
            )
        )
    rows.append(tuple(_scope(whose, place, speech) for whose in Whose))
    return Panel(fit((f"### 📜 {title}", *lines)), tuple(rows))


def _list_title(place: Place, name: str | None, speech: Speech) -> str:
    match place.whose:
        case Whose.SERVER:
            return speech("history-title-server")
        case Whose.HERE:
            return speech("history-title-own") if name is None else speech("history-title-of", name=name)
        case Whose.EVERYWHERE:
            return speech("history-title-own-all") if name is None else speech("history-title-of-all", name=name)


def _id(verb: str, place: Place) -> str:
    return str(Click(TABLE, place.page, verb, place.argument))


def _turn(verb: str, to: Place, speech: Speech, *, ends: bool) -> Button:
    return Button(_id(verb, to), speech(f"history-{verb}"), emoji="◀️" if verb == "newer" else "▶️", disabled=ends)


def _scope(whose: Whose, place: Place, speech: Speech) -> Button:
    style = Style.MAIN if whose is place.whose else Style.PLAIN
    return Button(_id(f"list_{whose}", Place(whose, place.user)), clip(speech(f"history-scope-{whose}")), style)


def _line(past: Past, place: Place, speech: Speech) -> str:
    """One match: when, how it ended, with whom, and what it did to a rating."""
    date = f"<t:{round(past.finished)}:D>"
    seat = None if place.whose is Whose.SERVER else past.seat_of(place.user)
    names = {one.seat: written(cleaned(shown(one.user, one.name, speech))) for one in past.seats}
    notes = " · ".join(_notes(past, speech))
    if seat is None:
        first, second = _teams(names)
        ours, theirs = map(corners.signed, past.totals)
        said = f"{TEAM_MARKS[0]} {first} **{ours} : {theirs}** {second} {TEAM_MARKS[1]}"
        return f"- {date} {said} · {notes}" if notes else f"- {date} {said}"
    side = seat % TEAMS
    mark = "🏆" if past.winner == side else "▫️" if past.winner is not None else "🤝"
    told = speech(
        "history-with",
        ours=past.totals[side],
        theirs=past.totals[1 - side],
        partner=names.get(seat ^ 2, ""),
        opponents=listed(speech, [names[one] for one in sorted(names) if one % TEAMS != side]),
    )
    return f"- {mark} {date} {told} · {notes}" if notes else f"- {mark} {date} {told}"


def _notes(past: Past, speech: Speech) -> Iterator[str]:
    """What kind of match it was, how it ended if not at its end, and the change of a rating."""
    if past.imported:
        yield speech("history-imported")
    elif past.change is not None:
        before, after = (one.shown for one in past.change)
        yield speech("history-rated", before=before, after=after, change=after - before)
    else:
        yield speech("terms-rated") if past.rated else speech("terms-casual")
    if past.outcome != End.FINISHED:
        yield ended(past.outcome, speech)


def ended(outcome: str, speech: Speech) -> str:
    """How a match ended that did not reach its end, in a word or two."""
    if outcome in {End.RESIGNED, End.ABORTED}:
        return speech(f"history-{outcome}")
    return speech("history-ended")


def _option(past: Past, speech: Speech) -> Option:
    """A match in a menu: the score, which always fits, and below it who played."""
    first, second = _plain_teams(past, speech)
    ours, theirs = map(corners.signed, past.totals)
    return Option(past.match, f"{ours} : {theirs}", clip(f"{first} \N{EN DASH} {second}", LONGEST_OPTION))


def option_of(past: Past, speech: Speech) -> str:
    """A match in one line."""
    first, second = _plain_teams(past, speech)
    return clip(f"{first} {corners.signed(past.totals[0])} : {corners.signed(past.totals[1])} {second}", LONGEST_OPTION)


def _plain_teams(past: Past, speech: Speech) -> tuple[str, str]:
    return _teams({one.seat: cleaned(shown(one.user, one.name, speech)) for one in past.seats})


def _teams(names: Mapping[int, str]) -> tuple[str, str]:
    """Who played with whom, of names by seat."""
    first, second = (" & ".join(names[one] for one in sorted(names) if one % TEAMS == team) for team in range(TEAMS))
    return first, second


# --- one match ---------------------------------------------------------------------------------------------------


def match_panel(match: str, table: TableView, setting: Setting, facts: Sequence[str], *, has_more: bool) -> Panel:
    """One match with its scored rounds; `facts` are lines about it, `has_more` tells of a round not scored."""
    speech = setting.speech
    rounds = [_round(result, setting) for result in table.results]
    last = [speech("history-cut")] if has_more else []
    luck = luck_lines(speech, table, table.results, raw_names(setting))
    head = (f"### 📜 {title_of(table, setting)}", *facts, *luck)
    while rounds and len("\n".join((*head, *rounds, *last))) > LONGEST_TEXT:
        del rounds[0]
    text = fit((*head, *rounds, *last))
    if not table.results:
        return Panel(fit((*head, speech("history-no-round"))))
    files = tuple(
        Button(str(Click(TABLE, 0, "export", f"{match}.{one}")), clip(speech(f"history-export-{one}")), emoji="📎")
        for one in Format
    )
    begin = Button(
        str(Click(REPLAY, 0, "step", f"{match}.{table.results[0].number}")),
        clip(speech("replay-open")),
        Style.MAIN,
        "🎬",
    )
    rows = ((begin,), rounds_menu(id_of(match, 0, "round"), setting, table.results), files)
    return Panel(text, rows, _sheet(table, setting), clip(unmarked(text), LONGEST_ALT))


def title_of(table: TableView, setting: Setting) -> str:
    """Both teams and their totals."""
    first, second = (" & ".join(setting.names[side::2]) for side in (0, 1))
    ours, theirs = map(corners.signed, table.totals)
    return f"{TEAM_MARKS[0]} {first} {ours} : {theirs} {second} {TEAM_MARKS[1]}"


def _sheet(table: TableView, setting: Setting) -> Scene:
    words = sheet_words(setting.speech, table)
    return match_scene(table, names=raw_names(setting), words=words)


def _round(result: RoundResult, setting: Setting) -> str:
    """A round in one line: its points, who was out when, what was called."""
    left = [seat for seat in SEATS if seat not in result.order]
    order = (*result.order, *left) if len(left) == 1 else result.order
    places = " ".join(f"{MEDALS[place]}\N{NO-BREAK SPACE}{setting.names[seat]}" for place, seat in enumerate(order))
    calls = "".join(
        f" · {CALL_MARKS[one.call]}\N{NO-BREAK SPACE}{setting.names[one.seat]} {'✅' if one.made else '❌'}"
        for one in result.calls
    )
    return f"**{result.number}** {signed(result.points[0])} / {signed(result.points[1])} · {places}{calls}"
