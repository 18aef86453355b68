"""A line through numbers, as marks: a rating over the matches that made it what it is."""

from collections.abc import Sequence
from itertools import pairwise
from math import hypot
from typing import Final

from render.scene import Box, Mark, Polygon
from render.theme import Theme

_MOST: Final = 60
"""Points that are drawn: more would lie upon each other."""
_HALF: Final = 3.0
"""Half the thickness of the line."""
_DOT: Final = 18
NARROWEST: Final = 60
"""The least difference between the lowest and the highest number that the height stands for."""


def thinned(values: Sequence[int]) -> tuple[int, ...]:
    """At most so many of the numbers as are drawn, evenly taken, the first and the last among them."""
    if len(values) <= _MOST:
        return tuple(values)
    return tuple(values[round(place * (len(values) - 1) / (_MOST - 1))] for place in range(_MOST))


def span(values: Sequence[int]) -> tuple[int, int]:
    """What the lower and the upper edge stand for."""
    low, high = min(values), max(values)
    wanting = max(0, NARROWEST - (high - low))
    return low - wanting // 2, high + wanting - wanting // 2


def curve(values: Sequence[int], area: tuple[int, int, int, int], theme: Theme) -> list[Mark]:
    """The line with what lies below it, in an area of left, top, width and height; at least two numbers."""
    left, top, width, height = area
    drawn = thinned(values)
    low, high = span(values)
    points = [
        (
            left + round(place * width / (len(drawn) - 1)),
            top + round((high - value) * height / (high - low)),
        )
        for place, value in enumerate(drawn)
    ]
    floor = top + height + 6
    marks: list[Mark] = [
        Polygon(((left, floor), *points, (left + width, floor)), theme.felt),
        *(Polygon(_stroke(one, other), theme.turn) for one, other in pairwise(points)),
        *(Box(x - 3, y - 3, 6, 6, 3, theme.turn) for x, y in points[1:-1]),
    ]
    x, y = points[-1]
    half = _DOT // 2
    return [*marks, Box(x - half, y - half, _DOT, _DOT, half, theme.plate), Box(x - 6, y - 6, 12, 12, 6, theme.turn)]


def _stroke(one: tuple[int, int], other: tuple[int, int]) -> tuple[tuple[int, int], ...]:
    """A thick line between two points."""
    (ax, ay), (bx, by) = one, other
    length = hypot(bx - ax, by - ay) or 1.0
    across, down = _HALF * (ay - by) / length, _HALF * (bx - ax) / length
    corners = ((ax + across, ay + down), (bx + across, by + down), (bx - across, by - down), (ax - across, ay - down))
    return tuple((round(x), round(y)) for x, y in corners)
