"""A load run: many tables with four clicking people each, in one process of the bot.

`python -m tests.bench.bench_load [--tables 10 100 1000] [--rate 200] [--seconds 30] [--guilds 1000] [--limits]`

The bot runs in a process of its own (`tests.bench.load_bot`): the unmodified discord.py, a real file, pictures and
all. The sandbox and the people share the process of this benchmark. For each number of tables there is a new file
with matches in the middle of their first round, so that a start is measured too. The rate is that of the largest
number of tables; smaller ones get their share of it. 0 is as fast as it goes.

In the end the bot is started once more, without tables, in one guild and in many: what a guild costs that only has the
bot.

Without `--limits` the sandbox has no rate limits, so that the bot has all the work that there could be; with them it
has those of Discord.
"""

import argparse
import asyncio
import json
import os
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

from bot.sandbox import Sandbox
from bot.sandbox.places import ApplicationEmoji, Guild
from bot.sitters import Person
from data.database import Database
from render.emoji import drawings
from tests.bench.load_people import Company, Crowd
from tests.bench.load_store import Place, store

PER_GUILD: Final = 10
"""Tables of one guild."""
CHANNELS: Final = 20
"""Channels of a guild that has the bot and no table."""
CHANNEL: Final = "discord.channel.TextChannel"
MOST: Final = 48
"""Clicks at once, when they go as fast as they can."""
LOCALES: Final = ("ko", "de", "en-US")
MEBI: Final = 2**20
MILLI: Final = 1000
Report = dict[str, Any]


@dataclass(slots=True)
class BotProcess:
    """The bot's process, and what it answers."""

    process: asyncio.subprocess.Process

    async def ask(self, what: str) -> Report:
        """One report."""
        to, answers = self.process.stdin, self.process.stdout
        assert to is not None
        assert answers is not None
        to.write(f"{what}\n".encode())
        await to.drain()
        line = await answers.readline()
        told: Report = json.loads(line)
        return told

    async def end(self) -> None:
        """Stop it as an operator does."""
        if self.process.returncode is None:
            self.process.terminate()
        await self.process.wait()


@asynccontextmanager
async def started(sandbox: Sandbox, base: str, path: Path) -> AsyncGenerator[BotProcess]:
    """The bot's process on this file, connected; stopped afterwards."""
    command = (sys.executable, "-m", "tests.bench.load_bot", base, str(path))
    pipe = asyncio.subprocess.PIPE
    bot = BotProcess(await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, limit=2**27))
    try:
        ready = asyncio.create_task(sandbox.gateway.ready.wait())
        ended = asyncio.create_task(bot.process.wait())
        await asyncio.wait((ready, ended), timeout=120, return_when=asyncio.FIRST_COMPLETED)
        ended.cancel()
        if not ready.done():
            raise RuntimeError("the bot did not come")
        yield bot
    finally:
        await bot.end()


@dataclass(frozen=True, slots=True)
class Run:
    """What one number of tables gave."""

    tables: int
    rate: float
    start: float
    """Seconds from the start of the process until it was connected with every table taken up."""
    idle: Report
    """After the start, before anybody clicked."""
    seated: Report
    """With every hand open."""
    report: Report
    waits: Sequence[float]
    failures: int
    short: int
    requests: Counter[str]


async def measure(tables: int, *, rate: float, seconds: float, limits: bool, trace: bool) -> Run:
    """One number of tables, from an empty file."""
    sandbox = Sandbox(bot_name="Tichu", rate_limits=limits)
    requests: Counter[str] = Counter()
    sandbox.app.middlewares.append(counting(requests))
    companies, places = gathered(sandbox, tables)
    base = await sandbox.start()
    try:
        with tempfile.TemporaryDirectory(dir=Path.cwd(), prefix=".bench-") as folder:
            path = Path(folder) / "tichu.db"
            async with await Database.open(path) as database:
                await store(database, places, now=time.time())
            return await _run(sandbox, path, base, companies, requests, rate=rate, seconds=seconds, trace=trace)
    finally:
        await sandbox.stop()


