"""One process at a time on a database file, whatever happens to the one that has it."""

import os
import signal
import stat
import subprocess
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

from data.errors import HeldError, StoreError
from data.hold import held, holder, lock_of

ROOT: Final = Path(__file__).resolve().parents[2]
HOLDS: Final = """
import sys
from pathlib import Path
from data.hold import held
with held(Path(sys.argv[1])):
    print("held", flush=True)
    sys.stdin.read()
"""


@contextmanager
def another(path: Path) -> Generator[subprocess.Popen[str]]:
    """A process that holds the database until it is killed, or until the end."""
    pipe = subprocess.PIPE
    with subprocess.Popen(  # noqa: S603 - this interpreter with a text of this file
        [sys.executable, "-c", HOLDS, str(path)], cwd=ROOT, stdin=pipe, stdout=pipe, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "held\n"
        try:
            yield process
        finally:
            process.kill()


def test_the_second_process_is_told_who_has_the_file(tmp_path: Path) -> None:
    path = tmp_path / "made" / "tichu.db"
    with another(path) as first:
        with pytest.raises(HeldError) as raised, held(path):
            pass
        assert str(path) in str(raised.value)
        assert f"process {first.pid} on " in str(raised.value)
        assert "\n" not in str(raised.value)
        assert holder(path) is not None
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700


@pytest.mark.skipif(sys.platform == "win32", reason="has no such signal")
def test_a_killed_process_leaves_no_lock(tmp_path: Path) -> None:
    path = tmp_path / "tichu.db"
    with another(path) as first:
        os.kill(first.pid, signal.SIGKILL)
        first.wait()
        assert lock_of(path).exists()
        assert holder(path) is None
        with held(path):
            assert f"process {os.getpid()} on " in (holder(path) or "")
    assert holder(path) is None


def test_another_file_is_another_matter(tmp_path: Path) -> None:
    with another(tmp_path / "one.db"), held(tmp_path / "two.db"):
        assert holder(tmp_path / "three.db") is None
        assert not lock_of(tmp_path / "three.db").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="has no modes")
def test_the_lock_is_its_owners_alone(tmp_path: Path) -> None:
    with held(tmp_path / "tichu.db"):
        assert stat.S_IMODE(lock_of(tmp_path / "tichu.db").stat().st_mode) == 0o600


def test_a_place_that_can_hold_no_lock_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreError, match=r"file/tichu\.db\.lock"), held(tmp_path / "file" / "tichu.db"):
        pass
