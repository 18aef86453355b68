"""`bot.clock`: deadlines of the wall clock, whatever happens to the wall clock."""

import asyncio
from collections.abc import Callable
from typing import Final

import pytest

from bot.clock import LATEST, LONGEST_SLEEP, Clock
from tests.quick_time import now, quickly

NOON: Final = 1_800_000_000.0
"""Some unix time."""


class Wall:
    """The machine's clock, which somebody may set."""

    def __init__(self) -> None:
        self.wrong = 0.0

    def __call__(self) -> float:
        """Unix seconds."""
        return NOON + self.wrong + now()


class Bell:
    """Notes when it rang, by both clocks."""

    def __init__(self, wall: Wall) -> None:
        self.rang: list[tuple[float, float]] = []
        self._wall = wall

    def __call__(self) -> None:
        """Ring."""
        self.rang.append((now(), self._wall()))


def parts() -> tuple[Wall, Clock, Bell]:
    wall = Wall()
    return wall, Clock(wall), Bell(wall)


@pytest.mark.parametrize("seconds", [0.5, 90.0, 86_400.0, 30 * 86_400.0])
def test_it_rings_once_at_the_wall_time(seconds: float) -> None:
    async def story() -> None:
        wall, clock, bell = parts()
        clock.set("turn", wall() + seconds, bell)
        await asyncio.sleep(2 * seconds)
        assert [at for at, _ in bell.rang] == [pytest.approx(seconds, abs=0.01)]
        assert bell.rang[0][1] >= NOON + seconds

    quickly(story())


@pytest.mark.parametrize("late", [0.0, 1.0, 86_400.0])
def test_an_overdue_deadline_rings_at_the_next_turn_of_the_loop_and_not_inside_the_call(late: float) -> None:
    async def story() -> None:
        wall, clock, bell = parts()
        clock.set("turn", wall() - late, bell)
        assert bell.rang == []
        await asyncio.sleep(0.001)
        assert len(bell.rang) == 1

    quickly(story())


def test_a_wall_clock_that_was_set_back_does_not_make_it_early() -> None:
    async def story() -> None:
        wall, clock, bell = parts()
        clock.set("turn", wall() + 90, bell)
        await asyncio.sleep(60)
        wall.wrong = -600
        await asyncio.sleep(600)
        assert bell.rang == []
        await asyncio.sleep(31)
        assert [at for _, at in bell.rang] == [pytest.approx(NOON + 90, abs=0.01)]

    quickly(story())


def test_a_wall_clock_that_was_set_forward_is_noticed_within_the_hour() -> None:
    async def story() -> None:
        wall, clock, bell = parts()
        clock.set("turn", wall() + 86_400, bell)
        await asyncio.sleep(100)
        wall.wrong = 86_400
        await asyncio.sleep(LONGEST_SLEEP)
        assert len(bell.rang) == 1

    quickly(story())


@pytest.mark.parametrize("seconds", [90.0, 86_400.0])
def test_a_wall_clock_that_was_far_ahead_makes_it_an_hour_late_at_most(seconds: float) -> None:
    async def story() -> None:
        wall, clock, bell = parts()
        clock.set("turn", wall() + seconds, bell)
        await asyncio.sleep(60)
        wall.wrong = -30 * 86_400
        await asyncio.sleep(seconds - 60 + LATEST - 1)
        assert bell.rang == []
        await asyncio.sleep(2)
        assert len(bell.rang) == 1
        await asyncio.sleep(86_400)
        assert len(bell.rang) == 1

    quickly(story())


def test_a_name_has_one_deadline_the_last() -> None:
    async def story() -> None:
        wall, clock, first = parts()
        second = Bell(wall)
        clock.set("turn", wall() + 10, first)
        clock.set("turn", wall() + 20, second)
        await asyncio.sleep(100)
        assert (first.rang, len(second.rang)) == ([], 1)

    quickly(story())


def test_names_do_not_disturb_each_other() -> None:
    async def story() -> None:
        wall, clock, one = parts()
        other = Bell(wall)
        clock.set("one", wall() + 10, one)
        clock.set("other", wall() + 10, other)
        clock.clear("one")
        await asyncio.sleep(100)
        assert (one.rang, len(other.rang)) == ([], 1)

    quickly(story())


def close(clock: Clock) -> None:
    clock.close()


def clear(clock: Clock) -> None:
    clock.clear("turn")


@pytest.mark.parametrize("forget", [clear, close])
@pytest.mark.parametrize("seconds", [0.0, 10.0, 86_400.0])
def test_what_is_forgotten_does_not_ring(seconds: float, forget: Callable[[Clock], None]) -> None:
    async def story() -> None:
        wall, clock, bell = parts()
        clock.set("turn", wall() + seconds, bell)
        forget(clock)
        await asyncio.sleep(2 * 86_400)
        assert bell.rang == []
        forget(clock)

    quickly(story())


def test_a_bell_may_set_the_next_deadline_of_its_name() -> None:
    async def story() -> None:
        wall, clock, last = parts()
        clock.set("turn", wall() + 10, lambda: clock.set("turn", wall() + 10, last))
        await asyncio.sleep(100)
        assert [at for at, _ in last.rang] == [pytest.approx(20, abs=0.01)]

    quickly(story())
