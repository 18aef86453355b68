"""A bot on Discord until the process is told to stop."""

import asyncio
import signal
from typing import Final

import discord

SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)


async def serve(client: discord.Client, token: str) -> None:
    """Connect, and disconnect in good order at the first signal, however far the start has come by then.

    Raises what the client's start raises, unless it was told to stop.
    """
    told = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in SIGNALS:
        loop.add_signal_handler(number, told.set)
    running, stopping = asyncio.create_task(client.start(token)), asyncio.create_task(told.wait())
    try:
        await asyncio.wait((running, stopping), return_when=asyncio.FIRST_COMPLETED)
        if not told.is_set():
            await running
            return
        await client.close()
        # Between two tries to reach Discord it sleeps, for minutes in the end, and would not look up.
        running.cancel()
        await asyncio.wait((running,))
    finally:
        stopping.cancel()
        for number in SIGNALS:
            loop.remove_signal_handler(number)
