"""A table after a restart: what its people have decided holds, hands go on, and not all tables come back at once."""

import asyncio

import pytest

from bot.speech import speech_for
from bot.tables.rooms import AT_ONCE
from data.database import Database
from data.tables import Board, Tables
from tests.wire.beside import agree, begun, board, room_of, shuffle
from tests.wire.real_bot import Club

KOREAN, GERMAN = map(speech_for, ("ko", "de"))
RESUMED = KOREAN("room-resumed")


async def test_votes_and_who_has_left_hold_after_a_restart(place: Club) -> None:
    async with place.bot(shuffle) as client:
        await begun(place, clock="off")
        await agree(place.people[0], "abort")
        asked = (await place.people[3].slash("tichu leave")).shown
        await place.people[3].press(asked, asked.button("leave_yes").id)
        await client.rooms.settle()
        votes = room_of(client, place).company.votes
        assert votes.cast
    async with place.bot(shuffle) as client:
        room = room_of(client, place)
        assert room.company.votes == votes
        left, stranger = place.people[3].person.user.id, place.stranger.person.user.id
        assert room.company.open_seats(left) == (3,)
        assert room.company.open_seats(stranger) == (3,)
        assert room.company.presence.left == {left: 3}, "they know its cards, and may take no other"
        await agree(place.people[1], "abort")
        await agree(place.people[2], "abort", sure=True)
        await client.rooms.settle()
        assert len(client.rooms) == 0, "three of three have agreed"


async def test_open_hands_go_on_without_a_click_and_the_board_says_it_until_the_next_act(place: Club) -> None:
    async with place.bot(shuffle) as client:
        await begun(place, clock="off")
        hands = [(await who.slash("tichu hand")).shown for who in place.people]
        await client.rooms.settle()
    async with place.bot(shuffle) as client:
        await client.rooms.settle()
        assert RESUMED in board(place.people[0]).text
        assert len(room_of(client, place).hands) == 4
        await place.people[0].press(hands[0], hands[0].button("no_grand").id)
        await client.rooms.settle()
        assert RESUMED not in board(place.people[0]).text
        await agree(place.people[0], "abort")
        await client.rooms.settle()
        (german,) = [screen for screen in place.people[1].screens() if screen.id == hands[1].id]
        told = GERMAN("note-votes", button=KOREAN("board-more"))
        assert told in german.text, "nobody has clicked on it since the restart"
    assert place.sandbox.requests.invalid == 0


async def test_times_that_ran_out_are_counted_on(place: Club) -> None:
    async with place.bot(shuffle) as client:
        await begun(place, clock="fast")
        place.clock.run_out()
        await client.rooms.settle()
        room = room_of(client, place)
        assert room.match is not None
        assert room.match.absent == frozenset()
    async with place.bot(shuffle) as client:
        place.clock.run_out()
        await client.rooms.settle()
        room = room_of(client, place)
        assert room.match is not None
        assert len(room.match.absent) == 4, "once before the restart and once after it"


async def test_tables_come_back_so_many_a_second(place: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    assert AT_ONCE < 25, "half of what a bot may ask of Discord in a second is for people's clicks"
    channels = [place.channel, *(place.sandbox.world.add_channel(place.guild, f"tichu-{n}") for n in range(2))]
    async with place.bot(shuffle) as client:
        for channel in channels:
            used = place.people[0].person.slash(channel, "tichu start")
            await used.answered()
        await client.rooms.settle()
    monkeypatch.setattr("bot.tables.rooms.AT_ONCE", 1)
    place.sandbox.requests.clear()
    async with place.bot(shuffle) as client:
        assert len(client.rooms) == len(channels), "all of them can be clicked at once"
        await asyncio.sleep(0.3)
        edited = place.sandbox.requests.of("PATCH", "/channels/{channel}/messages/{message}")
        assert len(edited) == 1
        await client.rooms.settle()
        edited = place.sandbox.requests.of("PATCH", "/channels/{channel}/messages/{message}")
        assert {one.channel_id for one in edited} == {channel.id for channel in channels}
        assert len(edited) == len(channels), "each of them once"


async def test_the_board_of_a_round_that_is_over_stays_when_the_next_was_dealt_before_the_kill(place: Club) -> None:
    async with place.bot(shuffle) as client:
        await begun(place, clock="off")
        old = room_of(client, place).board_message
    assert old is not None
    async with await Database.open(place.path) as database:
        tables = Tables(database)
        (stored,) = await tables.open_tables()
        assert stored.board == Board(channel=place.channel.id, message=old, chapter=1)
        # As if this were the second round, whose board was never posted.
        await tables.save_board(stored.id, Board(channel=place.channel.id, message=old, chapter=0), at=stored.changed)
    before = place.sandbox.world.message(place.channel.id, old)
    async with place.bot(shuffle) as client:
        await client.rooms.settle()
        assert room_of(client, place).board_message not in {None, old}
        after = place.sandbox.world.message(place.channel.id, old)
        assert (after.content, after.attachments) == (before.content, before.attachments)
        assert not after.components, "whoever wants to play finds the board that does"
