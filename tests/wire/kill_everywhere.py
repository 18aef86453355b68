"""Kill the bot at every index of a match: `python -m tests.wire.kill_everywhere [--every N]`; prints what it survived.

By hand, since every kill costs a start: about six minutes for all of it.
"""

import argparse
import asyncio
import tempfile
import time
from pathlib import Path

from bot.sandbox import Sandbox
from tests.wire.killing import Killing
from tests.wire.real_bot import club


async def main(every: int) -> None:
    """Play and kill; AssertionError or TimeoutError when something was not survived."""
    began = time.monotonic()
    sandbox = Sandbox(bot_name="Probe")
    await sandbox.start()
    with tempfile.TemporaryDirectory() as directory:
        killing = Killing(club(sandbox, Path(directory) / "tichu.db"))
        await killing.begin()
        while not killing.over:
            await killing.live(killing.length + every)
            print(f"entry {killing.length}: {killing.kills} kills survived", flush=True)
        await killing.finish()
    await sandbox.stop()
    slowest = max(killing.starts)
    print(
        f"{killing.kills} kills survived in {time.monotonic() - began:.0f} s; {killing.hands} times an open hand"
        f" went on without a click; everything was right again {slowest:.1f} s after the slowest start"
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--every", type=int, default=1, help="entries from one kill to the next (default 1)")
    asyncio.run(main(parser.parse_args().every))
