"""Each import contract catches the break that it is there for."""

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Final

import pytest

ROOT = Path(__file__).resolve().parents[2]
ROOMS = ("bot", "data", "engine", "render")
LINT_IMPORTS = Path(sys.executable).parent / "lint-imports"

SABOTAGE: Final = (
    ("the engine uses a picture", "engine", "render", "layers"),
    ("a picture reads the store", "render", "data", "layers"),
    ("a mind sees the state", "engine/minds", "engine.tichu.state", "secrecy"),
    ("a picture sees the game", "render", "engine.tichu.game", "secrecy"),
    ("a picture sees events by a detour", "render", "engine.tichu.detour", "secrecy"),
    ("the shell names a state", "bot/games", "engine.tichu.state", "state"),
    ("the store knows a game", "data", "engine.cards", "game-free-store"),
    ("the engine throws dice", "engine/tichu", "random", "pure"),
    ("the engine looks at the clock", "engine", "time", "pure"),
    ("a mind reads a database", "engine/minds", "sqlite3", "pure"),
    ("a mind trains", "engine/minds", "engine.minds.training.twin", "training"),
    ("the store knows the platform", "data", "discord", "no-platform"),
    ("a picture waits", "render", "asyncio", "pictures"),
    ("the sandbox knows a table", "bot/sandbox", "bot.tables.room", "sandbox"),
    ("a rating knows a table", "bot/standings", "bot.tables.room", "rooms"),
    ("a match knows its lobby", "bot/matches", "bot.gathering.lobby", "rooms"),
    ("a table knows who answers for it", "bot/tables", "bot.replies.closing", "rooms"),
    ("a table knows a contest", "bot/tables", "bot.contests.contest", "rooms"),
    ("a module has no place", "bot", "", "rooms"),
    ("a match knows the platform", "bot/matches", "discord", "platform-free-shell"),
    ("a table knows its game", "bot/tables", "bot.games.tichu.board", "game-free-shell"),
    ("a match knows its game", "bot/matches", "engine.tichu.view", "game-free-shell"),
    ("a message knows its table", "bot/staging", "bot.tables.room", "staging"),
)
"""What it is, in which package, which module it imports, and the contract that this breaks."""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The rooms and their contracts, with the modules that the contracts name, if need be as empty files."""
    copy = tmp_path_factory.mktemp("rooms")
    shutil.copy(ROOT / "pyproject.toml", copy)
    for room in ROOMS:
        for source in (ROOT / room).rglob("*.py"):
            target = copy / source.relative_to(ROOT)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, target)
    for module in ("cards", "tichu/state", "tichu/events", "tichu/game", "tichu/rules"):
        (copy / "engine" / f"{module}.py").touch()
    (copy / "engine/tichu/detour.py").write_text("import engine.tichu.events\n", encoding="utf-8")
    return copy


@pytest.fixture(scope="module")
def told(copy: Path) -> dict[str, str]:
    """By contract, what is said of it when everything of SABOTAGE is there at once; it holds without."""
    before = lint(copy)
    assert before.returncode == 0, before.stdout
    for number, (_, package, module, _) in enumerate(SABOTAGE):
        line = f"import {module}\n" if module else ""
        (copy / package / f"sabotage_{number}.py").write_text(line, encoding="utf-8")
    after = lint(copy)
    assert after.returncode == 1
    _, _, report = after.stdout.partition("Broken contracts\n")
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"][
        "contracts"
    ]
    told: dict[str, str] = {}
    for contract in contracts:
        headline = f"{contract['name']}\n{'-' * len(contract['name'])}\n"
        _, _, told[contract["id"]] = report.partition(headline)
        told[contract["id"]] = told[contract["id"]].partition("\n---")[0]
    return told


def lint(root: Path) -> subprocess.CompletedProcess[str]:
    """The verdict of all contracts on the tree at root, each line as long as it is."""
    wide = os.environ | {"COLUMNS": "1000"}
    return subprocess.run(  # noqa: S603 - our own tool
        [LINT_IMPORTS, "--no-cache"], cwd=root, env=wide, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("number", [pytest.param(number, id=what) for number, (what, *_) in enumerate(SABOTAGE)])
def test_a_break_is_caught(told: dict[str, str], number: int) -> None:
    _, package, module, contract = SABOTAGE[number]
    culprit = f"{package.replace('/', '.')}.sabotage_{number}"
    assert (f"{culprit} -> {module} (l.1)" if module else f"- {culprit}\n") in told[contract]


def test_every_contract_has_its_break(told: dict[str, str]) -> None:
    assert {contract for *_, contract in SABOTAGE} == told.keys()
