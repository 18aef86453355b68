"""Interactions: sent to the bot, answered by it once and in time, followed up while their token lives.

https://discord.com/developers/docs/interactions/receiving-and-responding: the first answer within 3 seconds, the
token lives 15 minutes, callbacks of the types 4 to 9.
"""

from __future__ import annotations

from dataclasses import replace
from http import HTTPStatus
from typing import Final

from bot.sandbox.commands import read_choices
from bot.sandbox.errors import ApiError, Code, unknown
from bot.sandbox.forms import Form, JsonObject
from bot.sandbox.interaction import DEADLINE, Interaction, id_in
from bot.sandbox.limits import lay_over, read_draft
from bot.sandbox.messages import Message
from bot.sandbox.modals import read_modal
from bot.sandbox.places import Channel
from bot.sandbox.uploads import Body
from bot.sandbox.vocabulary import (
    EVERYTHING,
    NO_FLAGS,
    CallbackKind,
    InteractionKind,
    MessageFlag,
    MessageKind,
    OptionKind,
)
from bot.sandbox.world import Event, World

TOKEN_LIFE: Final = 900.0
"""Seconds a token can be used; then 401/50027."""

_ALLOWED: Final = {
    InteractionKind.COMMAND: {CallbackKind.MESSAGE, CallbackKind.DEFERRED_MESSAGE, CallbackKind.MODAL},
    InteractionKind.COMPONENT: set(CallbackKind) - {CallbackKind.CHOICES},
    InteractionKind.AUTOCOMPLETE: {CallbackKind.CHOICES},
    InteractionKind.MODAL_SUBMIT: set(CallbackKind) - {CallbackKind.CHOICES, CallbackKind.MODAL},
}
"""Which callbacks answer which interaction."""


