"""The experts' processes: ``python -m tests.bench.bench_thinking [ROUNDS]``.

Printed are the milliseconds of wall time that decisions take which need trials, one after the other and four tables at
once, and what the processes have held in memory at most, beside one that only has numpy.
"""

import asyncio
import sys
import time
from pathlib import Path

from bot.thinking import Thinking
from engine.cli.arena_table import dealt, play_round
from engine.cli.arena_tally import quantiles
from engine.minds.acting import act
from engine.minds.levels import LEVELS
from engine.minds.search import Told
from engine.tichu.actions import Action
from engine.tichu.legal import Judge
from engine.tichu.rules import STANDARD
from engine.tichu.view import PlayerView

SEED = 31
ROUNDS = 10
TABLES = 4


def open_questions(rounds: int) -> list[PlayerView]:
    """What seats see when the nets are not sure, in rounds that *hard* plays."""
    seen: list[PlayerView] = []

    def player(judge: Judge, view: PlayerView) -> Action | None:
        told = Told()
        act(told, judge, view)
        if told.asked:
            seen.append(view)
        return LEVELS["hard"](judge, view)

    for number in range(rounds):
        play_round(dealt(SEED, number), (player,) * 4, ([], [], [], []))
    return seen


def memory(process: int) -> str:
    """The most that a process has held, where the system tells."""
    status = Path(f"/proc/{process}/status")
    if not status.exists():
        return "unknown"
    line = next(line for line in status.read_text().splitlines() if line.startswith("VmHWM"))
    return f"{int(line.split()[1]) / 1024:.0f} MB"


async def asked(thinking: Thinking, views: list[PlayerView]) -> list[float]:
    """Milliseconds of each decision, one after the other."""
    took: list[float] = []
    for view in views:
        start = time.perf_counter()
        await thinking.think(STANDARD, view)
        took.append(1000 * (time.perf_counter() - start))
    return took


async def bare() -> str:
    """The memory of a process that does nothing with numpy."""
    pipe = asyncio.subprocess.PIPE
    words = "import numpy; print(numpy.ones((9, 9)) @ numpy.ones((9, 9)), flush=True); input()"
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", words, stdin=pipe, stdout=pipe)
    if process.stdout is not None:
        await process.stdout.readline()
    held = memory(process.pid)
    process.kill()
    await process.wait()
    return held


async def main() -> None:
    """One table, then several."""
    views = open_questions(int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS)
    thinking = Thinking()
    await asked(thinking, views[:8])
    print(f"{len(views)} decisions, one after the other: {quantiles(await asked(thinking, views))}")
    several = await asyncio.gather(*(asked(thinking, views[table::TABLES]) for table in range(TABLES)))
    print(f"the same, {TABLES} at once: {quantiles([one for some in several for one in some])}")
    held = ", ".join(memory(process) for process in thinking.waiting)
    await thinking.close()
    print(f"memory of the processes: {held}; with numpy alone {await bare()}")


if __name__ == "__main__":
    asyncio.run(main())
