"""`bot.staging.boards` over the wire: one board follows its table, whatever becomes of the messages."""

import asyncio
from collections.abc import AsyncIterator
from typing import Final

import pytest

from bot.sandbox import Sandbox
from tests.wire.shown_table import Table
from tests.wire.stage_client import Theatre, panel, theatre

MESSAGES: Final = r"^/channels/\d+/messages"


@pytest.fixture
async def house(sandbox: Sandbox) -> AsyncIterator[Theatre]:
    async with theatre(sandbox) as house:
        yield house


async def test_a_board_is_posted_once_and_edited_after_that(house: Theatre) -> None:
    table = Table(house)
    table.say("1", "#FF0000")
    table.say("2", "#00FF00")
    await table.boards.settle()
    table.say("3", "#0000FF")
    await table.boards.settle()
    (board,) = house.messages
    assert board.content == "3"
    assert [attachment.description for attachment in board.attachments] == ["A picture: 3"]
    assert table.stored == [board.id] == [table.boards.message]


async def test_a_board_of_before_the_restart_is_edited(house: Theatre) -> None:
    before = await house.stage.post(house.channel.id, panel("before"))
    table = Table(house, before)
    table.say("now")
    await table.boards.settle()
    assert house.texts == ["now"]
    assert table.stored == []


async def test_a_picture_goes_when_the_panel_has_none_and_stays_when_it_is_the_same(house: Theatre) -> None:
    table = Table(house)
    table.say("1", "#FF0000")
    await table.boards.settle()
    first = house.messages[0].attachments
    table.say("2", "#FF0000")
    await table.boards.settle()
    assert house.messages[0].attachments == first
    table.say("3")
    await table.boards.settle()
    assert house.messages[0].attachments == ()


async def test_a_new_page_leaves_the_old_one_without_buttons(house: Theatre) -> None:
    table = Table(house)
    table.say("round 1")
    await table.boards.settle()
    table.says = panel("round 2")
    table.boards.turn_page()
    await table.boards.settle()
    old, new = house.messages
    assert (old.content, new.content) == ("round 1", "round 2")
    assert (len(old.components), len(new.components)) == (0, 1)
    assert table.stored == [old.id, new.id]


async def test_a_board_that_is_only_being_posted_when_its_page_is_turned_becomes_the_next_one(house: Theatre) -> None:
    house.sandbox.faults.inject("POST", MESSAGES, delay=0.5)
    table = Table(house)
    table.say("round 1")
    await asyncio.sleep(0.1)
    table.says = panel("round 2")
    table.boards.turn_page()
    await table.boards.settle()
    (board,) = house.messages
    assert board.content == "round 2"
    assert table.stored == [board.id] == [table.boards.message]


async def test_a_board_is_posted_anew_at_the_bottom(house: Theatre) -> None:
    table = Table(house)
    table.say("1")
    await table.boards.settle()
    house.person.say(house.channel, "chat")
    table.boards.repost()
    await table.boards.settle()
    assert house.texts == ["chat", "1"]
    assert table.stored[-1] == house.messages[-1].id


async def test_a_board_that_is_posted_anew_while_it_is_being_posted_stands_once(house: Theatre) -> None:
    house.sandbox.faults.inject("POST", MESSAGES, delay=0.5)
    table = Table(house)
    table.say("1")
    await asyncio.sleep(0.1)
    table.boards.repost()
    table.boards.repost()
    table.say("2")
    await table.boards.settle()
    assert house.texts == ["2"]
    assert table.stored[-1] == house.messages[0].id == table.boards.message


async def test_a_deleted_board_comes_back_once_with_the_next_change(house: Theatre) -> None:
    table = Table(house)
    table.say("1")
    await table.boards.settle()
    house.sandbox.world.remove_message(house.messages[0])
    table.say("2")
    await house.until("2")
    table.say("3")
    await house.until("3")
    await table.boards.settle()
    assert table.stored[-1] == house.messages[0].id


async def test_an_old_board_that_was_deleted_is_nobody_s_loss(house: Theatre) -> None:
    table = Table(house)
    table.say("round 1")
    await table.boards.settle()
    house.sandbox.world.remove_message(house.messages[0])
    table.says = panel("round 2")
    table.boards.turn_page()
    await table.boards.settle()
    await asyncio.sleep(0.1)
    await table.boards.settle()
    assert house.texts == ["round 2"]


async def test_a_board_deleted_while_it_is_posted_anew_stands_once(house: Theatre) -> None:
    table = Table(house)
    table.say("1")
    await table.boards.settle()
    house.sandbox.faults.inject("PATCH", MESSAGES, delay=0.3)
    table.say("2")
    await asyncio.sleep(0.1)
    house.sandbox.world.remove_message(house.messages[0])
    table.boards.repost()
    await table.boards.settle()
    await asyncio.sleep(0.1)
    await table.boards.settle()
    assert house.texts == ["2"]


async def test_a_deleted_channel_is_told_once(house: Theatre) -> None:
    table = Table(house)
    table.say("1")
    await table.boards.settle()
    house.sandbox.world.delete_channel(house.channel)
    table.say("2")
    await table.boards.settle()
    table.say("3")
    await table.boards.settle()
    assert table.gone == 1
