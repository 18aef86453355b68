"""`bot.staging.mirror`: however often a panel changes, few requests, never two at once, and the last wish stands."""

import asyncio
from itertools import pairwise

import pytest

from bot.staging.panel import Panel
from tests.message_edge import DAY, DISTANCE, NIGHT, TRIP, Platform, made, server_error
from tests.quick_time import others, quickly


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


def test_a_panel_that_follows_is_made_once_a_burst_when_it_is_sent() -> None:
    async def story() -> None:
        platform = Platform()
        mirror = platform.mirror()
        number, asked = 0, 0

        def make() -> Panel:
            nonlocal asked
            asked += 1
            return Panel(str(number))

        for number in range(100):  # noqa: B007 - it is what the panel says
            mirror.follow(make)
        await mirror.settle()
        assert (platform.texts, asked) == (["99"], 1)
        mirror.follow(make)
        await mirror.settle()
        assert (platform.texts, asked) == (["99"], 2), "an equal panel is no edit"
        mirror.follow(lambda: None)
        await mirror.settle()
        assert (platform.texts, mirror.shown) == (["99"], Panel("99")), "it stays as it is"

    quickly(story())


def test_a_click_that_shows_what_is_followed_costs_no_edit() -> None:
    async def story() -> None:
        platform = Platform()
        mirror = platform.mirror()

        async def make() -> Panel:
            mirror.follow(lambda: Panel("made twice"))  # the table has changed by the click itself
            await asyncio.sleep(0)
            return Panel("new")

        await mirror.deliver(make, platform.edit)
        assert platform.texts == ["new"]
        assert not others()

    quickly(story())


def test_what_cannot_be_made_stops_nothing(caplog: pytest.LogCaptureFixture) -> None:
    def make() -> Panel:
        raise ZeroDivisionError

    async def story() -> None:
        platform = Platform()
        mirror = platform.mirror()
        mirror.follow(make)
        await mirror.settle()
        assert "a panel could not be made" in caplog.text
        mirror.follow(lambda: Panel("new"))
        await mirror.settle()
        assert platform.texts == ["new"]

    quickly(story())
