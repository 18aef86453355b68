"""The shapes of one colour, suits first: drawn by the project, no font has them."""

import math
from functools import lru_cache
from typing import Final, assert_never

from PIL import Image

from engine.cards import Suit
from render.pen import Pen, Point
from render.scene import Icon

ICON_OF_SUIT: Final = {
    Suit.JADE: Icon.JADE,
    Suit.SWORD: Icon.SWORD,
    Suit.PAGODA: Icon.PAGODA,
    Suit.STAR: Icon.STAR,
}
_INK: Final = 255
_HOLE: Final = 0
_FINE_FROM: Final = 56
"""From this many pixels the suits carry their inner lines; smaller, those would only blur them."""
_SCALE: Final = 6


def star(outer: float, inner: float) -> list[Point]:
    """A star of five points around the middle of the box."""
    corners: list[Point] = []
    for step in range(10):
        angle = -math.pi / 2 + step * math.pi / 5
        radius = inner if step % 2 else outer
        corners.append((50 + radius * math.cos(angle), 53 + radius * math.sin(angle)))
    return corners


def _jade(pen: Pen, *, fine: bool) -> None:
    """A jade disc."""
    pen.circle(50, 50, 48, _INK)
    if fine:
        pen.circle(50, 50, 39.5, _HOLE)
        pen.circle(50, 50, 36.5, _INK)
        for step in range(10):
            angle = step * math.pi / 5
            pen.circle(50 + 27 * math.cos(angle), 50 + 27 * math.sin(angle), 3.6, _HOLE)
    pen.circle(50, 50, 17, _HOLE)
    if fine:
        pen.circle(50, 50, 13, _INK)
        pen.circle(50, 50, 10, _HOLE)


def _sword(pen: Pen, *, fine: bool) -> None:
    """A straight sword, bolder when small."""
    if fine:
        pen.path("M50,0 C56,6 61,12 61.5,19 L60,66 L40,66 L38.5,19 C39,12 44,6 50,0 Z", _INK)
        pen.path("M50,10 L51.8,17 L51.5,54 L48.5,54 L48.2,17 Z", _HOLE)
    else:
        pen.path("M50,0 C56,6 63.5,12 64,19 L62.5,66 L37.5,66 L36,19 C36.5,12 44,6 50,0 Z", _INK)
    pen.path(
        "M12,54 C20,60 34,62 50,62 C66,62 80,60 88,54 C91,61 88,69 81,72 C71,75.5 60,76 50,76 "
        "C40,76 29,75.5 19,72 C12,69 9,61 12,54 Z",
        _INK,
    )
    if fine:
        pen.box(43, 72, 57, 90, _INK, radius=2)
        for top in (78, 83):
            pen.box(43.5, top, 56.5, top + 1.8, _HOLE)
    else:
        pen.box(40.5, 72, 59.5, 90, _INK, radius=2)
    pen.circle(50, 91.5, 8.5, _INK)


def _pagoda(pen: Pen, *, fine: bool) -> None:
    """A tower of two roofs."""
    pen.box(47, 0, 53, 14, _INK, radius=2)
    pen.circle(50, 6.5, 5.5, _INK)
    pen.path("M50,9 C46,20 34,28 17,28 L22,37 Q50,33 78,37 L83,28 C66,28 54,20 50,9 Z", _INK)
    pen.box(35, 34, 65, 47, _INK)
    pen.path("M36,44 C30,52 20,56 6,56 L11,66 Q50,61 89,66 L94,56 C80,56 70,52 64,44 Z", _INK)
    pen.box(26, 62, 74, 92, _INK)
    pen.box(10, 90, 90, 100, _INK, radius=2)
    pen.path("M41,90 L41,80 C41,70 59,70 59,80 L59,90 Z", _HOLE)
    if fine:
        pen.box(42, 38, 58, 43, _HOLE, radius=1)
        pen.box(31, 71, 36, 82, _HOLE, radius=1)
        pen.box(64, 71, 69, 82, _HOLE, radius=1)


