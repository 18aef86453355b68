"""What several unit tests start from."""

import os
import shutil
import tempfile
from collections.abc import AsyncIterator, Generator
from pathlib import Path

import pytest

from data.database import Database
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


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    """A store in which nothing is."""
    async with await Database.open(tmp_path / "tichu.db") as database:
        yield database
