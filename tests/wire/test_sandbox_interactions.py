"""The unmodified library answers commands, clicks, selects and modals in the sandbox."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from http import HTTPStatus

import discord
import pytest

from bot.sandbox import TOKEN_LIFE, CallbackKind, Sandbox
from bot.sandbox.vocabulary import EVERYBODY
from tests.wire.sandbox_bot import picture
from tests.wire.sandbox_stage import Stage, staged


@pytest.fixture
async def stage(sandbox: Sandbox) -> AsyncIterator[Stage]:
    async with staged(sandbox) as stage:
        yield stage


async def test_a_sharded_client_connects_and_syncs_its_commands(stage: Stage) -> None:
    assert stage.sandbox.gateway.identifies == 1
    assert list(stage.bot.shards) == [0]
    assert [guild.name for guild in stage.bot.guilds] == ["Club"]
    assert {command.text.name for command in stage.sandbox.world.commands[None]} == {"play", "Who is this"}
    fetched = await stage.bot.tree.fetch_commands()
    assert {command.name for command in fetched} == {"play", "Who is this"}


# --- commands --------------------------------------------------------------------------------------------------------


async def test_a_slash_command_brings_its_options(stage: Stage) -> None:
    _, east, south, _ = stage.people
    used = south.slash(stage.channel, "play start", target=500, partner=east.user, quiet=True)
    board = await used.shown()
    assert board.content == f"target 500, partner {east.user.id}, quiet True, level easy"
    assert board.origin is not None
    assert board.origin.command == "/play start"
    assert [attachment.description for attachment in board.attachments] == ["all red"]


async def test_a_command_can_be_used_by_its_name_in_the_persons_language(stage: Stage) -> None:
    north = stage.people[0]
    board = await north.slash(stage.channel, "play beginn").shown()
    assert board.origin is not None
    assert board.origin.command == "/play 시작"


@pytest.mark.parametrize("options", [{"target": 99}, {"target": "many"}, {"level": "unheard of"}, {"quiet": 1}])
async def test_a_client_does_not_send_what_an_option_cannot_be(stage: Stage, options: dict[str, str | int]) -> None:
    with pytest.raises(ValueError, match=r"takes|one of"):
        stage.people[0].slash(stage.channel, "play start", **options)


async def test_autocomplete_offers_choices_for_what_is_typed(stage: Stage) -> None:
    used = await stage.people[0].complete(stage.channel, "play rules", "topic", "d").answered()
    assert [(choice.text.name, choice.value) for choice in used.choices] == [("Dog", "dog"), ("Dragon", "dragon")]


async def test_a_deferred_answer_thinks_and_is_then_replaced(stage: Stage) -> None:
    north, east, *_ = stage.people
    used = north.slash(stage.channel, "play rules", topic="bomb")
    told = await used.shown()
    assert told.content == "About bomb in ko"
    assert told.is_ephemeral
    assert used.callback is CallbackKind.DEFERRED_MESSAGE
    assert told in north.visible(stage.channel)
    assert told not in east.visible(stage.channel)


async def test_a_user_menu_command_gets_its_target(stage: Stage) -> None:
    north, _, south, _ = stage.people
    told = await north.menu(stage.channel, "Who is this", south.user).shown()
    assert told.content == "This is South"


# --- clicks ----------------------------------------------------------------------------------------------------------


async def test_a_click_edits_its_message(stage: Stage) -> None:
    board = await stage.table()
    used = await stage.people[1].click(board, "Count").answered()
    assert used.callback is CallbackKind.UPDATE
    assert used.message is not None
    assert used.message.content == "count 1"
    assert used.message.attachments == board.attachments


async def test_twenty_clicks_of_four_people_at_once_are_all_answered(stage: Stage) -> None:
    board = await stage.table()
    await asyncio.gather(*(person.click(board, "Count").answered() for person in stage.people * 5))
    assert sorted(user_id for user_id, _ in stage.bot.clicks) == sorted(p.user.id for p in stage.people * 5)
    assert stage.people[0].seen(board).content == "count 20"


async def test_an_old_rendering_can_be_pressed_and_a_missing_button_cannot(stage: Stage) -> None:
    board = await stage.table()
    north = stage.people[0]
    chosen = await north.click(board, "Colours").shown()
    await north.select(chosen, "Choose a colour", ["red", "blue"]).answered()
    now = north.seen(chosen)
    assert now.content == "chosen red blue"
    with pytest.raises(LookupError):
        north.select(now, "Choose a colour", ["red"])
    late = await north.select(chosen, "Choose a colour", ["green"]).answered()
    assert late.callback is CallbackKind.UPDATE
    assert north.seen(chosen).content == "chosen green"


async def test_a_client_does_not_send_more_values_than_a_select_takes(stage: Stage) -> None:
    board = await stage.table()
    chosen = await stage.people[0].click(board, "Colours").shown()
    with pytest.raises(ValueError, match="1 to 2"):
        stage.people[0].select(chosen, "colours", ["red", "blue", "green"])


async def test_a_modal_is_filled_in_and_sent(stage: Stage) -> None:
    board = await stage.table()
    north = stage.people[0]
    used = await north.click(board, "Note").answered()
    assert used.modal is not None
    assert used.modal.title == "Note"
    told = await north.submit(used, {"Note": "hello", "tone": "loud"}).shown()
    assert told.content == "hello (loud)"
    with pytest.raises(ValueError, match="1 to 80 characters"):
        north.submit(used, {"Note": "", "tone": "loud"})


async def test_people_are_chosen_in_a_select(stage: Stage) -> None:
    north, east, south, _ = stage.people
    chosen = await north.click(await stage.table(), "People").shown()
    await north.select(chosen, "people", [east.user, south.user]).answered()
    assert north.seen(chosen).content == "chosen ['East', 'South']"


async def test_roles_and_channels_are_chosen_in_selects_and_a_role_is_mentioned(stage: Stage) -> None:
    north, world = stage.people[0], stage.sandbox.world
    role, quiet = world.add_role(stage.guild, "Players", mentionable=True), world.add_role(stage.guild, "Quiet")
    await world.until(lambda: stage.bot.guilds[0].get_role(quiet.id) is not None)
    asked = await north.click(await stage.table(), "Places").shown()
    assert asked.select("roles").default_ids == ()
    await north.select(asked, "roles", [role]).answered()
    assert north.seen(asked).content == "chosen ['Players']"
    await north.select(north.seen(asked), "channels", [stage.channel]).answered()
    assert north.seen(asked).content == f"chosen ['{stage.channel.name}']"
    world.permit(stage.channel, EVERYBODY)
    there = stage.bot.get_partial_messageable(stage.channel.id)
    told = await there.send(f"<@&{role.id}> <@&{quiet.id}>", allowed_mentions=discord.AllowedMentions(roles=True))
    assert world.message(stage.channel.id, told.id).role_mentions == (role,)
    told = await there.send(f"<@&{role.id}>", allowed_mentions=discord.AllowedMentions.none())
    assert world.message(stage.channel.id, told.id).role_mentions == ()


async def test_a_modal_with_people_and_the_older_text_field_edits_its_message(stage: Stage) -> None:
    north, east, *_ = stage.people
    board = await stage.table()
    used = await north.click(board, "Invite").answered()
    sent = await north.submit(used, {"People": [str(east.user.id)], "A word": "come"}).answered()
    assert sent.callback is CallbackKind.UPDATE
    assert north.seen(board).content == "invited ['East']: come"


# --- files -----------------------------------------------------------------------------------------------------------


async def test_an_edit_keeps_the_files_it_names_and_replaces_the_rest(stage: Stage) -> None:
    board = await stage.table()
    north = stage.people[0]
    await north.click(board, "Picture").answered()
    both = north.seen(board)
    assert [one.filename for one in both.attachments] == ["red.png", "green.png"]
    assert both.attachments[0] == board.attachments[0]
    message = stage.bot.get_partial_messageable(stage.channel.id).get_partial_message(board.id)
    await message.edit(attachments=[picture("blue")])
    (only,) = north.seen(board).attachments
    assert (only.filename, only.description, only.width, only.height) == ("blue.png", "all blue", 640, 320)


async def test_an_ephemeral_is_edited_with_its_token_until_that_is_too_old(stage: Stage) -> None:
    north = stage.people[0]
    hand = await north.click(await stage.table(), "Hand").shown()
    held = stage.bot.held[north.user.id]
    await held.edit_original_response(content="another", attachments=[picture("green")])
    assert north.seen(hand).content == "another"
    assert [one.filename for one in north.seen(hand).attachments] == ["green.png"]
    stage.sandbox.clock.advance(TOKEN_LIFE + 1)
    with pytest.raises(discord.HTTPException) as failed:
        await held.edit_original_response(content="too late")
    assert (failed.value.status, failed.value.code) == (HTTPStatus.UNAUTHORIZED, 50027)
    await north.click(hand, "Tick").answered()
    assert north.seen(hand).content == "ticked"


async def test_an_ephemeral_cannot_be_had_through_the_channel(stage: Stage) -> None:
    hand = await stage.people[0].click(await stage.table(), "Hand").shown()
    channel = stage.bot.get_partial_messageable(stage.channel.id)
    with pytest.raises(discord.NotFound) as failed:
        await channel.get_partial_message(hand.id).edit(content="x")
    assert failed.value.code == 10008


async def test_nobody_sees_or_presses_another_persons_ephemeral(stage: Stage) -> None:
    board = await stage.table()
    hands = [await person.click(board, "Hand").shown() for person in stage.people]
    for person, hand in zip(stage.people, hands, strict=True):
        assert [message for message in person.visible(stage.channel) if message.is_ephemeral] == [hand]
        for other in stage.people:
            if other is not person:
                with pytest.raises(LookupError):
                    other.click(hand, "Tick")


# --- the platform's refusals -----------------------------------------------------------------------------------------


async def test_an_answer_after_three_seconds_is_unknown(stage: Stage) -> None:
    board = await stage.table()
    stage.bot.delay = 0.05
    used = stage.people[0].click(board, "Count")
    stage.sandbox.clock.advance(3.1)
    with pytest.raises(TimeoutError):
        await used.answered(timeout=0.3)
    (failure,) = stage.bot.failures
    assert isinstance(failure, discord.NotFound)
    assert failure.code == 10062


async def test_a_second_answer_is_refused(stage: Stage) -> None:
    board = await stage.table()
    await stage.people[0].click(board, "Twice").answered()
    await stage.sandbox.world.until(lambda: bool(stage.bot.failures))
    (failure,) = stage.bot.failures
    assert isinstance(failure, discord.HTTPException)
    assert (failure.status, failure.code) == (HTTPStatus.BAD_REQUEST, 40060)


async def test_a_dismissed_ephemeral_is_gone_for_the_bot_too(stage: Stage) -> None:
    north = stage.people[0]
    hand = await north.click(await stage.table(), "Hand").shown()
    north.dismiss(hand)
    with pytest.raises(discord.NotFound) as failed:
        await stage.bot.held[north.user.id].edit_original_response(content="x")
    assert failed.value.code == 10008
