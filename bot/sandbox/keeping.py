"""Keeps threads and direct messages in a file: after a restart they are there again, with their ids and members.

What was said in them is not kept, no more than what was said elsewhere. The bot is another application each time, to
which nothing was registered, and owns every thread, as it has begun them all.
"""

from __future__ import annotations

import json
import logging
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from bot.sandbox.clock import time_of
from bot.sandbox.errors import ApiError
from bot.sandbox.forms import Form, JsonObject, parse_object
from bot.sandbox.places import Channel
from bot.sandbox.vocabulary import ChannelKind
from bot.sandbox.world import World

_MOST: Final = 100_000
_AWAKE_SECONDS: Final = 86_400.0
"""A thread that is older when it comes back sleeps, since it is empty, until somebody says something in it."""
_LIST_OF_CHANNELS: Final = 0
"""What a world names when its list of channels is different."""

log = logging.getLogger(__name__)


class Keeping:
    """Brings back what the file has, and writes it anew, as a whole, before anybody hears that it is different."""

    def __init__(self, world: World, path: Path) -> None:
        """The guilds, channels and users of the world must be there."""
        self._world = world
        self._path = path
        self._strangers: list[JsonObject] = []
        """Direct messages with users who are not there this time."""
        self._bring_back()
        self._written = self._text()
        world.on_change.append(self._on_change)

    def _bring_back(self) -> None:
        try:
            kept = Form(parse_object(self._path.read_bytes()))
            threads, direct = kept.children("threads", most=_MOST), kept.children("direct", most=_MOST)
            bot, now = self._world.bot.id, self._world.clock.now()
            places = [(_thread(one, bot, now), one.ids("members")) for one in threads]
            recipients = [(one.integer("id"), one.integer("user")) for one in direct]
        except FileNotFoundError:
            return
        except (OSError, ApiError, ValueError) as error:
            log.warning("%s: the threads in it cannot be read: %s", self._path, error)
            return
        for thread, members in places:
            if thread.guild_id in self._world.guilds and thread.parent_id in self._world.channels:
                self._world.put_channel(thread, "THREAD_CREATE")
                self._world.thread_members.add(thread.id, *members)
        for channel_id, user_id in recipients:
            if user_id in self._world.users:
                self._world.dm(self._world.users[user_id], id_=channel_id)
            else:
                self._strangers.append({"id": channel_id, "user": user_id})

    def _on_change(self, channel_id: int) -> None:
        if channel_id == _LIST_OF_CHANNELS and (text := self._text()) != self._written:
            try:
                _write(self._path, text)
            except OSError as error:
                log.warning("%s: the threads cannot be kept: %s", self._path, error)
            else:
                self._written = text

    def _text(self) -> str:
        return json.dumps({"threads": list(self._threads()), "direct": [*self._direct(), *self._strangers]}, indent=1)

    def _threads(self) -> Iterator[JsonObject]:
        for channel in self._world.channels.values():
            if channel.kind.is_thread:
                yield {
                    "id": channel.id,
                    "name": channel.name,
                    "kind": int(channel.kind),
                    "guild": channel.guild_id,
                    "parent": channel.parent_id,
                    "archived": channel.archived,
                    "members": sorted(self._world.thread_members.of(channel.id) - {channel.owner_id}),
                }

    def _direct(self) -> Iterator[JsonObject]:
        for channel in self._world.channels.values():
            if channel.recipient is not None:
                yield {"id": channel.id, "user": channel.recipient.id}


def _thread(form: Form, owner_id: int, now: float) -> Channel:
    """A thread as it was kept, asleep if it is old. Raises ApiError or ValueError."""
    thread_id = form.integer("id")
    is_old = now - time_of(thread_id) > _AWAKE_SECONDS
    return Channel(
        thread_id,
        form.text("name"),
        ChannelKind(form.integer("kind", least=ChannelKind.PUBLIC_THREAD, most=ChannelKind.PRIVATE_THREAD)),
        guild_id=form.integer("guild"),
        parent_id=form.integer("parent"),
        owner_id=owner_id,
        archived=form.switch("archived") or is_old,
    )


def _write(path: Path, text: str) -> None:
    """Put the text in the place of the file, so that there is always the old one or the new one. Raises OSError."""
    beside = path.with_name(f"{path.name}.new")
    descriptor = os.open(beside, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(descriptor)
    beside.replace(path)
