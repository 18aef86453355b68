"""Time that runs out at a real table: default acts, told as such; bots for who is away; matches that nobody tends."""

import asyncio
import random

from bot.app import TichuClient
from bot.speech import speech_for
from data.database import Database
from data.results import Results
from tests.stacked import COUNTED
from tests.table_driver import Table
from tests.wire.real_bot import Club

KOREAN = speech_for("ko")
AUTOMATIC = KOREAN("automatic", line="").strip()
ROBOT = "🤖"


async def test_time_that_runs_out_acts_and_two_times_in_a_row_seat_a_bot_until_the_next_click(place: Club) -> None:
    async with place.bot(place.dealer([COUNTED])):
        table = place.table()
        await table.open(clock="fast")
        await table.play(COUNTED, stop=4)
        await table.until(lambda: place.clock.next == 60, "twice the time of a turn to exchange")
        place.clock.run_out()
        # Specials are kept, so the Mah Jong stays with West, who is to lead.
        await table.until(lambda: board_says(table, KOREAN("wait-lead", name="Dahlia")))
        line = KOREAN("automatic", line=KOREAN("gifts-laid", name="Clover"))
        assert line in table.public("hand").text
        assert ROBOT not in table.public("hand").text
        place.clock.run_out()
        await table.until(lambda: board_says(table, ROBOT), "West let the time run out twice")
        lines = [one for one in table.public("hand").text.splitlines() if one.endswith(AUTOMATIC)]
        assert "Dahlia" in lines[-1]
        for seat in (0, 1, 2):
            screen = await table.open_hand(seat)
            await table.press(seat, screen, screen.button("pass"))
        place.clock.run_out()
        # The trick is West's, and so is the lead: the bot takes it without waiting for any time to run out.
        await table.until(lambda: place.clock.next == 30 and not board_says(table, KOREAN("wait-bombs")))
        await table.until(lambda: board_says(table, KOREAN("wait-follow", name="Amsel")))
        await table.open_hand(3)
        await table.until(lambda: not board_says(table, ROBOT), "West is back")


def board_says(table: Table, text: str) -> bool:
    return table.sees("hand") and text in table.public("hand").text


async def test_a_match_that_nobody_tends_goes_on_to_its_end(place: Club) -> None:
    async with place.bot(random.Random(8).shuffle) as client:
        table = place.table()
        await place.people[0].slash("tichu start", target=200, bots=3, clock="fast")
        room = client.rooms.in_channel(place.channel.id)
        assert room is not None
        while len(client.rooms):
            await still(client, place)
            if len(client.rooms) and place.clock.next is not None:
                place.clock.run_out()
        await table.until(lambda: table.sees("rematch"))
    async with await Database.open(place.path) as database:
        (result,) = await Results(database).recent(place.guild.id, limit=5)
    assert max(result.totals) >= 200
    boards = [screen for screen in place.people[1].screens() if not screen.private]
    assert len(boards) == len(result.rounds), "a message a round"
    assert [bool(screen.buttons) for screen in boards] == [False] * (len(boards) - 1) + [True]
    assert place.sandbox.requests.invalid == 0


async def still(client: TichuClient, place: Club) -> None:
    """Wait until nobody but the clock has anything to do."""
    quiet, seen = 0, -1
    while quiet < 5 and (room := client.rooms.in_channel(place.channel.id)) is not None:
        await asyncio.sleep(0.01)
        now = -1 if room.match is None else room.match.seq
        quiet, seen = (quiet + 1 if now == seen else 0), now
