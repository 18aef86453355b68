"""The page: a Discord channel in a browser, one persona a tab, told of every change over a WebSocket."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from http import HTTPStatus
from pathlib import Path
from typing import Final
from urllib.parse import quote

from aiohttp import ClientConnectionResetError, WSMsgType, web

from bot.sandbox.errors import ApiError
from bot.sandbox.forms import Form, JsonObject, parse_object
from bot.sandbox.interactions import Interaction
from bot.sandbox.messages import Message
from bot.sandbox.modals import Answer
from bot.sandbox.page_state import Welcome, choices, directory, message_for_page
from bot.sandbox.person import Given, Person
from bot.sandbox.places import Channel, Guild, User
from bot.sandbox.server import Sandbox
from bot.sandbox.vocabulary import OptionKind

__all__ = ["Page", "Welcome"]

_WEB: Final = Path(__file__).parent / "web"
_FILES: Final = {path.name: path for path in sorted(_WEB.iterdir()) if path.suffix in {".js", ".css", ".html"}}
_HEADERS: Final = {
    "Cache-Control": "no-cache",
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
_SHOWN: Final = 80
"""Messages a page shows of a channel, the newest ones."""
_SETTLE_SECONDS: Final = 0.015
"""Changes that follow each other within this time are told together."""
_KEEPALIVE_SECONDS: Final = 20.0


@dataclass(eq=False, slots=True)
class _Tab:
    """One browser tab: who sits at it, which channel it shows, what it was told."""

    socket: web.WebSocketResponse
    person: Person
    channel: Channel
    told: dict[int, Message] = field(default_factory=dict[int, Message])
    directory: JsonObject = field(default_factory=dict[str, object])
    read: dict[int, int] = field(default_factory=dict[int, int])
    unread: dict[int, int] = field(default_factory=dict[int, int])
    modal: Interaction | None = None

    async def send(self, data: JsonObject) -> None:
        """Tell the tab, if it is still there."""
        with suppress(ClientConnectionResetError, ConnectionError):
            await self.socket.send_json(data)


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
        self._tabs: set[_Tab] = set()
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

    # --- serving -----------------------------------------------------------------------------------------------------

    async def _begin(self, _app: web.Application) -> None:
        self._spawn(self._push_changes())

    async def _end(self, _app: web.Application) -> None:
        for tab in list(self._tabs):
            await tab.socket.close(code=1001)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _spawn(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _index(self, _request: web.Request) -> web.StreamResponse:
        return web.FileResponse(_FILES["page.html"], headers=_HEADERS)

    async def _file(self, request: web.Request) -> web.StreamResponse:
        path = _FILES.get(request.match_info["name"])
        return web.FileResponse(path, headers=_HEADERS) if path else web.Response(status=HTTPStatus.NOT_FOUND)

    def _persona(self, name: str) -> User:
        """The persona of that id or name; the first one when there is none."""
        for persona in self._personas:
            if name.casefold() in (str(persona.id), persona.name.casefold()):
                return persona
        return self._personas[0]

    async def _live(self, request: web.Request) -> web.StreamResponse:
        if not self._sandbox.guard.is_own_origin(request.headers.get("Origin", "")):
            return web.Response(status=HTTPStatus.FORBIDDEN, text="This socket serves its own page only.")
        socket = web.WebSocketResponse(heartbeat=_KEEPALIVE_SECONDS)
        await socket.prepare(request)
        person = self._sandbox.person(self._persona(request.query.get("as", "")))
        channels = {str(c.id): c for c in self._world.channels.values() if self._world.may_enter(c, person.user.id)}
        if not channels:
            await socket.close()
            return socket
        first = next((channel for channel in channels.values() if channel.guild_id), next(iter(channels.values())))
        tab = _Tab(socket, person, channels.get(request.query.get("channel", ""), first))
        tab.read = {c.id: self._newest(person, c) for c in channels.values()}
        self._tabs.add(tab)
        try:
            await self._show(tab, tab.channel)
            async for message in socket:
                if message.type is not WSMsgType.TEXT:
                    break
                self._spawn(self._act(tab, str(message.data)))
        finally:
            self._tabs.discard(tab)
        return socket

    # --- telling -----------------------------------------------------------------------------------------------------

    async def _push_changes(self) -> None:
        while True:
            await self._changed.wait()
            await asyncio.sleep(_SETTLE_SECONDS)
            self._changed.clear()
            for tab in list(self._tabs):
                await self._push(tab)

    async def _show(self, tab: _Tab, channel: Channel) -> None:
        """Turn the tab to a channel."""
        tab.channel, tab.told, tab.directory = channel, {}, {}
        await self._push(tab, whole=True)

    async def _push(self, tab: _Tab, *, whole: bool = False) -> None:
        """Tell the tab what is different from what it was told."""
        if tab.channel.id not in self._world.channels:
            tab.channel = next(c for c in self._world.channels.values() if c.guild_id == self._guild.id)
            tab.told, whole = {}, True
        around = directory(
            self._world, self._guild, tab.person.user, tab.channel, personas=self._personas, welcome=self._welcome
        )
        if around != tab.directory:
            tab.directory = around
            await tab.send(around)
        now = {message.id: message for message in tab.person.visible(tab.channel)[-_SHOWN:]}
        fresh = [message for message in now.values() if tab.told.get(message.id) is not message]
        gone = [str(message_id) for message_id in tab.told if message_id not in now]
        tab.told = now
        if fresh or gone or whole:
            await tab.send(
                {
                    "t": "messages",
                    "channel": str(tab.channel.id),
                    "whole": whole,
                    "put": [message_for_page(message, self._world) for message in fresh],
                    "gone": gone,
                }
            )
        await self._push_unread(tab)

    async def _push_unread(self, tab: _Tab) -> None:
        """Tell of channels with news: -1 for messages, a positive number for so many that name this person."""
        tab.read[tab.channel.id] = self._newest(tab.person, tab.channel)
        unread: dict[int, int] = {}
        for channel in self._world.channels.values():
            since = tab.read.get(channel.id, 0)
            news = [message for message in tab.person.visible(channel) if message.id > since]
            if news and channel.id != tab.channel.id:
                named = sum(tab.person.user in message.mentions for message in news)
                unread[channel.id] = len(news) if channel.guild_id is None else named or -1
        if unread != tab.unread:
            tab.unread = unread
            await tab.send({"t": "unread", "channels": {str(channel_id): n for channel_id, n in unread.items()}})

    @staticmethod
    def _newest(person: Person, channel: Channel) -> int:
        messages = person.visible(channel)
        return messages[-1].id if messages else 0

    # --- acting ------------------------------------------------------------------------------------------------------

    async def _act(self, tab: _Tab, text: str) -> None:
        """Do what the tab asks, and tell it how that went under the number it gave."""
        number = 0
        try:
            form = Form(parse_object(text))
            number = form.integer("n", default=0)
            outcome = await self._do(tab, form)
        except TimeoutError:
            outcome = {"failed": "timeout"}
        except (ApiError, LookupError, ValueError, TypeError) as error:
            outcome = {"failed": "refused", "why": str(error)}
        await self._push(tab)
        await tab.send({"t": "done", "n": number, **outcome})

    async def _do(self, tab: _Tab, form: Form) -> JsonObject:
        person = tab.person
        match form.text("do"):
            case "open":
                channel = self._world.channel(form.integer("channel"))
                if self._world.may_enter(channel, person.user.id):
                    await self._show(tab, channel)
                return {}
            case "say":
                person.say(tab.channel, form.text("text", least=1, most=2000))
                return {}
            case "dismiss":
                person.dismiss(self._told(tab, form))
                return {}
            case _:
                return await self._interact(tab, form)

    async def _interact(self, tab: _Tab, form: Form) -> JsonObject:
        person, channel = tab.person, tab.channel
        match form.text("do"):
            case "click":
                used = person.click(self._told(tab, form), form.text("custom_id"))
            case "select":
                values = [str(value) for value in form.items("values")]
                used = person.select(self._told(tab, form), form.text("custom_id"), values)
            case "slash":
                path = form.text("path")
                used = person.slash(channel, path, **self._options(tab, path, form))
            case "welcome" if self._welcome is not None:
                used = person.slash(channel, self._welcome.command, **self._welcome.options)
            case "complete":
                path, option = form.text("path"), form.text("option")
                given = self._options(tab, path, form)
                used = person.complete(channel, path, option, form.text("text", default=""), **given)
            case "menu":
                used = person.menu(channel, form.text("name"), self._world.user(form.integer("target")))
            case "submit" if tab.modal is not None:
                used = person.submit(tab.modal, _answers(form))
            case unknown:
                raise LookupError(f"the page cannot {unknown}")
        await used.answered()
        if used.modal is not None:
            tab.modal = used
            return {"modal": used.modal.payload()}
        if used.choices or form.text("do") == "complete":
            return {"choices": choices(used.choices, person.user.locale)}
        return {"message": str(used.original_id)} if used.original_id is not None else {}

    @staticmethod
    def _told(tab: _Tab, form: Form) -> Message:
        """The message as the tab was told it last."""
        message_id = form.integer("message")
        if message_id not in tab.told:
            raise LookupError("the message is gone")
        return tab.told[message_id]

    def _options(self, tab: _Tab, path: str, form: Form) -> dict[str, Given]:
        """What was typed into a command's options, as values of their kinds."""
        leaf = self._world.leaf(tab.channel, tab.person.user.id, path)
        kinds = {option.text.name: option.kind for option in leaf.options}
        given: dict[str, Given] = {}
        for name, value in form.below("options").items():
            match kinds.get(name), value:
                case OptionKind.USER, str():
                    given[name] = self._world.user(int(value))
                case OptionKind.CHANNEL, str():
                    given[name] = self._world.channel(int(value))
                case _, str() | int() | float():
                    given[name] = value
                case _:
                    raise ValueError(f"{name} has no value")
        return given


def _answers(form: Form) -> dict[str, Answer]:
    """What was filled into a modal, by custom_id."""
    typed = Form(form.below("answers"), "answers")
    return {
        custom_id: typed.text(custom_id, default="")
        if isinstance(value, str)
        else [str(item) for item in typed.items(custom_id)]
        for custom_id, value in typed.fields.items()
    }
