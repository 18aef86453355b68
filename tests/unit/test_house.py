"""The rules of the house that no linter knows: sizes, reasons, locks without addresses, one command for all."""

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[2]
ROOMS = ("bot", "data", "engine", "render", "tests")
LOCKS = ("requirements.lock", "requirements-dev.lock")
LINES = 400

LONGER: dict[str, str] = {}
"""Files that may be longer than LINES, each with its reason."""


def sources() -> Iterator[Path]:
    for room in ROOMS:
        yield from sorted((ROOT / room).rglob("*.py"))


def lines_of(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


def named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def test_every_module_says_its_job() -> None:
    silent = [named(path) for path in sources() if not ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))]
    assert silent == []


def test_files_are_small() -> None:
    long = {named(path): size for path in sources() if (size := lines_of(path)) > LINES and named(path) not in LONGER}
    assert long == {}, "split it, or give the reason in LONGER"


def test_every_exception_to_the_size_is_still_needed() -> None:
    for name, reason in LONGER.items():
        assert reason
        assert lines_of(ROOT / name) > LINES


def test_every_ignored_lint_rule_has_its_reason() -> None:
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    _, _, ruff = text.partition("[tool.ruff.lint]")
    section, _, _ = ruff.partition("[tool.ruff.lint.pydocstyle]")
    ignored = re.findall(r'^ +"([A-Z]+\d*)",(.*)$', section, flags=re.MULTILINE)
    assert len(ignored) > 1
    silent = [rule for rule, rest in ignored if rule != "ALL" and not re.match(r" +# \w", rest)]
    assert silent == []


SUPPRESSION = re.compile(r"#\s*(?:noqa|type: ignore|pyright: ignore|pragma)\b(?P<rest>.*)$")
REASONED = re.compile(r"^(?:: ?[A-Z]+\d+(?:, ?[A-Z]+\d+)*|\[[\w, -]+\])\s+\W*(?![A-Z]+\d)\w+")


def test_every_suppression_in_the_code_names_its_rule_and_its_reason() -> None:
    silent = [
        f"{named(path)}:{number}: {line.strip()}"
        for path in sources()
        if path != Path(__file__).resolve()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if (found := SUPPRESSION.search(line)) and not REASONED.match(found["rest"])
    ]
    assert silent == []


@pytest.mark.parametrize("rest", [": S608 - the names stand in this module", "[arg-type]  # the stub is wrong"])
def test_a_reasoned_suppression_is_known_as_one(rest: str) -> None:
    assert REASONED.match(rest)


@pytest.mark.parametrize("rest", ["", ": S608", "[arg-type]", ": S608, S603 "])
def test_a_silent_suppression_is_known_as_one(rest: str) -> None:
    assert not REASONED.match(rest)


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_names_versions_and_hashes_and_no_address(lock: str) -> None:
    lines = (ROOT / lock).read_text(encoding="utf-8").splitlines()
    strange = [
        line
        for line in lines
        if not re.fullmatch(r"    --hash=sha256:[0-9a-f]{64}(?: \\)?", line)
        and not re.fullmatch(r"[a-z0-9-]+==[0-9][0-9a-z.]*(?: ; [a-z_<>=!'0-9A-Z. ]+)? \\", line)
    ]
    assert strange == []


@pytest.mark.parametrize(("lock", "groups"), [(LOCKS[0], ()), (LOCKS[1], ("dev",))], ids=LOCKS)
def test_a_lock_is_what_the_project_asks_for(lock: str, groups: tuple[str, ...]) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = list(project["project"]["dependencies"])
    for group in groups:
        wanted += project["dependency-groups"][group]
    pinned = dict(re.findall(r"^([a-z0-9-]+)==(\S+)", (ROOT / lock).read_text(encoding="utf-8"), flags=re.MULTILINE))
    for requirement in map(Requirement, wanted):
        assert pinned[canonicalize_name(requirement.name)] in requirement.specifier


def test_the_machine_runs_the_command_that_the_readme_tells_a_person() -> None:
    command = (ROOT / ".ci/run").read_text(encoding="utf-8").splitlines()[-1]
    assert command.endswith("-m tests")
    assert command in (ROOT / "README.md").read_text(encoding="utf-8").splitlines()
