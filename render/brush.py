"""Draws one mark of a scene onto an image in true colours."""

from functools import lru_cache
from typing import Final, assert_never

from PIL import Image, ImageDraw

from render import icons, lettering
from render.art import figure
from render.faces import back, stamp
from render.scene import Anchor, Back, Box, Colour, Figure, Mark, Polygon, Symbol, Text
from render.theme import rgb

_LARGE: Final = 4
"""How many times as large a shape is drawn before it is reduced, so that its edge comes out smooth."""


@lru_cache(512)
def rounded(width: int, height: int, radius: int) -> Image.Image:
    """A filled rectangle with round corners as an "L" image."""
    canvas = Image.new("L", (width * _LARGE, height * _LARGE), 0)
    corners = (0, 0, width * _LARGE - 1, height * _LARGE - 1)
    ImageDraw.Draw(canvas).rounded_rectangle(corners, radius * _LARGE, fill=255)
    return canvas.reduce(_LARGE)


@lru_cache(512)
def _corners(width: int, height: int, radius: int) -> tuple[tuple[int, int, Image.Image], ...]:
    """What of a filled rectangle is not simply full: its four corners, with their places."""
    ink = rounded(width, height, radius)
    return tuple(
        (x, y, ink.crop((x, y, x + radius, y + radius))) for x in (0, width - radius) for y in (0, height - radius)
    )


def _fill(image: Image.Image, box: Box, colour: Colour, *, inset: int = 0) -> None:
    """Fill a box; filling three plain rectangles and four corners is much quicker than printing it as a whole."""
    left, top = box.x + inset, box.y + inset
    width, height = box.width - 2 * inset, box.height - 2 * inset
    radius = max(1, box.radius - inset) if inset else box.radius
    if not radius or 2 * radius >= min(width, height):
        stamp(image, rounded(width, height, radius), left, top, colour)
        return
    ink, right, bottom = rgb(colour), left + width, top + height
    image.paste(ink, (left, top + radius, right, bottom - radius))
    image.paste(ink, (left + radius, top, right - radius, top + radius))
    image.paste(ink, (left + radius, bottom - radius, right - radius, bottom))
    for x, y, corner in _corners(width, height, radius):
        stamp(image, corner, left + x, top + y, colour)


def _box(image: Image.Image, box: Box) -> None:
    if box.line is None:
        _fill(image, box, box.fill)
    else:
        _fill(image, box, box.line)
        _fill(image, box, box.fill, inset=box.thickness)


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
