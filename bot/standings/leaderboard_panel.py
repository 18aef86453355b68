"""A page of a leaderboard as a message: a picture, the same in words, and the ways to other lists. Pure.

Where a reader is stands in the ids: the page as the moment; the list, its scope and its season as the argument.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from bot.games.tichu.lines import LONGEST_ALT, clip, fit
from bot.ladder_words import Scope, doubt, mark_of, rating_text, season_text, signed
from bot.names import cleaned, unmarked, written
from bot.sitters import Level
from bot.speech import Speech
from bot.staging.panel import LONGEST_TEXT, Button, Menu, Option, Panel, Row, Style
from bot.wire import Click
from data.ladder import PROVISIONAL, Rating
from data.ratings import PairRecord, Placed
from data.seasons import ALL_TIME
from data.standings import ANCHOR_SIGMA
from render.leaders import LeaderLine, LeaderWords, leaders_scene

TABLE: Final = "leaders"
"""In place of a table's name in the ids of these panels."""
PAGE: Final = 10
"""Lines on a page."""
SEASONS: Final = 24
"""Seasons that a menu offers, beside all time (Discord: 25 options)."""


class What(StrEnum):
    """What is listed: the value is the word in the command and in ids."""

    PEOPLE = "people"
    PAIRS = "pairs"
    BOTS = "bots"


@dataclass(frozen=True, slots=True)
class View:
    """Which list a reader looks at, and which page of it, counted from 0."""

    what: What
    scope: Scope
    season: int
    page: int = 0

    def click(self, verb: str) -> str:
        """The id of a control that leads here."""
        return str(Click(TABLE, self.page, verb, f"{self.what}.{self.scope}.{self.season}"))

    @classmethod
    def of(cls, click: Click) -> "View | None":
        """Where a click leads; None for a forged one."""
        found = re.fullmatch(r"(people|pairs|bots)\.(here|everywhere)\.(0|[1-9][0-9]{3,4})", click.argument)
        return None if found is None else cls(What(found[1]), Scope(found[2]), int(found[3]), click.moment)


@dataclass(frozen=True, slots=True, kw_only=True)
class Own:
    """How the reader stands: listed at a place, or not yet. Of pairs it is their best one."""

    user: int
    name: str
    matches: int = 0
    """Rated matches on this ladder."""
    placed: Placed | None = None
    pair: PairRecord | None = None
    pair_place: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Listing:
    """What the store says of a page."""

    view: View
    where: str
    """The server's name, or a word for all of them."""
    current: int
    """The season that goes on."""
    first: int
    """The oldest season there is."""
    minimum: int
    placed: tuple[Placed, ...] = ()
    pairs: tuple[PairRecord, ...] = ()
    has_more: bool = False
    names: Mapping[int, str]
    """By person, as they may be shown but not yet escaped."""
    bots: tuple[tuple[Level, float], ...] = ()
    """Those that stand on this page, each with the fixed strength (a mu) at which it is reckoned."""

    @property
    def is_over(self) -> bool:
        """Whether the season has ended."""
        return self.view.season not in {ALL_TIME, self.current}


def leaders_panel(listing: Listing, own: Own | None, speech: Speech, *, shared_by: str | None = None) -> Panel:
    """The page; `own` is None where everybody reads it, and then `shared_by` is who shows it, escaped."""
    lines = tuple(_lines(listing, own, speech))
    mine = None if own is None or any(line.is_own for line in lines) else _own(listing, own, speech)
    words = LeaderWords(title=_title(listing, listing.where, speech), headings=_headings(listing.view.what, speech))
    listed = bool(listing.placed or listing.pairs)
    told = [said(line, listing.view.what, speech) for line in lines]
    apart = [] if mine is None else [f"▸ {said(mine, listing.view.what, speech)}"]
    head = [] if shared_by is None else [speech("leaders-shared", name=shared_by)]
    why = _why(listing, speech) if listed else _empty(listing, speech)
    head.append(f"### 🏆 {_title(listing, written(listing.where), speech)}")
    while told and len("\n".join((*head, *told, *apart, why))) > LONGEST_TEXT:
        del told[-1]
    text = fit((*head, *told, *apart, why))
    rows = (_open(listing.view, speech),) if own is None else _rows(listing, own, speech)
    if not listed:
        return Panel(text, rows)
    return Panel(text, rows, leaders_scene(lines, own=mine, words=words), clip(unmarked(text), LONGEST_ALT))


