"""Tables that could not be taken up after a restart: what their channels are told, and how they become free again."""

import contextlib
import logging
from collections.abc import Callable
from functools import partial
from typing import Final

import discord

from bot.chores import Chores
from bot.gathering.lobby_store import lobby_of
from bot.matches.ending import End
from bot.services import Services
from bot.speech import speech_for
from bot.staging.mirror import BROKEN
from bot.staging.panel import Panel
from bot.tables.end_panel import anew
from data.errors import MissingError
from data.tables import StoredTable

log = logging.getLogger(__name__)


class Unreadable:
    """The open tables of the store that are no rooms. Nothing of them is changed until somebody ends them."""

    def __init__(self, services: Services) -> None:
        self._services: Final = services
        self._by_channel: dict[int, StoredTable] = {}
        self._telling = Chores("unreadable")

    def in_channel(self, channel: int | None) -> StoredTable | None:
        """The table that blocks a channel."""
        return None if channel is None else self._by_channel.get(channel)

    def get(self, table: str) -> StoredTable | None:
        """The table of this id."""
        return next((stored for stored in self._by_channel.values() if stored.id == table), None)

    def keep(self, stored: StoredTable) -> None:
        """Take note of a table that cannot go on, and say so in its channel."""
        self._by_channel[stored.channel] = stored
        self._telling.do(lambda: self._tell(stored, speech_for(stored.locale)("reply-unreadable")))

    async def whisper(self, interaction: discord.Interaction, panel: Panel) -> None:
        """Answer somebody privately. Raises the library's HTTPException."""
        await self._services.stage.whisper(interaction, panel)

    async def free(self, stored: StoredTable) -> None:
        """Close it for good: its match ends without a result, what is stored stays. Raises StoreError."""
        await self._close(stored, End.ENDED)
        self._telling.do(lambda: self._tell(stored, _closed(stored)))

    def vanish(self, places: Callable[[int, int], bool]) -> None:
        """The channels of these tables, by guild and channel, are no more."""
        for stored in [one for one in self._by_channel.values() if places(one.guild, one.channel)]:
            self._telling.do(partial(self._close, stored, End.GONE))

    async def settle(self) -> None:
        """Wait until the channels have been told."""
        await self._telling.settle()

    async def _close(self, stored: StoredTable, why: End) -> None:
        now = self._services.now()
        if stored.match is not None:
            await self._services.journal.end_match(stored.match, outcome=why, at=now)
        with contextlib.suppress(MissingError):  # it was closed with its match
            await self._services.tables.close(stored.id, at=now)
        self._by_channel.pop(stored.channel, None)

    async def _tell(self, stored: StoredTable, text: str) -> None:
        """On the table's own message, so that every restart does not add another one."""
        panel = Panel(text)
        try:
            if stored.board is None:
                await self._services.stage.post(stored.channel, panel)
            else:
                await self._services.stage.edit(stored.board.channel, stored.board.message, panel, repaint=False)
        except (discord.HTTPException, *BROKEN) as error:
            log.warning("table %s: its channel was not told: %s", stored.id, type(error).__name__)


def _closed(stored: StoredTable) -> str:
    """That it is closed, and how to open another one: of its kind, where that much can be read."""
    speech = speech_for(stored.locale)
    try:
        return anew("room-closed", lobby_of(stored), speech)
    except (ValueError, TypeError, LookupError, AttributeError):
        return f"{speech('room-closed')} {speech('room-anew-table')}"
