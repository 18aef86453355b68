"""A spy behind every reader finds nothing in random rounds; `python -m tests.wire.spy_matches` plays many more."""

from pathlib import Path

import pytest

from tests.wire.spy_matches import spied


@pytest.mark.parametrize("seed", [2])
async def test_nothing_that_leaves_shows_an_unplayed_card_of_another(tmp_path: Path, seed: int) -> None:
    report = await spied(seed, tmp_path / "tichu.db")
    assert not report.leaks
    assert report.acts > 20
    assert report.searched > 20
    assert report.pictures > 20
