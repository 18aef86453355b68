"""A message as the bot sends it: read, checked against the platform's limits, and laid over what was there before.

Limits: https://discord.com/developers/docs/resources/message#create-message and the component reference.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from http import HTTPStatus
from typing import Final

from bot.sandbox.components import Reader, Row
from bot.sandbox.embeds import read_embeds, referenced_files, with_urls
from bot.sandbox.errors import ApiError, Code
from bot.sandbox.forms import Form, JsonObject
from bot.sandbox.messages import Message
from bot.sandbox.places import Role, User
from bot.sandbox.uploads import MOST_FILES, Attachment, Body, Upload
from bot.sandbox.vocabulary import MessageFlag, Permission
from bot.sandbox.world import World

MOST_CONTENT: Final = 2000
_MOST_DESCRIPTION: Final = 1024
_MOST_NONCE: Final = 25
_MOST_PINGS: Final = 100
_SENDABLE: Final = MessageFlag.SUPPRESS_EMBEDS | MessageFlag.EPHEMERAL | MessageFlag.SILENT
_MENTION: Final = re.compile(r"<@!?(\d+)>")
_ROLE_MENTION: Final = re.compile(r"<@&(\d+)>")


@dataclass(frozen=True, slots=True)
class FileRef:
    """An entry of `attachments`: a file to keep (by the attachment's id) or a new one (by the n of `files[n]`)."""

    id: int
    description: str | None


@dataclass(frozen=True, slots=True)
class Draft:
    """The fields of a message that a request names; None where it names none, and an edit keeps what was there."""

    content: str | None
    embeds: tuple[JsonObject, ...] | None
    rows: tuple[Row, ...] | None
    files: tuple[FileRef, ...] | None
    uploads: dict[int, Upload]
    flags: MessageFlag
    pings: frozenset[int] | None
    """Users whose mention in the content counts; None: everybody mentioned."""
    role_pings: frozenset[int] | None
    """The same for roles."""
    reply_to: int | None
    nonce: str
    """What makes the same request, sent again, the same message; empty where it is not to be enforced."""

    @property
    def has_files(self) -> bool:
        """Whether it brings new files."""
        return bool(self.uploads)


def read_draft(body: Body, world: World) -> Draft:
    """The message in a request; refused with the platform's code where a limit is broken."""
    form = body.form
    flags = MessageFlag(form.integer("flags", default=0))
    if MessageFlag.COMPONENTS_V2 in flags:
        raise form.wrong("flags", "The sandbox does not know components V2: send content, files and action rows.")
    reference = form.child("message_reference")
    return Draft(
        content=form.text("content", most=MOST_CONTENT, default="").strip() if form.sent("content") else None,
        embeds=read_embeds(form) if form.sent("embeds") else None,
        rows=Reader(world.emojis).rows(form) if form.sent("components") else None,
        files=_file_refs(form) if form.sent("attachments") else None,
        uploads=body.files,
        flags=flags & _SENDABLE,
        pings=_pings(form, "users"),
        role_pings=_pings(form, "roles"),
        reply_to=reference.integer("message_id") if reference is not None else None,
        nonce=_nonce(form),
    )


def _nonce(form: Form) -> str:
    """https://discord.com/developers/docs/resources/message#create-message; a number is as good as a text."""
    given = form.fields.get("nonce")
    text = str(given) if isinstance(given, int) else form.text("nonce", most=_MOST_NONCE, default="")
    return text if form.switch("enforce_nonce") else ""


def _file_refs(form: Form) -> tuple[FileRef, ...]:
    return tuple(
        FileRef(
            entry.integer("id"),
            entry.text("description", most=_MOST_DESCRIPTION, default="") if entry.sent("description") else None,
        )
        for entry in form.children("attachments", most=MOST_FILES)
    )


def _pings(form: Form, whose: str) -> frozenset[int] | None:
    """https://discord.com/developers/docs/resources/message#allowed-mentions-object."""
    allowed = form.child("allowed_mentions")
    if allowed is None:
        return None
    named = allowed.ids(whose)
    if len(allowed.items(whose)) > _MOST_PINGS:
        raise allowed.wrong(whose, f"Must be {_MOST_PINGS} or fewer in length.", "BASE_TYPE_BAD_LENGTH")
    if whose not in allowed.items("parse"):
        return named
    if named:
        raise allowed.wrong("", f'parse:["{whose}"] and {whose}: [ids...] are mutually exclusive.')
    return None


def lay_over(message: Message, draft: Draft, world: World) -> Message:
    """The message with what the draft names replaced; an empty one is 400/50006."""
    attachments = _attachments(message, draft, world)
    names = {attachment.filename: attachment.url for attachment in attachments}
    embeds = message.embeds if draft.embeds is None else draft.embeds
    if missing := referenced_files(embeds) - names.keys():
        raise Form({}).wrong("embeds", f"Attachment {sorted(missing)} was not found", "ATTACHMENT_NOT_FOUND")
    content = message.content if draft.content is None else draft.content
    new = replace(
        message,
        content=content,
        embeds=with_urls(embeds, names),
        rows=message.rows if draft.rows is None else draft.rows,
        attachments=attachments,
        mentions=message.mentions if draft.content is None else tuple(_mentioned(content, draft, world)),
        role_mentions=message.role_mentions
        if draft.content is None
        else tuple(_mentioned_roles(content, draft, world, message)),
        flags=(message.flags | draft.flags) & ~MessageFlag.LOADING,
    )
    if not (new.content or new.embeds or new.rows or new.attachments):
        raise ApiError(HTTPStatus.BAD_REQUEST, Code.EMPTY_MESSAGE, "Cannot send an empty message")
    return new


def _mentioned(content: str, draft: Draft, world: World) -> Iterable[User]:
    for user_id in dict.fromkeys(int(found) for found in _MENTION.findall(content)):
        if user_id in world.users and (draft.pings is None or user_id in draft.pings):
            yield world.users[user_id]


def _mentioned_roles(content: str, draft: Draft, world: World, message: Message) -> Iterable[Role]:
    """Roles that hear of it: those that anybody may mention, or any where the bot may mention everyone."""
    roles = () if message.guild_id is None else world.guilds[message.guild_id].roles
    may_all = Permission.MENTION_EVERYONE in world.permissions.of(message.channel_id)
    named = {int(found) for found in _ROLE_MENTION.findall(content)}
    for role in roles:
        is_allowed = draft.role_pings is None or role.id in draft.role_pings
        if role.id in named and is_allowed and (role.mentionable or may_all):
            yield role


def _attachments(message: Message, draft: Draft, world: World) -> tuple[Attachment, ...]:
    """Files kept and files new; without a list all old ones stay and the new ones follow."""
    before = {attachment.id: attachment for attachment in message.attachments}
    refs = draft.files
    if refs is None:
        refs = (*(FileRef(kept, None) for kept in before), *(FileRef(n, None) for n in draft.uploads))
    if len(refs) > MOST_FILES:
        raise Form({}).wrong("attachments", f"Must be {MOST_FILES} or fewer in length.", "BASE_TYPE_BAD_LENGTH")
    unused = draft.uploads.keys() - {ref.id for ref in refs}
    if draft.files is not None and unused:
        refs = (*refs, *(FileRef(n, None) for n in sorted(unused)))
    chosen: list[Attachment] = []
    for ref in refs:
        if ref.id in before:
            old = before[ref.id]
            chosen.append(old if ref.description is None else replace(old, description=ref.description))
        elif ref.id in draft.uploads:
            upload = draft.uploads[ref.id]
            attachment_id = world.clock.snowflake()
            chosen.append(
                world.files.attach(world.base, message.channel_id, attachment_id, upload, ref.description or "")
            )
        else:
            raise Form({}).wrong("attachments", f"Attachment {ref.id} was not found", "ATTACHMENT_NOT_FOUND")
    return tuple(chosen)
