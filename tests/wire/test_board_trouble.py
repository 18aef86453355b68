"""`bot.staging.boards` over the wire when Discord fails: a board is right in the end, and stands once."""

import asyncio
from collections.abc import AsyncIterator
from http import HTTPStatus
from typing import Final

import pytest

from bot.sandbox import Permission, Sandbox
from tests.wire.shown_table import Table
from tests.wire.stage_client import Theatre, panel, theatre

MESSAGES: Final = r"^/channels/\d+/messages"
POST: Final = "/channels/{channel}/messages"


@pytest.fixture
async def house(sandbox: Sandbox) -> AsyncIterator[Theatre]:
    async with theatre(sandbox) as house:
        yield house


async def test_a_permission_that_is_taken_away_stops_the_board_until_it_is_posted_anew(house: Theatre) -> None:
    table = Table(house)
    table.say("1")
    await table.boards.settle()
    before = len(house.sandbox.requests)
    house.sandbox.world.permit(house.channel, Permission.SEND_MESSAGES)
    for text in ("2", "3", "4"):
        table.say(text)
        await table.boards.settle()
    assert len(house.sandbox.requests) - before == 1, "a refused board is not asked for again"
    house.sandbox.world.permit(house.channel, Permission.VIEW_CHANNEL | Permission.SEND_MESSAGES)
    table.boards.repost()
    await table.boards.settle()
    assert house.texts == ["4"]
    assert table.gone == 0


