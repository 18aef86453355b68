"""The faces of the 56 cards, and the back.

An index column takes the left 42 % of the width (rank, suit, a coin on cards that count), so that a fanned card tells
all as long as that much of it shows; one big emblem stands at the bottom right. Courts and aces carry it in a filled
panel. The dark outline is a part of the card: no shadow, so that a card looks right on felt and on other cards.
"""

from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from engine.cards import MAH_JONG, Card, Suit
from render import icons, lettering
from render.art import figure
from render.icons import ICON_OF_SUIT
from render.pen import Pen
from render.scene import Colour, Face
from render.theme import FACE, FELT, OUTLINE, SPECIAL_GROUNDS, SUIT_COLOURS, mix, rgb

RATIO: Final = 1.42
"""Height by width."""
_LARGE: Final = 4
"""How many times as large a card is drawn before it is reduced."""
_TAG: Final = "#FFD23F"
_TAG_INK: Final = "#3A1036"
_COIN_INK: Final = "#4A3204"
_BACK: Final = "#1C5A78"
_BACK_LINES: Final = "#256F92"
_LETTERS: Final = {11: "J", 12: "Q", 13: "K", 14: "A"}


def height(width: int) -> int:
    """The height of a card of this width, in pixels."""
    return round(width * RATIO)


def rank_text(rank: int) -> str:
    """A rank 2..14 as it stands on a card."""
    return _LETTERS.get(rank, str(rank))


def stamp(canvas: Image.Image, ink: Image.Image, x: float, y: float, colour: Colour) -> None:
    """Print a mask in one colour, its top left corner at a point."""
    left, top = round(x), round(y)
    canvas.paste(rgb(colour), (left, top, left + ink.width, top + ink.height), ink)


def rank_ink(text: str, size: int, *, squeeze: float = 1.0) -> Image.Image:
    """The ink of a short text in figures, cropped on all sides; "10" is set tighter and narrower."""
    ink = lettering.mask(text, Face.FIGURE, size, squeeze)
    return ink.crop(ink.getbbox())


def _rank(canvas: Image.Image, text: str, width: int, high: int, colour: Colour) -> None:
    ink = rank_ink(text, round(width * 0.475), squeeze=0.68 if text == "10" else 1.0)
    stamp(canvas, ink, width * 0.232 - ink.width / 2, high * 0.062, colour)


def _coin(canvas: Image.Image, points: int, width: int, high: int) -> None:
    draw = ImageDraw.Draw(canvas)
    radius, x = width * 0.105, width * 0.225
    y = high * 0.945 - radius
    edge = round(width * 0.012)
    draw.ellipse((x - radius, y - radius, x + radius, y + radius), FELT.coin, FELT.coin_edge, edge)
    ink = rank_ink(str(points), round(width * 0.155), squeeze=0.82 if points > 9 else 1.0)
    stamp(canvas, ink, x - ink.width / 2, y - ink.height / 2, _COIN_INK)


def _crest(canvas: Image.Image, rank: int, x: float, y: float, unit: float) -> None:
    """The headdress of a jack, queen or king above the emblem."""
    pen = Pen(canvas, unit, (x, y))
    match rank:
        case 11:
            pen.polygon([(-7, 3.5), (0, -4), (7, 3.5), (0, 0.8)], FACE)
        case 12:
            pen.polygon([(-8, -2), (-3, 0.5), (0, -4), (3, 0.5), (8, -2), (5, 4), (-5, 4)], FACE)
        case 13:
            pen.polygon([(-8, -4), (-4, 0), (0, -6), (4, 0), (8, -4), (7, 4), (-7, 4)], FACE)
            for dx, dy in ((-8, -4.6), (0, -6.6), (8, -4.6)):
                pen.circle(dx, dy, 1.3, FACE)
        case _:
            pass


def _emblem(canvas: Image.Image, rank: int, suit: Suit, width: int, high: int) -> None:
    colour = SUIT_COLOURS[suit]
    if rank <= 10:
        size = round(width * (0.64 if suit is Suit.SWORD else 0.57))
        ink = icons.mask(ICON_OF_SUIT[suit], size, fine=True)
        stamp(canvas, ink, width * 0.66 - size / 2, high * 0.945 - size, colour)
        return
    draw = ImageDraw.Draw(canvas)
    left, top, right, bottom = width * 0.385, high * 0.36, width * 0.945, high * 0.955
    draw.rounded_rectangle((left, top, right, bottom), width * 0.06, fill=colour)
    inset = width * 0.028
    frame = (left + inset, top + inset, right - inset, bottom - inset)
    draw.rounded_rectangle(frame, width * 0.045, outline=mix(colour, FACE, 0.55), width=round(width * 0.011))
    size = round(width * (0.48 if rank == 14 else 0.43))
    lowered = 0 if rank == 14 else width * 0.07
    ink = icons.mask(ICON_OF_SUIT[suit], size, fine=True)
    stamp(canvas, ink, (left + right - size) / 2, (top + bottom - size) / 2 + lowered, FACE)
    _crest(canvas, rank, (left + right) / 2, top + width * 0.17, width * 0.0145)


