"""The real bot in a process of its own, composed as `python -m bot` does it, with probes laid around it from outside.

`python -m tests.bench.load_bot BASE FILE`; each line on standard input asks for one report on standard output:
`mark` begins a new measurement, `tell` tells what was measured since, `weigh` counts objects too, `trace` starts to
trace allocations.
"""

import asyncio
import gc
import json
import resource
import sqlite3
import sys
import time
import tracemalloc
from collections import Counter
from collections.abc import Awaitable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final

import aiohttp
from discord.gateway import DiscordWebSocket
from discord.http import Route
from discord.state import AutoShardedConnectionState
from discord.webhook.async_ import AsyncWebhookAdapter

from bot.__main__ import run
from bot.collector import settle_in
from bot.logs import start_logging
from bot.sandbox import TOKEN, point_discordpy
from bot.settings import Settings
from bot.staging import pictures
from render.scene import Scene

A_LOOK: Final = 0.01
"""Seconds between looks at the loop; what they take longer is the loop's lag."""
OLDEST: Final = 2
"""The generation of the garbage collector that holds everything."""
LARGEST: Final = 14
"""Kinds of objects, and places of allocations, that are told."""


@dataclass(slots=True)
class Probes:
    """What was measured since the last mark; all times in seconds."""

    began: float = field(default_factory=time.perf_counter)
    wall_began: float = field(default_factory=time.time)
    cpu_began: float = field(default_factory=time.process_time)
    loop_cpu_began: float = field(default_factory=time.thread_time)
    arrived: dict[int, float] = field(default_factory=dict)
    sent: list[float] = field(default_factory=list)
    """From an interaction's arrival to its answer being handed to the network."""
    accepted: list[float] = field(default_factory=list)
    """From an interaction's arrival until Discord has confirmed the answer."""
    lags: list[float] = field(default_factory=list)
    commits: int = 0
    units: int = 0
    entries: int = 0
    collections: list[float] = field(default_factory=list)
    """Seconds of every collection of cyclic garbage of the oldest generation, in which nothing else runs."""
    pictures: int = 0
    painting: float = 0.0


probes = Probes()


def lay() -> None:
    """Lay the probes around the libraries' and the bot's outermost doors."""
    _lay_gateway()
    _lay_answers()
    _lay_store()
    _lay_pictures()
    _lay_collector()


def _lay_gateway() -> None:
    receive, parse = DiscordWebSocket.received_message, AutoShardedConnectionState.parse_interaction_create
    at = 0.0

    async def received(self: DiscordWebSocket, msg: Any, /) -> None:  # noqa: ANN401 - the library's own signature
        nonlocal at
        at = time.perf_counter()
        await receive(self, msg)

    def parsed(self: AutoShardedConnectionState[Any], data: Any) -> None:  # noqa: ANN401 - the library's own signature
        probes.arrived[int(data["id"])] = at
        parse(self, data)

    DiscordWebSocket.received_message = received  # type: ignore[method-assign]  # a probe
    AutoShardedConnectionState.parse_interaction_create = parsed  # type: ignore[method-assign, assignment]  # a probe


def _lay_answers() -> None:
    request = AsyncWebhookAdapter.request

    def requested(
        self: AsyncWebhookAdapter,
        route: Route,
        session: aiohttp.ClientSession,
        **rest: Any,  # noqa: ANN401 - the library's own signature
    ) -> Awaitable[Any]:
        at = probes.arrived.pop(int(route.webhook_id or 0), None) if route.path.endswith("/callback") else None
        if at is not None:
            probes.sent.append(time.perf_counter() - at)
        return confirmed(request(self, route, session, **rest), at)

    async def confirmed(response: Awaitable[Any], at: float | None) -> Any:  # noqa: ANN401 - the library's own signature
        told = await response
        if at is not None:
            probes.accepted.append(time.perf_counter() - at)
        return told

    AsyncWebhookAdapter.request = requested  # type: ignore[method-assign, assignment]  # a probe


