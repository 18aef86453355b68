"""The four plates around the table: who sits there, how many cards, what was called, and whether it is their turn."""

from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import Final

from engine.kernel import Seat
from engine.tichu.view import Call, team
from render import lettering, names
from render.scene import Anchor, Back, Box, Face, Icon, Mark, Piece, Polygon, Symbol, Text, moved
from render.theme import SMALLEST_TEXT, Theme, mix

PLACES: Final = ((300, 588, 500, 100), (874, 216, 214, 268), (300, 12, 500, 100), (12, 216, 214, 268))
"""Left, top, width and height by seat. Play goes counter-clockwise as at a real table: bottom, right, top, left."""
_POINTERS: Final = (
    ((522, 557), ((0, 0), (56, 0), (28, 26))),
    ((842, 322), ((0, 0), (0, 56), (26, 28))),
    ((522, 117), ((0, 26), (56, 26), (28, 0))),
    ((232, 322), ((26, 0), (26, 56), (0, 28))),
)
"""The triangle beside each plate that points at it: its corner and its shape."""
_RIM: Final = 4
"""The dark border that sets a plate off the felt."""
FEW: Final = 3
"""From this few cards on, the number is marked."""


class Attention(Enum):
    """What a plate says about waiting."""

    NONE = "none"
    TURN = "turn"
    """The one seat that is to act."""
    AWAITED = "awaited"
    """One of several that are to act at once, and has not."""
    DONE = "done"
    """One of several that are to act at once, and has."""


@dataclass(frozen=True, slots=True)
class Sitter:
    """All that a plate shows."""

    seat: Seat
    name: str | None
    """None for an empty seat of a lobby."""
    count: int | None = None
    place: int | None = None
    """1..4 once out of cards."""
    call: Call | None = None
    passed: bool = False
    attention: Attention = Attention.NONE
    leads: bool = False
    """Whether the play on the table is theirs."""
    is_mind: bool = False
    is_host: bool = False


@dataclass(frozen=True, slots=True)
class Labels:
    """The words on the plates, translated and short."""

    small: str
    grand: str
    passed: str
    empty: str
    """For a seat that is free."""


