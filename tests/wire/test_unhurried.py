"""Answers that take longer than Discord waits: promised in time, shown where they were promised, and never silence."""

import asyncio
import sqlite3
from contextlib import closing
from http import HTTPStatus

import pytest

from bot.answers import answering, hurry, limit_of, say
from bot.sandbox import Sandbox
from bot.sandbox.vocabulary import CallbackKind
from bot.speech import speech_for
from bot.unhurried import put_off, unhurried
from data.calendar import day_of
from data.errors import StoreError
from tests.wire.beside import shuffle
from tests.wire.real_bot import Club
from tests.wire.stage_client import Theatre, panel, theatre

ENGLISH = speech_for("en-US")


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is not done at once is put off."""
    monkeypatch.setattr("bot.unhurried.SPARE", 10.0)


async def private(house: Theatre) -> None:
    """A message that its person alone sees."""
    await house.stage.post(house.channel.id, panel("board"))
    used, interaction = await house.clicked(house.messages[0])
    await house.stage.whisper(interaction, panel("mine"))
    await used.answered()


@pytest.mark.parametrize("in_place", [False, True], ids=["new", "clicked"])
@pytest.mark.parametrize("shared", [False, True], ids=["for one", "for all"])
async def test_what_took_long_comes_where_it_was_promised(sandbox: Sandbox, *, in_place: bool, shared: bool) -> None:
    async with theatre(sandbox) as house:
        await private(house)
        used, interaction = await house.clicked(house.messages[1 if in_place else 0])
        made = asyncio.Event()

        async def answer() -> None:
            async with answering(interaction):
                await unhurried(interaction, made.wait())
                if shared:
                    await house.stage.announce(interaction, panel("done", "#00FF00"))
                else:
                    await house.stage.reply(interaction, panel("done", "#00FF00"))

        answered = asyncio.create_task(answer())
        await used.answered()
        assert used.callback is (CallbackKind.DEFERRED_UPDATE if in_place else CallbackKind.DEFERRED_MESSAGE)
        made.set()
        await answered
        private_after = "mine" if shared or not in_place else "done"
        new = [] if in_place and not shared else ["done"]
        assert house.texts == ["board", private_after, *new]
        last = house.messages[-1]
        assert last.is_ephemeral is not shared
        assert [one.description for one in last.attachments] == ["A picture: done"]


@pytest.mark.parametrize("in_place", [False, True], ids=["new", "clicked"])
@pytest.mark.parametrize(
    ("error", "key"),
    [(StoreError("full"), "reply-not-stored"), (ValueError("?"), "reply-error"), (None, "history-shed")],
)
async def test_what_comes_to_nothing_is_said(
    sandbox: Sandbox, error: Exception | None, key: str, *, in_place: bool
) -> None:
    async with theatre(sandbox) as house:
        await private(house)
        used, interaction = await house.clicked(house.messages[1 if in_place else 0])

        async def fail() -> None:
            await used.answered()
            if error is not None:
                raise error

        async with answering(interaction):
            await unhurried(interaction, fail())
            await say(interaction, "history-shed")
        assert house.texts == ["board", "mine", ENGLISH(key)]
        assert house.messages[-1].is_ephemeral


async def test_nothing_is_put_off_for_long_once_the_process_ends(sandbox: Sandbox) -> None:
    async with theatre(sandbox) as house:
        await private(house)
        used, interaction = await house.clicked(house.messages[0])
        async with answering(interaction):
            limit = limit_of(interaction)
            assert limit is not None
            due = limit.when()
            hurry(interaction)
            await put_off(interaction, most=60.0)
            assert limit.when() == due
            await say(interaction, "history-shed")
        await used.answered()
        assert house.texts == ["board", "mine", ENGLISH("history-shed")]


async def test_who_is_promised_what_all_may_read_is_told_when_it_cannot_be_posted(sandbox: Sandbox) -> None:
    async with theatre(sandbox) as house:
        await private(house)
        used, interaction = await house.clicked(house.messages[0])
        sandbox.faults.inject("POST", "^/webhooks/", status=HTTPStatus.BAD_REQUEST, code=50_000)
        async with answering(interaction):
            await unhurried(interaction, used.answered())
            await house.stage.announce(interaction, panel("done"))
        assert house.texts == ["board", "mine", ENGLISH("reply-error")]
        assert house.messages[-1].is_ephemeral


async def test_nobody_waits_for_puzzles_and_those_of_tomorrow_are_made_too(
    place: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.coach.puzzles.AFTER_START", 0.0)
    north, today = place.people[0], day_of(place.clock.now())
    async with place.bot(shuffle):
        shown = (await north.slash("tichu puzzle")).shown
        assert north.uses[-1].callback is CallbackKind.DEFERRED_MESSAGE
        assert shown.private
        assert shown.alts
        assert shown.find("grand") is not None
        await place.sandbox.world.until(lambda: days(place) == {today, today + 1}, 30)


def days(place: Club) -> set[int]:
    """Those that have their puzzles in the file now."""
    with closing(sqlite3.connect(place.path)) as connection:
        return {int(day) for (day,) in connection.execute("SELECT day FROM puzzle_day")}
