"""The machine's clock is set between two starts: what is overdue fires once, and no table waits for a wrong time."""

import pytest

from bot.app import TichuClient
from tests.stacked import COUNTED
from tests.wire.beside import room_of
from tests.wire.real_bot import Club

GRAND = 60.0
"""Seconds to answer to Grand Tichu by a fast clock."""
HOUR = 3600.0


def seq(client: TichuClient, place: Club) -> int:
    match = room_of(client, place).match
    return 0 if match is None else match.seq


async def at_grand(place: Club) -> None:
    """Four people have been dealt to and have not answered; then the bot ends."""
    async with place.bot(place.dealer([COUNTED])) as client:
        table = place.table()
        await table.open(clock="fast")
        await table.until(lambda: seq(client, place) == 1)


@pytest.mark.parametrize("ahead", [2 * GRAND, 400 * 24 * HOUR])
async def test_what_is_overdue_at_the_start_fires_once(place: Club, ahead: float) -> None:
    await at_grand(place)
    place.clock.jump(ahead)
    async with place.bot(place.dealer([COUNTED])) as client:
        assert (place.clock.next or 0.0) <= 0
        place.clock.advance(0)
        await place.table().until(lambda: seq(client, place) == 5, "all four have declined")
        await client.rooms.settle()
        assert seq(client, place) == 5
        assert place.clock.next is not None
        assert place.clock.next > 0, "the exchange has its whole time"


@pytest.mark.parametrize("back", [1.0, 5 * HOUR])
async def test_a_clock_that_was_ahead_costs_nobody_more_than_the_usual_time(place: Club, back: float) -> None:
    await at_grand(place)
    place.clock.jump(-back)
    async with place.bot(place.dealer([COUNTED])) as client:
        assert place.clock.next is not None
        assert 0 < place.clock.next <= GRAND
        place.clock.run_out()
        await place.table().until(lambda: seq(client, place) == 5, "all four have declined")
