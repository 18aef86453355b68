"""The one palette of 256 colours that every picture of ours is painted with.

Its colours are multiples of four in each channel: Pillow looks colours up by the upper six bits, and only so is every
flat colour of the theme hit exactly and not drawn to a neighbour. The constant is made by `render/palette_cut.py`.
"""

import threading
from typing import Final

from PIL import Image

COLOURS: Final = bytes.fromhex(
    "081c1810342c144034205848c8a8683c3020241c140818142c48400c2c24f4f0e4a8bcb4fcd03c1814005cc8fcfc9c80"
    "08201cd83428b82478fcfcfc2c3c38b0201c2c6c8c78e0a0142824e8b838a87814fce098f0e0bc583420d4dce0d89458"
    "7c8c88f8f4e804100c007c6820242c1c54b8d0202c384c60381034580c1cfcf8f4f0ecf0f8f0e4f0f0e4e8e8e0f0ece0"
    "f8e8dcdce0e4f0d4e4e8e4d8f4e0d4f0e0c0e0e4d8d0e0d0f4d8d0dcdcd0e8b8d4d0d8dcc0d8c8c4ccd8e8d8b4f0ccc4"
    "f4d090f8c840d4d4c8e0cca8ccccc0f0c0b8e0b8b0dc9cc0ecb4acc8c8c0c4c0b8bcbcb0f8cc78ecc03ce8bc84dcb038"
    "d4bc98d4c050cca068e8a4a0d078aceca864f8a438d0b07cbca44cc8a030e49494e09848e48888f09478d88878c88850"
    "b0c0d8b0d0c09cc8b88cc0acb8bcbcc0cca4a0b4d0a0c090b4b4aca4b4ac0000008ca8d0acaca4bca8909caca484b47c"
    "a4a4a09ca09880a8bc94a49cb89c749cbc5c8ca094949890a4946cb08054b8942ca484248c90888c8c6074c49054bcf0"
    "78b4a400000060ac9864a86c4cacd850b8807494c88498906c98b044a08c449cc43c9c688084a07c9088848880748880"
    "70847c80847c5880c46880783c8cac3094801c8c7808806ce0787cf48038e06c6cec6430c87c6cbc7c38c4645ca0785c"
    "7c7458a470448c70208c6450ac64308c6c38787c787080745488a46478707074706870685c746c648854507064646460"
    "5c68646c6848546460dc6060d85458d8444ce04434c0448cc05048985c349c342cd43444d0382cd02834bc4434b42c2c"
    "9824547c5844705c18845030585c58585c40604c407044306038245c48147c28285c243c6018204070c048747c387c98"
    "44685c30708c2c7850246c8c2c64784c5c584c5454386050285cb81c5c7c24586848504c405450404c44384844404044"
    "4844342c544820544424483c18445034444018443848401c343438483408302c1c2c3c3828383438382c282830203c34"
    "14384420343014383020302810302848241c2c24104418341c28242810202018081424200c28240c201c101c180c1814"
)
"""Red, green and blue of each colour, 768 bytes."""

_LOOKUP: Final = threading.Lock()


def _carrier() -> Image.Image:
    image = Image.new("P", (1, 1))
    image.putpalette(COLOURS)
    return image


_CARRIER: Final = _carrier()
"""Keeps Pillow's look-up table, which fills as it is used: hence the lock."""


def indexed(image: Image.Image) -> Image.Image:
    """An RGB image as palette indices, in an "L" image so that pasting copies bytes."""
    with _LOOKUP:
        found = image.quantize(palette=_CARRIER, dither=Image.Dither.NONE)
    return Image.frombuffer("L", found.size, found.tobytes(), "raw", "L", 0, 1)
