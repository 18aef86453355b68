"""The public message of a table: a new one for each chapter of the match, anew at the bottom when it is old."""

import contextlib
import logging
from collections.abc import Callable
from typing import Final

import discord

from bot.gathering.lobby_store import lobby_of
from bot.matches.ending import End
from bot.matches.match import AnyMatch
from bot.services import Services
from bot.staging.boards import Boards
from bot.staging.mentions import Direct
from bot.staging.panel import Panel
from bot.tables.epilogue import Epilogue
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
        self._mark: Final = f"board:{stored.id}"
        """Names the board that is to make way for one at the bottom, until that is stored."""
        self._epilogue: Final = Epilogue(stored.id, services.marks)
        self._services = services
        self._match = match
        self._shown = None if stored.board is None else stored.board.chapter
        """The chapter on the board that an earlier process has left; None when it is not known."""
        self._chapter = 1
        self._posted = services.now()
        """When the board was posted, as far as this process knows."""
        self._is_noted = False
        self._makes_way = False
        """Whether an earlier process was about to put the board at the bottom; perhaps it has, and nobody knows."""
        self._boards = Boards(
            services.stage,
            stored.id,
            (stored.channel, None if stored.board is None else stored.board.message),
            panel=panel,
            store=self._store,
            replacing=self._note,
            gone=gone,
            reader=Direct.MESSAGES if lobby_of(stored).is_direct else None,
        )

    @property
    def message(self) -> int | None:
        """The id of the newest board; None while it is on its way."""
        return self._boards.message

    async def announce(self, interaction: discord.Interaction) -> None:
        """Post the first board as the answer to a command. Raises the library's HTTPException."""
        await self._boards.announce(interaction)

    async def resume(self, match: AnyMatch | None) -> None:
        """Go on after a restart: a board of an earlier chapter stays what it is, and a new one is posted.

        Raises StoreError.
        """
        if match is not None:
            self._chapter = match.chapter if self._shown is None else self._shown
        self._boards.resume()
        left = await self._services.marks.get(self._mark)
        self._makes_way = left is not None and left == str(self._boards.message)
        if not self._makes_way:
            await self._services.marks.clear(self._mark)

    def disown(self, message: int) -> None:
        """Take the controls of a board that is not this table's own."""
        self._boards.disown(message)

    def repost(self) -> None:
        """Put the board at the bottom of the channel."""
        self._posted, self._makes_way = self._services.now(), False
        self._boards.repost()

    def show(self) -> None:
        """Let the board follow the table: on a new page, at the bottom, or where it is."""
        match, now = self._match(), self._services.now()
        if match is not None and match.chapter > self._chapter:
            self._chapter, self._posted = match.chapter, now
            self._boards.turn_page()
        elif self._makes_way or (match is not None and match.between and now - self._posted > OLD):
            self.repost()
        elif match is not None and (match.resting or match.outcome is not None):
            # The next page may be turned before this one is sent.
            self._boards.settle_on()
        else:
            self._boards.show()

    def end(self, panel: Panel) -> None:
        """Let the board show this to the end."""
        self._boards.end(panel)

    async def note_end(self, why: End, loser: int | None) -> None:
        """The table is about to be closed so; `loser` is the team that resigns. Raises StoreError."""
        if why is not End.GONE:
            await self._epilogue.note(why, loser)

    async def see_off(self) -> None:
        """Wait until the last board says how the table ended; then it is noted no more. Raises StoreError."""
        if await self._boards.has_settled():
            await self._epilogue.forget()

    def let_go(self) -> None:
        """The channel is no more: ask for nothing there."""
        self._boards.let_go()

    async def settle(self) -> None:
        """Wait for all requests under way."""
        await self._boards.settle()

    async def _note(self, message: int) -> None:
        """A board is to take the place of this one; should nobody live to tell, it is looked for at the next start."""
        self._is_noted = True
        try:
            await self._services.marks.set(self._mark, str(message))
        except StoreError as error:
            log.error("table %s: that its board moves was not stored: %s", self._table, error)

    async def _store(self, message: int) -> None:
        board = StoredBoard(channel=self._channel, message=message, chapter=self._chapter)
        try:
            with contextlib.suppress(MissingError):  # the table has been closed meanwhile
                await self._services.tables.save_board(self._table, board, at=self._services.now())
            if self._is_noted:
                await self._services.marks.clear(self._mark)
                self._is_noted = False
        except StoreError as error:
            # After a restart it is posted anew then.
            log.error("table %s: its board was not stored: %s", self._table, error)
