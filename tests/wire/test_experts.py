"""Experts at a real table: they play on, in processes that end with the bot."""

import os

import pytest

from bot.sandbox.vocabulary import ChannelKind
from tests.wire.beside import shuffle
from tests.wire.plain import Plain
from tests.wire.real_bot import Club

LEFT = 11
"""Cards of whoever plays with them when enough has happened."""


async def test_experts_play_and_leave_no_process_behind(place: Club) -> None:
    async with place.bot(shuffle) as bot:
        await place.people[0].slash("tichu practice", level="expert")
        (thread,) = (one for one in place.sandbox.world.channels.values() if one.kind is ChannelKind.PRIVATE_THREAD)
        one = Plain(place, 0, thread)
        await one.play(bot, lambda hand: 0 < len(hand.cards) <= LEFT and bool(bot.thinking.waiting))
        pids = bot.thinking.waiting
        assert pids
        assert one.hands
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
