"""The four figures of the special cards: sparrow, dog, phoenix and dragon, as vector art drawn by the project."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from PIL import Image

from engine.cards import DOG, DRAGON, MAH_JONG, PHOENIX, Card
from render.pen import Pen
from render.theme import SPECIAL_GROUNDS, rgb

_MARGIN: Final = 12
"""A twelfth of the square stays empty all round, for ears, tails and whiskers that reach out of the box."""


def _dog(pen: Pen) -> None:
    tan, dark, white, nose, inner = "#E0954A", "#A9622B", "#FFF4E0", "#2B1D16", "#F6C79A"
    pen.path("M13,6 C10,22 10,38 15,52 L46,28 C36,18 25,9 13,6 Z", dark, mirror=True)
    pen.path("M18,15 C16,25 17,34 20,43 L36,28 C31,22 25,18 18,15 Z", inner, mirror=True)
    pen.path("M50,22 C26,22 12,38 12,58 C12,80 32,95 50,95 C68,95 88,80 88,58 C88,38 74,22 50,22 Z", tan)
    pen.path("M12,58 C12,80 32,95 50,95 L50,66 C42,58 30,54 12,58 Z", white, mirror=True)
    pen.path("M50,44 C40,50 33,60 33,72 C33,84 42,91 50,91 C58,91 67,84 67,72 C67,60 60,50 50,44 Z", white)
    pen.circle(33, 44, 4.2, white, mirror=True)
    pen.circle(32, 53, 5.6, nose, mirror=True)
    for x in (33.6, 69.6):
        pen.circle(x, 51.2, 1.8, "#FFFFFF")
    pen.path("M50,64 C43,64 39,66 39,70 C39,74 46,78 50,78 C54,78 61,74 61,70 C61,66 57,64 50,64 Z", nose)
    pen.stroke("M50,77 L50,82 Q45,88 39,84", nose, 2.6)
    pen.stroke("M50,82 Q55,88 61,84", nose, 2.6)


def _sparrow(pen: Pen) -> None:
    """Mah jong means sparrow; it sits on bamboo and looks to the left."""
    brown, dark, cream, cheek, beak = "#9A5B33", "#5B3420", "#F6E7C8", "#FFFBF0", "#E9A13B"
    bamboo, knot = "#3E9B62", "#2A7A49"
    pen.box(0, 86, 100, 95, bamboo, radius=3)
    for x in (30, 68):
        pen.box(x, 84.5, x + 3, 96.5, knot, radius=1.5)
    pen.path("M72,86 C78,76 88,72 99,72 C94,80 86,85 72,86 Z", bamboo)
    pen.path("M66,56 C78,58 90,66 99,60 L96,70 C88,76 74,74 62,70 Z", dark)
    pen.path(
        "M34,12 C17,12 8,24 9,37 C10,50 12,58 17,68 C22,79 34,86 48,86 C64,86 76,77 77,63 C78,48 66,40 58,32 "
        "C52,24 50,12 34,12 Z",
        brown,
    )
    pen.path(
        "M12,46 C13,57 16,66 20,73 C26,81 37,86 48,86 C58,86 66,81 69,74 C56,76 44,70 38,58 C34,50 22,44 12,46 Z",
        cream,
    )
    pen.path("M12,34 C20,30 34,30 42,36 C44,44 38,50 30,51 C22,52 14,48 11,44 Z", cheek)
    pen.path("M27,40 C30,36 36,38 37,42 C34,46 28,45 27,40 Z", dark)
    pen.path("M11,42 C16,46 20,50 21,57 C17,58 14,55 12.5,50 Z", dark)
    pen.path("M9,33 C18,27 30,26 40,31 L38,34 C30,31 20,31 9.6,36 Z", dark)
    pen.circle(24, 28.5, 4.2, "#20140E")
    pen.circle(23, 27.2, 1.4, "#FFFFFF")
    pen.path("M11,30 C6,32 2,35 -2,38 C4,40 9,40 13,38 Z", beak)
    pen.path("M44,46 C58,44 74,52 82,66 C72,74 58,74 49,68 C42,62 40,52 44,46 Z", dark)
    pen.path("M47,50 C57,49 68,55 74,63 C66,66 57,65 51,61 C47,58 45,54 47,50 Z", "#C98A55")
    pen.stroke("M52,55 C59,55 65,58 70,62", cream, 1.6)
    for x in (40, 50):
        pen.box(x, 84, x + 2.5, 90, beak)


def _phoenix(pen: Pen) -> None:
    pale, gold, orange, red, ink = "#FFE08A", "#FFB03A", "#F4692E", "#D8344A", "#3A1036"
    pen.path("M50,62 C46,74 40,86 28,99 C42,95 52,84 54,66 Z", red, mirror=True)
    pen.path("M50,62 C48,78 47,90 50,100 C53,90 52,78 50,62 Z", orange, mirror=True)
    for x, y, eye, pupil in ((31, 92, 4.6, 2.2), (69, 92, 4.6, 2.2), (50, 91, 4.8, 2.3)):
        pen.circle(x, y, eye, pale)
        pen.circle(x, y, pupil, ink)
    pen.path(
        "M50,58 C38,60 22,56 13,46 C6,38 2,24 4,6 C8,16 14,22 20,26 C18,20 17,14 18,8 C24,18 30,26 38,32 "
        "C44,37 48,44 50,50 Z",
        red,
        mirror=True,
    )
    pen.path(
        "M50,58 C38,58 26,54 19,46 C12,39 9,31 8,22 C13,30 19,34 25,36 C23,31 22,27 22,22 C28,30 34,36 41,40 Z",
        orange,
        mirror=True,
    )
    pen.path(
        "M50,58 C40,57 31,53 25,47 C20,42 17,37 15,33 C20,38 26,41 32,42 C30,39 29,37 28,34 C34,39 40,43 50,46 Z",
        gold,
        mirror=True,
    )
    pen.path("M50,26 C42,30 39,42 41,52 C42,60 46,66 50,70 C54,66 58,60 59,52 C61,42 58,30 50,26 Z", orange)
    pen.path("M50,36 C45,40 43,47 45,54 C46,59 48,63 50,66 C52,63 54,59 55,54 C57,47 55,40 50,36 Z", pale)
    pen.path("M50,2 C47,7 46,11 47,15 L53,15 C54,11 53,7 50,2 Z", pale)
    pen.path("M40,5 C40,11 43,15 47,18 L50,15 C47,12 43,9 40,5 Z", gold, mirror=True)
    pen.path("M50,13 C43,13 40,18 41,24 C42,30 46,33 50,36 C54,33 58,30 59,24 C60,18 57,13 50,13 Z", orange)
    pen.path("M50,22 C47.5,24 47,27 50,33 C53,27 52.5,24 50,22 Z", pale)
    pen.circle(45.6, 22, 2, ink, mirror=True)


def _dragon(pen: Pen) -> None:
    green, deep, gold, red, cream, ink = "#2FA36B", "#1B6E4C", "#FFCB45", "#E5402F", "#FFF3D6", "#10251C"
    pen.path(
        "M50,30 C34,24 18,30 8,24 C10,34 8,40 2,46 C10,48 12,54 6,62 C14,62 18,68 14,78 C24,74 32,80 36,90 L50,80 Z",
        red,
        mirror=True,
    )
    pen.path(
        "M40,30 C34,22 30,14 30,2 C24,6 20,12 20,16 C16,12 15,8 15,4 C9,14 16,26 32,34 Z",
        gold,
        mirror=True,
    )
    pen.path("M30,38 C22,34 14,36 8,42 C16,48 24,48 31,46 Z", deep, mirror=True)
    pen.path(
        "M50,22 C38,22 28,32 28,46 C28,54 31,60 33,66 C34,76 40,90 50,90 C60,90 66,76 67,66 C69,60 72,54 72,46 "
        "C72,32 62,22 50,22 Z",
        green,
    )
    pen.path("M50,25 L56,34 L50,43 L44,34 Z", gold)
    pen.path("M50,28.5 L53.5,34 L50,39.5 L46.5,34 Z", red)
    pen.path("M46,46 C42,38 34,36 27,38 C28,44 34,48 46,50 Z", gold, mirror=True)
    pen.path("M45,51 C40,48 34,47 30,48 C31,54 36,57 42,56 Z", cream, mirror=True)
    pen.circle(38.6, 51.8, 2.9, ink, mirror=True)
    pen.path("M50,56 C40,56 33,62 33,69 C33,75 40,78 50,78 C60,78 67,75 67,69 C67,62 60,56 50,56 Z", "#57C58B")
    pen.path("M44,62 C40,62 37,65 38,68 C41,69 45,67 46,64 Z", ink, mirror=True)
    pen.path("M34,71 C40,77 60,77 66,71 C66,80 60,88 50,88 C40,88 34,80 34,71 Z", ink)
    pen.path("M38,75.4 L41,83 L44,76.6 Z", cream, mirror=True)
    pen.path("M42,85 C46,80 54,80 58,85 C56,88 44,88 42,85 Z", red)
    pen.stroke("M35,67 C24,68 18,76 20,86 C21,92 16,96 10,94", gold, 2.8, mirror=True)
    pen.path("M44,88 C45,95 47,98 50,100 C53,98 55,95 56,88 Z", cream)


_DRAWN: Final[dict[Card, Callable[[Pen], None]]] = {MAH_JONG: _sparrow, DOG: _dog, PHOENIX: _phoenix, DRAGON: _dragon}


@lru_cache(64)
def figure(card: Card, size: int, scale: int = 4) -> Image.Image:
    """The figure of a special card as an RGBA image of `size` x `size`; drawn `scale` times as large and reduced."""
    large = size * scale
    margin = large // _MARGIN
    canvas = Image.new("RGBA", (large, large), (*rgb(SPECIAL_GROUNDS[card]), 0))
    _DRAWN[card](Pen(canvas, (large - 2 * margin) / 100, (margin, margin)))
    return canvas.convert("RGBa").reduce(scale).convert("RGBA")  # reduced premultiplied, or the edges turn dark
