"""Routes of the application itself: who it is, its gateway, commands, emojis, guilds, users; and the CDN.

https://discord.com/developers/docs/resources/application and the pages of commands, emojis, guilds and users.
"""

from __future__ import annotations

import base64
import binascii
import itertools
import re
from collections.abc import Iterator
from dataclasses import replace
from http import HTTPStatus
from typing import Final

from aiohttp import web

from bot.sandbox.commands import Command, read_commands
from bot.sandbox.errors import ApiError, Code, invalid, unknown
from bot.sandbox.forms import Form, as_list, as_object
from bot.sandbox.places import ApplicationEmoji, Guild
from bot.sandbox.rest import PREFIX, answer
from bot.sandbox.uploads import read_body
from bot.sandbox.world import World

_MOST_COMMANDS: Final = 130
_MOST_EMOJIS: Final = 2000
_MOST_EMOJI_BYTES: Final = 256 * 2**10
_EMOJI_NAME: Final = re.compile(r"\w{2,32}", re.ASCII)
_PICTURE: Final = re.compile(r"data:(image/(?:png|jpeg|gif|webp));base64,(.+)", re.DOTALL)


class ApplicationRoutes:
    """What the bot asks about itself and tells of itself."""

    def __init__(self, world: World, file_limit: int) -> None:
        self._world = world
        self._file_limit = file_limit

    def add_to(self, router: web.UrlDispatcher) -> None:
        """Register the routes."""
        application = f"{PREFIX}/applications/{{application}}"
        router.add_get(f"{PREFIX}/users/@me", self.me)
        router.add_get(f"{PREFIX}/users/{{user}}", self.user)
        router.add_post(f"{PREFIX}/users/@me/channels", self.open_dm)
        router.add_get(f"{PREFIX}/oauth2/applications/@me", self.application)
        router.add_get(f"{PREFIX}/applications/@me", self.application)
        router.add_get(f"{PREFIX}/gateway", self.gateway)
        router.add_get(f"{PREFIX}/gateway/bot", self.gateway)
        router.add_get(f"{PREFIX}/guilds/{{guild}}", self.guild)
        router.add_get(f"{PREFIX}/guilds/{{guild}}/members/{{user}}", self.member)
        for commands in (f"{application}/commands", f"{application}/guilds/{{guild}}/commands"):
            router.add_get(commands, self.commands)
            router.add_put(commands, self.replace_commands)
        router.add_get(f"{application}/emojis", self.emojis)
        router.add_post(f"{application}/emojis", self.add_emoji)
        router.add_patch(f"{application}/emojis/{{emoji}}", self.rename_emoji)
        router.add_delete(f"{application}/emojis/{{emoji}}", self.delete_emoji)
        router.add_get("/cdn/{path:.*}", self.file)

    async def me(self, _request: web.Request) -> web.Response:
        """The bot's user."""
        return answer(self._world.bot.payload())

    async def user(self, request: web.Request) -> web.Response:
        """Any user."""
        return answer(self._world.user(_id(request, "user")).payload())

    async def open_dm(self, request: web.Request) -> web.Response:
        """The direct messages with a user, new or old."""
        form = (await read_body(request, self._file_limit)).form
        return answer(self._world.dm(self._world.user(form.integer("recipient_id"))).payload())

    async def application(self, _request: web.Request) -> web.Response:
        """The application."""
        bot = self._world.bot
        return answer(
            {
                "id": str(bot.id),
                "name": bot.name,
                "icon": None,
                "description": "",
                "bot_public": True,
                "bot_require_code_grant": False,
                "verify_key": "",
                "owner": bot.payload(),
                "bot": bot.payload(),
                "team": None,
                "flags": 0,
                "summary": "",
            }
        )

    async def gateway(self, request: web.Request) -> web.Response:
        """Where the gateway is: one shard."""
        limit = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": 1}
        return answer({"url": f"ws://{request.host}/gateway", "shards": 1, "session_start_limit": limit})

    def _guild(self, request: web.Request) -> Guild:
        guild = self._world.guilds.get(_id(request, "guild"))
        if guild is None:
            raise unknown(Code.UNKNOWN_GUILD)
        return guild

    async def guild(self, request: web.Request) -> web.Response:
        """A guild the bot is in."""
        return answer(self._guild(request).payload())

    async def member(self, request: web.Request) -> web.Response:
        """A member of a guild."""
        member = self._world.members[self._guild(request).id].get(_id(request, "user"))
        if member is None:
            raise unknown(Code.UNKNOWN_MEMBER)
        return answer(member.payload())

    # --- commands ----------------------------------------------------------------------------------------------------

    def _scope(self, request: web.Request) -> int | None:
        return self._guild(request).id if "guild" in request.match_info else None

    def _answer_commands(self, commands: tuple[Command, ...]) -> web.Response:
        return answer([command.payload(self._world.application_id) for command in commands])

    async def commands(self, request: web.Request) -> web.Response:
        """The registered commands of all guilds, or of one."""
        return self._answer_commands(self._world.commands.get(self._scope(request), ()))

    async def replace_commands(self, request: web.Request) -> web.Response:
        """Register exactly these commands; one that was there by its name keeps its id."""
        try:
            items = as_list(await request.json())
        except ValueError as error:
            raise invalid("", "The request body contains invalid JSON.") from error
        if len(items) > _MOST_COMMANDS:
            raise invalid("", f"Must be {_MOST_COMMANDS} or fewer in length.", "BASE_TYPE_BAD_LENGTH")
        scope = self._scope(request)
        forms = [Form(as_object(item, str(index)), str(index)) for index, item in enumerate(items)]
        known = {(one.kind, one.text.name): one.id for one in self._world.commands.get(scope, ())}
        commands = tuple(
            replace(command, id=known.get((command.kind, command.text.name), command.id))
            for command in read_commands(forms, self._ids(), scope)
        )
        self._world.put_commands(scope, commands)
        return self._answer_commands(commands)

    def _ids(self) -> Iterator[int]:
        return (self._world.clock.snowflake() for _ in itertools.count())

    # --- emojis ------------------------------------------------------------------------------------------------------

    async def emojis(self, _request: web.Request) -> web.Response:
        """The application's emojis."""
        return answer({"items": [emoji.payload() for emoji in self._world.emojis.values()]})

    async def add_emoji(self, request: web.Request) -> web.Response:
        """One emoji more: 2,000 at most, 256 KiB each, a name once."""
        form = (await read_body(request, self._file_limit)).form
        name = _emoji_name(form)
        if len(self._world.emojis) >= _MOST_EMOJIS:
            raise ApiError(HTTPStatus.BAD_REQUEST, Code.TOO_MANY_EMOJIS, "Maximum number of emojis reached (2000)")
        if any(emoji.name == name for emoji in self._world.emojis.values()):
            raise form.wrong("name", "An emoji with this name already exists", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN")
        content_type, body = _picture(form)
        emoji = ApplicationEmoji(self._world.clock.snowflake(), name, self._world.bot)
        self._world.emojis[emoji.id] = emoji
        self._world.files.keep(f"/cdn/emojis/{emoji.id}.png", content_type, body)
        return answer(emoji.payload(), HTTPStatus.CREATED)

    def _emoji(self, request: web.Request) -> ApplicationEmoji:
        emoji = self._world.emojis.get(_id(request, "emoji"))
        if emoji is None:
            raise unknown(Code.UNKNOWN_EMOJI)
        return emoji

    async def rename_emoji(self, request: web.Request) -> web.Response:
        """Another name for an emoji."""
        form = (await read_body(request, self._file_limit)).form
        emoji = replace(self._emoji(request), name=_emoji_name(form))
        self._world.emojis[emoji.id] = emoji
        return answer(emoji.payload())

    async def delete_emoji(self, request: web.Request) -> web.Response:
        """One emoji less."""
        emoji = self._emoji(request)
        del self._world.emojis[emoji.id]
        self._world.files.drop(f"/cdn/emojis/{emoji.id}.png")
        return answer()

    # --- files -------------------------------------------------------------------------------------------------------

    async def file(self, request: web.Request) -> web.Response:
        """An attachment or emoji, for whoever knows its whole address."""
        secret = request.query.get("hm")
        found = self._world.files.at(request.path if secret is None else f"{request.path}?hm={secret}")
        if found is None:
            return web.Response(status=HTTPStatus.NOT_FOUND)
        content_type, body = found
        headers = {"Cache-Control": "private, max-age=86400", "X-Content-Type-Options": "nosniff"}
        return web.Response(body=body, content_type=content_type, headers=headers)


def _emoji_name(form: Form) -> str:
    name = form.text("name")
    if not _EMOJI_NAME.fullmatch(name):
        raise form.wrong("name", "Must be 2 to 32 letters, digits or underscores", "BASE_TYPE_BAD_LENGTH")
    return name


def _picture(form: Form) -> tuple[str, bytes]:
    found = _PICTURE.fullmatch(form.text("image", most=_MOST_EMOJI_BYTES * 2))
    try:
        body = base64.b64decode(found[2], validate=True) if found else b""
    except binascii.Error:
        body = b""
    if found is None or not body:
        raise form.wrong("image", "Invalid image data", "IMAGE_INVALID")
    if len(body) > _MOST_EMOJI_BYTES:
        raise form.wrong("image", "File cannot be larger than 256.0 kb.", "BINARY_TYPE_MAX_SIZE")
    return found[1], body


def _id(request: web.Request, key: str) -> int:
    text = request.match_info[key]
    return int(text) if text.isdecimal() else 0
