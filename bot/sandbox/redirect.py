"""Sends an unmodified discord.py to the sandbox: the three places where it names the platform's hosts."""

from __future__ import annotations

from types import TracebackType
from typing import Self

import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route


class Redirection:
    """Where discord.py was pointed; as a context manager it points back at the end."""

    def __init__(self, base: str) -> None:
        self._before = (Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, discord.Asset.BASE)
        Route.BASE = f"{base}/api/v10"
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(base.replace("http", "ws", 1) + "/gateway")
        discord.Asset.BASE = f"{base}/cdn"  # pyright: ignore[reportAttributeAccessIssue] -- typed as the one host

    def restore(self) -> None:
        """Point discord.py where it pointed before."""
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, discord.Asset.BASE = self._before

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.restore()


def point_discordpy(base: str) -> Redirection:
    """From now on clients of discord.py in this process connect to the sandbox at `base`."""
    return Redirection(base)
