"""What a table needs to go on after a restart."""

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace

import pytest

from data.database import Database
from data.errors import ChannelTakenError, IdTakenError, MissingError, StoreError
from data.journal import Entry, Journal, Match
from data.open_hands import OpenHands, StoredHand
from data.sittings import Sitting
from data.tables import Board, SeatKind, StoredSeat, StoredTable, Summons, Tables, TableState
from tests.begun import begin

NORTH = StoredSeat(seat=0, kind=SeatKind.HUMAN, user=(1 << 62) + 1, name="North")
EAST = StoredSeat(seat=1, kind=SeatKind.BOT, user=None, name="봇 1", level="easy")
SOUTH = StoredSeat(seat=2, kind=SeatKind.BOT, user=7, name="South")
TABLE = StoredTable(
    id="k3x9",
    guild=1 << 60,
    channel=2 << 60,
    host=(1 << 62) + 1,
    locale="ko",
    settings='{"target": 1000}',
    created=100.0,
    changed=100.0,
    seats=(NORTH, EAST),
)
MATCH = Match(id="m1", game="tichu", options="[]", created=200.0)


@pytest.fixture
async def tables(database: Database) -> Tables:
    tables = Tables(database)
    await tables.create(TABLE)
    return tables


async def test_a_table_comes_back_as_it_was(tables: Tables) -> None:
    assert await tables.get("k3x9") == TABLE
    assert await tables.open_tables() == (TABLE,)
    assert await tables.get("unknown") is None


async def test_a_table_without_seats_is_a_table(tables: Tables) -> None:
    await tables.save_lobby("k3x9", host=TABLE.host, settings=TABLE.settings, seats=(), at=101.0)
    assert await tables.open_tables() == (replace(TABLE, seats=(), changed=101.0),)


async def test_a_channel_has_one_open_table(tables: Tables) -> None:
    with pytest.raises(ChannelTakenError):
        await tables.create(replace(TABLE, id="other"))
    assert await tables.get("other") is None
    await tables.close("k3x9", at=300.0)
    await tables.create(replace(TABLE, id="other"))
    assert await tables.open_tables() == (replace(TABLE, id="other"),)


async def test_of_two_processes_one_opens_a_table_in_a_channel(database: Database, tables: Tables) -> None:
    async with await Database.open(database.path) as second:
        outcomes = await asyncio.gather(
            tables.create(replace(TABLE, id="a", channel=9)),
            Tables(second).create(replace(TABLE, id="b", channel=9)),
            return_exceptions=True,
        )
    assert [type(outcome) for outcome in outcomes if outcome is not None] == [ChannelTakenError]


async def test_an_id_is_given_once_even_after_its_table_closed(tables: Tables) -> None:
    await tables.close("k3x9", at=300.0)
    with pytest.raises(IdTakenError):
        await tables.create(replace(TABLE, channel=9))


async def test_open_tables_come_oldest_first_each_with_its_seats(tables: Tables) -> None:
    older = replace(TABLE, id="z", channel=8, created=50.0, seats=(SOUTH,))
    twin = replace(TABLE, id="zz", channel=9, seats=(NORTH, SOUTH))
    closed = replace(TABLE, id="y", channel=10)
    for table in (twin, older, closed):
        await tables.create(table)
    await tables.close("y", at=60.0)
    assert await tables.open_tables() == (older, TABLE, twin)


async def test_saves_change_what_they_name_and_nothing_else(tables: Tables) -> None:
    await asyncio.gather(
        tables.save_lobby("k3x9", host=7, settings='{"target": 500}', seats=(EAST, SOUTH), at=101.0),
        tables.save_board("k3x9", Board(channel=11, message=12), at=102.0),
        tables.save_summons("k3x9", Summons(at=50.0, message=13), at=104.0),
    )
    assert await tables.get("k3x9") == replace(
        TABLE,
        seats=(EAST, SOUTH),
        board=Board(channel=11, message=12),
        host=7,
        settings='{"target": 500}',
        summons=Summons(at=50.0, message=13),
        changed=104.0,
    )
    await tables.save_board("k3x9", None, at=105.0)
    saved = await tables.get("k3x9")
    assert saved is not None
    assert saved.board is None


async def test_a_table_starts_together_with_its_match(database: Database, tables: Tables) -> None:
    await tables.start("k3x9", MATCH, settings='{"rated": true}', at=200.0)
    assert await tables.get("k3x9") == replace(
        TABLE, state=TableState.PLAYING, match="m1", settings='{"rated": true}', changed=200.0
    )
    assert await Journal(database).matches() == (MATCH,)


