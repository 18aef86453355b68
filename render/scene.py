"""A picture as data: what is drawn and where, without a pixel.

Scenes are values: equal scenes are the same picture, and a scene can be a key of a cache. Coordinates are whole
pixels from the top left corner; a piece's marks count from the corner of the piece. `str` of a scene is a text to
read and to compare in tests.
"""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TypeAlias

from engine.cards import Card

Colour: TypeAlias = str
"""`#RRGGBB`."""


class Face(StrEnum):
    """Which of our typefaces a text is set in."""

    TEXT = "text"
    LABEL = "label"
    FIGURE = "figure"


class Anchor(StrEnum):
    """Which point of a text its `x` is."""

    LEFT = "left"
    MIDDLE = "middle"
    RIGHT = "right"


class Icon(StrEnum):
    """The shapes of one colour."""

    JADE = "jade"
    SWORD = "sword"
    PAGODA = "pagoda"
    STAR = "star"
    BOT = "bot"
    BOMB = "bomb"
    TICK = "tick"
    CROSS = "cross"
    WAIT = "wait"
    CROWN = "crown"
    FLAG = "flag"
    PLUS = "plus"
    SWAP = "swap"


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle with round corners; a line runs inside its edge."""

    x: int
    y: int
    width: int
    height: int
    radius: int
    fill: Colour
    line: Colour | None = None
    thickness: int = 0

    def __str__(self) -> str:
        line = f" line {self.line} {self.thickness}" if self.line else ""
        return f"box {self.x},{self.y} {self.width}x{self.height} r{self.radius} {self.fill}{line}"


@dataclass(frozen=True, slots=True)
class Polygon:
    """A filled polygon."""

    points: tuple[tuple[int, int], ...]
    fill: Colour

    def __str__(self) -> str:
        return f"polygon {' '.join(f'{x},{y}' for x, y in self.points)} {self.fill}"


@dataclass(frozen=True, slots=True)
class Text:
    """One line of text, already cut to fit; `y` is the middle of its capitals."""

    x: int
    y: int
    text: str
    face: Face
    size: int
    colour: Colour
    anchor: Anchor = Anchor.LEFT
    squeeze: float = 1.0
    """The width it is drawn at, as a part of its natural width."""
    tabular: bool = False
    """Figures of equal width, for columns."""

    def __str__(self) -> str:
        extra = f" x{self.squeeze}" * (self.squeeze != 1) + " tabular" * self.tabular
        return f"text {self.x},{self.y} {self.text!r} {self.face} {self.size} {self.colour} {self.anchor}{extra}"


@dataclass(frozen=True, slots=True)
class Symbol:
    """An icon in a square of `size` pixels."""

    icon: Icon
    x: int
    y: int
    size: int
    colour: Colour

    def __str__(self) -> str:
        return f"symbol {self.icon} {self.x},{self.y} {self.size} {self.colour}"


@dataclass(frozen=True, slots=True)
class Figure:
    """The figure of a special card alone (sparrow, dog, phoenix, dragon), in a square of `size` pixels."""

    card: Card
    x: int
    y: int
    size: int

    def __str__(self) -> str:
        return f"figure {self.card} {self.x},{self.y} {self.size}"


@dataclass(frozen=True, slots=True)
class Back:
    """A card face down."""

    x: int
    y: int
    width: int

    def __str__(self) -> str:
        return f"back {self.x},{self.y} w{self.width}"


Mark: TypeAlias = Box | Polygon | Text | Symbol | Figure | Back


def moved(mark: Mark, right: int, down: int) -> Mark:
    """The same mark some pixels further right and down."""
    if isinstance(mark, Polygon):
        return Polygon(tuple((x + right, y + down) for x, y in mark.points), mark.fill)
    return replace(mark, x=mark.x + right, y=mark.y + down)


@dataclass(frozen=True, slots=True)
class Piece:
    """Marks that change together; it is painted once and kept as long as its looks are asked for."""

    x: int
    y: int
    width: int
    height: int
    marks: tuple[Mark, ...]
    ground: Colour | None = None
    """The one colour it lies on, where there is one (so that it looks the same wherever it lies); else the backdrop."""

    def __str__(self) -> str:
        ground = f" on {self.ground}" if self.ground else ""
        head = f"piece {self.x},{self.y} {self.width}x{self.height}{ground}"
        return "\n".join((head, *(f"  {mark}" for mark in self.marks)))


@dataclass(frozen=True, slots=True)
class Sprite:
    """A card face up, its top left corner at `x`, `y`; a ring adds five pixels all round."""

    card: Card
    x: int
    y: int
    width: int
    tag: str = ""
    """What the Phoenix stands for: `8`, `K`, `8½`."""
    ring: Colour | None = None
    ground: Colour = "#000000"
    """The colour that its round corners are smoothed toward."""

    def __str__(self) -> str:
        extra = (f" tag {self.tag}" if self.tag else "") + (f" ring {self.ring}" if self.ring else "")
        return f"card {self.card} {self.x},{self.y} w{self.width}{extra} on {self.ground}"


Item: TypeAlias = Piece | Sprite


@dataclass(frozen=True, slots=True)
class Backdrop:
    """What a scene is drawn upon: boxes on one colour."""

    width: int
    height: int
    colour: Colour
    boxes: tuple[Box, ...] = ()

    def __str__(self) -> str:
        return "\n".join((f"backdrop {self.width}x{self.height} {self.colour}", *(f"  {box}" for box in self.boxes)))


@dataclass(frozen=True, slots=True, weakref_slot=True)
class Scene:
    """A whole picture; later items lie above earlier ones."""

    backdrop: Backdrop
    items: tuple[Item, ...]

    def __str__(self) -> str:
        return "\n".join((str(self.backdrop), *map(str, self.items))) + "\n"
