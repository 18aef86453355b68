"""Text as masks: which font draws which character, how wide a text comes out, and its ink.

This module alone touches FreeType, whose fonts may not be used by two threads at once, and holds a lock while it
does. What it returns is kept, and may be read from any thread.
"""

import re
import threading
import unicodedata
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw, ImageFont, features

from render.scene import Face

FONTS: Final = Path(__file__).parent / "fonts"
FONT_OF_FACE: Final = {
    Face.TEXT: "TichuSans-Bold.otf",
    Face.LABEL: "TichuSans-ExtraBold.otf",
    Face.FIGURE: "TichuSans-Black.otf",
}
EMOJI_FONT: Final = "NotoEmoji-Bold.ttf"
SHAPED: Final = features.check("raqm")
"""Whether HarfBuzz and FriBiDi are there; without, Arabic and the Indian scripts are drawn letter by letter."""
INVISIBLE: Final = "\u200c\u200d\ufe0e\ufe0f"
"""Joiners and variation selectors: parts of words and emoji, never drawn."""
_WITHOUT_INVISIBLE: Final = str.maketrans("", "", INVISIBLE)
EMOJI: Final = re.compile(
    "[\U0001f1e6-\U0001f1ff]{2}|["
    "\u2190-\u2bff\U0001f000-\U0001faff]\ufe0f?(?:\u200d[\u2600-\u27bf\U0001f000-\U0001faff]\ufe0f?)*",
)
"""One emoji: a flag, or pictographs joined to one."""

_FREETYPE: Final = threading.RLock()
_RISE: Final = 1.1
_FALL: Final = 0.55
"""How far a mask reaches above and below the baseline, in sizes: room for stacked accents and Arabic tails."""
CAPITALS: Final = 0.355
"""Half the height of capitals, in sizes."""


@cache
def coverage() -> dict[str, frozenset[int]]:
    """The code points of each font, in the order in which the fonts are tried (fonts/coverage.txt)."""
    found: dict[str, frozenset[int]] = {}
    for line in (FONTS / "coverage.txt").read_text(encoding="ascii").splitlines():
        name, *runs = line.split()
        points: set[int] = set()
        for run in runs:
            low, _, high = run.partition("-")
            points.update(range(int(low, 16), int(high or low, 16) + 1))
        found[name] = frozenset(points)
    return found


def covered(character: str) -> bool:
    """Whether some font has a glyph for this character."""
    return any(ord(character) in points for points in coverage().values())


@lru_cache(128)
def _font(name: str, size: int) -> ImageFont.FreeTypeFont:
    shaped = SHAPED and name not in FONT_OF_FACE.values()
    engine = ImageFont.Layout.RAQM if shaped else ImageFont.Layout.BASIC
    return ImageFont.truetype(str(FONTS / name), size, layout_engine=engine)


def _choose(character: str, main: str, before: str | None) -> str | None:
    """The font for a character: the one before for marks and spaces, else the first that has it, if any."""
    points = coverage()
    if character in INVISIBLE:
        return before
    attached = unicodedata.combining(character) or character == " "
    if before and (attached or (before != main and not character.isascii())) and ord(character) in points[before]:
        return before
    return next((name for name in (main, *points) if ord(character) in points[name]), None)


def runs(text: str, face: Face) -> tuple[tuple[str, str], ...]:
    """The text in parts of one font each, in reading order: pairs of font and part.

    A character that no font has is left out: an empty box helps nobody.
    """
    main = FONT_OF_FACE[face]
    parts: list[tuple[str, str]] = []
    place = 0
    while place < len(text):
        emoji = EMOJI.match(text, place)
        is_emoji = emoji and ord(emoji[0][0]) in coverage()[EMOJI_FONT] and ord(emoji[0][0]) not in coverage()[main]
        part = emoji[0] if emoji and is_emoji else text[place]
        font = EMOJI_FONT if is_emoji else _choose(part, main, parts[-1][0] if parts else None)
        place += len(part)
        if font is None:
            continue
        if parts and parts[-1][0] == font:
            parts[-1] = (font, parts[-1][1] + part)
        else:
            parts.append((font, part))
    return tuple(parts)


def right_to_left(text: str) -> bool:
    """Whether the first letter with a direction runs to the left."""
    for character in text:
        match unicodedata.bidirectional(character):
            case "R" | "AL":
                return True
            case "L":
                return False
            case _:
                pass
    return False


def _advances(text: str, face: Face, size: int, *, tabular: bool) -> list[tuple[float, str, ImageFont.FreeTypeFont]]:
    """Where each part of a text starts, and last, with no part, where the text ends."""
    if tabular:
        font = _font(FONT_OF_FACE[face], size)
        cell = font.getlength("0")
        placed: list[tuple[float, str, ImageFont.FreeTypeFont]] = []
        x = 0.0
        for character in text:
            wide = font.getlength(character)
            room = cell if character.isdigit() else wide
            placed.append((x + (room - wide) / 2, character, font))
            x += room
        return [*placed, (x, "", font)]
    parts = runs(text, face)
    placed = []
    x = 0.0
    for name, part in reversed(parts) if right_to_left(text) else parts:
        font = _font(name, size)
        drawn = part if font.layout_engine == ImageFont.Layout.RAQM else part.translate(_WITHOUT_INVISIBLE)
        placed.append((x, drawn, font))
        x += font.getlength(drawn)
    return [*placed, (x, "", _font(FONT_OF_FACE[face], size))]


@lru_cache(2048)
def mask(text: str, face: Face, size: int, squeeze: float = 1.0, *, tabular: bool = False) -> Image.Image:
    """The text's ink as an "L" image, as wide as the ink; `baseline(size)` tells where it stands."""
    with _FREETYPE:
        placed = _advances(text, face, size, tabular=tabular)
        margin = size
        canvas = Image.new("L", (int(placed[-1][0]) + 2 * margin, int(size * (_RISE + _FALL))), 0)
        pen = ImageDraw.Draw(canvas)
        for x, part, font in placed[:-1]:
            pen.text((margin + x, baseline(size)), part, font=font, fill=255, anchor="ls")
    box = canvas.getbbox()
    ink = canvas.crop((box[0], 0, box[2], canvas.height)) if box else Image.new("L", (1, canvas.height), 0)
    if squeeze != 1.0:
        ink = resized(ink, max(1, round(ink.width * squeeze)), ink.height)
    return ink


def resized(ink: Image.Image, width: int, height: int) -> Image.Image:
    """Ink drawn out or pressed together to a size in pixels."""
    size = (width, height)
    return ink.resize(size, Image.Resampling.LANCZOS)  # pyright: ignore[reportUnknownMemberType] - stubs name numpy


def baseline(size: int) -> int:
    """Pixels from the top of a mask down to its baseline."""
    return int(size * _RISE)


def width(text: str, face: Face, size: int, squeeze: float = 1.0, *, tabular: bool = False) -> int:
    """The width of a text's ink in pixels."""
    return mask(text, face, size, squeeze, tabular=tabular).width
