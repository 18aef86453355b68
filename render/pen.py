"""A pen for vector art: paths in a box of 100 x 100, drawn large and reduced so that edges come out smooth."""

import re
from collections.abc import Iterable
from functools import cache
from itertools import pairwise
from typing import Final, TypeAlias

from PIL import Image, ImageDraw

Point: TypeAlias = tuple[float, float]
Ink: TypeAlias = str | int
"""A colour, or a grey 0..255 on a mask."""

_WORD: Final = re.compile(r"[MLCQZ]|-?\d*\.?\d+")
_POINTS_OF: Final = {"M": 1, "L": 1, "Q": 2, "C": 3}
_STEPS: Final = 14
"""Straight pieces a curve is drawn with."""


def _curve(start: Point, handles: tuple[Point, ...], part: float) -> Point:
    """The point of a quadratic or cubic curve at a part 0..1 of its way (de Casteljau)."""
    points: list[Point] = [start, *handles]
    while len(points) > 1:
        points = [(ax + (bx - ax) * part, ay + (by - ay) * part) for (ax, ay), (bx, by) in pairwise(points)]
    return points[0]


@cache
def outline(path: str) -> tuple[tuple[Point, ...], ...]:
    """The polygons of an SVG-like path of absolute `M L Q C Z`."""
    polygons: list[list[Point]] = []
    words = _WORD.findall(path)
    command, place = "M", 0
    while place < len(words):
        if words[place].isalpha():
            command = words[place]
            place += 1
            if command == "Z":
                continue
        count = _POINTS_OF[command]
        numbers = [float(word) for word in words[place : place + 2 * count]]
        points = tuple(zip(numbers[::2], numbers[1::2], strict=True))
        place += 2 * count
        if command == "M":
            polygons.append([points[0]])
            command = "L"
        elif command == "L":
            polygons[-1].append(points[0])
        else:
            start = polygons[-1][-1]
            polygons[-1] += [_curve(start, points, step / _STEPS) for step in range(1, _STEPS + 1)]
    return tuple(map(tuple, polygons))


class Pen:
    """Draws shapes of the 100 x 100 box onto an image, scaled by `scale` and moved by `offset` pixels."""

    def __init__(self, image: Image.Image, scale: float, offset: Point = (0.0, 0.0)) -> None:
        self._draw = ImageDraw.Draw(image)
        self._scale = scale
        self._offset = offset

    def _at(self, point: Point) -> Point:
        return self._offset[0] + point[0] * self._scale, self._offset[1] + point[1] * self._scale

    def polygon(self, points: Iterable[Point], ink: Ink, *, mirror: bool = False) -> None:
        """A filled polygon, and with `mirror` its reflection in the vertical middle too."""
        points = tuple(points)
        self._draw.polygon([self._at(point) for point in points], fill=ink)
        if mirror:
            self._draw.polygon([self._at((100 - x, y)) for x, y in points], fill=ink)

    def path(self, path: str, ink: Ink, *, mirror: bool = False) -> None:
        """The filled polygons of a path."""
        for points in outline(path):
            self.polygon(points, ink, mirror=mirror)

    def circle(self, x: float, y: float, radius: float, ink: Ink, *, mirror: bool = False) -> None:
        """A filled circle."""
        for middle in (x, 100 - x) if mirror else (x,):
            corners = (*self._at((middle - radius, y - radius)), *self._at((middle + radius, y + radius)))
            self._draw.ellipse(corners, fill=ink)

    def box(self, left: float, top: float, right: float, bottom: float, ink: Ink, *, radius: float = 0) -> None:
        """A filled rectangle."""
        corners = (*self._at((left, top)), *self._at((right, bottom)))
        self._draw.rounded_rectangle(corners, radius * self._scale, fill=ink)

    def stroke(self, path: str, ink: Ink, thickness: float, *, mirror: bool = False) -> None:
        """A line with round ends along a path."""
        for points in outline(path):
            for way in (points, tuple((100 - x, y) for x, y in points)) if mirror else (points,):
                places = [self._at(point) for point in way]
                self._draw.line(places, fill=ink, width=max(1, round(thickness * self._scale)), joint="curve")
                radius = thickness * self._scale / 2
                for x, y in (places[0], places[-1]):
                    self._draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=ink)
