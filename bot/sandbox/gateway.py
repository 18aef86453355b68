"""The gateway, version 10, JSON frames without compression: identifying, heartbeats, resuming, trouble on purpose.

https://discord.com/developers/docs/events/gateway
"""

from __future__ import annotations

import asyncio
from enum import IntEnum
from typing import Final

from aiohttp import WSMsgType, web

from bot.sandbox.errors import ApiError
from bot.sandbox.forms import Form, JsonObject, parse_object
from bot.sandbox.sessions import Connection, Op, Session
from bot.sandbox.world import Event, World

HEARTBEAT_SECONDS: Final = 41.25
"""Seconds between heartbeats, as HELLO asks for them."""
_ACK_SECONDS: Final = 0.05
"""A heartbeat's way there and back; the library takes the time only after sending, and warns of an earlier answer."""
_MEMBERS: Final = 1 << 1
"""The intent to hear of members."""
_UNDER_WAY_SECONDS: Final = 0.05
_KEPT: Final = 5000
"""Interactions whose departure is remembered."""


class CloseCode(IntEnum):
    """https://discord.com/developers/docs/topics/opcodes-and-status-codes#gateway-gateway-close-event-codes."""

    GOING_AWAY = 1001
    UNKNOWN_ERROR = 4000
    DECODE_ERROR = 4002
    NOT_AUTHENTICATED = 4003
    AUTHENTICATION_FAILED = 4004
    INVALID_SHARD = 4010


