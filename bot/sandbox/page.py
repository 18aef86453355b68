"""The page: a Discord channel in a browser, one persona a tab, told of every change over a WebSocket."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Mapping, Sequence
from dataclasses import replace
from http import HTTPStatus
from pathlib import Path
from typing import Final
from urllib.parse import quote

from aiohttp import WSCloseCode, WSMsgType, web

from bot.sandbox.forms import JsonObject
from bot.sandbox.page_state import Welcome, directory
from bot.sandbox.person import Person
from bot.sandbox.places import Channel, Guild, User
from bot.sandbox.server import Sandbox
from bot.sandbox.tab import Tab
from bot.sandbox.vocabulary import LOCALES

_WEB: Final = Path(__file__).parent / "web"
_FILES: Final = {path.name: path for path in sorted(_WEB.iterdir()) if path.suffix in {".js", ".css", ".html"}}
_HEADERS: Final = {
    "Cache-Control": "no-cache",
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
_SETTLE_SECONDS: Final = 0.015
"""Changes that follow each other within this time are told together."""
_KEEPALIVE_SECONDS: Final = 20.0


class Page:
    """Serves the page from the sandbox's own server; make it before the sandbox starts."""

    def __init__(
        self, sandbox: Sandbox, guild: Guild, personas: Sequence[User], welcome: Welcome | None = None
    ) -> None:
        self._sandbox = sandbox
        self._world = sandbox.world
        self._guild = guild
        self._personas = tuple(personas)
        self._welcome = welcome
        self._tabs: set[Tab] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._changed = asyncio.Event()
        self._world.on_change.append(lambda _channel_id: self._changed.set())
        sandbox.app.router.add_get("/", self._index)
        sandbox.app.router.add_get("/page/{name}", self._file)
        sandbox.app.router.add_get("/live", self._live)
        sandbox.app.on_startup.append(self._begin)
        sandbox.app.on_shutdown.append(self._end)

    def address(self, persona: User) -> str:
        """The page for one persona, once the sandbox has started."""
        return f"{self._world.base}/?as={quote(persona.name)}"

    async def _begin(self, _app: web.Application) -> None:
        self._spawn(self._push_changes())

    async def _end(self, _app: web.Application) -> None:
        for tab in list(self._tabs):
            await tab.socket.close(code=WSCloseCode.GOING_AWAY)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _spawn(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _push_changes(self) -> None:
        while True:
            await self._changed.wait()
            await asyncio.sleep(_SETTLE_SECONDS)
            self._changed.clear()
            for tab in list(self._tabs):
                await tab.push()

    async def _index(self, _request: web.Request) -> web.StreamResponse:
        return web.FileResponse(_FILES["page.html"], headers=_HEADERS)

    async def _file(self, request: web.Request) -> web.StreamResponse:
        path = _FILES.get(request.match_info["name"])
        return web.FileResponse(path, headers=_HEADERS) if path else web.Response(status=HTTPStatus.NOT_FOUND)

    async def _live(self, request: web.Request) -> web.StreamResponse:
        if not self._sandbox.guard.is_own_origin(request.headers.get("Origin", "")):
            return web.Response(status=HTTPStatus.FORBIDDEN, text="This socket serves its own page only.")
        socket = web.WebSocketResponse(heartbeat=_KEEPALIVE_SECONDS, compress=False)
        await socket.prepare(request)
        persona = self._persona(request.query.get("as", ""))
        person = self._sandbox.person(replace(persona, locale=self._locale(persona, request.query)))
        channel = self._first(person, request.query.get("channel", ""))
        if channel is None:
            await socket.close()
            return socket
        tab = Tab(socket, person, channel, around=self._around, welcome=self._welcome)
        self._tabs.add(tab)
        try:
            await tab.show(channel)
            async for message in socket:
                if message.type is not WSMsgType.TEXT:
                    break
                self._spawn(tab.act(str(message.data)))
        finally:
            self._tabs.discard(tab)
        return socket

    def _persona(self, name: str) -> User:
        """The persona of that id or name; the first one when there is none."""
        for persona in self._personas:
            if name.casefold() in (str(persona.id), persona.name.casefold()):
                return persona
        return self._personas[0]

    def _locale(self, persona: User, query: Mapping[str, str]) -> str:
        """The language of a client: what was chosen at the page, else the browser's, where there is one persona."""
        chosen, browser = query.get("locale", ""), query.get("browser", "")
        if chosen in LOCALES:
            return chosen
        return browser if browser in LOCALES and len(self._personas) == 1 else persona.locale

    def _first(self, person: Person, wanted: str) -> Channel | None:
        """The channel of that id if the person may enter it, or else the guild's first."""
        channels = [c for c in self._world.channels.values() if self._world.may_enter(c, person.user.id)]
        named = [channel for channel in channels if str(channel.id) == wanted]
        in_guild = [channel for channel in channels if channel.guild_id == self._guild.id]
        return next(iter([*named, *in_guild, *channels]), None)

    def _around(self, person: Person, channel: Channel) -> JsonObject:
        return directory(self._world, self._guild, person.user, channel, personas=self._personas, welcome=self._welcome)
