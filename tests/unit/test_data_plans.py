"""How SQLite answers what `data/` asks: by its indexes, and never by walking through the entries of all matches.

The statements are read from the modules themselves, so that a new one is held against this too.
"""

import ast
import importlib
import re
import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from types import ModuleType
from typing import Final

import pytest

import data
from data.database import Database
from data.journal import SELECT_MATCH
from data.tables import SELECT_TABLES

VERBS: Final = ("SELECT ", "UPDATE ", "DELETE ", "INSERT ", "WITH ")
NAMED: Final = re.compile(r":([a-z_]+)")
ENTRIES: Final = re.compile(r"^SCAN entry\b(?! USING (COVERING )?INDEX.*\()")
AT_START_AND_BY_ACT: Final = {
    "journal": 6,
    "tables": 8,
    "marks": 3,
}
"""Modules whose statements run at the start, at every act and at every change of a table, and how many there are at
least: none may walk through a whole table."""
MEANT: Final = {
    "SELECT count(*) FROM entry": "a copy that is verified is read as a whole",
    f"{SELECT_MATCH} ORDER BY created, id": "an audit looks at all matches",
    SELECT_MATCH: "a part of other statements",
    SELECT_TABLES.strip(): "a part of other statements",
}
"""Statements that walk, and why they may."""


def statements(module: ModuleType) -> Iterator[str]:
    """The statements that stand in a module; those with parts that are known only when it runs are left out."""
    tree = ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))
    inside = {part for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant | ast.JoinedStr) and node not in inside:
            with suppress(NameError):
                text = eval(compile(ast.Expression(node), "", "eval"), vars(module))  # noqa: S307 - the program's own text
                if isinstance(text, str) and text.lstrip().startswith(VERBS):
                    yield text.strip()


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


@pytest.fixture
async def file(tmp_path: Path) -> Path:
    path = tmp_path / "tichu.db"
    await (await Database.open(path)).close()
    return path


@pytest.mark.parametrize("name", modules())
def test_no_statement_walks_through_all_entries(file: Path, name: str) -> None:
    with sqlite3.connect(file) as connection:
        found = {sql: plan(connection, sql) for sql in statements(importlib.import_module(f"data.{name}"))}
    connection.close()
    walks = {sql for sql, steps in found.items() if any(map(ENTRIES.search, steps or ()))}
    assert not walks - MEANT.keys()
    planned = [sql for sql, steps in found.items() if steps is not None]
    assert len(planned) >= AT_START_AND_BY_ACT.get(name, 0), "the statements are found at all"


@pytest.mark.parametrize("name", AT_START_AND_BY_ACT)
def test_starting_and_acting_walk_through_no_table(file: Path, name: str) -> None:
    with sqlite3.connect(file) as connection:
        found = {sql: plan(connection, sql) or [] for sql in statements(importlib.import_module(f"data.{name}"))}
    connection.close()
    walks = {sql for sql, steps in found.items() for step in steps if re.match(r"SCAN \w+$", step)}
    assert not walks - MEANT.keys()