async def test_a_server_error_delays_a_board_and_no_more(house: Theatre, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.staging.mirror.RETRIES", (0.05,) * 4)
    table = Table(house)
    table.say("1")
    await table.boards.settle()
    house.sandbox.faults.inject("PATCH", MESSAGES, status=HTTPStatus.TOO_MANY_REQUESTS, retry_after=0.1)
    table.say("2")
    await house.until("2")


async def test_what_ends_before_it_was_ever_shown_is_not_posted(house: Theatre) -> None:
    table = Table(house)
    table.boards.end(panel("over"))
    await table.boards.settle()
    assert house.texts == []
    table.say("1")
    table.boards.end(panel("over"))
    await table.boards.settle()
    assert house.texts == ["over"]


async def test_a_board_in_a_thread_that_went_to_sleep_wakes_it(house: Theatre) -> None:
    table = Table(house)
    table.say("1", "#FF0000")
    await table.boards.settle()
    house.sandbox.faults.inject("PATCH", MESSAGES, status=HTTPStatus.BAD_REQUEST, code=50083)
    table.say("2", "#FF0000")
    await table.boards.settle()
    assert house.texts == ["2"]
    assert len(house.messages[0].attachments) == 1
    assert table.stored[-1] == house.messages[0].id
    table.say("3", "#FF0000")
    await house.until("3")


async def test_a_post_whose_answer_was_lost_makes_one_board_with_what_is_said_now(
    house: Theatre, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.staging.mirror.RETRIES", (0.3,))
    table = Table(house)
    house.sandbox.faults.inject("POST", MESSAGES, status=HTTPStatus.SERVICE_UNAVAILABLE, applied=True)
    table.say("1", "#FF0000")
    await house.until("1")
    table.say("2", "#00FF00")
    await house.until("2")
    await table.boards.settle()
    assert house.texts == ["2"]
    assert table.stored == [house.messages[0].id]


async def test_of_several_posts_whose_answers_were_lost_the_first_stands_there_and_is_brought_up_to_date(
    house: Theatre, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.staging.mirror.RETRIES", (0.1,))
    table = Table(house)
    outage = house.sandbox.faults.inject(
        "POST", MESSAGES, status=HTTPStatus.SERVICE_UNAVAILABLE, applied=True, times=1_000
    )
    table.say("1", "#FF0000")
    await house.until("1")
    table.say("2", "#FF0000")
    tried = len(house.sandbox.requests.of("POST", POST))
    await house.sandbox.world.until(lambda: len(house.sandbox.requests.of("POST", POST)) > tried + 1)
    house.sandbox.faults.cancel(outage)
    await house.until("2")
    await table.boards.settle()
    assert table.stored == [house.messages[0].id]


async def test_what_was_not_posted_in_an_outage_is_not_posted_below_what_follows(
    house: Theatre, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.staging.mirror.RETRIES", (0.4,))
    house.sandbox.faults.inject("POST", MESSAGES, status=HTTPStatus.SERVICE_UNAVAILABLE)
    table = Table(house)
    table.say("round 1")
    await house.sandbox.world.until(lambda: len(house.sandbox.requests.of("POST", POST)) == 1)
    table.says = panel("round 2")
    table.boards.turn_page()
    await table.boards.settle()
    await asyncio.sleep(0.5)
    await table.boards.settle()
    assert house.texts == ["round 2"]


async def test_a_board_posted_anew_after_an_outage_takes_the_old_one_away(
    house: Theatre, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.staging.mirror.RETRIES", (0.05,))
    table = Table(house)
    table.say("1")
    await table.boards.settle()
    (old,) = house.messages
    outage = house.sandbox.faults.inject("POST", MESSAGES, status=HTTPStatus.SERVICE_UNAVAILABLE, times=1_000)
    table.boards.repost()
    await house.sandbox.world.until(lambda: len(house.sandbox.requests.of("POST", POST)) >= 3)
    assert house.texts == ["1"], "it stands as long as there is no other"
    assert set(table.replaced) == {old.id}
    house.sandbox.faults.cancel(outage)
    table.say("2")
    await house.until("2")
    await table.boards.settle()
    assert table.stored == [old.id, house.messages[0].id]


async def test_a_board_goes_on_after_a_permission_came_back(house: Theatre, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.staging.board.BARRED", (0.5, 1.5))
    table = Table(house)
    table.say("1")
    await table.boards.settle()
    everything = house.sandbox.world.permissions.of(house.channel.id)
    house.sandbox.world.permit(house.channel, Permission.SEND_MESSAGES)
    table.say("2")
    await table.boards.settle()
    table.say("3")
    await table.boards.settle()
    assert house.sandbox.requests.invalid == 1, "not tried again at once"
    await house.sandbox.world.until(lambda: house.sandbox.requests.invalid == 2)
    house.sandbox.world.permit(house.channel, everything)
    await house.until("3")
    assert house.sandbox.requests.invalid == 2


async def test_the_old_board_goes_though_the_first_edit_of_the_new_one_fails(
    house: Theatre, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.staging.mirror.RETRIES", (0.1, 0.1))
    table = Table(house)
    table.say("1")
    await table.boards.settle()
    house.sandbox.faults.inject("POST", MESSAGES, cut=True, applied=True)
    table.boards.repost()
    await house.until("1", "1")
    house.sandbox.faults.inject("PATCH", MESSAGES, cut=True)
    table.say("2")
    await house.until("2")
    await table.boards.settle()
    assert table.stored[-1] == house.messages[0].id


async def test_a_limit_that_others_have_hit_for_the_whole_bot_delays_a_board_and_no_click(house: Theatre) -> None:
    async def others() -> None:
        await asyncio.gather(*(house.client.http.send_typing(house.channel.id) for _ in range(60)))

    table = Table(house)
    table.say("1")
    await table.boards.settle()
    limited = asyncio.create_task(others())
    await house.sandbox.world.until(lambda: house.sandbox.requests.invalid > 0)
    table.say("2")
    used, interaction = await house.clicked(house.messages[0])
    await interaction.response.send_message("answered", ephemeral=True)
    assert (await used.shown()).content == "answered"
    await limited
    await table.boards.settle()
    assert house.messages[0].content == "2"


async def test_the_last_board_of_a_table_comes_back_as_such_when_it_was_deleted(house: Theatre) -> None:
    table = Table(house)
    table.say("1")
    await table.boards.settle()
    house.sandbox.world.remove_message(house.messages[0])
    table.boards.end(panel("over"))
    await house.until("over")
    assert await table.boards.has_settled()
    assert house.texts == ["over"]


async def test_a_board_that_made_way_goes_however_often_that_fails(
    house: Theatre, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.staging.mirror.RETRIES", (0.05,))
    table = Table(house)
    table.say("1")
    await table.boards.settle()
    house.sandbox.faults.inject("DELETE", MESSAGES, status=HTTPStatus.SERVICE_UNAVAILABLE)
    house.sandbox.faults.inject("DELETE", MESSAGES, cut=True)
    table.boards.repost()
    await table.boards.settle()
    assert [message.id for message in house.messages] == [table.boards.message]


async def test_an_old_board_loses_its_controls_when_it_can_be_edited_again(
    house: Theatre, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.staging.board.BARRED", (0.1,) * 50)
    table = Table(house)
    table.say("round 1")
    await table.boards.settle()
    barred = house.sandbox.faults.inject("PATCH", MESSAGES, status=HTTPStatus.FORBIDDEN, code=50001, times=1_000)
    table.says = panel("round 2")
    table.boards.turn_page()
    await house.until("round 1", "round 2")
    await table.boards.settle()
    assert [len(message.components) for message in house.messages] == [1, 1]
    house.sandbox.faults.cancel(barred)
    await house.sandbox.world.until(lambda: [len(message.components) for message in house.messages] == [0, 1])