async def _run(
    sandbox: Sandbox,
    path: Path,
    base: str,
    companies: Sequence[Company],
    requests: Counter[str],
    *,
    rate: float,
    seconds: float,
    trace: bool,
) -> Run:
    began = time.perf_counter()
    async with started(sandbox, base, path) as bot:
        start = time.perf_counter() - began
        # Every table shows its board anew.
        await sandbox.world.until(lambda: all(sandbox.world.messages(one.channel.id) for one in companies), 300)
        idle = await bot.ask("weigh")
        crowd = Crowd(sandbox, companies)
        await crowd.sit_down(most=MOST)
        await asyncio.sleep(2)
        seated = await bot.ask("weigh")
        await crowd.drive(seconds=min(5.0, seconds / 4), rate=rate, most=MOST)
        if trace:
            await bot.ask("trace")
        await bot.ask("mark")
        requests.clear()
        crowd.forget()
        await crowd.drive(seconds=seconds, rate=rate, most=MOST)
        counted = Counter(requests)
        report = await bot.ask("tell")
    return Run(len(companies), rate, start, idle, seated, report, crowd.waits, crowd.failures, crowd.short, counted)


async def weighed(guilds: int) -> int:
    """Bytes of a bot without tables in so many guilds."""
    sandbox = Sandbox(bot_name="Tichu", rate_limits=False)
    for number in range(guilds):
        guild = sandbox.world.add_guild(f"Guild {number}")
        for channel in range(CHANNELS):
            sandbox.world.add_channel(guild, f"channel-{channel}")
    with_emojis(sandbox)
    base = await sandbox.start()
    try:
        with tempfile.TemporaryDirectory(dir=Path.cwd(), prefix=".bench-") as folder:
            path = Path(folder) / "tichu.db"
            async with await Database.open(path):
                pass
            async with started(sandbox, base, path) as bot:
                told = await bot.ask("weigh")
                while told["objects"].get(CHANNEL, 0) < guilds * CHANNELS:
                    await asyncio.sleep(1)
                    told = await bot.ask("weigh")
                size: int = told["rss"]
                return size
    finally:
        await sandbox.stop()


def with_emojis(sandbox: Sandbox) -> None:
    """The bot's emojis are there already."""
    world = sandbox.world
    for name in drawings():
        emoji = ApplicationEmoji(world.clock.snowflake(), name, world.bot)
        world.emojis[emoji.id] = emoji


def gathered(sandbox: Sandbox, tables: int) -> tuple[list[Company], list[Place]]:
    """Guilds, channels and people; the bot's emojis are there already."""
    world = sandbox.world
    with_emojis(sandbox)
    companies, places = list[Company](), list[Place]()
    guild: Guild | None = None
    for number in range(tables):
        if guild is None or number % PER_GUILD == 0:
            guild = world.add_guild(f"Guild {number}")
        channel = world.add_channel(guild, f"table-{number}")
        locale = LOCALES[number % len(LOCALES)]
        users = [world.add_user(f"{name} {number}", locale=locale) for name in ("North", "East", "South", "West")]
        for user in users:
            world.join(guild, user)
        companies.append(Company(channel, tuple(map(sandbox.person, users))))
        people = tuple(Person(user.id, user.name) for user in users)
        places.append(Place(f"table{number:04}", guild.id, channel.id, people, locale.partition("-")[0]))
    return companies, places


def counting(requests: Counter[str]) -> Middleware:
    """A door that counts who comes through: by method, what it is for, and how it was answered."""

    @web.middleware
    async def count(request: web.Request, handler: Handler) -> web.StreamResponse:
        response = await handler(request)
        _, what, *rest = request.path.removeprefix("/api/v10").split("/")
        what = "callback" if rest[-1:] == ["callback"] else what
        requests[f"{request.method} {what} {response.status}"] += 1
        return response

    return count


def quantiles(values: Sequence[float]) -> tuple[float, float, float, float]:
    """The median, the 95th and 99th percentile and the largest, in milliseconds."""
    if len(values) < 2:
        return (0.0, 0.0, 0.0, 0.0)
    cuts = statistics.quantiles(values, n=100)
    return cuts[49] * MILLI, cuts[94] * MILLI, cuts[98] * MILLI, max(values) * MILLI


