"""What the disk and its owner do to a store: told in one line to act upon, nothing half done, and it goes on after."""

import os
import shutil
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from bot.upkeep.commands import name_bot
from data.copies import copy, restore
from data.database import Database
from data.errors import DiskFullError, MigrationError, NotADatabaseError, ReadOnlyError, StoreError
from data.hold import held
from data.journal import Journal
from data.schema import MIGRATIONS, Migration
from engine.cli.chance import match
from tests.begun import begin
from tests.nobody import nobody
from tests.unit.test_table import MATCH, Wall, game, known, restored


async def fill(database: Database, *, spare: int) -> None:
    """Leave no room but for so many pages."""

    def unit(connection: sqlite3.Connection) -> None:
        ((pages,),) = connection.execute("PRAGMA page_count").fetchall()
        connection.execute(f"PRAGMA max_page_count = {int(pages) + spare}")

    await database.write(unit)


async def test_an_act_for_which_there_is_no_room_is_not_done_and_can_be_done_later(tmp_path: Path) -> None:
    async with await Database.open(tmp_path / "tichu.db") as database:
        await begin(database, MATCH)
        table = await restored(database)
        await fill(database, spare=0)
        told: list[str] = []
        for actor, action, _ in match(game(), Random(3)):
            before = known(table)
            try:
                assert await table.submit(actor, action) is None
            except DiskFullError as error:
                told.append(str(error))
                assert known(table) == before == known(await restored(database, now=Wall(1_900_000_000.0)))
                await fill(database, spare=4)
                assert await table.submit(actor, action) is None
        assert len(told) > 1
        assert {line.partition(" (")[0] for line in told} == {
            f"{database.path}: no room left for the database: make room on its disk"
        }
        assert table.awaited == frozenset()
        assert len(await Journal(database).entries(MATCH.id)) == table.seq


@pytest.mark.skipif(sys.platform == "win32", reason="has no modes")
async def test_whatever_the_umask_nobody_else_reads_any_file_of_the_store(tmp_path: Path) -> None:
    path = tmp_path / "made" / "tichu.db"
    before = os.umask(0)
    try:
        await (await Database.open(path, migrations=MIGRATIONS[:1])).close()
        with held(path):
            async with await Database.open(path) as database:
                await begin(database, MATCH)
                await copy(path, path.with_name("copy.db"))
                modes = {file.name: file.stat().st_mode & 0o777 for file in os.scandir(path.parent)}
        aside = (await restore(path.with_name("copy.db"), path, at=1.0, name_bot=name_bot)).aside
    finally:
        os.umask(before)
    sides = {"tichu.db", "tichu.db-wal", "tichu.db-shm", "tichu.db.lock", "tichu.db.v1.bak", "copy.db"}
    assert modes == dict.fromkeys(sides, 0o600)
    assert aside is not None
    assert {one.stat().st_mode & 0o777 for one in (path, aside)} == {0o600}
    assert path.parent.stat().st_mode & 0o777 == 0o700


@pytest.mark.skipif(sys.platform == "win32", reason="has no modes")
async def test_a_directory_that_may_not_be_written_is_told(home: Path) -> None:
    os.chmod(home, 0o500)  # noqa: PTH101 - as pathlib may not be asked in here
    with nobody():
        with pytest.raises(ReadOnlyError, match=r"tichu\.db: the bot must be allowed to write there"):
            await Database.open(home / "tichu.db")
        with pytest.raises(ReadOnlyError, match=r"tichu\.db\.lock: the bot must be"), held(home / "tichu.db"):
            pass
        with pytest.raises(ReadOnlyError, match="the bot must be allowed"):
            await Database.open(home / "below" / "tichu.db")
    assert os.listdir(home) == []  # noqa: PTH208 - as pathlib may not be asked in here


@pytest.mark.skipif(sys.platform == "win32", reason="has no owners")
async def test_a_file_of_somebody_else_is_told_and_left(tmp_path: Path, home: Path) -> None:
    if os.geteuid() != 0:
        pytest.skip("only a superuser has files of two people")
    await (await Database.open(tmp_path / "tichu.db")).close()
    shutil.copy(tmp_path / "tichu.db", home)
    (home / "tichu.db").chmod(0o444)
    before = (home / "tichu.db").read_bytes()
    with nobody(), pytest.raises(ReadOnlyError, match="the bot must be allowed to write there"):
        await Database.open(home / "tichu.db")
    assert (home / "tichu.db").read_bytes() == before


async def test_a_file_that_another_program_holds_is_told_and_opens_when_it_lets_go(tmp_path: Path) -> None:
    path = tmp_path / "tichu.db"
    await (await Database.open(path, migrations=MIGRATIONS[:1])).close()
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(StoreError, match=r"another process holds the database|is locked"):
            await Database.open(path, patience=0.05)
        other.execute("ROLLBACK")
    async with await Database.open(path) as database:
        assert await Journal(database).matches() == ()


async def test_a_migration_without_room_is_undone_and_made_when_there_is_some(tmp_path: Path) -> None:
    path = tmp_path / "tichu.db"
    first = Migration(1, "first", "CREATE TABLE a (b TEXT) STRICT;")
    greedy = "PRAGMA max_page_count = 3;\nCREATE TABLE c AS SELECT hex(zeroblob(40000)) AS d;"
    await (await Database.open(path, migrations=(first,))).close()
    with pytest.raises(MigrationError) as raised:
        await Database.open(path, migrations=(first, Migration(2, "second", greedy)))
    assert "full" in str(raised.value)
    assert "nothing is lost" in str(raised.value)
    assert "\n" not in str(raised.value)
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (1,)
        assert connection.execute("SELECT name FROM sqlite_schema").fetchall() == [("a",)]
    with closing(sqlite3.connect(path.with_name("tichu.db.v1.bak"))) as backup:
        assert backup.execute("SELECT name FROM sqlite_schema").fetchall() == [("a",)]
    modest = greedy.replace("PRAGMA max_page_count = 3;\n", "")
    async with await Database.open(path, migrations=(first, Migration(2, "second", modest))) as database:
        assert len(await database.rows("SELECT d FROM c")) == 1


async def test_a_damaged_page_is_told_with_what_to_do_and_the_rest_can_be_read(tmp_path: Path) -> None:
    path = tmp_path / "tichu.db"
    async with await Database.open(path) as database:
        await begin(database, MATCH)
        await database.execute("INSERT INTO mark (name, value) VALUES ('kept', 'x')")
        table = await restored(database)
        for actor, action, _ in match(game(), Random(3)):
            await table.submit(actor, action)
    with closing(sqlite3.connect(path)) as connection:
        ((root,),) = connection.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'entry'")
        ((size,),) = connection.execute("PRAGMA page_size")
    with path.open("r+b") as file:
        file.seek((root - 1) * size)
        file.write(b"\xff" * size)
    async with await Database.open(path) as database:
        with pytest.raises(NotADatabaseError, match="damaged: restore a backup"):
            await Journal(database).entries(MATCH.id)
        assert [match.id for match in await Journal(database).matches()] == [MATCH.id]
        assert len(await database.rows("SELECT value FROM mark WHERE name = 'kept'")) == 1
