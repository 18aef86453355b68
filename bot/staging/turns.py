"""Whose edit is next, when there is more to edit than can be done: answers to clicks never wait for edits.

Edits take turns, a few at a time. While there is little to do nobody waits; under load a message waits for its turn
and is then edited to what is wanted by that time, so that many changes become one edit. An edit is begun when the loop
has nothing else to do: an answer takes about ten rounds of it, with the way to the disk and back, and each has to be
short.
"""

import asyncio
import time
from collections import deque
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from typing import Final

from bot.staging.budget import Budget

MOST: Final = 12
"""Edits of one kind that are begun together."""
PATIENCE: Final = 0.02
"""Seconds for which an edit keeps its place, however long its way to Discord and back is: 600 a second at the most.

A loop that is busy is late for this, too, and so fewer are begun.
"""
IDLE: Final = 0.0002
"""Seconds of work in a round of the loop in which nobody was answered; most steps of an answer take more."""
SHARE: Final = 0.01
"""Seconds of work that the loop does for others, at the most, before it begins an edit."""


class Door:
    """Lets one through in a round of the loop, in the order of asking, while the loop has little else to do.

    `worked` tells for how many seconds this thread has worked, the time in which others had the processor left out.
    """

    def __init__(self, worked: Callable[[], float] = time.thread_time) -> None:
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._worked = worked
        self._looked = 0.0
        """When the loop was looked at last, by that clock."""
        self._others = 0.0
        """Seconds of work since the last one was let through."""

    async def passed(self) -> None:
        """Wait for one's round."""
        loop = asyncio.get_running_loop()
        if not self._waiting:
            self._looked, self._others = self._worked(), 0.0
            loop.call_soon(self._next_round)
        self._waiting.append(place := loop.create_future())
        await place

    def _next_round(self) -> None:
        now = self._worked()
        round_, self._looked = now - self._looked, now
        self._others += round_
        if round_ < IDLE or self._others > SHARE:
            self._others = 0.0
            if not (place := self._waiting.popleft()).done():
                place.set_result(None)
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._next_round)


class Turns:
    """The places of one kind of message; all kinds go through one door. Some have a budget as well."""

    def __init__(self, door: Door | None = None, budget: Budget | None = None) -> None:
        self._places = asyncio.Semaphore(MOST)
        self._door = door or Door()
        self._budget = budget

    @asynccontextmanager
    async def taken(self) -> AsyncGenerator[None]:
        """Wait for a place, in the order of asking, and keep it until the edit is done or well begun."""
        await self._places.acquire()
        has_place = True

        def make_room() -> None:
            nonlocal has_place
            if has_place:
                has_place = False
                self._places.release()

        timer: asyncio.TimerHandle | None = None
        try:
            if self._budget is not None:
                await self._budget.spent()
            await self._door.passed()
            timer = asyncio.get_running_loop().call_later(PATIENCE, make_room)
            yield
        finally:
            if timer is not None:
                timer.cancel()
            make_room()
