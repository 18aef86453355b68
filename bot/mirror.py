"""Keeps one Discord message equal to the panel wanted of it.

However often the panel changes, at most one request is under way, requests
keep a distance, and the last wish is what stands in the end: a burst is one
edit, equal panels are none. When nothing is to be done nothing runs.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

import discord

from bot.panel import Panel

log = logging.getLogger(__name__)

RETRIES: Final = (1.0, 4.0, 15.0)
"""Seconds between tries after a failure that may pass (a server error, a timeout)."""


class Edit(Protocol):
    """Sends a panel to the message; `repaint` tells whether its picture differs from the one shown."""

    def __call__(self, panel: Panel, *, repaint: bool) -> Awaitable[None]: ...


class Mirror:
    """One message. `edit` sends; `lost` is told when the message can no longer be reached."""

    def __init__(self, edit: Edit, *, distance: float, lost: Callable[[discord.HTTPException], None]) -> None:
        self._edit = edit
        self._distance = distance
        self._lost = lost
        self._wanted: Panel | None = None
        self._shown: Panel | None = None
        self._sent_at = float("-inf")
        self._strangers = 0
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    @property
    def wanted(self) -> Panel | None:
        """What the message is to be; None before anything was wanted."""
        return self._wanted

    @property
    def shown(self) -> Panel | None:
        """What the message shows, as far as is known; None after requests that crossed."""
        return self._shown

    def want(self, panel: Panel) -> None:
        """Let the message become this panel soon."""
        self._wanted = panel
        self._wake()

    def note(self, panel: Panel) -> None:
        """The message was made with this panel."""
        self._wanted = self._shown = panel

    def close(self) -> None:
        """Send nothing more; a request under way is finished."""
        self._closed = True

    async def deliver(self, panel: Panel, send: Edit) -> None:
        """Show the panel by another request than an edit (a click's own answer), without waiting for one under way."""
        self._wanted = panel
        self._strangers += 1
        crossed = self._task is not None
        before = self._shown
        try:
            await send(panel, repaint=before is None or before.scene != panel.scene)
        finally:
            self._strangers -= 1
        # Of two requests that crossed nobody knows which came last: let the message be edited once more.
        self._shown = None if crossed or self._task is not None else panel
        self._wake()

    async def settle(self) -> None:
        """Wait until the message is what was wanted, or lost."""
        while self._task is not None:
            await asyncio.wait((self._task,))

    def _wake(self) -> None:
        if self._task is None and not self._closed and self._strangers == 0 and self._wanted != self._shown:
            self._task = asyncio.create_task(self._run())

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        failures = 0
        try:
            while not self._closed and self._wanted is not None and self._wanted != self._shown:
                if (wait := self._sent_at + self._distance - loop.time()) > 0:
                    await asyncio.sleep(wait)
                panel, before = self._wanted, self._shown
                self._sent_at = loop.time()
                try:
                    await self._edit(panel, repaint=before is None or before.scene != panel.scene)
                except (discord.NotFound, discord.Forbidden) as error:
                    self._closed = True
                    self._lost(error)
                    return
                except discord.HTTPException as error:
                    if error.status == 401:
                        self._closed = True
                        self._lost(error)
                        return
                    if failures == len(RETRIES):
                        log.warning("a message could not be edited: %s %s", error.status, error.code)
                        return
                    await asyncio.sleep(RETRIES[failures])
                    failures += 1
                except (TimeoutError, OSError) as error:
                    if failures == len(RETRIES):
                        log.warning("a message could not be edited: %s", type(error).__name__)
                        return
                    await asyncio.sleep(RETRIES[failures])
                    failures += 1
                else:
                    self._shown = panel
                    failures = 0
        finally:
            self._task = None
