"""The course of one table's match: taken up from its journal, dealt, timed, and what nobody has to click for."""

import asyncio
import logging
from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from bot.chores import Chores
from bot.games import Opening
from bot.matches.match import AnyMatch
from bot.matches.pace import Time, drawn, paced
from bot.matches.sealed import shuffle_by
from bot.matches.table import Waiting
from bot.services import Services
from bot.sitters import Level
from bot.tables.acting import Acting
from data.errors import StaleError, StoreError
from engine.kernel import Seat

log = logging.getLogger(__name__)


class Course:
    """Runs the match of a table.

    `gate` is the order in which the table changes; `bots` are the seats that
    bots play now, and how well; `idle` tells whether nothing must be done by itself;
    `changed` is told of everything that happened.
    """

    def __init__(
        self,
        table: str,
        services: Services,
        chores: Chores,
        gate: asyncio.Lock,
        *,
        bots: Callable[[], Mapping[Seat, Level]],
        idle: Callable[[], bool],
        changed: Callable[[], None],
    ) -> None:
        self.match: AnyMatch | None = None
        self._table: Final = table
        self._services = services
        self._chores = chores
        self._gate = gate
        self._bots = bots
        self._idle = idle
        self._changed = changed
        self._opening: Opening | None = None
        self._acting = Acting(self._act, self._not_acted)

    async def attach(self, opening: Opening) -> AnyMatch:
        """Take up the match that began so where its journal ends; a new one before its first deal."""
        self.match = match = await opening.restore(
            self._table,
            journal=self._services.journal,
            now=self._services.now,
            changed=self._changed,
            remembered=await self._services.memory.of(self._table),
            keep=self._keep,
            thinking=self._services.thinking,
        )
        self._opening = opening
        return match

    def wind(self) -> None:
        """Set the clock by what is waited for."""
        if self.match is not None and not self._idle() and (deadline := self.match.deadline) is not None:
            time_up = partial(self._time_up, self.match.waiting)
            self._services.clock.set(self._table, deadline, lambda: self._chores.do(time_up))

    def stir(self) -> None:
        """Something happened: let the bots look at it."""
        if self.match is not None:
            self._acting.stir()

    def follow(self) -> None:
        """Do soon what public facts or people's own wishes settle beforehand."""
        self._chores.do(self._follow)

    def read_again(self) -> None:
        """The journal holds what this process did not write: go on from there soon. What people had begun is lost."""
        self._chores.do(self._read_again)

    async def deal(self) -> None:
        """Deal the next round, if it is time."""
        if self.match is not None and not self._idle():
            salt = await self._salt(len(self.match.standing.rounds) + 1)
            if salt is None:
                await self.match.deal(self._services.shuffle)
            else:
                await self.match.deal(shuffle_by(salt), salt)

    async def _salt(self, number: int) -> str | None:
        """The secret by which a round is dealt; None when chance deals."""
        by_day = await self._services.days.salt_at(self._table)
        return await self._services.duplicates.salt_at(self._table, number) if by_day is None else by_day

    async def settle(self) -> bool:
        """Wait until nothing is under way, bots that still think included; whether anything was."""
        busy = await self._acting.settle()
        if self.match is not None:
            await self.match.settle()
        return busy

    def stop(self) -> None:
        """Act no more by itself."""
        self._acting.stop()
        self._services.clock.clear(self._table)

    def _keep(self, seat: Seat, wish: str) -> None:
        self._chores.do(partial(self._services.memory.save_wish, self._table, seat, wish))

    async def _act(self) -> bool:
        """Do one thing that nobody has to click for, at a pace that people can follow; whether there was one."""
        if self._idle() or self.match is None or self.match.outcome is not None:
            return False
        if await self.match.follow():
            return True
        return await paced(drawn(self._services.settings.think_seconds), self._think)

    async def _think(self, time: Time) -> bool:
        match = self.match
        if match is None or self._idle():
            return False

        async def ready(seat: Seat) -> bool:
            await time()
            return not self._idle() and seat in self._bots()

        return await match.think(self._bots(), ready)

    def _not_acted(self, error: StoreError) -> None:
        log.error("table %s: a bot's act was not stored: %s", self._table, error)
        if isinstance(error, StaleError):
            self.read_again()

    async def _follow(self) -> None:
        while self.match is not None and not self._idle() and await self.match.follow():
            pass

    async def _read_again(self) -> None:
        async with self._gate:
            if self._opening is not None and not self._idle():
                await self.attach(self._opening)
        self._changed()

    async def _time_up(self, waiting: Waiting | None) -> None:
        """The time for this is over. Whoever acted meanwhile has wound the clock anew."""
        match = self.match
        if match is not None and not self._idle() and match.waiting == waiting:
            try:
                await (self.deal() if match.dealing else match.time_up())
            except StaleError:
                await self._read_again()
