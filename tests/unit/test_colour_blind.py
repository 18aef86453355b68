"""Cards of one rank differ by the shape of their suit: whoever sees no colours can tell them apart."""

from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageOps, ImageStat

from engine.cards import Card
from render.emoji import emoji
from render.faces import face
from render.theme import EMOJI_SIZE

RANKS = "23456789TJQKA"
SUITS = "jspt"
SMALL = 22
"""The side of an emoji in a button, in pixels."""
WIDTH = 89
"""The width of a card in a hand on the narrowest picture, in pixels."""


def shape(picture: Image.Image) -> Image.Image:
    """What is printed, black, on what is not, white, however it is coloured."""
    grey = ImageOps.autocontrast(picture.convert("RGB").convert("L"))
    return grey.convert("1", dither=Image.Dither.NONE).convert("L")


def share(one: Image.Image, other: Image.Image) -> float:
    """The share of the picture in which two shapes differ."""
    return ImageStat.Stat(ImageChops.difference(one, other)).mean[0] / 255


@pytest.mark.parametrize("rank", RANKS)
def test_cards_of_a_rank_differ_in_shape(rank: str) -> None:
    faces = [shape(face(Card(rank + suit), WIDTH)) for suit in SUITS]
    assert min(share(one, other) for one, other in combinations(faces, 2)) > 0.02


@pytest.mark.parametrize("rank", RANKS)
def test_emojis_of_a_rank_differ_in_shape_at_the_size_of_a_button(rank: str) -> None:
    emojis = [shape(emoji(Card(rank + suit)).convert("RGB").reduce(EMOJI_SIZE // SMALL)) for suit in SUITS]
    assert min(share(one, other) for one, other in combinations(emojis, 2)) > 0.02
