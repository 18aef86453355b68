"""The database file: its mode, whose transaction is whose, and what goes wrong in plain words."""

import asyncio
import logging
import sqlite3
import stat
import sys
import threading
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from data.database import Database
from data.errors import (
    ClosedError,
    DiskFullError,
    LockedError,
    NotADatabaseError,
    ReadOnlyError,
    StoreError,
)


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    async with await Database.open(tmp_path / "tables.sqlite3", patience=0.05) as database:
        await database.execute("CREATE TABLE note (text TEXT PRIMARY KEY) STRICT")
        yield database


def notes(database: Database) -> set[str]:
    """What an outsider finds in the file."""
    with closing(sqlite3.connect(database.path)) as connection:
        return {text for (text,) in connection.execute("SELECT text FROM note")}


async def note(database: Database, text: str) -> None:
    await database.execute("INSERT INTO note VALUES (?)", (text,))


@pytest.mark.skipif(sys.platform == "win32", reason="has no modes")
async def test_only_the_owner_can_read_the_files(tmp_path: Path) -> None:
    path = tmp_path / "made" / "tables.sqlite3"
    async with await Database.open(path) as database:
        await database.execute("CREATE TABLE note (text TEXT) STRICT")
        modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()}
    assert modes == {f"tables.sqlite3{side}": 0o600 for side in ("", "-wal", "-shm")}
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700


@pytest.mark.skipif(sys.platform == "win32", reason="has no modes")
async def test_a_file_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    path.touch(mode=0o644)
    async with await Database.open(path):
        assert stat.S_IMODE(path.stat().st_mode) == 0o600


async def test_commits_wait_for_the_disk_and_references_are_checked(database: Database) -> None:
    def settings(connection: sqlite3.Connection) -> list[object]:
        return [
            next(iter(row))
            for pragma in ("journal_mode", "synchronous", "foreign_keys")
            for row in connection.execute(f"PRAGMA {pragma}")
        ]

    full = 2
    assert await database.write(settings) == ["wal", full, 1]


async def test_what_was_awaited_is_there_for_everybody(database: Database) -> None:
    await note(database, "a")
    assert notes(database) == {"a"}
    assert [row["text"] for row in await database.rows("SELECT text FROM note")] == ["a"]


async def test_the_reader_cannot_write(database: Database) -> None:
    with pytest.raises(ReadOnlyError):
        await database.rows("INSERT INTO note VALUES ('a') RETURNING text")
    assert notes(database) == set()


async def test_interleaved_units_do_not_end_in_each_others_transactions(database: Database) -> None:
    first_is_half_done, second_is_asked_for = asyncio.Event(), threading.Event()
    loop = asyncio.get_running_loop()

    def fails_half_way(connection: sqlite3.Connection) -> None:
        connection.execute("INSERT INTO note VALUES ('half')")
        loop.call_soon_threadsafe(first_is_half_done.set)
        second_is_asked_for.wait()
        raise KeyError

    async def succeeds_meanwhile() -> None:
        await first_is_half_done.wait()
        second = asyncio.create_task(note(database, "whole"))
        await asyncio.sleep(0)  # it has asked by now
        second_is_asked_for.set()
        await second

    failure, success = await asyncio.gather(
        database.write(fails_half_way), succeeds_meanwhile(), return_exceptions=True
    )
    assert isinstance(failure, KeyError)
    assert success is None
    assert notes(database) == {"whole"}


