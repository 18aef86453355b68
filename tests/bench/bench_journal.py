"""Appends a second that the journal takes from 1, 10 and 100 tables: ``python -m tests.bench.bench_journal``.

The file lies in the working directory, on the disk that a bot would use; a temporary directory may be memory. Beside
the numbers stands what a bare commit costs there, since that is what an append waits for.
"""

import asyncio
import sqlite3
import statistics
import time
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from data.database import Database
from data.journal import Entry, Journal, Match
from tests.begun import begin

SECONDS = 2.0
TABLES = (1, 10, 100)
ACTION = '{"do": "play", "cards": "5j 6s PH=7 8p 9t", "wish": "K"}'
EVENTS = "x" * 300


async def play(database: Database, match: str, *, until: float) -> list[float]:
    """Append one entry after the other; answers the seconds that each took."""
    await begin(database, Match(id=match, game="tichu", options="[]", created=time.time()))
    journal = Journal(database)
    waits: list[float] = []
    while (start := time.perf_counter()) < until:
        await journal.append(match, Entry(seq=len(waits) + 1, actor="0", action=ACTION, events=EVENTS, at=time.time()))
        waits.append(time.perf_counter() - start)
    return waits


async def measure(directory: Path, *, tables: int) -> list[float]:
    """The seconds of every append of so many tables at once, in a file of their own."""
    async with await Database.open(directory / f"{tables}.sqlite3") as database:
        until = time.perf_counter() + SECONDS
        waits = await asyncio.gather(*(play(database, f"m{table}", until=until) for table in range(tables)))
    return [wait for each in waits for wait in each]


def bare_commit(directory: Path, *, commits: int = 200) -> float:
    """The seconds of one commit of one row, with nothing in between."""
    with closing(sqlite3.connect(directory / "bare.sqlite3", isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("CREATE TABLE entry (events TEXT) STRICT")
        start = time.perf_counter()
        for _ in range(commits):
            connection.execute("INSERT INTO entry VALUES (?)", (EVENTS,))
        return (time.perf_counter() - start) / commits


def main() -> None:
    """Print a line for each number of tables."""
    with TemporaryDirectory(dir=Path.cwd(), prefix=".bench-") as name:
        directory = Path(name)
        print(f"a bare commit: {bare_commit(directory) * 1000:.2f} ms")
        for tables in TABLES:
            waits = asyncio.run(measure(directory, tables=tables))
            cuts = statistics.quantiles(waits, n=100)
            print(
                f"{tables:4} tables: {len(waits) / SECONDS:7.0f} appends/s,"
                f" median {cuts[49] * 1000:6.2f} ms, 99th percentile {cuts[98] * 1000:6.2f} ms"
            )


if __name__ == "__main__":
    main()
