"""Every kind of picture, compared as text with what was looked at and found good; a few compared as pixels."""

from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from render.paint import frame
from tests.golden.pixels import coloured
from tests.golden.sample_scenes import SCENES
from tests.golden.write_pictures import PICTURES, picture_file, scene_file

FAINT = 40
"""The difference of a channel, of 255, up to which two edges are the same edge smoothed a little otherwise."""


@pytest.mark.parametrize("name", SCENES)
def test_a_scene_is_laid_out_as_before(name: str) -> None:
    assert str(SCENES[name]) == scene_file(name).read_text(encoding="utf-8")


def test_every_golden_scene_is_still_made() -> None:
    kept = {path.stem for path in Path(scene_file("any").parent).glob("*.txt")}
    assert kept == set(SCENES)


@pytest.mark.parametrize(("file", "name"), PICTURES.items())
def test_a_picture_looks_as_before(file: str, name: str) -> None:
    painted = coloured(frame(SCENES[name]))
    with Image.open(picture_file(file)) as kept:
        difference = ImageChops.difference(painted, kept.convert("RGB"))
    # Another FreeType may smooth an edge otherwise; a moved or missing mark changes whole areas.
    assert max(ImageStat.Stat(difference).mean) < 0.5
    strong = difference.convert("L").histogram()[FAINT:]
    assert sum(strong) < 0.002 * painted.width * painted.height


def test_a_moved_card_would_be_seen() -> None:
    """The tolerance is not so wide that it lets a real change pass."""
    painted = coloured(frame(SCENES["straight-phoenix"]))
    moved = painted.copy()
    moved.paste(painted.crop((262, 246, 336, 438)), (266, 246))
    strong = ImageChops.difference(painted, moved).convert("L").histogram()[FAINT:]
    assert sum(strong) >= 0.002 * painted.width * painted.height
