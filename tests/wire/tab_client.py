"""A browser's side of the page's WebSocket, without the browser."""

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from typing import Final, TypeAlias

import aiohttp

from bot.sandbox.forms import Form, parse_object

Json: TypeAlias = dict[str, object]

PATIENCE: Final = 30.0
"""Seconds; a bot that starts cold on a busy machine takes a few."""


class Browser:
    """What one tab was told, and what it asks for."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self.raw: list[str] = []
        """All that ever came, as it came."""
        self.directory: Json = {}
        self.messages: dict[str, Json] = {}
        self.unread: Json = {}
        self._done: dict[int, asyncio.Future[Json]] = {}
        self._asked = 0
        self._heard = asyncio.Event()

    async def read(self) -> None:
        """Take in what comes until the socket is closed."""
        async for frame in self._socket:
            self.raw.append(str(frame.data))
            news = Form(parse_object(frame.data))
            match news.text("t"):
                case "directory":
                    self.directory = dict(news.fields)
                case "messages":
                    if news.switch("whole"):
                        self.messages.clear()
                    for message in news.children("put", most=1000):
                        self.messages[message.text("id")] = dict(message.fields)
                    for message_id in news.items("gone"):
                        self.messages.pop(str(message_id), None)
                case "unread":
                    self.unread = news.below("channels")
                case _:
                    self._done.pop(news.integer("n")).set_result(dict(news.fields))
            self._heard.set()

    async def until(self, holds: Callable[[], bool], limit: float = PATIENCE) -> None:
        """Wait until `holds` is true, looking after all that comes; TimeoutError after `limit` s."""
        async with asyncio.timeout(limit):
            while not holds():
                self._heard.clear()
                await self._heard.wait()

    async def ask(self, do: str, **request: object) -> Json:
        """Do something, and hear how it went."""
        self._asked += 1
        outcome: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self._done[self._asked] = outcome
        await self._socket.send_json({"n": self._asked, "do": do, **request})
        return await asyncio.wait_for(outcome, PATIENCE)


@asynccontextmanager
async def browsed(base: str, name: str, **client: str) -> AsyncGenerator[Browser]:
    """The page open for one persona, once it shows something; `client` is what else the page says, as its language."""
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{base}/live", params={"as": name, **client}, headers={"Origin": base}) as socket,
    ):
        browser = Browser(socket)
        reading = asyncio.create_task(browser.read())
        await browser.until(lambda: bool(browser.directory))
        yield browser
        await socket.close()
        await reading
