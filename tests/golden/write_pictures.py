"""Writes the golden scenes and pictures anew: ``python -m tests.golden.write_pictures``, by hand after a wanted change.

Read the difference before it is committed, and look at the pictures.
"""

from pathlib import Path
from typing import Final

from render.paint import png
from tests.golden.sample_scenes import SCENES

HERE: Final = Path(__file__).parent
PICTURES: Final = {"table": "straight-phoenix", "window": "bomb-window", "hand": "hand-given", "match": "match"}
"""The few scenes that are kept as pixels too: the name of the file and of the scene."""


def scene_file(name: str) -> Path:
    """Where a scene is kept as text."""
    return HERE / "scenes" / f"{name}.txt"


def picture_file(name: str) -> Path:
    """Where a picture is kept."""
    return HERE / "images" / f"{name}.png"


def main() -> None:
    """Write every file."""
    for name, scene in SCENES.items():
        scene_file(name).write_text(str(scene), encoding="utf-8")
    for file, name in PICTURES.items():
        picture_file(file).write_bytes(png(SCENES[name]))


if __name__ == "__main__":
    main()