def badge(
    at: tuple[int, int], size: int, seat: Seat, letter: str, theme: Theme, *, ring: str | None = None
) -> list[Mark]:
    """The mark of a seat around a middle: a disc for one team, a rounded square for the other, with an initial."""
    x, y = at
    corner, radius = (x - size // 2, y - size // 2), size // 2 if team(seat) == 0 else round(size * 0.24)
    marks: list[Mark] = []
    if ring:
        marks.append(Box(corner[0] - 4, corner[1] - 4, size + 8, size + 8, radius + 4, ring))
    marks.append(Box(*corner, size, size, radius, theme.teams[team(seat)]))
    if letter:
        high = max(SMALLEST_TEXT, round(size * 0.56))
        squeeze = min(1.0, round(0.8 * size / lettering.width(letter, Face.TEXT, high), 2))
        marks.append(Text(x, y, letter, Face.TEXT, high, theme.team_ink, Anchor.MIDDLE, squeeze))
    return marks


def medal(at: tuple[int, int], place: int, theme: Theme, size: int = 74, *, ring: str | None = None) -> list[Mark]:
    """A medal with a place 1..4, around a middle: no ordinals, which differ from language to language."""
    x, y = at
    colour = theme.medals[place - 1]
    radii = (size // 2 + 4, size // 2, size // 2 - 5, size // 2 - 8)
    marks: list[Mark] = [
        Box(x - radius, y - radius, 2 * radius, 2 * radius, radius, ink)
        for radius, ink in zip(radii, (ring, colour, mix(colour, "#000000", 0.25), colour), strict=True)
        if ink
    ]
    return [*marks, Text(x, y, str(place), Face.FIGURE, round(size * 0.6), theme.turn_ink, Anchor.MIDDLE)]


def pill(at: tuple[int, int], height: int, text: str, fill: str, ink: str) -> tuple[list[Mark], int]:
    """A text in a capsule whose left top corner is given, and the capsule's width."""
    x, y = at
    size = max(SMALLEST_TEXT, round(height * 0.68))
    width = lettering.width(text, Face.LABEL, size) + round(height * 0.76)
    box = Box(x, y, width, height, height // 2, fill)
    return [box, Text(x + width // 2, y + height // 2, text, Face.LABEL, size, ink, Anchor.MIDDLE)], width


def _count(sitter: Sitter, x: int, y: int, theme: Theme) -> list[Mark]:
    """The cards left, or the medal of who is out, around a middle."""
    if sitter.place is not None:
        ring = theme.turn_ink if sitter.attention is Attention.TURN else None
        return medal((x, y), sitter.place, theme, ring=ring)
    if sitter.count is None:
        return []
    ink = theme.ink if sitter.count > FEW else theme.turn
    if sitter.attention is Attention.TURN:
        ink = theme.turn_ink
    number = str(sitter.count)
    left = x - (45 + lettering.width(number, Face.FIGURE, 52, 0.9)) // 2
    return [Back(left, y - 26, 36), Text(left + 45, y, number, Face.FIGURE, 52, ink, squeeze=0.9)]


def _tags(sitter: Sitter, labels: Labels, theme: Theme) -> list[tuple[str, str, str]]:
    """The capsules of a plate: text, fill and ink."""
    tags: list[tuple[str, str, str]] = []
    if sitter.call is not None:
        is_grand = sitter.call is Call.GRAND
        word = labels.grand if is_grand else labels.small
        tags.append((word, theme.grand if is_grand else theme.small, theme.call_ink))
    if sitter.passed:
        tags.append((labels.passed, theme.passed, theme.muted))
    return tags


def _signal(sitter: Sitter, x: int, y: int, theme: Theme) -> list[Mark]:
    """Whether a seat that was asked together with others has answered; its left middle is given."""
    match sitter.attention:
        case Attention.AWAITED:
            return [Symbol(Icon.WAIT, x, y - 20, 40, theme.turn)]
        case Attention.DONE:
            return [Symbol(Icon.TICK, x, y - 20, 40, theme.good)]
        case Attention.NONE | Attention.TURN:
            return []


def _who(sitter: Sitter, x: int, y: int, size: int, theme: Theme) -> list[Mark]:
    """The badge with the signs of a bot and of the host at its corners."""
    if sitter.name is None:
        radius = size // 2 if team(sitter.seat) == 0 else round(size * 0.24)
        side = theme.teams[team(sitter.seat)]
        frame = Box(x - size // 2, y - size // 2, size, size, radius, theme.plate, side, 5)
        return [frame, Symbol(Icon.PLUS, x - 17, y - 17, 34, side)]
    ring = theme.turn_ink if sitter.attention is Attention.TURN else None
    marks = badge((x, y), size, sitter.seat, names.initial(sitter.name), theme, ring=ring)
    corner = size // 2 - 4
    if sitter.is_mind:
        marks += [
            Box(x + corner - 20, y + corner - 20, 40, 40, 20, theme.plate),
            Symbol(Icon.BOT, x + corner - 14, y + corner - 14, 28, theme.ink),
        ]
    if sitter.is_host:
        marks += [
            Box(x + corner - 20, y - corner - 20, 40, 40, 20, theme.plate),
            Symbol(Icon.CROWN, x + corner - 14, y - corner - 14, 28, theme.turn),
        ]
    return marks


def _ink(sitter: Sitter, theme: Theme) -> str:
    if sitter.attention is Attention.TURN:
        return theme.turn_ink
    return theme.muted if sitter.place is not None or sitter.name is None else theme.ink


def _wide(sitter: Sitter, labels: Labels, theme: Theme, width: int, height: int) -> list[Mark]:
    """The contents of the plates at the bottom and at the top."""
    middle, left = height // 2, 104
    marks = _who(sitter, 54, middle, 72, theme)
    tags = _tags(sitter, labels, theme)
    room = width - left - (136 if sitter.count is not None or sitter.place is not None else 24)
    has_tags = bool(tags or _signal(sitter, 0, 0, theme))
    name = sitter.name or labels.empty
    if has_tags:
        text, size = names.fitted(name, room, size=42, smallest=30)
        lines: tuple[str, ...] = (text,)
    else:
        lines, size = names.stacked(name, room, size=42, smallest=32)
    first = 33 if has_tags else middle - 18 * (len(lines) - 1)
    for row, line in enumerate(lines):
        marks.append(Text(left, first + 36 * row, line, Face.TEXT, size, _ink(sitter, theme)))
    x = left
    for word, fill, ink in tags:
        capsule, wide = pill((x, 57), 36, word, fill, ink)
        marks += capsule
        x += wide + 8
    marks += _signal(sitter, x, 75, theme)
    return [*marks, *_count(sitter, width - 68, middle, theme)]


def _tall(sitter: Sitter, labels: Labels, theme: Theme, width: int) -> list[Mark]:
    """The contents of the plates at the sides."""
    middle = width // 2
    has_count = sitter.count is not None or sitter.place is not None
    marks = _who(sitter, 52 if has_count else middle, 58, 68, theme)
    marks += _count(sitter, width - 64, 58, theme)
    lines, size = names.stacked(sitter.name or labels.empty, width - 26, size=42, smallest=32)
    first = (134 if len(lines) == 1 else 118) + (0 if has_count else 20)
    for row, line in enumerate(lines):
        marks.append(Text(middle, first + 36 * row, line, Face.TEXT, size, _ink(sitter, theme), Anchor.MIDDLE))
    y = 178
    for word, fill, ink in _tags(sitter, labels, theme):
        _, wide = pill((0, 0), 38, word, fill, ink)
        marks += pill((middle - wide // 2, y), 38, word, fill, ink)[0]
        y += 44
    return [*marks, *_signal(sitter, middle - 20, y + 19, theme)]


@lru_cache(1024)
def plate(sitter: Sitter, labels: Labels, theme: Theme) -> Piece:
    """The plate of a seat."""
    x, y, width, height = PLACES[sitter.seat]
    is_turn = sitter.attention is Attention.TURN
    if is_turn or sitter.attention is Attention.AWAITED:
        line = theme.turn
    else:
        line = theme.teams[team(sitter.seat)] if sitter.leads else theme.plate_line
    frame = (
        Box(0, 0, width + 2 * _RIM, height + 2 * _RIM, 30, theme.background),
        Box(_RIM, _RIM, width, height, 26, theme.turn if is_turn else theme.plate, line, 4),
    )
    inside = _wide(sitter, labels, theme, width, height) if height < width else _tall(sitter, labels, theme, width)
    marks = (*frame, *(moved(mark, _RIM, _RIM) for mark in inside))
    return Piece(x - _RIM, y - _RIM, width + 2 * _RIM, height + 2 * _RIM, marks)


def pointer(seat: Seat, colour: str) -> Piece:
    """The triangle that points at a seat."""
    (x, y), points = _POINTERS[seat]
    width, height = max(x for x, _ in points), max(y for _, y in points)
    return Piece(x, y, width + 1, height + 1, (Polygon(points, colour),))
