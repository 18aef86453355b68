"""Migrations: from nothing, from every older version, and half-way."""

import asyncio
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from data.database import Database
from data.errors import MigrationError, NewerSchemaError, NotADatabaseError
from data.preferences import CardLayout, GuildPreferences, Preferences, SortOrder, UserPreferences
from data.schema import MIGRATIONS, Migration, load, statements
from data.tables import Tables


def schema(path: Path) -> tuple[int, list[tuple[str, str]]]:
    """The version and the tables, indexes and triggers of a file, as an outsider finds them."""
    with closing(sqlite3.connect(path)) as connection:
        ((version,),) = connection.execute("PRAGMA user_version")
        return version, connection.execute("SELECT name, sql FROM sqlite_schema ORDER BY name").fetchall()


def files(directory: Path) -> list[str]:
    return sorted(path.name for path in directory.iterdir())


async def opened_and_closed(path: Path, migrations: tuple[Migration, ...] = MIGRATIONS) -> None:
    await (await Database.open(path, migrations=migrations)).close()


def step(version: int, sql: str) -> Migration:
    return Migration(version=version, name=f"step_{version}", sql=sql)


TWO_STEPS = (step(1, "CREATE TABLE a (b TEXT) STRICT;"), step(2, "ALTER TABLE a ADD COLUMN c TEXT;"))


