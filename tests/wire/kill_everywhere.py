"""Kills the bot's process again and again and prints what it survived; by hand, since every kill costs a start.

`python -m tests.wire.kill_everywhere` kills it at every index of a match (eight
minutes), with `--every N` at fewer; with `--random N` at so many random times
while many tables are clicked at as fast as they answer.
"""

import argparse
import asyncio
import tempfile
import time
from pathlib import Path

from bot.sandbox import Sandbox
from tests.wire.crowd import Crowd
from tests.wire.killing import Killing
from tests.wire.real_bot import Club, club

WINDOW = 8
"""Seconds of the bomb window: more than a start takes."""
TABLES = 3
"""Tables of each of the four people in a crowd."""


async def everywhere(place: Club, every: int) -> str:
    """At every index; AssertionError or TimeoutError when something was not survived."""
    killing = Killing(place)
    await killing.begin(window=WINDOW)
    while not killing.over:
        await killing.live(killing.length + every)
        print(f"entry {killing.length}: {killing.kills} kills survived", flush=True)
    await killing.finish()
    return (
        f"{killing.kills} kills survived; {killing.hands} times an open hand went on without a click; everything was"
        f" right again {max(killing.starts):.1f} s after the slowest start"
    )


async def at_random(place: Club, times: int) -> str:
    """At random times under load; AssertionError when something was not survived."""
    crowd = Crowd(place, tables=TABLES)
    await crowd.begin()
    while crowd.kills < times:
        await crowd.live()
        print(f"{crowd.acts} acts: {crowd.kills} kills survived", flush=True)
    await crowd.finish()
    return f"{crowd.kills} kills at random times survived by {4 * TABLES} tables with {crowd.acts} acts"


async def main(every: int, times: int) -> None:
    """Kill, and say what came of it."""
    began = time.monotonic()
    sandbox = Sandbox(bot_name="Probe")
    await sandbox.start()
    with tempfile.TemporaryDirectory() as directory:
        place = club(sandbox, Path(directory) / "tichu.db")
        said = await (at_random(place, times) if times else everywhere(place, every))
    await sandbox.stop()
    print(f"{said}; {time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--every", type=int, default=1, help="entries from one kill to the next (default 1)")
    parser.add_argument("--random", type=int, default=0, help="kills at random times under load")
    arguments = parser.parse_args()
    asyncio.run(main(arguments.every, arguments.random))
