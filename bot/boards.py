"""The public messages of a table: one for each chapter, the last of them kept equal to the table."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Final, TypeAlias

import discord

from bot.answers import UNKNOWN_MESSAGE
from bot.mirror import BROKEN, GoneError, Loss, Mirror
from bot.panel import Panel, kept
from bot.stage import BOARD_DISTANCE, Stage, new_nonce

log = logging.getLogger(__name__)

UNKNOWN_CHANNEL: Final = 10003
ARCHIVED: Final = 50083
"""Discord, Opcodes and Status Codes, JSON error codes."""
BARRED: Final = (60.0, 240.0, 960.0)
"""Seconds after which a board that a missing permission has stopped is tried again.

Every try that is refused counts towards Discord's limit of invalid requests.
"""

Posted: TypeAlias = "Callable[[Board], Awaitable[None]]"
Lost: TypeAlias = "Callable[[Board, Loss], None]"


class Board:
    """One public message: posted at the first panel, edited after it. Those of an `order` are posted one by one."""

    def __init__(
        self,
        stage: Stage,
        channel: int,
        message: int | None,
        *,
        posted: Posted,
        lost: Lost,
        order: asyncio.Lock | None = None,
    ) -> None:
        self.message = message
        self._stage = stage
        self._channel = channel
        self._posted = posted
        self._order = order or asyncio.Lock()
        self.nonce = new_nonce()
        self.tried: Panel | None = None
        """What a post that seemed to fail has sent; it may stand there all the same."""
        self._next: Board | None = None
        """The board that follows this one."""
        self.mirror = Mirror(self._send, stage.board_turns, distance=BOARD_DISTANCE, lost=lambda loss: lost(self, loss))

    async def announce(self, interaction: discord.Interaction, make: Callable[[], Awaitable[Panel]]) -> None:
        """Post the message as the answer to a command. Raises the library's HTTPException."""

        async def send(panel: Panel, *, repaint: bool) -> None:
            del repaint  # the first picture is always painted
            self.message = await self._stage.announce(interaction, panel)

        try:
            await self.mirror.deliver(make, send)
        except BaseException:
            self.mirror.close()
            raise
        await self._posted(self)

    def retire(self, successor: "Board") -> None:
        """Another board follows: keep what is shown, without controls.

        What was not posted yet is posted no more, or it would stand below the board that follows.
        """
        self._next = successor
        if self.message is None and self.tried is None and not self.mirror.sending:
            self.mirror.close()
        elif self.mirror.wanted is not None:
            self.mirror.want(kept(self.mirror.wanted))

    def follow(self, other: "Board") -> None:
        """Be the same message as another board, one that is perhaps there although nobody knows."""
        self.nonce, self.tried = other.nonce, other.tried

    async def take_away(self) -> None:
        """Delete the message, also one that is only just being posted."""
        self.mirror.close()
        await self.mirror.settle()
        if self.message is None and self.tried is not None:
            # Perhaps it stands there, and only the word of it was lost.
            with contextlib.suppress(discord.HTTPException, *BROKEN):
                self.message = await self._stage.post(self._channel, self.tried, nonce=self.nonce)
        if self.message is not None:
            await self._stage.delete(self._channel, self.message)

    async def _send(self, panel: Panel, *, repaint: bool) -> None:
        if self.message is None:
            await self._post(panel)
            return
        try:
            await self._stage.edit(self._channel, self.message, panel, repaint=repaint)
        except discord.HTTPException as error:
            if error.code != ARCHIVED:
                raise
            # Nothing can be edited in a thread that has gone to sleep; a new message wakes it.
            old = self.message
            await self._post(panel)
            await self._stage.delete(self._channel, old)

    async def _post(self, panel: Panel) -> None:
        async with self._order:
            before, self.tried = self.tried, panel
            self.message = await self._stage.post(self._channel, panel, nonce=self.nonce)
        if self._next is not None and self.message > (self._next.message or self.message):
            # It had not arrived before, and now it stands below the board that follows.
            await self._stage.delete(self._channel, self.message)
            raise GoneError
        # Told at once: should the edit below fail, the next try finds a message and comes here no more.
        self.nonce, self.tried = new_nonce(), None
        await self._posted(self)
        if before not in (None, panel):
            # The earlier try may be what stands there, and the same nonce has made no second message.
            await self._stage.edit(self._channel, self.message, panel, repaint=True)


