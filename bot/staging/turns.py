"""Whose edit is next, when there is more to edit than can be done: answers to clicks never wait for edits.

Edits take turns, a few at a time. While there is little to do nobody waits; under load a message waits for its turn
and is then edited to what is wanted by that time, so that many changes become one edit. In one round of the loop one
edit is begun: an answer takes about ten rounds, with the way to the disk and back, and each has to be short.
"""

import asyncio
from collections import deque
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Final

from bot.staging.budget import Budget

MOST: Final = 12
"""Edits of one kind that are begun together."""
PATIENCE: Final = 0.02
"""Seconds for which an edit keeps its place, however long its way to Discord and back is: 600 a second at the most.

A loop that is busy is late for this, too, and so fewer are begun.
"""


class Door:
    """Lets one through in a round of the loop, in the order of asking."""

    def __init__(self) -> None:
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._is_open = True

    async def passed(self) -> None:
        """Wait for one's round."""
        loop = asyncio.get_running_loop()
        if self._is_open:
            self._is_open = False
            loop.call_soon(self._next_round)
        else:
            self._waiting.append(place := loop.create_future())
            await place

    def _next_round(self) -> None:
        self._is_open = not self._waiting
        if self._waiting:
            if not (place := self._waiting.popleft()).done():
                place.set_result(None)
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