class Counted(sqlite3.Connection):
    """Counts what the store does, on whichever thread it does it."""

    def execute(self, sql: str, parameters: Any = (), /) -> sqlite3.Cursor:  # noqa: ANN401 - the library's own signature
        """Carry a statement out."""
        if sql == "COMMIT":
            probes.commits += 1
        elif sql == "SAVEPOINT unit":
            probes.units += 1
        elif "INSERT INTO entry" in sql:
            probes.entries += 1
        return super().execute(sql, parameters)


def _lay_store() -> None:
    sqlite3.connect = partial(sqlite3.connect, factory=Counted)  # type: ignore[assignment]  # a probe


def _lay_pictures() -> None:
    paint = pictures.png  # type: ignore[attr-defined]  # the name that it paints by

    def painted(scene: Scene) -> bytes:
        began = time.thread_time()
        image = paint(scene)
        probes.painting += time.thread_time() - began
        probes.pictures += 1
        return image

    pictures.png = painted  # type: ignore[attr-defined]  # a probe


def _lay_collector() -> None:
    began = 0.0

    def collected(phase: str, told: dict[str, int]) -> None:
        nonlocal began
        if phase == "start":
            began = time.perf_counter()
        elif told["generation"] == OLDEST:
            probes.collections.append(time.perf_counter() - began)

    gc.callbacks.append(collected)


async def watch() -> None:
    """Note how late the loop is, again and again."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + A_LOOK
        await asyncio.sleep(A_LOOK)
        probes.lags.append(loop.time() - due)


def report(*, objects: bool = False) -> dict[str, Any]:
    """All that was measured, as JSON."""
    if objects:
        gc.collect()
    wall = time.perf_counter() - probes.began
    told: dict[str, Any] = {
        "wall": wall,
        "cpu": time.process_time() - probes.cpu_began,
        "loop_cpu": time.thread_time() - probes.loop_cpu_began,
        "sent": probes.sent,
        "accepted": probes.accepted,
        "unanswered": len(probes.arrived),
        "lags": probes.lags,
        "commits": probes.commits,
        "units": probes.units,
        "entries": probes.entries,
        "collections": probes.collections,
        "pictures": probes.pictures,
        "painting": probes.painting,
        "rss": rss(),
        "tasks": len(asyncio.all_tasks()),
    }
    if objects:
        kinds = Counter(f"{type(one).__module__}.{type(one).__qualname__}" for one in gc.get_objects())
        told["objects"] = dict(kinds)
    if tracemalloc.is_tracing():
        top = tracemalloc.take_snapshot().statistics("lineno")[:LARGEST]
        told["traced"] = [(str(one.traceback), one.size) for one in top]
    return told


def rss() -> int:
    """Bytes of memory that the process holds now."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * resource.getpagesize()


async def obey() -> None:
    """Answer what is asked on standard input, until it ends."""
    global probes  # noqa: PLW0603 - one measurement a process
    reader = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    while line := (await reader.readline()).decode().strip():
        if line == "trace":
            tracemalloc.start()
        told = report(objects=line == "weigh")
        print(json.dumps(told), flush=True)
        if line == "mark":
            waiting = probes.arrived
            probes = Probes(arrived=waiting)


async def main(base: str, path: Path) -> int:
    """Run the bot until it is told to stop."""
    lay()
    settings = Settings.model_construct(database=path, clicks_per_second=0.0, tables_per_host=0, tables_per_guild=0)
    with point_discordpy(base):
        watching = [asyncio.create_task(watch()), asyncio.create_task(obey())]
        try:
            return await run(settings, TOKEN)
        finally:
            for task in watching:
                task.cancel()


if __name__ == "__main__":
    start_logging("WARNING", secret=None)
    settle_in()
    sys.exit(asyncio.run(main(sys.argv[1], Path(sys.argv[2]))))
