"""A player's card, 1100 wide, in two pictures so low that a desktop shows them without a click.

The one has rating and curve, the luck of the deal and the calls, the other one places, score situations and company.

Every text comes in ready: what a number means and how it is written is not known here.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from render import lettering, names
from render.curve import curve, span
from render.plates import pill
from render.scene import Anchor, Backdrop, Box, Face, Item, Mark, Piece, Scene, Text
from render.theme import FELT, SHEET_WIDTH, SMALLEST_TEXT, Theme

_WIDTH: Final = SHEET_WIDTH - 40
_HALF: Final = (_WIDTH - 12) // 2
_GAP: Final = 12
_TOP: Final = 16
"""Above the first panel and below the last one."""
_LEFTS: Final = (20, 20 + _HALF + _GAP)
_HEAD, _TILE, _LUCK, _CALL, _ROUND, _PEOPLE = 206, 104, 72, 196, 240, 190
"""The heights of the rows of panels."""
_INSET: Final = 24
_LEAST_NOTE: Final = 90
"""Less room is none: what is left out stands in the words."""
_ROWS: Final = 3
"""Of a table; fewer of them stand as they would with the others."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Gauge:
    """A share of something: its name, the share in words, 0..1, and what is usual, in words and 0..1."""

    label: str
    text: str
    part: float
    usual: str
    usual_part: float


@dataclass(frozen=True, slots=True, kw_only=True)
class CallGauges:
    """A kind of call: its name, how many were made of how many, and its two shares."""

    title: str
    count: str
    gauges: tuple[Gauge, Gauge]


@dataclass(frozen=True, slots=True, kw_only=True)
class Share:
    """A share in words and 0..1."""

    text: str
    part: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """A small table: a title, headings of its columns, and rows of a name and those columns."""

    title: str
    headings: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    empty: str = ""
    """What stands there without rows."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Luck:
    """The luck of the deal: a title, figures by name, and a note about what they are of."""

    title: str
    parts: tuple[tuple[str, str], ...]
    note: str = ""
    empty: str = ""
    """What stands there without figures."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ProfileCard:
    """All that a card shows."""

    name: str
    scope: str
    """Where, when and against whom."""
    rating: str
    doubt: str
    place: str
    """What is known of the place on the leaderboard; may be empty."""
    ratings: tuple[int, ...]
    """The curve, oldest first."""
    caption: str
    """What the curve is of."""
    feats: str
    """How much has been achieved."""
    tiles: tuple[tuple[str, str], ...]
    """Six figures: the name and the value."""
    luck: Luck
    small: CallGauges
    grand: CallGauges
    places_title: str
    places: tuple[Share, ...]
    """Out first to last."""
    unplaced: tuple[str, str]
    """Rounds without a place: why, and how often."""
    one_two: str
    situations: Table
    partners: Table
    opponents: Table


def profile_scene(card: ProfileCard, *, theme: Theme = FELT) -> Scene:
    """The first side of the card."""
    y = _TOP
    items: list[Item] = [_header(card, y, theme)]
    y += _HEAD + _GAP
    items += _tiles(card.tiles, y, theme)
    y += _TILE + _GAP
    items.append(_luck(card.luck, y, theme))
    y += _LUCK + _GAP
    for left, call, fill in zip(_LEFTS, (card.small, card.grand), (theme.small, theme.grand), strict=True):
        items.append(_call(call, left, y, fill, theme))
    return Scene(Backdrop(SHEET_WIDTH, y + _CALL + _TOP, theme.background), tuple(items))


def details_scene(card: ProfileCard, *, theme: Theme = FELT) -> Scene:
    """The other side of the card."""
    items: list[Item] = [_header(card, _TOP, theme)]
    y = _TOP + _HEAD + _GAP
    items += [_places(card, _LEFTS[0], y, theme), _table(card.situations, _LEFTS[1], y, _ROUND, theme)]
    y += _ROUND + _GAP
    for left, table in zip(_LEFTS, (card.partners, card.opponents), strict=True):
        items.append(_table(table, left, y, _PEOPLE, theme))
    return Scene(Backdrop(SHEET_WIDTH, y + _PEOPLE + _TOP, theme.background), tuple(items))


