"""A started sandbox to which discord.py is pointed, and the places and people of its tests."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.sandbox import Sandbox, point_discordpy
from tests.wire.real_bot import Club, club


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    """An empty sandbox on a free port; rate limits are on."""
    sandbox = Sandbox(bot_name="Probe")
    base = await sandbox.start()
    with point_discordpy(base):
        yield sandbox
    await sandbox.stop()


@pytest.fixture
def place(sandbox: Sandbox, tmp_path: Path) -> Club:
    """A guild with four people and a stranger, for the real bot to come to."""
    return club(sandbox, tmp_path / "tichu.db")
