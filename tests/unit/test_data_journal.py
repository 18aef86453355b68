"""The journal: in order, durable, only added to, and one process at a time."""

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace

import pytest

from data.database import Database
from data.errors import IdTakenError, StaleError, StoreError
from data.journal import Entry, Journal, Match
from tests.begun import begin

MATCH = Match(id="m1", game="tichu", options='["target_500"]', created=1_700_000_000.25)


def entry(seq: int, *, actor: str = "0") -> Entry:
    return Entry(seq=seq, actor=actor, action=f"act {seq}", events=f"[{seq}]", at=1_700_000_000.5 + seq)


def stored(database: Database) -> list[tuple[str, int, str]]:
    """What an outsider finds in the file: match, seq and actor of every entry."""
    with closing(sqlite3.connect(database.path)) as connection:
        return connection.execute("SELECT match, seq, actor FROM entry ORDER BY match, seq").fetchall()


@pytest.fixture
async def journal(database: Database) -> Journal:
    journal = Journal(database)
    await begin(database, MATCH)
    return journal


async def test_entries_come_back_as_they_were_in_order(journal: Journal) -> None:
    written = tuple(entry(seq) for seq in range(1, 13))
    for each in written:
        await journal.append("m1", each)
    assert await journal.entries("m1") == written
    assert await journal.entries("m1", after=10) == written[10:]
    assert await journal.entries("m1", after=12) == ()
    assert await journal.entries("unknown") == ()


async def test_text_of_any_language_comes_back(journal: Journal) -> None:
    spoken = replace(entry(1), action="봉황 🐦 „Straße“", events='{"a": "\\u0000\n"}')
    await journal.append("m1", spoken)
    assert await journal.entries("m1") == (spoken,)


async def test_an_awaited_entry_is_in_the_file(database: Database, journal: Journal) -> None:
    await journal.append("m1", entry(1))
    assert stored(database) == [("m1", 1, "0")]


async def test_entries_of_many_tables_are_each_in_the_file_when_awaited(database: Database, journal: Journal) -> None:
    names = [f"t{number:02}" for number in range(20)]

    async def table(name: str) -> None:
        await begin(database, replace(MATCH, id=name))
        for seq in range(1, 6):
            await journal.append(name, entry(seq))
            assert (name, seq, "0") in stored(database)

    await asyncio.gather(*map(table, names))
    assert stored(database) == [(name, seq, "0") for name in names for seq in range(1, 6)]


@pytest.mark.parametrize("seq", [0, 1, 2, 4])
async def test_an_entry_that_does_not_follow_is_stale(database: Database, journal: Journal, seq: int) -> None:
    await journal.append("m1", entry(1))
    await journal.append("m1", entry(2))
    with pytest.raises(StaleError):
        await journal.append("m1", entry(seq, actor="late"))
    assert stored(database) == [("m1", 1, "0"), ("m1", 2, "0")]
    await journal.append("m1", entry(3))


async def test_of_two_processes_one_writes_an_entry_and_the_other_hears_of_it(
    database: Database, journal: Journal
) -> None:
    async with await Database.open(database.path) as second_database:
        second = Journal(second_database)
        for seq in range(1, 30):
            outcomes = await asyncio.gather(
                journal.append("m1", entry(seq, actor="first")),
                second.append("m1", entry(seq, actor="second")),
                return_exceptions=True,
            )
            assert [type(outcome) for outcome in outcomes if outcome is not None] == [StaleError]
            winner = "first" if outcomes[0] is None else "second"
            assert stored(database)[-1] == ("m1", seq, winner)
        assert await second.entries("m1") == await journal.entries("m1")


async def test_of_two_tasks_with_the_same_number_one_is_stale(database: Database, journal: Journal) -> None:
    outcomes = await asyncio.gather(
        journal.append("m1", entry(1, actor="first")),
        journal.append("m1", entry(1, actor="second")),
        journal.append("m1", entry(2, actor="third")),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [type(None), StaleError, type(None)]
    assert stored(database) == [("m1", 1, "first"), ("m1", 2, "third")]


@pytest.mark.parametrize("steps", range(8))
async def test_an_append_whose_caller_is_cancelled_is_there_once(
    database: Database, journal: Journal, steps: int
) -> None:
    caller = asyncio.create_task(journal.append("m1", entry(1)))
    for _ in range(1 + steps):
        await asyncio.sleep(0)
    caller.cancel()
    await journal.append("m1", entry(2))
    assert stored(database) == [("m1", 1, "0"), ("m1", 2, "0")]


async def test_a_match_is_opened_once(database: Database, journal: Journal) -> None:
    assert await journal.match("m1") == MATCH
    with pytest.raises(IdTakenError):
        await begin(database, replace(MATCH, game="other"))
    assert await journal.match("m1") == MATCH
    assert await journal.match("unknown") is None


async def test_matches_come_oldest_first_those_that_have_ended_too(database: Database, journal: Journal) -> None:
    older, newer = replace(MATCH, id="m0", created=1.0), replace(MATCH, id="m2", created=2e9)
    for match in (newer, older):
        await begin(database, match)
    assert await journal.end_match("m1", outcome="won", at=1_800_000_000.0)
    ended = replace(MATCH, ended=1_800_000_000.0, outcome="won")
    assert await journal.matches() == (older, ended, newer)


async def test_a_match_ends_once_and_accepts_no_entry_then(journal: Journal) -> None:
    await journal.append("m1", entry(1))
    assert await journal.end_match("m1", outcome="won", at=5.0)
    assert not await journal.end_match("m1", outcome="aborted", at=6.0)
    assert await journal.match("m1") == replace(MATCH, ended=5.0, outcome="won")
    with pytest.raises(StaleError):
        await journal.append("m1", entry(2))
    assert not await journal.end_match("unknown", outcome="won", at=5.0)


@pytest.mark.parametrize("sql", ["UPDATE entry SET actor = '1'", "DELETE FROM entry"])
async def test_an_entry_can_be_neither_changed_nor_taken_away(database: Database, journal: Journal, sql: str) -> None:
    await journal.append("m1", entry(1))
    with pytest.raises(StoreError, match="only ever added to"):
        await database.execute(sql)
    assert stored(database) == [("m1", 1, "0")]
