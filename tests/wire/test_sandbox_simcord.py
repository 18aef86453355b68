"""The sandbox held against simcord, a double of the platform by others: the same payloads are taken or refused."""

from __future__ import annotations

from typing import Final, TypeAlias

import pytest
from simcord.backend import Backend
from simcord.backend.errors import BackendError
from simcord.http import router, routes

from bot.sandbox import Channel, Sandbox
from tests.wire.test_sandbox_limits import button, call, options, row, select

Json: TypeAlias = dict[str, object]
TAKEN: Final = 0

PAYLOADS: Final[dict[str, Json]] = {
    "longest content": {"content": "x" * 2000},
    "content too long": {"content": "x" * 2001},
    "nothing": {"content": ""},
    "nothing but blanks": {"content": " \n "},
    "most rows": {"content": "x", "components": [row(button(f"{n}")) for n in range(5)]},
    "too many rows": {"content": "x", "components": [row(button(f"{n}")) for n in range(6)]},
    "most buttons": {"content": "x", "components": [row(*(button(f"{n}") for n in range(5)))]},
    "too many buttons": {"content": "x", "components": [row(*(button(f"{n}") for n in range(6)))]},
    "an empty row": {"content": "x", "components": [row()]},
    "longest id": {"content": "x", "components": [row(button("x" * 100))]},
    "id too long": {"content": "x", "components": [row(button("x" * 101))]},
    "no id": {"content": "x", "components": [row(button(""))]},
    "an id twice": {"content": "x", "components": [row(button(), button())]},
    "longest label": {"content": "x", "components": [row(button(label="x" * 80))]},
    "label too long": {"content": "x", "components": [row(button(label="x" * 81))]},
    "no label": {"content": "x", "components": [row(button(label=""))]},
    "unknown style": {"content": "x", "components": [row(button(style=9))]},
    "a link without an address": {"content": "x", "components": [row(button(style=5))]},
    "most options": {"content": "x", "components": [row(select(options=options(25)))]},
    "too many options": {"content": "x", "components": [row(select(options=options(26)))]},
    "no options": {"content": "x", "components": [row(select(options=[]))]},
    "more values than options": {"content": "x", "components": [row(select(max_values=2))]},
    "an option twice": {"content": "x", "components": [row(select(options=options(1) * 2))]},
    "longest placeholder": {"content": "x", "components": [row(select(placeholder="x" * 150))]},
    "placeholder too long": {"content": "x", "components": [row(select(placeholder="x" * 151))]},
    "a select beside a button": {"content": "x", "components": [row(select(), button())]},
    "most embeds": {"embeds": [{"title": "x"}] * 10},
    "too many embeds": {"embeds": [{"title": "x"}] * 11},
    "longest title": {"embeds": [{"title": "x" * 256}]},
    "title too long": {"embeds": [{"title": "x" * 257}]},
    "embeds too long together": {"embeds": [{"description": "x" * 4000}, {"description": "x" * 2001}]},
    "most of embeds together": {"embeds": [{"description": "x" * 4000}, {"description": "x" * 2000}]},
    "a field without a value": {"embeds": [{"fields": [{"name": "x", "value": ""}]}]},
}
DIFFERENT: Final[dict[str, str]] = {
    "nothing": "the platform has a code of its own for an empty message, 50006; simcord says 50035",
    "nothing but blanks": "as for nothing",
    "no label": "an empty label counts as none, and a button needs a label or an emoji; simcord takes it",
    "more values than options": "max_values may not be above the number of options; simcord does not count them",
    "a field without a value": "a field's value is required; simcord takes an empty one",
}
"""Where the two differ, and why the sandbox has it as it has."""


PLACES: Final = (
    ("PATCH", "/channels/{channel}/messages/1", {"content": "x"}),
    ("DELETE", "/channels/{channel}/messages/1", None),
    ("GET", "/channels/{channel}/messages/1", None),
    ("POST", "/channels/1/messages", {"content": "x"}),
    ("GET", "/channels/1", None),
    ("POST", "/interactions/1/none/callback", {"type": 6}),
    ("PATCH", "/webhooks/1/none/messages/1", {"content": "x"}),
)
"""Requests for what is not there: messages, channels, interactions and their tokens."""


def by_simcord(method: str, path: str, body: Json | None) -> int:
    """The code with which simcord refuses a request; 0 if it takes it."""
    assert routes.__name__, "the import registers the routes"
    backend = Backend()
    guild = backend.create_guild("Club")
    channel = backend.create_channel(guild.id, "table")
    try:
        router.dispatch(backend, method, path.format(channel=channel.id), json=body)
    except BackendError as error:
        return error.code
    return TAKEN


@pytest.fixture
def channel(sandbox: Sandbox) -> Channel:
    return sandbox.world.add_channel(sandbox.world.add_guild("Club"), "table")


@pytest.mark.parametrize("what", PAYLOADS)
async def test_both_take_and_refuse_the_same_messages(sandbox: Sandbox, channel: Channel, what: str) -> None:
    body = PAYLOADS[what]
    status, answer = await call(sandbox.world, "POST", f"/channels/{channel.id}/messages", body)
    here = TAKEN if status < 400 else answer["code"]
    there = by_simcord("POST", "/channels/{channel}/messages", body)
    assert (here == there) == (what not in DIFFERENT), (here, there)


@pytest.mark.parametrize(("method", "path", "body"), PLACES)
async def test_both_know_nothing_of_what_is_not_there(
    sandbox: Sandbox, channel: Channel, method: str, path: str, body: Json | None
) -> None:
    _, answer = await call(sandbox.world, method, path.format(channel=channel.id), body)
    assert answer["code"] == by_simcord(method, path, body)
