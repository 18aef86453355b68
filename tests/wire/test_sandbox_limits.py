"""Payloads that the platform refuses are refused by the sandbox, with the same status, code and place of the error."""

from __future__ import annotations

from collections.abc import AsyncIterator
from http import HTTPStatus
from typing import TypeAlias

import aiohttp
import pytest

from bot.sandbox import TOKEN, Channel, Sandbox, World
from bot.sandbox.forms import Form, as_object

Json: TypeAlias = dict[str, object]

FILE_LIMIT = 1000
ROW = 1
BUTTON = 2
SELECT = 3


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    sandbox = Sandbox(rate_limits=False, file_limit=FILE_LIMIT)
    await sandbox.start()
    yield sandbox
    await sandbox.stop()


@pytest.fixture
def channel(sandbox: Sandbox) -> Channel:
    return sandbox.world.add_channel(sandbox.world.add_guild("Club"), "table")


def button(custom_id: str = "x", **fields: object) -> Json:
    return {"type": BUTTON, "style": 1, "label": "x", "custom_id": custom_id, **fields}


def row(*components: Json) -> Json:
    return {"type": ROW, "components": list(components)}


def select(**fields: object) -> Json:
    return {"type": SELECT, "custom_id": "s", "options": [{"label": "a", "value": "a"}], **fields}


def options(count: int) -> list[Json]:
    return [{"label": f"{n}", "value": f"{n}"} for n in range(count)]


async def call(world: World, method: str, path: str, body: object) -> tuple[int, Json]:
    """The status and the answer; a list is answered as its length."""
    headers = {"Authorization": f"Bot {TOKEN}"}
    async with (
        aiohttp.ClientSession(headers=headers) as session,
        session.request(method, f"{world.base}/api/v10{path}", json=body) as response,
    ):
        answer: object = await response.json()
        whole = Form({"answer": answer})
        is_list = response.ok and method == "PUT"
        return response.status, {"length": len(whole.items("answer"))} if is_list else whole.below("answer")


def places(errors: Json, path: str = "") -> list[str]:
    """Where the errors of an answer stand, as dotted paths."""
    found: list[str] = []
    for key, value in errors.items():
        found += [path] if key == "_errors" else places(as_object(value), f"{path}.{key}".lstrip("."))
    return found


TEN_FILES_AND_ONE = [{"id": n} for n in range(11)]


@pytest.mark.parametrize(
    ("body", "place"),
    [
        ({"content": "x" * 2001}, "content"),
        ({"content": 5}, "content"),
        ({"content": "x", "components": [row(button(f"{n}")) for n in range(6)]}, "components"),
        ({"content": "x", "components": [row(*(button(f"{n}") for n in range(6)))]}, "components.0.components"),
        ({"content": "x", "components": [row()]}, "components.0.components"),
        ({"content": "x", "components": [button()]}, "components.0.type"),
        ({"content": "x", "components": [row(button("x" * 101))]}, "components.0.components.0.custom_id"),
        ({"content": "x", "components": [row(button(""))]}, "components.0.components.0.custom_id"),
        ({"content": "x", "components": [row(button(), button())]}, "components.0.components.1.custom_id"),
        ({"content": "x", "components": [row(button(label="x" * 81))]}, "components.0.components.0.label"),
        ({"content": "x", "components": [row(button(label=""))]}, "components.0.components.0"),
        ({"content": "x", "components": [row(button(style=9))]}, "components.0.components.0.style"),
        ({"content": "x", "components": [row(button(style=5))]}, "components.0.components.0"),
        ({"content": "x", "components": [row(button(emoji={"name": "heart"}))]}, "components.0.components.0.emoji.id"),
        ({"content": "x", "components": [row(button(emoji={"id": "5"}))]}, "components.0.components.0.emoji.id"),
        ({"content": "x", "components": [row(select(options=[]))]}, "components.0.components.0.options"),
        ({"content": "x", "components": [row(select(options=options(26)))]}, "components.0.components.0.options"),
        ({"content": "x", "components": [row(select(max_values=2))]}, "components.0.components.0.max_values"),
        ({"content": "x", "components": [row(select(placeholder="x" * 151))]}, "components.0.components.0.placeholder"),
        ({"content": "x", "components": [row(select(options=options(1) * 2))]}, "components.0.components.0.options"),
        ({"content": "x", "components": [row(select(), button())]}, "components.0.components"),
        ({"content": "x", "attachments": [{"id": 0}]}, "attachments"),
        ({"content": "x", "attachments": TEN_FILES_AND_ONE}, "attachments"),
        ({"content": "x", "flags": 1 << 15}, "flags"),
        ({"embeds": [{"title": "x" * 257}]}, "embeds.0.title"),
        ({"embeds": [{"description": "x" * 4097}]}, "embeds.0.description"),
        ({"embeds": [{"description": "x" * 4000}, {"description": "x" * 2001}]}, "embeds"),
        ({"embeds": [{"title": "x"}] * 11}, "embeds"),
        ({"embeds": [{"title": "x", "image": {"url": "attachment://none.png"}}]}, "embeds"),
        ({"embeds": [{"fields": [{"name": "x", "value": ""}]}]}, "embeds.0.fields.0.value"),
    ],
)
async def test_a_message_beyond_a_limit_is_an_invalid_form(
    sandbox: Sandbox, channel: Channel, body: Json, place: str
) -> None:
    status, answer = await call(sandbox.world, "POST", f"/channels/{channel.id}/messages", body)
    assert (status, answer["code"]) == (HTTPStatus.BAD_REQUEST, 50035)
    assert places(as_object(answer["errors"])) == [place]
    assert sandbox.world.messages(channel.id) == ()


