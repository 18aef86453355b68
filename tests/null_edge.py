"""The real client without a network: its requests are answered at once, and people act by what the gateway would say.

Everything of the bot and of the library runs but the library's HTTP and WebSocket. Nobody checks here what is sent;
the sandbox does that. It is for runs of many acts, and for what is left after them.
"""

import asyncio
import itertools
import time
from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Final

import discord
from discord.http import HTTPClient, Route
from discord.webhook.async_ import AsyncWebhookAdapter

from bot.app import TichuClient
from bot.clock import Clock
from render.emoji import drawings

APPLICATION: Final = 7
EPHEMERAL: Final = 64
EVERYTHING: Final = str(discord.Permissions.all().value)
EPOCH: Final = 1_420_070_400_000
"""When ids begin, in milliseconds (Discord, Snowflakes)."""
SHIFT: Final = 22
PATIENCE: Final = 30.0
"""Seconds to wait for an answer."""
SOON: Final = 60.0
"""Seconds; deadlines that are nearer ring at once."""
Payload = dict[str, Any]


class HastyClock(Clock):
    """A clock at which nobody waits for a bomb window or the next round; what is further away stays away."""

    def __init__(self) -> None:
        super().__init__(self.now)
        self._ahead = 0.0

    @property
    def waiting(self) -> frozenset[str]:
        """The names of the deadlines that are set."""
        return frozenset(self._timers)

    def now(self) -> float:
        """Unix seconds, those that were not waited for included."""
        return time.time() + self._ahead

    def set(self, name: str, at: float, ring: Any) -> None:  # noqa: ANN401 - as the clock takes it
        """Set a deadline, and be there at once when it is near."""
        wait = at - self.now()
        if 0 < wait <= SOON:
            self._ahead += wait
        super().set(name, at, ring)


@dataclass(frozen=True, slots=True)
class Somebody:
    """A person in a channel."""

    user: int
    channel: int
    guild: int
    locale: str = "ko"


