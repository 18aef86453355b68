"""Two doubles of the platform behind one face: the sandbox over HTTP, and simcord, which is by others, in process.

What is asked of them is the same to the letter; what they answer is brought into one shape, so that it can be compared.
"""

from __future__ import annotations

import io
import json
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import aiohttp
import discord
from simcord.backend import Backend
from simcord.backend.access import message_accessible
from simcord.backend.errors import BackendError
from simcord.backend.serializers import message_payload
from simcord.http import router, routes

from bot.sandbox import TOKEN, Interaction, Sandbox
from bot.sandbox.forms import Form, JsonObject
from bot.sandbox.messages import Origin
from bot.sandbox.vocabulary import InteractionKind, OptionKind

Json: TypeAlias = Mapping[str, object]
COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = InteractionKind
MESSAGE, DEFER, DEFER_UPDATE, UPDATE, CHOICES, SHOW_MODAL = 4, 5, 6, 7, 8, 9
EPHEMERAL, LOADING = 1 << 6, 1 << 7


@dataclass(frozen=True, slots=True)
class File:
    """A file to be sent; its alt text goes with the JSON, as the platform wants it."""

    name: str
    content: bytes = b"picture"
    alt: str = ""


@dataclass(frozen=True, slots=True)
class Used:
    """An interaction: its id and its token."""

    id: int
    token: str


@dataclass(frozen=True, slots=True)
class Told:
    """What came of a request: a refusal (`404 10008`), or what was answered, as JSON; a message by `look`."""

    refused: str
    body: JsonObject

    @property
    def id(self) -> int:
        """The id of the message that was answered."""
        return Form(self.body).integer("id")

    @property
    def look(self) -> str:
        """The refusal, or what everybody can tell of the message."""
        return self.refused or look(self.body)

    @property
    def receipt(self) -> str:
        """The refusal, or what is told of a callback."""
        if self.refused:
            return self.refused
        told = Form(self.body).below("interaction")
        shown = bool(told.get("response_message_id")), bool(told.get("response_message_loading"))
        message = Form(self.body).below("resource").get("message")
        is_private = bool(told.get("response_message_ephemeral"))
        return f"message {shown[0]}, loading {shown[1]}, private {is_private}: " + (
            look(Form(Form(self.body).below("resource")).below("message")) if message else "not told"
        )


def look(message: JsonObject) -> str:
    """What everybody can tell of a message, in a line; files with their alt texts."""
    form = Form(message)
    flags = form.integer("flags", default=0)
    marks = [name for name, bit in (("private", EPHEMERAL), ("thinking", LOADING)) if flags & bit]
    marks += ["edited"] if message.get("edited_timestamp") else []
    files = [
        f"{one.text('filename')}={one.text('description', default='')}" for one in form.children("attachments", most=99)
    ]
    rows = [
        [part.text("custom_id", default="") for part in row.children("components", most=99)]
        for row in form.children("components", most=99)
    ]
    count = len(form.items("embeds"))
    told = [repr(form.text("content", default="")[:40]), *marks, f"files {files}", f"rows {rows}", f"embeds {count}"]
    return " ".join(told)


class World(ABC):
    """A channel with the bot, North and East."""

    channel: int
    application: int

    @abstractmethod
    async def call(self, method: str, path: str, body: Json | None = None, files: Sequence[File] = ()) -> Told:
        """One request of the bot."""

    @abstractmethod
    def use(self, kind: InteractionKind = COMMAND, *, source: int | None = None) -> Used:
        """North uses a command, or a component of the message `source`, or sends a modal."""

    @abstractmethod
    def advance(self, seconds: float) -> None:
        """Let time pass."""

    @abstractmethod
    def say(self, text: str) -> int:
        """East writes a message; its id."""

    @abstractmethod
    def seen(self, name: str) -> list[str]:
        """What North or East sees in the channel, oldest first."""

    # --- what the bot does, in terms of the above ---

    async def answer(self, used: Used, kind: int, data: Json | None = None, files: Sequence[File] = ()) -> Told:
        """The callback."""
        body = {"type": kind} | ({} if data is None else {"data": data})
        return await self.call("POST", f"/interactions/{used.id}/{used.token}/callback?with_response=1", body, files)

    async def follow(self, used: Used, data: Json, files: Sequence[File] = ()) -> Told:
        """A followup."""
        return await self.call("POST", f"/webhooks/{self.application}/{used.token}?wait=true", data, files)

    async def edit(self, used: Used, data: Json, key: object = "@original", files: Sequence[File] = ()) -> Told:
        """An edit with the token."""
        return await self.call("PATCH", f"/webhooks/{self.application}/{used.token}/messages/{key}", data, files)

    async def get(self, used: Used, key: object = "@original") -> Told:
        """A look with the token."""
        return await self.call("GET", f"/webhooks/{self.application}/{used.token}/messages/{key}")

    async def delete(self, used: Used, key: object = "@original") -> Told:
        """A deletion with the token."""
        return await self.call("DELETE", f"/webhooks/{self.application}/{used.token}/messages/{key}")

    async def post(self, data: Json, files: Sequence[File] = ()) -> Told:
        """A message in the channel, with the bot's own token."""
        return await self.call("POST", f"/channels/{self.channel}/messages", data, files)

    async def own(self, method: str, message: int, data: Json | None = None, files: Sequence[File] = ()) -> Told:
        """GET, PATCH or DELETE of a message of the channel, with the bot's own token."""
        return await self.call(method, f"/channels/{self.channel}/messages/{message}", data, files)


