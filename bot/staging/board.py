"""One public message: posted at its first panel, kept equal to the table, and in the end stripped or taken away.

Whatever is asked of it is tried until it is done, or until Discord says that it never will be.
"""

import asyncio
from collections.abc import Awaitable, Callable
from hashlib import blake2b
from http import HTTPStatus
from typing import Final, TypeAlias

import discord

from bot.answers import UNKNOWN_MESSAGE
from bot.staging.mentions import Reader
from bot.staging.mirror import GoneError, Loss, Mirror
from bot.staging.panel import Panel, kept
from bot.staging.stage import BOARD_DISTANCE, Stage

UNKNOWN_CHANNEL: Final = 10003
NO_DIRECT_MESSAGES: Final = 50007
ARCHIVED: Final = 50083
"""Discord, Opcodes and Status Codes, JSON error codes."""
FOR_GOOD: Final = frozenset({UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, NO_DIRECT_MESSAGES})
"""What no waiting mends."""
BARRED: Final = (60.0, 240.0, 960.0, 3600.0)
"""Seconds after which a message that a missing permission has stopped is tried again.

Every try that is refused counts towards Discord's limit of invalid requests.
"""
NOTHING: Final = Panel("")
"""What a message without controls, or none at all, is to be."""

Posting: TypeAlias = Callable[[], Awaitable[None]]
Posted: TypeAlias = Callable[["Board"], Awaitable[None]]
Lost: TypeAlias = Callable[["Board", Loss], None]


class AsleepError(GoneError):
    """The message is in a thread that has gone to sleep: nothing there can be edited until a new message wakes it."""


class Board:
    """One message.

    Posts with the same nonce are one message (`nonce_of`), so one that is tried
    again, even by another process, makes no second one; with `inherits` another
    process may have done so already. A message that is there needs none.
    `posting` is told before a try, `posted` when the message is there, `lost`
    whenever it cannot be reached.
    """

    def __init__(
        self,
        stage: Stage,
        channel: int,
        message: int | None,
        *,
        nonce: int = 0,
        posted: Posted | None = None,
        lost: Lost | None = None,
        posting: Posting | None = None,
        inherits: bool = False,
        reader: Reader = None,
    ) -> None:
        self.message = message
        self._stage = stage
        self._channel = channel
        self._reader: Final[Reader] = reader
        self._nonce = nonce
        self._posting = posting
        self._posted = posted
        self._lost = lost
        self._tried: Panel | None = None
        """What the last post has sent whose answer was lost; perhaps it stands there."""
        self._is_unsure = inherits
        """Whether something else may stand there, of an earlier post."""
        self._pauses = iter(BARRED)
        self._barred: asyncio.TimerHandle | None = None
        self.mirror = self._mirrored(self._send)

    @property
    def is_done(self) -> bool:
        """Whether nothing more will be asked of it by itself."""
        return self._barred is None and not self.mirror.working

    async def announce(self, interaction: discord.Interaction, make: Callable[[], Awaitable[Panel]]) -> None:
        """Post the message as the answer to a command. Raises the library's HTTPException."""

        async def send(panel: Panel, *, repaint: bool) -> None:
            del repaint  # the first picture is always painted
            self.message = await self._stage.announce(interaction, panel)

        try:
            await self.mirror.deliver(make, send)
        except BaseException:
            self.close()
            raise
        await self._tell()

    def retire(self) -> None:
        """Another board follows: keep what is shown, without controls."""
        if self.mirror.wanted is None:
            self.strip()
        else:
            self.mirror.want(kept(self.mirror.wanted))

    def strip(self) -> None:
        """Take the controls away; nobody needs to know what else it shows."""
        self._end(self._strip)

    def take_away(self) -> None:
        """Delete the message, also one that is only just being posted."""
        self._end(self._delete)

    def reopen(self) -> None:
        """Perhaps it can be reached again: go on."""
        self._unbar()
        self.mirror.reopen()

    def close(self) -> None:
        """Ask for nothing more."""
        self._unbar()
        self.mirror.close()

    def _mirrored(self, send: Callable[..., Awaitable[None]]) -> Mirror:
        return Mirror(send, self._stage.board_turns, distance=BOARD_DISTANCE, lost=self._lose)

    def _end(self, act: Callable[[], Awaitable[None]]) -> None:
        """Let this be the last thing that is done to the message."""
        before = self.mirror
        self.close()

        async def send(panel: Panel, *, repaint: bool) -> None:
            del panel, repaint
            await before.settle()
            await act()

        self.mirror = self._mirrored(send)
        self.mirror.want(NOTHING)

    async def _strip(self) -> None:
        if self.message is not None:
            await _awake(self._stage.strip(self._channel, self.message))

    async def _delete(self) -> None:
        if self.message is None and self._tried is not None:
            # Perhaps it stands there, and only the word of it was lost.
            self.message = await self._stage.post(self._channel, self._tried, nonce=self._nonce, reader=self._reader)
        if self.message is not None:
            await _awake(self._stage.remove(self._channel, self.message))

    async def _send(self, panel: Panel, *, repaint: bool) -> None:
        if self.message is None:
            await self._post(panel)
        else:
            await _awake(self._edit(self.message, panel, repaint=repaint))
        self._pauses = iter(BARRED)

    async def _post(self, panel: Panel) -> None:
        if self._posting is not None:
            await self._posting()
        is_first = self._tried is None and not self._is_unsure
        is_unsure = self._is_unsure or self._tried not in {None, panel}
        self._tried, self._is_unsure = panel, is_unsure
        try:
            self.message = await self._stage.post(self._channel, panel, nonce=self._nonce, reader=self._reader)
        except discord.HTTPException as error:
            if error.status < HTTPStatus.INTERNAL_SERVER_ERROR and is_first:
                self._tried = None  # refused, and not perhaps done
            raise
        self._tried, self._is_unsure = None, False
        # Told at once: should the edit below fail, the next try finds a message and comes here no more.
        await self._tell()
        if is_unsure:
            # The same nonce has made no second message.
            await _awake(self._edit(self.message, panel, repaint=True))

    def _edit(self, message: int, panel: Panel, *, repaint: bool) -> Awaitable[None]:
        return self._stage.edit(self._channel, message, panel, repaint=repaint, reader=self._reader)

    def _lose(self, loss: Loss) -> None:
        # A permission is missing (`/tichu board` says which, and tries at once), or the thread is asleep.
        may_pass = isinstance(loss, AsleepError) or (
            isinstance(loss, discord.HTTPException) and loss.code not in FOR_GOOD
        )
        if may_pass and (pause := next(self._pauses, None)) is not None:
            self._barred = asyncio.get_running_loop().call_later(pause, self.reopen)
        if self._lost is not None:
            self._lost(self, loss)

    async def _tell(self) -> None:
        if self._posted is not None:
            await self._posted(self)

    def _unbar(self) -> None:
        if self._barred is not None:
            self._barred.cancel()
            self._barred = None


async def _awake(request: Awaitable[None]) -> None:
    """What the request does. Raises AsleepError in a thread that has gone to sleep, else HTTPException."""
    try:
        await request
    except discord.HTTPException as error:
        if error.code == ARCHIVED:
            raise AsleepError from error
        raise


def nonce_of(*which: object) -> int:
    """The number that marks the message of which these facts are told (Discord, Create Message, nonce).

    The same for the same facts: a program that starts again comes to it anew.
    """
    return int.from_bytes(blake2b(" ".join(map(str, which)).encode(), digest_size=8).digest())