class Gateway:
    """All sessions, one for each shard that identified last."""

    def __init__(self, world: World, token: str) -> None:
        self._world = world
        self._token = token
        self._sessions: dict[int, Session] = {}
        self.identifies = 0
        """Times a client began a new session."""
        self.resumes = 0
        """Times a client went on with an old one."""
        self.heartbeats = 0
        self.heartbeat_seconds = HEARTBEAT_SECONDS
        """For connections from now on."""
        self.acknowledges = True
        """Whether heartbeats are answered; a client that hears nothing of them gives its connection up."""
        self.resume_delay = 0.0
        """Seconds that a client waits for what it missed, once it has asked to resume."""
        self.deliveries: dict[int, float] = {}
        """By interaction, when it last left for a client, in the sandbox's time; what never left is not there."""
        self.ready = asyncio.Event()
        """Set while a client is connected."""
        world.on_event.append(self._on_event)

    def _on_event(self, event: Event) -> None:
        for session in self._sessions.values():
            if session.hears(event):
                session.dispatch(event.name, event.data)

    def _lose_what_is_under_way(self) -> None:
        """Nobody knows whether what has just left still arrives; if it does not, a resumed session sends it again."""
        just_now = self._world.clock.now() - _UNDER_WAY_SECONDS
        for interaction_id in [one for one, left in self.deliveries.items() if left > just_now]:
            del self.deliveries[interaction_id]

    def _on_sent(self, interaction_id: int) -> None:
        self.deliveries[interaction_id] = self._world.clock.now()
        while len(self.deliveries) > _KEPT:
            del self.deliveries[next(iter(self.deliveries))]

    # --- trouble on purpose ------------------------------------------------------------------------------------------

    async def drop(self, code: int = CloseCode.UNKNOWN_ERROR) -> None:
        """Close every connection; clients resume after most codes."""
        self._lose_what_is_under_way()
        for connection in self._connections():
            await connection.socket.close(code=code)

    def cut(self) -> None:
        """Break every connection without a word, as when a cable is pulled; what was under way is lost."""
        self._lose_what_is_under_way()
        for connection in self._connections():
            connection.cut()

    def ask_for_heartbeat(self) -> None:
        """Op 1: the client is to send a heartbeat at once."""
        for connection in self._connections():
            connection.send(Op.HEARTBEAT)

    def ask_to_reconnect(self) -> None:
        """Op 7: the client is to connect again and resume."""
        self._lose_what_is_under_way()
        for connection in self._connections():
            connection.send(Op.RECONNECT)

    def invalidate(self, *, resumable: bool = False) -> None:
        """Op 9: the session is over; unless resumable the client has to identify anew, and missed events are lost."""
        self._lose_what_is_under_way()
        connections = self._connections()
        if not resumable:
            self._sessions.clear()
        for connection in connections:
            connection.send(Op.INVALID_SESSION, resumable)

    def _connections(self) -> list[Connection]:
        return [session.connection for session in self._sessions.values() if session.connection is not None]

    # --- the protocol ------------------------------------------------------------------------------------------------

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """One connection, from HELLO to its close."""
        socket = web.WebSocketResponse(max_msg_size=2**16, compress=False)
        await socket.prepare(request)
        connection = Connection(socket, request.transport, self._on_sent)
        connection.send(Op.HELLO, {"heartbeat_interval": int(self.heartbeat_seconds * 1000)})
        writer = asyncio.create_task(connection.write())
        try:
            await self._read(connection, f"ws://{request.host}/gateway")
        finally:
            writer.cancel()
            for session in self._sessions.values():
                if session.connection is connection:
                    session.connection = None
            if not self._connections():
                self.ready.clear()
        return socket

    async def _read(self, connection: Connection, url: str) -> None:
        async for message in connection.socket:
            if message.type is not WSMsgType.TEXT:
                return
            try:
                frame = Form(parse_object(str(message.data)))
                close = self._on_frame(connection, frame.integer("op"), frame, url)
            except ApiError:
                close = CloseCode.DECODE_ERROR
            if close is not None:
                await connection.socket.close(code=close)
                return

    def _on_frame(self, connection: Connection, op: int, frame: Form, url: str) -> CloseCode | None:
        """Act on a frame; a close code ends the connection."""
        if op == Op.HEARTBEAT:
            self.heartbeats += 1
            if self.acknowledges:
                asyncio.get_running_loop().call_later(_ACK_SECONDS, connection.send, Op.HEARTBEAT_ACK)
            return None
        data = frame.child("d") or Form({}, "d")
        if op in (Op.IDENTIFY, Op.RESUME) and data.text("token", default="") != self._token:
            return CloseCode.AUTHENTICATION_FAILED
        if op == Op.IDENTIFY:
            return self._identify(connection, data, url)
        if op == Op.RESUME:
            asyncio.get_running_loop().call_later(self.resume_delay, self._resume, connection, data)
        elif op == Op.REQUEST_MEMBERS:
            return self._send_members(connection, data)
        return None

    def _identify(self, connection: Connection, data: Form, url: str) -> CloseCode | None:
        shard = data.fields.get("shard") or [0, 1]
        match shard:
            case [int(number), int(count)] if 0 <= number < count:
                session = Session((number, count), data.integer("intents", default=0))
            case _:
                return CloseCode.INVALID_SHARD
        session.connection = connection
        self._sessions[number] = session
        self.identifies += 1
        mine = [guild for guild in self._world.guilds.values() if session.hears(Event("GUILD_CREATE", {}, guild.id))]
        ready: JsonObject = {
            "v": 10,
            "user": self._world.bot.payload(),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in mine],
            "session_id": session.id,
            "resume_gateway_url": url,
            "application": {"id": str(self._world.application_id), "flags": 0},
            "shard": list(session.shard),
        }
        session.dispatch("READY", ready)
        for guild in mine:
            everybody = bool(session.intents & _MEMBERS)
            session.dispatch("GUILD_CREATE", self._world.guild_payload(guild, everybody=everybody))
        self.ready.set()
        return None

    def _resume(self, connection: Connection, data: Form) -> None:
        if connection.socket.closed:
            return
        session_id = data.text("session_id", default="")
        session = next((session for session in self._sessions.values() if session.id == session_id), None)
        missed = session.missed_since(data.integer("seq", default=0)) if session is not None else None
        if session is None or missed is None:
            connection.send(Op.INVALID_SESSION, data=False)
            return
        self.resumes += 1
        for frame in missed:
            connection.send_frame(frame)
        session.connection = connection
        session.dispatch("RESUMED", {})
        self.ready.set()

    def _send_members(self, connection: Connection, data: Form) -> CloseCode | None:
        session = next((session for session in self._sessions.values() if session.connection is connection), None)
        if session is None:
            return CloseCode.NOT_AUTHENTICATED
        guild_id, wanted = data.integer("guild_id"), data.fields.get("user_ids")
        chosen = (
            None if wanted is None else data.ids("user_ids") if isinstance(wanted, list) else {data.integer("user_ids")}
        )
        members = [
            member.payload()
            for user_id, member in self._world.members.get(guild_id, {}).items()
            if chosen is None or user_id in chosen
        ]
        chunk: JsonObject = {
            "guild_id": str(guild_id),
            "members": members,
            "chunk_index": 0,
            "chunk_count": 1,
            "nonce": data.text("nonce", default=""),
        }
        session.dispatch("GUILD_MEMBERS_CHUNK", chunk)
        return None
