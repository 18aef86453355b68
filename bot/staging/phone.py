"""How much room a row of buttons has on a telephone 390 pixels wide, so that it stays one line there.

The figures are those of the demo's page, which come near Discord's on Android and iOS.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import ceil
from typing import Final
from unicodedata import east_asian_width

from bot.staging.panel import Button
from render import names
from render.lettering import width
from render.scene import Face

ROOM: Final = 314
"""Pixels from a message's left edge, behind the picture of who wrote it, to the window's."""
MENU: Final = 236
"""Pixels that a menu leaves for what is chosen in it or asked by it, beside its arrow and in letters of 16 pixels."""
GAP: Final = 6
MOST: Final = 4
"""Buttons in a row: iOS wraps the fifth."""
LONGEST: Final = 34
"""Characters of a label that are shown beside an emoji."""
LEAST: Final = 56
"""The narrowest button."""
_PADDING: Final = 22
"""Left and right of what a button shows."""
_EMOJI: Final = 21
_FINE: Final = 4
"""Letters are measured so many times larger, for the sake of fractions of a pixel."""
_SUIT: Final = 11
"""A suit's mark, wider in our letters than there."""
_SUITS: Final = frozenset("♠♣♥♦★")
_SPACE: Final = 4
"""Of a letter that is nothing but its advance, the painter knows no width."""
_WIDE: Final = 13
"""The least that a syllable of Korean takes there, whose letters are wider than ours."""
_SIZE: Final = 61
"""Letters of a good 15 pixels: ours are slimmer than those of a telephone, which are of 14."""


def row_width(row: Sequence[Button]) -> int:
    """Pixels that buttons take side by side."""
    return sum(map(_button, row)) + GAP * (len(row) - 1)


def share(count: int, *, emoji: bool = False) -> int:
    """Pixels for each label of so many equal buttons in a row."""
    left = (ROOM - GAP * (count - 1)) // count - _PADDING
    return left - (_EMOJI + GAP if emoji else 0)


def beside(row: Sequence[Button], *, emoji: bool = False) -> int:
    """Pixels that a row of buttons leaves for the label of one more."""
    left = ROOM - row_width(row) - GAP - _PADDING
    return left - (_EMOJI + GAP if emoji else 0)


def lines(buttons: Sequence[Button]) -> list[tuple[Button, ...]]:
    """The buttons in their order, in rows that stay one line each."""
    rows: list[tuple[Button, ...]] = []
    for button in buttons:
        if rows and len(rows[-1]) < MOST and row_width((*rows[-1], button)) <= ROOM:
            rows[-1] = (*rows[-1], button)
        else:
            rows.append((button,))
    return rows


def first_fitting(labels: Sequence[str], room: int) -> str:
    """The first of the labels that needs no more than so many pixels; if none does, the last one, cut."""
    return next((label for label in labels if fits(label, room)), fitted(labels[-1], room))


def naming(label: Callable[[str], str], name: str, room: int) -> str:
    """What `label` makes of the name, or of as much of it as leaves the whole no wider than so many pixels."""

    def is_short(shorter: str) -> bool:
        return len(made := label(shorter)) <= LONGEST and fits(made, room)

    return label(names.shortened(name, is_short))


def fits(label: str, room: int) -> bool:
    """Whether a label needs no more than so many pixels."""
    return _text(label) <= room


@lru_cache(4096)
def fitted(label: str, room: int) -> str:
    """The label, cut to so many pixels."""
    return names.shortened(label, lambda shorter: fits(shorter, room))


def _button(button: Button) -> int:
    inside = _text(button.label) + (_EMOJI if button.emoji else 0)
    return max(LEAST, inside + (GAP if button.emoji and button.label else 0) + _PADDING)


@lru_cache(4096)
def _text(label: str) -> int:
    """Rounded up. Remembered, since most labels of a hand are those of the hand before."""
    return ceil(sum(map(_advance, names.clusters(label))))


@lru_cache(4096)
def _advance(cluster: str) -> float:
    """Pixels of one character. Measured one by one, since a name would be painted anew for each letter cut off."""
    if cluster in _SUITS:
        return _SUIT
    if cluster.isspace():
        return _SPACE
    least = _WIDE if east_asian_width(cluster[0]) in {"W", "F"} else 0
    return max(least, width(cluster, Face.TEXT, _SIZE) / _FINE)
