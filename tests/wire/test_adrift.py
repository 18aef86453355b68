"""A deal of the day that has lost its channel is moved once at a time, and not by halves."""

import asyncio

import pytest

from bot.app import TichuClient
from bot.sandbox import Channel
from bot.sandbox.vocabulary import CallbackKind, ChannelKind
from bot.staging.mirror import GoneError
from data.errors import MissingError, StoreError
from tests.wire.beside import shuffle
from tests.wire.real_bot import CALM, Club
from tests.wire.trouble import GERMAN, elsewhere, held


def threads(place: Club) -> list[Channel]:
    """Every private thread."""
    return [one for one in place.sandbox.world.channels.values() if one.kind is ChannelKind.PRIVATE_THREAD]


async def adrift(place: Club, bot: TichuClient) -> str:
    """The table of somebody who has begun the deal of the day and whose thread was deleted."""
    who = place.people[1]
    await who.slash("tichu daily")
    (room,), (thread,) = bot.rooms.of(who.person.user.id), threads(place)
    await bot.rooms.settle()
    place.sandbox.world.delete_channel(thread)
    await place.sandbox.world.until(lambda: room.id in bot.rooms.adrift)
    await bot.rooms.settle()
    return room.id


async def test_a_deal_that_goes_on_by_itself_is_moved_only_once(place: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    world, who, here = place.sandbox.world, place.people[1], place.channel.id
    async with place.bot(shuffle) as bot:
        table = await adrift(place, bot)
        monkeypatch.setattr("bot.unhurried.SPARE", 10.0)  # whatever is not done at once is put off
        waits = place.clock.next
        async with held(place):
            first = asyncio.create_task(bot.rooms.move(table, guild=place.guild.id, channel=here, is_direct=False))
            await world.until(lambda: place.clock.next != waits)
            first.cancel()  # who asked for it is heard of no more
            with pytest.raises(MissingError):
                await bot.rooms.move(table, guild=place.guild.id, channel=here + 1, is_direct=False)
            # Whoever wants to be deleted meanwhile is asked about it as about any other.
            assert GERMAN("privacy-question-alone") in (await who.slash("tichu privacy delete")).shown.text
            again = asyncio.create_task(who.slash("tichu daily"))
            await world.until(lambda: who.uses[-1].callback is CallbackKind.DEFERRED_MESSAGE)
        told = (await again).shown.text
        assert told == GERMAN("day-on", link=told.split()[-1])
        room = bot.rooms.in_channel(here)
        assert room is not None
        assert (room.id, told.split()[-1]) == (table, room.link)
        assert (len(bot.rooms), threads(place), table in bot.rooms.adrift) == (1, [], False)


async def test_what_was_half_moved_does_nothing_more_and_goes_on_at_the_next_time(place: Club) -> None:
    who = place.people[1]
    async with place.bot(shuffle, CALM.model_copy(update={"ping_seconds": 300.0})) as bot:
        table = await adrift(place, bot)
        waits = place.clock.next
        async with elsewhere(place, "ALTER TABLE mark RENAME TO lost", "ALTER TABLE lost RENAME TO mark"):
            moving = asyncio.create_task(
                bot.rooms.move(table, guild=place.guild.id, channel=place.channel.id, is_direct=False)
            )
            while (half := bot.rooms.get(table)) is None and not moving.done():  # noqa: ASYNC110 - nothing tells of it
                await asyncio.sleep(0)
            with pytest.raises(StoreError):
                await moving
            assert half is not None
            assert (bot.rooms.get(table), table in bot.rooms.adrift) == (None, True)
            half.attend(who.person.user.id, GERMAN)
            await half.settle()
            assert place.clock.next == waits
        told = (await who.slash("tichu daily")).shown.text
        assert told == GERMAN("day-on", link=told.split()[-1])


async def test_a_deal_whose_next_channel_vanishes_while_it_is_moved_there_waits_on(place: Club) -> None:
    who, here = place.people[1], place.channel.id
    async with place.bot(shuffle) as bot:
        table = await adrift(place, bot)
        moving = asyncio.create_task(bot.rooms.move(table, guild=place.guild.id, channel=here, is_direct=False))
        while bot.rooms.get(table) is None and not moving.done():  # noqa: ASYNC110 - nothing tells of it
            await asyncio.sleep(0)
        bot.rooms.vanish(lambda _, channel: channel == here)
        with pytest.raises(GoneError):
            await moving
        await bot.rooms.settle()
        assert (bot.rooms.get(table), table in bot.rooms.adrift) == (None, True)
        told = (await who.slash("tichu daily")).shown.text
        assert told == GERMAN("day-on", link=told.split()[-1])
        assert (bot.rooms.get(table) is None, table in bot.rooms.adrift) == (False, False)
