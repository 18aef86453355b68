"""What is kept too long is taken away, at the start and once a day, beside the tables (`.env.example` says what)."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from bot.settings import Settings
from data.calendar import DAY, day_of
from data.database import Database
from data.days import Days
from data.errors import StoreError
from data.people import People
from data.retention import LIMIT, Retention

log = logging.getLogger(__name__)

PAUSE: Final = 0.05
"""Seconds between units: acts of people come first."""
NEVER: Final = float("-inf")


class Housekeeping:
    """Takes away by the settings; `now` is in unix seconds. `forget` forgets somebody wherever they are known."""

    def __init__(
        self,
        database: Database,
        settings: Settings,
        now: Callable[[], float],
        *,
        forget: Callable[[int], Awaitable[bool]],
    ) -> None:
        self._retention = Retention(database)
        self._people = People(database)
        self._days = Days(database)
        self._settings = settings
        self._now = now
        self._forget = forget

    async def prepare(self) -> None:
        """Before the first table: overwrite what is left of people, however long it takes."""
        try:
            await self._people.scrub(alone=True)
        except StoreError as error:
            log.error("what is left of people who were deleted could not be overwritten: %s", error)

    async def run(self) -> None:
        """Sweep now and once a day, for as long as the process runs."""
        while True:
            try:
                await self.sweep()
            except StoreError as error:
                log.error("what is old could not be taken away, and is tomorrow: %s", error)
            except Exception:
                log.exception("what is old could not be taken away")
            await asyncio.sleep(DAY)

    async def sweep(self) -> None:
        """Take away what is old by now. Raises StoreError; what was taken away before is."""
        now, days = self._now(), self._settings
        matches = await self._retention.matches(ended=now - DAY * days.record_days if days.record_days else NEVER)
        for match in matches:
            await in_units(partial(self._retention.shed, match, at=now))
        await in_units(partial(self._retention.take_tables, closed=now - DAY * days.lobby_days))
        guilds = await self._retention.take_guilds(departed=now - DAY * days.guild_days)
        await self._retention.take_marks()
        await self._days.take_spent(day_of(now))
        people = 0 if not days.person_days else await self._forget_idle(before=now - DAY * days.person_days)
        await self._people.scrub(alone=False)
        if matches or guilds or people:
            log.info("taken away: plays of %d matches, settings of %d servers, %d people", len(matches), guilds, people)

    async def _forget_idle(self, *, before: float) -> int:
        forgotten = 0
        while people := await self._people.idle(before, limit=LIMIT):
            done = [await self._forget_slowly(user) for user in people]
            forgotten += sum(done)
            if not any(done):
                break  # nobody of them can be forgotten now
        return forgotten

    async def _forget_slowly(self, user: int) -> bool:
        await asyncio.sleep(PAUSE)
        return await self._forget(user)


async def in_units(unit: Callable[[], Awaitable[bool]]) -> None:
    """Do a unit of work until it says that nothing is left."""
    is_left = True
    while is_left:
        is_left = await unit()
        await asyncio.sleep(PAUSE)
