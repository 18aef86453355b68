"""People's names as they may be shown: cleaned for pictures, escaped for messages.

A display name on Discord may hold direction overrides, stacks of accents,
invisible letters, markup and mentions. `cleaned` is safe to draw and to put on
a button (labels know no markup); `written` is safe inside a message.
"""

import re
import unicodedata
from functools import lru_cache
from typing import Final

from bot.speech import Speech
from data.people import is_stand_in

LONGEST: Final = 32
"""Characters of a display name (Discord, User, global_name)."""
NAMELESS: Final = "?"
REMEMBERED: Final = 8192
"""Names kept as they were cleaned, about 200 bytes each: a panel shows the same four as the one before."""
_ACCENTS: Final = 2
"""Marks kept on one letter: Vietnamese needs two, Zalgo is everything above."""
_JOINERS: Final = "\u200c\u200d\ufe0e\ufe0f"
"""Invisible, but parts of emoji and of Persian words."""
_BLANKS: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters by category that show nothing."""


@lru_cache(REMEMBERED)
def cleaned(name: str, *, most: int = LONGEST) -> str:
    """The name in one line without anything invisible, at most so many characters; `?` when nothing is left."""
    kept: list[str] = []
    accents = 0
    for mark in unicodedata.normalize("NFC", name):
        if mark.isspace() or mark in _BLANKS:
            kept.append(" ")
        elif mark in _JOINERS:
            kept.append(mark)
        elif unicodedata.category(mark) in {"Mn", "Me"}:
            accents += 1
            if accents <= _ACCENTS:
                kept.append(mark)
        elif unicodedata.category(mark)[0] != "C":
            kept.append(mark)
            accents = 0
    short = " ".join("".join(kept).split())[:most].rstrip(" \u200c\u200d")
    return short if any(unicodedata.category(mark)[0] in "LNPS" for mark in short) else NAMELESS


_MARKUP: Final = re.compile(r"[\\*_~|`<>#\[\]()]|:(?=//)|^[-+](?=\s)|(?<=^\d)\.|(?<=^\d\d)\.")
_UNPING: Final = "@\u200b"
"""An at sign that starts no mention."""


@lru_cache(REMEMBERED)
def written(name: str, *, most: int = LONGEST) -> str:
    """The cleaned name as it must stand in a message to be read as it is: no markup, mention, link or list."""
    return _MARKUP.sub(r"\\\g<0>", cleaned(name, most=most)).replace("@", _UNPING)


def unmarked(text: str) -> str:
    """A message without its markup, for alt text; what a name has of it is escaped there, and stays."""
    return _MARKED.sub(lambda found: found[1] or "", text)


_MARKED: Final = re.compile(r"\\(.)|\*\*|[_`\u200b]|^(?:-#|#{1,3}) ", re.MULTILINE)
"""An escaped character; bold, slanted and code; how a heading and a footnote begin (Discord, Markdown 101)."""


def shown(user: int | None, name: str, speech: Speech) -> str:
    """The name to show for somebody of the store, before it is cleaned; `user` is None for a bot."""
    return speech("deleted-player") if user is not None and is_stand_in(user) else name
