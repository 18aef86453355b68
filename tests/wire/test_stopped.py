"""The process is told to stop (SIGTERM): it answers everybody, finishes, and is gone within eight seconds, with 0."""

import asyncio
import os
import sys
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from http import HTTPStatus
from pathlib import Path
from typing import Final

import pytest

from bot.__main__ import STOPPED
from bot.sandbox import TOKEN, Sandbox
from bot.speech import speech_for
from data.database import Database
from data.tables import Tables
from tests.wire.beside import shuffle
from tests.wire.real_bot import Club

ROOT: Final = Path(__file__).resolve().parents[2]
START: Final = """
import sys
from bot.__main__ import main
from bot.sandbox import point_discordpy
with point_discordpy(sys.argv.pop()):
    sys.exit(main())
"""
"""`python -m bot`, pointed to a sandbox."""
PROMISED: Final = 8.0
"""Seconds."""
BOARDS: Final = r"^/channels/\d+/messages/\d+$"
ANSWERED: Final = 3.2
"""Seconds for which people go on clicking."""


@asynccontextmanager
async def process(sandbox: Sandbox, path: Path) -> AsyncGenerator[asyncio.subprocess.Process]:
    """`python -m bot`; killed in the end if it has not ended by itself."""
    quick = {"TICHU_THINK_SECONDS": "0", "TICHU_PING_SECONDS": "0"}
    bot = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        START,
        sandbox.world.base,
        cwd=ROOT,
        env=os.environ | quick | {"TICHU_DATABASE": str(path), "DISCORD_TOKEN": TOKEN},
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        yield bot
    finally:
        if bot.returncode is None:
            bot.kill()
        await bot.wait()


async def stopped(bot: asyncio.subprocess.Process) -> float:
    """Tell it to stop; how many seconds it takes."""
    began = time.monotonic()
    bot.terminate()
    async with asyncio.timeout(3 * PROMISED):
        assert await bot.wait() == STOPPED
    return time.monotonic() - began


async def test_everybody_who_clicks_while_the_bot_stops_is_answered_even_when_discord_is_slow(place: Club) -> None:
    async with process(place.sandbox, place.path) as bot:
        async with asyncio.timeout(30):
            await place.sandbox.gateway.ready.wait()
        table = place.table()
        await table.open(clock="off")
        await table.until(lambda: table.sees("hand"))
        hands = [await table.open_hand(seat) for seat in range(4)]
        # From now on every edit of the board takes longer than the bot may wait.
        place.sandbox.faults.inject("PATCH", BOARDS, delay=30.0, times=50)
        await table.press(0, hands[0], hands[0].button("no_grand"))
        stopping = asyncio.create_task(stopped(bot))
        answers = list[str]()
        began = time.monotonic()
        await asyncio.sleep(0.1)
        while time.monotonic() - began < ANSWERED:
            for seat, hand in enumerate(hands[1:], start=1):
                answer = await place.people[seat].press(hand, hand.button("no_grand").id)
                assert answer.new, "a word in private, and the hand stays"
                assert answer.shown.private
                answers.append(answer.shown.text)
            await asyncio.sleep(0.2)
        seconds = await stopping
    words = [speech_for(locale)("reply-stopping") for locale in ("de", "en-US", "en-GB")]
    assert len(answers) > 3 * 5
    assert answers == words * (len(answers) // 3)
    assert seconds < PROMISED
    async with await Database.open(place.path) as database:
        (stored,) = await Tables(database).open_tables()
        rows = await database.rows("SELECT actor FROM entry WHERE match = ? ORDER BY seq", (stored.match,))
    assert [row["actor"] for row in rows] == ["dealer", "seat-0"], "what was done before is kept, nothing after it"


async def test_what_is_under_way_is_finished_and_shown(place: Club) -> None:
    async with process(place.sandbox, place.path) as bot:
        async with asyncio.timeout(30):
            await place.sandbox.gateway.ready.wait()
        table = place.table()
        await table.open(clock="off")
        await table.until(lambda: table.sees("hand"))
        hand = await table.open_hand(0)
        await table.press(0, hand, hand.button("no_grand"))
        assert await stopped(bot) < PROMISED
        declined = speech_for("ko")("grand-declined", name=place.people[0].name)
        assert declined in table.public("hand").text, "the board is what the journal is"
        gone = place.people[1].person.click(
            place.people[1].message(table.public("hand", 1)), table.public("hand", 1).button("hand").id
        )
        assert gone.callback is None, "nobody is there any more"


async def test_whoever_was_promised_an_answer_is_told_that_there_comes_none(
    place: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def endless(*_: object, **__: object) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr("bot.people.privacy.document", endless)
    north = place.people[0]
    async with place.bot(shuffle) as bot:
        asked = asyncio.create_task(north.slash("tichu privacy export"))
        await place.sandbox.world.until(lambda: bool(north.uses) and north.uses[-1].callback is not None)
        async with asyncio.timeout(PROMISED):
            await bot.close()
            assert (await asked).shown.text == speech_for("ko")("reply-stopping")


async def test_it_stops_while_it_still_tries_to_start(sandbox: Sandbox, tmp_path: Path) -> None:
    sandbox.faults.inject("GET", "/users/@me", status=HTTPStatus.BAD_GATEWAY, times=100)
    async with process(sandbox, tmp_path / "tichu.db") as bot:
        async with asyncio.timeout(30):
            while not len(sandbox.requests):  # noqa: ASYNC110 - the ledger tells nobody
                await asyncio.sleep(0.02)
        assert await stopped(bot) < PROMISED
