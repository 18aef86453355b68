"""What several unit tests start from."""

import os
import shutil
import tempfile
from collections.abc import Generator
from pathlib import Path

import pytest

from tests.nobody import NOBODY


@pytest.fixture
def home() -> Generator[Path]:
    """A directory that nobody can reach, and has."""
    path = Path(tempfile.mkdtemp(prefix="tichu-"))
    if os.geteuid() == 0:
        os.chown(path, NOBODY, NOBODY)
    yield path
    path.chmod(0o700)
    shutil.rmtree(path)