def _ordinary(canvas: Image.Image, rank: int, suit: Suit, points: int) -> None:
    width, high = canvas.size
    _emblem(canvas, rank, suit, width, high)
    _rank(canvas, rank_text(rank), width, high, SUIT_COLOURS[suit])
    size = round(width * 0.27)
    ink = icons.mask(ICON_OF_SUIT[suit], size, fine=False)
    stamp(canvas, ink, width * 0.225 - size / 2, high * 0.375, SUIT_COLOURS[suit])
    if points:
        _coin(canvas, points, width, high)


def _special(canvas: Image.Image, card: Card, tag: str) -> None:
    width, high = canvas.size
    draw = ImageDraw.Draw(canvas)
    gold = "#8A6A2F" if card == MAH_JONG else mix(SPECIAL_GROUNDS[card], "#FFD27A", 0.55)
    inset = width * 0.045
    frame = (inset, inset, width - inset, high - inset)
    draw.rounded_rectangle(frame, width * 0.068, outline=gold, width=round(width * 0.012))
    size = round(width * 0.92)
    large = figure(card, size, 2)
    canvas.paste(large, (round(width * 0.545 - size / 2), round(high * 0.97 - size)), large)
    if card == MAH_JONG:
        stamp(canvas, rank_ink("1", round(width * 0.42)), width * 0.13, high * 0.085, FELT.wish_ink)
    else:
        small = figure(card, round(width * 0.40), 2)
        canvas.paste(small, (round(width * 0.03), round(high * 0.035)), small)
    if tag:
        ink = rank_ink(tag, round(width * 0.25))
        wide, left, top = max(ink.width + width * 0.12, width * 0.26), width * 0.06, high * 0.30
        draw.rounded_rectangle((left, top, left + wide, top + width * 0.27), width * 0.07, fill=_TAG)
        stamp(canvas, ink, left + (wide - ink.width) / 2, top + (width * 0.27 - ink.height) / 2, _TAG_INK)


def _cut_out(canvas: Image.Image) -> Image.Image:
    """The canvas with a dark outline and round corners, reduced to its size; RGBA."""
    width, high = canvas.size
    radius, line = width * 0.095, max(_LARGE * 1.6, width * 0.016)
    inner = Image.new("L", canvas.size, 0)
    ImageDraw.Draw(inner).rounded_rectangle((line, line, width - 1 - line, high - 1 - line), radius - line, fill=255)
    card = Image.new("RGB", canvas.size, OUTLINE)
    card.paste(canvas, (0, 0), inner)
    shape = Image.new("L", canvas.size, 0)
    ImageDraw.Draw(shape).rounded_rectangle((0, 0, width - 1, high - 1), radius, fill=255)
    reduced = card.reduce(_LARGE)
    reduced.putalpha(shape.reduce(_LARGE))
    return reduced


def face(card: Card, width: int, tag: str = "") -> Image.Image:
    """A card face up as an RGBA image; the tag says what the Phoenix stands for (`8`, `K`, `8½`)."""
    rank, suit = card.rank, card.suit
    ground = FACE if suit is not None else SPECIAL_GROUNDS[card]
    canvas = Image.new("RGB", (width * _LARGE, height(width) * _LARGE), ground)
    if rank is not None and suit is not None:
        _ordinary(canvas, rank, suit, card.points)
    else:
        _special(canvas, card, tag)
    return _cut_out(canvas)


@lru_cache(16)
def back(width: int) -> Image.Image:
    """A card face down as an RGBA image."""
    wide, high = width * _LARGE, height(width) * _LARGE
    canvas = Image.new("RGB", (wide, high), _BACK)
    draw = ImageDraw.Draw(canvas)
    step = wide / 6
    for line in range(-8, 18):
        for lean in (-high, high):
            draw.line((line * step + lean, -step, line * step, high - step), _BACK_LINES, round(wide * 0.03))
    inset = wide * 0.07
    frame = (inset, inset, wide - inset, high - inset)
    draw.rounded_rectangle(frame, wide * 0.057, outline=FELT.brass, width=round(wide * 0.03))
    return _cut_out(canvas)