async def test_units_in_one_commit_fail_alone(database: Database) -> None:
    await note(database, "taken")
    texts = ["a", "taken", "b", "taken", "c"]
    outcomes = await asyncio.gather(*(note(database, text) for text in texts), return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [type(None), StoreError, type(None), StoreError, type(None)]
    assert notes(database) == {"taken", "a", "b", "c"}


async def test_a_commit_that_fails_keeps_nothing_and_the_next_one_succeeds(database: Database) -> None:
    await database.execute("CREATE TABLE pair (text TEXT REFERENCES note DEFERRABLE INITIALLY DEFERRED) STRICT")
    alone = database.execute("INSERT INTO pair VALUES ('nobody')")
    failed = await asyncio.gather(note(database, "together"), alone, return_exceptions=True)
    assert [type(outcome) for outcome in failed] == [StoreError, StoreError], "what shares a commit shares its end"
    assert notes(database) == set()
    await note(database, "after")
    assert notes(database) == {"after"}


async def test_a_unit_that_fails_by_its_own_error_after_sqlite_has_undone_everything_fails_what_shares_its_commit(
    database: Database,
) -> None:
    def undone(connection: sqlite3.Connection) -> None:
        connection.rollback()  # as SQLite does without room or memory
        raise LookupError

    shared = asyncio.gather(note(database, "before"), database.write(undone), return_exceptions=True)
    assert [type(outcome) for outcome in await shared] == [StoreError, StoreError]
    await note(database, "after")
    assert notes(database) == {"after"}


async def test_nobody_waits_for_ever_for_a_writer_that_was_cancelled(database: Database) -> None:
    begun, go_on = asyncio.Event(), threading.Event()
    loop = asyncio.get_running_loop()

    def slow(_: sqlite3.Connection) -> None:
        loop.call_soon_threadsafe(begun.set)
        go_on.wait()

    first = asyncio.create_task(database.write(slow))
    await begun.wait()
    second = asyncio.create_task(note(database, "waits"))
    await asyncio.sleep(0)  # it has asked by now
    (writer,) = (task for task in asyncio.all_tasks() if task.get_name() == "database writer")
    writer.cancel()
    go_on.set()
    async with asyncio.timeout(10):
        outcomes = await asyncio.gather(first, second, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [asyncio.CancelledError] * 2


async def test_what_was_taken_away_is_overwritten_in_the_file(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    async with await Database.open(path) as database:
        await database.execute("CREATE TABLE note (text TEXT PRIMARY KEY) STRICT")
        await note(database, "to be forgotten")
    assert b"to be forgotten" in path.read_bytes()
    async with await Database.open(path) as database:
        await database.execute("DELETE FROM note")
    assert b"to be forgotten" not in path.read_bytes()


async def test_units_that_wait_together_share_a_commit(database: Database) -> None:
    seen: list[bool] = []

    def looks_for_the_others(connection: sqlite3.Connection) -> None:
        connection.execute("INSERT INTO note VALUES (?)", (f"{len(seen)}",))
        seen.append(notes(database) == set())

    await asyncio.gather(*(database.write(looks_for_the_others) for _ in range(20)))
    assert seen == [True] * 20, "nothing was committed before the last of them had run"
    assert len(notes(database)) == 20


async def test_a_unit_asked_for_during_a_commit_is_carried_out_after_it(database: Database) -> None:
    async def chain(length: int) -> None:
        for number in range(length):
            await note(database, f"{id(asyncio.current_task())} {number}")

    await asyncio.gather(chain(3), chain(5), chain(8))
    assert len(notes(database)) == 16


@pytest.mark.parametrize("steps", range(12))
async def test_a_cancelled_caller_neither_loses_nor_doubles_its_unit(database: Database, steps: int) -> None:
    runs = 0

    def counted(connection: sqlite3.Connection) -> None:
        nonlocal runs
        runs += 1
        connection.execute("INSERT INTO note VALUES ('cancelled')")

    caller = asyncio.create_task(database.write(counted))
    for _ in range(1 + steps):
        await asyncio.sleep(0)
    caller.cancel()
    await note(database, "after")
    assert runs == 1
    assert notes(database) == {"cancelled", "after"}


async def test_an_idle_database_has_no_task(database: Database) -> None:
    await note(database, "a")
    await asyncio.sleep(0)
    assert asyncio.all_tasks() == {asyncio.current_task()}


async def test_closing_finishes_what_was_asked_and_accepts_no_more(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "tables.sqlite3")
    await database.execute("CREATE TABLE note (text TEXT PRIMARY KEY) STRICT")
    waiting = [asyncio.create_task(note(database, f"{number}")) for number in range(50)]
    await asyncio.sleep(0)
    await database.close()
    await database.close()
    await asyncio.gather(*waiting)
    assert len(notes(database)) == 50
    with pytest.raises(ClosedError):
        await note(database, "late")
    with pytest.raises(ClosedError):
        await database.rows("SELECT text FROM note")


async def test_no_room_left_is_told_to_all_who_would_have_been_kept(database: Database) -> None:
    def leave_no_room(connection: sqlite3.Connection) -> None:
        ((pages,),) = connection.execute("PRAGMA page_count")
        connection.execute(f"PRAGMA max_page_count = {int(pages)}")

    await database.write(leave_no_room)
    outcomes = await asyncio.gather(note(database, "small"), note(database, "x" * 100_000), return_exceptions=True)
    kept = notes(database)
    assert isinstance(outcomes[1], DiskFullError)
    assert (outcomes[0] is None) == ("small" in kept), "told as kept if and only if it is"
    await note(database, "still works")
    assert notes(database) == kept | {"still works"}


async def test_a_lock_held_elsewhere_is_told_and_gone_when_released(database: Database) -> None:
    with closing(sqlite3.connect(database.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(LockedError, match="another process"):
            await note(database, "a")
        other.execute("ROLLBACK")
    await note(database, "b")
    assert notes(database) == {"b"}


async def test_a_file_of_something_else_is_left_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear reader, " * 100, encoding="utf-8")
    with pytest.raises(NotADatabaseError, match="no SQLite database") as raised:
        await Database.open(path)
    assert "\n" not in str(raised.value)
    assert path.read_text(encoding="utf-8") == "Dear reader, " * 100


async def test_a_path_that_cannot_be_opened_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for impossible in (tmp_path, tmp_path / "file" / "tables.sqlite3"):
        with pytest.raises(StoreError) as raised:
            await Database.open(impossible)
        assert str(impossible.name) in str(raised.value)
        assert "\n" not in str(raised.value)


async def test_hands_are_not_logged(database: Database, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    await note(database, "secret")
    await database.rows("SELECT text FROM note WHERE text = ?", ("secret",))
    assert "secret" not in caplog.text
