"""Turn pings: a late word to who is waited for, one at most at a table, gone as soon as it is no longer true.

An edit of the board notifies nobody, so the ping is a message of its own. It
comes only when somebody has pressed nothing for a while since their turn
began, once for each thing that is waited for, and a failure costs nothing.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

import discord

from bot.matches.table import Waiting
from bot.services import Services
from bot.staging.mirror import BROKEN
from data.errors import StoreError

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Awaited:
    """The people whom a table waits for now (users' ids), and what for."""

    waiting: Waiting
    users: frozenset[int]


@dataclass(frozen=True, slots=True)
class Asker:
    """What the pings of a table need to know of it.

    `awaited` is who is waited for now and has pressed nothing since, None when
    nothing is waited for; `wants` tells whether somebody wants to be told, and
    `text` what they are told.
    """

    awaited: Callable[[], Awaited | None]
    wants: Callable[[int], Awaitable[bool]]
    text: Callable[[tuple[int, ...]], str]


class Pings:
    """The pings of one table in its channel, so many seconds after a turn began; 0 for none."""

    def __init__(self, table: str, channel: int, services: Services, asker: Asker) -> None:
        self._mark: Final = f"ping:{table}"
        self._channel = channel
        self._stage = services.stage
        self._clock = services.clock
        self._marks = services.marks
        self._seconds = services.settings.ping_seconds
        self._asker = asker
        self._asked: Awaited | None = None
        """What the last ping was about, and whom it named."""
        self._message: int | None = None
        self._order = asyncio.Lock()
        self._running: set[asyncio.Task[None]] = set()
        self._stopped = False

    @property
    def message(self) -> int | None:
        """The ping that is there now."""
        return self._message

    def follow(self) -> None:
        """Something happened: take a ping away that is no longer true, and time the next one."""
        now = self._asker.awaited()
        if self._message is not None and not self._holds(now):
            self._do(self._take_away())
        if self._stopped:
            return  # a table that goes on in another channel is timed by the same name
        if now is None or not now.users or not self._seconds:
            self._clock.clear(self._mark)
        elif self._asked is None or self._asked.waiting != now.waiting:
            self._clock.set(self._mark, now.waiting.since + self._seconds, lambda: self._do(self._ask(now.waiting)))

    async def resume(self) -> None:
        """Take away what an earlier process has left. Raises StoreError."""
        left = await self._marks.get(self._mark)
        if left:
            await self._stage.delete(self._channel, int(left))
            await self._marks.clear(self._mark)

    def close(self) -> None:
        """The table is over: no more pings, and none is left behind."""
        self.stop()
        if self._message is not None:
            self._do(self._take_away())

    def let_go(self) -> None:
        """The channel is no more: ask for nothing there."""
        self.stop()
        self._message = None

    def stop(self) -> None:
        """Ask no more."""
        self._stopped = True
        self._clock.clear(self._mark)

    async def settle(self) -> bool:
        """Wait for all requests under way; whether there were any."""
        busy = bool(self._running)
        while self._running:
            await asyncio.wait(self._running)
        return busy

    def _holds(self, now: Awaited | None) -> bool:
        """Whether the last ping still names somebody who is waited for, for the same thing."""
        asked = self._asked
        return asked is not None and now is not None and asked.waiting == now.waiting and bool(asked.users & now.users)

    async def _ask(self, waiting: Waiting) -> None:
        async with self._order:
            now = self._asker.awaited()
            if self._stopped or now is None or now.waiting != waiting:
                return
            named = tuple([user for user in sorted(now.users) if await self._asker.wants(user)])
            await self._remove()
            self._asked = Awaited(waiting, frozenset(named))
            if not named or not self._holds(self._asker.awaited()):
                return
            self._message = await self._stage.ping(self._channel, self._asker.text(named), named)
            await self._marks.set(self._mark, str(self._message))
            if not self._holds(self._asker.awaited()) or self._stopped:
                await self._remove()

    async def _take_away(self) -> None:
        async with self._order:
            if not self._holds(self._asker.awaited()) or self._stopped:
                await self._remove()

    async def _remove(self) -> None:
        if self._message is not None:
            message, self._message = self._message, None
            await self._stage.delete(self._channel, message)
            await self._marks.clear(self._mark)

    def _do(self, work: Awaitable[None]) -> None:
        task = asyncio.create_task(self._guarded(work))
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _guarded(self, work: Awaitable[None]) -> None:
        try:
            await work
        except (discord.HTTPException, StoreError, *BROKEN) as error:
            log.warning("table %s: a turn ping failed: %s", self._mark, type(error).__name__)
        except Exception:
            log.exception("table %s: a turn ping failed", self._mark)
