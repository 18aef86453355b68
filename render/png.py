"""Writes PNG files of 8-bit palette images."""

import struct
import zlib
from functools import lru_cache
from typing import Final

from PIL import Image

from render.palette import COLOURS

EFFORT: Final = 3
"""Of zlib, 0..9."""
_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


_PALETTE: Final = _chunk(b"PLTE", COLOURS)
_END: Final = _chunk(b"IEND", b"")


@lru_cache(16)
def _rows(width: int, height: int) -> Image.Image:
    """An empty image one column wider: its first column is the filter type 0 that precedes every row in a file."""
    return Image.new("L", (width + 1, height), 0)


def encode(indices: Image.Image) -> bytes:
    """The file of an image of palette indices (PNG, third edition; rows unfiltered, which is best for flat art)."""
    rows = _rows(*indices.size).copy()
    rows.paste(indices, (1, 0))
    header = struct.pack(">IIBBBBB", *indices.size, 8, 3, 0, 0, 0)
    data = zlib.compress(rows.tobytes(), EFFORT)
    return b"".join((_SIGNATURE, _chunk(b"IHDR", header), _PALETTE, _chunk(b"IDAT", data), _END))
