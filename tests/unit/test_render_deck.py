"""The deck and its emojis: every card is its own picture, under a name that the platform takes."""

import io
import re
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.cards import DECK, DOG, DRAGON, MAH_JONG, PHOENIX, Card
from render.emoji import BOMB, drawings, emoji, emoji_name, emoji_png
from render.faces import RATIO, back, face
from render.theme import EMOJI_SIZE

SMALL = 22
"""The side of an emoji in a button, in pixels."""


def test_every_card_has_a_face_of_its_own() -> None:
    assert len({face(card, 98).tobytes() for card in DECK} | {back(98).tobytes()}) == 57


@pytest.mark.parametrize("width", [89, 136, 158])
def test_a_card_has_the_size_asked_for(width: int) -> None:
    assert face(DRAGON, width).size == (width, round(width * RATIO))


def test_the_corners_of_a_card_are_open_and_its_middle_is_not() -> None:
    card = face(Card("5j"), 136)
    assert card.getpixel((0, 0))[3] == 0  # type: ignore[index]  # RGBA has four channels
    assert card.getpixel((68, 96))[3] == 255  # type: ignore[index]  # as above


def test_the_tag_of_the_phoenix_is_seen() -> None:
    tags = ("", "8", "K", "10", "8½")
    assert len({face(PHOENIX, 136, tag).tobytes() for tag in tags}) == len(tags)


def test_every_emoji_is_a_picture_of_its_own() -> None:
    assert len({emoji_png(card) for card in DECK}) == 56


def test_emojis_are_told_apart_at_the_size_of_a_button() -> None:
    small = {card: emoji(card).convert("RGB").reduce(EMOJI_SIZE // SMALL) for card in DECK}
    for one, other in combinations(DECK, 2):
        assert max(ImageStat.Stat(ImageChops.difference(small[one], small[other])).mean) > 3, (one, other)


@pytest.mark.parametrize("name", [*map(emoji_name, (Card("2j"), Card("Ts"), MAH_JONG, DOG, PHOENIX, DRAGON)), BOMB])
def test_an_emoji_is_what_the_platform_takes(name: str) -> None:
    file = drawings()[name]()
    with Image.open(io.BytesIO(file)) as image:
        assert (image.format, image.size) == ("PNG", (128, 128))
    assert len(file) < 256 * 1024


def test_the_names_of_emojis_are_distinct_and_allowed() -> None:
    names = list(drawings())
    assert {emoji_name(card) for card in DECK} | {BOMB} == set(names)
    assert len(names) == 57
    assert all(re.fullmatch(r"[a-z0-9_]{2,32}", name) for name in names)
