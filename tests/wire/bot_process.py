"""The real bot in a process of its own, connected to a sandbox elsewhere.

`python -m tests.wire.bot_process BASE FILE [DEALT]` deals the stacked match,
of which so many rounds have been dealt before, or with -1 at random, and runs
until it is killed.
"""

import asyncio
import sys
from pathlib import Path
from random import Random

from bot.app import TichuClient
from bot.sandbox import TOKEN, point_discordpy
from bot.settings import Settings
from data.database import Database
from tests.stacked import MATCH, Dealer


async def main(base: str, path: Path, dealt: int) -> None:
    """Run the bot."""
    settings = Settings.model_construct(think_seconds=0.0, clicks_per_second=0.0, tables_per_host=0, tables_per_guild=0)
    shuffle = Random().shuffle if dealt < 0 else Dealer(MATCH[dealt:], lambda _: None)
    with point_discordpy(base):
        async with (
            await Database.open(path) as database,
            TichuClient(database, settings, shuffle=shuffle) as client,
        ):
            await client.start(TOKEN)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], Path(sys.argv[2]), sum(map(int, sys.argv[3:]))))
