"""`bot.mirror`: however often a panel changes, few requests, never two at once, and the last wish stands."""

import asyncio
import logging
from collections.abc import Coroutine
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, cast

import aiohttp
import discord
import pytest

from bot.mirror import RETRIES, GoneError, Loss, Mirror
from bot.panel import Panel
from render.scene import Backdrop, Scene
from tests.quick_time import now, others, quickly

DISTANCE: Final = 1.0
TRIP: Final = 0.2
"""Seconds that a request takes."""

DAY, NIGHT = (Scene(Backdrop(10, 10, colour), ()) for colour in ("#FFFFFF", "#000000"))
"""Two pictures."""


@dataclass(frozen=True, slots=True)
class Request:
    """What reached the platform."""

    text: str
    repaint: bool
    at: float


class Platform:
    """The edge of the process: takes panels and shows the last, or fails as it is told to."""

    def __init__(self, *failures: Exception | None) -> None:
        self.requests: list[Request] = []
        self.lost: list[Loss] = []
        self.busiest = 0
        self._busy = 0
        self._failures = list(failures)

    async def edit(self, panel: Panel, *, repaint: bool) -> None:
        """An edit of the message."""
        self.requests.append(Request(panel.text, repaint, now()))
        self._busy += 1
        self.busiest = max(self.busiest, self._busy)
        try:
            await asyncio.sleep(TRIP)
        finally:
            self._busy -= 1
        if self._failures and (failure := self._failures.pop(0)) is not None:
            raise failure

    @property
    def texts(self) -> list[str]:
        """What was sent, in order."""
        return [request.text for request in self.requests]

    def mirror(self) -> Mirror:
        """A mirror of this message."""
        return Mirror(self.edit, distance=DISTANCE, lost=self.lost.append)


@dataclass(frozen=True, slots=True)
class Response:
    """What the library's exceptions look at."""

    status: int
    reason: str = "because"


def failed(kind: type[discord.HTTPException], status: int, code: int = 0) -> discord.HTTPException:
    """The library's own exception for an answer of the platform."""
    return kind(cast("aiohttp.ClientResponse", Response(status)), {"code": code, "message": "no"})


def server_error() -> discord.HTTPException:
    return failed(discord.DiscordServerError, 503)


def made(panel: Panel) -> "Coroutine[object, object, Panel]":
    async def make() -> Panel:
        await asyncio.sleep(0)
        return panel

    return make()


def test_a_burst_is_one_edit_and_the_last_wish_stands() -> None:
    async def story() -> None:
        platform = Platform()
        mirror = platform.mirror()
        for number in range(100):
            mirror.want(Panel(str(number)))
        await mirror.settle()
        assert platform.texts == ["99"]
        assert mirror.shown == Panel("99")

    quickly(story())


def test_what_is_wanted_during_a_request_is_one_more_edit_at_a_distance() -> None:
    async def story() -> None:
        platform = Platform()
        mirror = platform.mirror()
        mirror.want(Panel("first"))
        await asyncio.sleep(TRIP / 2)
        for number in range(10):
            mirror.want(Panel(str(number)))
        await mirror.settle()
        assert platform.texts == ["first", "9"]
        assert platform.requests[1].at - platform.requests[0].at == pytest.approx(DISTANCE)

    quickly(story())


def test_under_constant_change_requests_keep_their_distance_and_never_overlap() -> None:
    async def story() -> None:
        platform = Platform()
        mirror = platform.mirror()
        for number in range(200):
            mirror.want(Panel(str(number)))
            await asyncio.sleep(0.05)
        await mirror.settle()
        times = [request.at for request in platform.requests]
        assert platform.busiest == 1
        assert all(later - earlier >= DISTANCE - 1e-6 for earlier, later in pairwise(times))
        assert platform.texts[-1] == "199"
        assert len(times) <= 12

    quickly(story())


def test_an_equal_panel_is_no_edit() -> None:
    async def story() -> None:
        platform = Platform()
        mirror = platform.mirror()
        mirror.note(Panel("there"))
        mirror.want(Panel("there"))
        assert not others()
        mirror.want(Panel("new"))
        await mirror.settle()
        mirror.want(Panel("new"))
        await mirror.settle()
        assert platform.texts == ["new"]

    quickly(story())


