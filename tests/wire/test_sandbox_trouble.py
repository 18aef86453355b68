"""Trouble as the platform makes it: dead connections, late replays, outages, bans, clients that forget."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from http import HTTPStatus

import aiohttp
import discord
import pytest

from bot.sandbox import DEADLINE, TOKEN, TOKEN_LIFE, Sandbox
from bot.sandbox.buckets import GLOBAL
from bot.sandbox.forms import Form, parse_object
from bot.sandbox.ledger import INVALID_SECONDS
from tests.wire.sandbox_bot import picture
from tests.wire.sandbox_stage import Stage, staged

SEND = "/channels/{channel}/messages"
CALLBACK = "/interactions/{interaction}/{token}/callback"


@pytest.fixture
async def stage(sandbox: Sandbox) -> AsyncIterator[Stage]:
    async with staged(sandbox) as stage:
        yield stage


async def raw(stage: Stage, method: str, path: str, body: object = None) -> tuple[int, int, str]:
    """Status, JSON code and the header that tells a limit from a ban."""
    async with (
        aiohttp.ClientSession(headers={"Authorization": f"Bot {TOKEN}"}) as session,
        session.request(method, f"{stage.sandbox.world.base}/api/v10{path}", json=body) as response,
    ):
        answer = Form(parse_object(await response.read()) if response.content_type == "application/json" else {})
        return response.status, answer.integer("code", default=0), response.headers.get("Via", "")


# --- the gateway -----------------------------------------------------------------------------------------------------


@pytest.mark.real_time  # the library's heart is a thread
async def test_a_client_whose_heartbeats_are_not_answered_connects_anew_and_hears_what_it_missed(
    sandbox: Sandbox,
) -> None:
    sandbox.gateway.heartbeat_seconds = 0.2
    async with staged(sandbox, heartbeat_timeout=0.4) as stage:
        board = await stage.table()
        await sandbox.world.until(lambda: sandbox.gateway.heartbeats > 1)
        assert sandbox.gateway.resumes == 0, "answered heartbeats keep a silent connection"
        sandbox.gateway.acknowledges = False
        await sandbox.world.until(lambda: sandbox.gateway.resumes == 1)
        sandbox.gateway.acknowledges = True
        await stage.people[0].click(board, "Count").answered()
        assert sandbox.gateway.identifies == 1


async def test_a_heartbeat_that_is_asked_for_is_sent_at_once(stage: Stage) -> None:
    before = stage.sandbox.gateway.heartbeats
    stage.sandbox.gateway.ask_for_heartbeat()
    await stage.sandbox.world.until(lambda: stage.sandbox.gateway.heartbeats == before + 1, limit=1)


async def test_a_connection_that_is_cut_is_resumed_and_nothing_is_lost(stage: Stage) -> None:
    board = await stage.table()
    used = [stage.people[0].click(board, "Count")]
    stage.sandbox.gateway.cut()
    used.append(stage.people[1].click(board, "Count"))
    for one in used:
        await one.answered(timeout=5)
    assert (stage.sandbox.gateway.resumes, stage.sandbox.gateway.identifies) == (1, 1)


async def test_a_resumable_session_is_resumed_after_it_was_called_invalid(stage: Stage) -> None:
    board = await stage.table()
    stage.sandbox.gateway.invalidate(resumable=True)
    used = stage.people[0].click(board, "Count")
    await used.answered(timeout=8)
    assert (stage.sandbox.gateway.resumes, stage.sandbox.gateway.identifies) == (1, 1)


async def test_a_click_is_replayed_late_and_cannot_be_answered_any_more(stage: Stage) -> None:
    board = await stage.table()
    stage.sandbox.gateway.resume_delay = 0.3
    await stage.sandbox.gateway.drop()
    used = stage.people[0].click(board, "Count")
    assert used.id not in stage.sandbox.gateway.deliveries
    stage.sandbox.clock.advance(DEADLINE)
    await stage.sandbox.world.until(lambda: bool(stage.bot.failures))
    (failure,) = stage.bot.failures
    assert isinstance(failure, discord.NotFound)
    assert failure.code == 10062
    assert stage.sandbox.gateway.deliveries[used.id] - used.created > DEADLINE
    assert used.callback is None


async def test_what_left_for_the_client_is_noted_with_its_time(stage: Stage) -> None:
    board = await stage.table()
    used = await stage.people[0].click(board, "Count").answered()
    assert 0 <= stage.sandbox.gateway.deliveries[used.id] - used.created < 1


# --- answers that never come -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("applied", [False, True])
async def test_a_connection_can_break_before_and_after_a_request_is_carried_out(stage: Stage, *, applied: bool) -> None:
    stage.sandbox.faults.inject("POST", "/messages$", cut=True, applied=applied)
    channel = stage.bot.get_partial_messageable(stage.channel.id)
    with pytest.raises(aiohttp.ClientError):
        await channel.send("x", nonce=5)
    assert len(stage.people[0].visible(stage.channel)) == applied
    await channel.send("x", nonce=5)
    assert len(stage.people[0].visible(stage.channel)) == 1


@pytest.mark.parametrize("applied", [False, True])
async def test_a_callback_can_fail_before_and_after_it_counts(stage: Stage, *, applied: bool) -> None:
    board = await stage.table()
    stage.sandbox.faults.inject("POST", "/callback", status=HTTPStatus.INTERNAL_SERVER_ERROR, applied=applied)
    used = await stage.people[0].click(board, "Count").answered()
    await stage.sandbox.world.until(lambda: len(stage.sandbox.requests.of("POST", CALLBACK)) == 3)
    answers = [(entry.status, entry.code) for entry in stage.sandbox.requests.of("POST", CALLBACK)[1:]]
    assert answers == [(500, 0), (400, 40060) if applied else (200, 0)]
    assert used.callback is not None


# --- limits ----------------------------------------------------------------------------------------------------------


async def test_all_channels_together_have_a_limit_and_interactions_are_outside_of_it(stage: Stage) -> None:
    board = await stage.table()
    path = f"/channels/{stage.channel.id}"
    answers = [await raw(stage, "GET", path) for _ in range(GLOBAL.limit + 1)]
    while HTTPStatus.TOO_MANY_REQUESTS not in {status for status, *_ in answers}:
        answers.append(await raw(stage, "GET", path))  # the first ones may have been in another second
    assert answers[-1][2], "a limit and no ban"
    await stage.people[0].click(board, "Count").answered(timeout=0.5)


async def test_too_many_invalid_requests_in_ten_minutes_are_a_ban(stage: Stage) -> None:
    ledger, path = stage.sandbox.requests, f"/channels/{stage.channel.id}"
    ledger.clear()
    ledger.most_invalid = 3
    stage.sandbox.faults.inject("GET", "^/channels/", status=HTTPStatus.FORBIDDEN, code=50001, times=3)
    for _ in range(3):
        assert (await raw(stage, "GET", path))[0] == HTTPStatus.FORBIDDEN
    status, _, via = await raw(stage, "GET", path)
    assert (status, via) == (HTTPStatus.TOO_MANY_REQUESTS, "")
    with pytest.raises(discord.HTTPException, match="1015"):
        await stage.bot.get_partial_messageable(stage.channel.id).send("x")
    stage.sandbox.clock.advance(INVALID_SECONDS + 1)
    assert (await raw(stage, "GET", path))[0] == HTTPStatus.OK


# --- places and messages that are gone -------------------------------------------------------------------------------


async def test_a_guild_with_an_outage_answers_503_until_it_is_back(stage: Stage) -> None:
    path = f"/channels/{stage.channel.id}/messages"
    stage.sandbox.world.suspend_guild(stage.guild)
    await stage.sandbox.world.until(lambda: (seen := stage.bot.get_guild(stage.guild.id)) is None or seen.unavailable)
    assert (await raw(stage, "POST", path, {"content": "x"}))[0] == HTTPStatus.SERVICE_UNAVAILABLE
    stage.sandbox.world.restore_guild(stage.guild)
    await stage.sandbox.world.until(
        lambda: (seen := stage.bot.get_guild(stage.guild.id)) is not None and not seen.unavailable
    )
    assert (await raw(stage, "POST", path, {"content": "x"}))[0] == HTTPStatus.OK


async def test_a_guild_that_threw_the_bot_out_is_out_of_reach(stage: Stage) -> None:
    path = f"/channels/{stage.channel.id}/messages"
    stage.sandbox.world.remove_guild(stage.guild)
    assert (await raw(stage, "POST", path, {"content": "x"}))[:2] == (HTTPStatus.FORBIDDEN, 50001)
    await stage.sandbox.world.until(lambda: stage.bot.get_guild(stage.guild.id) is None)


async def test_a_thread_that_sleeps_takes_no_edits_and_wakes_with_a_message(stage: Stage) -> None:
    channel = stage.bot.get_channel(stage.channel.id)
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name="table 2", type=discord.ChannelType.public_thread)
    message = await thread.send("x")
    world = stage.sandbox.world
    world.put_channel(replace(world.channel(thread.id), archived=True), "THREAD_UPDATE")
    with pytest.raises(discord.HTTPException) as asleep:
        await message.edit(content="y")
    assert asleep.value.code == 50083
    await thread.send("z")
    await message.edit(content="y")
    assert not world.channel(thread.id).archived


async def test_a_reloaded_client_has_no_ephemerals_and_the_bot_is_not_told(stage: Stage) -> None:
    board = await stage.table()
    hand = await stage.people[0].click(board, "Hand").shown()
    other = await stage.people[1].click(board, "Hand").shown()
    stage.people[0].reload()
    with pytest.raises(LookupError, match="no longer sees"):
        stage.people[0].click(hand, "Tick")
    await stage.bot.held[stage.people[0].user.id].edit_original_response(content="nobody sees it")
    assert hand.id not in {message.id for message in stage.people[0].visible(stage.channel)}
    assert stage.people[1].seen(other) == other


async def test_an_edit_names_every_file_that_stays(stage: Stage) -> None:
    channel = stage.bot.get_partial_messageable(stage.channel.id)
    message = await channel.send(files=[picture("red"), picture("blue")])
    red, _ = message.attachments
    kept = await message.edit(attachments=[red, picture("green")])
    assert [one.filename for one in kept.attachments] == ["red.png", "green.png"]
    assert [one.filename for one in (await message.edit(content="x")).attachments] == ["red.png", "green.png"]
    assert (await message.edit(attachments=[])).attachments == []


async def test_a_dead_token_is_401_and_counts_and_its_callback_is_unknown(stage: Stage) -> None:
    board = await stage.table()
    await stage.people[0].click(board, "Hand").answered()
    held = stage.bot.held[stage.people[0].user.id]
    stage.sandbox.clock.advance(TOKEN_LIFE + 1)
    stage.sandbox.requests.clear()
    with pytest.raises(discord.HTTPException) as dead:
        await held.edit_original_response(content="late")
    assert (dead.value.status, dead.value.code) == (HTTPStatus.UNAUTHORIZED, 50027)
    assert stage.sandbox.requests.invalid == 1
    assert [entry.code for entry in stage.sandbox.requests] == [50027]
