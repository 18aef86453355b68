"""Memory over a million acts: `python -m tests.bench.bench_memory [--acts 1000000] [--tables 40] [--trace]`.

Included are the whole bot and discord.py's objects, a real database file, every panel, picture and mirror; left out
are HTTP and the WebSocket (`tests.null_edge`), and the waits for bomb windows and between rounds. At every table sits
a person nobody has seen before, in a new channel and a new guild, with three bots: they open the table by the command,
open their hand, click their own acts, go on with another match, leave in the middle, or end the table.

Every memory of calls (`functools.lru_cache`) is told with its size, so that one sees which of them still fill, and what
of the process the allocator only has not given back.
"""

import argparse
import asyncio
import ctypes
import gc
import random
import sys
import time
import tracemalloc
from collections import Counter
from collections.abc import Callable, Iterator
from functools import lru_cache, partial
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from bot.app import TichuClient
from bot.settings import Settings
from bot.speech import speech_for
from bot.staging.panel import Panel
from bot.tables.room import Room
from data.database import Database
from tests.null_edge import Edge, HastyClock, Somebody
from tests.person import choices

SETTINGS: Final = Settings.model_construct(
    think_seconds=0.0, ping_seconds=0.0, clicks_per_second=0.0, tables_per_host=0, tables_per_guild=0
)
STEPS: Final = (1_000, 10_000, 30_000, 100_000, 200_000, 300_000, 400_000, 500_000, 600_000, 700_000, 800_000, 900_000)
OURS: Final = ("bot.", "data.", "render.", "engine.", "discord.")
LOCALES: Final = ("ko", "de", "en-US")
FOREMOST: Final = ("no_grand", "give", "dragon", "wish", "quick", "pass", "browse")
"""What a person clicks first, if it is there."""
MEBI: Final = 2**20
TARGET: Final = 250
A_LOOK: Final = 0.005
MEMORY: Final = type(lru_cache(len))
MANY: Final = 200
"""Calls remembered; smaller memories are not worth a word."""
A_FEW: Final = 6


class Run:
    """The acts of one bot."""

    def __init__(self, client: TichuClient, edge: Edge, *, acts: int, seed: int) -> None:
        self.client = client
        self.acts = 0
        self.tables = 0
        self._edge = edge
        self._numbers = count(10_000)
        self._seed = seed
        self._wanted = acts

    def has_made(self, acts: int) -> bool:
        """Whether so many acts are made."""
        return self.acts >= acts

    async def people_come(self) -> None:
        """One table after the other, until all acts were made."""
        while self.acts < self._wanted:
            number = next(self._numbers)
            rng = random.Random(self._seed * 1_000_003 + number)
            self.tables += 1
            await self._sit(rng, Somebody(number, 10**7 + number, 10**8 + number, rng.choice(LOCALES)))

    async def _sit(self, rng: random.Random, who: Somebody) -> None:
        """One person, from their command to the end of their table."""
        await self._edge.slash(who, "start", bots=3, clock="off", target=TARGET, level="easy")
        room = await self._room(who)
        patience = rng.choice((10**9, 10**9, 10**9, rng.randrange(5, 300)))
        way = rng.choice(("leave_yes", "end_yes"))
        hand = self._edge.id()
        told = 0
        while self.client.rooms.get(room.id) is room:
            match = room.match
            if match is None:
                await asyncio.sleep(A_LOOK)
                continue
            self.acts += match.seq - told
            told = match.seq
            seat = room.seat_of(who.user)
            if told > patience or self.acts >= self._wanted:
                await self._edge.press(who, f"t1:{room.id}:0:{way}:", private_message=hand)
            elif match.resting:
                await self._edge.press(who, f"t1:{room.id}:0:next:")
            elif rng.random() < 1 / 40:
                await self._edge.press(who, f"t1:{room.id}:0:{rng.choice(('hand', 'scores', 'log', 'trick', 'help'))}:")
            elif seat in match.awaited and seat is not None:
                custom_id, values = clicked(rng, room.hand(seat, speech_for(who.locale)))
                await self._edge.press(who, custom_id, values, private_message=hand)
            await asyncio.sleep(A_LOOK)
        # Who has left plays no other match there.
        if way == "end_yes" and rng.random() < 1 / 2:
            await self._edge.press(who, f"t1:{room.id}:0:rematch:")
            again = await self._room(who)
            await self._edge.press(who, f"t1:{again.id}:0:end_yes:", private_message=hand)
            await until(lambda: self.client.rooms.in_channel(who.channel) is None)

    async def _room(self, who: Somebody) -> Room:
        await until(lambda: self.client.rooms.in_channel(who.channel) is not None)
        room = self.client.rooms.in_channel(who.channel)
        assert room is not None
        return room


