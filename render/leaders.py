"""The leaderboard: a line a person or pair, best first, and one's own line below; 1100 wide."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from render import lettering, names
from render.plates import medal
from render.scene import Anchor, Backdrop, Box, Face, Icon, Item, Mark, Piece, Scene, Symbol, Text
from render.theme import FELT, SHEET_WIDTH, SMALLEST_TEXT, Theme

_PITCH: Final = 52
_HEAD: Final = 114
_WIDTH: Final = SHEET_WIDTH - 40
_EDGES: Final = (680, 796, 930, 1040)
"""Where the columns end, from the left of a row."""
_NAME: Final = 88
_MEDALS: Final = 3
"""So many places have a medal."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LeaderLine:
    """A line: a place, if there is one; one name or those of a pair; and its columns or, instead of them, a note."""

    place: int | None
    people: tuple[str, ...]
    columns: tuple[str, ...] = ()
    note: str = ""
    is_own: bool = False
    is_mind: bool = False
    """Whether a bot player stands here, to measure others by."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LeaderWords:
    """The texts of a leaderboard, already translated."""

    title: str
    """What is listed, where and when; about 30 letters."""
    headings: tuple[str, ...]
    """Of the columns, at most about ten letters each; the first is what the list is sorted by."""


def leaders_scene(
    lines: Sequence[LeaderLine], *, own: LeaderLine | None = None, words: LeaderWords, theme: Theme = FELT
) -> Scene:
    """A page of a leaderboard; `own` stands apart below it, for who is not on the page."""
    items: list[Item] = [_head(words, theme)]
    y = _HEAD
    for number, line in enumerate(lines):
        items.append(_row(line, y, theme, is_dark=bool(number % 2)))
        y += _PITCH
    if own is not None:
        y += 12
        items.append(_row(own, y, theme, is_dark=False))
        y += _PITCH
    return Scene(Backdrop(SHEET_WIDTH, y + 14, theme.background), tuple(items))


def _head(words: LeaderWords, theme: Theme) -> Piece:
    title, size = names.fitted(words.title, _WIDTH - 40, size=44, smallest=32)
    marks: list[Mark] = [Text(20, 40, title, Face.TEXT, size, theme.ink)]
    for edge, heading, before in zip(_EDGES, words.headings, (300, *_EDGES), strict=False):
        said, small = names.fitted(heading, edge - before - 10, size=28, smallest=SMALLEST_TEXT)
        marks.append(Text(edge, 90, said, Face.TEXT, small, theme.muted, Anchor.RIGHT))
    return Piece(20, 0, _WIDTH, _HEAD - 4, tuple(marks))


def _row(line: LeaderLine, y: int, theme: Theme, *, is_dark: bool) -> Piece:
    width, height = _WIDTH, _PITCH - 4
    middle = height // 2
    fill = theme.background if is_dark else theme.row
    frame = theme.turn if line.is_own else None
    marks: list[Mark] = [Box(0, 0, width, height, 14, fill, frame, 3 if frame else 0)]
    if line.is_mind:
        marks.append(Symbol(Icon.BOT, 26, middle - 17, 34, theme.muted))
    elif line.place is None:
        marks.append(Text(42, middle, "\N{EN DASH}", Face.TEXT, 32, theme.muted, Anchor.MIDDLE))
    elif line.place <= _MEDALS:
        marks += medal((42, middle), line.place, theme, 42)
    else:
        squeeze = min(1.0, round(64 / lettering.width(str(line.place), Face.TEXT, 32), 2))
        marks.append(Text(42, middle, str(line.place), Face.TEXT, 32, theme.muted, Anchor.MIDDLE, squeeze))
    columns, left = _columns(line, middle, theme)
    marks += columns
    ink = theme.muted if line.is_mind else theme.ink
    said, size = _names(line.people, left - 20 - _NAME)
    marks.append(Text(_NAME, middle, said, Face.TEXT, size, ink))
    return Piece(20, y, width, height, tuple(marks))


def _columns(line: LeaderLine, middle: int, theme: Theme) -> tuple[list[Mark], int]:
    """What stands at the right of a row, and where it begins."""
    if line.note:
        said, size = names.fitted(line.note, 640, size=30, smallest=26)
        left = _EDGES[-1] - lettering.width(said, Face.TEXT, size)
        return [Text(_EDGES[-1], middle, said, Face.TEXT, size, theme.muted, Anchor.RIGHT)], left
    marks: list[Mark] = []
    for number, (edge, text) in enumerate(zip(_EDGES, line.columns, strict=False)):
        face, size, ink = (Face.LABEL, 38, theme.ink) if not number else (Face.TEXT, 30, theme.muted)
        if line.is_mind:
            ink = theme.muted
        marks.append(Text(edge, middle, text, face, size, ink, Anchor.RIGHT, tabular=True))
    wide = lettering.width(line.columns[0], Face.LABEL, 38, tabular=True) if line.columns else 0
    return marks, _EDGES[0] - wide


def _names(people: Sequence[str], room: int) -> tuple[str, int]:
    """One name, or both of a pair; where they are too long each keeps its half."""
    said, size = names.fitted(" & ".join(map(names.clean, people)), room, size=36, smallest=30)
    if said.endswith("…") and len(people) > 1:
        cut = [names.clean(one) for one in people]
        whole = lettering.width(" & ", Face.TEXT, size) + 8
        widths = [lettering.width(one, Face.TEXT, size) for one in cut]
        half = (room - whole) // 2
        # What a short name leaves of its half the other one may have.
        rooms = [max(half, room - whole - min(other, half)) for other in reversed(widths)]
        said = " & ".join(names.cut(one, place, size) for one, place in zip(cut, rooms, strict=True))
    return said, size