def _frame(width: int, height: int, theme: Theme) -> Box:
    return Box(0, 0, width, height, 22, theme.plate, theme.plate_line, 3)


def _header(card: ProfileCard, y: int, theme: Theme) -> Piece:
    """Who it is, the rating, and its curve."""
    room = 480
    name, size = names.fitted(card.name, room, size=46, smallest=32)
    scope, small = names.fitted(card.scope, room, size=28, smallest=SMALLEST_TEXT)
    marks: list[Mark] = [
        _frame(_WIDTH, _HEAD, theme),
        Text(_INSET, 44, name, Face.TEXT, size, theme.ink),
        Text(_INSET, 88, scope, Face.TEXT, small, theme.muted),
        Text(_INSET, 152, card.rating, Face.FIGURE, 84, theme.turn, squeeze=0.94),
    ]
    beside = _INSET + lettering.width(card.rating, Face.FIGURE, 84, 0.94) + 22
    lines = [line for line in (card.doubt, card.place) if line]
    for number, line in enumerate(lines):
        said, size = names.fitted(line, room + 20 - beside, size=32, smallest=26)
        middle = 152 + (44 * number - 22 * (len(lines) - 1))
        marks.append(Text(beside, middle, said, Face.TEXT, size, theme.muted if line == card.doubt else theme.ink))
    feats = lettering.width(card.feats, Face.TEXT, 27)
    marks.append(Text(_WIDTH - _INSET, 182, card.feats, Face.TEXT, 27, theme.muted, Anchor.RIGHT))
    caption, size = names.fitted(card.caption, 460 - feats, size=27, smallest=SMALLEST_TEXT)
    if len(card.ratings) > 1:
        low, high = span(card.ratings)
        marks += curve(card.ratings, (550, 30, 396, 120), theme)
        marks += [
            Text(_WIDTH - _INSET, 34, str(high), Face.TEXT, 27, theme.muted, Anchor.RIGHT, tabular=True),
            Text(_WIDTH - _INSET, 146, str(low), Face.TEXT, 27, theme.muted, Anchor.RIGHT, tabular=True),
            Text(550, 182, caption, Face.TEXT, size, theme.muted),
        ]
    else:
        marks.append(Text(_WIDTH - _INSET, 103, caption, Face.TEXT, size, theme.muted, Anchor.RIGHT))
    return Piece(20, y, _WIDTH, _HEAD, tuple(marks))