def clicked(rng: random.Random, hand: Panel) -> tuple[str, tuple[str, ...]]:
    """Something that brings the match on, if there is such a thing."""
    found = choices(hand)
    for verb in FOREMOST:
        if wanted := [(str(click), values) for click, values in found if click.verb == verb]:
            return wanted[0] if verb == "quick" else rng.choice(wanted)
    click, values = rng.choice([one for one in found if one[0].verb in {"tick", "gift"}] or found)
    return str(click), values


async def until(is_so: Callable[[], bool]) -> None:
    """Look again and again, as a person does, until it is so."""
    while not is_so():  # noqa: ASYNC110 - nothing in the bot tells it: that is what a bench from outside can see
        await asyncio.sleep(A_LOOK)


def living() -> Counter[str]:
    """The objects of the bot and of the library that are alive, by kind."""
    gc.collect()
    kinds = (f"{type(one).__module__}.{type(one).__qualname__}" for one in gc.get_objects())
    return Counter(kind for kind in kinds if kind.startswith(OURS))


def memories() -> Iterator[tuple[str, int, int | None]]:
    """All memories of calls: whose, how many calls it remembers, how many at most; None is any number."""
    for one in gc.get_objects():
        if isinstance(one, MEMORY):
            name = f"{one.__wrapped__.__module__}.{getattr(one.__wrapped__, '__qualname__', '')}"
            if name.startswith(OURS):
                told = one.cache_info()
                yield name, told.currsize, told.maxsize


def filling() -> str:
    """The memories of calls that are not full yet, the largest first; of those without a bound only the size."""
    left = sorted((now, most, name) for name, now, most in memories() if most is not None and MANY < now < most)
    free = sorted((now, name) for name, now, most in memories() if most is None and now > 1)
    told = [f"{name} {now} of {most}" for now, most, name in reversed(left)]
    told += [f"{name} {now} without a bound" for now, name in reversed(free[-A_FEW:])]
    return ", ".join(told)


def given_back() -> float:
    """Mebibytes that the allocator gives back to the system when it is asked to (GNU C library)."""
    before = rss()
    gc.collect()
    ctypes.CDLL(None).malloc_trim(0)
    return (before - rss()) / MEBI


def size(path: Path) -> float:
    """Mebibytes of a file."""
    return path.stat().st_size / MEBI


def rss() -> int:
    """Bytes of memory that this process holds."""
    return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * 4096


async def watch(run: Run, *, acts: int, path: Path) -> None:
    """Print a line at every step."""
    began, cpu = time.perf_counter(), time.process_time()
    print(
        f"{'acts':>9}{'tables':>8}{'RSS MiB':>9}{'traced':>8}{'objects':>9}{'ours':>8}"
        f"{'rooms':>6}{'file MiB':>9}{'acts/s':>8}{'ms/act':>7}"
    )
    for step in (0, *steps(acts)):
        await until(partial(run.has_made, step))
        ours = living()
        traced = f"{tracemalloc.get_traced_memory()[0] / MEBI:.1f}" if tracemalloc.is_tracing() else "-"
        speed = run.acts / (time.perf_counter() - began)
        each = 1000 * (time.process_time() - cpu) / max(run.acts, 1)
        print(
            f"{run.acts:9}{run.tables:8}{rss() / MEBI:9.1f}{traced:>8}{len(gc.get_objects()):9}{ours.total():8}"
            f"{len(run.client.rooms):6}{size(path):9.0f}{speed:8.0f}{each:7.2f}",
            flush=True,
        )
        print("          " + ", ".join(f"{name} {number}" for name, number in ours.most_common(8)), flush=True)
        print(f"          still filling: {filling()}", flush=True)


def steps(acts: int) -> Iterator[int]:
    """Where to look."""
    yield from (step for step in STEPS if step < acts)
    yield acts


async def main(*, acts: int, tables: int, seed: int) -> None:
    """Run, and look at what is left in the end."""
    with TemporaryDirectory(dir=Path.cwd(), prefix=".bench-") as folder:
        path, clock, edge = Path(folder) / "tichu.db", HastyClock(), Edge()
        async with await Database.open(path) as database:
            client = TichuClient(database, SETTINGS, now=clock.now, clock=clock)
            async with edge.stand_in(client):
                run = Run(client, edge, acts=acts, seed=seed)
                async with asyncio.TaskGroup() as seats:
                    for _ in range(tables):
                        seats.create_task(run.people_come())
                    await watch(run, acts=acts, path=path)
                await client.rooms.settle()
                left = f"{len(client.rooms)} rooms, {len(gc.get_objects())} objects, {rss() / MEBI:.1f} MiB"
                print(f"everybody has gone: {left}, of them {given_back():.1f} MiB only not given back")
                print("          " + ", ".join(f"{name} {number}" for name, number in living().most_common(16)))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.bench.bench_memory")
    parser.add_argument("--acts", type=int, default=1_000_000)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--trace", action="store_true", help="trace allocations, which is slow")
    given = parser.parse_args()
    if given.trace:
        tracemalloc.start()
    sys.exit(asyncio.run(main(acts=given.acts, tables=given.tables, seed=given.seed)))
