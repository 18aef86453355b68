"""The edge of the process for one message: takes panels and shows the last, or fails as it is told to."""

import asyncio
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Final, cast

import aiohttp
import discord

from bot.staging.mirror import Loss, Mirror
from bot.staging.panel import Panel
from bot.staging.turns import Turns
from render.scene import Backdrop, Scene
from tests.quick_time import now

DISTANCE: Final = 1.0
TRIP: Final = 0.2
"""Seconds that a request takes."""

DAY, NIGHT = (Scene(Backdrop(10, 10, colour), ()) for colour in ("#FFFFFF", "#000000"))
"""Two pictures."""


@dataclass(frozen=True, slots=True)
class Request:
    """What reached the platform."""

    text: str
    repaint: bool
    at: float


class Platform:
    """Takes panels and shows the last, or fails as it is told to."""

    def __init__(self, *failures: Exception | None) -> None:
        self.requests: list[Request] = []
        self.lost: list[Loss] = []
        self.busiest = 0
        self._busy = 0
        self._failures = list(failures)

    async def edit(self, panel: Panel, *, repaint: bool) -> None:
        """An edit of the message."""
        self.requests.append(Request(panel.text, repaint, now()))
        self._busy += 1
        self.busiest = max(self.busiest, self._busy)
        try:
            await asyncio.sleep(TRIP)
        finally:
            self._busy -= 1
        if self._failures and (failure := self._failures.pop(0)) is not None:
            raise failure

    @property
    def texts(self) -> list[str]:
        """What was sent, in order."""
        return [request.text for request in self.requests]

    def mirror(self, turns: Turns | None = None) -> Mirror:
        """A mirror of this message, which may have to share turns with others."""
        return Mirror(self.edit, turns or Turns(), distance=DISTANCE, lost=self.lost.append)


@dataclass(frozen=True, slots=True)
class Response:
    """What the library's exceptions look at."""

    status: int
    reason: str = "because"


def failed(kind: type[discord.HTTPException], status: int, code: int = 0) -> discord.HTTPException:
    """The library's own exception for an answer of the platform."""
    return kind(cast("aiohttp.ClientResponse", Response(status)), {"code": code, "message": "no"})


def server_error() -> discord.HTTPException:
    """The platform is out of order."""
    return failed(discord.DiscordServerError, 503)


def made(panel: Panel) -> Coroutine[object, object, Panel]:
    """A click that makes this panel."""

    async def make() -> Panel:
        await asyncio.sleep(0)
        return panel

    return make()
