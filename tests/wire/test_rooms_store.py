"""Tables of the real bot when the store fails, and what is left of them when they or the process end."""

import asyncio
import gc
import re
import weakref

import pytest

from data.database import Database
from data.journal import Journal, Match
from data.tables import StoredTable, Tables, TableState
from tests.wire.real_bot import Club
from tests.wire.trouble import (
    ANSWER_OF_SEAT_0,
    ANSWERS,
    GERMAN,
    KOREAN,
    alone,
    bot,
    broken,
    elsewhere,
    held,
    play_to_the_end,
    room_of,
    seq,
)


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
    monkeypatch.setattr("bot.tables.acting.AGAIN", 0.05)
    async with bot(place, think=0.3) as client:
        table = await alone(place)
        async with held(place):
            before = seq(client, place)
            await asyncio.sleep(0.6)
            assert seq(client, place) == before
        await table.until(lambda: seq(client, place) == 4, "the three bots answer")


async def test_a_result_that_cannot_be_stored_is_stored_later(
    place: Club, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("bot.chores.AGAIN", 0.05)
    async with bot(place) as client:
        await alone(place)
        room = room_of(client, place)
        async with broken(place, "result"):
            await play_to_the_end(client, place)

            def tries() -> int:
                return len([record for record in caplog.records if record.name == "bot.chores"])

            await place.table().until(lambda: tries() >= 3, "it is tried again")
            assert client.rooms.get(room.id) is room
            assert tries() <= 20, "now and then, not all the time"
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
        assert len(client.rooms) == 0


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


async def test_a_click_that_is_under_way_when_the_process_ends_is_carried_out_and_answered(
    place: Club, caplog: pytest.LogCaptureFixture
) -> None:
    async with bot(place) as client:
        table = await alone(place)
        await table.until(lambda: seq(client, place) == 4, "the three bots answer")
        hand = await place.people[0].slash("tichu hand")
        place.sandbox.faults.inject("POST", ANSWERS, delay=1.9)
        pressing = asyncio.create_task(place.people[0].press(hand.shown, hand.shown.button("no_grand").id))
        await asyncio.sleep(0.2)
        closing_down = asyncio.create_task(client.close())
        await asyncio.sleep(0.1)
        late = await place.people[1].slash("tichu start")
        assert late.shown.text == GERMAN("reply-stopping")
        assert (await pressing).shown.private
        await closing_down
    assert not [record for record in caplog.records if record.name == "bot.answers"], "the bot knows that it was heard"
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
        tables = Tables(database)
        (stored,) = await tables.open_tables()
        await tables.start(table_id, record, settings=stored.settings, at=0.0)
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
            StoredTable(id="damaged", guild=1, channel=2, host=3, locale="ko", settings="[]", created=0.0, changed=0.0)
        )
    async with bot(place) as client:
        assert client.rooms.get(whole) is not None
        assert len(client.rooms) == 1
    assert "damaged" in caplog.text
    async with await Database.open(place.path) as database:
        stored = await Tables(database).get("damaged")
        assert stored is not None
        assert stored.state is TableState.LOBBY