def test_a_wish_taken_back_before_it_was_sent_is_no_edit() -> None:
    async def story() -> None:
        platform = Platform()
        mirror = platform.mirror()
        mirror.want(Panel("a"))
        await mirror.settle()
        mirror.want(Panel("b"))
        await asyncio.sleep(DISTANCE / 4)
        mirror.want(Panel("a"))
        await mirror.settle()
        assert platform.texts == ["a"]

    quickly(story())


def test_a_picture_is_sent_only_when_it_changed() -> None:
    async def story() -> None:
        platform = Platform()
        mirror = platform.mirror()
        for panel in (Panel("1", scene=DAY), Panel("2", scene=DAY), Panel("3", scene=NIGHT), Panel("4")):
            mirror.want(panel)
            await mirror.settle()
        assert [request.repaint for request in platform.requests] == [True, False, True, True]

    quickly(story())


def test_nothing_runs_when_nothing_is_to_be_done() -> None:
    async def story() -> None:
        platform = Platform(server_error())
        mirror = platform.mirror()
        assert not others()
        mirror.want(Panel("a"))
        assert others()
        await mirror.settle()
        assert not others()

    quickly(story())


def test_a_click_s_answer_counts_as_the_edit() -> None:
    async def story() -> None:
        platform, clicks = Platform(), Platform()
        mirror = platform.mirror()
        mirror.note(Panel("old", scene=DAY))
        await mirror.deliver(lambda: made(Panel("new", scene=DAY)), clicks.edit)
        await mirror.settle()
        assert [(request.text, request.repaint) for request in clicks.requests] == [("new", False)]
        assert platform.texts == []
        assert mirror.shown == Panel("new", scene=DAY)

    quickly(story())


def test_no_edit_begins_while_a_click_is_being_answered() -> None:
    async def story() -> None:
        platform, clicks = Platform(), Platform()
        mirror = platform.mirror()
        mirror.note(Panel("old"))

        async def make() -> Panel:
            mirror.want(Panel("in between"))  # the table has changed by the click itself
            await asyncio.sleep(2 * DISTANCE)
            return Panel("new")

        await mirror.deliver(make, clicks.edit)
        await mirror.settle()
        assert (clicks.texts, platform.texts) == (["new"], [])

    quickly(story())


def test_what_is_wanted_while_the_answer_travels_is_one_edit_after_it() -> None:
    async def story() -> None:
        platform, clicks = Platform(), Platform()
        mirror = platform.mirror()
        mirror.note(Panel("old"))
        answer = asyncio.create_task(mirror.deliver(lambda: made(Panel("new")), clicks.edit))
        await asyncio.sleep(TRIP / 2)
        mirror.want(Panel("newer"))
        await answer
        await mirror.settle()
        assert platform.texts == ["newer"]
        assert platform.requests[0].at >= clicks.requests[0].at + TRIP

    quickly(story())


@pytest.mark.parametrize("start", [TRIP / 4, TRIP / 2, TRIP - 0.01])
def test_requests_that_crossed_lead_to_one_more_edit(start: float) -> None:
    async def story() -> None:
        platform, clicks = Platform(), Platform()
        mirror = platform.mirror()
        mirror.want(Panel("edit", scene=DAY))
        await asyncio.sleep(start)
        await mirror.deliver(lambda: made(Panel("answer", scene=DAY)), clicks.edit)
        await mirror.settle()
        assert platform.texts == ["edit", "answer"]
        assert platform.requests[-1].repaint, "which picture stands is not known"
        assert mirror.shown == Panel("answer", scene=DAY)

    quickly(story())


def test_two_answers_that_crossed_lead_to_one_edit_with_the_last() -> None:
    async def story() -> None:
        platform, clicks = Platform(), Platform()
        mirror = platform.mirror()
        mirror.note(Panel("old"))
        await asyncio.gather(
            mirror.deliver(lambda: made(Panel("one")), clicks.edit),
            mirror.deliver(lambda: made(Panel("two")), clicks.edit),
        )
        await mirror.settle()
        assert platform.texts == ["two"]

    quickly(story())


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


def test_an_outage_is_given_up_in_the_end_and_taken_up_at_the_next_wish() -> None:
    async def story() -> None:
        platform = Platform(*(server_error() for _ in range(len(RETRIES) + 1)))
        mirror = platform.mirror()
        mirror.want(Panel("a"))
        await mirror.settle()
        assert len(platform.requests) == len(RETRIES) + 1
        assert not others()
        mirror.want(Panel("b"))
        await mirror.settle()
        assert platform.texts[-1] == "b"
        assert mirror.shown == Panel("b")

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

    with caplog.at_level(logging.ERROR, "bot.mirror"):
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
