"""A started sandbox to which discord.py is pointed, and the places and people of its tests."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Generator
from pathlib import Path

import pytest

from bot.sandbox import Sandbox, point_discordpy
from tests.brisk_time import BriskLoop, keep_pace, watched_threads
from tests.wire.real_bot import Club, club


def pytest_asyncio_loop_factories(item: pytest.Item) -> dict[str, Callable[[], asyncio.AbstractEventLoop]]:
    """Pauses and limits take a fiftieth of their time, but where a test says that it measures real time."""
    return {"loop": asyncio.SelectorEventLoop if item.get_closest_marker("real_time") else BriskLoop}


@pytest.fixture(scope="session", autouse=True)
def _threads() -> Generator[None]:
    with watched_threads():
        yield


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    """An empty sandbox on a free port; rate limits are on."""
    sandbox = Sandbox(bot_name="Probe")
    keep_pace(sandbox.clock)
    base = await sandbox.start()
    with point_discordpy(base):
        yield sandbox
    await sandbox.stop()


@pytest.fixture
def place(sandbox: Sandbox, tmp_path: Path) -> Club:
    """A guild with four people and a stranger, for the real bot to come to."""
    return club(sandbox, tmp_path / "tichu.db")