def _star(pen: Pen, *, fine: bool) -> None:
    """A star of five points."""
    pen.polygon(star(50, 21.5), _INK)
    if fine:
        pen.polygon(star(33, 14.2), _HOLE)
        pen.polygon(star(27, 11.6), _INK)


def _bot(pen: Pen) -> None:
    """A robot's head: this seat is played by the program."""
    pen.box(46, 4, 54, 24, _INK, radius=3)
    pen.circle(50, 9, 9, _INK)
    pen.box(10, 24, 90, 90, _INK, radius=18)
    pen.box(0, 44, 8, 72, _INK, radius=4)
    pen.box(92, 44, 100, 72, _INK, radius=4)
    pen.circle(33, 50, 10, _HOLE, mirror=True)
    pen.box(30, 70, 70, 78, _HOLE, radius=4)


def _bomb(pen: Pen) -> None:
    """A round bomb with a burning fuse."""
    pen.circle(44, 62, 36, _INK)
    pen.polygon([(58, 20), (82, 44), (72, 54), (48, 30)], _INK)
    pen.stroke("M70,30 C76,18 84,14 90,20", _INK, 7)
    pen.polygon([(90, 2), (94, 14), (100, 20), (94, 25), (90, 38), (85, 25), (79, 20), (85, 14)], _INK)
    pen.stroke("M24,60 C25,51 30,45 38,42", _HOLE, 7)


def _crown(pen: Pen) -> None:
    """A crown: the host of a lobby, the winner of a match."""
    pen.path("M6,26 L28,50 L50,14 L72,50 L94,26 L86,84 L14,84 Z", _INK)
    for x, y in ((6, 24), (50, 12), (94, 24)):
        pen.circle(min(max(x, 7), 93), y, 7, _INK)
    pen.box(20, 70, 80, 75, _HOLE)


def _swap(pen: Pen) -> None:
    """Two arrows, to and fro: cards change hands."""
    pen.polygon([(4, 22), (60, 22), (60, 6), (98, 30), (60, 54), (60, 38), (4, 38)], _INK)
    pen.polygon([(96, 62), (40, 62), (40, 46), (2, 70), (40, 94), (40, 78), (96, 78)], _INK)


def draw(pen: Pen, icon: Icon, *, fine: bool) -> None:
    """Draw an icon in white on a black mask."""
    match icon:
        case Icon.JADE:
            _jade(pen, fine=fine)
        case Icon.SWORD:
            _sword(pen, fine=fine)
        case Icon.PAGODA:
            _pagoda(pen, fine=fine)
        case Icon.STAR:
            _star(pen, fine=fine)
        case Icon.BOT:
            _bot(pen)
        case Icon.BOMB:
            _bomb(pen)
        case Icon.TICK:
            pen.stroke("M14,54 L40,80 L86,24", _INK, 18)
        case Icon.CROSS:
            pen.stroke("M18,18 L82,82", _INK, 18)
            pen.stroke("M82,18 L18,82", _INK, 18)
        case Icon.WAIT:
            for x in (16, 50, 84):
                pen.circle(x, 50, 14, _INK)
        case Icon.CROWN:
            _crown(pen)
        case Icon.FLAG:
            pen.box(14, 4, 24, 98, _INK, radius=4)
            pen.path("M24,8 C44,0 60,20 92,10 L92,56 C60,66 44,46 24,56 Z", _INK)
        case Icon.PLUS:
            pen.box(40, 8, 60, 92, _INK, radius=6)
            pen.box(8, 40, 92, 60, _INK, radius=6)
        case Icon.SWAP:
            _swap(pen)
        case _:
            assert_never(icon)


@lru_cache(512)
def mask(icon: Icon, size: int, *, fine: bool | None = None) -> Image.Image:
    """An icon as an "L" image of `size` x `size`, with its inner lines when large enough or when `fine` says so."""
    inner = size >= _FINE_FROM if fine is None else fine
    canvas = Image.new("L", (size * _SCALE, size * _SCALE), _HOLE)
    draw(Pen(canvas, size * _SCALE / 100), icon, fine=inner)
    return canvas.reduce(_SCALE)
