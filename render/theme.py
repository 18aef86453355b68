"""Colours and sizes as values: one place to restyle the pictures.

Contrasts (WCAG): ink on plate 16:1, muted 9:1 and 5.8:1 on felt, white on the calls' red 4.7:1. The teams differ by
shape (disc, rounded square) as well as by colour, the suits by silhouette, so that no colour carries a meaning alone.
"""

from dataclasses import dataclass
from typing import Final

from engine.cards import DOG, DRAGON, MAH_JONG, PHOENIX, Card, Suit
from render.scene import Colour

RGB = tuple[int, int, int]

TABLE_SIZE: Final = (1100, 700)
"""Eleven to seven: the client shows it at half its size, and wider galleries are a known trouble there."""
HAND_SIZE: Final = (1100, 300)
SHEET_WIDTH: Final = 1100
EMOJI_SIZE: Final = 128
SMALLEST_TEXT: Final = 25
"""On a phone the picture is 350 px wide: 25 px become 8."""


def rgb(colour: Colour) -> RGB:
    """The three channels, 0..255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(first: Colour, second: Colour, part: float) -> Colour:
    """The first colour with a part 0..1 of the second."""
    channels = zip(rgb(first), rgb(second), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * part):02X}" for a, b in channels)


@dataclass(frozen=True, slots=True)
class Theme:
    """The colours of everything but the cards."""

    background: Colour = "#0B1F1B"
    felt: Colour = "#12362E"
    felt_middle: Colour = "#164136"
    felt_line: Colour = "#22594A"
    brass: Colour = "#C9A86A"
    wood: Colour = "#3D3322"
    wood_shade: Colour = "#241F14"
    plate: Colour = "#0A1916"
    plate_line: Colour = "#2C4A42"
    chip: Colour = "#0F2C25"
    ink: Colour = "#F4F1E6"
    muted: Colour = "#A9BDB4"
    turn: Colour = "#FFD23F"
    turn_ink: Colour = "#1B1603"
    teams: tuple[Colour, Colour] = ("#5CC8FF", "#FF9E80")
    team_ink: Colour = "#08211C"
    small: Colour = "#D8342B"
    grand: Colour = "#B8257A"
    call_ink: Colour = "#FFFFFF"
    passed: Colour = "#2F3C39"
    bomb: Colour = "#B3201E"
    one_two: Colour = "#2C6E8F"
    good: Colour = "#7BE3A1"
    row: Colour = "#162924"
    coin: Colour = "#E9B93B"
    coin_edge: Colour = "#A87A17"
    coin_ink: Colour = "#FFE29A"
    wish: Colour = "#F3E3BC"
    wish_ink: Colour = "#5B3420"
    medals: tuple[Colour, Colour, Colour, Colour] = ("#FFD23F", "#D5DCE0", "#D9965B", "#7D8F88")


FELT: Final = Theme()

FACE: Final = "#FBF6E8"
OUTLINE: Final = "#07120F"
SUIT_COLOURS: Final = {Suit.JADE: "#007E68", Suit.SWORD: "#22242C", Suit.PAGODA: "#1D57B8", Suit.STAR: "#D0202E"}
"""A bluish jade, not a pure green, keeps it apart from the red star for colour-blind eyes."""
SPECIAL_GROUNDS: Final[dict[Card, Colour]] = {
    MAH_JONG: "#F3E3BC",
    DOG: "#3B4F63",
    PHOENIX: "#3A1036",
    DRAGON: "#5A0F1C",
}
