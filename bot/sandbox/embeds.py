"""Embeds: checked against https://discord.com/developers/docs/resources/message#embed-object-embed-limits."""

from __future__ import annotations

from typing import Final

from bot.sandbox.forms import Form, JsonObject

_MOST_EMBEDS: Final = 10
_MOST_TITLE: Final = 256
_MOST_DESCRIPTION: Final = 4096
_MOST_FIELDS: Final = 25
_MOST_FIELD_NAME: Final = 256
_MOST_FIELD_VALUE: Final = 1024
_MOST_FOOTER: Final = 2048
_MOST_AUTHOR: Final = 256
_MOST_ALTOGETHER: Final = 6000
_PICTURES: Final = ("image", "thumbnail")
_REFERENCE: Final = "attachment://"


def read_embeds(form: Form) -> tuple[JsonObject, ...]:
    """The embeds of a message, as they came."""
    embeds = form.children("embeds", most=_MOST_EMBEDS)
    if sum(_length(embed) for embed in embeds) > _MOST_ALTOGETHER:
        raise form.wrong("embeds", f"Embed size exceeds maximum size of {_MOST_ALTOGETHER}", "MAX_EMBED_SIZE_EXCEEDED")
    return tuple({"type": "rich", **embed.fields} for embed in embeds)


def _length(embed: Form) -> int:
    texts = [
        embed.text("title", most=_MOST_TITLE, default=""),
        embed.text("description", most=_MOST_DESCRIPTION, default=""),
    ]
    for field in embed.children("fields", most=_MOST_FIELDS):
        texts.append(field.text("name", least=1, most=_MOST_FIELD_NAME))
        texts.append(field.text("value", least=1, most=_MOST_FIELD_VALUE))
    footer, author = embed.child("footer"), embed.child("author")
    if footer is not None:
        texts.append(footer.text("text", most=_MOST_FOOTER))
    if author is not None:
        texts.append(author.text("name", most=_MOST_AUTHOR))
    pictured = any(embed.has(picture) for picture in _PICTURES)
    if not any(texts) and not pictured:
        raise embed.wrong("description", "This field is required", "BASE_TYPE_REQUIRED")
    return sum(map(len, texts))


def referenced_files(embeds: tuple[JsonObject, ...]) -> frozenset[str]:
    """Names of the attachments that embeds show."""
    names: set[str] = set()
    for embed in map(Form, embeds):
        for picture in map(embed.child, _PICTURES):
            url = picture.text("url", default="") if picture is not None else ""
            if url.startswith(_REFERENCE):
                names.add(url.removeprefix(_REFERENCE))
    return frozenset(names)


def with_urls(embeds: tuple[JsonObject, ...], urls: dict[str, str]) -> tuple[JsonObject, ...]:
    """The embeds with each `attachment://name` replaced by that attachment's address."""
    resolved: list[JsonObject] = []
    for embed in embeds:
        copy = dict(embed)
        for key in _PICTURES:
            picture = Form(embed).child(key)
            if picture is None:
                continue
            url = picture.text("url", default="")
            name = url.removeprefix(_REFERENCE) if url.startswith(_REFERENCE) else ""
            copy[key] = {**picture.fields, "url": urls.get(name, url)}
        resolved.append(copy)
    return tuple(resolved)
