"""Tables of the real bot when messages, channels and permissions go, and lobbies that many act on at once."""

import asyncio
from http import HTTPStatus

import pytest

from bot.sandbox import Permission
from data.database import Database
from data.journal import Journal
from data.tables import Tables
from tests.screens import as_shown
from tests.table_driver import Table
from tests.wire.real_bot import Club
from tests.wire.trouble import (
    ANSWERS,
    GERMAN,
    KOREAN,
    alone,
    bot,
    play_to_the_end,
    public,
    room_of,
)


async def test_a_board_that_a_moderator_deletes_comes_back(place: Club) -> None:
    async with bot(place) as client:
        table = await alone(place)
        room = room_of(client, place)
        await room.settle()
        (board,) = public(place)
        place.sandbox.world.remove_message(place.sandbox.world.message(place.channel.id, board.id))
        hand = await place.people[0].slash("tichu hand")
        await place.people[0].press(hand.shown, hand.shown.button("no_grand").id)
        await table.until(lambda: len(public(place)) == 1, "the board comes back")
        await room.settle()
        assert len(public(place)) == 1
        assert room.board_message == public(place)[0].id != board.id
    async with await Database.open(place.path) as database:
        (stored,) = await Tables(database).open_tables()
    assert stored.board is not None
    assert stored.board.message == public(place)[0].id


async def test_a_deleted_channel_closes_its_table(place: Club) -> None:
    async with bot(place) as client:
        await alone(place)
        room = room_of(client, place)
        await room.settle()
        place.sandbox.world.delete_channel(place.channel)
        room.repost()
        await place.table().until(lambda: not len(client.rooms), "the table is over")
    async with await Database.open(place.path) as database:
        assert await Tables(database).open_tables() == ()
        assert None not in {match.ended for match in await Journal(database).matches()}


async def test_a_table_whose_announcement_failed_is_no_table(place: Club) -> None:
    async with bot(place) as client:
        place.sandbox.faults.inject("POST", ANSWERS, status=HTTPStatus.NOT_FOUND, code=10062)
        with pytest.raises(TimeoutError):
            await place.people[0].slash("tichu start")
        await client.rooms.settle()
        assert len(client.rooms) == 0
        assert public(place) == []
        again = await place.people[1].slash("tichu start")
        assert again.shown.find("start") is not None


async def test_a_rematch_asks_for_the_permissions_that_a_table_needs(place: Club) -> None:
    async with bot(place) as client:
        table = await alone(place)
        await play_to_the_end(client, place)
        await client.rooms.settle()
        over = table.public("rematch")
        place.sandbox.world.permit(place.channel, Permission.VIEW_CHANNEL | Permission.SEND_MESSAGES)
        refused = await place.people[0].press(over, over.button("rematch").id)
        assert KOREAN("permission-attach_files") in refused.shown.text
        assert len(client.rooms) == 0


async def test_a_rematch_begins_a_lobby_that_ends_if_nobody_acts(place: Club) -> None:
    async with bot(place) as client:
        table = await alone(place)
        await play_to_the_end(client, place)
        await client.rooms.settle()
        over = table.public("rematch", 1)
        refused = await place.people[1].press(over, over.button("rematch").id)
        assert refused.shown.text == GERMAN("reply-rematch-not-yours")
        over = table.public("rematch")
        await place.people[0].press(over, over.button("rematch").id)
        assert place.clock.next == 3600
        await client.rooms.settle()
        assert public(place)[-1].find("start") is not None
        place.clock.run_out()
        await client.rooms.settle()
        assert len(client.rooms) == 0
        assert public(place)[-1].text == as_shown(
            client.mentions(f"{KOREAN('room-lobby-expired')} {KOREAN('room-anew-table')}")
        )


async def test_leaving_a_lobby_is_standing_up(place: Club) -> None:
    async with bot(place) as client:
        table = place.table()
        await place.people[0].slash("tichu start")
        lobby = table.public("sit", 1)
        await place.people[1].press(lobby, lobby.button("sit", "1").id)
        left = await place.people[1].slash("tichu leave")
        assert left.shown.text == GERMAN("reply-left")
        assert room_of(client, place).lobby.seats[1:] == (None, None, None)
        await place.people[0].slash("tichu leave")
        await client.rooms.settle()
        assert len(client.rooms) == 0


async def test_starting_and_standing_up_at_once_leaves_a_full_match_or_a_lobby(place: Club) -> None:
    async with bot(place) as client:
        for start_first in (True, False):
            table = place.table()
            await table.gather()
            room = room_of(client, place)
            await room.settle()
            presses = [press(place, table, 0, "start"), press(place, table, 2, "stand")]
            await asyncio.gather(*(presses if start_first else reversed(presses)))
            assert (room.match is not None) == (not room.lobby.free)
            await room.close()
            await room.settle()


async def press(place: Club, table: Table, seat: int, verb: str) -> None:
    lobby = table.public(verb, seat)
    await place.people[seat].press(lobby, lobby.button(verb).id)


async def test_a_lobby_does_not_expire_under_a_match_that_has_just_begun(place: Club) -> None:
    async with bot(place) as client:
        table = place.table()
        await table.gather()
        room = room_of(client, place)
        starting = asyncio.create_task(room.start(place.people[0].person.user.id))
        await asyncio.sleep(0)
        place.clock.run_out()
        assert await starting is None
        await room.settle()
        assert room.match is not None
        assert client.rooms.get(room.id) is room