async def test_who_sat_where_when_is_kept_with_the_match(database: Database, tables: Tables) -> None:
    north, east = (
        Sitting(seat=seat.seat, since=0, user=seat.user, name=seat.name, level=seat.level) for seat in (NORTH, EAST)
    )
    await tables.start("k3x9", MATCH, settings="{}", at=200.0)
    for seq in (1, 2):
        await Journal(database).append("m1", Entry(seq=seq, actor="dealer", action="{}", events="[]", at=201.0))
    jade = StoredSeat(seat=1, kind=SeatKind.BOT, user=None, name="Jade", level="easy")
    for seats in ((NORTH, jade), (NORTH, EAST), (NORTH, jade)):  # away and back before anything happened
        await tables.save_lobby("k3x9", host=7, settings="{}", seats=seats, at=202.0)
    taken = Sitting(seat=1, since=2, user=None, name="Jade", level="easy")
    assert await tables.sittings("m1") == (north, east, taken)


async def test_before_the_match_nobody_sits_for_the_record(database: Database, tables: Tables) -> None:
    await tables.save_lobby("k3x9", host=7, settings="{}", seats=(EAST,), at=101.0)
    assert await database.rows("SELECT * FROM sitting") == ()


async def test_without_a_table_no_match_starts(database: Database, tables: Tables) -> None:
    with pytest.raises(MissingError):
        await tables.start("unknown", MATCH, settings="{}", at=200.0)
    assert await Journal(database).matches() == ()


async def test_without_a_match_no_table_starts(database: Database, tables: Tables) -> None:
    await begin(database, MATCH)
    with pytest.raises(IdTakenError):
        await tables.start("k3x9", MATCH, settings="{}", at=200.0)
    assert await tables.get("k3x9") == TABLE


async def test_a_table_is_closed_together_with_its_match(database: Database, tables: Tables) -> None:
    await tables.start("k3x9", MATCH, settings=TABLE.settings, at=200.0)
    await tables.create(replace(TABLE, id="other", channel=9))
    assert await Journal(database).end_match("m1", outcome="ended", at=300.0)
    ended = await tables.get("k3x9")
    assert ended is not None
    assert (ended.state, ended.changed) == (TableState.CLOSED, 300.0)
    assert [table.id for table in await tables.open_tables()] == ["other"]


async def test_a_table_moves_with_its_match_and_shows_nothing_of_where_it_was(
    database: Database, tables: Tables
) -> None:
    with pytest.raises(MissingError):
        await tables.move("k3x9", guild=3, channel=9, settings="{}", at=200.0)
    await tables.start("k3x9", MATCH, settings="{}", at=200.0)
    await tables.save_board("k3x9", Board(channel=TABLE.channel, message=8, chapter=1), at=200.0)
    hand = StoredHand(user=7, message=5, locale="ko", token="secret", expires=900.0)  # noqa: S106 - of a test
    await OpenHands(database).keep("k3x9", hand)
    await tables.create(replace(TABLE, id="other", channel=9, seats=()))
    with pytest.raises(ChannelTakenError):
        await tables.move("k3x9", guild=3, channel=9, settings="{}", at=300.0)
    await tables.move("k3x9", guild=3, channel=10, settings='{"a": 1}', at=300.0)
    moved = replace(TABLE, guild=3, channel=10, settings='{"a": 1}', changed=300.0)
    assert await tables.get("k3x9") == replace(moved, state=TableState.PLAYING, match="m1")
    assert await OpenHands(database).of("k3x9") == ()


async def test_a_closed_table_is_closed_for_good(tables: Tables) -> None:
    await tables.close("k3x9", at=300.0)
    closed = replace(TABLE, state=TableState.CLOSED, changed=300.0)
    for late in (
        tables.save_lobby("k3x9", host=7, settings="{}", seats=(), at=301.0),
        tables.save_board("k3x9", None, at=301.0),
        tables.save_summons("k3x9", Summons(at=1.0, message=None), at=301.0),
        tables.start("k3x9", MATCH, settings="{}", at=301.0),
        tables.close("k3x9", at=301.0),
    ):
        with pytest.raises(MissingError):
            await late
    assert await tables.get("k3x9") == closed
    assert await tables.open_tables() == ()


async def test_a_person_who_is_nobody_cannot_sit(database: Database, tables: Tables) -> None:
    with pytest.raises(StoreError):
        await tables.save_lobby("k3x9", host=8, settings="{}", seats=(SOUTH, replace(NORTH, user=None)), at=101.0)
    assert await tables.get("k3x9") == TABLE
    with closing(sqlite3.connect(database.path)) as outsider:
        assert outsider.execute("SELECT count(*) FROM table_seat").fetchone() == (2,)
