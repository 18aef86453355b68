"""A message as it stands: a value that is replaced, never changed, so that what somebody saw stays what they saw."""

from __future__ import annotations

from dataclasses import dataclass

from bot.sandbox.clock import iso
from bot.sandbox.components import Button, Clickable, Row, Select, clickables
from bot.sandbox.forms import JsonObject
from bot.sandbox.places import Role, User
from bot.sandbox.uploads import Attachment
from bot.sandbox.vocabulary import NO_FLAGS, InteractionKind, MessageFlag, MessageKind


@dataclass(frozen=True, slots=True)
class Origin:
    """The interaction that a message answers: what the line above it says ("North used /tichu start")."""

    interaction_id: int
    kind: InteractionKind
    user: User
    command: str = ""
    source_id: int | None = None
    """The message whose component was used."""


@dataclass(frozen=True, slots=True)
class Message:
    """https://discord.com/developers/docs/resources/message#message-object; `only_for` is who sees an ephemeral."""

    id: int
    channel_id: int
    guild_id: int | None
    author: User
    created: float
    content: str = ""
    edited: float | None = None
    kind: MessageKind = MessageKind.DEFAULT
    flags: MessageFlag = NO_FLAGS
    attachments: tuple[Attachment, ...] = ()
    embeds: tuple[JsonObject, ...] = ()
    rows: tuple[Row, ...] = ()
    mentions: tuple[User, ...] = ()
    role_mentions: tuple[Role, ...] = ()
    origin: Origin | None = None
    only_for: int | None = None
    reply_to: int | None = None

    @property
    def is_ephemeral(self) -> bool:
        """Whether one person alone sees it."""
        return MessageFlag.EPHEMERAL in self.flags

    @property
    def is_loading(self) -> bool:
        """Whether it still says that the bot is thinking."""
        return MessageFlag.LOADING in self.flags

    @property
    def components(self) -> tuple[Clickable, ...]:
        """Its buttons and selects, from top to bottom."""
        return tuple(clickables(self.rows))

    def button(self, name: str) -> Button:
        """The button with that custom_id, label or emoji; LookupError without one."""
        for item in self.components:
            if isinstance(item, Button) and name in (item.custom_id, item.label, item.emoji and item.emoji.name):
                return item
        raise LookupError(f"no button {name!r} in {self.describe()}")

    def select(self, name: str) -> Select:
        """The select with that custom_id or placeholder; LookupError without one."""
        for item in self.components:
            if isinstance(item, Select) and name in (item.custom_id, item.placeholder):
                return item
        raise LookupError(f"no select {name!r} in {self.describe()}")

    def describe(self) -> str:
        """One line for a failing test."""
        names = [item.label if isinstance(item, Button) else item.custom_id for item in self.components]
        return f"message {self.id} {self.content[:60]!r} {names}"

    def payload(self, application_id: int) -> JsonObject:
        """The message as the platform sends it."""
        body: JsonObject = {
            "id": str(self.id),
            "channel_id": str(self.channel_id),
            "author": self.author.payload(),
            "content": self.content,
            "timestamp": iso(self.created),
            "edited_timestamp": iso(self.edited) if self.edited is not None else None,
            "tts": False,
            "mention_everyone": False,
            "mentions": [user.payload() for user in self.mentions],
            "mention_roles": [str(role.id) for role in self.role_mentions],
            "attachments": [attachment.payload() for attachment in self.attachments],
            "embeds": list(self.embeds),
            "components": [row.payload() for row in self.rows],
            "pinned": False,
            "type": int(self.kind),
            "flags": int(self.flags),
            "reactions": [],
        }
        if self.guild_id is not None:
            body["guild_id"] = str(self.guild_id)
        if self.author.bot:
            body["application_id"] = str(application_id)
        if self.reply_to is not None:
            body["message_reference"] = {
                "type": 0,
                "message_id": str(self.reply_to),
                "channel_id": str(self.channel_id),
            }
        if self.origin is not None:
            body["interaction_metadata"] = {
                "id": str(self.origin.interaction_id),
                "type": int(self.origin.kind),
                "user": self.origin.user.payload(),
                "authorizing_integration_owners": {},
            }
        return body
