"""Answers to clicks when something is slow, lost or broken: a picture, Discord's word, the bot's own code."""

import asyncio
import sqlite3
import threading
import time
from contextlib import closing
from http import HTTPStatus
from statistics import median

import discord
import pytest

from bot.answers import IN_TIME, answering, due, is_answered, limit_of, nod, note_waited
from bot.sandbox import Sandbox
from bot.speech import speech_for
from render.paint import png
from render.scene import Backdrop, Scene
from tests.screens import Screen
from tests.stacked import COUNTED
from tests.wire.real_bot import Club
from tests.wire.stage_client import Theatre, panel, theatre
from tests.wire.trouble import ANSWERS, alone, public, room_of, seq
from tests.wire.trouble import bot as bot_of

KOREAN, GERMAN, ENGLISH = map(speech_for, ("ko", "de", "en-US"))
LARGE = Scene(Backdrop(8000, 6000, "#000001"), ())
"""A picture that takes a while; what somebody has clicked for is painted next, but not before it is done."""
BROKEN_ENTRY = """
    INSERT INTO entry (match, seq, actor, action, events, at)
    SELECT match, max(seq) + 1, actor, action, '[{"A SECRET": "5j"}]', at FROM entry GROUP BY match
"""


async def busy(house: Theatre) -> asyncio.Task[bytes]:
    """The painter has enough to do for longer than an answer waits."""
    painting = asyncio.create_task(house.pictures.png(LARGE))
    await asyncio.sleep(0)
    return painting


@pytest.mark.parametrize("again", [False, True], ids=["new", "edited"])
async def test_a_slow_picture_does_not_keep_its_answer_and_follows_it(
    sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch, *, again: bool
) -> None:
    monkeypatch.setattr("bot.staging.stage.PAINTING", 0.02)
    async with theatre(sandbox) as house:
        await house.stage.post(house.channel.id, panel("board"))
        used, interaction = await house.clicked(house.messages[0])
        painting = await busy(house)
        if again:
            await house.stage.answer(interaction, panel("new", "#00FF00"), repaint=True)
        else:
            await house.stage.whisper(interaction, panel("new", "#00FF00"))
        await used.answered()
        assert not painting.done()
        answer = await used.shown()
        assert (answer.content, answer.attachments) == ("new", ())
        await painting
        await sandbox.world.until(lambda: house.person.seen(answer).attachments != ())
        (picture,) = house.person.seen(answer).attachments
        assert picture.description == "A picture: new"


