"""A few matches under random schedules of Discord's faults; `python -m tests.wire.fault_schedule` plays many."""

from pathlib import Path

import pytest

from tests.wire.fault_schedule import played


@pytest.mark.parametrize("seed", [5, 28])
async def test_nothing_is_lost_whatever_goes_wrong_at_discord(tmp_path: Path, seed: int) -> None:
    report = await played(seed, tmp_path / "tichu.db")
    assert not report.wrong
    assert report.answered > report.excused
    assert report.faults.total() > 10
