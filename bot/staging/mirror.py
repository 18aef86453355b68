"""Keeps one Discord message equal to the panel wanted of it.

However often the panel changes, at most one edit is under way, edits keep a
distance, and the last wish is what stands in the end: a burst is one edit,
equal panels are none. A panel that follows something is made when it is to be
sent, and so a burst makes one. When nothing is to be done nothing runs.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from http import HTTPStatus
from typing import Final, Protocol, TypeAlias

import aiohttp
import discord

from bot.staging.panel import Panel
from bot.staging.turns import Turn, Turns

log = logging.getLogger(__name__)

RETRIES: Final = (1.0, 4.0, 15.0, 60.0)
"""Seconds between tries after a failure that may pass: a server error, too many requests, a broken connection.

The last of them is kept to until it has passed: a message is not left wrong because an outage was long.
"""
BROKEN: Final = (TimeoutError, OSError, aiohttp.ClientError)
"""What the library lets through when the network fails."""


class GoneError(Exception):
    """Raised by an edit that knows without asking that the message can no longer be reached."""


Loss: TypeAlias = discord.HTTPException | GoneError
Make: TypeAlias = Callable[[], Panel | None]
"""Makes the panel as it should be now; None when the message is to stay as it is."""


class Edit(Protocol):
    """Sends a panel to the message; `repaint` tells whether its picture may differ from the one shown."""

    def __call__(self, panel: Panel, *, repaint: bool) -> Awaitable[None]:
        """Return once Discord has it."""
        ...


class Mirror:
    """One message. `edit` sends; `lost` is told, once, that the message can no longer be reached."""

    def __init__(self, edit: Edit, turns: Turns, *, distance: float, lost: Callable[[Loss], None]) -> None:
        self._edit = edit
        self._turns = turns
        self._distance = distance
        self._lost = lost
        self._wanted: Panel | None = None
        self._make: Make | None = None
        """Makes what is wanted, when it is to be sent; None when that is made."""
        self._first = False
        self._turn: Turn | None = None
        """The turn that it waits for."""
        self._shown: Panel | None = None
        self._refused: Panel | None = None
        self._requests = 0
        self._under_way = 0
        self._edited_at = float("-inf")
        self._editing = False
        self._strangers = 0
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    @property
    def wanted(self) -> Panel | None:
        """The last panel that was wanted; None before there was one. What is followed has changed since, perhaps."""
        return self._wanted

    @property
    def shown(self) -> Panel | None:
        """What the message shows; None while that is not known: during a request, after one that failed or crossed."""
        return self._shown

    @property
    def closed(self) -> bool:
        """Whether nothing is sent any more: the message was lost, or this was closed."""
        return self._closed

    @property
    def working(self) -> bool:
        """Whether an edit is under way, or is to be."""
        return self._task is not None

    def want(self, panel: Panel) -> None:
        """Let the message become this panel soon."""
        self._wanted, self._make = panel, None
        self._wake()

    def follow(self, make: Make, *, first: bool = False) -> None:
        """Let the message become soon what this makes when its turn has come, as one of the `first` under load."""
        self._make, self._first = make, first
        if first and self._turn is not None:
            self._turns.hasten(self._turn)
        self._wake()

    def note(self, panel: Panel) -> None:
        """The message was made with this panel."""
        self._wanted = self._shown = panel
        self._make = None

    def close(self) -> None:
        """Send nothing more; a request under way is finished."""
        self._closed = True
        if self._task is not None and not self._editing:
            self._task.cancel()
            self._task = None  # cancelled before its first step it could not do so itself

    def reopen(self) -> None:
        """Perhaps the message can be reached again: let it be what is wanted."""
        self._closed = False
        self._wake()

    async def deliver(self, make: Callable[[], Awaitable[Panel]], send: Edit) -> None:
        """Make a panel and show it by another request than an edit: a click's own answer.

        No edit begins before it is done, so what making the panel changes at the
        table costs this message nothing; an edit under way is not waited for.
        Raises what `make` and `send` raise; then an edit shows what is wanted.
        """
        self._strangers += 1
        try:
            panel = await make()
            self._wanted, self._make = panel, None
            await self._request(panel, send)
        finally:
            self._strangers -= 1
            self._wake()

    async def settle(self) -> None:
        """Wait until the message is what was wanted, or is lost."""
        while self._task is not None:
            await asyncio.wait((self._task,))

    async def _request(self, panel: Panel, send: Edit) -> None:
        self._requests += 1
        number, alone = self._requests, self._under_way == 0
        before, self._shown = self._shown, None
        self._under_way += 1
        try:
            await send(panel, repaint=before is None or before.scene != panel.scene)
        finally:
            self._under_way -= 1
        # Of requests that crossed nobody knows which came last: the message is then edited once more.
        if alone and number == self._requests:
            self._shown = panel

    @property
    def _is_due(self) -> bool:
        """Whether there is something to make or to send."""
        if self._closed or self._strangers:
            return False
        return self._make is not None or self._wanted not in (self._shown, self._refused)

    def _due(self) -> Panel | None:
        """What is to be sent now."""
        return self._wanted if self._is_due and self._made() and self._is_due else None

    def _made(self) -> Panel | None:
        """What the message is to be, as it is at this moment."""
        if self._make is not None:
            make, self._make = self._make, None
            try:
                self._wanted = make() or self._wanted
            except Exception:
                log.exception("a panel could not be made")
        return self._wanted

    def _wake(self) -> None:
        if self._task is None and self._is_due:
            self._task = asyncio.create_task(self._run())

    async def _run(self) -> None:
        loop, failures = asyncio.get_running_loop(), 0
        try:
            while self._is_due:
                if (wait := self._edited_at + self._distance - loop.time()) > 0:
                    await asyncio.sleep(wait)
                    continue  # something else may be wanted by now
                if await self._settled_in_turn():
                    failures = 0
                else:
                    failures += 1
                    if self._is_due:
                        await asyncio.sleep(RETRIES[min(failures, len(RETRIES)) - 1])
        finally:
            if self._task is asyncio.current_task():
                self._task = None

    async def _settled_in_turn(self) -> bool:
        """Wait for this message's turn, and edit it to what is wanted by then; False as for `_settled`."""
        self._turn = Turn(first=self._first)
        async with self._turns.taken(self._turn):
            self._turn, self._first = None, False
            panel = self._due()
            return panel is None or await self._settled(panel)

    async def _settled(self, panel: Panel) -> bool:
        """Edit the message; False after a failure that may pass, so that the same is worth another try."""
        self._editing = True
        self._edited_at = asyncio.get_running_loop().time()
        try:
            await self._request(panel, self._edit)
        except (discord.NotFound, discord.Forbidden, GoneError) as error:
            self._lose(error)
        except discord.HTTPException as error:
            if error.status == HTTPStatus.UNAUTHORIZED:
                self._lose(error)
            elif error.status == HTTPStatus.TOO_MANY_REQUESTS or error.status >= HTTPStatus.INTERNAL_SERVER_ERROR:
                log.warning("a message could not be edited: %s %s", error.status, error.code)
                return False
            else:
                self._refused = panel
                log.exception("Discord refuses a panel")
        except BROKEN as error:
            log.warning("a message could not be edited: %s", type(error).__name__)
            return False
        except Exception:
            self._refused = panel
            log.exception("a panel could not be sent")
        finally:
            self._editing = False
        return True

    def _lose(self, error: Loss) -> None:
        if not self._closed:
            self._closed = True
            self._lost(error)
