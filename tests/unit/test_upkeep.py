"""The operator's commands over a store of real matches: what drifts is found, what is sound is told so."""

import asyncio
import os
import re
import shutil
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from pydantic import SecretStr

from bot.settings import Settings
from bot.upkeep.audit import audit
from bot.upkeep.check import application_of, check
from bot.upkeep.store import clock
from data.database import Database
from data.hold import held
from data.journal import Journal, Match
from data.schema import MIGRATIONS
from engine.cards import DECK
from tests.archive import store
from tests.begun import begin
from tests.nobody import nobody

TRUSTING = """
    DROP TRIGGER entry_is_never_changed;
    DROP TRIGGER entry_is_taken_away_only_of_a_match_that_was_shed;
"""


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with two matches that are over, to be copied."""
    path = tmp_path_factory.mktemp("archive") / "tichu.db"

    async def write() -> None:
        async with await Database.open(path) as database:
            for seed in (1, 2):
                await store(database, seed)

    asyncio.run(write())
    return path


@pytest.fixture
def path(archive: Path, tmp_path: Path) -> Path:
    """A file with two matches that are over."""
    path = tmp_path / "tichu.db"
    shutil.copy(archive, path)
    path.chmod(0o600)
    return path


def bytes_of(path: Path) -> bytes:
    return path.read_bytes()


def names(directory: Path) -> list[str]:
    return [one.name for one in directory.iterdir()]


def spoil(path: Path, sql: str) -> None:
    """Do what the program never does."""
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(TRUSTING + sql)


async def audited(path: Path) -> tuple[bool, list[str]]:
    """Whether nothing drifts, and what is said."""
    said: list[str] = []
    return await audit(path, said.append), said


async def checked(path: Path, token: str | None = None) -> tuple[bool, list[str]]:
    """Whether all is well but the token, and what is said."""
    said: list[str] = []
    secret = None if token is None else SecretStr(token)
    await check(Settings.model_construct(database=path, discord_token=secret), said.append)
    bad = [line for line in said if line.startswith("BAD") and not line.startswith("BAD token")]
    return not bad, said


async def test_an_audit_of_what_was_played_finds_nothing(path: Path) -> None:
    before = bytes_of(path)
    is_sound, said = await audited(path)
    assert is_sound
    assert re.fullmatch(r"2 matches, \d{3,} entries, 0 drifts", said[-1])
    assert len(said) == 1
    assert bytes_of(path) == before


@pytest.mark.parametrize(
    ("sql", "told"),
    [
        (
            "UPDATE entry SET action = replace(action, 'false', 'true') WHERE match = 'm1' AND seq = 4;",
            r"match m1, entry 4 by seat-\d: other today: GrandAnswered\.grand",
        ),
        (
            "UPDATE entry SET actor = 'clock' WHERE match = 'm1' AND seq = 4;",
            "match m1, entry 4 by clock: refused today: .+",
        ),
        (
            "UPDATE entry SET events = replace(events, '},{\"is\":\"HandsFilled\"}', '}') WHERE match = 'm1';",
            r"match m1, entry \d by seat-\d: stored GrandAnswered, today GrandAnswered HandsFilled",
        ),
        (
            "UPDATE entry SET events = '{' WHERE match = 'm1' AND seq = 4;",
            "match m1, entry 4 by .+: cannot be read at its beginning",
        ),
        (
            "UPDATE entry SET events = '[{\"is\": \"Teleported\"}]' WHERE match = 'm1' AND seq = 4;",
            r"match m1, entry 4 by .+: cannot be read at 0\.is",
        ),
        ("DELETE FROM entry WHERE match = 'm1' AND seq = 4;", "match m1, entry 5 by .+: entry 4 is missing before it"),
        ("UPDATE match SET options = '[\"no such rule\"]' WHERE id = 'm1';", "match m1: cannot be read: ValueError"),
        ("UPDATE result SET winner = 1 - winner WHERE match = 'm2';", r"match m2: its result has winner .*"),
        ("UPDATE result SET total0 = total0 + 5 WHERE match = 'm2';", r"match m2: its result has totals .*"),
        (
            "INSERT INTO feat (match, round, seat, name, user, seq, at) VALUES ('m2', 1, 0, 'bomb_out', 100, 9, 1.0);",
            "match m2, entry 9 by seat-0: the feat bomb_out of round 1 is stored, and not in its journal",
        ),
        ("UPDATE result_round SET points0 = 0 WHERE match = 'm2';", "match m2: its result has other rounds .*"),
        ("UPDATE standing SET mu = mu + 1 WHERE user = 101;", "standing .*"),
    ],
)
async def test_an_audit_tells_what_was_changed_and_no_card(path: Path, sql: str, told: str) -> None:
    spoil(path, sql)
    is_sound, said = await audited(path)
    assert not is_sound
    assert any(re.fullmatch(told, line) for line in said[:-1])
    assert "0 drifts" not in said[-1]
    cards = [str(card) for card in DECK]
    assert not [line for line in said if any(re.search(rf"\b{card}\b", line) for card in cards)]


async def test_a_check_of_a_sound_store_finds_nothing(path: Path) -> None:
    before = bytes_of(path)
    is_well, said = await checked(path)
    assert is_well
    assert bytes_of(path) == before
    for line in (
        "ok  journal: all 2 matches can be read",
        "ok  file mode: .*",
        "--  bot: not running",
        "ok  clock: .*",
    ):
        assert any(re.fullmatch(line, one) for one in said), line
    with held(path):
        assert any(
            re.fullmatch(rf"ok  bot: runs: process {os.getpid()} on .*", one) for one in (await checked(path))[1]
        )


def open_to_others(path: Path) -> None:
    path.chmod(0o644)


def backup_open_to_others(path: Path) -> None:
    copy = path.with_name(f"{path.name}.v5.bak")
    copy.touch()
    copy.chmod(0o640)


def unreadable_entry(path: Path) -> None:
    spoil(path, "UPDATE entry SET events = '[7]' WHERE match = 'm1' AND seq = 4;")


def reference_to_nothing(path: Path) -> None:
    spoil(path, "DELETE FROM match WHERE id = 'm1';")


def torn(path: Path) -> None:
    pages = bytearray(path.read_bytes())
    pages[-4096:] = b"\xff" * 4096
    path.write_bytes(pages)


def of_another_program(path: Path) -> None:
    path.write_text("Dear reader, " * 100, encoding="utf-8")


def newer(path: Path) -> None:
    spoil(path, "PRAGMA user_version = 9999;")


def from_the_future(path: Path) -> None:
    spoil(path, "UPDATE entry SET at = unixepoch() + 3600;")


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (open_to_others, "BAD file mode: others can read .*tichu.db: chmod 600"),
        (backup_open_to_others, "BAD file mode: others can read .*v5.bak: chmod 600"),
        (unreadable_entry, "BAD journal: match m1, entry 4 by .*: cannot be read at 0"),
        (reference_to_nothing, "BAD database: .*refers to nothing in match; .*"),
        (torn, "BAD database: .*"),
        (of_another_program, "BAD database: .*no SQLite database.*"),
        (newer, "BAD database: .*newer program.*"),
        (from_the_future, r"BAD clock: is 3,\d{3} s behind .*"),
    ],
)
async def test_a_check_tells_what_is_wrong(path: Path, change: Callable[[Path], None], told: str) -> None:
    change(path)
    is_well, said = await checked(path)
    assert not is_well
    assert any(re.fullmatch(told, line) for line in said), said


async def test_an_older_file_is_looked_at_as_the_next_start_will_make_it(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    async with await Database.open(path, migrations=MIGRATIONS[:1]) as database:
        await database.execute("INSERT INTO match (id, game, options, created) VALUES ('m', 'tichu', '[]', 1)")
    before = bytes_of(path)
    is_well, said = await checked(path)
    assert is_well, said
    assert any(f"schema 1, the next start migrates it to {len(MIGRATIONS)}" in line for line in said)
    assert (await audited(path))[0]
    assert bytes_of(path) == before
    assert names(tmp_path) == ["old.db"]


async def test_a_file_that_is_not_there_is_no_trouble_and_is_not_made(tmp_path: Path) -> None:
    path = tmp_path / "made" / "tichu.db"
    is_well, said = await checked(path)
    assert is_well
    assert f"--  database: {path} is not there yet; the first start makes it" in said
    assert names(tmp_path) == []


@pytest.mark.skipif(sys.platform == "win32", reason="rights are told in another way there")
@pytest.mark.parametrize(
    ("rights", "told"),
    [
        (0o500, "BAD database: {path} cannot be made: this user may not write in {home}"),
        (0o000, "BAD database: {path}: this user may not enter {home}"),
    ],
)
async def test_a_folder_that_stands_in_the_way_is_named(home: Path, rights: int, told: str) -> None:
    path = home / "made" / "tichu.db"
    limit(home, rights)
    with nobody():
        is_well, said = await checked(path)
    assert not is_well
    assert told.format(path=path, home=home) in said


def limit(folder: Path, rights: int) -> None:
    folder.chmod(rights)


async def test_a_match_that_was_never_dealt_is_no_drift(path: Path) -> None:
    async with await Database.open(path) as database:
        await begin(database, Match(id="m3", game="tichu", options="[]", created=1.0))
    assert (await audited(path))[0]


async def test_a_match_that_ended_without_its_result_is_one(path: Path) -> None:
    async with await Database.open(path) as database:
        await begin(database, Match(id="m3", game="tichu", options="[]", created=1.0))
        await Journal(database).end_match("m3", outcome="finished", at=2.0)
    assert "match m3: ended without a result" in (await audited(path))[1]


def test_a_token_names_its_application() -> None:
    assert application_of("MTEwMDAwMDAwMDAwMDAwMDAwMA.Gabcde.x") == 1_100_000_000_000_000_000
    for wrong in ("", "abc", "a.b.c", "MTEw.x", "...", "MTEwMA.G.é", "Bot MTEw.a.b"):
        assert application_of(wrong) is None


async def test_a_token_is_never_told(path: Path) -> None:
    _, said = await checked(path, "no number.never.told-to-anybody")
    assert any(line.startswith("BAD token: DISCORD_TOKEN has not the shape") for line in said)
    assert "told-to" not in "\n".join(said)


@pytest.mark.parametrize(("newest", "mark"), [(0.0, "ok"), (30.0, "ok"), (61.0, "BAD")])
def test_a_clock_may_be_a_little_behind(newest: float, mark: str) -> None:
    now = 1_800_000_000.0
    assert clock(now, now + newest).mark == mark
    assert clock(1.0, 0.0).mark == "BAD"
