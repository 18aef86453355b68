"""Files: read from a request, kept while a message shows them, served to whoever knows their address."""

from __future__ import annotations

import mimetypes
import re
import secrets
from collections import deque
from dataclasses import dataclass
from http import HTTPStatus
from io import BytesIO
from typing import Final

from aiohttp import BodyPartReader, web
from PIL import Image, UnidentifiedImageError

from bot.sandbox.errors import ApiError, Code, invalid
from bot.sandbox.forms import Form, JsonObject, parse_object

FILE_LIMIT: Final = 10 * 2**20
"""Bytes of one file: https://discord.com/developers/docs/reference#uploading-files."""
MOST_FILES: Final = 10
_UNSAFE: Final = re.compile(r"[^A-Za-z0-9._-]")
"""Characters that the platform takes out of file names."""
_RETIRED: Final = 64
"""Files kept a while longer after their message changed, for pages that are still fetching them."""


@dataclass(frozen=True, slots=True)
class Upload:
    """A file as the bot sent it."""

    filename: str
    body: bytes


@dataclass(frozen=True, slots=True)
class Attachment:
    """A file of a message; `description` is its alt text, width and height are 0 for what is no picture."""

    id: int
    filename: str
    description: str
    content_type: str
    size: int
    width: int
    height: int
    url: str

    def payload(self) -> JsonObject:
        """https://discord.com/developers/docs/resources/message#attachment-object."""
        body: JsonObject = {
            "id": str(self.id),
            "filename": self.filename,
            "size": self.size,
            "url": self.url,
            "proxy_url": self.url,
            "content_type": self.content_type,
        }
        if self.description:
            body["description"] = self.description
        return body | {"width": self.width, "height": self.height} if self.width else body


class Files:
    """Bytes by address below `/cdn`; an address carries a secret, so that it cannot be guessed from an id."""

    def __init__(self) -> None:
        self._bodies: dict[str, tuple[str, bytes]] = {}
        self._retired: deque[str] = deque()

    def keep(self, path: str, content_type: str, body: bytes) -> None:
        """Serve `body` at `path` (with its query)."""
        self._bodies[path] = (content_type, body)

    def retire(self, path: str) -> None:
        """Stop serving what is at `path`, soon."""
        self._retired.append(path)
        while len(self._retired) > _RETIRED:
            self._bodies.pop(self._retired.popleft(), None)

    def drop(self, path: str) -> None:
        """Stop serving what is at `path`, now."""
        self._bodies.pop(path, None)

    def at(self, path: str) -> tuple[str, bytes] | None:
        """Content type and bytes at `path`."""
        return self._bodies.get(path)

    def attach(self, base: str, channel_id: int, attachment_id: int, upload: Upload, description: str) -> Attachment:
        """Keep an upload as an attachment of a message in that channel."""
        content_type = mimetypes.guess_type(upload.filename)[0] or "application/octet-stream"
        width, height = picture_size(upload.body) if content_type.startswith("image/") else (0, 0)
        secret = secrets.token_hex(16)
        path = f"/cdn/attachments/{channel_id}/{attachment_id}/{upload.filename}?hm={secret}"
        self.keep(path, content_type, upload.body)
        return Attachment(
            id=attachment_id,
            filename=upload.filename,
            description=description,
            content_type=content_type,
            size=len(upload.body),
            width=width,
            height=height,
            url=base + path,
        )


def picture_size(body: bytes) -> tuple[int, int]:
    """Width and height in pixels; (0, 0) when the bytes are no picture."""
    try:
        with Image.open(BytesIO(body)) as image:
            return image.size
    except (UnidentifiedImageError, OSError):
        return 0, 0


@dataclass(frozen=True, slots=True)
class Body:
    """A request's JSON and the files that came with it, by the n of `files[n]`."""

    form: Form
    files: dict[int, Upload]


async def read_body(request: web.Request, file_limit: int) -> Body:
    """JSON, or multipart with `payload_json` and `files[n]`; a file above `file_limit` bytes is 413/40005.

    https://discord.com/developers/docs/reference#uploading-files
    """
    if not request.content_type.startswith("multipart/"):
        text = await request.read()
        return Body(Form(parse_object(text) if text else {}), {})
    fields: JsonObject = {}
    files: dict[int, Upload] = {}
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            raise invalid("", "Nested multipart is not allowed")
        if part.name == "payload_json":
            fields = parse_object(await part.read(decode=True))
        elif part.name is not None and part.name.startswith("files["):
            body = bytes(await part.read(decode=True))
            if len(body) > file_limit:
                raise ApiError(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, Code.REQUEST_TOO_LARGE, "Request entity too large")
            files[int(part.name[6:-1])] = Upload(_UNSAFE.sub("_", part.filename or "file"), body)
    return Body(Form(fields), files)
