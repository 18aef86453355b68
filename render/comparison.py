"""The sheet that compares two tables with the same decks: what both teams got at each, round by round, 1100 wide."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from render import names
from render.corners import signed
from render.scene import Anchor, Backdrop, Box, Face, Icon, Item, Mark, Piece, Scene, Symbol, Text
from render.sheet import plus, title
from render.theme import FELT, SHEET_WIDTH, Theme

_PANEL: Final = (515, 120)
_COLUMNS: Final = (20, 565)
_TABLES: Final = (300, 620)
"""The middle of what a table's two columns show."""
_DIFFERENCE: Final = 1010
"""The right edge of the differences."""
_HIGH: Final = 56
_LOW: Final = 44
"""The height of a row, and of one when there are many."""
_FEW: Final = 10
_SHOWN: Final = 12
"""The latest rounds shown."""


@dataclass(frozen=True, slots=True)
class Side:
    """A team: its letter, its people in a line a table, and what it has got at both."""

    letter: str
    people: tuple[str, str]
    total: int


@dataclass(frozen=True, slots=True)
class Line:
    """A round: by table what both teams got, None for what has not been scored; by how much the first is better."""

    number: int
    tables: tuple[tuple[int, int] | None, tuple[int, int] | None]
    difference: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class ComparisonWords:
    """The texts of the sheet, already translated."""

    title: str
    tables: tuple[str, str]
    difference: str


def _panel(side: int, team: Side, theme: Theme, *, leads: bool, wins: bool) -> Piece:
    """A team with its total; the winner's is gold."""
    width, height = _PANEL
    fill, ink = (theme.turn, theme.turn_ink) if wins else (theme.plate, theme.ink)
    line = theme.turn if wins else theme.teams[side] if leads else theme.plate_line
    disc = theme.teams[side]
    marks: list[Mark] = [
        Box(0, 0, width, height, 26, fill, line, 4),
        Box(20, 14, 56, 56, 28, disc),
        Text(48, 42, team.letter, Face.LABEL, 34, theme.background, Anchor.MIDDLE),
        Text(width - 22, height // 2, signed(team.total), Face.FIGURE, 52, ink, Anchor.RIGHT, squeeze=0.94),
    ]
    for number, people in enumerate(team.people):
        said, size = names.fitted(names.clean(people), width - 256, size=30, smallest=26)
        marks.append(Text(90, 40 + 42 * number, said, Face.TEXT, size, ink))
    if wins:
        marks.append(Symbol(Icon.CROWN, 26, 74, 44, ink))
    return Piece(_COLUMNS[side], 84, width, height, tuple(marks))


def _heads(words: ComparisonWords, y: int, theme: Theme) -> Piece:
    marks: list[Mark] = []
    for text, middle in zip(words.tables, _TABLES, strict=True):
        said, size = names.fitted(text, 270, size=30, smallest=26)
        marks.append(Text(middle, 24, said, Face.TEXT, size, theme.muted, Anchor.MIDDLE))
    said, size = names.fitted(words.difference, 320, size=30, smallest=26)
    marks.append(Text(_DIFFERENCE, 24, said, Face.TEXT, size, theme.muted, Anchor.RIGHT))
    return Piece(20, y, SHEET_WIDTH - 40, 48, tuple(marks))


def _row(line: Line, letters: tuple[str, str], y: int, pitch: int, theme: Theme) -> Piece:
    """One round."""
    width, height = SHEET_WIDTH - 40, pitch - 2
    middle = height // 2
    marks: list[Mark] = [
        Box(0, 0, width, height, 14, theme.row if line.number % 2 else theme.background),
        Text(42, middle, str(line.number), Face.TEXT, 30, theme.muted, Anchor.MIDDLE),
    ]
    for points, at in zip(line.tables, _TABLES, strict=True):
        if points is None:
            marks.append(Text(at, middle, "…", Face.TEXT, 34, theme.muted, Anchor.MIDDLE))
            continue
        ours, theirs = points
        ahead = (Face.LABEL, theme.ink), (Face.TEXT, theme.muted)
        first, second = ahead if ours >= theirs else ahead[::-1]
        marks += [
            Text(at - 16, middle, signed(ours), first[0], 34, first[1], Anchor.RIGHT, tabular=True),
            Text(at, middle, ":", Face.TEXT, 34, theme.muted, Anchor.MIDDLE),
            Text(at + 16, middle, signed(theirs), second[0], 34, second[1], tabular=True),
        ]
    if line.difference is not None:
        marks += _difference(line.difference, letters, middle, theme)
    return Piece(20, y, width, height, tuple(marks))


def _difference(points: int, letters: tuple[str, str], middle: int, theme: Theme) -> list[Mark]:
    """Who was better, and by how much."""
    if not points:
        return [Text(_DIFFERENCE, middle, "=", Face.TEXT, 34, theme.muted, Anchor.RIGHT)]
    side = 0 if points > 0 else 1
    disc = theme.teams[side]
    return [
        Box(_DIFFERENCE - 190, middle - 18, 36, 36, 18, disc),
        Text(_DIFFERENCE - 172, middle, letters[side], Face.LABEL, 26, theme.background, Anchor.MIDDLE),
        Text(_DIFFERENCE, middle, plus(abs(points)), Face.LABEL, 36, theme.ink, Anchor.RIGHT, tabular=True),
    ]


def comparison_scene(
    sides: tuple[Side, Side],
    lines: Sequence[Line],
    *,
    words: ComparisonWords,
    winner: int | None,
    theme: Theme = FELT,
) -> Scene:
    """Both teams and every round; `winner` is set once it is over and somebody has won."""
    best = max(side.total for side in sides)
    panels = [
        _panel(number, side, theme, leads=side.total == best, wins=number == winner)
        for number, side in enumerate(sides)
    ]
    y = 212
    items: list[Item] = [title(words.title, theme), *panels, _heads(words, y, theme)]
    y += 50
    shown = lines[-_SHOWN:]
    pitch = _HIGH if len(shown) <= _FEW else _LOW
    for line in shown:
        items.append(_row(line, (sides[0].letter, sides[1].letter), y, pitch, theme))
        y += pitch
    return Scene(Backdrop(SHEET_WIDTH, y + 14, theme.background), tuple(items))