class Edge:
    """Answers for Discord, and counts."""

    def __init__(self) -> None:
        self.requests = 0
        self._ids = itertools.count(1)
        self._client: TichuClient | None = None
        self._waiting: dict[int, asyncio.Future[None]] = {}

    @asynccontextmanager
    async def stand_in(self, client: TichuClient) -> AsyncGenerator[None]:
        """Log the client in here; closed in good order afterwards."""
        edge = self
        http, webhook = HTTPClient.request, AsyncWebhookAdapter.request

        async def ask(_: HTTPClient, route: Route, **__: object) -> Any:  # noqa: ANN401 - JSON
            return edge.answer(route)

        async def ask_by_token(
            _: AsyncWebhookAdapter,
            route: Route,
            *__: object,
            **sent: Any,  # noqa: ANN401 - JSON
        ) -> Any:  # noqa: ANN401 - JSON
            return edge.answer_token(route, sent)

        HTTPClient.request = ask  # type: ignore[method-assign, assignment]  # the edge of the process
        AsyncWebhookAdapter.request = ask_by_token  # type: ignore[method-assign, assignment]  # as above
        try:
            await client.login("no token")
            self._client = client
            yield
            await client.close()
        finally:
            HTTPClient.request = http  # type: ignore[method-assign]  # as it was
            AsyncWebhookAdapter.request = webhook  # type: ignore[method-assign]  # as it was

    # --- what the bot asks ---

    def answer(self, route: Route) -> Any:  # noqa: ANN401 - JSON
        """The answer to a request of the bot's own."""
        self.requests += 1
        match route.path.split("?")[0].split("/")[1:]:
            case ["users", "@me"]:
                return user(APPLICATION, bot=True)
            case ["oauth2", "applications", "@me"]:
                return APPLICATION_INFO
            case ["applications", _, "emojis"]:
                return {"items": [emoji(number, name) for number, name in enumerate(drawings(), start=1)]}
            case ["applications", *_]:
                return []
            case _ if route.method == "DELETE":
                return None
            case _:
                return self._message(int(route.channel_id or 1))

    def answer_token(self, route: Route, sent: Mapping[str, Any]) -> Any:  # noqa: ANN401 - JSON
        """The answer to a request by an interaction's token."""
        self.requests += 1
        if not route.path.endswith("/callback"):
            return None if route.method == "DELETE" else self._message(1)
        waiting = self._waiting.pop(int(route.webhook_id or 0), None)
        if waiting is not None and not waiting.done():
            waiting.set_result(None)
        told: Payload = {"id": str(route.webhook_id), "type": 3}
        body: Payload = sent.get("payload") or {}
        kind = body.get("type", 4)
        shown = self._message(1)
        told |= {"response_message_id": shown["id"], "response_message_ephemeral": True}
        return {"interaction": told, "resource": {"type": kind, "message": shown}}

    def _message(self, channel: int) -> Payload:
        return message(self.id(), channel)

    def id(self) -> int:
        """A new id, made now."""
        return ((int(time.time() * 1000) - EPOCH) << SHIFT) + next(self._ids) % (1 << SHIFT)

    # --- what people do ---

    async def slash(self, who: Somebody, name: str, **options: str | int) -> None:
        """Use a command below `/tichu`, and wait for the answer."""
        given = [
            {"name": key, "type": 3 if isinstance(value, str) else 4, "value": value} for key, value in options.items()
        ]
        data = {"id": "1", "name": "tichu", "type": 1, "options": [{"name": name, "type": 1, "options": given}]}
        await self._act(who, 2, data)

    async def press(
        self, who: Somebody, custom_id: str, values: tuple[str, ...] = (), *, private_message: int = 0
    ) -> None:
        """Press a button or choose in a menu of a private or of a public message, and wait for the answer."""
        data: Payload = {"custom_id": custom_id, "component_type": 3 if values else 2}
        if values:
            data["values"] = list(values)
        shown = message(private_message or self.id(), who.channel)
        if private_message:
            shown["flags"] = EPHEMERAL
        await self._act(who, 3, data, message=shown)

    async def _act(self, who: Somebody, kind: int, data: Payload, **more: Payload) -> None:
        assert self._client is not None
        number = self.id()
        payload: Payload = {
            "id": str(number),
            "application_id": str(APPLICATION),
            "type": kind,
            "token": f"token-{number}",
            "version": 1,
            "data": data,
            "channel_id": str(who.channel),
            "channel": {"id": str(who.channel), "type": 0, "name": "table", "guild_id": str(who.guild), "position": 0},
            "guild_id": str(who.guild),
            "guild": {"id": str(who.guild), "locale": who.locale, "features": []},
            "guild_locale": who.locale,
            "locale": who.locale,
            "member": {
                "user": user(who.user),
                "roles": [],
                "joined_at": "2026-01-01T00:00:00+00:00",
                "permissions": EVERYTHING,
                "flags": 0,
            },
            "app_permissions": EVERYTHING,
            "entitlements": [],
            "authorizing_integration_owners": {},
            "context": 0,
            "attachment_size_limit": 10 * 2**20,
            **more,
        }
        state = self._client._connection  # noqa: SLF001  # pyright: ignore[reportPrivateUsage]  where the gateway hands its events in
        answer = self._waiting[number] = asyncio.get_running_loop().create_future()
        state.parse_interaction_create(payload)  # type: ignore[arg-type]  # as JSON has it
        await asyncio.wait_for(answer, PATIENCE)


def user(number: int, *, bot: bool = False) -> Payload:
    """A user of that id."""
    return {"id": str(number), "username": f"user{number}", "discriminator": "0", "avatar": None, "bot": bot}


def emoji(number: int, name: str) -> Payload:
    """An application emoji."""
    return {"id": str(number), "name": name, "animated": False, "roles": [], "user": user(APPLICATION, bot=True)}


def message(number: int, channel: int) -> Payload:
    """A message of the bot, without what it shows."""
    return {
        "id": str(number),
        "channel_id": str(channel),
        "author": user(APPLICATION, bot=True),
        "content": "",
        "timestamp": "2026-01-01T00:00:00+00:00",
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "components": [],
        "pinned": False,
        "type": 0,
        "flags": 0,
    }


APPLICATION_INFO: Final[Payload] = {
    "id": str(APPLICATION),
    "name": "Tichu",
    "icon": None,
    "description": "",
    "bot_public": True,
    "bot_require_code_grant": False,
    "verify_key": "",
    "flags": 0,
    "team": None,
    "owner": user(1),
}
