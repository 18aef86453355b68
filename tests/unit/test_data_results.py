"""Results: stored once, together with the end of their match."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from data.database import Database
from data.errors import StoreError
from data.journal import Journal, Match
from data.results import Result, ResultRound, Results, ResultSeat
from tests.begun import begin

SEATS = tuple(
    ResultSeat(seat=seat, team=seat % 2, user=None if seat == 3 else (1 << 60) + seat, name=name)
    for seat, name in enumerate(("North", "East", "South", "West"))
)
ROUNDS = (
    ResultRound(number=1, points=(300, -100), calls='[["small", true]]', finish_order="[0, 2]", one_two=True),
    ResultRound(number=2, points=(-25, 125), calls="[]", finish_order="[1, 0, 3]", one_two=False),
)
RESULT = Result(
    match="m1",
    finished=1_700_000_000.5,
    guild=1 << 60,
    channel=9,
    target=1000,
    options='["last_dragon_keep"]',
    rated=True,
    winner=0,
    totals=(1005, 25),
    seats=SEATS,
    rounds=ROUNDS,
)


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    async with await Database.open(tmp_path / "tables.sqlite3") as database:
        for number in range(1, 5):
            await begin(database, Match(id=f"m{number}", game="tichu", options="[]", created=1.0))
        yield database


def count(database: Database, table: str) -> int:
    with closing(sqlite3.connect(database.path)) as connection:
        ((rows,),) = connection.execute(f"SELECT count(*) FROM {table}")  # noqa: S608 - named in this file
        return int(rows)


async def test_a_result_comes_back_as_it_was_and_its_match_has_ended(database: Database) -> None:
    assert await Results(database).store(RESULT, outcome="won")
    assert await Results(database).recent(RESULT.guild, limit=10) == (RESULT,)
    match = await Journal(database).match("m1")
    assert match is not None
    assert (match.ended, match.outcome) == (RESULT.finished, "won")


async def test_a_draw_without_people_and_rounds_is_a_result(database: Database) -> None:
    bare = replace(RESULT, winner=None, rated=False, seats=(), rounds=())
    assert await Results(database).store(bare, outcome="aborted")
    assert await Results(database).recent(RESULT.guild, limit=10) == (bare,)


async def test_a_result_is_stored_once(database: Database) -> None:
    results = Results(database)
    assert await results.store(RESULT, outcome="won")
    assert not await results.store(replace(RESULT, winner=1, finished=2e9), outcome="other")
    assert await results.recent(RESULT.guild, limit=10) == (RESULT,)
    assert (count(database, "result_seat"), count(database, "result_round")) == (4, 2)


async def test_a_match_that_ended_without_its_result_can_still_have_it(database: Database) -> None:
    await Journal(database).end_match("m1", outcome="won", at=5.0)
    assert await Results(database).store(RESULT, outcome="won")
    match = await Journal(database).match("m1")
    assert match is not None
    assert match.ended == 5.0


async def test_half_a_result_is_none_and_its_match_goes_on(database: Database) -> None:
    twice = replace(RESULT, rounds=(ROUNDS[0], ROUNDS[0]))
    with pytest.raises(StoreError):
        await Results(database).store(twice, outcome="won")
    assert [count(database, table) for table in ("result", "result_seat", "result_round")] == [0, 0, 0]
    match = await Journal(database).match("m1")
    assert match is not None
    assert match.ended is None


async def test_a_result_without_a_match_is_none(database: Database) -> None:
    with pytest.raises(StoreError):
        await Results(database).store(replace(RESULT, match="unknown"), outcome="won")
    assert count(database, "result") == 0


async def test_recent_results_are_a_servers_own_newest_first(database: Database) -> None:
    results = Results(database)
    second = replace(RESULT, match="m2", finished=RESULT.finished + 1, rounds=ROUNDS[:1])
    third = replace(RESULT, match="m3", finished=RESULT.finished + 2, seats=SEATS[:2])
    elsewhere = replace(RESULT, match="m4", guild=5)
    for result in (third, elsewhere, RESULT, second):
        await results.store(result, outcome="won")
    assert await results.recent(RESULT.guild, limit=10) == (third, second, RESULT)
    assert await results.recent(RESULT.guild, limit=2) == (third, second)
    assert await results.recent(5, limit=10) == (elsewhere,)
    assert await results.recent(6, limit=10) == ()
