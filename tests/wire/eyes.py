"""All that the bot sends to one reader, byte for byte, but for what must differ from one process to the next."""

import hashlib
import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from bot.sandbox import Message, World

_NEW: Final = re.compile(r"\d{16,20}|\b[0-9a-f]{8,64}\b")
"""Ids of the platform, and the commitment to a shuffle: a hash of the deck with a salt, that tells nothing of it."""
PICTURE: Final = frozenset({b"IHDR", b"PLTE", b"tRNS", b"IDAT", b"IEND"})
"""Parts of a PNG that paint; any other could carry words."""


@dataclass(frozen=True, slots=True)
class Sight:
    """One message as its reader gets it: text and controls, and every file's name, words and bytes."""

    payload: str
    pictures: tuple[str, ...]


def sight_of(world: World, message: Message) -> Sight:
    """A message with all that comes with it."""
    body = message.payload(world.application_id)
    keep = {key: body[key] for key in ("content", "embeds", "components", "flags")}
    keep["files"] = [[one.filename, one.description, one.content_type, one.width] for one in message.attachments]
    text = json.dumps(keep, ensure_ascii=False, sort_keys=True)
    return Sight(_NEW.sub("#", text), tuple(hashlib.sha256(body).hexdigest() for body in pictures(world, message)))


def pictures(world: World, message: Message) -> Iterator[bytes]:
    """The bytes of its files, as their addresses serve them."""
    for one in message.attachments:
        address = urlsplit(one.url)
        for path in (one.url, address.path, f"{address.path}?{address.query}"):
            if (found := world.files.at(path)) is not None:
                yield found[1]
                break
        else:
            raise LookupError(one.url)


def parts(picture: bytes) -> Iterator[bytes]:
    """The names of a PNG's chunks."""
    at = 8
    while at < len(picture):
        yield picture[at + 4 : at + 8]
        at += 12 + int.from_bytes(picture[at : at + 4], "big")


class Eyes:
    """What one reader has been shown, in order, each change once; the same shown again beside it tells nothing."""

    def __init__(self, world: World, channel: int, reader: int) -> None:
        self.seen: list[Sight] = []
        self._world = world
        self._channel = channel
        self._reader = reader
        self._now: dict[int, Sight] = {}

    def look(self) -> None:
        """Look at the channel now."""
        for message in self._world.visible(self._channel, self._reader):
            sight = sight_of(self._world, message)
            if sight not in self._now.values():
                self.seen.append(sight)
            self._now[message.id] = sight

    def watch(self) -> Callable[[int], None]:
        """Look whenever the channel changes."""
        return lambda channel: self.look() if channel == self._channel else None
