"""Copies of a database: made while it is written to, verified, and put in its place without losing what was there."""

import asyncio
import shutil
import sqlite3
import stat
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bot.upkeep.commands import name_bot
from data.copies import Contents, contents, copy, restore
from data.database import Database
from data.errors import FileTakenError, MigrationError, NewerSchemaError, NotADatabaseError, StoreError
from data.journal import Entry, Journal, Match
from data.schema import MIGRATIONS, Migration
from tests.begun import begin

NOON = 1_800_000_000.0


def entry(seq: int) -> Entry:
    return Entry(seq=seq, actor="dealer", action="{}", events="[]", at=float(seq))


async def filled(path: Path, entries: int, migrations: tuple[Migration, ...] = MIGRATIONS) -> None:
    """A file with one match of so many entries."""
    async with await Database.open(path, migrations=migrations) as database:
        await database.execute("INSERT INTO match (id, game, options, created) VALUES ('m', 'tichu', '[]', 1)")
        for seq in range(1, entries + 1):
            await Journal(database).append("m", entry(seq))


def files(directory: Path) -> list[str]:
    return sorted(path.name for path in directory.iterdir())


def count(path: Path | None) -> int:
    """How many entries an outsider finds in the file."""
    assert path is not None
    with closing(sqlite3.connect(path)) as connection:
        ((entries,),) = connection.execute("SELECT count(*) FROM entry")
    return int(entries)


def crash(path: Path, left: Path) -> None:
    """Let `left` be the file as a killed process leaves it: its fourth entry stands in its log alone."""
    with closing(sqlite3.connect(path)) as connection:
        with connection:
            connection.execute(
                "INSERT INTO entry (match, seq, actor, action, events, at) VALUES ('m', 4, 'x', '', '', 4)"
            )
        for side in ("", "-wal"):
            shutil.copy(path.with_name(f"{path.name}{side}"), left.with_name(f"{left.name}{side}"))


async def test_a_copy_of_a_file_in_use_is_one_moment_of_it(tmp_path: Path) -> None:
    path, target = tmp_path / "tichu.db", tmp_path / "copy.db"
    async with await Database.open(path) as database:
        journal = Journal(database)
        await begin(database, Match(id="m", game="tichu", options="[]", created=1.0))

        async def write() -> None:
            for seq in range(1, 201):
                await journal.append("m", entry(seq))
                if seq == 20:
                    begun.set()

        begun = asyncio.Event()
        writing = asyncio.create_task(write())
        await begun.wait()
        before = len(await journal.entries("m"))
        found = await copy(path, target)
        after = len(await journal.entries("m"))
        await writing
    assert found == Contents(schema=len(MIGRATIONS), matches=1, entries=count(target))
    assert before <= found.entries <= after
    with closing(sqlite3.connect(target)) as connection:
        assert connection.execute("SELECT count(*), max(seq) FROM entry").fetchone() == (found.entries,) * 2


@pytest.mark.skipif(sys.platform == "win32", reason="has no modes")
async def test_a_copy_is_its_owners_alone_and_nothing_lies_beside_it(tmp_path: Path) -> None:
    (tmp_path / "copies").mkdir()
    await filled(tmp_path / "tichu.db", 1)
    await copy(tmp_path / "tichu.db", tmp_path / "copies" / "copy.db")
    (made,) = (tmp_path / "copies").iterdir()
    assert stat.S_IMODE(made.stat().st_mode) == 0o600


async def test_a_copy_overwrites_nothing(tmp_path: Path) -> None:
    await filled(tmp_path / "tichu.db", 1)
    (tmp_path / "letter").write_text("Dear reader", encoding="utf-8")
    with pytest.raises(FileTakenError, match="letter"):
        await copy(tmp_path / "tichu.db", tmp_path / "letter")
    assert (tmp_path / "letter").read_text(encoding="utf-8") == "Dear reader"


