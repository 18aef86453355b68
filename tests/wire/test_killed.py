"""The process of the bot is killed in the middle of a trick, without a warning, and the table goes on."""

import asyncio
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from bot.speech import speech_for
from tests.screens import Screen
from tests.stacked import COUNTED
from tests.table_driver import Table
from tests.wire.real_bot import Club

KOREAN = speech_for("ko")
TO_THE_DRAGON = 15


@asynccontextmanager
async def process(place: Club) -> AsyncGenerator[asyncio.subprocess.Process]:
    """A running bot; killed in the end, if nobody has done it before."""
    place.sandbox.gateway.ready.clear()
    bot = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.wire.bot_process", place.sandbox.world.base, str(place.path)
    )
    try:
        async with asyncio.timeout(30):
            await place.sandbox.gateway.ready.wait()
        yield bot
    finally:
        if bot.returncode is None:
            bot.kill()
        await bot.wait()


async def test_a_match_survives_two_kills_in_the_middle_of_tricks(place: Club) -> None:
    table = place.table()
    async with process(place) as bot:
        await table.gather(target=500)
        place.spy.dealt(COUNTED)
        lobby = table.public("start")
        await place.people[0].press(lobby, lobby.button("start").id)
        await table.play(COUNTED, stop=TO_THE_DRAGON + 1)
        hands = [await table.open_hand(seat) for seat in range(4)]
        bot.kill()
        await bot.wait()
    async with process(place) as bot:
        await table.until(lambda: table.sees("hand") and KOREAN("room-resumed") in board(table).text)
        for seat, before in enumerate(hands):
            after = await table.open_hand(seat)
            assert after.cards == before.cards
            assert set(facts(before)) <= set(facts(after))
        await table.act("2", "passes")
        # West passes too, the last one, and nobody will ever know whether it was heard.
        screen = await table.open_hand(3)
        place.people[3].person.click(place.people[3].message(screen), screen.button("pass").id)
        bot.kill()
        await bot.wait()
    async with process(place):
        screen = await table.open_hand(3)
        if not screen.button("pass").disabled:
            await table.press(3, screen, screen.button("pass"))
        # The window opened before or after the kill; its deadline stands, whoever is there to keep it.
        await table.until_hand(0, lambda hand: hand.find("dragon") is not None)
        await table.play(COUNTED, TO_THE_DRAGON + 4, TO_THE_DRAGON + 11)
    assert not place.spy.leaks


def board(table: Table) -> Screen:
    return table.public("hand")


def facts(screen: Screen) -> list[str]:
    """What a hand says, without the deadlines that run on."""
    return [line for line in screen.text.splitlines() if "<t:" not in line]
