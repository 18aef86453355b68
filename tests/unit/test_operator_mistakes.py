"""What an operator may name instead of a database: every command says what is wrong with it, and changes nothing."""

import argparse
import asyncio
import re
import shutil
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import LEAST_PORT, MOST_PORT, port
from bot.settings import Settings
from bot.upkeep.commands import add_commands, look_after
from data.connection import Connection
from data.database import Database
from data.errors import StoreError
from data.schema import MIGRATIONS
from tests.archive import store


def altered(sql: str) -> Callable[[Path], None]:
    """What a file becomes by something that the program never does."""

    def alter(path: Path) -> None:
        with closing(sqlite3.connect(path)) as connection:
            connection.executescript(sql)

    return alter


def another(path: Path) -> None:
    """A database of another program that numbers its schema, too."""
    path.unlink()
    altered("CREATE TABLE song (name TEXT); PRAGMA user_version = 3;")(path)


def unnumbered(path: Path) -> None:
    path.unlink()
    altered("CREATE TABLE song (name TEXT);")(path)


def halved(path: Path) -> None:
    content = path.read_bytes()
    path.write_bytes(content[: len(content) // 2])


def directory(path: Path) -> None:
    path.unlink()
    path.mkdir()


MISTAKES: dict[str, tuple[Callable[[Path], object], str]] = {
    "missing": (Path.unlink, "there is no such file"),
    "directory": (directory, "not a file that could be a database"),
    "another": (another, "a database of another program"),
    "unnumbered": (unnumbered, "a database of another program"),
    "halved": (halved, "the database is damaged: restore a backup"),
    "letter": (lambda path: path.write_text("Dear reader, " * 100), "the file is no SQLite database"),
    "empty": (lambda path: path.write_bytes(b""), "it is empty"),
    "newer": (altered("PRAGMA user_version = 999;"), f"made by a newer program .*, this one knows {len(MIGRATIONS)}"),
    "lacking": (altered("DROP TABLE vote; DROP TABLE open_hand;"), "not whole: it has no open_hand, vote"),
    "altered": (altered("ALTER TABLE mark RENAME COLUMN value TO text;"), r"not whole: it has no mark\.value"),
}


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A sound file with one match, to be copied."""
    path = tmp_path_factory.mktemp("archive") / "tichu.db"

    async def write() -> None:
        async with await Database.open(path) as database:
            await store(database, 1)

    asyncio.run(write())
    return path


async def told(database: Path, *words: str) -> tuple[bool, list[str]]:
    """Whether a command line comes to a good end, and all that it says."""
    parser = argparse.ArgumentParser()
    add_commands(parser.add_subparsers(dest="command").add_parser)
    said: list[str] = []
    try:
        settings = Settings.model_construct(database=database, discord_token=None)
        return await look_after(settings, parser.parse_args(words), said.append), said
    except StoreError as error:
        return False, [*said, str(error)]


def content(place: Path) -> dict[str, bytes]:
    """Every file of a directory but the locks."""
    return {one.name: one.read_bytes() for one in place.iterdir() if one.is_file() and one.suffix != ".lock"}


@pytest.mark.parametrize("kind", MISTAKES)
async def test_a_mistake_is_named_and_changes_nothing(tmp_path: Path, archive: Path, kind: str) -> None:
    spoil, words = MISTAKES[kind]
    sound, wrong = tmp_path / "tichu.db", tmp_path / "wrong.db"
    for path in (sound, wrong):
        shutil.copy(archive, path)
    spoil(wrong)
    before = content(tmp_path)
    for database, *line in (
        (sound, "restore", str(wrong)),
        (wrong, "backup", str(tmp_path / "copy.db")),
        (wrong, "audit"),
        (wrong, "check"),
    ):
        is_well, said = await told(database, *line)
        assert not is_well, line
        about = [one for one in said if str(wrong) in one and not one.startswith("BAD file mode")]
        if (kind, line) == ("missing", ["check"]):
            assert about == [f"--  database: {wrong} is not there yet; the first start makes it"]
            continue
        (one,) = about
        assert one.startswith((f"{wrong}: ", f"BAD database: {wrong}: "))
        assert re.search(words, one), line
        assert content(tmp_path) == before, line


async def test_a_database_of_another_program_is_not_migrated(tmp_path: Path, archive: Path) -> None:
    """It has a number that this program had once, and none of its tables."""
    path = tmp_path / "songs.db"
    shutil.copy(archive, path)
    another(path)
    before = content(tmp_path)
    with pytest.raises(StoreError, match="another program"):
        await Database.open(path)
    is_well, said = await told(path, "import", "--guild", "7", str(tmp_path / "songs.db"))
    assert (is_well, said) == (False, [f"{path}: a database of another program"])
    assert content(tmp_path) == before


async def test_a_database_is_no_copy_of_itself(tmp_path: Path, archive: Path) -> None:
    path = tmp_path / "tichu.db"
    shutil.copy(archive, path)
    before = content(tmp_path)
    (tmp_path / "link.db").symlink_to(path)
    for name in (path, tmp_path / "link.db"):
        assert await told(path, "restore", str(name)) == (False, [f"{name}: the database itself, and not a copy of it"])
    (tmp_path / "link.db").unlink()
    assert content(tmp_path) == before


async def test_a_restore_does_not_replace_a_directory(tmp_path: Path, archive: Path) -> None:
    (tmp_path / "place").mkdir()
    is_well, said = await told(tmp_path / "place", "restore", str(archive))
    assert (is_well, said) == (False, [f"{tmp_path / 'place'}: not a file that could be a database"])
    assert (tmp_path / "place").is_dir()


async def test_what_is_in_the_way_of_a_directory_is_named(tmp_path: Path, archive: Path) -> None:
    (tmp_path / "letter").touch()
    path = tmp_path / "letter" / "tichu.db"
    _, said = await told(path, "check")
    assert f"BAD database: {path} cannot be made: {tmp_path / 'letter'} is no directory" in said
    for line in (("restore", str(archive)), ("import", "--guild", "7", "x")):
        is_well, (one,) = await told(path, *line)
        assert not is_well
        assert re.search("its directory is missing or is none", one)
    is_well, (one,) = await told(archive, "backup", str(tmp_path / "nowhere" / "copy.db"))
    assert not is_well
    assert re.search("its directory is missing or is none", one)


async def test_an_import_tells_of_every_file_that_cannot_be_read(tmp_path: Path, archive: Path) -> None:
    path, missing, picture = tmp_path / "tichu.db", tmp_path / "missing", tmp_path / "picture"
    shutil.copy(archive, path)
    picture.write_bytes(b"\x89PNG\xff")
    is_well, said = await told(path, "import", "--guild", "7", str(missing), str(tmp_path), str(picture))
    assert not is_well
    assert [line.rpartition(": ")[0] for line in said] == [
        f"{one}: cannot be read" for one in (missing, tmp_path, picture)
    ]
    assert "Errno" not in "".join(said)


async def test_a_file_that_cannot_be_opened_leaves_no_thread_behind(tmp_path: Path) -> None:
    """Its end would be told to a loop that is closed by then, and an operator would read of that."""
    before = set(threading.enumerate())
    with pytest.raises(sqlite3.OperationalError):
        async with Connection(tmp_path, patience=1.0):
            pass
    left = [one for one in set(threading.enumerate()) - before if "_connection_worker_thread" in one.name]
    assert left == []


def test_a_port_that_is_none_is_refused_with_the_range_of_ports() -> None:
    assert [port(text) for text in ("0", "1024", "65535")] == [0, LEAST_PORT, MOST_PORT]
    for wrong in ("80000", "80", "-1", "x", "", "8700.0", "٨٧٠٠"):
        with pytest.raises(argparse.ArgumentTypeError, match="no port from 1024 to 65535, nor 0 for any"):
            port(wrong)
