"""`bot.chores`: work ends well when its caller is cancelled and when the store fails."""

import asyncio
import logging

import pytest

from bot.chores import AGAIN, Chores
from data.errors import LockedError
from tests.quick_time import now, others, quickly


def test_a_cancelled_caller_does_not_cancel_the_work() -> None:
    async def story() -> None:
        chores, done = Chores("t"), asyncio.Event()

        async def work() -> str:
            await asyncio.sleep(10)
            done.set()
            return "done"

        with pytest.raises(TimeoutError):
            async with asyncio.timeout(2.5):
                await chores.see_through(work())
        assert await chores.settle()
        assert done.is_set()
        assert not others()

    quickly(story())


def test_the_caller_gets_the_outcome_or_the_error() -> None:
    async def story() -> None:
        chores = Chores("t")

        async def refuse() -> str:
            raise LockedError("busy")

        assert await chores.see_through(asyncio.sleep(1, "done")) == "done"
        with pytest.raises(LockedError):
            await chores.see_through(refuse())

    quickly(story())


class Stubborn:
    """Fails so often before it succeeds."""

    def __init__(self, failures: int) -> None:
        self.tried: list[float] = []
        self._failures = failures

    async def work(self) -> None:
        self.tried.append(now())
        if len(self.tried) <= self._failures:
            raise LockedError("busy")


def test_a_chore_is_tried_until_it_is_stored_and_sleeps_without_a_task(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        chores, stubborn = Chores("t"), Stubborn(3)
        chores.do(stubborn.work)
        await chores.settle()
        assert not others()
        await asyncio.sleep(100)
        assert stubborn.tried == [pytest.approx(n * AGAIN) for n in range(4)]

    quickly(story())
    assert [record.exc_info for record in caplog.records] == [None] * 3


def test_a_stopped_table_tries_nothing_again() -> None:
    async def story() -> None:
        chores, early, late = Chores("t"), Stubborn(9), Stubborn(9)
        chores.do(early.work)
        await chores.settle()
        chores.do(late.work)
        chores.stop()
        await chores.settle()
        await asyncio.sleep(100)
        assert (len(early.tried), len(late.tried)) == (1, 1)
        assert not await chores.settle()

    quickly(story())


def test_a_mistake_of_ours_is_logged_and_not_repeated(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        chores, tried = Chores("t"), 0

        async def work() -> None:
            nonlocal tried
            tried += 1
            raise ZeroDivisionError

        chores.do(work)
        await chores.settle()
        await asyncio.sleep(100)
        assert tried == 1

    with caplog.at_level(logging.ERROR, "bot.chores"):
        quickly(story())
    assert "ZeroDivisionError" in caplog.text


def test_a_chore_may_do_chores_and_settling_waits_for_them() -> None:
    async def story() -> None:
        chores, done = Chores("t"), asyncio.Event()

        async def second() -> None:
            await asyncio.sleep(1)
            done.set()

        async def first() -> None:
            await asyncio.sleep(1)
            chores.do(second)

        chores.do(first)
        await chores.settle()
        assert done.is_set()

    quickly(story())
