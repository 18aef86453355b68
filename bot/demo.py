"""The bot in a local browser: the real bot, connected to a Discord of its own on this machine. No token, no network.

One person plays with three bots; with `--people 4` four people share the
table, one a browser tab. The matches live in a database of the demo's own.
"""

import asyncio
import signal
import sys
from pathlib import Path
from typing import Final

from bot.app import TichuClient
from bot.sandbox import TOKEN, Page, Sandbox, Welcome, point_discordpy
from bot.settings import Settings
from bot.speech import LOCALES, speech_for
from data.database import Database

PERSONAS: Final = (("매화", "ko"), ("Kranich", "de"), ("Orchid", "en-US"), ("나비", "ko"))
"""Who may sit at the demo's table, and in which language Discord speaks with them."""
TONGUES: Final = {"ko": "ko", "de": "de", "en": "en-US"}


async def demo(settings: Settings, *, people: int, port: int) -> int:
    """Run until interrupted; the exit code."""
    sandbox = Sandbox(bot_name="Tichu")
    guild = sandbox.world.add_guild("Tichu Club")
    sandbox.world.add_channel(guild, "tichu")
    sandbox.world.add_channel(guild, "tichu-2")
    personas = [sandbox.world.add_user(name, locale=locale) for name, locale in PERSONAS[:people]]
    for persona in personas:
        sandbox.world.join(guild, persona)
    page = Page(sandbox, guild, personas, _welcome(people))
    try:
        base = await sandbox.start(port)
    except OSError as error:
        print(f"Port {port} is not free ({error.strerror}); choose another with --port.", file=sys.stderr)
        return 1
    with point_discordpy(base):
        stop = asyncio.Event()
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, stop.set)
        async with (
            await Database.open(Path(settings.database).with_name("demo.db")) as database,
            TichuClient(database, settings) as client,
        ):
            running = asyncio.create_task(client.start(TOKEN))
            await sandbox.gateway.ready.wait()
            print(f"Tichu is ready. Open {page.address(personas[0])}", flush=True)
            for persona in personas[1:]:
                print(f"  and for {persona.name}: {page.address(persona)}", flush=True)
            print("Stop with Ctrl+C.", flush=True)
            await asyncio.wait((running, asyncio.create_task(stop.wait())), return_when=asyncio.FIRST_COMPLETED)
            await client.close()
            await running
    await sandbox.stop()
    return 0


def _welcome(people: int) -> Welcome:
    """The line and the one button that greet who opens the page."""
    kind = "alone" if people == 1 else "together"
    return Welcome(
        {TONGUES[locale]: speech_for(locale)(f"demo-welcome-{kind}") for locale in LOCALES},
        {TONGUES[locale]: speech_for(locale)(f"demo-start-{kind}") for locale in LOCALES},
        "tichu start",
        {"bots": 4 - people},
    )
