"""From a scene to the bytes of its picture.

A frame is a copy of its backdrop and a dozen or two copies of pieces, all of them palette indices, then one
compression. What has not been seen before is painted first (some milliseconds) and kept.

Safe to call from several threads: nothing kept is changed after it was made, and FreeType and the colour look-up are
behind locks. Two threads that ask for the same new piece at once both paint it. One or two workers are enough; most
of the time is spent in calls that release the interpreter lock.
"""

from typing import assert_never

from PIL import Image

from render import atlas
from render.png import encode
from render.scene import Piece, Scene, Sprite


def frame(scene: Scene) -> Image.Image:
    """The scene as an "L" image of palette indices."""
    image = atlas.ground(scene.backdrop).copy()
    for item in scene.items:
        match item:
            case Piece():
                image.paste(atlas.piece(item, scene.backdrop), (item.x, item.y))
            case Sprite():
                card = atlas.card(item)
                margin = atlas.RING if item.ring else 0
                image.paste(card.indices, (item.x - margin, item.y - margin), card.mask)
            case _:
                assert_never(item)
    return image


def png(scene: Scene) -> bytes:
    """The scene as a PNG file: 8-bit palette, under 60 KB for whatever follows a table."""
    return encode(frame(scene))
