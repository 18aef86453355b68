"""A few matches under random schedules of Discord's faults; `python -m tests.wire.fault_schedule` plays many."""

from pathlib import Path

import pytest

from tests.brisk_time import one_time
from tests.wire.fault_schedule import played
from tests.wire.misfortune import STALE
from tests.wire.real_bot import Club
from tests.wire.trouble import alone, bot, seq


@pytest.mark.parametrize("seed", [5, 28])
async def test_nothing_is_lost_whatever_goes_wrong_at_discord(tmp_path: Path, seed: int) -> None:
    report = await played(seed, tmp_path / "tichu.db")
    assert not report.wrong
    assert report.answered > report.excused
    assert report.faults.total() > 10


async def test_a_click_that_comes_late_after_a_resume_is_neither_applied_nor_answered(place: Club) -> None:
    with one_time(place.sandbox.clock):
        async with bot(place) as client:
            table = await alone(place)
            await client.rooms.settle()  # the bots answer, too
            grand = (await table.open_hand(0)).button("no_grand").id
            one, before = place.people[0].person, seq(client, place)
            (hand,) = (message for message in one.visible(place.channel) if message.is_ephemeral)
            place.sandbox.gateway.resume_delay = STALE
            await place.sandbox.gateway.drop()
            late = one.click(hand, grand)
            await place.sandbox.world.until(lambda: late.id in place.sandbox.gateway.deliveries, limit=3 * STALE)
            place.sandbox.gateway.resume_delay = 0.0
            await one.slash(place.channel, "tichu help").answered()
            assert seq(client, place) == before
            assert late.callback is None
            assert not [request for request in place.sandbox.requests if request.interaction_id == late.id]
            await one.click(one.seen(hand), grand).answered()
            assert seq(client, place) > before, "the same click in time is applied"
