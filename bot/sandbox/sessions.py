"""Sessions of the gateway: what a client identified as, the connection it has, the events it may have missed.

https://discord.com/developers/docs/events/gateway
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from aiohttp import ClientConnectionResetError, web

from bot.sandbox.forms import JsonObject
from bot.sandbox.world import Event

_REPLAY: Final = 2000
"""Events a session can be behind and still resume."""
_INTENTS: Final = {
    "GUILD_MEMBER_ADD": 1 << 1,
    "GUILD_MEMBER_REMOVE": 1 << 1,
    "GUILD_CREATE": 1 << 0,
    "GUILD_DELETE": 1 << 0,
    "CHANNEL_CREATE": 1 << 0,
    "CHANNEL_UPDATE": 1 << 0,
    "CHANNEL_DELETE": 1 << 0,
    "THREAD_CREATE": 1 << 0,
    "THREAD_UPDATE": 1 << 0,
    "THREAD_DELETE": 1 << 0,
    "MESSAGE_CREATE": 1 << 9,
    "MESSAGE_UPDATE": 1 << 9,
    "MESSAGE_DELETE": 1 << 9,
}
"""https://discord.com/developers/docs/events/gateway#list-of-intents; events that are not here need none."""
_DIRECT_MESSAGES: Final = 1 << 12
_GUILD_SHIFT: Final = 22


class Op(IntEnum):
    """https://discord.com/developers/docs/topics/opcodes-and-status-codes#gateway."""

    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    RESUME = 6
    RECONNECT = 7
    REQUEST_MEMBERS = 8
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


@dataclass(frozen=True, slots=True)
class Frame:
    """What is sent at once, and the interaction that it tells of."""

    text: str
    interaction_id: int | None = None


class Connection:
    """One WebSocket; frames leave it in the order in which they were queued."""

    def __init__(
        self, socket: web.WebSocketResponse, transport: asyncio.Transport | None, on_sent: Callable[[int], None]
    ) -> None:
        self.socket = socket
        self._transport = transport
        self._on_sent = on_sent
        self._frames: asyncio.Queue[Frame] = asyncio.Queue()

    def send(self, op: Op, data: object = None) -> None:
        """Queue a frame that is no event."""
        self.send_frame(Frame(json.dumps({"op": int(op), "d": data, "s": None, "t": None})))

    def send_frame(self, frame: Frame) -> None:
        """Queue an event."""
        self._frames.put_nowait(frame)

    async def write(self) -> None:
        """Send what is queued until cancelled, or the other side has gone."""
        with suppress(ClientConnectionResetError, ConnectionError):
            while True:
                frame = await self._frames.get()
                await self.socket.send_str(frame.text)
                if frame.interaction_id is not None:
                    self._on_sent(frame.interaction_id)

    def cut(self) -> None:
        """Break the connection below the protocol: no close frame, nothing more is sent."""
        if self._transport is not None:
            self._transport.abort()


class Session:
    """What a client identified as: it outlives its connection and is resumed by the next one."""

    def __init__(self, shard: tuple[int, int], intents: int) -> None:
        self.id = secrets.token_hex(16)
        self.shard = shard
        self.intents = intents
        self.connection: Connection | None = None
        self.sequence = 0
        self._recent: deque[tuple[int, Frame]] = deque(maxlen=_REPLAY)

    def hears(self, event: Event) -> bool:
        """Whether the event is this shard's, and its intents cover it."""
        number, count = self.shard
        of = (event.guild_id >> _GUILD_SHIFT) % count if event.guild_id is not None else 0
        needed = _INTENTS.get(event.name, 0)
        if event.guild_id is None and event.name.startswith("MESSAGE_"):
            needed = _DIRECT_MESSAGES
        return of == number and (not needed or bool(self.intents & needed))

    def dispatch(self, name: str, data: JsonObject) -> None:
        """Number the event, remember it, send it if somebody is connected."""
        self.sequence += 1
        interaction_id = int(str(data["id"])) if name == "INTERACTION_CREATE" else None
        text = json.dumps({"op": int(Op.DISPATCH), "t": name, "s": self.sequence, "d": data})
        frame = Frame(text, interaction_id)
        self._recent.append((self.sequence, frame))
        if self.connection is not None:
            self.connection.send_frame(frame)

    def missed_since(self, sequence: int) -> list[Frame] | None:
        """Events after `sequence`; None when they are no longer all there."""
        if sequence > self.sequence or (self._recent and self._recent[0][0] > sequence + 1):
            return None
        return [frame for number, frame in self._recent if number > sequence]
