"""The one command: lint, format, types, import contracts, then the tests; all are run, any failure fails.

The tests come last, so that their closing line is the last one printed.
"""

import argparse
import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent

CHECKS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("ruff check", ("ruff", "check", ".")),
    ("ruff format", ("ruff", "format", "--check", ".")),
    ("import contracts", ("lint-imports", "--no-cache")),
    ("mypy", ("mypy",)),
    ("pyright", ("basedpyright", "--pythonpath", sys.executable)),
)
TESTS = ("pytest", "-n", "auto", "--dist", "worksteal")


def run(command: tuple[str, ...]) -> bool:
    """Whether the tool, found beside this interpreter, succeeded; what it prints goes straight through."""
    tool, *arguments = command
    sys.stdout.flush()
    return subprocess.run([BIN / tool, *arguments], cwd=ROOT, check=False, stdin=subprocess.DEVNULL).returncode == 0


def main() -> int:
    """0 when everything passed, 1 otherwise."""
    each = "; ".join(f"{name}: {' '.join(command)}" for name, command in (*CHECKS, ("tests", TESTS)))
    argparse.ArgumentParser(prog="python -m tests", description=__doc__, epilog=f"Each by itself: {each}").parse_args()
    tools = dict.fromkeys(command[0] for _, command in (*CHECKS, ("tests", TESTS)))
    missing = [tool for tool in tools if not (BIN / tool).exists()]
    if missing:
        print(f"Not installed here: {', '.join(missing)}. First: pip install -r requirements-dev.lock", file=sys.stderr)
        return 1
    os.environ["PATH"] = f"{BIN}{os.pathsep}{os.environ.get('PATH', '')}"
    verdicts: list[tuple[str, bool]] = []
    for name, command in CHECKS:
        print(f"== {name}")
        start = time.monotonic()
        verdicts.append((name, run(command)))
        print(f"-- {name}: {'passed' if verdicts[-1][1] else 'FAILED'} in {time.monotonic() - start:.1f} s\n")
    failed = [name for name, passed in verdicts if not passed]
    print(f"== before the tests: {'all checks passed' if not failed else 'FAILED: ' + ', '.join(failed)}\n")
    print("== tests")
    return 0 if run(TESTS) and not failed else 1


if __name__ == "__main__":
    sys.exit(main())
