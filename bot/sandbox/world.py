"""What there is: users, guilds, members, channels, messages, emojis, commands; and word of every change.

Everything in it is a value that is replaced as a whole. Two kinds of listeners hear of changes: the gateway hears
events as the platform tells them to a bot, the page only that something in a channel is different.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from http import HTTPStatus
from typing import Final

from bot.sandbox.clock import Clock
from bot.sandbox.commands import Command, Leaf, leaves
from bot.sandbox.errors import ApiError, Code, forbidden, unknown
from bot.sandbox.forms import JsonObject
from bot.sandbox.messages import Message
from bot.sandbox.permissions import Permissions
from bot.sandbox.places import ApplicationEmoji, Channel, Guild, Member, Role, User
from bot.sandbox.thread_members import ThreadMembers
from bot.sandbox.uploads import Attachment, Files
from bot.sandbox.vocabulary import EVERYBODY, EVERYTHING, ChannelKind, CommandKind, Permission

MOST_MESSAGES: Final = 200
"""Messages kept in a channel; the oldest go without a word, so that a long demo stays small."""
NONCE_LIFE: Final = 300.0
"""Seconds for which a nonce counts; the platform says "the past few minutes"."""
_LOOK_AGAIN_SECONDS: Final = 0.02


@dataclass(frozen=True, slots=True)
class Event:
    """A gateway dispatch: its name, its data and the guild it concerns (None: direct messages and the bot itself)."""

    name: str
    data: JsonObject
    guild_id: int | None


class World:
    """The sandbox's only store."""

    def __init__(self, clock: Clock, bot_name: str) -> None:
        self.clock = clock
        self.files = Files()
        self.permissions = Permissions()
        self.thread_members = ThreadMembers()
        self.base = ""
        """Address of the server, without a slash at the end; attachments are served below it."""
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.members: dict[int, dict[int, Member]] = {}
        self.channels: dict[int, Channel] = {}
        self.emojis: dict[int, ApplicationEmoji] = {}
        self.commands: dict[int | None, tuple[Command, ...]] = {}
        self.given: dict[int, frozenset[str]] = {}
        """Commands by name that the server gives to a user in its settings, whatever permission they lack."""
        self.closed_dms: set[int] = set()
        """Users who take no direct messages (50007)."""
        self.on_event: list[Callable[[Event], None]] = []
        self.on_change: list[Callable[[int], None]] = []
        """Called with the id of the channel that is different; 0 when it is the list of channels or of commands."""
        self._messages: defaultdict[int, dict[int, Message]] = defaultdict(dict)
        self._nonces: dict[str, Message] = {}
        self._unloaded: set[int] = set()
        """Ephemeral messages that their reader's client no longer has."""
        self._left: set[int] = set()
        """Channels of guilds that the bot was thrown out of."""
        self._unavailable: set[int] = set()
        """Guilds that have an outage."""
        self._waiting: set[asyncio.Event] = set()
        self.bot = self.add_user(bot_name, bot=True)

    @property
    def application_id(self) -> int:
        """The bot's application has the id of its user."""
        return self.bot.id

    # --- people and places -------------------------------------------------------------------------------------------

    def add_user(self, name: str, *, locale: str = "en-US", bot: bool = False, id_: int | None = None) -> User:
        """Somebody new, in no guild yet. An id that is given outlives the sandbox, here as for guilds and channels."""
        user = User(id_ or self.clock.snowflake(), name, locale, bot)
        self.users[user.id] = user
        return user

    def user(self, user_id: int) -> User:
        """404/10013 without one."""
        if user_id not in self.users:
            raise unknown(Code.UNKNOWN_USER)
        return self.users[user_id]

    def add_guild(
        self, name: str, *, owner: User | None = None, locale: str = "en-US", id_: int | None = None
    ) -> Guild:
        """A guild with the bot in it, and its owner if one is named."""
        guild = Guild(id_ or self.clock.snowflake(), name, (owner or self.bot).id, locale)
        self.guilds[guild.id], self.members[guild.id] = guild, {}
        self.members[guild.id][self.bot.id] = Member(self.bot, self.clock.now())
        self._tell("GUILD_CREATE", self.guild_payload(guild), guild.id)
        if owner is not None:
            self.join(guild, owner, permissions=EVERYTHING)
        return guild

    def add_role(self, guild: Guild, name: str, *, mentionable: bool = False) -> Role:
        """A new role, that nobody has to have."""
        role = Role(self.clock.snowflake(), name, mentionable)
        now = self.guilds[guild.id]
        self.guilds[guild.id] = replace(now, roles=(*now.roles, role))
        self._tell("GUILD_ROLE_CREATE", {"guild_id": str(guild.id), "role": role.payload()}, guild.id)
        self.touch(0)
        return role

    def role(self, role_id: int) -> Role:
        """404/10011 without one."""
        for guild in self.guilds.values():
            for role in guild.roles:
                if role.id == role_id:
                    return role
        raise unknown(Code.UNKNOWN_ROLE)

    def join(self, guild: Guild, user: User, *, permissions: Permission = EVERYBODY) -> Member:
        """Make the user a member who may do what `permissions` say; joining again changes them."""
        member = Member(user, self.clock.now(), permissions)
        self.members[guild.id][user.id] = member
        self._tell("GUILD_MEMBER_ADD", {**member.payload(), "guild_id": str(guild.id)}, guild.id)
        self.touch(0)
        return member

    def leave(self, guild: Guild, user: User) -> None:
        """The user is no longer a member."""
        del self.members[guild.id][user.id]
        self._tell("GUILD_MEMBER_REMOVE", {"guild_id": str(guild.id), "user": user.payload()}, guild.id)
        self.touch(0)

    def remove_guild(self, guild: Guild) -> None:
        """The bot is thrown out of the guild, and its channels go with it."""
        del self.guilds[guild.id], self.members[guild.id]
        for channel in [channel for channel in self.channels.values() if channel.guild_id == guild.id]:
            self._left.add(channel.id)
            self._forget(channel)
        self._tell("GUILD_DELETE", {"id": str(guild.id)}, guild.id)
        self.touch(0)

    def suspend_guild(self, guild: Guild) -> None:
        """The guild has an outage: until it is restored its channels answer 503, and nobody sees them."""
        self._unavailable.add(guild.id)
        self.touch(0)
        self._tell("GUILD_DELETE", {"id": str(guild.id), "unavailable": True}, guild.id)

    def restore_guild(self, guild: Guild) -> None:
        """The outage is over."""
        self._unavailable.discard(guild.id)
        self.touch(0)
        self._tell("GUILD_CREATE", self.guild_payload(guild), guild.id)

    def add_channel(self, guild: Guild, name: str, *, topic: str | None = None, id_: int | None = None) -> Channel:
        """A text channel at the end of the guild's list."""
        position = sum(channel.guild_id == guild.id for channel in self.channels.values())
        number = id_ or self.clock.snowflake()
        return self.put_channel(
            Channel(number, name, guild_id=guild.id, topic=topic, position=position), "CHANNEL_CREATE"
        )

    def put_channel(self, channel: Channel, event: str) -> Channel:
        """Keep a new or changed channel, and tell of it under the event's name."""
        self.channels[channel.id] = channel
        self._left.discard(channel.id)
        if channel.kind.is_thread and channel.owner_id is not None:
            self.thread_members.add(channel.id, channel.owner_id)
        self._tell(event, channel.payload(), channel.guild_id)
        self.touch(0)
        return channel

    def add_to_thread(self, thread: Channel, *users: User) -> None:
        """Let these members of the guild belong to the thread."""
        here = self.members.get(thread.guild_id or 0, {})
        if self.thread_members.add(thread.id, *(user.id for user in users if user.id in here)):
            self.touch(0)

    def remove_from_thread(self, thread: Channel, user: User) -> None:
        """Let the user belong to the thread no longer."""
        self.thread_members.remove(thread.id, user.id)
        self.touch(0)

    def permit(self, channel: Channel, permissions: Permission) -> None:
        """From now on the bot may do in that channel what `permissions` say, and no more."""
        denied = self.permissions.set(channel.id, permissions)
        self.put_channel(replace(channel, overwrites=((self.bot.id, denied),)), "CHANNEL_UPDATE")

    def delete_channel(self, channel: Channel) -> None:
        """The channel or thread is gone with all that was said in it."""
        self._forget(channel)
        self._tell("THREAD_DELETE" if channel.kind.is_thread else "CHANNEL_DELETE", channel.payload(), channel.guild_id)
        self.touch(0)

    def channel(self, channel_id: int) -> Channel:
        """404/10003 without one, 403/50001 where the bot was thrown out, 503 in a guild that has an outage."""
        if channel_id in self._left:
            raise forbidden(Code.MISSING_ACCESS)
        if channel_id not in self.channels:
            raise unknown(Code.UNKNOWN_CHANNEL)
        channel = self.channels[channel_id]
        if channel.guild_id in self._unavailable:
            raise ApiError(HTTPStatus.SERVICE_UNAVAILABLE, Code.GENERAL, "Service Unavailable")
        return channel

    def dm(self, user: User, *, id_: int | None = None) -> Channel:
        """The bot's direct messages with that user, new ones with the id if one is given."""
        for channel in self.channels.values():
            if channel.recipient is not None and channel.recipient.id == user.id:
                return channel
        channel = Channel(id_ or self.clock.snowflake(), "", ChannelKind.DM, recipient=user)
        self.channels[channel.id] = channel
        self.touch(0)
        return channel

    def guild_payload(self, guild: Guild, *, everybody: bool = False) -> JsonObject:
        """The guild as GUILD_CREATE tells it; without the members intent the bot hears of itself alone."""
        here = [channel for channel in self.channels.values() if channel.guild_id == guild.id]
        members = self.members[guild.id]
        me = members[self.bot.id]
        return guild.whole_payload(here, me, told=members.values() if everybody else [me], count=len(members))

    # --- messages ----------------------------------------------------------------------------------------------------

    def messages(self, channel_id: int) -> tuple[Message, ...]:
        """Everything in a channel, oldest first, ephemerals of everybody included: for the server's own use."""
        return tuple(self._messages[channel_id].values())

    def visible(self, channel_id: int, user_id: int) -> tuple[Message, ...]:
        """What one person sees in a channel, oldest first: nobody else's ephemerals, nobody else's DMs."""
        channel = self.channels.get(channel_id)
        if channel is None or not self.may_enter(channel, user_id):
            return ()
        return tuple(
            message
            for message in self.messages(channel_id)
            if message.only_for in (None, user_id) and message.id not in self._unloaded
        )

    def unload(self, user_id: int) -> None:
        """The person's client was reloaded: it has no ephemeral message any more, and the bot is not told."""
        self._unloaded |= {
            message.id for here in self._messages.values() for message in here.values() if message.only_for == user_id
        }
        for channel_id in tuple(self._messages):
            self.touch(channel_id)

    def may_enter(self, channel: Channel, user_id: int) -> bool:
        """Whether the person is the other side of the DM, or a member of the guild, which is there.

        A private thread is for its own members and for those who manage threads.
        """
        if channel.guild_id is None:
            return channel.recipient is not None and channel.recipient.id == user_id
        member = self.members[channel.guild_id].get(user_id)
        if member is None or channel.guild_id in self._unavailable:
            return False
        managers = Permission.MANAGE_THREADS | Permission.ADMINISTRATOR
        return self.lists(channel, user_id) or bool(managers & member.permissions)

    def lists(self, channel: Channel, user_id: int) -> bool:
        """Whether a client lists the channel by itself: of private threads those alone to which its person belongs."""
        return channel.kind is not ChannelKind.PRIVATE_THREAD or user_id in self.thread_members.of(channel.id)

    def message(self, channel_id: int, message_id: int) -> Message:
        """404/10008 without one."""
        message = self._messages[channel_id].get(message_id)
        if message is None:
            raise unknown(Code.UNKNOWN_MESSAGE)
        return message

    def sent_with(self, nonce: str) -> Message | None:
        """The bot's message which was sent with the nonce in the last minutes, in whichever channel, as it stands now.

        The platform's words name the author and the nonce, and no channel (Create Message, enforce_nonce).
        """
        oldest = self.clock.now() - NONCE_LIFE
        self._nonces = {key: sent for key, sent in self._nonces.items() if sent.created > oldest}
        sent = self._nonces.get(nonce)
        return None if sent is None else self._messages[sent.channel_id].get(sent.id, sent)

    def put_message(self, message: Message, *, nonce: str = "") -> Message:
        """Keep a new or changed message; files it no longer shows are dropped."""
        here = self._messages[message.channel_id]
        before = here.get(message.id)
        here[message.id] = message
        if nonce:
            self._nonces[nonce] = message
        if before is not None:
            self._retire(before, keep=message.attachments)
        while len(here) > MOST_MESSAGES:
            self._retire(here.pop(next(iter(here))))
        if not message.is_ephemeral:
            name = "MESSAGE_CREATE" if before is None else "MESSAGE_UPDATE"
            self._tell(name, message.payload(self.application_id), message.guild_id)
            self._call_in(message)
        self.touch(message.channel_id)
        return message

    def remove_message(self, message: Message) -> None:
        """The message is gone for everybody who saw it."""
        if self._messages[message.channel_id].pop(message.id, None) is None:
            return
        self._retire(message)
        if not message.is_ephemeral:
            data: JsonObject = {"id": str(message.id), "channel_id": str(message.channel_id)}
            if message.guild_id is not None:
                data["guild_id"] = str(message.guild_id)
            self._tell("MESSAGE_DELETE", data, message.guild_id)
        self.touch(message.channel_id)

    # --- commands ----------------------------------------------------------------------------------------------------

    def put_commands(self, guild_id: int | None, commands: tuple[Command, ...]) -> None:
        """Replace the global commands, or those of one guild."""
        self.commands[guild_id] = commands
        self.touch(0)

    def commands_for(self, channel: Channel, user_id: int) -> tuple[Command, ...]:
        """Commands that the person may use in that channel."""
        member = self.members[channel.guild_id].get(user_id) if channel.guild_id is not None else None
        held = member.permissions if member is not None else EVERYBODY
        given = self.given.get(user_id, frozenset())
        found = [*self.commands.get(None, ()), *(self.commands.get(channel.guild_id, ()) if channel.guild_id else ())]
        return tuple(
            command
            for command in found
            if command.allowed is None
            or command.allowed & held == command.allowed
            or Permission.ADMINISTRATOR in held
            or command.text.name in given
        )

    def leaf(self, channel: Channel, user_id: int, path: str) -> Leaf:
        """The slash command with that path, in any language; LookupError when the person has no such command there."""
        for leaf in leaves(self.commands_for(channel, user_id)):
            if leaf.is_called(path):
                return leaf
        raise LookupError(f"no command /{path}")

    def user_command(self, channel: Channel, user_id: int, name: str) -> Command:
        """The user context menu command of that name; LookupError when the person has no such command there."""
        for command in self.commands_for(channel, user_id):
            if command.kind is CommandKind.USER and name in {command.text.name, *command.text.names.values()}:
                return command
        raise LookupError(f"no user command {name!r}")

    # --- word of changes ---------------------------------------------------------------------------------------------

    def tell(self, event: Event) -> None:
        """Tell the gateway."""
        for listener in self.on_event:
            listener(event)

    def touch(self, channel_id: int) -> None:
        """Tell pages and waiting tests that something in the channel is different."""
        for listener in self.on_change:
            listener(channel_id)
        for waiting in self._waiting:
            waiting.set()

    async def until(self, holds: Callable[[], bool], limit: float = 5.0) -> None:
        """Wait until `holds` is true, looking after every change and now and then; TimeoutError after `limit` s."""
        changed = asyncio.Event()
        self._waiting.add(changed)
        try:
            async with asyncio.timeout(limit):
                while not holds():
                    with suppress(TimeoutError):
                        await asyncio.wait_for(changed.wait(), _LOOK_AGAIN_SECONDS)
                    changed.clear()
        finally:
            self._waiting.discard(changed)

    def _tell(self, name: str, data: JsonObject, guild_id: int | None) -> None:
        self.tell(Event(name, data, guild_id))

    def _call_in(self, message: Message) -> None:
        """Whoever is mentioned in a thread belongs to it from then on."""
        channel = self.channels.get(message.channel_id)
        if channel is not None and channel.kind.is_thread:
            self.add_to_thread(channel, *message.mentions)

    def _forget(self, channel: Channel) -> None:
        self.channels.pop(channel.id, None)
        self.thread_members.forget(channel.id)
        for message in self._messages.pop(channel.id, {}).values():
            self._retire(message)

    def _retire(self, message: Message, keep: tuple[Attachment, ...] = ()) -> None:
        kept = {attachment.url for attachment in keep}
        for attachment in message.attachments:
            if attachment.url not in kept:
                self.files.retire(attachment.url.removeprefix(self.base))
