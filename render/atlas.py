"""What pictures are copied from: cards, pieces and backdrops, each painted once, cut to palette indices and kept."""

from dataclasses import replace
from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image, ImageChops

from render import faces, icons, lettering
from render.art import figure
from render.brush import draw, rounded
from render.palette import indexed
from render.scene import Backdrop, Piece, Sprite
from render.theme import rgb

RING: Final = 5
"""How far a ring reaches beyond its card, in pixels."""
_OPAQUE: Final = 96
"""The least opacity 0..255 at which a pixel of a card's round corner is copied."""


class Cut(NamedTuple):
    """A card as palette indices, and as a 1-bit mask which of its pixels are copied."""

    indices: Image.Image
    mask: Image.Image


def in_colours(backdrop: Backdrop) -> Image.Image:
    """A backdrop in true colours."""
    image = Image.new("RGB", (backdrop.width, backdrop.height), backdrop.colour)
    for box in backdrop.boxes:
        draw(image, box)
    return image


@lru_cache(16)
def _kept(backdrop: Backdrop) -> Image.Image:
    return in_colours(backdrop)


@lru_cache(16)
def ground(backdrop: Backdrop) -> Image.Image:
    """A backdrop as palette indices; copy it before drawing."""
    return indexed(_kept(backdrop))


def piece_in_colours(piece: Piece, backdrop: Backdrop | None) -> Image.Image:
    """A piece in true colours, on its own ground or on the part of the backdrop that it covers."""
    size = (piece.width, piece.height)
    if backdrop is None:
        image = Image.new("RGB", size, piece.ground or 0)
    else:
        image = _kept(backdrop).crop((piece.x, piece.y, piece.x + piece.width, piece.y + piece.height))
    for mark in piece.marks:
        draw(image, mark)
    return image


@lru_cache(512)
def _piece(piece: Piece, backdrop: Backdrop | None) -> Image.Image:
    return indexed(piece_in_colours(piece, backdrop))


def piece(piece: Piece, backdrop: Backdrop) -> Image.Image:
    """A piece as palette indices. With a ground of its own it is the same picture at any place, and is kept as one."""
    return _piece(piece, backdrop) if piece.ground is None else _piece(replace(piece, x=0, y=0), None)


def sprite_in_colours(sprite: Sprite) -> tuple[Image.Image, Image.Image]:
    """A card in true colours on its ground, and its opacity; with a ring, five pixels larger on all sides."""
    art = faces.face(sprite.card, sprite.width, sprite.tag)
    margin = RING if sprite.ring else 0
    size = (art.width + 2 * margin, art.height + 2 * margin)
    image = Image.new("RGB", size, sprite.ground)
    shape = rounded(*size, 18) if sprite.ring else art.getchannel("A")
    if sprite.ring:
        image.paste(rgb(sprite.ring), (0, 0, *size), shape)
    image.paste(art, (margin, margin), art)
    return image, shape


@lru_cache(1024)
def _card(sprite: Sprite) -> Cut:
    image, shape = sprite_in_colours(sprite)
    lifted = ImageChops.add(shape, Image.new("L", shape.size, 128 - _OPAQUE))
    return Cut(indexed(image), lifted.convert("1", dither=Image.Dither.NONE))


def card(sprite: Sprite) -> Cut:
    """A card, wherever it lies."""
    return _card(replace(sprite, x=0, y=0))


def forget() -> None:
    """Give back the memory of everything painted, as at a start; the next pictures take longer."""
    for memory in (_kept, ground, _piece, _card, lettering.mask, icons.mask, figure, rounded):
        memory.cache_clear()
