"""People's names, in any script: what of them can be drawn, and how they fit into a width."""

import re
import unicodedata
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from render.lettering import EMOJI, INVISIBLE, covered, width
from render.scene import Face

LONGEST: Final = 80
"""Characters that are looked at at all: more than a display name or a caption of ours has."""
NAMELESS: Final = "?"
_ACCENTS: Final = 2
"""Marks kept on one letter: Vietnamese needs two, everything above is decoration."""
_HIDDEN: Final = re.compile(
    "[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u20e3\u2800\u3164\uffa0"
    "\ufff0-\uffff\ue000-\uf8ff\U0001f3fb-\U0001f3ff\U000e0000-\U0010ffff]",
)
"""Controls, direction overrides, blanks that pose as letters, private use;
and keycaps and skin tones, which one colour cannot show."""
_FANCY: Final = re.compile("[\U0001d400-\U0001d7ff\uff01-\uff5e\U0001f130-\U0001f169\u24b6-\u24e9]")
"""Letters of mathematics, full width or in circles, drawn as the letters that they stand for."""
_WIDE: Final = re.compile("[\u3041-\u30ff\u4e00-\u9fff\uac00-\ud7a3]")
"""Scripts whose words may be broken anywhere."""


@lru_cache(512)
def clean(name: str) -> str:
    """The text as far as our fonts can draw it, at most 80 characters, `?` when nothing is left."""
    kept: list[str] = []
    marks = 0
    for character in _HIDDEN.sub("", unicodedata.normalize("NFC", name)):
        plain = unicodedata.normalize("NFKC", character) if _FANCY.match(character) else character
        if unicodedata.combining(character):
            marks += 1
            if marks > _ACCENTS or not kept:
                continue
        elif character not in INVISIBLE:
            marks = 0
        kept.extend(part for part in plain if part in INVISIBLE or covered(part) or part.isspace())
    drawn = " ".join("".join(kept).split())[:LONGEST].strip(" " + INVISIBLE)
    return drawn if any(not character.isspace() for character in drawn) else NAMELESS


def clusters(text: str) -> list[str]:
    """What a reader counts as characters: letters with their marks, whole emoji."""
    found: list[str] = []
    place = 0
    while place < len(text):
        emoji = EMOJI.match(text, place)
        part = emoji[0] if emoji else text[place]
        if found and not emoji and (unicodedata.category(part).startswith("M") or part in INVISIBLE):
            found[-1] += part
        else:
            found.append(part)
        place += len(part)
    return found


@lru_cache(1024)
def initial(name: str) -> str:
    """The first character of a name, as a capital, for a badge."""
    first = next(part for part in clusters(clean(name)) if not part.isspace())
    capital = first.upper()
    return capital if len(capital) == len(first) and all(map(covered, capital)) else first


@lru_cache(1024)
def fitted(name: str, room: int, *, size: int, smallest: int, face: Face = Face.TEXT) -> tuple[str, int]:
    """The name and the size at which it is at most `room` wide: first shrunk, then cut with an ellipsis."""
    text = clean(name)
    for smaller in range(size, smallest - 1, -2):
        if width(text, face, smaller) <= room:
            return text, smaller
    return cut(text, room, smallest, face), smallest


def cut(text: str, room: int, size: int, face: Face = Face.TEXT) -> str:
    """As much of the text as has room, with an ellipsis where it was cut."""
    return shortened(text, lambda shorter: width(shorter, face, size) <= room)


def shortened(text: str, fits: Callable[[str], bool]) -> str:
    """As much of the text as fits, with an ellipsis where it was cut."""
    parts = clusters(text)
    while parts and not fits(text):
        parts.pop()
        text = "".join(parts).rstrip() + "…"
    return text


@lru_cache(1024)
def stacked(name: str, room: int, *, size: int, smallest: int) -> tuple[tuple[str, ...], int]:
    """The name in one line or two and their size, each at most `room` wide.

    Two lines at the smallest size come before an ellipsis, where the name has a place to break.
    """
    text, fits = fitted(name, room, size=size, smallest=smallest)
    if not text.endswith("…"):
        return (text,), fits
    whole = clean(name)
    for place in _breaks(whole):
        first, second = whole[:place].rstrip(), whole[place:].lstrip()
        if width(first, Face.TEXT, smallest) <= room:
            return (first, cut(second, room, smallest)), smallest
    return (text,), smallest


def _breaks(text: str) -> list[int]:
    """Where a name may go on in a second line, the latest place first."""
    return [
        place
        for place in range(len(text) - 1, 0, -1)
        if text[place] == " "
        or text[place - 1] in "-_. "
        or (_WIDE.match(text[place]) and _WIDE.match(text[place - 1]))
    ]
