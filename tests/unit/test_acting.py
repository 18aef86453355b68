"""`bot.tables.acting`: one act after the other, and none is missed."""

import asyncio
import logging

import pytest

from bot.chores import AGAIN
from bot.tables.acting import Acting
from data.errors import DiskFullError, StoreError
from tests.quick_time import now, others, quickly


class Work:
    """So many acts to be done, each of which takes a while."""

    def __init__(self, left: int = 0, seconds: float = 1.0) -> None:
        self.left = left
        self.done: list[float] = []
        self.looks = 0
        self.failures: list[StoreError] = []
        self.trouble: Exception | None = None
        self._seconds = seconds

    async def act(self) -> bool:
        self.looks += 1
        seen = self.left
        await asyncio.sleep(self._seconds)
        if self.trouble is not None:
            trouble, self.trouble = self.trouble, None
            raise trouble
        if not seen:
            return False
        self.left -= 1
        self.done.append(now())
        return True

    def acting(self) -> Acting:
        return Acting(self.act, self.failures.append)


def test_it_acts_until_nothing_is_left_and_then_nothing_runs() -> None:
    async def story() -> None:
        work = Work(3)
        acting = work.acting()
        acting.stir()
        assert await acting.settle()
        assert work.left == 0
        assert not others()
        assert not await acting.settle()

    quickly(story())


def test_news_while_it_looks_makes_it_look_again() -> None:
    async def story() -> None:
        work = Work(0)
        acting = work.acting()
        acting.stir()
        await asyncio.sleep(0.5)
        work.left = 1  # after it has looked, before it is through
        acting.stir()
        await acting.settle()
        assert work.left == 0

    quickly(story())


def test_one_act_at_a_time_however_often_it_is_stirred() -> None:
    async def story() -> None:
        work = Work(5)
        acting = work.acting()
        for _ in range(50):
            acting.stir()
            await asyncio.sleep(0.1)
        await acting.settle()
        assert [round(at) for at in work.done] == [1, 2, 3, 4, 5]

    quickly(story())


def test_what_could_not_be_stored_is_tried_again_later() -> None:
    async def story() -> None:
        work = Work(1)
        work.trouble = DiskFullError("full")
        acting = work.acting()
        acting.stir()
        await acting.settle()
        assert [type(failure) for failure in work.failures] == [DiskFullError]
        assert work.done == [pytest.approx(2 + AGAIN)]

    quickly(story())


def test_a_mistake_of_ours_is_logged_and_the_next_news_starts_it_again(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        work = Work(1)
        work.trouble = ZeroDivisionError()
        acting = work.acting()
        acting.stir()
        await acting.settle()
        assert work.done == []
        acting.stir()
        await acting.settle()
        assert len(work.done) == 1

    with caplog.at_level(logging.ERROR, "bot.tables.acting"):
        quickly(story())
    assert "ZeroDivisionError" in caplog.text


@pytest.mark.parametrize("after", [0.0, 0.5])
def test_after_it_was_stopped_it_does_nothing(after: float) -> None:
    async def story() -> None:
        work = Work(3)
        acting = work.acting()
        acting.stir()
        if after:
            await asyncio.sleep(after)
        acting.stop()
        acting.stir()
        await acting.settle()
        await asyncio.sleep(10)
        assert work.done == []
        assert not others()

    quickly(story())
