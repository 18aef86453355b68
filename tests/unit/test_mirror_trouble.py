"""`bot.staging.mirror` when the platform fails: what may pass is tried again, what is lost is left alone."""

import asyncio
import logging

import aiohttp
import discord
import pytest

from bot.staging.mirror import RETRIES, GoneError, Loss
from bot.staging.panel import Panel
from tests.message_edge import DAY, DISTANCE, NIGHT, TRIP, Platform, failed, made, server_error
from tests.quick_time import others, quickly


@pytest.mark.parametrize("failure", [failed(discord.NotFound, 404, 10062), OSError(), TimeoutError()])
def test_an_answer_that_failed_is_made_good_by_an_edit(failure: Exception) -> None:
    async def story() -> None:
        platform, clicks = Platform(), Platform(failure)
        mirror = platform.mirror()
        mirror.note(Panel("old"))
        with pytest.raises(type(failure)):
            await mirror.deliver(lambda: made(Panel("new")), clicks.edit)
        await mirror.settle()
        assert platform.texts == ["new"]
        assert platform.lost == []

    quickly(story())


def test_an_answer_that_could_not_be_made_leaves_edits_free() -> None:
    async def story() -> None:
        platform, clicks = Platform(), Platform()
        mirror = platform.mirror()
        mirror.note(Panel("old"))

        async def make() -> Panel:
            mirror.want(Panel("new"))
            raise ValueError("no hand")

        with pytest.raises(ValueError, match="no hand"):
            await mirror.deliver(make, clicks.edit)
        await mirror.settle()
        assert (clicks.texts, platform.texts) == ([], ["new"])

    quickly(story())


@pytest.mark.parametrize(
    "loss",
    [
        failed(discord.NotFound, 404, 10008),
        failed(discord.Forbidden, 403, 50013),
        failed(discord.HTTPException, 401, 50027),
        GoneError(),
    ],
    ids=lambda loss: type(loss).__name__,
)
def test_a_lost_message_is_told_once_and_left_alone(loss: Loss) -> None:
    async def story() -> None:
        platform = Platform(loss)
        mirror = platform.mirror()
        mirror.want(Panel("a"))
        await mirror.settle()
        mirror.want(Panel("b"))
        await mirror.settle()
        await asyncio.sleep(100)
        assert platform.texts == ["a"]
        assert platform.lost == [loss]
        assert mirror.closed
        assert not others()

    quickly(story())


@pytest.mark.parametrize(
    "failure",
    [
        server_error(),
        failed(discord.HTTPException, 429),
        OSError(),
        TimeoutError(),
        aiohttp.ServerDisconnectedError(),
        aiohttp.ClientPayloadError(),
    ],
    ids=lambda failure: type(failure).__name__,
)
def test_a_failure_that_may_pass_is_tried_again_with_the_last_wish(failure: Exception) -> None:
    async def story() -> None:
        platform = Platform(failure, failure)
        mirror = platform.mirror()
        mirror.want(Panel("a"))
        await asyncio.sleep(TRIP * 1.5)
        mirror.want(Panel("b"))
        await mirror.settle()
        assert platform.texts == ["a", "b", "b"]
        assert mirror.shown == Panel("b")
        assert platform.lost == []

    quickly(story())


def test_an_outage_is_outlasted_however_long_it_is() -> None:
    async def story() -> None:
        platform = Platform(*(server_error() for _ in range(3 * len(RETRIES))))
        mirror = platform.mirror()
        mirror.want(Panel("a"))
        await mirror.settle()
        assert len(platform.requests) == 3 * len(RETRIES) + 1
        assert asyncio.get_running_loop().time() < sum(RETRIES) + 2 * len(RETRIES) * RETRIES[-1] + 60
        assert mirror.shown == Panel("a")
        assert not others()

    quickly(story())


def test_what_is_closed_in_an_outage_is_not_tried_again_and_goes_on_when_it_is_opened_again() -> None:
    async def story() -> None:
        platform = Platform(server_error())
        mirror = platform.mirror()
        mirror.want(Panel("a"))
        await asyncio.sleep(TRIP * 1.5)
        mirror.close()
        await mirror.settle()
        assert (platform.texts, mirror.working) == (["a"], False)
        mirror.want(Panel("b"))
        mirror.reopen()
        await mirror.settle()
        assert (platform.texts, mirror.shown, others()) == (["a", "b"], Panel("b"), frozenset())

    quickly(story())


@pytest.mark.parametrize("failure", [failed(discord.HTTPException, 400, 50035), ValueError("no such glyph")])
def test_a_panel_that_cannot_be_shown_is_logged_and_not_sent_again(
    failure: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        platform = Platform(failure)
        mirror = platform.mirror()
        mirror.want(Panel("bad", scene=NIGHT))
        await mirror.settle()
        mirror.want(Panel("bad", scene=NIGHT))
        await mirror.settle()
        assert platform.texts == ["bad"]
        mirror.want(Panel("good", scene=NIGHT))
        await mirror.settle()
        assert platform.texts == ["bad", "good"]
        assert platform.requests[-1].repaint, "the picture was never shown"
        assert not mirror.closed

    with caplog.at_level(logging.ERROR, "bot.staging.mirror"):
        quickly(story())
    assert [record.exc_info is not None for record in caplog.records] == [True]


def test_a_closed_mirror_finishes_its_request_and_sends_no_other() -> None:
    async def story() -> None:
        platform = Platform()
        mirror = platform.mirror()
        mirror.want(Panel("a"))
        await asyncio.sleep(TRIP / 2)
        mirror.want(Panel("b"))
        mirror.close()
        await mirror.settle()
        await asyncio.sleep(10 * DISTANCE)
        assert platform.texts == ["a"]
        assert platform.lost == []

    quickly(story())


@pytest.mark.parametrize("pause", [0.0, TRIP + DISTANCE / 4])
def test_a_mirror_closed_between_requests_leaves_no_task(pause: float) -> None:
    async def story() -> None:
        platform = Platform()
        mirror = platform.mirror()
        if pause:
            mirror.want(Panel("a"))
            await asyncio.sleep(pause)
        mirror.want(Panel("b"))
        mirror.close()
        await mirror.settle()
        await asyncio.sleep(0)
        assert not others()
        assert "b" not in platform.texts

    quickly(story())


def test_a_message_lost_after_it_was_closed_is_nobody_s_concern() -> None:
    async def story() -> None:
        platform = Platform(failed(discord.NotFound, 404, 10008))
        mirror = platform.mirror()
        mirror.want(Panel("a"))
        await asyncio.sleep(TRIP / 2)
        mirror.close()
        await mirror.settle()
        assert platform.lost == []

    quickly(story())


def test_after_a_failure_nobody_knows_what_is_shown() -> None:
    async def story() -> None:
        platform = Platform(None, server_error())
        mirror = platform.mirror()
        mirror.want(Panel("a", scene=DAY))
        await mirror.settle()
        mirror.want(Panel("b", scene=NIGHT))
        await asyncio.sleep(DISTANCE + TRIP / 2)
        mirror.want(Panel("a", scene=DAY))
        await mirror.settle()
        assert [(request.text, request.repaint) for request in platform.requests][1:] == [("b", True), ("a", True)]

    quickly(story())
