"""Entries a second that an audit judges again, over a history made up for it: ``python -m tests.bench.bench_audit``.

Beside it stands how fast a whole database is copied and verified. The file lies in the working directory, as in
bench_journal.
"""

import argparse
import asyncio
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.upkeep.audit import audit
from data.copies import copy
from data.database import Database
from tests.archive import store


async def measure(directory: Path, *, matches: int) -> None:
    """Write so many matches, audit and copy them, and print how fast that was."""
    path = directory / "tichu.db"
    async with await Database.open(path) as database:
        entries = sum([await store(database, seed) for seed in range(matches)])
    start = time.perf_counter()
    assert await audit(path, print)
    took = time.perf_counter() - start
    print(f"audit: {entries} entries of {matches} matches in {took:.2f} s, {entries / took:,.0f} entries a second")
    start = time.perf_counter()
    await copy(path, directory / "copy.db")
    took = time.perf_counter() - start
    size = path.stat().st_size / 1e6
    print(f"backup, verified: {size:.1f} MB in {took:.2f} s")


def main() -> None:
    """Measure in a directory that is thrown away."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.bench_audit")
    parser.add_argument("--matches", type=int, default=200, help="how many matches of two rounds (default 200)")
    arguments = parser.parse_args()
    with TemporaryDirectory(dir=Path.cwd(), prefix=".bench-") as name:
        asyncio.run(measure(Path(name), matches=arguments.matches))


if __name__ == "__main__":
    main()