@pytest.mark.real_time  # brisk time stands while the loop is kept from its work
async def test_clicks_are_answered_in_time_while_pictures_are_painted(
    place: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, are_answered = threading.Event(), threading.Event()

    def paint(scene: Scene) -> bytes:
        """For so long that nobody can wait for it, and with the interpreter for itself as far as it is let."""
        end = time.monotonic() + 4 * IN_TIME
        begun.set()
        while not are_answered.is_set() and time.monotonic() < end:
            pass
        return png(scene)

    async with place.bot(place.dealer([COUNTED])) as client:
        table = place.table()
        await table.open()
        await client.rooms.settle()
        monkeypatch.setattr("bot.staging.pictures.png", paint)

        async def opened() -> list[Screen]:
            return [await table.open_hand(seat) for seat in range(3)]

        clicks = asyncio.create_task(opened())
        painting = asyncio.create_task(client.pictures.png(LARGE))
        answers = await clicks
        assert begun.is_set()
        are_answered.set()
        await painting
    assert all(answer.find("no_grand") for answer in answers)
    waited = [place.people[seat].uses[-1].seconds for seat in range(3)]
    assert median(waited) < IN_TIME, "and if the machine stood still at one of them, that was not the loop"


async def test_a_click_whose_message_made_way_for_another_is_told_where_the_table_is(sandbox: Sandbox) -> None:
    async with theatre(sandbox) as house:
        await house.stage.post(house.channel.id, panel("lobby"))
        used, interaction = await house.clicked(house.messages[0])
        await house.stage.delete(house.channel.id, house.messages[0].id)
        await nod(interaction)
        await used.answered()
        assert (await used.shown()).content in {KOREAN("reply-board-shown"), ENGLISH("reply-board-shown")}


async def test_a_click_that_was_taken_up_late_is_answered_in_what_is_left_of_its_time(
    sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with theatre(sandbox) as house:
        await house.stage.post(house.channel.id, panel("lobby"))
        used, interaction = await house.clicked(house.messages[0])
        monkeypatch.setattr("bot.answers.LEAST", 0.01)
        note_waited(interaction, 1.0)
        ends = due(interaction)
        assert ends <= asyncio.get_running_loop().time() + IN_TIME - 1.0
        await sandbox.world.until(lambda: asyncio.get_running_loop().time() > ends - IN_TIME + 1.0)
        async with answering(interaction):
            limit = limit_of(interaction)
            assert limit is not None
            assert limit.when() == ends, "what is read before the answer is counted"
        note_waited(interaction, IN_TIME)
        async with answering(interaction):
            await asyncio.Event().wait()  # something slow
        await used.answered()
        assert (await used.shown()).content in {voice("reply-slow") for voice in (KOREAN, ENGLISH)}


async def test_a_slow_picture_does_not_come_after_the_next_one(
    sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.staging.stage.PAINTING", 0.02)
    async with theatre(sandbox) as house:
        await house.stage.post(house.channel.id, panel("board"))
        _, first = await house.clicked(house.messages[0])
        painting = await busy(house)
        await house.stage.answer(first, panel("1", "#00FF00"), repaint=True)
        _, second = await house.clicked(house.messages[0])
        await house.stage.answer(second, panel("2"), repaint=True)
        await painting
        await house.pictures.png(LARGE)
        await asyncio.sleep(0.1)
        assert house.texts == ["2"]
        assert house.messages[0].attachments == ()


async def test_an_answer_whose_word_was_lost_is_not_given_twice(place: Club) -> None:
    table = place.table()
    async with place.bot(place.dealer([COUNTED])) as client:
        await table.open()
        hand, before = await table.open_hand(1), seq(client, place)
        place.sandbox.faults.inject("POST", ANSWERS, status=HTTPStatus.BAD_GATEWAY, applied=True)
        answer = await place.people[1].press(hand, hand.button("no_grand").id)
        assert not answer.new
        assert seq(client, place) == before + 1
        await client.rooms.settle()
        await table.answer_grand(2, grand=False)
        await table.until(lambda: seq(client, place) == before + 2)
        await client.rooms.settle()
        kept = table.kept_hand(1)
        assert kept is not None
        assert kept.find("tichu") is not None, "the hand is still the one that follows the table"
        assert place.sandbox.requests.invalid == 0


@pytest.mark.parametrize("is_lost", [False, True], ids=["told", "word lost"])
async def test_a_click_that_has_its_answer_gets_no_second_one_in_silence(sandbox: Sandbox, *, is_lost: bool) -> None:
    async with theatre(sandbox) as house:
        await house.stage.post(house.channel.id, panel("board"))
        _, interaction = await house.clicked(house.messages[0])
        if is_lost:
            sandbox.faults.inject("POST", ANSWERS, status=HTTPStatus.BAD_GATEWAY, applied=True)
        await house.stage.answer(interaction, panel("first"), repaint=False)
        assert is_answered(interaction)
        with pytest.raises(discord.InteractionResponded):
            await house.stage.answer(interaction, panel("second"), repaint=False)
        assert house.texts == ["first"]


async def test_a_new_message_whose_word_was_lost_is_the_click_s_answer(sandbox: Sandbox) -> None:
    async with theatre(sandbox) as house:
        await house.stage.post(house.channel.id, panel("board"))
        _, interaction = await house.clicked(house.messages[0])
        sandbox.faults.inject("POST", ANSWERS, status=HTTPStatus.BAD_GATEWAY, applied=True)
        await house.stage.whisper(interaction, panel("first"))
        assert is_answered(interaction)


async def test_a_table_is_opened_though_discord_s_word_of_its_board_was_lost(place: Club) -> None:
    async with place.bot(place.dealer([COUNTED])) as client:
        place.sandbox.faults.inject("POST", ANSWERS, status=HTTPStatus.BAD_GATEWAY, applied=True)
        await place.people[0].slash("tichu start")
        await place.table().until(lambda: room_of(client, place).board_message is not None)
        (board,) = public(place)
        assert room_of(client, place).board_message == board.id


async def test_an_error_of_our_own_is_answered_and_told_without_what_it_quotes(
    place: Club, caplog: pytest.LogCaptureFixture
) -> None:
    async with bot_of(place) as client:
        table = await alone(place)
        board = table.public("scores")
        await room_of(client, place).close()
        await client.rooms.settle()
        with closing(sqlite3.connect(place.path)) as connection, connection:
            connection.execute(BROKEN_ENTRY)
        caplog.clear()
        failed = await place.people[0].press(board, board.button("scores").id)
        assert failed.shown.text == KOREAN("reply-error")
        (record,) = caplog.records
        assert record.name == "bot.answers"
        assert "CodecError (" in record.message
        assert "> codec.py:" in record.message, "where it came from"
        assert "SECRET" not in caplog.text
