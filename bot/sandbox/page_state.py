"""What the page is told: the directory around a persona, and messages as that persona sees them, as JSON."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from bot.sandbox.commands import Choice, Command, Leaf, Option, leaves
from bot.sandbox.forms import JsonObject
from bot.sandbox.messages import Message
from bot.sandbox.person import Given
from bot.sandbox.places import Channel, Guild, User
from bot.sandbox.vocabulary import CommandKind
from bot.sandbox.world import World

FALLBACK: str = "en-US"


def in_locale(texts: dict[str, str], locale: str) -> str:
    """The text in a language, in English without one, or whatever there is."""
    return texts.get(locale) or texts.get(FALLBACK) or next(iter(texts.values()), "")


@dataclass(frozen=True, slots=True)
class Welcome:
    """The box for a newcomer: one line and one button that runs a slash command, texts by locale."""

    text: dict[str, str]
    button: dict[str, str]
    command: str
    options: dict[str, Given] = field(default_factory=dict[str, Given])

    def payload(self, locale: str) -> JsonObject:
        """The box for the page, in one language."""
        return {"text": in_locale(self.text, locale), "button": in_locale(self.button, locale), "path": self.command}


def directory(
    world: World, guild: Guild, me: User, here: Channel, *, personas: Iterable[User], welcome: Welcome | None
) -> JsonObject:
    """All that the page shows around the messages."""
    entered = [channel for channel in world.channels.values() if world.may_enter(channel, me.id)]
    channels = [channel for channel in entered if world.lists(channel, me.id) or channel.id == here.id]
    commands = world.commands_for(here, me.id)
    return {
        "t": "directory",
        "me": str(me.id),
        "locale": me.locale,
        "guild": guild.name,
        "bot": str(world.bot.id),
        "here": str(here.id),
        "personas": [str(persona.id) for persona in personas],
        "users": {str(user.id): {"name": user.name, "bot": user.bot} for user in world.users.values()},
        "roles": [{"id": str(role.id), "name": role.name} for role in world.guilds[guild.id].roles],
        "members": [str(user_id) for user_id in world.members.get(guild.id, {})],
        "channels": [_channel(channel) for channel in channels if not channel.archived],
        "commands": [_leaf(leaf, me.locale) for leaf in leaves(commands)],
        "user_commands": [
            _user_command(command, me.locale) for command in commands if command.kind is CommandKind.USER
        ],
        "welcome": welcome.payload(me.locale) if welcome is not None else None,
    }


def _channel(channel: Channel) -> JsonObject:
    return {
        "id": str(channel.id),
        "name": channel.name,
        "topic": channel.topic,
        "parent": str(channel.parent_id) if channel.parent_id is not None else None,
        "dm": channel.guild_id is None,
    }


def _user_command(command: Command, locale: str) -> JsonObject:
    return {"name": command.text.name, "shown": command.text.name_in(locale)}


def _leaf(leaf: Leaf, locale: str) -> JsonObject:
    return {
        "id": str(leaf.command.id),
        "path": leaf.path,
        "shown": leaf.path_in(locale),
        "description": leaf.text.description_in(locale),
        "options": [_option(option, locale) for option in leaf.options],
    }


def _option(option: Option, locale: str) -> JsonObject:
    return {
        "name": option.text.name,
        "shown": option.text.name_in(locale),
        "description": option.text.description_in(locale),
        "kind": int(option.kind),
        "required": option.required,
        "autocomplete": option.autocomplete,
        "choices": choices(option.choices, locale),
        "least": option.least,
        "most": option.most,
        "longest": option.longest,
    }


def choices(found: Iterable[Choice], locale: str) -> list[JsonObject]:
    """Choices of an option, or of an autocomplete answer."""
    return [{"name": choice.text.name_in(locale), "value": choice.value} for choice in found]


def message_for_page(message: Message, world: World) -> JsonObject:
    """The message as the platform sends it, with what a client knows besides and with addresses of this server only."""
    body = message.payload(world.application_id)
    origin = message.origin
    body |= {
        "author": str(message.author.id),
        "mentions": [str(user.id) for user in message.mentions],
        "sent_at": message.created,
        "changed_at": message.edited,
        "ephemeral": message.is_ephemeral,
        "loading": message.is_loading,
        "used": {"user": str(origin.user.id), "command": origin.command} if origin and origin.command else None,
        "reply_to": str(message.reply_to) if message.reply_to is not None else None,
        "attachments": [
            attachment.payload() | {"url": attachment.url.removeprefix(world.base)}
            for attachment in message.attachments
        ],
        "embeds": [_embed(embed, world.base) for embed in message.embeds],
    }
    return body


def _embed(embed: JsonObject, base: str) -> JsonObject:
    local = dict(embed)
    for key in ("image", "thumbnail"):
        match local.get(key):
            case {"url": str(url)}:
                local[key] = {"url": url.removeprefix(base)}
            case _:
                continue
    return local
