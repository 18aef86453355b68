"""What is old goes, in small units, and nothing else goes with it."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from data.database import Database
from data.errors import StoreError
from data.journal import Entry, Journal, Match
from data.marks import Marks
from data.preferences import GuildPreferences, Preferences
from data.retention import LIMIT, Retention
from data.tables import SeatKind, StoredSeat, StoredTable, Tables
from tests.begun import begin

NORTH = StoredSeat(seat=0, kind=SeatKind.HUMAN, user=7, name="North")


def table(number: int) -> StoredTable:
    return StoredTable(
        id=f"t{number}",
        guild=1,
        channel=number,
        host=7,
        locale="ko",
        settings="{}",
        created=1,
        changed=1,
        seats=(NORTH,),
    )


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    """A match that goes on (m0) and two that ended at 10 and at 20, each with a few entries."""
    async with await Database.open(tmp_path / "tables.sqlite3") as database:
        journal = Journal(database)
        for number, ended in enumerate((None, 10.0, 20.0)):
            await begin(database, Match(id=f"m{number}", game="tichu", options="[]", created=1.0))
            for seq in range(1, 4):
                entry = Entry(seq=seq, actor="seat-0", action='"x"', events="[]", at=1.0)
                await journal.append(f"m{number}", entry)
            if ended is not None:
                await journal.end_match(f"m{number}", outcome="ended", at=ended)
        yield database


async def entries(database: Database) -> list[str]:
    return sorted({row["match"] for row in await database.rows("SELECT match FROM entry")})


async def test_only_the_plays_of_old_matches_go_and_the_match_says_so(database: Database) -> None:
    retention, journal = Retention(database), Journal(database)
    assert await retention.matches(ended=10.0) == ()
    assert await retention.matches(ended=15.0) == ("m1",)
    assert not await retention.shed("m1", at=30.0)
    assert await entries(database) == ["m0", "m2"]
    shed, kept = await journal.match("m1"), await journal.match("m2")
    assert shed is not None
    assert kept is not None
    assert (shed.shed, shed.outcome, kept.shed) == (30.0, "ended", None)
    assert await retention.matches(ended=15.0) == (), "it is done"


async def test_a_match_that_goes_on_keeps_its_plays(database: Database) -> None:
    retention = Retention(database)
    assert "m0" not in await retention.matches(ended=float("inf"))
    with pytest.raises(StoreError, match="keeps its entries"):
        await retention.shed("m0", at=30.0)
    with pytest.raises(StoreError, match="only ever added to"):
        await database.execute("DELETE FROM entry WHERE match = 'm2'")
    assert await entries(database) == ["m0", "m1", "m2"]


async def test_long_matches_go_in_parts_and_what_was_begun_is_finished(database: Database) -> None:
    await database.execute(
        """
        WITH RECURSIVE n (n) AS (SELECT 4 UNION ALL SELECT n + 1 FROM n WHERE n < ?)
        INSERT INTO entry (match, seq, actor, action, events, at) SELECT 'm1', n, 'dealer', '"x"', '[]', 1 FROM n
        """,
        (LIMIT + 50,),
    )
    retention = Retention(database)
    assert await retention.shed("m1", at=30.0)
    assert await retention.matches(ended=0.0) == ("m1",), "even if nothing else is to go any more"
    assert not await retention.shed("m1", at=31.0)
    shed = await Journal(database).match("m1")
    assert shed is not None
    assert shed.shed == 30.0


async def test_closed_tables_go_without_a_match_or_with_its_plays(database: Database) -> None:
    tables, retention = Tables(database), Retention(database)
    for number in range(4):
        await tables.create(table(number))
    await database.execute("UPDATE game_table SET match = 'm1', state = 'closed', changed = 20 WHERE id = 't1'")
    for number, at in ((2, 20.0), (3, 40.0)):
        await tables.close(f"t{number}", at=at)
    assert not await retention.take_tables(closed=30.0)
    assert [row["id"] for row in await database.rows("SELECT id FROM game_table ORDER BY id")] == ["t0", "t1", "t3"]
    await retention.shed("m1", at=30.0)
    await retention.take_tables(closed=30.0)
    assert [row["id"] for row in await database.rows("SELECT id FROM game_table ORDER BY id")] == ["t0", "t3"]
    assert len(await database.rows("SELECT * FROM table_seat")) == 2


async def test_whatever_refers_to_a_table_goes_with_it(database: Database) -> None:
    await Tables(database).create(table(1))
    await database.execute("CREATE TABLE extra (game_table TEXT REFERENCES game_table (id)) STRICT")
    await database.execute("INSERT INTO extra VALUES ('t1')")
    await Tables(database).close("t1", at=2.0)
    await Retention(database).take_tables(closed=3.0)
    assert await database.rows("SELECT * FROM extra") == ()


async def test_the_choices_of_servers_that_left_long_ago_go(database: Database) -> None:
    preferences, retention = Preferences(database), Retention(database)
    for guild in (1, 2, 3):
        await preferences.change_guild(guild, lambda _: GuildPreferences(locale="de"))
    await preferences.depart(1, at=10.0)
    await preferences.depart(2, at=20.0)
    await preferences.depart(1, at=25.0)
    assert await retention.take_guilds(departed=15.0) == 1
    assert await retention.take_guilds(departed=15.0) == 0
    assert [(await preferences.of_guild(guild)).locale for guild in (1, 2, 3)] == [None, "de", "de"]
    await preferences.take_stock({2}, at=30.0)
    assert await retention.take_guilds(departed=float("inf")) == 1, "the third is found to have left"
    assert (await preferences.of_guild(2)).locale == "de", "the second has come back"


async def test_marks_of_pings_at_tables_that_are_no_more_go(database: Database) -> None:
    await Tables(database).create(table(1))
    marks = Marks(database)
    for name in ("ping:t1", "ping:t2", "commands"):
        await marks.set(name, "1")
    retention = Retention(database)
    assert await retention.take_marks() == 1
    assert await retention.take_marks() == 0
    assert (await marks.get("ping:t1"), await marks.get("commands")) == ("1", "1")


async def test_an_entry_is_still_never_changed(database: Database) -> None:
    await Retention(database).shed("m1", at=30.0)
    with pytest.raises(StoreError, match="only ever added to"):
        await database.execute("UPDATE entry SET action = 'y'")
