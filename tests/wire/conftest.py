"""A started sandbox to which discord.py is pointed, and the places and people of its tests."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.sandbox import Sandbox, point_discordpy


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    """An empty sandbox on a free port; rate limits are on."""
    sandbox = Sandbox(bot_name="Probe")
    base = await sandbox.start()
    with point_discordpy(base):
        yield sandbox
    await sandbox.stop()
