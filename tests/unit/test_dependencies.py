"""What the bot is built of is pinned by hash, and under licences that it may be given away with. Needs no network."""

import re
import tomllib
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[2]
_PIN: Final = re.compile(r"([A-Za-z0-9._-]+)==([^\s;\\]+)( ; [^\\\n]+)?((?: \\\n    --hash=sha256:[0-9a-f]{64})+)")
ALLOWED: Final = frozenset(
    {"MIT", "MIT-CMU", "BSD-3-Clause", "0BSD", "Apache-2.0", "PSF-2.0", "Zlib", "CC0-1.0", "APL 2", "Apache 2.0"}
)
"""Licences that ask for no more than to be named; the last two are how two packages write Apache 2.0."""
SPELT: Final = {"MIT License": "MIT", "The MIT License (MIT)": "MIT"}


def pins(lock: str) -> dict[str, str]:
    """Names and versions of a lock in which every line is pinned and hashed."""
    text = (ROOT / lock).read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if line and not line.startswith((" ", "#"))]
    found = {one[1].lower(): one[2] for one in _PIN.finditer(text)}
    assert len(found) == len({line.partition("==")[0] for line in lines}), "a line without version or hash"
    return found


@pytest.mark.parametrize("lock", ["requirements.lock", "requirements-dev.lock"])
def test_every_dependency_is_pinned_with_its_hashes(lock: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = {re.split(r"[<>=~! ]", one)[0].lower().replace(".", "-") for one in project["dependencies"]}
    assert wanted <= set(pins(lock))
    assert all(">=" in one and "<" in one for one in project["dependencies"]), "a range without an end"


def test_both_locks_run_the_same_versions() -> None:
    dev = pins("requirements-dev.lock")
    assert {name: dev.get(name) for name in pins("requirements.lock")} == pins("requirements.lock")


@pytest.mark.parametrize("name", sorted(pins("requirements.lock")))
def test_its_licence_is_one_that_asks_for_no_more_than_to_be_named(name: str) -> None:
    try:
        told = metadata(name)
    except PackageNotFoundError:
        pytest.skip("not for this version of Python")
    classifiers = [one.rpartition(":: ")[2] for one in told.get_all("Classifier") or [] if one.startswith("License")]
    told_licence = told["License-Expression"] or (told["License"] or (classifiers or [""])[0]).partition("\n")[0]
    licences = {SPELT.get(one, one) for one in re.split(r" AND | OR ", told_licence)}
    assert licences <= ALLOWED, told_licence