# --- lines --------------------------------------------------------------------------------------------------------


def _lines(listing: Listing, own: Own | None, speech: Speech) -> Iterator[LeaderLine]:
    """The page's lines; bots stand where their strength belongs."""
    if listing.view.what is What.PAIRS:
        yield from _pairs(listing, own, speech)
        return
    bots = sorted(listing.bots, key=lambda one: -one[1])
    for placed in listing.placed:
        while bots and bots[0][1] - ANCHOR_SIGMA > placed.standing.rating.rank:
            yield _bot(*bots.pop(0), speech)
        is_own = own is not None and placed.user == own.user
        yield _person(placed, listing.names[placed.user], speech, is_own=is_own)
    if listing.placed:
        yield from (_bot(*one, speech) for one in bots)


def _person(placed: Placed, name: str, speech: Speech, *, is_own: bool) -> LeaderLine:
    standing = placed.standing
    columns = (
        rating_text(standing.rating, standing.matches),
        f"±{doubt(standing.rating)}",
        speech("stats-number", value=standing.matches),
        speech("stats-whole-percent", value=round(100 * standing.wins / standing.matches)),
    )
    return LeaderLine(place=placed.place, people=(name,), columns=columns, is_own=is_own)


def _bot(level: Level, strength: float, speech: Speech) -> LeaderLine:
    name = speech("leaders-bot", level=speech(f"choice-level-{level}"))
    rating = Rating(strength, ANCHOR_SIGMA)
    columns = (str(rating.shown), f"±{doubt(rating)}")
    return LeaderLine(place=None, people=(name,), columns=columns, is_mind=True)


def _pairs(listing: Listing, own: Own | None, speech: Speech) -> Iterator[LeaderLine]:
    for place, pair in enumerate(listing.pairs, start=1 + PAGE * listing.view.page):
        is_own = own is not None and own.user in {pair.user, pair.partner}
        yield _pair(pair, place, listing.names, speech, is_own=is_own)


def _pair(pair: PairRecord, place: int, names: Mapping[int, str], speech: Speech, *, is_own: bool) -> LeaderLine:
    columns = (
        signed(100 * pair.difference, speech),
        speech("stats-number", value=pair.matches),
        speech("stats-number", value=pair.wins),
        speech("stats-decimal", value=round(pair.expected, 1)),
    )
    people = (names[pair.user], names[pair.partner])
    return LeaderLine(place=place, people=people, columns=columns, is_own=is_own)


def _own(listing: Listing, own: Own, speech: Speech) -> LeaderLine:
    """The reader's line where they are not on the page."""
    if own.placed is not None:
        return _person(own.placed, own.name, speech, is_own=True)
    if own.pair is not None:
        return _pair(own.pair, own.pair_place, listing.names, speech, is_own=True)
    return LeaderLine(place=None, people=(own.name,), note=_missing(listing, own, speech), is_own=True)


def _missing(listing: Listing, own: Own, speech: Speech) -> str:
    """Why the reader is not listed."""
    if listing.view.what is What.PAIRS:
        return speech("leaders-missing-pair", minimum=listing.minimum)
    matches = own.matches
    if matches >= listing.minimum:
        return speech("leaders-missing-recent")
    if listing.view.what is What.BOTS:
        return speech("leaders-missing-matches-bots", count=matches, minimum=listing.minimum)
    return speech("leaders-missing-matches", count=matches, minimum=listing.minimum)


def said(line: LeaderLine, what: What, speech: Speech) -> str:
    """The same line in words."""
    names, place = [written(cleaned(name)) for name in line.people], mark_of(line.place)
    if line.note:
        return f"{names[0]}: {line.note}"
    if line.is_mind:
        return speech("leaders-bot-line", name=names[0], rating=line.columns[0], doubt=line.columns[1][1:])
    first, second, third, fourth = line.columns
    if what is What.PAIRS:
        told = speech(
            "leaders-pair-line",
            place=place,
            first=names[0],
            second=names[1],
            plus=first,
            matches=second,
            wins=third,
            expected=fourth,
        )
    else:
        told = speech(
            "leaders-line", place=place, name=names[0], rating=first, doubt=second[1:], matches=third, won=fourth
        )
    return f"__{told}__" if line.is_own else told


