"""The public message of a table: a new one for each chapter of the match, anew at the bottom when it is old."""

import logging
from collections.abc import Callable
from typing import Final

import discord

from bot.boards import Boards
from bot.match import AnyMatch
from bot.panel import Panel
from bot.services import Services
from data.errors import MissingError, StoreError
from data.tables import Board as StoredBoard
from data.tables import StoredTable

log = logging.getLogger(__name__)

OLD: Final = 15 * 60.0
"""Seconds after which a board is posted anew, at the next lead.

The bot asks for no messages, so it is not told what is said below its board,
and the library's channels keep the last message of the time they were loaded.
Age is what is left: a brisk round has a board of its own long before it is so
old, a slow one is looked for at the bottom of its channel. It also spares a
board the slower edits of messages older than an hour.
"""


class Pages:
    """The boards of one table, and which of them is the one to come back to after a restart.

    `match` is the match that is on, `panel` the board as it should be now;
    `gone` is told when the channel is no more.
    """

    def __init__(
        self,
        stored: StoredTable,
        services: Services,
        *,
        match: Callable[[], AnyMatch | None],
        panel: Callable[[], Panel],
        gone: Callable[[], None],
    ) -> None:
        self._table: Final = stored.id
        self._channel: Final = stored.channel
        self._services = services
        self._match = match
        self._shown = None if stored.board is None else stored.board.chapter
        """The chapter on the board that an earlier process has left; None when it is not known."""
        self._chapter = 1
        self._posted = services.now()
        """When the board was posted, as far as this process knows."""
        self._boards = Boards(
            services.stage,
            stored.channel,
            None if stored.board is None else stored.board.message,
            panel=panel,
            store=self._store,
            gone=gone,
        )

    @property
    def message(self) -> int | None:
        """The id of the newest board; None while it is on its way."""
        return self._boards.message

    async def announce(self, interaction: discord.Interaction) -> None:
        """Post the first board as the answer to a command. Raises the library's HTTPException."""
        await self._boards.announce(interaction)

    def resume(self, match: AnyMatch) -> None:
        """Go on after a restart: a board of an earlier chapter stays what it is, and a new one is posted."""
        self._chapter = match.chapter if self._shown is None else self._shown

    def repost(self) -> None:
        """Put the board at the bottom of the channel."""
        self._posted = self._services.now()
        self._boards.repost()

    def show(self) -> None:
        """Let the board follow the table: on a new page, at the bottom, or where it is."""
        match, now = self._match(), self._services.now()
        if match is not None and match.chapter > self._chapter:
            self._chapter, self._posted = match.chapter, now
            self._boards.turn_page()
        elif match is not None and match.between and now - self._posted > OLD:
            self.repost()
        elif match is not None and (match.resting or match.outcome is not None):
            # The next page may be turned before this one is sent.
            self._boards.settle_on()
        else:
            self._boards.show()

    def end(self, panel: Panel) -> None:
        """Let the board show this to the end."""
        self._boards.end(panel)

    def let_go(self) -> None:
        """The channel is no more: ask for nothing there."""
        self._boards.let_go()

    async def settle(self) -> None:
        """Wait for all requests under way."""
        await self._boards.settle()

    async def _store(self, message: int) -> None:
        board = StoredBoard(channel=self._channel, message=message, chapter=self._chapter)
        try:
            await self._services.tables.save_board(self._table, board, at=self._services.now())
        except StoreError as error:
            # After a restart it is posted anew then; that the table has been closed meanwhile is no trouble.
            if not isinstance(error, MissingError):
                log.error("table %s: its board was not stored: %s", self._table, error)
