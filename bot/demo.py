"""The bot in a local browser: the real bot, connected to a Discord of its own on this machine. No token, no network.

One person plays with three bots; with `--people 4` four people share the
table, one a browser tab. The matches live in a database of the demo's own, one a port, which it holds as the bot
holds its own; a file beside it keeps the threads in which some are played.
"""

import asyncio
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from bot.app import TichuClient
from bot.sandbox import TOKEN, Keeping, Page, Sandbox, Welcome, point_discordpy
from bot.settings import Settings
from bot.speech import LOCALES, speech_for
from data.database import Database
from data.hold import held

PERSONAS: Final = (("매화", "ko"), ("Kranich", "de"), ("Orchid", "en-US"), ("나비", "ko"))
"""Who may sit at the demo's table, and in which language Discord speaks with them."""
FIRST_ID: Final = 1_100_000_000_000_000_000
"""People and channels of the demo keep their ids from one start to the next, so that its tables go on."""
TONGUES: Final = {"ko": "ko", "de": "de", "en": "en-US"}


async def demo(settings: Settings, *, people: int, port: int) -> int:
    """Run until interrupted; the exit code. Raises HeldError and other StoreErrors."""
    sandbox = Sandbox(bot_name="Tichu")
    personas = [
        sandbox.world.add_user(name, locale=locale, id_=FIRST_ID + number)
        for number, (name, locale) in enumerate(PERSONAS[:people])
    ]
    guild = sandbox.world.add_guild("Tichu Club", owner=personas[0], id_=FIRST_ID + 10)
    for number, channel in enumerate(("tichu", "tichu-2")):
        sandbox.world.add_channel(guild, channel, id_=FIRST_ID + 20 + number)
    for persona in personas[1:]:
        sandbox.world.join(guild, persona)
    page = Page(sandbox, guild, personas, _welcome(people))
    try:
        await sandbox.start(port)
    except OSError as error:
        with held(database_of(settings, port)):  # who has the port may be a demo of the same name
            pass
        print(f"Port {port} cannot be used ({error.strerror}); choose another with --port.", file=sys.stderr)
        return 1
    # Port 0 is another one each time; the one that it came to be names the file.
    path = database_of(settings, sandbox.port)
    try:
        with held(path), point_discordpy(sandbox.world.base):
            Keeping(sandbox.world, path.with_suffix(".threads.json"))
            await _run(sandbox, path, settings, [page.address(persona) for persona in personas])
    finally:
        await sandbox.stop()
    return 0


def database_of(settings: Settings, port: int) -> Path:
    """The demo's own database, one a port."""
    return settings.database.with_name(f"demo-{port}.db")


async def _run(sandbox: Sandbox, path: Path, settings: Settings, addresses: Sequence[str]) -> None:
    """The bot in the sandbox until it is told to stop, or cannot start."""
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    async with await Database.open(path) as database, TichuClient(database, settings) as client:
        running = asyncio.create_task(client.start(TOKEN))
        stopped = asyncio.create_task(stop.wait())
        ready = asyncio.create_task(sandbox.gateway.ready.wait())
        await asyncio.wait((running, stopped, ready), return_when=asyncio.FIRST_COMPLETED)
        if ready.done():
            first, *others = addresses
            print(f"Tichu is ready. Open {first}", flush=True)
            for name, address in zip(PERSONAS[1:], others, strict=False):
                print(f"  and for {name[0]}: {address}", flush=True)
            print("Stop with Ctrl+C.", flush=True)
            await asyncio.wait((running, stopped), return_when=asyncio.FIRST_COMPLETED)
        ready.cancel()
        stopped.cancel()
        await client.close()
        await running


def _welcome(people: int) -> Welcome:
    """The line and the one button that greet who opens the page."""
    kind = "alone" if people == 1 else "together"
    return Welcome(
        {TONGUES[locale]: speech_for(locale)(f"demo-welcome-{kind}") for locale in LOCALES},
        {TONGUES[locale]: speech_for(locale)(f"demo-start-{kind}") for locale in LOCALES},
        "tichu start",
        {"bots": 4 - people},
    )
