"""From scenes to bytes: exact colours, small files, the same bytes for the same scene, from any thread."""

import copy
import io
import re
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest
from PIL import Image

from render import atlas
from render.paint import frame, png
from render.palette import COLOURS, indexed
from render.scene import Piece
from render.theme import FELT, HAND_SIZE, TABLE_SIZE, rgb
from tests.golden.geometry import bad_places, bad_texts, small_texts
from tests.golden.pixels import coloured
from tests.golden.sample_scenes import SCENES

LARGEST = 60 * 1024
"""Bytes of a picture that follows a table."""
LOOKED_AT_AGAIN = {"replay": 80 * 1024, "strip": 96 * 1024, "leaders": 80 * 1024, "profile": 96 * 1024}
"""Bytes of those that one person asks for, by kind: four open hands, a whole round, lists and figures."""
HIGHEST = 700
"""Pixels: eleven to seven at our width."""
LONGEST = 1100
"""Pixels of what is read rather than glanced at: a square."""


def test_the_palette_is_of_colours_that_the_look_up_hits() -> None:
    assert len(COLOURS) == 768
    assert all(channel % 4 == 0 for channel in COLOURS)


@pytest.mark.parametrize("colour", sorted(set(re.findall(r"#[0-9A-F]{6}", repr(FELT)))))
def test_every_colour_of_the_theme_is_painted_exactly(colour: str) -> None:
    channels = tuple(channel & 0xFC for channel in rgb(colour))
    assert coloured(indexed(Image.new("RGB", (1, 1), colour))).getpixel((0, 0)) == channels


@pytest.mark.parametrize("name", SCENES)
def test_a_picture_is_small(name: str) -> None:
    assert len(png(SCENES[name])) < LOOKED_AT_AGAIN.get(name.partition("-")[0], LARGEST)


@pytest.mark.parametrize("name", SCENES)
def test_a_picture_has_the_size_of_its_kind(name: str) -> None:
    with Image.open(io.BytesIO(png(SCENES[name]))) as image:
        size = image.size
    if name.startswith("hand"):
        assert size == HAND_SIZE
    elif name.startswith("strip"):
        assert size[0] == 1100
    elif name.startswith(("leaders", "profile", "compared")):
        assert size[0] == 1100
        assert size[1] <= LONGEST
    elif name.startswith(("round-over", "lobby")) or not name.startswith(("round", "match")):
        assert size == TABLE_SIZE
    else:
        assert size[0] == 1100
        assert size[1] <= HIGHEST


def test_the_file_shows_the_frame() -> None:
    scene = SCENES["straight-phoenix"]
    with Image.open(io.BytesIO(png(scene))) as image:
        assert image.mode == "P"
        assert image.convert("RGB").tobytes() == coloured(frame(scene)).tobytes()


@pytest.mark.parametrize("name", SCENES)
def test_no_text_is_smaller_than_a_phone_can_show(name: str) -> None:
    assert small_texts(SCENES[name]) == []


@pytest.mark.parametrize("name", SCENES)
def test_texts_lie_within_their_pieces_and_do_not_touch_each_other(name: str) -> None:
    assert bad_texts(SCENES[name]) == []


@pytest.mark.parametrize("name", SCENES)
def test_pieces_lie_within_the_picture_and_cover_nothing(name: str) -> None:
    assert bad_places(SCENES[name], cards_cover=name.startswith("hand")) == []


def test_a_covered_piece_would_be_found() -> None:
    """The check itself can fail."""
    scene = SCENES["lead"]
    first = next(item for item in scene.items if isinstance(item, Piece))
    above = replace(first, x=first.x + 5)
    assert len(bad_places(replace(scene, items=(*scene.items, above)))) == 1


@pytest.mark.parametrize("name", SCENES)
def test_equal_scenes_are_equal_values(name: str) -> None:
    again = copy.deepcopy(SCENES[name])
    assert again == SCENES[name]
    assert hash(again) == hash(SCENES[name])


def test_all_scenes_differ() -> None:
    assert len(set(SCENES.values())) == len(SCENES)


def test_the_same_scene_gives_the_same_bytes_after_everything_was_forgotten() -> None:
    scene = SCENES["korean"]
    first = png(scene)
    atlas.forget()
    assert png(scene) == first


def test_threads_paint_what_one_thread_paints() -> None:
    scenes = tuple(SCENES.values())
    alone = [png(scene) for scene in scenes]
    atlas.forget()
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(png, scenes * 3)) == alone * 3