class Interactions:
    """All interactions whose token is alive or has just died."""

    def __init__(self, world: World, file_limit: int) -> None:
        self._world = world
        self._file_limit = file_limit
        self._by_token: dict[str, Interaction] = {}

    # --- to the bot --------------------------------------------------------------------------------------------------

    def send(self, interaction: Interaction, channel: Channel, data: JsonObject) -> Interaction:
        """Tell the bot of an interaction."""
        now = self._world.clock.now()
        while self._by_token:
            oldest = next(iter(self._by_token.values()))
            if now - oldest.created <= TOKEN_LIFE:
                break
            del self._by_token[oldest.token]
        self._by_token[interaction.token] = interaction
        self._world.tell(Event("INTERACTION_CREATE", self._payload(interaction, channel, data), channel.guild_id))
        return interaction

    def _payload(self, interaction: Interaction, channel: Channel, data: JsonObject) -> JsonObject:
        """https://discord.com/developers/docs/interactions/receiving-and-responding#interaction-object."""
        world, user, source_id = self._world, interaction.user, interaction.origin.source_id
        allowed = world.permissions.of(channel.id)
        body: JsonObject = {
            "id": str(interaction.id),
            "application_id": str(world.application_id),
            "type": int(interaction.origin.kind),
            "token": interaction.token,
            "version": 1,
            "data": data,
            "channel_id": str(channel.id),
            "channel": channel.payload(),
            "locale": user.locale,
            "entitlements": [],
            "authorizing_integration_owners": {"0": str(channel.guild_id or 0)},
            "attachment_size_limit": self._file_limit,
            "app_permissions": str(int(allowed)),
        }
        if channel.guild_id is None:
            body |= {"user": user.payload(), "context": 1}
        else:
            guild, member = world.guilds[channel.guild_id], world.members[channel.guild_id][user.id]
            permissions = member.permissions if user.id != guild.owner_id else EVERYTHING
            body |= {
                "guild_id": str(guild.id),
                "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
                "guild_locale": guild.locale,
                "member": {**member.payload(), "permissions": str(int(permissions))},
                "context": 0,
            }
        if source_id is not None:
            body["message"] = world.message(channel.id, source_id).payload(world.application_id)
        return body

    # --- the first answer --------------------------------------------------------------------------------------------

    def answer(self, interaction_id: int, token: str, body: Body) -> JsonObject:
        """The callback: 10062 when too late or unknown, 40060 when there was one already."""
        interaction = self._by_token.get(token)
        age = 0.0 if interaction is None else self._world.clock.now() - interaction.created
        if interaction is None or interaction.id != interaction_id or age > TOKEN_LIFE:
            raise unknown(Code.UNKNOWN_INTERACTION)
        if interaction.callback is not None:
            raise ApiError(
                HTTPStatus.BAD_REQUEST,
                Code.ALREADY_ACKNOWLEDGED,
                "Interaction has already been acknowledged.",
            )
        if age > DEADLINE:
            raise unknown(Code.UNKNOWN_INTERACTION)
        number = body.form.integer("type")
        if number not in _ALLOWED[interaction.origin.kind]:
            raise body.form.wrong("type", f"Value of field 'type' must not be {number} here.", "BASE_TYPE_CHOICES")
        callback = CallbackKind(number)
        data = Body(body.form.child("data") or Form({}, "data"), body.files)
        message = self._carry_out(interaction, callback, data)
        interaction.settle(callback)
        self._world.touch(interaction.channel_id)
        return self._receipt(interaction, callback, message)

    def _carry_out(self, interaction: Interaction, callback: CallbackKind, data: Body) -> Message | None:
        match callback:
            case CallbackKind.MESSAGE:
                return self._first(interaction, self._new_message(interaction, data))
            case CallbackKind.DEFERRED_MESSAGE:
                asked = MessageFlag(data.form.integer("flags", default=0)) & MessageFlag.EPHEMERAL
                return self._first(interaction, self._blank(interaction, asked | MessageFlag.LOADING))
            case CallbackKind.DEFERRED_UPDATE:
                self._first(interaction, self._source(interaction))
                return None
            case CallbackKind.UPDATE:
                return self._first(interaction, self._edited(self._source(interaction), data))
            case CallbackKind.MODAL:
                interaction.modal = read_modal(data.form, self._world.emojis)
                return None
            case CallbackKind.CHOICES:
                interaction.choices = read_choices(data.form, interaction.focused or OptionKind.STRING)
                return None

    def _first(self, interaction: Interaction, message: Message) -> Message:
        interaction.original_id = message.id
        interaction.message_ids.add(message.id)
        return message

    def _source(self, interaction: Interaction) -> Message:
        if interaction.origin.source_id is None:
            raise Form({}).wrong("type", "There is no message to update.", "BASE_TYPE_CHOICES")
        return self._world.message(interaction.channel_id, interaction.origin.source_id)

    def _receipt(self, interaction: Interaction, callback: CallbackKind, message: Message | None) -> JsonObject:
        """https://discord.com/developers/docs/interactions/receiving-and-responding#interaction-callback."""
        told: JsonObject = {"id": str(interaction.id), "type": int(interaction.origin.kind)}
        receipt: JsonObject = {"interaction": told}
        if message is not None:
            told |= {
                "response_message_id": str(message.id),
                "response_message_loading": message.is_loading,
                "response_message_ephemeral": message.is_ephemeral,
            }
            if not message.is_loading:
                receipt["resource"] = {"type": int(callback), "message": message.payload(self._world.application_id)}
        return receipt

    # --- with the token ----------------------------------------------------------------------------------------------

    def by_token(self, token: str) -> Interaction:
        """401/50027 when the token is too old, 404/10015 when there is none or it was never answered."""
        interaction = self._by_token.get(token)
        if interaction is None and id_in(token) is None:
            raise unknown(Code.UNKNOWN_WEBHOOK)
        if interaction is None or self._world.clock.now() - interaction.created > TOKEN_LIFE:
            raise ApiError(HTTPStatus.UNAUTHORIZED, Code.INVALID_WEBHOOK_TOKEN, "Invalid Webhook Token")
        if interaction.callback is None:
            raise unknown(Code.UNKNOWN_WEBHOOK)
        return interaction

    def id_of(self, token: str) -> int | None:
        """The id of the interaction that a token belongs to, alive or not."""
        return id_in(token)

    def follow_up(self, token: str, body: Body) -> Message:
        """One more message; after a deferral the first one replaces "thinking"."""
        interaction = self.by_token(token)
        original = interaction.message
        if original is not None and original.is_loading:
            return self._edited(original, body)
        message = self._new_message(interaction, body)
        interaction.message_ids.add(message.id)
        return message

    def find(self, token: str, key: str) -> Message:
        """A message that the token may edit: `@original` or an id; 404/10008 for any other."""
        interaction = self.by_token(token)
        message_id = interaction.original_id if key == "@original" else int(key)
        if message_id is None or message_id not in interaction.message_ids:
            raise unknown(Code.UNKNOWN_MESSAGE)
        return self._world.message(interaction.channel_id, message_id)

    def edit(self, token: str, key: str, body: Body) -> Message:
        """Change a message that the token may edit."""
        return self._edited(self.find(token, key), body)

    def delete(self, token: str, key: str) -> None:
        """Remove a message that the token may edit."""
        self._world.remove_message(self.find(token, key))

    def _new_message(self, interaction: Interaction, body: Body) -> Message:
        draft = read_draft(body, self._world)
        message = lay_over(self._blank(interaction, draft.flags, keep=False), draft, self._world)
        return self._world.put_message(message)

    def _blank(self, interaction: Interaction, flags: MessageFlag, *, keep: bool = True) -> Message:
        world, origin = self._world, interaction.origin
        message = Message(
            id=world.clock.snowflake(),
            channel_id=interaction.channel_id,
            guild_id=world.channel(interaction.channel_id).guild_id,
            author=world.bot,
            created=world.clock.now(),
            kind=MessageKind.COMMAND if origin.kind is InteractionKind.COMMAND else MessageKind.DEFAULT,
            flags=flags,
            origin=origin,
            only_for=interaction.user.id if MessageFlag.EPHEMERAL in flags else None,
            reply_to=origin.source_id if origin.kind is InteractionKind.COMPONENT else None,
        )
        return world.put_message(message) if keep else message

    def _edited(self, message: Message, body: Body) -> Message:
        draft = replace(read_draft(body, self._world), flags=NO_FLAGS)
        was_loading = message.is_loading
        new = lay_over(message, draft, self._world)
        return self._world.put_message(new if was_loading else replace(new, edited=self._world.clock.now()))