def show(run: Run) -> None:
    """Print one run."""
    report, wall, answers = run.report, run.report["wall"], len(run.report["sent"])
    rate = f"{run.rate:.0f} clicks a second asked for" if run.rate else "as fast as it goes"
    print(f"\n{run.tables} tables, {rate}, {wall:.0f} s; started in {run.start:.1f} s")
    print(f"  answers {answers / wall:.0f}/s, acts in the journal {report['entries'] / wall:.0f}/s", end="")
    print(f"; failed {run.failures}, never answered {report['unanswered']}, nobody to click {run.short}")
    for name, values in (
        ("event to answer sent", report["sent"]),
        ("event to answer confirmed", report["accepted"]),
        ("click to answer, at the sandbox", run.waits),
        ("lag of the loop", report["lags"]),
    ):
        p50, p95, p99, most = quantiles(values)
        print(f"  {name:32} p50 {p50:7.1f}  p95 {p95:7.1f}  p99 {p99:7.1f}  max {most:7.1f} ms")
    commits, units = report["commits"], report["units"]
    print(f"  commits {commits / wall:.0f}/s of {units / max(commits, 1):.1f} units", end="")
    painted = max(report["pictures"], 1)
    print(f"; pictures {painted / wall:.0f}/s, {MILLI * report['painting'] / painted:.1f} ms CPU each")
    pauses = report["collections"]
    print(f"  collections of all garbage {len(pauses)}, the longest {MILLI * max(pauses, default=0.0):.0f} ms")
    acts = max(report["entries"], 1)
    cpu, loop = report["cpu"], report["loop_cpu"]
    print(f"  CPU {cpu / wall:.0%} of a core, its loop {loop / wall:.0%}; an act {MILLI * cpu / acts:.1f} ms", end="")
    print(f", an answer {MILLI * cpu / max(answers, 1):.1f} ms; load average {os.getloadavg()[0]:.1f}")
    told = ", ".join(f"{name} {count / acts:.2f}" for name, count in run.requests.most_common())
    print(f"  requests an act: {sum(run.requests.values()) / acts:.2f} ({told})")
    for where, size in report.get("traced", ()):
        print(f"  {size / MEBI:8.1f} MiB {where}")


def show_growth(runs: Sequence[Run]) -> None:
    """Print how it grows with the number of tables."""
    print(f"\n{'tables':>7}{'answers/s':>11}{'p50':>8}{'p99 ms':>8}{'lag p99':>9}", end="")
    print(f"{'ms/act':>8}{'commits/s':>11}{'acts/commit':>13}{'RSS MiB':>9}")
    for run in runs:
        p50, _, p99, _ = quantiles(run.report["sent"])
        lag = quantiles(run.report["lags"])[2]
        report = run.report
        print(
            f"{run.tables:7}{len(report['sent']) / report['wall']:11.0f}{p50:8.1f}{p99:8.1f}{lag:9.1f}"
            f"{MILLI * report['cpu'] / max(report['entries'], 1):8.1f}"
            f"{report['commits'] / report['wall']:11.0f}"
            f"{report['entries'] / max(report['commits'], 1):13.1f}{report['rss'] / MEBI:9.0f}"
        )
    for fewer, more in pairwise(runs):
        tables = more.tables - fewer.tables
        for name, which in (("open", "idle"), ("four hands open", "seated"), ("after play", "report")):
            grown = getattr(more, which)["rss"] - getattr(fewer, which)["rss"]
            print(f"  {fewer.tables} to {more.tables} tables, {name}: {grown / tables / 1024:.0f} KiB a table")
    if len(runs) > 1:
        first, last = runs[0], runs[-1]
        kinds = counted(last.seated) - counted(first.seated)
        each = last.tables - first.tables
        print("  objects a table: " + ", ".join(f"{name} {count / each:.0f}" for name, count in kinds.most_common(16)))


def counted(report: Report) -> Counter[str]:
    """The objects of a report, by kind."""
    kinds: dict[str, int] = report["objects"]
    return Counter(kinds)


async def main(tables: Sequence[int], *, rate: float, seconds: float, guilds: int, limits: bool, trace: bool) -> None:
    """Measure each number of tables, and print."""
    runs: list[Run] = []
    for number in tables:
        share = rate * number / max(tables)
        runs.append(await measure(number, rate=share, seconds=seconds, limits=limits, trace=trace))
        show(runs[-1])
    show_growth(runs)
    if guilds > 1:
        one, many = await weighed(1), await weighed(guilds)
        each = (many - one) / (guilds - 1) / 1024
        print(f"  1 to {guilds} guilds of {CHANNELS} channels without a table: {each:.0f} KiB a guild", end="")
        print(f"; RSS {one / MEBI:.0f} to {many / MEBI:.0f} MiB")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.bench.bench_load")
    parser.add_argument("--tables", type=int, nargs="+", default=[10, 100])
    parser.add_argument("--rate", type=float, default=200.0, help="clicks a second; 0 is as fast as it goes")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--guilds", type=int, default=1000, help="without a table; 1 leaves their memory out")
    parser.add_argument("--limits", action="store_true", help="with Discord's rate limits")
    parser.add_argument("--trace", action="store_true", help="trace allocations while people click")
    given = parser.parse_args()
    asyncio.run(
        main(
            given.tables,
            rate=given.rate,
            seconds=given.seconds,
            guilds=given.guilds,
            limits=given.limits,
            trace=given.trace,
        )
    )
