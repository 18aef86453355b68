"""Tables of the real bot when things go wrong around them: messages, permissions, the store, the end of the process."""

import asyncio
import gc
import random
import re
import sqlite3
import weakref
from collections.abc import AsyncGenerator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from http import HTTPStatus
from typing import Final

import pytest

from bot.app import TichuClient
from bot.room import Room
from bot.sandbox import TOKEN, Permission
from bot.settings import Settings
from bot.speech import speech_for
from data.database import Database
from data.journal import Journal, Match
from data.tables import StoredTable, Tables, TableState
from tests.screens import Screen
from tests.table_driver import Table
from tests.wire.real_bot import Club

KOREAN, GERMAN, ENGLISH = map(speech_for, ("ko", "de", "en-US"))
ANSWERS: Final = r"^/interactions/"
ALONE: Final[dict[str, str | int]] = {"bots": 3, "clock": "off", "target": 100}
ANSWER_OF_SEAT_0: Final = """
    INSERT INTO entry
    SELECT match, 5, 'seat-0', action, replace(events, '"seat":3', '"seat":0'), at FROM entry WHERE actor = 'seat-3'
"""
"""Says of the first seat what the last one has said."""
PATIENCE: Final = 0.05
"""Seconds that the bot waits for another process's lock here."""


@asynccontextmanager
async def bot(place: Club, *, patience: float = PATIENCE, think: float = 0.0) -> AsyncGenerator[TichuClient]:
    """The bot with random deals, on a database that does not wait."""
    place.sandbox.gateway.ready.clear()
    async with (
        await Database.open(place.path, patience=patience) as database,
        TichuClient(
            database,
            Settings.model_construct(think_seconds=think, lobby_minutes=60.0),
            now=place.clock.now,
            clock=place.clock,
            shuffle=random.Random(5).shuffle,
        ) as client,
    ):
        running = asyncio.create_task(client.start(TOKEN))
        async with asyncio.timeout(10):
            await place.sandbox.gateway.ready.wait()
        yield client
        await client.close()
        await running


@asynccontextmanager
async def elsewhere(place: Club, begin: str, end: str) -> AsyncGenerator[None]:
    """Another process does this to the database, and undoes it afterwards."""
    connection = await asyncio.to_thread(
        sqlite3.connect, place.path, timeout=5, isolation_level=None, check_same_thread=False
    )
    with closing(connection):
        await asyncio.to_thread(connection.execute, begin)
        yield
        await asyncio.to_thread(connection.execute, end)


def held(place: Club) -> AbstractAsyncContextManager[None]:
    """Nobody can write."""
    return elsewhere(place, "BEGIN IMMEDIATE", "ROLLBACK")


def broken(place: Club, table: str) -> AbstractAsyncContextManager[None]:
    """Nothing can be added to this table."""
    trigger = f"CREATE TRIGGER broken BEFORE INSERT ON {table} BEGIN SELECT RAISE(ABORT, 'broken'); END"
    return elsewhere(place, trigger, "DROP TRIGGER broken")


def room_of(client: TichuClient, place: Club) -> Room:
    room = client.rooms.in_channel(place.channel.id)
    assert room is not None
    return room


def public(place: Club) -> list[Screen]:
    """The messages that everybody sees, oldest first."""
    return [screen for screen in place.stranger.screens() if not screen.private]


def seq(client: TichuClient, place: Club) -> int:
    match = room_of(client, place).match
    return 0 if match is None else match.seq


async def alone(place: Club) -> Table:
    """Somebody plays with three bots, and it is theirs to answer to Grand Tichu."""
    table = place.table()
    await place.people[0].slash("tichu start", **ALONE)
    await table.until(lambda: table.sees("hand"), "the match begins")
    return table


# --- messages and permissions ---


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
        stored = await Tables(database).open_in(place.channel.id)
    assert stored is not None
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
        assert await Journal(database).open_matches() == ()


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
        assert public(place)[-1].text == KOREAN("room-lobby-expired")


async def play_to_the_end(client: TichuClient, place: Club) -> None:
    """The clock acts for whoever is there, until nobody is awaited any more."""
    match = room_of(client, place).match
    assert match is not None
    async with asyncio.timeout(60):
        while match.outcome is None:
            if match.awaited:
                await match.time_up()
            elif place.clock.next is not None:
                place.clock.run_out()
            await asyncio.sleep(0.001)


# --- lobbies ---


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


# --- the store ---


async def test_a_start_that_takes_too_long_for_its_click_begins_all_the_same(place: Club) -> None:
    async with bot(place, patience=5.0) as client:
        table = place.table()
        await table.gather()
        lobby = table.public("start")
        async with held(place):
            slow = await place.people[0].press(lobby, lobby.button("start").id)
            assert slow.shown.text == KOREAN("reply-slow")
            assert room_of(client, place).match is None
        await table.until(lambda: table.sees("hand"), "the match begins")
        again = await place.people[0].press(lobby, lobby.button("start").id)
        assert again.shown.text == KOREAN("lobby-no-too-late")


