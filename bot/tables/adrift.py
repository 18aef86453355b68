"""Tables that have lost their channel in the middle of a deal of the day: they wait, as long as it lasts, to be moved.

Nobody has such a deal twice, and who deletes a thread has not given up what was played in it.
"""

import asyncio
import logging
from functools import partial
from typing import Final

from bot.chores import Chores
from bot.gathering.lobby import Lobby
from bot.services import Services
from data.calendar import day_start

log = logging.getLogger(__name__)

OF_THE_DAY: Final = "day"
"""The outcome in the store of a match that was the deal of a day."""


class Adrift:
    """Those tables by id, with who sits there. They are open in the store, and no rooms."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._lobbies: dict[str, Lobby] = {}
        self._held: dict[str, asyncio.Event] = {}
        """Those that are being moved, each with what tells that it is no more."""
        self._ending = Chores("adrift")

    def __contains__(self, table: str) -> bool:
        return table in self._lobbies

    def of(self, user: int) -> tuple[Lobby, ...]:
        """Those at which somebody sits."""
        return tuple(lobby for lobby in self._lobbies.values() if lobby.seat_of(user) is not None)

    def keep(self, table: str, lobby: Lobby) -> None:
        """Let it wait until its day is over; then it has not been played to its end."""
        log.info("table %s has lost its channel and waits for another one", table)
        self._lobbies[table] = lobby
        self._let_go(table)
        over = partial(self._ending.do, partial(self._end, table))
        self._services.clock.set(_timed(table), day_start(lobby.terms.day + 1), over)

    def hold(self, table: str) -> Lobby | None:
        """It is about to go on: it is not over with its day any more.

        None if it did not wait, or goes on already: whoever began that may have gone.
        """
        if table in self._held or (lobby := self._lobbies.get(table)) is None:
            return None
        self._services.clock.clear(_timed(table))
        self._held[table] = asyncio.Event()
        return lobby

    async def moved(self, table: str) -> None:
        """Wait until it is not about to go on: it has, or waits as before."""
        if (held := self._held.get(table)) is not None:
            await held.wait()

    def release(self, table: str) -> None:
        """It waits no longer: it has gone on, or is over."""
        self._services.clock.clear(_timed(table))
        self._lobbies.pop(table, None)
        self._let_go(table)

    async def forget(self, user: int) -> None:
        """Give up what somebody has begun. Raises StoreError."""
        for table in [table for table, lobby in self._lobbies.items() if lobby.seat_of(user) is not None]:
            await self._end(table)

    async def settle(self) -> None:
        """Wait until what is over is stored."""
        await self._ending.settle()

    def stop(self) -> None:
        """The process ends; the next one finds the channels gone as this one did."""
        self._ending.stop()

    def _let_go(self, table: str) -> None:
        if (held := self._held.pop(table, None)) is not None:
            held.set()

    async def _end(self, table: str) -> None:
        await self._services.journal.end_match(table, outcome=OF_THE_DAY, at=self._services.now())
        self.release(table)


def _timed(table: str) -> str:
    """The name of its deadline; the room that it was has one by the table's own."""
    return f"adrift:{table}"
