"""Each import contract catches the break that it is there for."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
ROOMS = ("bot", "data", "engine", "render")
LINT_IMPORTS = Path(sys.executable).parent / "lint-imports"

SABOTAGE = (
    pytest.param("engine/sabotage.py", "import render", "layers", id="the engine uses a picture"),
    pytest.param("render/sabotage.py", "import data", "layers", id="a picture reads the store"),
    pytest.param("engine/minds/sabotage.py", "import engine.tichu.state", "secrecy", id="a mind sees the state"),
    pytest.param("render/sabotage.py", "import engine.tichu.game", "secrecy", id="a picture sees the game"),
    pytest.param("render/sabotage.py", "import engine.tichu.detour", "secrecy", id="a picture sees events by a detour"),
    pytest.param("bot/games/sabotage.py", "import engine.tichu.state", "state", id="the shell names a state"),
    pytest.param("data/sabotage.py", "import engine.cards", "game-free-store", id="the store knows a game"),
    pytest.param("engine/tichu/sabotage.py", "import random", "pure", id="the engine throws dice"),
    pytest.param("engine/sabotage.py", "import time", "pure", id="the engine looks at the clock"),
    pytest.param("engine/minds/sabotage.py", "import sqlite3", "pure", id="a mind reads a database"),
    pytest.param("engine/minds/sabotage.py", "import engine.minds.training.twin", "training", id="a mind trains"),
    pytest.param("data/sabotage.py", "import discord", "no-platform", id="the store knows the platform"),
    pytest.param("render/sabotage.py", "import asyncio", "pictures", id="a picture waits"),
    pytest.param("bot/sandbox/sabotage.py", "import bot.tables.room", "sandbox", id="the sandbox knows a table"),
    pytest.param("bot/standings/sabotage.py", "import bot.tables.room", "rooms", id="a rating knows a table"),
    pytest.param("bot/matches/sabotage.py", "import bot.gathering.lobby", "rooms", id="a match knows its lobby"),
    pytest.param("bot/tables/sabotage.py", "import bot.contests.contest", "rooms", id="a table knows a contest"),
    pytest.param("bot/sabotage.py", "", "rooms", id="a module has no place"),
    pytest.param("bot/staging/sabotage.py", "import bot.tables.room", "staging", id="a message knows its table"),
)


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The rooms and their contracts, with the modules that the contracts name, if need be as empty files."""
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    for room in ROOMS:
        for source in (ROOT / room).rglob("*.py"):
            target = tmp_path / source.relative_to(ROOT)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, target)
    for module in ("cards", "tichu/state", "tichu/events", "tichu/game", "tichu/rules"):
        (tmp_path / "engine" / f"{module}.py").touch()
    (tmp_path / "engine/tichu/detour.py").write_text("import engine.tichu.events\n", encoding="utf-8")
    return tmp_path


def lint(root: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """The verdict of the contracts on the tree at root."""
    command = [str(LINT_IMPORTS), "--no-cache", *options]
    return subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)  # noqa: S603 - our own tool


def test_the_tree_breaks_none(copy: Path) -> None:
    found = lint(copy)
    assert found.returncode == 0, found.stdout


@pytest.mark.parametrize(("path", "line", "contract"), SABOTAGE)
def test_a_break_is_caught(copy: Path, path: str, line: str, contract: str) -> None:
    (copy / path).write_text(f"{line}\n", encoding="utf-8")
    after = lint(copy, "--contract", contract)
    assert after.returncode == 1
    assert "sabotage" in after.stdout
