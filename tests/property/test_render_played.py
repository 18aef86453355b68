"""Whatever is played, its pictures are whole: nothing too small, cut off, outside or covered, no file too large."""

import pytest

from render.paint import png
from render.theme import HAND_SIZE
from tests.golden.geometry import bad_places, bad_texts, small_texts
from tests.golden.played_scenes import played

LARGEST = 60 * 1024
"""Bytes of a picture."""


@pytest.mark.parametrize("seed", range(4))
def test_the_pictures_of_a_match_are_whole(seed: int) -> None:
    scenes = set(played(seed, rounds=3))
    assert len(scenes) > 100
    for scene in scenes:
        is_hand = (scene.backdrop.width, scene.backdrop.height) == HAND_SIZE
        assert small_texts(scene) == []
        assert bad_texts(scene) == []
        assert bad_places(scene, cards_cover=is_hand) == []


def test_the_files_of_a_match_are_small() -> None:
    assert max(len(png(scene)) for scene in set(played(9, rounds=2))) < LARGEST
