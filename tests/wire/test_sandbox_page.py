"""The page: who may connect, what each persona is told, and that pressing there reaches the bot."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager
from http import HTTPStatus

import aiohttp
import discord
import pytest

from bot.sandbox import Channel, ChannelKind, Page, Person, Sandbox, Welcome, point_discordpy
from tests.brisk_time import keep_pace
from tests.wire.sandbox_stage import Stage, staged
from tests.wire.tab_client import Browser, browsed

WELCOME = Welcome(
    {"en-US": "Welcome.", "ko": "환영합니다."}, {"en-US": "Start", "ko": "시작"}, "play start", {"target": 300}
)


@pytest.fixture
async def stage() -> AsyncIterator[Stage]:
    sandbox = Sandbox(bot_name="Probe")
    keep_pace(sandbox.clock)
    guild = sandbox.world.add_guild("Pages")
    users = [sandbox.world.add_user("Ann"), sandbox.world.add_user("Kim", locale="ko")]
    for user in users:
        sandbox.world.join(guild, user)
    channel = sandbox.world.add_channel(guild, "paged")
    Page(sandbox, guild, users, WELCOME)
    base = await sandbox.start()
    with point_discordpy(base):
        async with staged(sandbox) as stage:
            people = tuple(sandbox.person(user) for user in users)
            yield Stage(sandbox, guild, channel, people, stage.bot)
    await sandbox.stop()


def browse(stage: Stage, person: Person) -> AbstractAsyncContextManager[Browser]:
    return browsed(stage.sandbox.world.base, person.user.name)


# --- private threads -------------------------------------------------------------------------------------------------


async def test_a_private_thread_is_listed_for_its_members_alone_and_left_by_who_is_taken_out(stage: Stage) -> None:
    world = stage.sandbox.world
    thread = world.put_channel(
        Channel(
            world.clock.snowflake(),
            "secret",
            ChannelKind.PRIVATE_THREAD,
            guild_id=stage.guild.id,
            parent_id=stage.channel.id,
            owner_id=world.bot.id,
        ),
        "THREAD_CREATE",
    )
    ann, kim = stage.people
    world.add_to_thread(thread, ann.user)

    async with browse(stage, ann) as anns, browse(stage, kim) as kims:
        await anns.ask("open", channel=str(thread.id))
        await kims.ask("open", channel=str(thread.id))
        ann.say(thread, "among ourselves")
        kim.say(stage.channel, "aloud")
        await world.until(lambda: any("among ourselves" in frame for frame in anns.raw))
        await world.until(lambda: any("aloud" in frame for frame in kims.raw))
        assert anns.directory["here"] == str(thread.id)
        assert kims.directory["here"] == str(stage.channel.id)
        assert not any("among ourselves" in frame or str(thread.id) in frame for frame in kims.raw)
        world.remove_from_thread(thread, ann.user)
        await world.until(lambda: anns.directory["here"] != str(thread.id))
        assert str(thread.id) not in str(anns.directory["channels"])


# --- who may connect -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/", "/live", "/gateway", "/api/v10/gateway", "/page/page.js", "/cdn/emojis/1.png"])
@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:{port}", "127.0.0.1:1", "127.0.0.1.evil.example:{port}"]
)
async def test_a_foreign_host_is_turned_away_everywhere(stage: Stage, path: str, host: str) -> None:
    base = stage.sandbox.world.base
    headers = {"Host": host.format(port=base.rsplit(":", 1)[1])}
    async with aiohttp.ClientSession() as session, session.get(base + path, headers=headers) as response:
        assert response.status == HTTPStatus.MISDIRECTED_REQUEST
        assert "evil" not in await response.text()


async def test_localhost_is_the_same_server(stage: Stage) -> None:
    base = stage.sandbox.world.base
    headers = {"Host": base.removeprefix("http://").replace("127.0.0.1", "localhost")}
    async with aiohttp.ClientSession() as session, session.get(base, headers=headers) as response:
        assert response.status == HTTPStatus.OK
        assert response.headers["Content-Security-Policy"].startswith("default-src 'self'")


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://127.0.0.1:{port}"])
@pytest.mark.parametrize("path", ["/live", "/gateway"])
async def test_a_foreign_page_cannot_open_a_socket(stage: Stage, path: str, origin: str) -> None:
    base = stage.sandbox.world.base
    headers = {"Origin": origin.format(port=base.rsplit(":", 1)[1])}
    async with aiohttp.ClientSession() as session:
        with pytest.raises(aiohttp.WSServerHandshakeError) as failed:
            await session.ws_connect(base + path, headers=headers)
    assert failed.value.status == HTTPStatus.FORBIDDEN


async def test_only_the_pages_own_files_are_served(stage: Stage) -> None:
    base = stage.sandbox.world.base
    async with aiohttp.ClientSession() as session:
        async with session.get(f"{base}/page/page.js") as response:
            assert response.status == HTTPStatus.OK
        for path in ("/page/page.py", "/page/..%2Fpage.py", "/page/nothing.js"):
            async with session.get(base + path) as response:
                assert response.status == HTTPStatus.NOT_FOUND


# --- what a persona is told ------------------------------------------------------------------------------------------


async def test_each_persona_has_names_and_the_welcome_in_their_language(stage: Stage) -> None:
    ann, kim = stage.people
    async with browse(stage, ann) as english, browse(stage, kim) as korean:
        assert english.directory["me"] == str(ann.user.id)
        assert english.directory["welcome"] == {"text": "Welcome.", "button": "Start", "path": "play start"}
        assert korean.directory["welcome"] == {"text": "환영합니다.", "button": "시작", "path": "play start"}
        assert "play 시작" in str(korean.directory["commands"])
        assert "play 시작" not in str(english.directory["commands"])


async def test_the_language_is_what_was_chosen_at_the_page_and_the_bot_hears_of_it(stage: Stage) -> None:
    base, name = stage.sandbox.world.base, stage.people[0].user.name
    heard: list[object] = []
    stage.sandbox.world.on_event.append(lambda event: heard.append(event.data.get("locale")))
    async with browsed(base, name, locale="ko", browser="de") as tab:
        assert (tab.directory["locale"], "play 시작" in str(tab.directory["commands"])) == ("ko", True)
        await tab.ask("slash", path="play start", options={})
        assert "ko" in heard
    async with browsed(base, name, locale="tlh", browser="de") as tab:
        assert tab.directory["locale"] == "en-US", "of several people each keeps their own"


async def test_where_there_is_one_person_the_page_speaks_as_the_browser_does() -> None:
    sandbox = Sandbox(bot_name="Probe")
    keep_pace(sandbox.clock)
    guild = sandbox.world.add_guild("Pages", owner=(ann := sandbox.world.add_user("Ann", locale="ko")))
    sandbox.world.add_channel(guild, "paged")
    Page(sandbox, guild, [ann], WELCOME)
    base = await sandbox.start()
    for client, locale in (({"browser": "de"}, "de"), ({"browser": "fr-CH"}, "ko"), ({}, "ko")):
        async with browsed(base, "Ann", **client) as tab:
            assert tab.directory["locale"] == locale
    await sandbox.stop()


async def test_nobody_is_told_of_anothers_ephemeral(stage: Stage) -> None:
    ann, kim = stage.people
    async with browse(stage, ann) as anns, browse(stage, kim) as kims:
        board = await ann.slash(stage.channel, "play start").shown()
        hand = await ann.click(board, "Hand").shown()
        await stage.sandbox.world.until(lambda: str(hand.id) in anns.messages and str(board.id) in kims.messages)
        await ann.click(hand, "Tick").answered()
        await stage.sandbox.world.until(lambda: anns.messages[str(hand.id)]["content"] == "ticked")
        secret = hand.attachments[0].url.rsplit("=", 1)[1]
        assert any(secret in frame for frame in anns.raw)
        assert not any(str(hand.id) in frame or secret in frame for frame in kims.raw)
        outcome = await kims.ask("click", message=str(hand.id), custom_id="do:tick")
        assert outcome["failed"] == "refused"


async def test_a_picture_needs_its_whole_address(stage: Stage) -> None:
    board = await stage.people[0].slash(stage.channel, "play start").shown()
    url = board.attachments[0].url
    async with aiohttp.ClientSession() as session:
        async with session.get(url) as response:
            assert (response.status, response.content_type) == (HTTPStatus.OK, "image/png")
        for other in (url.split("?")[0], url[:-1]):
            async with session.get(other) as response:
                assert response.status == HTTPStatus.NOT_FOUND


async def test_only_what_changed_is_told_again(stage: Stage) -> None:
    ann, kim = stage.people
    async with browse(stage, kim) as browser:
        first = kim.say(stage.channel, "first")
        board = await ann.slash(stage.channel, "play start").shown()
        await stage.sandbox.world.until(lambda: str(board.id) in browser.messages)
        seen = len(browser.raw)
        await ann.click(board, "Count").answered()
        await stage.sandbox.world.until(lambda: browser.messages[str(board.id)]["content"] == "count 1")
        assert not any(str(first.id) in frame for frame in browser.raw[seen:])


async def test_news_elsewhere_is_told_as_unread(stage: Stage) -> None:
    ann, kim = stage.people
    lobby = stage.sandbox.world.add_channel(stage.guild, "lobby")
    async with browse(stage, kim) as browser:
        ann.say(lobby, "hello")
        await stage.sandbox.world.until(lambda: browser.unread == {str(lobby.id): -1})
        everybody = discord.AllowedMentions(users=True)
        await stage.bot.get_partial_messageable(lobby.id).send(f"<@{kim.user.id}>", allowed_mentions=everybody)
        await stage.sandbox.world.until(lambda: browser.unread == {str(lobby.id): 1})
        await browser.ask("open", channel=str(lobby.id))
        assert len(browser.messages) == 2
        assert browser.unread == {}


# --- what a persona does ---------------------------------------------------------------------------------------------


async def test_a_table_can_be_played_from_the_page(stage: Stage) -> None:
    async with browse(stage, stage.people[0]) as browser:
        outcome = await browser.ask("welcome")
        board = browser.messages[str(outcome["message"])]
        assert str(board["content"]).startswith("target 300")
        await browser.ask("click", message=board["id"], custom_id="do:count")
        assert browser.messages[str(board["id"])]["content"] == "count 1"
        opened = await browser.ask("click", message=board["id"], custom_id="do:colours")
        await browser.ask("select", message=opened["message"], custom_id="colours", values=["red", "green"])
        assert browser.messages[str(opened["message"])]["content"] == "chosen red green"
        form = await browser.ask("click", message=board["id"], custom_id="do:note")
        assert "modal" in form
        sent = await browser.ask("submit", answers={"note": "hello", "tone": ["calm"]})
        assert browser.messages[str(sent["message"])]["content"] == "hello (calm)"
        offered = await browser.ask("complete", path="play rules", option="topic", text="ph", options={})
        assert offered["choices"] == [{"name": "Phoenix", "value": "phoenix"}]
        await browser.ask("dismiss", message=opened["message"])
        assert opened["message"] not in browser.messages


async def test_options_come_as_values_of_their_kinds(stage: Stage) -> None:
    ann, kim = stage.people
    async with browse(stage, ann) as browser:
        options = {"target": 200, "partner": str(kim.user.id), "quiet": True, "level": "easy"}
        outcome = await browser.ask("slash", path="play start", options=options)
        told = browser.messages[str(outcome["message"])]
        assert told["content"] == f"target 200, partner {kim.user.id}, quiet True, level easy"
        assert told["used"] == {"user": str(ann.user.id), "command": "/play start"}
        refused = await browser.ask("slash", path="play start", options={"target": 1})
        assert refused["failed"] == "refused"
        menu = await browser.ask("menu", name="Who is this", target=str(kim.user.id))
        assert browser.messages[str(menu["message"])]["content"] == "This is Kim"


async def test_a_click_without_an_answer_is_told_as_failed(stage: Stage) -> None:
    board = await stage.people[0].slash(stage.channel, "play start").shown()
    stage.bot.delay = 3.3
    async with browse(stage, stage.people[0]) as browser:
        outcome = await browser.ask("click", message=str(board.id), custom_id="do:count")
        assert outcome["failed"] == "timeout"


async def test_three_pages_press_at_once_and_nothing_is_lost(stage: Stage) -> None:
    ann, kim = stage.people
    board = await ann.slash(stage.channel, "play start").shown()
    async with browse(stage, ann) as one, browse(stage, kim) as two, browse(stage, kim) as three:
        pages = [one, two, three] * 8
        outcomes = await asyncio.gather(
            *(page.ask("click", message=str(board.id), custom_id="do:count") for page in pages)
        )
        assert not any("failed" in outcome for outcome in outcomes)
        shown = (one.messages, two.messages, three.messages)
        await stage.sandbox.world.until(lambda: {m[str(board.id)]["content"] for m in shown} == {"count 24"})