class Boards:
    """All boards of one table.

    `panel` makes the board as it should be now; `store` is told the id of each
    new board; `gone` is told when the channel is no more.
    """

    def __init__(
        self,
        stage: Stage,
        channel: int,
        message: int | None,
        *,
        panel: Callable[[], Panel],
        store: Callable[[int], Awaitable[None]],
        gone: Callable[[], None],
    ) -> None:
        self._stage = stage
        self._channel = channel
        self._panel = panel
        self._store = store
        self._gone = gone
        self._order = asyncio.Lock()
        self._pauses = iter(BARRED)
        self._barred: asyncio.TimerHandle | None = None
        """Tries a board again that a missing permission has stopped."""
        self._now = self._board(message)
        self._outdated: list[Board] = []
        self._past: list[Board] = []
        """Boards whose page was turned since the last post; they may still have their controls."""
        self._leaving: set[asyncio.Task[None]] = set()

    @property
    def message(self) -> int | None:
        """The id of the newest board; None while it is on its way."""
        return self._now.message

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
        """Begin a new board; the last one keeps what it shows, without controls."""
        last = self._replace(None)
        last.retire(self._now)
        self._past.append(last)
        # One that a missing permission has stopped shows nothing more; perhaps it stands there unheard of.
        is_unheard_of = last.mirror.closed and last.message is None
        self._see_off(last.take_away() if is_unheard_of else last.mirror.settle())
        self.show()

    def repost(self) -> None:
        """Put the board at the bottom of the channel; where it was before it is taken away."""
        self._now.mirror.close()
        self._outdated.append(self._replace(None))
        self.show()

    async def _strip_left(self, past: list[Board]) -> None:
        """Take the controls of boards that could not be edited when their page was turned; now it may go."""
        for old in past:
            await old.mirror.settle()
            was_stopped = old.mirror.closed or (old.mirror.wanted is not None and old.mirror.shown is None)
            if old.message is not None and was_stopped:
                await self._stage.strip(self._channel, old.message)

    def end(self, panel: Panel) -> None:
        """Let the board, if there is one, show this to the end."""
        if self._now.message is not None or self._now.mirror.wanted is not None:
            self._now.mirror.want(panel)

    def let_go(self) -> None:
        """The channel is no more: ask for nothing there."""
        self._now.mirror.close()
        if self._barred is not None:
            self._barred.cancel()
            self._barred = None

    async def settle(self) -> None:
        """Wait for all requests under way."""
        await self._now.mirror.settle()
        if self._leaving:
            await asyncio.wait(self._leaving)

    def _replace(self, message: int | None) -> Board:
        """Go on with another board; the one before."""
        last, self._now = self._now, self._board(message)
        if self._barred is not None:
            self._barred.cancel()
            self._barred = None
        return last

    def _try_again(self) -> None:
        """Perhaps the bot may show the board now."""
        self._barred = None
        last = self._replace(self._now.message)
        self._now.follow(last)
        if (panel := last.mirror.made()) is not None:
            self._now.mirror.want(panel)

    def _board(self, message: int | None) -> Board:
        return Board(self._stage, self._channel, message, posted=self._posted, lost=self._lost, order=self._order)

    async def _posted(self, board: Board) -> None:
        self._pauses = iter(BARRED)
        # One that was replaced while it was being posted is not the board to come back to.
        if board is self._now and board.message is not None:
            outdated, self._outdated = self._outdated, []
            self._see_off(_clear_away(outdated))
            past, self._past = self._past, []
            self._see_off(self._strip_left(past))
            await self._store(board.message)

    def _lost(self, board: Board, loss: Loss) -> None:
        if board is not self._now or not isinstance(loss, discord.HTTPException):
            return
        if loss.code == UNKNOWN_MESSAGE:
            # Somebody deleted the board: show it again.
            self._replace(None)
            self.show()
        elif loss.code == UNKNOWN_CHANNEL:
            self._gone()
        else:
            # A permission is missing. `/tichu board` says which and posts the board again.
            if (pause := next(self._pauses, None)) is not None:
                self._barred = asyncio.get_running_loop().call_later(pause, self._try_again)
            log.warning("the board in channel %d cannot be shown: %s %s", self._channel, loss.status, loss.code)

    def _see_off(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self._leaving.add(task)
        task.add_done_callback(self._leaving.discard)


async def _clear_away(outdated: list[Board]) -> None:
    """Take away what a new board replaces, now that it is there."""
    for old in outdated:
        await old.take_away()
