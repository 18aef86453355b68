"""`tests.brisk_time`: how time passes for what is played over sockets, and that a machine that stalls is no excuse."""

import asyncio
import signal
import sys
import threading
import time
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import aiosqlite
import discord
import pytest

from bot.sandbox.clock import Clock
from tests.brisk_time import STRIDE, BriskLoop, keep_pace, one_time, watched_threads

STALL: Final = 0.4
"""Seconds in which nothing of the process goes on."""
EXACTLY: Final = 0.005
"""Seconds by which two readings of a clock may differ."""


def briskly(story: Coroutine[object, object, None]) -> None:
    with watched_threads(), asyncio.Runner(loop_factory=BriskLoop) as runner:
        runner.run(story)


async def both(story: Awaitable[object]) -> tuple[float, float]:
    """Seconds that it took by the loop and in truth."""
    loop = asyncio.get_running_loop()
    brisk, real = loop.time(), time.monotonic()
    await story
    return loop.time() - brisk, time.monotonic() - real


def test_time_passes_fast_while_everybody_waits() -> None:
    async def story() -> None:
        clock = Clock()
        keep_pace(clock)
        before = clock.now()
        brisk, real = await both(asyncio.sleep(20))
        assert brisk >= 20 - EXACTLY > real
        assert clock.now() - before == pytest.approx(brisk), "in the sandbox, too"

    briskly(story())


def test_time_stands_while_the_loop_works() -> None:
    async def work() -> None:
        time.sleep(2 * STRIDE)  # noqa: ASYNC251 - as what takes long

    async def story() -> None:
        clock = Clock()
        keep_pace(clock)
        with one_time(clock):
            before = (clock.now(), discord.utils.utcnow().timestamp())
            async with asyncio.timeout(STRIDE):
                brisk, _ = await both(work())
                await asyncio.sleep(0)
            assert brisk == 0
            assert (clock.now(), discord.utils.utcnow().timestamp()) == before
            assert before[1] == pytest.approx(before[0], abs=EXACTLY)
        assert discord.utils.utcnow().timestamp() == pytest.approx(time.time(), abs=60)

    briskly(story())


async def by_the_loop(work: Callable[[], object]) -> None:
    await asyncio.to_thread(work)


async def by_an_executor(work: Callable[[], object]) -> None:
    with ThreadPoolExecutor(1) as pool:
        await asyncio.wrap_future(pool.submit(work))


async def by_the_store(work: Callable[[], object]) -> None:
    async with aiosqlite.connect(":memory:") as connection:
        await connection.create_function("work", 0, work)  # pyright: ignore[reportUnknownMemberType]  as it has it
        await connection.execute_fetchall("SELECT work()")


@pytest.mark.parametrize("asked", [by_the_loop, by_an_executor, by_the_store])
def test_time_is_real_while_a_thread_works(asked: Callable[[Callable[[], object]], Awaitable[None]]) -> None:
    async def story() -> None:
        loop = asyncio.get_running_loop()
        begun, go_on = asyncio.Event(), threading.Event()

        def work() -> None:
            loop.call_soon_threadsafe(begun.set)
            go_on.wait()

        working = asyncio.ensure_future(asked(work))
        await begun.wait()
        brisk, real = await both(asyncio.sleep(2 * STRIDE))
        go_on.set()
        await working
        assert 2 * STRIDE - EXACTLY <= brisk <= real + EXACTLY
        brisk, real = await both(asyncio.sleep(5))
        assert brisk >= 5 - EXACTLY > real, "and fast again when it is done"

    briskly(story())


@pytest.mark.skipif(sys.platform == "win32", reason="there no signal interrupts another thread")
def test_a_machine_that_stalls_makes_nobody_late() -> None:
    def stall() -> None:
        time.sleep(STRIDE / 5)
        signal.pthread_kill(threading.main_thread().ident or 0, signal.SIGUSR1)
        time.sleep(STRIDE)

    def wait(*_: object) -> None:
        time.sleep(STALL)

    async def story() -> None:
        async with asyncio.timeout(60):  # for which the loop looks at its time
            brisk, real = await both(asyncio.to_thread(stall))
        assert real >= STALL
        assert brisk <= real - STALL + STRIDE + EXACTLY

    before = signal.signal(signal.SIGUSR1, wait)
    try:
        briskly(story())
    finally:
        signal.signal(signal.SIGUSR1, before)
