"""The score sheet: a round's or a match's result and the rounds so far, 1100 wide."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from engine.kernel import Seat
from engine.tichu.view import SEATS, Call, RoundResult, TableView, team
from render import lettering, names
from render.corners import progress, signed
from render.plates import badge, medal
from render.scene import Anchor, Backdrop, Box, Face, Icon, Item, Mark, Piece, Scene, Symbol, Text
from render.theme import FELT, SHEET_WIDTH, SMALLEST_TEXT, Theme

_HIGH: Final = 58
_LOW: Final = 44
"""The height of a row, and of one when there are many: the sheet stays within eleven to seven."""
_ROUND_ROWS: Final = 6
_MATCH_ROWS: Final = 10
"""The latest rounds shown."""
_COLUMNS: Final = (110, 610)
_PANEL: Final = (470, 150)


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetWords:
    """The texts of a score sheet, already translated."""

    title: str
    """What this is the result of; about 30 letters."""
    small: str
    """A small call, two or three letters."""
    grand: str
    one_two: str
    """The double victory, about five letters."""


def plus(points: int) -> str:
    """A round's points with their sign."""
    return f"+{points}" if points > 0 else signed(points)


def _pair(people: Sequence[str], room: int) -> tuple[str, int]:
    """Both names of a team and their size; where they are too long each keeps its half."""
    said, size = names.fitted(" & ".join(map(names.clean, people)), room, size=36, smallest=28)
    if said.endswith("…"):
        half = (room - lettering.width(" & ", Face.TEXT, size) - 12) // 2
        said = " & ".join(names.cut(names.clean(name), half, size) for name in people)
    return said, size


def _panel(side: int, view: TableView, people: Mapping[Seat, str], theme: Theme, *, wins: bool, leads: bool) -> Piece:
    """A team: names, total, the way to the target; the winner's is gold."""
    width, height = _PANEL
    colour = theme.teams[side]
    fill, ink = (theme.turn, theme.turn_ink) if wins else (theme.plate, theme.ink)
    line = theme.turn if wins else colour if leads else theme.plate_line
    room = width - 86 - (84 if wins else 20)
    said, size = _pair([people[seat] for seat in SEATS if team(seat) == side], room)
    marks: list[Mark] = [
        Box(0, 0, width, height, 26, fill, line, 4),
        *badge((48, 42), 48, Seat(side), "", theme, ring=theme.turn_ink if wins else None),
        Text(86, 42, said, Face.TEXT, size, ink),
        Text(24, 106, signed(view.totals[side]), Face.FIGURE, 68, ink, squeeze=0.94),
    ]
    if (done := progress(view, side)) is not None:
        marks.append(Box(216, 99, 230, 14, 7, theme.coin_edge if wins else theme.plate_line))
        if (filled := round(230 * done)) >= 7:
            marks.append(Box(216, 99, max(14, filled), 14, 7, theme.turn_ink if wins else colour))
    if wins:
        marks.append(Symbol(Icon.CROWN, width - 68, 20, 44, ink))
    return Piece(_COLUMNS[side], 84, width, height, tuple(marks))


@dataclass(frozen=True, slots=True)
class _Tag:
    """A capsule that tells what made a round's points."""

    text: str
    fill: str
    ink: str
    icon: Icon | None = None

    def width(self, squeeze: float) -> int:
        """In pixels, with its text drawn so narrow."""
        return lettering.width(self.text, Face.LABEL, SMALLEST_TEXT, squeeze) + 22 + (24 if self.icon else 0)


def _tags(result: RoundResult, side: int, words: SheetWords, theme: Theme) -> list[_Tag]:
    """Why a team has its points: a double victory, calls made and failed."""
    tags: list[_Tag] = []
    if result.one_two and team(result.order[0]) == side:
        tags.append(_Tag(words.one_two, theme.one_two, theme.call_ink))
    for call in result.calls:
        if team(call.seat) == side:
            is_small = call.call is Call.SMALL
            word, fill = (words.small, theme.small) if is_small else (words.grand, theme.grand)
            made = _Tag(word, fill, theme.call_ink, Icon.TICK)
            tags.append(made if call.made else _Tag(word, theme.passed, theme.muted, Icon.CROSS))
    return tags


def _in_a_row(tags: Sequence[_Tag], x: int, middle: int, room: int) -> list[Mark]:
    """The capsules side by side, as narrow as the room asks for."""
    widest = (1.0, 0.9, 0.8, 0.7, 0.6)
    squeeze = next((part for part in widest if sum(tag.width(part) + 6 for tag in tags) <= room), widest[-1])
    marks: list[Mark] = []
    for tag in tags:
        width = tag.width(squeeze)
        marks.append(Box(x, middle - 18, width, 36, 18, tag.fill))
        marks.append(Text(x + 11, middle, tag.text, Face.LABEL, SMALLEST_TEXT, tag.ink, squeeze=squeeze))
        if tag.icon:
            marks.append(Symbol(tag.icon, x + width - 30, middle - 9, 19, tag.ink))
        x += width + 6
    return marks


