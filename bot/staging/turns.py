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
OTHERS: Final = 4
"""One in so many places goes to a message that nobody is waiting for, even while others are waited for."""
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


class Turn:
    """One message's turn; `first` when somebody is waited for who has to see it."""

    __slots__ = ("first", "place")

    def __init__(self, *, first: bool = False) -> None:
        self.first = first
        self.place: asyncio.Future[None] | None = None
        """What it waits for; None while it need not."""


class Turns:
    """The places of one kind of message; all kinds go through one door. Some have a budget as well."""

    def __init__(self, door: Door | None = None, budget: Budget | None = None) -> None:
        self._free = MOST
        self._first: deque[asyncio.Future[None]] = deque()
        self._others: deque[asyncio.Future[None]] = deque()
        self._given = 0
        self._door = door or Door()
        self._budget = budget

    @asynccontextmanager
    async def taken(self, turn: Turn | None = None) -> AsyncGenerator[None]:
        """Wait for a place and keep it until the edit is done or well begun.

        They are given in the order of asking, most of them to those who are to be first.
        """
        await self._place(turn or Turn())
        has_place = True

        def make_room() -> None:
            nonlocal has_place
            if has_place:
                has_place = False
                self._give()

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

    def hasten(self, turn: Turn) -> None:
        """Let one that waits be among the first."""
        if turn.place is not None and not turn.first:
            turn.first = True
            self._first.append(turn.place)  # its place among the others is found done

    async def _place(self, turn: Turn) -> None:
        if self._free:
            self._free -= 1
            return
        turn.place = asyncio.get_running_loop().create_future()
        (self._first if turn.first else self._others).append(turn.place)
        try:
            await turn.place
        except asyncio.CancelledError:
            if not turn.place.cancelled():  # it was given just now
                self._give()
            raise

    def _give(self) -> None:
        """Give a place that has become free to who is next."""
        self._given += 1
        lines = (self._first, self._others) if self._given % OTHERS else (self._others, self._first)
        for line in lines:
            while line:
                if not (place := line.popleft()).done():
                    place.set_result(None)
                    return
        self._free += 1
