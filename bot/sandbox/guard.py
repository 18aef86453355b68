"""Keeps other web pages out: the server answers its own addresses alone, and no page that came from elsewhere.

A page on the internet can point a name of its own at 127.0.0.1 (DNS rebinding) or open a WebSocket to loopback; the
first shows in the Host header, the second in Origin.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from http import HTTPStatus
from typing import Final

from aiohttp import web

NAMES: Final = ("127.0.0.1", "localhost")


class Guard:
    """The middleware of the whole server."""

    def __init__(self) -> None:
        self._hosts: frozenset[str] = frozenset()

    def allow(self, port: int) -> None:
        """Serve this port of the loopback addresses and nothing else."""
        self._hosts = frozenset(f"{name}:{port}" for name in NAMES)

    def is_own_origin(self, origin: str) -> bool:
        """Whether a page with that origin was served from here."""
        return origin.startswith("http://") and origin.removeprefix("http://") in self._hosts

    @web.middleware
    async def middleware(
        self, request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
    ) -> web.StreamResponse:
        """421 for a foreign host, 403 for a foreign origin."""
        if request.headers.get("Host", "") not in self._hosts:
            return web.Response(status=HTTPStatus.MISDIRECTED_REQUEST, text="This server answers loopback names only.")
        origin = request.headers.get("Origin")
        if origin is not None and not self.is_own_origin(origin):
            return web.Response(status=HTTPStatus.FORBIDDEN, text="This server serves its own page only.")
        return await handler(request)