async def test_of_what_is_no_database_no_copy_stays(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear reader, " * 100, encoding="utf-8")
    for source in ("letter", "nothing"):
        with pytest.raises(StoreError) as raised:
            await copy(tmp_path / source, tmp_path / "copy.db")
        assert "\n" not in str(raised.value)
    assert files(tmp_path) == ["letter"]


async def test_a_restored_file_is_the_copy_and_the_old_one_is_kept_with_its_log(tmp_path: Path) -> None:
    path, backup = tmp_path / "tichu.db", tmp_path / "copy.db"
    await filled(backup, 3)
    await filled(tmp_path / "running.db", 3)
    crash(tmp_path / "running.db", path)
    restored = await restore(backup, path, at=NOON, name_bot=name_bot)
    found, aside = restored.found, restored.aside
    assert aside == tmp_path / "tichu.db.20270115T080000Z.old"
    assert found.entries == count(path) == 3
    assert count(aside) == 4
    async with await Database.open(path) as database:
        assert len(await Journal(database).entries("m")) == 3


async def test_a_damaged_file_is_kept_as_it_is_and_replaced(tmp_path: Path) -> None:
    path, backup = tmp_path / "tichu.db", tmp_path / "copy.db"
    await filled(backup, 2)
    for name in ("tichu.db", "tichu.db-wal"):
        (tmp_path / name).write_bytes(b"nonsense" * 1000)
    restored = await restore(backup, path, at=NOON, name_bot=name_bot)
    aside = restored.aside
    assert restored.forgotten is None
    assert aside is not None
    assert aside.read_bytes() == aside.with_name(f"{aside.name}-wal").read_bytes() == b"nonsense" * 1000
    assert count(path) == 2


async def test_where_nothing_was_a_copy_is_put_with_its_directory(tmp_path: Path) -> None:
    await filled(tmp_path / "copy.db", 2)
    restored = await restore(tmp_path / "copy.db", tmp_path / "new" / "tichu.db", at=NOON, name_bot=name_bot)
    assert (restored.aside, restored.forgotten) == (None, 0)
    assert files(tmp_path / "new") == ["tichu.db"]
    assert count(tmp_path / "new" / "tichu.db") == 2


@pytest.mark.parametrize("version", [1, len(MIGRATIONS) - 1])
async def test_an_older_copy_is_migrated_on_its_way_and_stays_what_it_was(tmp_path: Path, version: int) -> None:
    path, backup = tmp_path / "tichu.db", tmp_path / "copy.db"
    with closing(sqlite3.connect(backup)) as connection:
        for migration in MIGRATIONS[:version]:
            connection.executescript(migration.sql)
        connection.execute(f"PRAGMA user_version = {version}")
    before = backup.read_bytes()
    found = (await restore(backup, path, at=NOON, name_bot=name_bot)).found
    assert (found.schema, (await contents(path)).schema) == (version, len(MIGRATIONS))
    assert backup.read_bytes() == before
    assert files(tmp_path) == ["copy.db", "tichu.db"]


async def test_what_cannot_be_restored_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "tichu.db"
    await filled(path, 2)
    (tmp_path / "letter").write_text("Dear reader, " * 100, encoding="utf-8")
    (tmp_path / "empty").touch()
    with closing(sqlite3.connect(tmp_path / "newer")) as connection:
        connection.execute("PRAGMA user_version = 9999")
    await filled(tmp_path / "damaged", 200)
    pages = bytearray((tmp_path / "damaged").read_bytes())
    pages[-4096:] = b"\xff" * 4096
    (tmp_path / "damaged").write_bytes(pages)
    before, names = path.read_bytes(), files(tmp_path)
    for name, error in (("letter", NotADatabaseError), ("empty", NotADatabaseError), ("newer", NewerSchemaError)):
        with pytest.raises(error):
            await restore(tmp_path / name, path, at=NOON, name_bot=name_bot)
    with pytest.raises(NotADatabaseError, match="damaged"):
        await restore(tmp_path / "damaged", path, at=NOON, name_bot=name_bot)
    with closing(sqlite3.connect(tmp_path / "older")) as connection:
        connection.executescript(MIGRATIONS[0].sql)
        connection.execute("PRAGMA user_version = 1")
    broken = (MIGRATIONS[0], Migration(2, "broken", "INSERT INTO nowhere VALUES (1);"))
    with pytest.raises(MigrationError):
        await restore(tmp_path / "older", path, at=NOON, name_bot=name_bot, migrations=broken)
    assert path.read_bytes() == before
    assert files(tmp_path) == sorted([*names, "older"])