# --- words --------------------------------------------------------------------------------------------------------


def _title(listing: Listing, where: str, speech: Speech) -> str:
    view = listing.view
    return " · ".join((speech(f"leaders-title-{view.what}"), season_text(view.season, speech), where))


def _headings(what: What, speech: Speech) -> tuple[str, ...]:
    if what is What.PAIRS:
        keys = ("leaders-heading-pair", "leaders-heading-matches", "leaders-heading-wins", "leaders-heading-expected")
    else:
        keys = ("leaders-heading-rating", "leaders-heading-doubt", "leaders-heading-matches", "leaders-heading-won")
    return tuple(speech(key) for key in keys)


def _why(listing: Listing, speech: Speech) -> str:
    """Who is listed, and by what."""
    if listing.view.what is What.PAIRS:
        return speech("leaders-why-pairs", minimum=listing.minimum)
    if listing.is_over:
        return speech("leaders-why-over", minimum=listing.minimum)
    return speech(f"leaders-why-{listing.view.what}", minimum=listing.minimum)


def _empty(listing: Listing, speech: Speech) -> str:
    """How one gets on a board that lists nobody."""
    if listing.is_over:
        return speech("leaders-empty-over")
    return speech(f"leaders-empty-{listing.view.what}", minimum=listing.minimum)


# --- controls -----------------------------------------------------------------------------------------------------


def _open(view: View, speech: Speech) -> Row:
    return (Button(view.click("open"), clip(speech("leaders-open")), emoji="🏆"),)


def _rows(listing: Listing, own: Own, speech: Speech) -> tuple[Row, ...]:
    view = listing.view
    first = replace(view, page=0)
    kinds = tuple(
        Button(replace(first, what=what).click(what), speech(f"choice-what-{what}"), _style(chosen=what is view.what))
        for what in What
    )
    scopes = tuple(
        Button(
            replace(first, scope=scope).click(scope),
            speech(f"choice-scope-{scope}"),
            _style(chosen=scope is view.scope),
        )
        for scope in Scope
    )
    share = Button(view.click("share"), clip(speech("leaders-share")), emoji="📤")
    shares = (share,) if listing.placed or listing.pairs else ()
    rows: list[Row] = [kinds, (*scopes, *shares), _seasons(listing, speech)]
    if turns := _turns(listing, own, speech):
        rows.insert(0, turns)
    return tuple(rows)


def _style(*, chosen: bool) -> Style:
    return Style.MAIN if chosen else Style.PLAIN


def _turns(listing: Listing, own: Own, speech: Speech) -> tuple[Button, ...]:
    """To the pages before and after, and to one's own."""
    view = listing.view
    place = own.placed.place if own.placed is not None else own.pair_place
    mine = replace(view, page=(place - 1) // PAGE) if place else view
    if not (view.page or listing.has_more or mine != view):
        return ()
    back, on = replace(view, page=max(view.page - 1, 0)), replace(view, page=view.page + 1)
    return (
        Button(back.click("back"), speech("leaders-back"), emoji="◀️", disabled=view.page == 0),
        Button(on.click("on"), speech("leaders-on"), emoji="▶️", disabled=not listing.has_more),
        Button(mine.click("mine"), speech("leaders-mine"), emoji="📍", disabled=mine == view),
    )


def _seasons(listing: Listing, speech: Speech) -> Menu:
    options = tuple(
        Option(str(season), text, chosen=season == listing.view.season)
        for season, text in seasons(listing.current, listing.first, speech)
    )
    return Menu(listing.view.click("season"), speech("leaders-menu"), options)


def seasons(current: int, first: int, speech: Speech) -> Sequence[tuple[int, str]]:
    """The seasons that can be chosen, the newest first and all time last, each with its name."""
    newest = range(current, max(first, current - SEASONS + 1) - 1, -1)
    return [(season, season_text(season, speech, current=current)) for season in (*newest, ALL_TIME)]


def least(view: View, of_server: int) -> int:
    """How many rated matches it takes to be listed; a server decides for its own lists alone."""
    needed = of_server if view.scope is Scope.HERE else PROVISIONAL
    return min(needed, PAIRED) if view.what is What.PAIRS else needed


PAIRED: Final = 5
"""Rated matches together that make a pair; what few of them say is shrunk."""
