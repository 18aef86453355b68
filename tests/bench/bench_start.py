"""How the database grows, and how long a start takes with it: `python -m tests.bench.bench_start [OPEN] [FINISHED]`.

A file with so many matches in play and so many that are over (1,000 and 10,000 if nothing is said; about 1.5 GB), as
`tests.bench.load_store` makes it. Measured is what a start does before it connects: opening the file, and taking up
every open table, with panels and without a network.
"""

import asyncio
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from bot.app import TichuClient
from bot.settings import Settings
from bot.sitters import Person
from data.database import Database
from tests.bench.load_store import DIFFERENT, Place, standing, store, store_finished, whole
from tests.null_edge import Edge

KIBI: Final = 1024
SETTINGS: Final = Settings.model_construct(ping_seconds=0.0)


def places(number: int) -> list[Place]:
    """So many tables with four people each."""
    return [
        Place(
            f"table{index:04}",
            10**9 + index // 10,
            10**10 + index,
            tuple(Person(4 * index + seat + 1, f"North {index}") for seat in range(4)),
            ("ko", "de", "en")[index % 3],
        )
        for index in range(number)
    ]


async def start(path: Path) -> tuple[float, float, int]:
    """Seconds to open the file, seconds to take up its tables, and how many tables that is."""
    began = time.perf_counter()
    async with await Database.open(path) as database:
        opened = time.perf_counter()
        client, edge = TichuClient(database, SETTINGS), Edge()
        async with edge.stand_in(client):
            return opened - began, time.perf_counter() - opened, len(client.rooms)


async def main(standing_matches: int, finished: int) -> None:
    """Make the file, step by step, and start with it."""
    with TemporaryDirectory(dir=Path.cwd(), prefix=".bench-") as folder:
        path, now = Path(folder) / "tichu.db", time.time()
        async with await Database.open(path) as database:
            empty = path.stat().st_size
            began = time.perf_counter()
            await store_finished(database, finished, now=now)
            wrote = time.perf_counter() - began
        grown = (path.stat().st_size - empty) / max(finished, 1)
        entries = sum(len(whole(index)) for index in range(DIFFERENT)) / DIFFERENT
        print(f"a whole match: {entries:.0f} entries, {grown / KIBI:.0f} KiB, {grown / entries:.0f} bytes an entry")
        print(f"{finished} finished matches: {path.stat().st_size / KIBI**2:.0f} MiB, written in {wrote:.0f} s")
        took = await start(path)
        print(f"start with no open table: {took[0]:.2f} s for the file, {took[1]:.2f} s for {took[2]} tables")
        async with await Database.open(path) as database:
            await store(database, places(standing_matches), now=now)
        depth = sum(len(standing(index)) for index in range(DIFFERENT)) / DIFFERENT
        took = await start(path)
        print(
            f"start with {standing_matches} open matches of {depth:.0f} entries each:"
            f" {took[0]:.2f} s for the file, {took[1]:.2f} s for {took[2]} tables"
        )


if __name__ == "__main__":
    given = [int(number) for number in sys.argv[1:]]
    asyncio.run(main(*(given or (1_000, 10_000))))