def _tiles(tiles: Sequence[tuple[str, str]], y: int, theme: Theme) -> list[Piece]:
    """Figures side by side."""
    width = (_WIDTH - 10 * (len(tiles) - 1)) // len(tiles)
    pieces: list[Piece] = []
    for number, (label, value) in enumerate(tiles):
        said, size = names.fitted(label, width - 20, size=28, smallest=SMALLEST_TEXT)
        figure, large = names.fitted(value, width - 20, size=48, smallest=30, face=Face.FIGURE)
        marks = (
            _frame(width, _TILE, theme),
            Text(width // 2, 38, figure, Face.FIGURE, large, theme.ink, Anchor.MIDDLE),
            Text(width // 2, 77, said, Face.TEXT, size, theme.muted, Anchor.MIDDLE),
        )
        pieces.append(Piece(20 + (width + 10) * number, y, width, _TILE, marks))
    return pieces


def _luck(luck: Luck, y: int, theme: Theme) -> Piece:
    """One line: the title, and the figures from the right."""
    middle, right = _LUCK // 2, _WIDTH - _INSET
    title, size = names.fitted(luck.title, 300, size=30, smallest=26)
    end = _INSET + lettering.width(title, Face.LABEL, size) + 16
    marks: list[Mark] = [
        _frame(_WIDTH, _LUCK, theme),
        Text(_INSET, middle, title, Face.LABEL, size, theme.ink),
    ]
    if luck.empty and not luck.parts:
        said, size = names.fitted(luck.empty, right - end, size=28, smallest=SMALLEST_TEXT)
        marks.append(Text(right, middle, said, Face.TEXT, size, theme.muted, Anchor.RIGHT))
    for label, value in reversed(luck.parts):
        marks.append(Text(right, middle, value, Face.LABEL, 36, theme.ink, Anchor.RIGHT))
        right -= lettering.width(value, Face.LABEL, 36) + 12
        marks.append(Text(right, middle, label, Face.TEXT, 28, theme.muted, Anchor.RIGHT))
        right -= lettering.width(label, Face.TEXT, 28) + 34
    if luck.note and right - end > _LEAST_NOTE:
        said, size = names.fitted(luck.note, right - end, size=28, smallest=SMALLEST_TEXT)
        marks.append(Text(end, middle, said, Face.TEXT, size, theme.muted))
    return Piece(20, y, _WIDTH, _LUCK, tuple(marks))


def _call(call: CallGauges, left: int, y: int, fill: str, theme: Theme) -> Piece:
    """A kind of call: how often it was tried and how often made, beside what is usual."""
    capsule, wide = pill((_INSET, 16), 38, call.title, fill, theme.call_ink)
    count, size = names.fitted(call.count, _HALF - 2 * _INSET - wide - 16, size=30, smallest=SMALLEST_TEXT)
    marks: list[Mark] = [
        _frame(_HALF, _CALL, theme),
        *capsule,
        Text(_HALF - _INSET, 35, count, Face.TEXT, size, theme.muted, Anchor.RIGHT),
    ]
    for number, gauge in enumerate(call.gauges):
        marks += _gauge(gauge, 86 + 62 * number, fill, theme)
    return Piece(left, y, _HALF, _CALL, tuple(marks))


def _gauge(gauge: Gauge, middle: int, fill: str, theme: Theme) -> list[Mark]:
    """A bar with a notch at what is usual."""
    width, bar = _HALF - 2 * _INSET, middle + 22
    value = lettering.width(gauge.text, Face.LABEL, 36)
    usual = lettering.width(gauge.usual, Face.TEXT, 26)
    room = width - value - usual - 36
    label, size = names.fitted(gauge.label, room, size=30, smallest=SMALLEST_TEXT)
    notch = _INSET + round(width * gauge.usual_part)
    marks: list[Mark] = [
        Text(_INSET, middle, label, Face.TEXT, size, theme.ink),
        Text(_HALF - _INSET - value - 18, middle, gauge.usual, Face.TEXT, 26, theme.muted, Anchor.RIGHT),
        Text(_HALF - _INSET, middle, gauge.text, Face.LABEL, 36, theme.ink, Anchor.RIGHT),
        Box(_INSET, bar, width, 14, 7, theme.plate_line),
    ]
    if (filled := round(width * min(gauge.part, 1.0))) > 0:
        marks.append(Box(_INSET, bar, max(14, filled), 14, 7, fill))
    return [
        *marks,
        Box(notch - 4, bar - 5, 8, 24, 0, theme.plate),
        Box(notch - 2, bar - 5, 4, 24, 0, theme.ink),
    ]


def _title(title: str, room: int, theme: Theme) -> tuple[Text, int]:
    """The title of a panel, and where it ends."""
    said, size = names.fitted(title, room, size=30, smallest=26)
    return Text(_INSET, 34, said, Face.LABEL, size, theme.ink), _INSET + lettering.width(said, Face.LABEL, size)


def _places(card: ProfileCard, left: int, y: int, theme: Theme) -> Piece:
    """How often out as which; the longest bar fills its room."""
    title, end = _title(card.places_title, 240, theme)
    said, size = names.fitted(card.one_two, _HALF - _INSET - end - 20, size=28, smallest=SMALLEST_TEXT)
    marks: list[Mark] = [
        _frame(_HALF, _ROUND, theme),
        title,
        Text(_HALF - _INSET, 34, said, Face.TEXT, size, theme.muted, Anchor.RIGHT),
    ]
    most = max((share.part for share in card.places), default=0) or 1.0
    room = _HALF - 2 * _INSET - 56 - 118
    for number, share in enumerate(card.places):
        middle = 76 + 33 * number
        marks.append(Box(_INSET + 5, middle - 16, 32, 32, 16, theme.medals[number]))
        marks.append(Text(_INSET + 21, middle, str(number + 1), Face.FIGURE, 26, theme.turn_ink, Anchor.MIDDLE))
        if (filled := round(room * share.part / most)) > 0:
            marks.append(Box(_INSET + 56, middle - 10, max(20, filled), 20, 10, theme.medals[number]))
        marks.append(Text(_HALF - _INSET, middle, share.text, Face.TEXT, 30, theme.ink, Anchor.RIGHT, tabular=True))
    label, part = card.unplaced
    middle = 76 + 33 * len(card.places)
    said, size = names.fitted(label, room, size=28, smallest=SMALLEST_TEXT)
    marks.append(Text(_INSET + 56, middle, said, Face.TEXT, size, theme.muted))
    marks.append(Text(_HALF - _INSET, middle, part, Face.TEXT, 30, theme.ink, Anchor.RIGHT, tabular=True))
    return Piece(left, y, _HALF, _ROUND, tuple(marks))


def _table(table: Table, left: int, y: int, height: int, theme: Theme) -> Piece:
    """A table in a panel; its first column is as wide as the others leave it."""
    title, end = _title(table.title, _HALF - 2 * _INSET, theme)
    marks: list[Mark] = [_frame(_HALF, height, theme), title]
    if not table.rows:
        said, size = names.fitted(table.empty, _HALF - 2 * _INSET, size=28, smallest=SMALLEST_TEXT)
        marks.append(Text(_INSET, 58 + (height - 68) // (2 * _ROWS), said, Face.TEXT, size, theme.muted))
        return Piece(left, y, _HALF, height, tuple(marks))
    edges = _edges(table)
    for edge, heading, before in zip(edges, table.headings, (end + 10, *edges), strict=False):
        said, size = names.fitted(heading, edge - before - 10, size=27, smallest=SMALLEST_TEXT)
        marks.append(Text(edge, 34, said, Face.TEXT, size, theme.muted, Anchor.RIGHT))
    step = (height - 68) // _ROWS
    for number, (name, *columns) in enumerate(table.rows):
        middle = 58 + step * number + step // 2
        first = edges[0] - lettering.width(columns[0], Face.LABEL, 32, tabular=True)
        said, size = names.fitted(name, first - _INSET - 16, size=32, smallest=27)
        marks.append(Text(_INSET, middle, said, Face.TEXT, size, theme.ink))
        for place, (edge, text) in enumerate(zip(edges, columns, strict=True)):
            face, size, ink = (Face.LABEL, 32, theme.ink) if not place else (Face.TEXT, 29, theme.muted)
            marks.append(Text(edge, middle, text, face, size, ink, Anchor.RIGHT, tabular=True))
    return Piece(left, y, _HALF, height, tuple(marks))


def _edges(table: Table) -> tuple[int, ...]:
    """Where the columns end: the last at the right, each other one before the widest of the next."""
    edge, edges = _HALF - _INSET, list[int]()
    count = len(table.rows[0]) - 1
    for place in reversed(range(count)):
        edges.insert(0, edge)
        face, size = (Face.LABEL, 32) if not place else (Face.TEXT, 29)
        widest = max(lettering.width(row[place + 1], face, size, tabular=True) for row in table.rows)
        if table.headings:
            widest = max(widest, min(110, lettering.width(table.headings[place], Face.TEXT, 27)))
        edge -= widest + 22
    return tuple(edges)
