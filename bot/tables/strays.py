"""Boards of which nobody knows: such a message loses its controls as soon as somebody clicks on it.

A message that was posted and never heard of, an old board that could not be
edited when its page was turned and whose process has ended since: Discord lists
no messages to a bot that reads none, so a click is the first that is heard.
"""

from collections.abc import Callable, Iterator
from typing import Final

import discord

from bot.services import Services
from bot.staging.board import Board
from bot.tables.room import Room
from bot.wire import Click
from data.tables import TableState

CONTROLS: Final = frozenset({"start", "hand", "next", "leave"})
"""Verbs that boards of open tables have, and no other message."""


class Strays:
    """Strips the boards that are nobody's. `find` is the room of a table that is open, or still shows its end."""

    def __init__(self, services: Services, find: Callable[[str], Room | None]) -> None:
        self._services = services
        self._find = find
        self._began: Final = services.now()
        self._stripped: list[Board] = []

    async def look(self, interaction: discord.Interaction, click: Click) -> None:
        """Look at the message that was clicked, and strip it if it is a stray board. Raises StoreError."""
        message, channel = interaction.message, interaction.channel_id
        if message is None or channel is None or message.flags.ephemeral:
            return
        if (room := self._find(click.table)) is not None:
            if room.board_message not in {None, message.id} and _is_board(message, click.table):
                room.disown(message.id)
        elif _is_board(message, click.table) and await self._is_left(click.table, message.id):
            self._stripped = [
                *(one for one in self._stripped if not one.is_done),
                Board(self._services.stage, channel, message.id),
            ]
            self._stripped[-1].strip()

    async def settle(self) -> None:
        """Wait for all requests under way."""
        for one in self._stripped:
            await one.mirror.settle()

    async def _is_left(self, table: str, message: int) -> bool:
        """Whether this board of a table that is over will not be brought up to date any more."""
        stored = await self._services.tables.get(table)
        if stored is None or stored.state is not TableState.CLOSED:
            return False
        # Its last board shows the end by now, unless the process that closed it did not live to show it.
        return stored.board is None or stored.board.message != message or stored.changed < self._began


def _is_board(message: discord.Message, table: str) -> bool:
    """Whether a message has the controls of an open table."""
    clicks = (Click.parse(one) for one in _custom_ids(message))
    return any(one is not None and one.table == table and one.verb in CONTROLS for one in clicks)


def _custom_ids(message: discord.Message) -> Iterator[str]:
    for row in message.components:
        if isinstance(row, discord.ActionRow):
            yield from (one.custom_id for one in row.children if one.custom_id is not None)
