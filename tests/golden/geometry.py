"""What is wrong with the layout of a scene: texts too small or cut off, pieces outside or upon each other."""

from itertools import combinations
from typing import TypeAlias

from render import faces, lettering
from render.scene import Anchor, Piece, Scene, Sprite, Text
from render.theme import SMALLEST_TEXT

Area: TypeAlias = tuple[int, int, int, int]
"""Left, top, right, bottom."""


def is_apart(one: Area, other: Area) -> bool:
    return one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


def is_within(one: Area, width: int, height: int) -> bool:
    return one[0] >= 0 and one[1] >= 0 and one[2] <= width and one[3] <= height


def of_text(text: Text) -> Area:
    """The width of a text's ink and the height of its capitals."""
    wide = lettering.width(text.text, text.face, text.size, text.squeeze, tabular=text.tabular)
    left = text.x - {Anchor.LEFT: 0, Anchor.MIDDLE: wide // 2, Anchor.RIGHT: wide}[text.anchor]
    half = round(text.size * lettering.CAPITALS)
    return left, text.y - half, left + wide, text.y + half


def of_piece(piece: Piece) -> Area:
    return piece.x, piece.y, piece.x + piece.width, piece.y + piece.height


def of_sprite(sprite: Sprite) -> Area:
    return sprite.x, sprite.y, sprite.x + sprite.width, sprite.y + faces.height(sprite.width)


def small_texts(scene: Scene) -> list[str]:
    """The texts that a phone cannot show."""
    pieces = (item for item in scene.items if isinstance(item, Piece))
    return [
        str(mark) for piece in pieces for mark in piece.marks if isinstance(mark, Text) and mark.size < SMALLEST_TEXT
    ]


def bad_texts(scene: Scene) -> list[str]:
    """The texts that leave their piece or touch another."""
    wrong: list[str] = []
    for piece in scene.items:
        if isinstance(piece, Piece):
            texts = [(mark, of_text(mark)) for mark in piece.marks if isinstance(mark, Text)]
            wrong += [str(text) for text, area in texts if not is_within(area, piece.width, piece.height)]
            wrong += [f"{one} | {other}" for (one, a), (other, b) in combinations(texts, 2) if not is_apart(a, b)]
    return wrong


def bad_places(scene: Scene, *, cards_cover: bool = False) -> list[str]:
    """The pieces and cards that leave the picture, the pieces upon another and, if that is wrong, under a card."""
    pieces = [(item, of_piece(item)) for item in scene.items if isinstance(item, Piece)]
    cards = [(item, of_sprite(item)) for item in scene.items if isinstance(item, Sprite)]
    width, height = scene.backdrop.width, scene.backdrop.height
    wrong = [str(item) for item, area in (*pieces, *cards) if not is_within(area, width, height)]
    wrong += [f"{one} | {other}" for (one, a), (other, b) in combinations(pieces, 2) if not is_apart(a, b)]
    if not cards_cover:
        wrong += [f"{one} | {other}" for one, a in pieces for other, b in cards if not is_apart(a, b)]
    return wrong
