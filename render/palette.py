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
    "7c8c88f8f4e804100c007c6820242c1c54b8d0202c384c60381034580c1cfcf4f4f8f4e4fcf0dcf0f0e4ecece0f4e4e8"
    "f8e4d8e4e8e0ecc4dce8e4d8f4e4c8dce4dce0e0d4d0e0d0f4d8d0dcd8cce0a8c8d0d8dcc0d8c8c4ccd8ecd8b4f0ccc4"
    "f0cc94f8c840d4d4c8e0cca8ccccc0f0c0bce0c0b4d884b4ecb4acc8c8c0c0c0b8bcbcb0fcd480ecc03cecb878e0b438"
    "d4bc94e0c450bcb858e8a4a0c85c9cf09c70f8a838c8ac84b89c54d4a834c49c30e49490e49c4ce48484ec886cdc9470"
    "d48880cc8850b4c4d8b0d0c0a0c8b88cc0acb4bcbcbccca0a0b8d494bc84b0b4aca4b4ac0000008ca8d0b0aca09caca4"
    "a4a8a09ca0987498c894a89cbc9c748cb0588ca098949890a49470b0805cb49028a080248c908890886470c08854b8e8"
    "78b8a400000068b09c50b88054a490889c906494ac3c9c8838a06880948c7c90888488807488806c847880847c5880c4"
    "60a46c449cc42490780c846ce07878f48438e06868dc5c5cc87c6cb87c44c4645ca0785c906c54b470348c7020a06c40"
    "9c5c308c6038787c78707c7400000060787070746c646c68788450547068706c50606460705444506460bc3884f06830"
    "d85054e45434a44034c0504884604c884c307c543c6c6428585c5c5c5c44786018704430604840645014dc3c30d84048"
    "c04434d03444d02830b42c2c942c2874282c58441060382494244c6018204070c048747c3880a040885c2c687c24744c"
    "246c8c4c5c58505454446458385c4c285cb81c5c7c245868484c4c445450484c3c405048384844404044504034403c30"
    "2c50441c504424483c18445034403c1844384440203438344834083430202c3838283830282c24282830203c34143844"
    "2034301438301c2c2810302848241c3024104c1c382810201828241c20182018041424200c28240c201c101c180c1814"
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


def coloured(indices: Image.Image) -> Image.Image:
    """Palette indices as an RGB image, as a viewer shows them."""
    image = Image.frombytes("P", indices.size, indices.tobytes())
    image.putpalette(COLOURS)
    return image.convert("RGB")
