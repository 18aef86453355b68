"""Cuts the palette of `render/palette.py` anew; run by hand when the theme or the art has changed.

`python -m tests.golden.cut_palette` keeps every flat colour of the theme and of the cards, fills the rest by median
cut over everything that the sample scenes and the deck show, and writes the constant.
"""

import re
from collections import Counter
from pathlib import Path
from typing import Final

from PIL import Image

import render.palette
from engine.cards import DECK, PHOENIX
from render import atlas, faces
from render.scene import Piece, Sprite
from render.theme import FACE, FELT, OUTLINE, RGB, SPECIAL_GROUNDS, SUIT_COLOURS, rgb
from tests.golden.sample_scenes import SCENES

SIZE: Final = 256
_WIDTHS: Final = (158, 136, 89)


def flat() -> list[RGB]:
    """The colours that must be exact: of the theme, and the grounds and inks of the cards."""
    values: list[str] = re.findall(r"#[0-9A-F]{6}", repr(FELT))
    values += [FACE, OUTLINE, *SUIT_COLOURS.values(), *SPECIAL_GROUNDS.values()]
    return list(dict.fromkeys(snapped(rgb(value)) for value in values))


def snapped(colour: RGB) -> RGB:
    """The colour that Pillow's look-up finds exactly: a multiple of four in each channel."""
    red, green, blue = colour
    return red & 0xFC, green & 0xFC, blue & 0xFC


def shown() -> Counter[RGB]:
    """How many pixels of each colour all samples have, each piece and card counted once."""
    images: list[Image.Image] = [faces.back(38).convert("RGB")]
    pieces = {(item, scene.backdrop) for scene in SCENES.values() for item in scene.items if isinstance(item, Piece)}
    images += [atlas.piece_in_colours(piece, backdrop) for piece, backdrop in pieces]
    for width in _WIDTHS:
        for card in DECK:
            sprite = Sprite(card, 0, 0, width, "8" if card == PHOENIX else "", ground=FELT.felt_middle)
            images.append(atlas.sprite_in_colours(sprite)[0])
    seen: Counter[RGB] = Counter()
    for image in images:
        for count, colour in image.getcolors(image.width * image.height) or ():
            if isinstance(colour, tuple):
                seen[colour[0], colour[1], colour[2]] += count
    return seen


def cut() -> bytes:
    """The palette: 256 colours, red, green and blue of each."""
    exact = flat()
    cells: list[RGB] = []
    for colour, count in sorted(shown().items()):
        if snapped(colour) not in exact:
            cells += [colour] * max(1, round(count**0.5 / 3))  # flat areas would eat the palette: count roots
    strip = Image.frombytes("RGB", (len(cells), 1), bytes(channel for colour in cells for channel in colour))
    found = strip.quantize(SIZE - len(exact), Image.Quantize.MEDIANCUT, kmeans=2).getpalette() or []
    rest = [snapped((red, green, blue)) for red, green, blue in zip(found[::3], found[1::3], found[2::3], strict=True)]
    colours = [*exact, *rest, *[exact[0]] * SIZE][:SIZE]
    return bytes(channel for colour in colours for channel in colour)


def write(palette: bytes) -> None:
    """Put the palette into the module as its constant."""
    module = Path(render.palette.__file__)
    digits = palette.hex()
    lines = "".join(f'    "{digits[place : place + 96]}"\n' for place in range(0, len(digits), 96))
    text = module.read_text(encoding="utf-8")
    module.write_text(re.sub(r'(fromhex\(\n)(?: +"\w+"\n)+', rf"\g<1>{lines}", text), encoding="utf-8")


if __name__ == "__main__":
    write(cut())
