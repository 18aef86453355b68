"""The 56 cards as application emojis: rank on ivory beside the suit in a band of its colour.

They are shown at about 22 pixels, where rank and suit must stay apart even on "10". Specials fill the tile.
"""

import io
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from engine.cards import MAH_JONG, Card, Suit
from render import icons
from render.art import figure
from render.faces import rank_ink, rank_text, stamp
from render.icons import ICON_OF_SUIT
from render.lettering import resized
from render.scene import Colour
from render.theme import EMOJI_SIZE, FACE, SPECIAL_GROUNDS, SUIT_COLOURS, mix

ART: Final = 1
"""Counts the looks of the emojis: new art gets new names, so that a name always shows the same picture."""
_LARGE: Final = 4
_EDGE: Final = 5 * _LARGE
_RADIUS: Final = 25 * _LARGE
_SIDE: Final = EMOJI_SIZE * _LARGE
_BAND: Final = round(_SIDE * 0.585)
"""Where the band of the suit begins."""
_RANK_HEIGHT: Final = round(_SIDE * 0.62)


def emoji_name(card: Card) -> str:
    """The emoji's name on the platform: `[a-z0-9_]{2,32}`, the same for ever for the same picture."""
    return f"tichu{ART}_{str(card).lower()}"


def _rounded(inset: int, radius: int) -> Image.Image:
    shape = Image.new("L", (_SIDE, _SIDE), 0)
    corners = (inset, inset, _SIDE - 1 - inset, _SIDE - 1 - inset)
    ImageDraw.Draw(shape).rounded_rectangle(corners, radius, fill=255)
    return shape


def _tile(ground: Colour, edge: Colour) -> Image.Image:
    tile = Image.new("RGB", (_SIDE, _SIDE), edge)
    stamp(tile, _rounded(_EDGE, _RADIUS - _EDGE + _LARGE), 0, 0, ground)
    return tile


def _figure_of(text: str, room: int) -> Image.Image:
    ink = rank_ink(text, _SIDE)
    wide = min(room, round(ink.width * _RANK_HEIGHT / ink.height))
    return resized(ink, wide, _RANK_HEIGHT)


def _ordinary(rank: int, suit: Suit) -> Image.Image:
    colour = SUIT_COLOURS[suit]
    tile = _tile(FACE, mix(colour, "#FFFFFF", 0.30) if suit is Suit.SWORD else colour)
    band = _rounded(_EDGE, _RADIUS - _EDGE + _LARGE)
    band.paste(0, (0, 0, _BAND, _SIDE))
    stamp(tile, band, 0, 0, colour)
    ink = _figure_of(rank_text(rank), round(_SIDE * 0.49))
    stamp(tile, ink, _SIDE * 0.312 - ink.width / 2, _SIDE * 0.19, colour)
    size = round(_SIDE * (0.44 if suit is Suit.SWORD else 0.385))
    shape = icons.mask(ICON_OF_SUIT[suit], size, fine=False)
    stamp(tile, shape, _SIDE * 0.775 - size / 2, (_SIDE - size) / 2, "#FFFFFF")
    return tile


def _special(card: Card) -> Image.Image:
    tile = _tile(SPECIAL_GROUNDS[card], "#8A6A2F" if card == MAH_JONG else "#E8C77A")
    size, corner = (0.74, (0.26, 0.18)) if card == MAH_JONG else (1.06, (-0.03, -0.03))
    art = figure(card, round(_SIDE * size), 1)
    tile.paste(art, (round(_SIDE * corner[0]), round(_SIDE * corner[1])), art)
    if card == MAH_JONG:
        ink = _figure_of("1", _SIDE)
        stamp(tile, ink, _SIDE * 0.06, _SIDE * 0.19, "#3E2113")
    return tile


def emoji(card: Card) -> Image.Image:
    """The emoji as an RGBA image of 128 x 128."""
    rank, suit = card.rank, card.suit
    tile = _ordinary(rank, suit) if rank is not None and suit is not None else _special(card)
    reduced = tile.reduce(_LARGE)
    reduced.putalpha(_rounded(0, _RADIUS).reduce(_LARGE))
    return reduced


@lru_cache(56)
def emoji_png(card: Card) -> bytes:
    """The emoji as a PNG file: 128 x 128, about 5 KB (the platform allows 256 KiB)."""
    file = io.BytesIO()
    emoji(card).save(file, "PNG", optimize=True)
    return file.getvalue()
