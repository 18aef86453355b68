"""Routes of channels, messages and threads.

https://discord.com/developers/docs/resources/message and https://discord.com/developers/docs/resources/channel
"""

from __future__ import annotations

from dataclasses import replace
from http import HTTPStatus
from typing import Final

from aiohttp import web

from bot.sandbox.errors import ApiError, Code, forbidden, unknown
from bot.sandbox.limits import Draft, lay_over, read_draft
from bot.sandbox.messages import Message
from bot.sandbox.places import Channel, User
from bot.sandbox.rest import PREFIX, answer
from bot.sandbox.uploads import Body, read_body
from bot.sandbox.vocabulary import NO_FLAGS, NOTHING, ChannelKind, MessageFlag, MessageKind, Permission
from bot.sandbox.world import World

_MOST_NAME: Final = 100
_MOST_HISTORY: Final = 100
_DEFAULT_HISTORY: Final = "50"


class ChannelRoutes:
    """What the bot does in channels with its own token."""

    def __init__(self, world: World, file_limit: int) -> None:
        self._world = world
        self._file_limit = file_limit

    def add_to(self, router: web.UrlDispatcher) -> None:
        """Register the routes."""
        channel, message = f"{PREFIX}/channels/{{channel}}", f"{PREFIX}/channels/{{channel}}/messages/{{message}}"
        router.add_get(channel, self.get_channel)
        router.add_patch(channel, self.edit_channel)
        router.add_delete(channel, self.delete_channel)
        router.add_get(f"{channel}/messages", self.history)
        router.add_post(f"{channel}/messages", self.send)
        router.add_get(message, self.get_message)
        router.add_patch(message, self.edit)
        router.add_delete(message, self.delete)
        router.add_post(f"{channel}/typing", self.nothing)
        router.add_post(f"{channel}/threads", self.start_thread)
        router.add_post(f"{message}/threads", self.start_thread)
        router.add_put(f"{channel}/thread-members/{{user}}", self.add_to_thread)
        router.add_delete(f"{channel}/thread-members/{{user}}", self.remove_from_thread)

    def _channel(self, request: web.Request, needed: Permission = NOTHING) -> Channel:
        channel = self._world.channel(_id(request, "channel"))
        if channel.guild_id is not None:
            self._world.permissions.require(channel.id, needed | Permission.VIEW_CHANNEL)
        return channel

    def _message(self, request: web.Request) -> Message:
        message = self._world.message(self._channel(request).id, _id(request, "message"))
        if message.is_ephemeral:
            raise ApiError(HTTPStatus.NOT_FOUND, Code.UNKNOWN_MESSAGE, "Unknown Message")
        return message

    def _own_message(self, request: web.Request) -> Message:
        message = self._message(request)
        if message.author.id != self._world.bot.id:
            raise forbidden(Code.NOT_THE_AUTHOR)
        return message

    async def _draft(self, request: web.Request, channel: Channel) -> Draft:
        draft = read_draft(await read_body(request, self._file_limit), self._world)
        needed = NOTHING
        if draft.has_files:
            needed |= Permission.ATTACH_FILES
        if draft.embeds:
            needed |= Permission.EMBED_LINKS
        if channel.guild_id is not None:
            self._world.permissions.require(channel.id, needed)
        return draft

    async def get_channel(self, request: web.Request) -> web.Response:
        """One channel."""
        return answer(self._channel(request).payload())

    async def edit_channel(self, request: web.Request) -> web.Response:
        """Rename a channel, or archive a thread."""
        channel, form = self._channel(request), (await self._body(request)).form
        name = form.text("name", least=1, most=_MOST_NAME, default=channel.name)
        changed = replace(channel, name=name, archived=form.switch("archived", default=channel.archived))
        event = "THREAD_UPDATE" if channel.kind.is_thread else "CHANNEL_UPDATE"
        return answer(self._world.put_channel(changed, event).payload())

    async def delete_channel(self, request: web.Request) -> web.Response:
        """Delete a channel or thread."""
        channel = self._channel(request)
        self._world.delete_channel(channel)
        return answer(channel.payload())

    async def history(self, request: web.Request) -> web.Response:
        """The latest messages, newest first."""
        channel = self._channel(request, Permission.READ_HISTORY)
        limit = min(int(request.query.get("limit", _DEFAULT_HISTORY)), _MOST_HISTORY)
        before, after = int(request.query.get("before", 1 << 63)), int(request.query.get("after", 0))
        public = [
            message
            for message in self._world.messages(channel.id)
            if not message.is_ephemeral and after < message.id < before
        ]
        return answer([self._payload(message) for message in reversed(public[-limit:])])

    async def send(self, request: web.Request) -> web.Response:
        """A new message."""
        in_thread = self._world.channel(_id(request, "channel")).kind.is_thread
        channel = self._channel(request, Permission.SEND_IN_THREADS if in_thread else Permission.SEND_MESSAGES)
        if channel.recipient is not None and channel.recipient.id in self._world.closed_dms:
            raise ApiError(HTTPStatus.FORBIDDEN, Code.CANNOT_MESSAGE_USER, "Cannot send messages to this user")
        draft = await self._draft(request, channel)
        if channel.archived:
            channel = self._world.put_channel(replace(channel, archived=False), "THREAD_UPDATE")
        if draft.nonce and (sent := self._world.sent_with(draft.nonce)) is not None:
            return answer(self._payload(sent))
        blank = Message(
            id=self._world.clock.snowflake(),
            channel_id=channel.id,
            guild_id=channel.guild_id,
            author=self._world.bot,
            created=self._world.clock.now(),
            kind=MessageKind.DEFAULT if draft.reply_to is None else MessageKind.REPLY,
            reply_to=draft.reply_to,
        )
        message = lay_over(blank, replace(draft, flags=draft.flags & ~MessageFlag.EPHEMERAL), self._world)
        return answer(self._payload(self._world.put_message(message, nonce=draft.nonce)))

    async def get_message(self, request: web.Request) -> web.Response:
        """One message; ephemerals cannot be had this way."""
        return answer(self._payload(self._message(request)))

    async def edit(self, request: web.Request) -> web.Response:
        """Change one of the bot's own messages."""
        channel = self._channel(request)
        draft = await self._draft(request, channel)
        if channel.archived:
            raise ApiError(HTTPStatus.BAD_REQUEST, Code.THREAD_ARCHIVED, "Thread is archived")
        message = lay_over(self._own_message(request), replace(draft, flags=NO_FLAGS), self._world)
        return answer(self._payload(self._world.put_message(replace(message, edited=self._world.clock.now()))))

    async def delete(self, request: web.Request) -> web.Response:
        """Delete a message; somebody else's only with the permission to."""
        message = self._message(request)
        if message.author.id != self._world.bot.id:
            self._channel(request, Permission.MANAGE_MESSAGES)
        self._world.remove_message(message)
        return answer()

    async def start_thread(self, request: web.Request) -> web.Response:
        """A public or private thread, below a message or not."""
        parent, form = self._channel(request), (await self._body(request)).form
        below_message = "message" in request.match_info
        default = ChannelKind.PUBLIC_THREAD if below_message else ChannelKind.PRIVATE_THREAD
        kind = ChannelKind(form.integer("type", least=ChannelKind.PUBLIC_THREAD, most=12, default=int(default)))
        is_public = kind is ChannelKind.PUBLIC_THREAD
        needed = Permission.CREATE_PUBLIC_THREADS if is_public else Permission.CREATE_PRIVATE_THREADS
        self._world.permissions.require(parent.id, needed)
        thread = Channel(
            id=self._message(request).id if below_message else self._world.clock.snowflake(),
            name=form.text("name", least=1, most=_MOST_NAME),
            kind=kind,
            guild_id=parent.guild_id,
            parent_id=parent.id,
            owner_id=self._world.bot.id,
        )
        return answer(self._world.put_channel(thread, "THREAD_CREATE").payload(), HTTPStatus.CREATED)

    async def add_to_thread(self, request: web.Request) -> web.Response:
        """Somebody belongs to the thread from now on; @me is the bot."""
        thread, user = self._thread_and_user(request)
        if thread.archived:
            raise ApiError(HTTPStatus.BAD_REQUEST, Code.THREAD_ARCHIVED, "Thread is archived")
        if user.id not in self._world.members.get(thread.guild_id or 0, {}):
            raise unknown(Code.UNKNOWN_MEMBER)
        await request.read()
        self._world.add_to_thread(thread, user)
        return answer()

    async def remove_from_thread(self, request: web.Request) -> web.Response:
        """Somebody no longer belongs to the thread."""
        thread, user = self._thread_and_user(request)
        await request.read()
        self._world.remove_from_thread(thread, user)
        return answer()

    def _thread_and_user(self, request: web.Request) -> tuple[Channel, User]:
        thread = self._channel(request)
        if not thread.kind.is_thread:
            raise unknown(Code.UNKNOWN_CHANNEL)
        if request.match_info["user"] == "@me":
            return thread, self._world.bot
        return thread, self._world.user(_id(request, "user"))

    async def nothing(self, request: web.Request) -> web.Response:
        """Accepted, and without effect here (typing)."""
        self._channel(request)
        await request.read()
        return answer()

    async def _body(self, request: web.Request) -> Body:
        return await read_body(request, self._file_limit)

    def _payload(self, message: Message) -> dict[str, object]:
        return message.payload(self._world.application_id)


def _id(request: web.Request, key: str) -> int:
    text = request.match_info[key]
    return int(text) if text.isdecimal() else 0
