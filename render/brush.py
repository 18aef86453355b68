"""Draws one mark of a scene onto an image in true colours."""

from functools import lru_cache
from typing import Final, assert_never

from PIL import Image, ImageDraw

from render import icons, lettering
from render.art import figure
from render.faces import back, stamp
from render.scene import Anchor, Back, Box, Figure, Mark, Polygon, Symbol, Text

_LARGE: Final = 4
"""How many times as large a shape is drawn before it is reduced, so that its edge comes out smooth."""


@lru_cache(512)
def rounded(width: int, height: int, radius: int) -> Image.Image:
    """A filled rectangle with round corners as an "L" image."""
    canvas = Image.new("L", (width * _LARGE, height * _LARGE), 0)
    corners = (0, 0, width * _LARGE - 1, height * _LARGE - 1)
    ImageDraw.Draw(canvas).rounded_rectangle(corners, radius * _LARGE, fill=255)
    return canvas.reduce(_LARGE)


def _box(image: Image.Image, box: Box) -> None:
    if box.line is None:
        stamp(image, rounded(box.width, box.height, box.radius), box.x, box.y, box.fill)
        return
    stamp(image, rounded(box.width, box.height, box.radius), box.x, box.y, box.line)
    inset = box.thickness
    inner = rounded(box.width - 2 * inset, box.height - 2 * inset, max(1, box.radius - inset))
    stamp(image, inner, box.x + inset, box.y + inset, box.fill)


def _polygon(image: Image.Image, polygon: Polygon) -> None:
    left, top = min(x for x, _ in polygon.points), min(y for _, y in polygon.points)
    size = (max(x for x, _ in polygon.points) - left, max(y for _, y in polygon.points) - top)
    canvas = Image.new("L", (size[0] * _LARGE, size[1] * _LARGE), 0)
    corners = [((x - left) * _LARGE, (y - top) * _LARGE) for x, y in polygon.points]
    ImageDraw.Draw(canvas).polygon(corners, fill=255)
    stamp(image, canvas.reduce(_LARGE), left, top, polygon.fill)


def _text(image: Image.Image, text: Text) -> None:
    ink = lettering.mask(text.text, text.face, text.size, text.squeeze, tabular=text.tabular)
    match text.anchor:
        case Anchor.LEFT:
            left = text.x
        case Anchor.MIDDLE:
            left = text.x - ink.width // 2
        case Anchor.RIGHT:
            left = text.x - ink.width
        case _:
            assert_never(text.anchor)
    top = text.y + text.size * lettering.CAPITALS - lettering.baseline(text.size)
    stamp(image, ink, left, top, text.colour)


def draw(image: Image.Image, mark: Mark) -> None:
    """Draw the mark onto an RGB image, at its place."""
    match mark:
        case Box():
            _box(image, mark)
        case Polygon():
            _polygon(image, mark)
        case Text():
            _text(image, mark)
        case Symbol():
            stamp(image, icons.mask(mark.icon, mark.size), mark.x, mark.y, mark.colour)
        case Figure():
            art = figure(mark.card, mark.size)
            image.paste(art, (mark.x, mark.y), art)
        case Back():
            card = back(mark.width)
            image.paste(card, (mark.x, mark.y), card)
        case _:
            assert_never(mark)
