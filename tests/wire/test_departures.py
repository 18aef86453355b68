"""Servers that send the bot away, channels and threads that are deleted, over the wire."""

import sqlite3
from contextlib import closing
from dataclasses import replace

import pytest

from bot.app import TichuClient
from bot.sandbox import Channel
from bot.sandbox.vocabulary import ChannelKind
from bot.speech import speech_for
from data.database import Database
from data.preferences import Preferences
from tests.stacked import COUNTED
from tests.wire.beside import begun, outcome, room_of, shuffle
from tests.wire.real_bot import CALM, Club
from tests.wire.wire_client import WireClient

KOREAN, ENGLISH = map(speech_for, ("ko", "en-US"))
PINGED = CALM.model_copy(update={"ping_seconds": 20.0})


async def opened(place: Club, client: TichuClient, channel: Channel) -> None:
    """A lobby of the stranger in this channel, which asks for people."""
    await place.sandbox.world.until(lambda: place.sandbox.world.channels.get(channel.id) is not None)
    answer = await WireClient(place.stranger.person, channel).slash("tichu start", invite1=place.people[0].person.user)
    assert answer.shown.find("start") is not None
    room = client.rooms.in_channel(channel.id)
    assert room is not None
    await place.sandbox.world.until(lambda: room.summons.message is not None)
    await client.rooms.settle()


def thread_below(place: Club, channel: Channel) -> Channel:
    """A thread, as somebody made it."""
    world = place.sandbox.world
    thread = Channel(
        world.clock.snowflake(),
        "table",
        ChannelKind.PUBLIC_THREAD,
        guild_id=place.guild.id,
        parent_id=channel.id,
        owner_id=world.bot.id,
    )
    return world.put_channel(thread, "THREAD_CREATE")


async def ended(place: Club, client: TichuClient, tables: int = 0) -> None:
    """No more than so many tables are open, in memory and in the store."""
    await place.sandbox.world.until(lambda: len(client.rooms) == tables)
    await client.rooms.settle()


def requests_to(place: Club, *channels: Channel) -> list[tuple[str, str]]:
    """What has been asked for in these channels since the ledger was cleared."""
    ids = {channel.id for channel in channels}
    return [(one.method, one.route) for one in place.sandbox.requests if one.channel_id in ids]


async def test_a_server_that_sends_the_bot_away_takes_its_tables_along(place: Club) -> None:
    world = place.sandbox.world
    lounge, other = world.add_channel(place.guild, "lounge"), world.add_guild("Other club")
    there = world.add_channel(other, "tichu")
    for person in place.people:
        world.join(other, person.person.user)
    async with place.bot(place.dealer([COUNTED]), PINGED) as client:
        table = await begun(place)
        hand = await table.open_hand(0)
        await opened(place, client, lounge)
        place.clock.advance(21)
        await table.until(lambda: any("<@" in screen.text for screen in place.people[0].screens()), "a ping stands")
        await client.rooms.settle()
        place.sandbox.requests.clear()
        world.remove_guild(place.guild)
        await ended(place, client)
        place.clock.advance(7 * 86_400)
        await client.rooms.settle()
        assert requests_to(place, place.channel, lounge) == []
        assert place.sandbox.requests.invalid == 0
        # The same people sit down elsewhere at once.
        elsewhere = WireClient(place.people[0].person, there)
        assert (await elsewhere.slash("tichu start")).shown.find("start") is not None
        assert hand is not None
    assert await outcome(place) == ("gone", [])


@pytest.mark.parametrize("deleted", ["the thread", "the channel above it"])
async def test_a_thread_that_is_deleted_takes_its_table_along_and_no_other(place: Club, deleted: str) -> None:
    world = place.sandbox.world
    arena = world.add_channel(place.guild, "arena")
    async with place.bot(shuffle) as client:
        await world.until(lambda: client.get_channel(arena.id) is not None)
        thread = thread_below(place, arena)
        await begun(place)
        await opened(place, client, thread)
        place.sandbox.requests.clear()
        world.delete_channel(thread if deleted == "the thread" else arena)
        await ended(place, client, tables=1)
        assert room_of(client, place).match is not None, "the others play on"
        assert requests_to(place, arena, thread) == []
        again = WireClient(place.stranger.person, place.channel)
        assert (await again.slash("tichu mine")).shown.text == ENGLISH("mine-none")


async def test_a_channel_that_is_deleted_ends_its_match_without_a_result(place: Club) -> None:
    async with place.bot(shuffle) as client:
        await begun(place)
        place.sandbox.requests.clear()
        place.sandbox.world.delete_channel(place.channel)
        await ended(place, client)
        assert requests_to(place, place.channel) == []
    assert await outcome(place) == ("gone", [])


async def test_an_outage_ends_nothing(place: Club) -> None:
    world = place.sandbox.world
    async with place.bot(place.dealer([COUNTED])) as client:
        table = await begun(place)

        def is_out() -> bool:
            guild = client.get_guild(place.guild.id)
            return guild is not None and guild.unavailable

        world.suspend_guild(place.guild)
        await world.until(is_out)
        await client.rooms.settle()
        assert len(client.rooms) == 1
        world.restore_guild(place.guild)
        await world.until(lambda: not is_out())
        for seat in range(4):
            await table.answer_grand(seat, grand=False)
        assert room_of(client, place).match is not None
    async with place.bot(place.dealer([])) as client:
        assert room_of(client, place).match is not None


def kept(place: Club) -> list[tuple[int, float | None]]:
    """What servers have chosen, and when they left, as the file says now."""
    with closing(sqlite3.connect(place.path)) as connection:
        return connection.execute("SELECT minimum_matches, departed FROM guild_preference").fetchall()


async def chosen(place: Club) -> None:
    """The server chooses something."""
    async with await Database.open(place.path) as database:
        await Preferences(database).change_guild(place.guild.id, lambda was: replace(was, minimum_matches=37))


async def test_a_server_that_left_while_the_bot_was_away_is_found_out_at_the_start(place: Club) -> None:
    world = place.sandbox.world
    lounge = world.add_channel(place.guild, "lounge")
    async with place.bot(shuffle) as client:
        await begun(place)
        await opened(place, client, lounge)
    await chosen(place)
    world.remove_guild(place.guild)
    async with place.bot(shuffle) as client:
        await ended(place, client)
    assert await outcome(place) == ("gone", [])
    assert kept(place) == [(37, place.clock.now())]


async def test_a_server_that_comes_back_finds_what_it_had_chosen(place: Club) -> None:
    world = place.sandbox.world
    await chosen(place)
    left, back = [(37, place.clock.now())], [(37, None)]
    async with place.bot(shuffle):
        world.remove_guild(place.guild)
        await world.until(lambda: kept(place) == left)
        world.add_guild("Club", id_=place.guild.id)
        await world.until(lambda: kept(place) == back)
        world.remove_guild(place.guild)
        await world.until(lambda: kept(place) == left)
    world.add_guild("Club", id_=place.guild.id)
    async with place.bot(shuffle):
        await world.until(lambda: kept(place) == back)
