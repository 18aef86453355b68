"""The unmodified library answers commands, clicks, selects and modals in the sandbox."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.sandbox import CallbackKind, Sandbox
from tests.wire.sandbox_stage import Stage, staged


@pytest.fixture
async def stage(sandbox: Sandbox) -> AsyncIterator[Stage]:
    async with staged(sandbox) as stage:
        yield stage


async def test_a_sharded_client_connects_and_syncs_its_commands(stage: Stage) -> None:
    assert stage.sandbox.gateway.identifies == 1
    assert list(stage.bot.shards) == [0]
    assert [guild.name for guild in stage.bot.guilds] == ["Club"]
    assert {command.text.name for command in stage.sandbox.world.commands[None]} == {"play", "Who is this"}


async def test_a_slash_command_brings_its_options(stage: Stage) -> None:
    north, east, *_ = stage.people
    used = north.slash(stage.channel, "play start", target=500, partner=east.user, quiet=True)
    board = await used.shown()
    assert board.content == f"target 500, partner {east.user.id}, quiet True, level easy"
    assert board.origin is not None
    assert board.origin.command == "/play start"
    assert [attachment.description for attachment in board.attachments] == ["all red"]


async def test_a_click_edits_its_message(stage: Stage) -> None:
    board = await stage.table()
    used = await stage.people[1].click(board, "Count").answered()
    assert used.callback is CallbackKind.UPDATE
    assert used.message is not None
    assert used.message.content == "count 1"
    assert used.message.attachments == board.attachments


async def test_twenty_clicks_of_four_people_at_once_are_all_answered(stage: Stage) -> None:
    board = await stage.table()
    await asyncio.gather(*(person.click(board, "Count").answered() for person in stage.people * 5))
    assert sorted(user_id for user_id, _ in stage.bot.clicks) == sorted(p.user.id for p in stage.people * 5)
    assert stage.people[0].seen(board).content == "count 20"