class Ours(World):
    """The sandbox, started; requests go over HTTP."""

    def __init__(self, sandbox: Sandbox) -> None:
        world = sandbox.world
        self._sandbox = sandbox
        self._guild = world.add_guild("Club")
        self._place = world.add_channel(self._guild, "table")
        self._people = {name: world.add_user(name) for name in ("North", "East")}
        for user in self._people.values():
            world.join(self._guild, user)
        self.channel, self.application = self._place.id, world.application_id

    async def call(self, method: str, path: str, body: Json | None = None, files: Sequence[File] = ()) -> Told:
        data: aiohttp.FormData | None = None
        if files:
            data = aiohttp.FormData()
            data.add_field("payload_json", json.dumps(body))
            for number, file in enumerate(files):
                data.add_field(f"files[{number}]", file.content, filename=file.name)
        headers = {"Authorization": f"Bot {TOKEN}"}
        async with (
            aiohttp.ClientSession(headers=headers) as session,
            session.request(
                method,
                f"{self._sandbox.world.base}/api/v10{path}",
                data=data,
                json=None if files else body,
            ) as response,
        ):
            answer = Form({"it": await response.json() if response.content_type == "application/json" else {}}).below(
                "it"
            )
        return Told("" if response.ok else f"{response.status} {answer.get('code')}", answer if response.ok else {})

    def use(self, kind: InteractionKind = COMMAND, *, source: int | None = None) -> Used:
        world, user = self._sandbox.world, self._people["North"]
        focused = OptionKind.STRING if kind is AUTOCOMPLETE else None
        origin = Origin(world.clock.snowflake(), kind, user, "/play", source)
        interaction = Interaction(world, origin, self.channel, focused=focused)
        self._sandbox.interactions.send(interaction, self._place, {})
        return Used(interaction.id, interaction.token)

    def advance(self, seconds: float) -> None:
        self._sandbox.world.clock.advance(seconds)

    def say(self, text: str) -> int:
        return self._sandbox.person(self._people["East"]).say(self._place, text).id

    def seen(self, name: str) -> list[str]:
        visible = self._sandbox.world.visible(self.channel, self._people[name].id)
        return [look(message.payload(self.application)) for message in visible]


class Theirs(World):
    """simcord, without the library: requests go to its router."""

    def __init__(self) -> None:
        assert routes.__name__, "the import registers the routes"
        self._backend = Backend()
        self._guild = self._backend.create_guild("Club")
        self.channel = self._backend.create_channel(self._guild.id, "table").id
        self.application = self._backend.application_id
        self._people: dict[str, int] = {}
        for name in ("North", "East"):
            user = self._backend.make_user(name)
            self._backend.add_member(self._guild.id, user.id)
            self._people[name] = user.id

    async def call(self, method: str, path: str, body: Json | None = None, files: Sequence[File] = ()) -> Told:
        plain, _, query = path.partition("?")
        sent = [discord.File(io.BytesIO(one.content), one.name, description=one.alt or None) for one in files]
        try:
            answer = router.dispatch(
                self._backend,
                method,
                plain,
                json=body if body is None else json.loads(json.dumps(body)),
                params=dict(one.split("=") for one in query.split("&") if one),
                files=sent,
            )
        except BackendError as error:
            return Told(f"{error.status} {error.code}", {})
        return Told("", Form({"it": json.loads(json.dumps(answer))}).below("it"))

    def use(self, kind: InteractionKind = COMMAND, *, source: int | None = None) -> Used:
        record = self._backend.new_interaction(int(kind), self.channel, self._people["North"], self._guild.id)
        record.source_message_id = source
        return Used(record.id, record.token)

    def advance(self, seconds: float) -> None:
        self._backend.advance_clock(seconds)

    def say(self, text: str) -> int:
        return int(self._backend.create_message(self.channel, self._people["East"], text).id)

    def seen(self, name: str) -> list[str]:
        viewer = self._people[name]
        return [
            look(Form({"it": json.loads(json.dumps(message_payload(self._backend, message)))}).below("it"))
            for message in self._backend.messages[self.channel].values()
            if message_accessible(self._backend, self.channel, message, viewer)
        ]
