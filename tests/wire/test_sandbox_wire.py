"""Connections that break, limits that are reached, permissions that are missing: what the real library does then."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from http import HTTPStatus

import aiohttp
import discord
import pytest

from bot.sandbox import TOKEN, Permission, Sandbox
from bot.sandbox.vocabulary import EVERYBODY
from bot.sandbox.world import NONCE_LIFE
from tests.wire.sandbox_bot import Bot, picture
from tests.wire.sandbox_stage import Stage, staged

SEND = "/channels/{channel}/messages"


@pytest.fixture
async def stage(sandbox: Sandbox) -> AsyncIterator[Stage]:
    async with staged(sandbox) as stage:
        yield stage


# --- the gateway -----------------------------------------------------------------------------------------------------


async def test_a_resumed_session_hears_the_click_it_missed(stage: Stage) -> None:
    board = await stage.table()
    await stage.sandbox.gateway.drop()
    used = stage.people[0].click(board, "Count")
    await used.answered(timeout=5)
    assert (stage.sandbox.gateway.resumes, stage.sandbox.gateway.identifies) == (1, 1)


async def test_the_client_reconnects_when_asked_to(stage: Stage) -> None:
    stage.sandbox.gateway.ask_to_reconnect()
    await stage.sandbox.world.until(lambda: stage.sandbox.gateway.resumes == 1)
    board = await stage.table()
    await stage.people[0].click(board, "Count").answered()


async def test_an_invalid_session_is_begun_anew_and_what_was_missed_is_lost(stage: Stage) -> None:
    board = await stage.table()
    stage.sandbox.gateway.invalidate()
    missed = stage.people[0].click(board, "Count")
    await stage.sandbox.world.until(lambda: stage.sandbox.gateway.identifies == 2, limit=10)
    with pytest.raises(TimeoutError):
        await missed.answered(timeout=0.2)
    await stage.people[0].click(board, "Count").answered()


async def test_the_bot_hears_only_what_its_intents_cover(stage: Stage) -> None:
    heard: list[str] = []

    @stage.bot.event
    async def on_message(_message: discord.Message) -> None:
        heard.append("message")

    @stage.bot.event
    async def on_guild_channel_create(_channel: discord.abc.GuildChannel) -> None:
        heard.append("channel")

    stage.people[0].say(stage.channel, "hello")
    stage.sandbox.world.add_channel(stage.guild, "lobby")
    await stage.sandbox.world.until(lambda: bool(heard))
    assert heard == ["channel"]
    del on_message, on_guild_channel_create


async def test_messages_outlive_the_bot_and_answer_its_successor(stage: Stage) -> None:
    board = await stage.table()
    await stage.bot.close()
    await stage.sandbox.world.until(lambda: not stage.sandbox.gateway.ready.is_set())
    successor = Bot()
    running = asyncio.create_task(successor.start(TOKEN))
    await stage.sandbox.gateway.ready.wait()
    await successor.wait_until_ready()
    used = await stage.people[0].click(board, "Count").answered()
    assert used.message is not None
    assert used.message.content == "count 1"
    await successor.close()
    await running


# --- limits ----------------------------------------------------------------------------------------------------------


async def test_an_empty_bucket_makes_the_library_wait(stage: Stage) -> None:
    channel = stage.bot.get_partial_messageable(stage.channel.id)
    async with asyncio.timeout(1):
        for number in range(4):
            await channel.send(f"{number}")
    # The fifth takes the last of the bucket, and the library does not come back before the bucket is full again.
    fifth = asyncio.create_task(channel.send("five"))
    await stage.sandbox.world.until(lambda: len(stage.sandbox.requests.of("POST", SEND)) == 5)
    await asyncio.sleep(0.2)
    assert not fifth.done()
    assert stage.people[0].latest(stage.channel).content == "five"
    fifth.cancel()
    await asyncio.wait([fifth])


async def test_a_request_beyond_the_bucket_is_429_with_the_platforms_headers(stage: Stage) -> None:
    url = f"{stage.sandbox.world.base}/api/v10/channels/{stage.channel.id}/messages"
    headers = {"Authorization": f"Bot {TOKEN}"}
    async with aiohttp.ClientSession(headers=headers) as session:
        for left in range(4, -1, -1):
            async with session.post(url, json={"content": "x"}) as response:
                assert response.headers["X-RateLimit-Remaining"] == str(left)
        async with session.post(url, json={"content": "x"}) as response:
            body = await response.json()
            assert response.status == HTTPStatus.TOO_MANY_REQUESTS
            assert response.headers["Via"]
            assert response.headers["X-RateLimit-Scope"] == "user"
            assert 0 < body["retry_after"] <= 5
        stage.sandbox.clock.advance(5.1)
        async with session.post(url, json={"content": "x"}) as response:
            assert response.status == HTTPStatus.OK
    assert stage.sandbox.requests.invalid == 1


async def test_edits_of_a_message_older_than_an_hour_have_a_narrower_bucket(stage: Stage) -> None:
    message = await stage.bot.get_partial_messageable(stage.channel.id).send("old")
    stage.sandbox.clock.advance(3601)
    url = f"{stage.sandbox.world.base}/api/v10/channels/{stage.channel.id}/messages/{message.id}"
    async with aiohttp.ClientSession(headers={"Authorization": f"Bot {TOKEN}"}) as session:
        for number in range(3):
            async with session.patch(url, json={"content": f"{number}"}) as response:
                assert response.status == HTTPStatus.OK
        async with session.patch(url, json={"content": "one too many"}) as response:
            body = await response.json()
    assert (response.status, body["code"]) == (HTTPStatus.TOO_MANY_REQUESTS, 30046)


async def test_a_429_is_waited_out_by_the_library(stage: Stage) -> None:
    stage.sandbox.faults.inject("POST", "/messages$", status=HTTPStatus.TOO_MANY_REQUESTS, retry_after=0.1)
    await stage.bot.get_partial_messageable(stage.channel.id).send("x")
    sent = stage.sandbox.requests.of("POST", SEND)
    assert [entry.status for entry in sent] == [429, 200]
    assert sent[1].at - sent[0].at >= 0.1


async def test_a_502_is_retried_by_the_library(stage: Stage) -> None:
    stage.sandbox.faults.inject("POST", "/messages$", status=HTTPStatus.BAD_GATEWAY)
    await stage.bot.get_partial_messageable(stage.channel.id).send("x")
    assert [entry.status for entry in stage.sandbox.requests.of("POST", SEND)] == [502, 200]


async def test_an_answer_can_be_lost_after_the_request_was_carried_out(stage: Stage) -> None:
    stage.sandbox.faults.inject("POST", "/messages$", status=HTTPStatus.BAD_GATEWAY, applied=True)
    await stage.bot.get_partial_messageable(stage.channel.id).send("x")
    assert [entry.status for entry in stage.sandbox.requests.of("POST", SEND)] == [502, 200]
    assert [message.content for message in stage.people[0].visible(stage.channel)] == ["x"], "the library numbers it"


async def test_a_nonce_makes_one_message_of_two_requests_for_some_minutes(stage: Stage) -> None:
    channel = stage.bot.get_partial_messageable(stage.channel.id)
    first, second = await channel.send("first", nonce=7), await channel.send("second", nonce=7)
    assert (second.id, second.content) == (first.id, "first")
    elsewhere = stage.sandbox.world.add_channel(stage.guild, "elsewhere")
    same = await stage.bot.get_partial_messageable(elsewhere.id).send("elsewhere", nonce=7)
    assert same.id == first.id, "there is no channel in what the platform compares"
    stage.sandbox.clock.advance(NONCE_LIFE + 1)
    assert (await channel.send("third", nonce=7)).id != first.id
    assert [message.content for message in stage.people[0].visible(stage.channel)] == ["first", "third"]


async def test_a_delayed_answer_is_late_for_its_click(stage: Stage) -> None:
    board = await stage.table()
    stage.sandbox.faults.inject("POST", "/callback", delay=0.2)
    used = stage.people[0].click(board, "Count")
    with pytest.raises(TimeoutError):
        await used.answered(timeout=0.1)
    await used.answered(timeout=1)


async def test_the_ledger_tells_what_one_click_cost(stage: Stage) -> None:
    board = await stage.table()
    stage.sandbox.requests.clear()
    used = await stage.people[0].click(board, "Slow").answered()
    await used.shown()
    cost = [entry for entry in stage.sandbox.requests if entry.interaction_id == used.id]
    assert [(entry.method, entry.route.rsplit("/", 1)[-1]) for entry in cost] == [
        ("POST", "callback"),
        ("PATCH", "{message}"),
    ]


# --- permissions -----------------------------------------------------------------------------------------------------


async def test_a_missing_permission_is_50013_and_told_with_the_interaction(stage: Stage) -> None:
    allowed = Permission.VIEW_CHANNEL | Permission.SEND_MESSAGES
    board = await stage.table()
    stage.sandbox.world.permit(stage.channel, allowed)
    channel = stage.bot.get_partial_messageable(stage.channel.id)
    await channel.send("words alone")
    with pytest.raises(discord.Forbidden) as failed:
        await channel.send(file=picture("red"))
    assert failed.value.code == 50013
    await stage.people[0].click(board, "Hand").answered()
    told = stage.bot.held[stage.people[0].user.id].app_permissions
    assert told.value == int(allowed)
    stage.sandbox.world.permit(stage.channel, Permission.SEND_MESSAGES)
    with pytest.raises(discord.Forbidden) as unseen:
        await channel.send("x")
    assert unseen.value.code == 50001


async def test_closed_direct_messages_are_50007(stage: Stage) -> None:
    user = await stage.bot.fetch_user(stage.people[0].user.id)
    await user.send("hello")
    stage.sandbox.world.closed_dms.add(user.id)
    with pytest.raises(discord.Forbidden) as failed:
        await user.send("hello?")
    assert failed.value.code == 50007


async def test_a_wrong_token_does_not_log_in(sandbox: Sandbox) -> None:
    client = discord.Client(intents=discord.Intents.none())
    with pytest.raises(discord.LoginFailure):
        await client.login("not-the-token")
    await client.close()
    assert sandbox.gateway.identifies == 0


# --- threads, deletion -----------------------------------------------------------------------------------------------


async def test_threads_direct_messages_and_deletions(stage: Stage) -> None:
    channel = stage.bot.get_channel(stage.channel.id)
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name="table 2", type=discord.ChannelType.public_thread)
    message = await thread.send("inside")
    inside = stage.sandbox.world.channel(thread.id)
    assert [one.content for one in stage.people[0].visible(inside)] == ["inside"]
    await message.delete()
    assert stage.people[0].visible(inside) == ()
    stage.sandbox.world.delete_channel(inside)
    with pytest.raises(discord.NotFound) as failed:
        await thread.send("x")
    assert failed.value.code == 10003


async def test_a_private_thread_is_for_who_was_added_or_named_in_it_and_for_who_manages_threads(stage: Stage) -> None:
    world, people = stage.sandbox.world, stage.people
    channel = stage.bot.get_channel(stage.channel.id)
    assert isinstance(channel, discord.TextChannel)
    made = await channel.create_thread(name="two", type=discord.ChannelType.private_thread)
    message = await made.send("inside")
    thread = world.channel(made.id)

    def readers() -> list[str]:
        return [one.user.name for one in people if one.visible(thread)]

    assert readers() == []
    with pytest.raises(LookupError, match="no longer sees"):
        people[0].seen(world.message(thread.id, message.id))
    with pytest.raises(LookupError, match="is not in #two"):
        people[0].say(thread, "x")
    with pytest.raises(LookupError, match="is not in #two"):
        people[0].slash(thread, "play start")
    await made.add_user(discord.Object(people[0].user.id))
    assert readers() == ["North"]
    # To be named is to be added, unless nobody is to hear of it.
    named = f"<@{people[1].user.id}>"
    await made.send(named, allowed_mentions=discord.AllowedMentions.none())
    assert readers() == ["North"]
    await message.edit(content=named, allowed_mentions=discord.AllowedMentions(users=True))
    assert readers() == ["North", "East"]
    await made.remove_user(discord.Object(people[0].user.id))
    assert readers() == ["East"]
    # Who manages threads may open it, and finds it in no list.
    world.join(stage.guild, people[2].user, permissions=EVERYBODY | Permission.MANAGE_THREADS)
    assert readers() == ["East", "South"]
    assert [world.lists(thread, one.user.id) for one in people] == [False, True, False, False]
    # Nobody else belongs there: neither strangers to the guild nor to the platform.
    outside = world.add_user("Outside")
    for user_id, code in ((outside.id, 10007), (1, 10013)):
        with pytest.raises(discord.NotFound) as failed:
            await made.add_user(discord.Object(user_id))
        assert failed.value.code == code
    await made.delete()
    assert readers() == []
    assert world.thread_members.of(thread.id) == frozenset()


async def test_application_emojis_are_made_listed_and_used(stage: Stage) -> None:
    body = picture("red", (128, 128)).fp.read()
    emoji = await stage.bot.create_application_emoji(name="red_card", image=body)
    assert [one.name for one in await stage.bot.fetch_application_emojis()] == ["red_card"]
    assert await emoji.read() == body
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button[discord.ui.View](emoji=emoji, custom_id="x"))
    view.stop()
    channel = stage.bot.get_partial_messageable(stage.channel.id)
    await channel.send("x", view=view)
    await emoji.delete()
    with pytest.raises(discord.HTTPException, match="Invalid emoji"):
        await channel.send("x", view=view)