@pytest.mark.parametrize(
    "body",
    [
        {"content": "x" * 2000},
        {"content": "x", "components": [row(*(button(f"{r}{n}") for n in range(5))) for r in range(5)]},
        {"content": "x", "components": [row(button("x" * 100, label="x" * 80))]},
        {"content": "x", "components": [row(button(label=None, emoji={"name": "🐉"}))]},
        {"content": "x", "components": [row(select(options=options(25), max_values=25, min_values=0))]},
        {"components": [row(button())]},
        {"embeds": [{"description": "x" * 4096}]},
    ],
)
async def test_a_message_at_the_limit_is_taken(sandbox: Sandbox, channel: Channel, body: Json) -> None:
    status, _ = await call(sandbox.world, "POST", f"/channels/{channel.id}/messages", body)
    assert status == HTTPStatus.OK


async def test_an_empty_message_is_refused(sandbox: Sandbox, channel: Channel) -> None:
    status, answer = await call(sandbox.world, "POST", f"/channels/{channel.id}/messages", {"content": ""})
    assert (status, answer["code"]) == (HTTPStatus.BAD_REQUEST, 50006)


async def test_a_file_above_the_limit_is_413(sandbox: Sandbox, channel: Channel) -> None:
    form = aiohttp.FormData()
    form.add_field("payload_json", '{"content": "x"}')
    form.add_field("files[0]", b"0" * (FILE_LIMIT + 1), filename="large.bin")
    url = f"{sandbox.world.base}/api/v10/channels/{channel.id}/messages"
    headers = {"Authorization": f"Bot {TOKEN}"}
    async with (
        aiohttp.ClientSession(headers=headers) as session,
        session.post(url, data=form) as response,
    ):
        answer = await response.json()
    assert (response.status, answer["code"]) == (HTTPStatus.REQUEST_ENTITY_TOO_LARGE, 40005)


def slash(**fields: object) -> Json:
    return {"name": "tichu", "description": "x", "type": 1, **fields}


def option(**fields: object) -> Json:
    return {"name": "target", "description": "x", "type": 4, **fields}


@pytest.mark.parametrize(
    ("commands", "place"),
    [
        ([slash(name="Tichu")], "0.name"),
        ([slash(name="a b")], "0.name"),
        ([slash(name="x" * 33)], "0.name"),
        ([slash(description="")], "0.description"),
        ([slash(description="x" * 101)], "0.description"),
        ([slash(), slash()], "1.name"),
        ([slash(name_localizations={"ko": "티츄 시작"})], "0.name"),
        ([slash(name_localizations={"kr": "티츄"})], "0.name_localizations"),
        ([slash(description_localizations={"de": "x" * 101})], "0.description_localizations.de"),
        ([slash(options=[option(name=f"o{n}") for n in range(26)])], "0.options"),
        ([slash(options=[option(), option()])], "0.options"),
        ([slash(options=[option(name="a"), option(name="b", required=True)])], "0.options"),
        ([slash(options=[option(), {"name": "sub", "description": "x", "type": 1}])], "0.options"),
        ([slash(options=[option(choices=[{"name": "x", "value": "one"}])])], "0.options.0.choices.0.value"),
        ([slash(options=[option(choices=[{"name": f"{n}", "value": n} for n in range(26)])])], "0.options.0.choices"),
        ([{"name": "Stats", "type": 2, "description": "x"}], "0.description"),
        ([slash(options=[option(name=f"o{n}", description="x" * 100) for n in range(25)] * 4)], "0.options"),
    ],
)
async def test_a_command_beyond_a_limit_is_an_invalid_form(sandbox: Sandbox, commands: list[Json], place: str) -> None:
    path = f"/applications/{sandbox.world.application_id}/commands"
    status, answer = await call(sandbox.world, "PUT", path, commands)
    assert (status, answer["code"]) == (HTTPStatus.BAD_REQUEST, 50035)
    assert places(as_object(answer["errors"])) == [place]
    assert sandbox.world.commands == {}


async def test_names_in_korean_are_taken_and_told_back(sandbox: Sandbox) -> None:
    path = f"/applications/{sandbox.world.application_id}/commands"
    command = slash(name_localizations={"ko": "티츄"}, description_localizations={"ko": "티츄를 합니다"})
    status, answer = await call(sandbox.world, "PUT", path, [command])
    assert (status, answer) == (HTTPStatus.OK, {"length": 1})
    (kept,) = sandbox.world.commands[None]
    assert kept.text.name_in("ko") == "티츄"
    assert kept.text.name_in("de") == "tichu"


async def test_an_unknown_route_is_404_in_json(sandbox: Sandbox) -> None:
    status, answer = await call(sandbox.world, "GET", "/nothing/here", None)
    assert (status, answer["code"]) == (HTTPStatus.NOT_FOUND, 0)


async def test_old_messages_go_when_a_channel_is_full(sandbox: Sandbox, channel: Channel) -> None:
    north = sandbox.world.add_user("North")
    sandbox.world.join(sandbox.world.guilds[channel.guild_id or 0], north)
    person = sandbox.person(north)
    for number in range(205):
        person.say(channel, f"{number}")
    seen = person.visible(channel)
    assert len(seen) == 200
    assert seen[0].content == "5"
