"""The corners of the table: both teams' totals, the round and the end, the wish, the points of the trick."""

from typing import Final

from engine.cards import MAH_JONG
from engine.kernel import Seat
from engine.tichu.view import TableView
from render import lettering, names
from render.faces import rank_text
from render.plates import badge
from render.scene import Anchor, Box, Face, Figure, Icon, Mark, Piece, Symbol, Text
from render.theme import TABLE_SIZE, Theme

_WIDTH: Final = TABLE_SIZE[0]
_EDGE: Final = 26
_BAR: Final = 176


def signed(points: int) -> str:
    """A number with a true minus sign."""
    return str(points).replace("-", "\N{MINUS SIGN}")


def progress(view: TableView, side: int) -> float | None:
    """How much of a team's way to the target is done, 0..1; None in a match of a number of rounds."""
    return None if view.rounds else max(0.0, min(1.0, view.totals[side] / view.target))


def scores(view: TableView, said: str, theme: Theme) -> tuple[Piece, Piece]:
    """Both corners, with the round in words at the left, and at the right the target or the rounds in all."""
    end = f"{view.current}/{view.rounds}" if view.rounds else str(view.target)
    return _score(0, view, said, theme), _score(1, view, end, theme)


def _score(side: int, view: TableView, note: str, theme: Theme) -> Piece:
    """The corner of a team, 0 at the left and 1 at the right: total, the bar to the target, a note below."""
    width, height = 276, 154
    is_left = side == 0
    anchor = Anchor.LEFT if is_left else Anchor.RIGHT

    def across(distance: int, wide: int = 0) -> int:
        """The x of something so far from the outer edge."""
        return distance if is_left else width - distance - wide

    total_text = signed(view.totals[side])
    wide = max(_BAR, 56 + lettering.width(total_text, Face.FIGURE, 66, 0.94)) + _EDGE + 16
    marks: list[Mark] = [Box(across(-40, wide + 40), -40, wide + 40, height + 36, 34, theme.background)]
    marks += badge((across(_EDGE + 20), 44), 40, Seat(side), "", theme)
    marks.append(
        Text(across(_EDGE + 56), 46, total_text, Face.FIGURE, 66, theme.ink, anchor, squeeze=0.94),
    )
    if (done := progress(view, side)) is not None:
        marks.append(Box(across(_EDGE, _BAR), 90, _BAR, 12, 6, theme.plate_line))
        if (filled := round(_BAR * done)) >= 6:
            filled = max(12, filled)
            marks.append(Box(across(_EDGE, filled), 90, filled, 12, 6, theme.teams[side]))
    if is_left:
        said, size = names.fitted(note, 150, size=30, smallest=25)
        marks.append(Text(across(_EDGE), 127, said, Face.TEXT, size, theme.muted, anchor))
    else:
        marks.append(Text(across(_EDGE), 127, note, Face.TEXT, 30, theme.muted, anchor))
        far = _EDGE + lettering.width(note, Face.TEXT, 30) + 8
        marks.append(Symbol(Icon.FLAG, across(far, 26), 114, 26, theme.muted))
    return Piece(0 if is_left else _WIDTH - width, 0, width, height, tuple(marks))


def wish(rank: int, theme: Theme) -> Piece:
    """The rank wished for, with the sparrow who wishes."""
    text = rank_text(rank)
    width = 126 + lettering.width(text, Face.FIGURE, 58, 0.88)
    marks = (
        Box(6, 8, width, 80, 22, theme.wish),
        Figure(MAH_JONG, 10, 2, 88),
        Text(106, 48, text, Face.FIGURE, 58, theme.wish_ink, squeeze=0.88),
    )
    return Piece(12, 594, width + 12, 96, marks)


def trick_points(points: int, theme: Theme) -> Piece:
    """What the trick on the table counts."""
    text = signed(points)
    width = 94 + lettering.width(text, Face.FIGURE, 50, 0.86)
    marks = (
        Box(4, 4, width, 80, 22, theme.plate, theme.plate_line, 3),
        Box(20, 20, 48, 48, 24, theme.coin, theme.coin_edge, 4),
        Text(80, 44, text, Face.FIGURE, 50, theme.coin_ink, squeeze=0.86),
    )
    return Piece(_WIDTH - 22 - width, 598, width + 8, 88, marks)