def _half(result: RoundResult, side: int, middle: int, words: SheetWords, theme: Theme) -> list[Mark]:
    """A team's half of a row: the round's points, what made them, and the total after it."""
    x, size = _COLUMNS[side] - 20, 36 if middle * 2 > _LOW else 34
    face, ink = (Face.LABEL, theme.ink) if result.points[side] > result.points[1 - side] else (Face.TEXT, theme.muted)
    points = Text(x + 108, middle, plus(result.points[side]), face, size, ink, Anchor.RIGHT, tabular=True)
    ink = theme.ink if result.totals[side] >= result.totals[1 - side] else theme.muted
    said = signed(result.totals[side])
    total = Text(x + 452, middle, said, Face.TEXT, size, ink, Anchor.RIGHT, tabular=True)
    room = 452 - lettering.width(said, Face.TEXT, size, tabular=True) - 8 - 124
    return [points, *_in_a_row(_tags(result, side, words, theme), x + 124, middle, room), total]


def _row(result: RoundResult, y: int, pitch: int, words: SheetWords, theme: Theme, *, is_latest: bool) -> Piece:
    """One round: its number and both teams' halves; the latest is framed."""
    width, height = SHEET_WIDTH - 40, pitch - 2
    middle = height // 2
    fill = theme.row if is_latest or result.number % 2 else theme.background
    frame = Box(0, 0, width, height, 14, fill, theme.turn if is_latest else None, 3 if is_latest else 0)
    number = Text(42, middle, str(result.number), Face.TEXT, 32, theme.muted, Anchor.MIDDLE)
    halves = [mark for side in (0, 1) for mark in _half(result, side, middle, words, theme)]
    return Piece(20, y, width, height, (frame, number, *halves))


def _order(result: RoundResult, people: Mapping[Seat, str], y: int, theme: Theme) -> Piece:
    """Who was out when in the latest round."""
    left = [seat for seat in SEATS if seat not in result.order]
    everybody = (*result.order, *left) if len(left) == 1 else result.order
    marks: list[Mark] = []
    step = (SHEET_WIDTH - 60) // len(everybody)
    for k, seat in enumerate(everybody):
        x = 20 + step * k
        marks += medal((x + 24, 30), k + 1, theme, 48)
        marks += badge((x + 74, 30), 36, seat, names.initial(people[seat]), theme)
        said, size = names.fitted(people[seat], step - 116, size=32, smallest=28)
        marks.append(Text(x + 100, 30, said, Face.TEXT, size, theme.ink))
    return Piece(20, y, SHEET_WIDTH - 40, 60, tuple(marks))


def title(text: str, theme: Theme) -> Piece:
    """What stands above the whole of a sheet, in letters as big as its width allows."""
    said, size = names.fitted(text, SHEET_WIDTH - 80, size=44, smallest=32)
    return Piece(40, 10, SHEET_WIDTH - 80, 64, (Text(0, 34, said, Face.TEXT, size, theme.ink),))


def sheet(view: TableView, people: Mapping[Seat, str], words: SheetWords, theme: Theme, *, is_over: bool) -> Scene:
    """The sheet of a table that has scored at least one round."""
    results = view.results[-_MATCH_ROWS if is_over else -_ROUND_ROWS :]
    pitch = _HIGH if len(results) <= 7 else _LOW
    best = max(view.totals)
    panels = [
        _panel(
            side,
            view,
            people,
            theme,
            wins=is_over and view.totals[side] == best and view.totals[1 - side] < best,
            leads=view.totals[side] == best,
        )
        for side in (0, 1)
    ]
    items: list[Item] = [title(words.title, theme), *panels]
    y = 246
    if not is_over:
        items.append(_order(view.results[-1], people, y, theme))
        y += 66
    for result in results:
        items.append(_row(result, y, pitch, words, theme, is_latest=result is view.results[-1] and not is_over))
        y += pitch
    return Scene(Backdrop(SHEET_WIDTH, y + 14, theme.background), tuple(items))


def round_scene(view: TableView, *, names: Mapping[Seat, str], words: SheetWords, theme: Theme = FELT) -> Scene:
    """The result of the latest round: who was out when, its points, the rounds before; 1100 wide."""
    return sheet(view, names, words, theme, is_over=False)


def match_scene(view: TableView, *, names: Mapping[Seat, str], words: SheetWords, theme: Theme = FELT) -> Scene:
    """The result of a match: the winner, and every round's line; 1100 wide."""
    return sheet(view, names, words, theme, is_over=True)
