"""The 56 cards as application emojis: rank on ivory beside the suit in a band of its colour; and a bomb.

They are shown at about 22 pixels, where rank and suit must stay apart even on "10". Specials fill the tile. The bomb is
red on ivory, since the one of Unicode is nearly black, which nobody sees on the grey of a button.
"""

import io
from collections.abc import Callable
from functools import lru_cache, partial
from typing import Final

from PIL import Image, ImageDraw

from engine.cards import DECK, MAH_JONG, Card, Suit
from render import icons
from render.art import figure
from render.faces import rank_ink, rank_text, stamp
from render.icons import ICON_OF_SUIT
from render.lettering import resized
from render.scene import Colour, Icon
from render.theme import EMOJI_SIZE, FACE, FELT, SPECIAL_GROUNDS, SUIT_COLOURS, mix

ART: Final = 1
"""Counts the looks of the emojis: new art gets new names, so that a name always shows the same picture."""
BOMB: Final = f"tichu{ART}_bomb"
"""The name of the bomb."""
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
    return _cut(tile)


@lru_cache(56)
def emoji_png(card: Card) -> bytes:
    """The emoji as a PNG file: 128 x 128, about 5 KB (the platform allows 256 KiB)."""
    return _file(emoji(card))


def drawings() -> dict[str, Callable[[], bytes]]:
    """By name, what draws each emoji."""
    return {emoji_name(card): partial(emoji_png, card) for card in DECK} | {BOMB: bomb_png}


def bomb_png() -> bytes:
    """The bomb as a PNG file of the same size."""
    tile = _tile(FACE, FELT.small)
    size = round(_SIDE * 0.74)
    stamp(tile, icons.mask(Icon.BOMB, size, fine=False), (_SIDE - size) / 2, (_SIDE - size) / 2, FELT.small)
    return _file(_cut(tile))


def _cut(tile: Image.Image) -> Image.Image:
    """The tile in its size, with round corners."""
    reduced = tile.reduce(_LARGE)
    reduced.putalpha(_rounded(0, _RADIUS).reduce(_LARGE))
    return reduced


def _file(image: Image.Image) -> bytes:
    file = io.BytesIO()
    image.save(file, "PNG", optimize=True)
    return file.getvalue()
