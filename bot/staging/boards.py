"""The public messages of a table: one for each chapter, the last of them kept equal to the table.

At most one board is there of which nobody has heard: the one that follows the
last that is known in its channel. Its nonce says just that, so whoever posts
it, once more after a lost answer or in the next process, makes no second one,
and what is to be shown by then becomes that one's panel.
"""

import logging
from collections.abc import Awaitable, Callable
from typing import Final

import discord

from bot.answers import UNKNOWN_MESSAGE
from bot.staging.board import UNKNOWN_CHANNEL, AsleepError, Board, nonce_of
from bot.staging.mentions import Reader
from bot.staging.mirror import Loss
from bot.staging.panel import Panel
from bot.staging.stage import Stage

log = logging.getLogger(__name__)


class Boards:
    """All boards of one table.

    `panel` makes the board as it should be now; `store` is told the id of each
    new board, and `replacing` before it that of one which it will take the
    place of; `gone` is told when the channel is no more.
    """

    def __init__(
        self,
        stage: Stage,
        table: str,
        place: tuple[int, int | None],
        *,
        panel: Callable[[], Panel],
        store: Callable[[int], Awaitable[None]],
        replacing: Callable[[int], Awaitable[None]],
        gone: Callable[[], None],
        reader: Reader = None,
    ) -> None:
        self._stage = stage
        self._table: Final = table
        self._channel, message = place
        self._reader: Final[Reader] = reader
        self._panel = panel
        self._store = store
        self._replacing = replacing
        self._gone = gone
        self._inherits = False
        """Whether an earlier process may have posted the next board."""
        self._known = message or 0
        """The last board that was heard of; 0 before the first."""
        self._now = self._board(message)
        self._outdated: list[Board] = []
        """Boards to be taken away when the one that takes their place is there."""
        self._past: list[Board] = []
        """Boards that lose their controls or go."""

    @property
    def message(self) -> int | None:
        """The id of the newest board; None while it is on its way."""
        return self._now.message

    def resume(self) -> None:
        """Go on after another process, which may have posted the next board and not lived to say so."""
        self._inherits = True
        if self._now.message is None:
            self._now = self._board(None)

    async def announce(self, interaction: discord.Interaction) -> None:
        """Post the first board as the answer to a command. Raises the library's HTTPException."""

        async def make() -> Panel:
            return self._panel()

        await self._now.announce(interaction, make)

    def show(self) -> None:
        """Let the board follow the table."""
        if self._now.mirror.wanted is None:
            self.settle_on()
        else:
            self._now.mirror.follow(self._panel)

    def settle_on(self) -> None:
        """Let the board become what it should be at this moment, which it may have to keep."""
        self._now.mirror.want(self._panel())

    def turn_page(self) -> None:
        """Begin a new board; the last one keeps what it shows, without controls. One unheard of becomes the new one."""
        if self._now.message is None:
            self._now.reopen()
        else:
            last = self._replace()
            last.retire()
            self._leave(last)
        self.show()

    def repost(self) -> None:
        """Put the board at the bottom of the channel; where it was before it is taken away."""
        if self._now.message is None:
            self._now.reopen()
        else:
            last = self._replace()
            last.close()
            self._outdated.append(last)
        self.show()

    def disown(self, message: int) -> None:
        """Take the controls of a board that was clicked on and is not the one of this table."""
        known = [self._now, *self._outdated, *(old for old in self._past if not old.is_done)]
        if self._now.message is not None and all(one.message != message for one in known):
            stray = self._board(message)
            stray.strip()
            self._leave(stray)

    def end(self, panel: Panel) -> None:
        """Let the board, if there is one, show this to the end."""
        self._panel = lambda: panel
        if self._now.message is not None or self._now.mirror.wanted is not None:
            self.settle_on()

    def let_go(self) -> None:
        """The channel is no more: ask for nothing there."""
        for board in (self._now, *self._past):
            board.close()

    async def settle(self) -> None:
        """Wait for all requests under way."""
        while working := [board for board in (self._now, *self._past) if board.mirror.working]:
            for board in working:
                await board.mirror.settle()

    async def has_settled(self) -> bool:
        """Wait for all requests under way; whether nothing is left to be tried again at the last board."""
        await self.settle()
        return self._now.is_done

    def _replace(self) -> Board:
        """Go on with the board that follows; the one before."""
        last, self._now = self._now, self._board(None)
        return last

    def _leave(self, board: Board) -> None:
        """See an old board off."""
        self._past = [*(old for old in self._past if not old.is_done), board]

    def _board(self, message: int | None) -> Board:
        return Board(
            self._stage,
            self._channel,
            message,
            nonce=nonce_of(self._table, self._channel, self._known),
            posting=self._posting,
            posted=self._posted,
            lost=self._lost,
            inherits=self._inherits,
            reader=self._reader,
        )

    async def _posting(self) -> None:
        if self._outdated:
            await self._replacing(self._known)

    async def _posted(self, board: Board) -> None:
        if board.message is None:
            return
        self._known, self._inherits = board.message, False
        for old in self._outdated:
            old.take_away()
            self._leave(old)
        self._outdated = []
        await self._store(board.message)

    def _lost(self, board: Board, loss: Loss) -> None:
        code = loss.code if isinstance(loss, discord.HTTPException) else 0
        if board is not self._now:
            return
        if code == UNKNOWN_MESSAGE:
            # Somebody deleted the board: show it again.
            self._replace()
            self.show()
        elif code == UNKNOWN_CHANNEL:
            self._gone()
        elif isinstance(loss, AsleepError):
            self.repost()
        else:
            log.warning("the board in channel %d cannot be shown: %d", self._channel, code)
