"""The message that asks people to come to a table: one at most, at long intervals, gone when it is no longer true."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

import discord

from bot.staging.mirror import BROKEN
from bot.staging.panel import Panel
from bot.staging.stage import Stage
from data.errors import StoreError
from data.tables import StoredTable, Tables
from data.tables import Summons as StoredSummons

log = logging.getLogger(__name__)

DISTANCE: Final = 10 * 60.0
"""Seconds from one to the next."""


@dataclass(frozen=True, slots=True)
class Whom:
    """Who is notified: the ids of people and of roles."""

    users: tuple[int, ...] = ()
    roles: tuple[int, ...] = ()

    def __str__(self) -> str:
        """The mentions, as they stand in a message."""
        return " ".join([*(f"<@&{role}>" for role in self.roles), *(f"<@{user}>" for user in self.users)])


class Summons:
    """The messages of one table that ask people to come. `now` is in unix seconds; `do` does something soon."""

    def __init__(
        self,
        stored: StoredTable,
        stage: Stage,
        tables: Tables,
        now: Callable[[], float],
        do: Callable[[Callable[[], Awaitable[None]]], None],
    ) -> None:
        self._table: Final = stored.id
        self._channel: Final = stored.channel
        self._stage = stage
        self._tables = tables
        self._now = now
        self._do = do
        self._at = None if stored.summons is None else stored.summons.at
        self._message = None if stored.summons is None else stored.summons.message
        self._ended = False
        self._gate = asyncio.Lock()

    @property
    def message(self) -> int | None:
        """The id of the message that asks now."""
        return self._message

    @property
    def ready(self) -> float:
        """From when on people may be asked again, in unix seconds."""
        return float("-inf") if self._at is None else self._at + DISTANCE

    def begin(self) -> bool:
        """Whether people may be asked now; from here on they may not be for a while."""
        if self._ended or self._now() < self.ready:
            return False
        self._at = self._now()
        return True

    def ask(self, panel: Panel, whom: Whom) -> None:
        """Post the message soon, in place of the last one; `begin` has allowed it. A failure costs nothing else."""
        self._do(partial(self._ask, panel, whom))

    def end(self) -> None:
        """Nobody is missing any more: take the message away, and ask no more."""
        self._ended = True
        self._do(self._end)

    def let_go(self) -> None:
        """The channel is no more: ask for nothing there."""
        self._ended = True
        self._message = None

    async def _ask(self, panel: Panel, whom: Whom) -> None:
        async with self._gate:
            if self._ended:
                return
            await self._remove()
            try:
                self._message = await self._stage.summon(self._channel, panel, users=whom.users, roles=whom.roles)
            except (discord.HTTPException, *BROKEN) as error:
                log.warning("table %s: nobody could be asked to come: %s", self._table, type(error).__name__)
                self._at = None
            await self._store()

    async def _end(self) -> None:
        async with self._gate:
            if self._message is not None:
                await self._remove()
                await self._store()

    async def _remove(self) -> None:
        if self._message is not None:
            message, self._message = self._message, None
            await self._stage.delete(self._channel, message)

    async def _store(self) -> None:
        kept = StoredSummons(at=self._now() if self._at is None else self._at, message=self._message)
        try:
            await self._tables.save_summons(self._table, kept, at=self._now())
        except StoreError as error:
            # The table is closed, or the message would outlive a crash: neither is worth another try.
            log.info("table %s: who was asked to come is not stored: %s", self._table, error)