async def test_every_table_is_strict(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    await opened_and_closed(path)
    with closing(sqlite3.connect(path)) as connection:
        tables = connection.execute("SELECT name, strict FROM pragma_table_list WHERE schema = 'main'").fetchall()
    assert [name for name, strict in tables if not strict and not name.startswith("sqlite_")] == []
    assert len(tables) > len(MIGRATIONS)


@pytest.mark.parametrize("version", range(1, len(MIGRATIONS)))
async def test_an_older_file_becomes_what_a_new_one_is(tmp_path: Path, version: int) -> None:
    old, new = tmp_path / "old.sqlite3", tmp_path / "new.sqlite3"
    await opened_and_closed(old, MIGRATIONS[:version])
    before = schema(old)
    await opened_and_closed(old)
    await opened_and_closed(new)
    assert schema(old) == schema(new)
    assert schema(tmp_path / f"old.sqlite3.v{version}.bak") == before


async def test_an_entry_survives_all_later_migrations(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    await opened_and_closed(path, MIGRATIONS[:1])
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("INSERT INTO match (id, game, options, created) VALUES ('m', 'tichu', '[]', 1)")
        connection.execute("INSERT INTO entry VALUES ('m', 1, 'dealer', 'deal', '[]', 1)")
    await opened_and_closed(path)
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT * FROM entry").fetchall() == [("m", 1, "dealer", "deal", "[]", 1.0, 0)]


async def test_what_was_chosen_survives_the_choices_that_came_later(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    await opened_and_closed(path, MIGRATIONS[:5])
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("INSERT INTO user_preference VALUES (7, 'de', 'descending', 'menu')")
        connection.execute("INSERT INTO user_preference VALUES (8, NULL, 'ascending', 'buttons')")
        connection.execute("INSERT INTO guild_preference VALUES (9, 'ko')")
    async with await Database.open(path) as database:
        preferences = Preferences(database)
        assert await preferences.of_user(7) == UserPreferences(
            locale="de", sort_order=SortOrder.DESCENDING, card_layout=CardLayout.MENU
        )
        assert await preferences.of_user(8) == UserPreferences()
        assert await preferences.of_guild(9) == GuildPreferences(locale="ko")


async def test_a_table_of_before_there_were_levels_keeps_its_bots(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    await opened_and_closed(path, MIGRATIONS[:5])
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(
            "INSERT INTO game_table (id, guild, channel, host, locale, state, settings, created, changed)"
            " VALUES ('t', 1, 2, 3, 'ko', 'lobby', '{}', 1, 1)"
        )
        connection.execute("INSERT INTO table_seat VALUES ('t', 0, 'human', 3, 'North')")
        connection.execute("INSERT INTO table_seat VALUES ('t', 1, 'bot', NULL, 'Jade')")
    async with await Database.open(path) as database:
        table = await Tables(database).get("t")
    assert table is not None
    assert [(seat.user, seat.name, seat.level) for seat in table.seats] == [(3, "North", None), (None, "Jade", None)]
    assert table.summons is None


async def test_a_backup_holds_what_was_there_for_its_owner_alone(tmp_path: Path) -> None:
    path, backup = tmp_path / "tables.sqlite3", tmp_path / "tables.sqlite3.v1.bak"
    await opened_and_closed(path, TWO_STEPS[:1])
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("INSERT INTO a VALUES ('kept')")
    await opened_and_closed(path, TWO_STEPS)
    with closing(sqlite3.connect(backup)) as connection:
        assert connection.execute("SELECT * FROM a").fetchall() == [("kept",)]
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600


async def test_no_backup_is_made_of_nothing_or_for_nothing(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    await opened_and_closed(path)
    await opened_and_closed(path)
    assert files(tmp_path) == [path.name]


@pytest.mark.parametrize(
    "broken",
    ["CREATE TABLE d (e TEXT) STRICT;\nALTER TABLE a ADD COLUMN c TEXT;\nINSERT INTO nowhere VALUES (1);"],
)
async def test_a_migration_that_fails_half_way_leaves_the_old_version_whole(tmp_path: Path, broken: str) -> None:
    path = tmp_path / "tables.sqlite3"
    await opened_and_closed(path, TWO_STEPS[:1])
    before = schema(path)
    with pytest.raises(MigrationError, match="migration 2"):
        await opened_and_closed(path, (TWO_STEPS[0], step(2, broken)))
    assert schema(path) == before
    await opened_and_closed(path, TWO_STEPS)
    assert schema(path)[0] == 2


async def test_a_migration_that_breaks_a_reference_is_undone(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    first = step(
        1,
        "CREATE TABLE a (id INTEGER PRIMARY KEY) STRICT;\n"
        "CREATE TABLE b (a INTEGER REFERENCES a (id)) STRICT;\n"
        "INSERT INTO a VALUES (1);\nINSERT INTO b VALUES (1);",
    )
    await opened_and_closed(path, (first,))
    with pytest.raises(MigrationError, match="reference"):
        await opened_and_closed(path, (first, step(2, "DELETE FROM a;")))
    assert schema(path)[0] == 1


async def test_a_table_that_others_refer_to_can_be_rebuilt(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    await opened_and_closed(path, MIGRATIONS[:1])
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("INSERT INTO match (id, game, options, created) VALUES ('m', 'tichu', '[]', 1)")
        connection.execute("INSERT INTO entry VALUES ('m', 1, 'dealer', 'deal', '[]', 1)")
    rebuild = (
        "CREATE TABLE new (id TEXT NOT NULL PRIMARY KEY, game TEXT NOT NULL) STRICT;\n"
        "INSERT INTO new SELECT id, game FROM match;\nDROP TABLE match;\nALTER TABLE new RENAME TO match;"
    )
    await opened_and_closed(path, (MIGRATIONS[0], step(2, rebuild)))
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
        assert connection.execute("SELECT match.id, seq FROM entry JOIN match ON match = id").fetchall() == [("m", 1)]


async def test_processes_that_start_together_migrate_once(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    await opened_and_closed(path, MIGRATIONS[:1])
    await asyncio.gather(*(opened_and_closed(path) for _ in range(4)))
    assert schema(path)[0] == len(MIGRATIONS)
    assert files(tmp_path) == [path.name, f"{path.name}.v1.bak"]


async def test_a_newer_file_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    await opened_and_closed(path, TWO_STEPS)
    with pytest.raises(NewerSchemaError, match="schema 2, this one knows 1"):
        await opened_and_closed(path, TWO_STEPS[:1])
    assert schema(path)[0] == 2


async def test_a_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "recipes.sqlite3"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE recipe (name TEXT)")
    before = schema(path)
    with pytest.raises(NotADatabaseError, match="another program"):
        await opened_and_closed(path)
    assert schema(path) == before


@pytest.mark.parametrize(
    "names", [["0001_a.sql", "0003_b.sql"], ["0002_a.sql"], ["0001_a.sql", "0001_b.sql"], ["a.sql"]]
)
def test_a_gap_or_a_double_in_the_numbers_is_found(tmp_path: Path, names: list[str]) -> None:
    for name in names:
        (tmp_path / name).touch()
    with pytest.raises(ValueError, match="not the migration number"):
        load(tmp_path)


def test_a_trigger_is_one_statement() -> None:
    trigger = "CREATE TRIGGER t BEFORE DELETE ON a\nBEGIN\n    SELECT 1;\n    SELECT 2;\nEND;"
    assert list(statements(f"-- why\n\n{trigger}\nSELECT ';';  -- because\nSELECT 3")) == [
        f"-- why\n\n{trigger}",
        "SELECT ';';  -- because",
        "SELECT 3",
    ]