async def test_a_first_deal_that_cannot_be_stored_is_made_by_the_clock(
    place: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.chores.AGAIN", 0.05)
    async with bot(place) as client:
        table = place.table()
        await table.gather()
        lobby = table.public("start")
        room = room_of(client, place)
        async with broken(place, "entry"):
            failed = await place.people[0].press(lobby, lobby.button("start").id)
            assert failed.shown.text == KOREAN("reply-not-stored")
            assert (room.match is not None, seq(client, place)) == (True, 0)
            place.clock.run_out()
            await asyncio.sleep(0.2)
            assert seq(client, place) == 0
        await table.until(lambda: seq(client, place) == 1, "the cards are dealt")


async def test_bots_that_cannot_store_an_act_try_again(place: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.acting.AGAIN", 0.05)
    async with bot(place, think=0.3) as client:
        table = await alone(place)
        async with held(place):
            before = seq(client, place)
            await asyncio.sleep(0.6)
            assert seq(client, place) == before
        await table.until(lambda: seq(client, place) == 4, "the three bots answer")


async def test_a_result_that_cannot_be_stored_is_stored_later(place: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.chores.AGAIN", 0.05)
    async with bot(place) as client:
        await alone(place)
        room = room_of(client, place)
        async with broken(place, "result"):
            await play_to_the_end(client, place)
            await asyncio.sleep(0.2)
            assert client.rooms.get(room.id) is room
        await place.table().until(lambda: not len(client.rooms), "the table is over")


async def test_a_table_that_cannot_be_closed_goes_on(place: Club) -> None:
    async with bot(place) as client:
        await alone(place)
        room = room_of(client, place)
        asked = await place.people[0].slash("tichu end")
        async with held(place):
            failed = await place.people[0].press(asked.shown, asked.shown.button("end_yes").id)
            assert failed.shown.text == KOREAN("reply-not-stored")
        assert room_of(client, place) is room
        hand = await place.people[0].slash("tichu hand")
        before = seq(client, place)
        await place.people[0].press(hand.shown, hand.shown.button("no_grand").id)
        assert seq(client, place) > before
        ended = await place.people[0].press(asked.shown, asked.shown.button("end_yes").id)
        assert ended.shown.text == KOREAN("reply-ended")


async def test_a_process_that_is_behind_reads_the_journal_again(place: Club) -> None:
    async with bot(place) as client:
        table = await alone(place)
        await table.until(lambda: seq(client, place) == 4, "the three bots answer")
        hand = await place.people[0].slash("tichu hand")
        async with elsewhere(place, ANSWER_OF_SEAT_0, "SELECT 1"):
            pass
        late = await place.people[0].press(hand.shown, hand.shown.button("no_grand").id)
        assert late.shown.text == KOREAN("reply-not-stored")
        await table.until(lambda: seq(client, place) >= 5, "it reads what another process wrote")


# --- the end of a table and of the process ---


async def test_nothing_is_left_of_a_table_that_is_over(place: Club) -> None:
    async with bot(place) as client:
        await alone(place)
        room = weakref.ref(room_of(client, place))
        await place.people[0].slash("tichu hand")
        asked = await place.people[0].slash("tichu end")
        await place.people[0].press(asked.shown, asked.shown.button("end_yes").id)
        await client.rooms.settle()
        await asyncio.sleep(0.05)
        gc.collect()
        assert room() is None
        assert place.clock.next is None
        assert len(client.rooms) == 0
        coroutines = " ".join(repr(task.get_coro()) for task in asyncio.all_tasks())
        assert not re.findall(r"(?:Acting|Chores|Mirror|Rooms?|Boards?|Hands)\.\w+", coroutines)


async def test_a_click_that_is_under_way_when_the_process_ends_is_carried_out_and_answered(place: Club) -> None:
    async with bot(place) as client:
        table = await alone(place)
        await table.until(lambda: seq(client, place) == 4, "the three bots answer")
        hand = await place.people[0].slash("tichu hand")
        place.sandbox.faults.inject("POST", ANSWERS, delay=0.5)
        pressing = asyncio.create_task(place.people[0].press(hand.shown, hand.shown.button("no_grand").id))
        await asyncio.sleep(0.2)
        closing_down = asyncio.create_task(client.close())
        await asyncio.sleep(0.1)
        late = await place.people[1].slash("tichu start")
        assert late.shown.text == GERMAN("reply-stopping")
        assert (await pressing).shown.private
        await closing_down
    async with await Database.open(place.path) as database:
        (table_,) = await Tables(database).open_tables()
        assert table_.match is not None
        entries = await Journal(database).entries(table_.match)
    assert [entry.actor for entry in entries].count("seat-0") == 1


async def test_a_match_that_was_stored_and_never_dealt_is_dealt_after_the_restart(place: Club) -> None:
    async with bot(place) as client:
        await place.table().gather()
        table_id = room_of(client, place).id
    async with await Database.open(place.path) as database:
        record = Match(id=table_id, game="tichu", options='["target=1000", "turn_seconds=0"]', created=0.0)
        await Tables(database).start(table_id, record, at=0.0)
    async with bot(place) as client:
        room = client.rooms.get(table_id)
        assert room is not None
        assert seq(client, place) == 0
        place.clock.run_out()
        await place.table().until(lambda: seq(client, place) == 1, "the cards are dealt")


async def test_a_table_that_cannot_be_read_does_not_stop_the_others(
    place: Club, caplog: pytest.LogCaptureFixture
) -> None:
    async with bot(place) as client:
        await place.people[0].slash("tichu start")
        whole = room_of(client, place).id
    async with await Database.open(place.path) as database:
        await Tables(database).create(
            StoredTable(id="damaged", guild=1, channel=2, host=3, locale="ko", settings="{}", created=0.0, changed=0.0)
        )
    async with bot(place) as client:
        assert client.rooms.get(whole) is not None
        assert len(client.rooms) == 1
    assert "damaged" in caplog.text
    async with await Database.open(place.path) as database:
        stored = await Tables(database).get("damaged")
        assert stored is not None
        assert stored.state is TableState.LOBBY
