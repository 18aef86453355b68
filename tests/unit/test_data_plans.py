"""How SQLite answers what `data/` asks: by its indexes, and by walking through a table only where that is meant.

The statements are read from the modules themselves, so that a new one is held against this too.
"""

import ast
import asyncio
import importlib
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from types import ModuleType
from typing import Final

import pytest

import data
from data.database import Database

VERBS: Final = ("SELECT ", "UPDATE ", "DELETE ", "INSERT ", "WITH ")
NAMED: Final = re.compile(r":([a-z_]+)")
WALK: Final = re.compile(r"SCAN (?P<table>\w+)(?: USING (?:COVERING )?INDEX (?P<index>\w+))?$")
OF_ITSELF: Final = re.compile(r"(\w+) AS \(|(?:\)|taken_back) AS (\w+)")
"""A table that a statement makes for itself, or a unit of work (`data.voiding`)."""
FEW: Final = frozenset({"match_open", "game_table_open", "duplicate_to_do"})
"""Indexes of what is open now, and of nothing else."""
LEAST: Final = {"journal": 5, "tables": 8, "marks": 3, "duplicates": 14, "feats": 6, "puzzles": 6, "late_facts": 3}
"""How many statements there are at least in some modules, so that they are found at all."""
MEANT: Final = {
    "SELECT count(*) FROM match": "a copy that is verified is read as a whole",
    "SELECT count(*) FROM entry": "the same",
    "SELECT id, game, options, created, ended, outcome, shed FROM match ORDER BY": "an audit looks at all matches",
    "SELECT game, kind, guild, finished, user, facts FROM round_seat": "the same",
    "SELECT seq, rated_match.match, game, rated_match.kind, guild, finished, rated_match.winner, margin": "the same",
    "SELECT result.match, finished, result.guild AS guild, outcome,": "a part of what is put together when it is asked",
    "SELECT id FROM match WHERE (shed IS NOT NULL OR ended < ?)": "once a day, 10 ms for 100,000 matches",
    "SELECT game_table.id FROM game_table LEFT JOIN match": "once a day, and closed tables are taken away by it",
    "SELECT user FROM ( SELECT user, finished AS at FROM result_seat": "once a day, if people are forgotten at all",
    "DELETE FROM day_spent WHERE day < ?": "once a day, the rows of a day",
    "SELECT match FROM feat_due": "empty after the first start of a new version",
    "SELECT match FROM voided_match": "a row a match that was taken out",
    "UPDATE guild_preference SET departed": "a row a server, when one comes or goes",
    "SELECT 1 FROM guild_preference WHERE departed": "the same, once a day",
    "DELETE FROM guild_preference WHERE departed": "the same",
    "SELECT 1 FROM mark WHERE name LIKE 'ping:%'": "a few rows a table that is open",
    "DELETE FROM mark WHERE name LIKE 'ping:%'": "the same",
    "SELECT id FROM tombstone": "a row a person who was deleted, read to restore a copy",
    "SELECT id, salt, fingerprint FROM tombstone": "the same",
    "SELECT salt FROM tombstone LIMIT 1": "ends at the first row",
    "SELECT 1 FROM sqlite_schema": "not a table that grows",
    "SELECT name, sql FROM sqlite_schema": "the same",
    'SELECT child.name, reference."from" FROM sqlite_schema AS child': "the same",
    "SELECT parent.name, member.name FROM sqlite_schema AS parent": "the same",
}
"""How statements begin that walk, and why they may."""


def statements(module: ModuleType) -> Iterator[str]:
    """The statements that stand in a module; those with parts that are known only when it runs are left out."""
    tree = ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))
    inside = {part for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant | ast.JoinedStr) and node not in inside:
            with suppress(NameError):
                text = eval(compile(ast.Expression(node), "", "eval"), vars(module))  # noqa: S307 - the program's own text
                if isinstance(text, str) and text.lstrip().startswith(VERBS):
                    yield " ".join(text.split())


def modules() -> list[str]:
    return sorted(path.stem for path in Path(str(data.__file__)).parent.glob("*.py") if path.stem != "__init__")


def plan(connection: sqlite3.Connection, sql: str) -> list[str] | None:
    """What SQLite would do; None for a part of a statement."""
    names = NAMED.findall(sql)
    given = dict.fromkeys(names, 1) if names else (1,) * sql.count("?")
    try:
        return [str(row[-1]) for row in connection.execute(f"EXPLAIN QUERY PLAN {sql}", given)]
    except sqlite3.OperationalError:
        return None


def walks(sql: str, steps: list[str]) -> bool:
    """Whether a whole table of the file is gone through."""
    own = {"taken_back", *(name for names in OF_ITSELF.findall(sql) for name in names)}
    found = [walk for step in steps if (walk := WALK.match(step)) is not None]
    return any(walk["table"] not in own and walk["index"] not in FEW for walk in found)


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Iterator[sqlite3.Connection]:
    path = tmp_path_factory.mktemp("plans") / "tichu.db"
    asyncio.run(made(path))
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TEMP TABLE taken_back AS SELECT * FROM rating_change")
        yield connection


async def made(path: Path) -> None:
    await (await Database.open(path)).close()


@pytest.mark.parametrize("name", modules())
def test_no_statement_walks_through_a_table_unless_it_is_meant_to(file: sqlite3.Connection, name: str) -> None:
    found = set(statements(importlib.import_module(f"data.{name}")))
    parts = {sql for sql in found for other in found if other != sql and other.startswith(sql)}
    planned = {sql: steps for sql in found - parts if (steps := plan(file, sql)) is not None}
    assert {sql for sql, steps in planned.items() if walks(sql, steps) and not sql.startswith(tuple(MEANT))} == set()
    assert len(planned) >= LEAST.get(name, 0), "the statements are found at all"


def test_what_is_said_to_walk_does(file: sqlite3.Connection) -> None:
    everything = [sql for name in modules() for sql in statements(importlib.import_module(f"data.{name}"))]
    walking = [sql for sql in everything if walks(sql, plan(file, sql) or [])]
    assert [start for start in MEANT if not any(sql.startswith(start) for sql in walking)] == []
