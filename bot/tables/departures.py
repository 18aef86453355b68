"""What leaves takes its tables along: servers that send the bot away, channels and threads that are deleted.

Their tables end without a result, and nothing more is asked of Discord there; whoever sat there may sit elsewhere at
once. What a server has chosen is kept for a while, in case it comes back. A server with an outage has not left: it
stays among the client's guilds, and the platform tells of it in other events.
"""

import logging
from collections.abc import Callable, Collection
from functools import partial

from bot.chores import Chores
from bot.tables.rooms import Rooms
from data.preferences import Preferences

log = logging.getLogger(__name__)


class Departures:
    """Follows what the gateway tells of servers, channels and threads. `now` is in unix seconds."""

    def __init__(self, rooms: Rooms, preferences: Preferences, now: Callable[[], float]) -> None:
        self._rooms = rooms
        self._preferences = preferences
        self._now = now
        self._chores = Chores("departures")

    def take_stock(self, guilds: Collection[int]) -> None:
        """These are all servers, those with an outage included: what has left meanwhile was not told."""
        present = frozenset(guilds)
        self._rooms.vanish(lambda guild, _: guild not in present)
        self._chores.do(partial(self._preferences.take_stock, present, at=self._now()))

    def guild_came(self, guild: int) -> None:
        """A server has invited the bot, perhaps again."""
        self._chores.do(partial(self._preferences.arrive, guild))

    def guild_left(self, guild: int) -> None:
        """A server has sent the bot away, or is no more."""
        log.info("server %d has sent the bot away", guild)
        self._rooms.vanish(lambda of, _: of == guild)
        self._chores.do(partial(self._preferences.depart, guild, at=self._now()))

    def channel_left(self, channel: int) -> None:
        """A channel or thread was deleted."""
        self._rooms.vanish(lambda _, at: at == channel)

    def stop(self) -> None:
        """The process ends: try nothing again; the next start takes stock."""
        self._chores.stop()

    async def settle(self) -> None:
        """Wait until what was told is stored."""
        await self._chores.settle()
