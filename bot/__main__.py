"""`python -m bot` runs the bot on Discord; `demo` runs it in a local browser; other commands look after its database.

Exit codes: 0 stopped, 1 failed, 75 another process runs on this database, 78 something must be configured. The last two
are those of sysexits.h: EX_TEMPFAIL, for the same command works once the other process has ended and a supervisor may
try again, and EX_CONFIG, for it does not.
"""

import argparse
import asyncio
import sys
from typing import Final

import discord
from pydantic import ValidationError

from bot.app import TichuClient
from bot.collector import settle_in
from bot.demo import demo
from bot.logs import start_logging
from bot.running import serve
from bot.settings import Settings, misnamed
from bot.staging.mirror import BROKEN
from bot.upkeep.commands import COMMANDS, add_commands, look_after
from data.database import Database
from data.errors import HeldError, StoreError
from data.hold import held

STOPPED: Final = 0
FAILED: Final = 1
BUSY: Final = 75
UNCONFIGURED: Final = 78
LEAST_PORT: Final = 1024
MOST_PORT: Final = 65_535
"""What a port is (RFC 6335)."""


def main() -> int:
    """Read the command line and run; the exit code."""
    parser = argparse.ArgumentParser(prog="python -m bot", description="A Discord bot that hosts Tichu tables.")
    commands = parser.add_subparsers(dest="command")
    trial = commands.add_parser("demo", help="the bot in a local browser, without a token")
    trial.add_argument("--people", type=int, default=1, choices=range(1, 5), help="how many people (default 1)")
    trial.add_argument(
        "--port", type=port, default=8700, help="the local port (1024 to 65535, default 8700; 0 for any)"
    )
    add_commands(commands.add_parser)
    arguments = parser.parse_args()
    try:
        settings = Settings()
    except ValidationError as error:
        for wrong in error.errors(include_url=False, include_input=False):
            name = "_".join(map(str, wrong["loc"])).upper()
            named = name if name == "DISCORD_TOKEN" else f"TICHU_{name}"
            print(f"{named}: {wrong['msg']} (see .env.example)", file=sys.stderr)
        return UNCONFIGURED
    for name in () if arguments.command == "check" else misnamed():
        print(f"{name}: no such setting, it changes nothing (see .env.example)", file=sys.stderr)
    token = None if settings.discord_token is None else settings.discord_token.get_secret_value().strip()
    start_logging(settings.log_level, secret=token or None)
    try:
        if arguments.command == "demo":
            return asyncio.run(demo(settings, people=arguments.people, port=arguments.port))
        if arguments.command in COMMANDS:
            return STOPPED if asyncio.run(look_after(settings, arguments, print)) else FAILED
        if not token:
            print(
                "No DISCORD_TOKEN: copy .env.example to .env and put your bot's token there,"
                " or try `python -m bot demo` without one.",
                file=sys.stderr,
            )
            return UNCONFIGURED
        with held(settings.database):
            settle_in()
            return asyncio.run(run(settings, token))
    except HeldError as error:
        print(error, file=sys.stderr)
        return BUSY
    except StoreError as error:
        print(error, file=sys.stderr)
        return FAILED
    except KeyboardInterrupt:
        return STOPPED


def port(text: str) -> int:
    """A port that a server can listen on without being root, or 0 for any; what else there is, argparse is told."""
    number = int(text) if text.isascii() and text.isdecimal() else -1
    if number != 0 and not LEAST_PORT <= number <= MOST_PORT:
        raise argparse.ArgumentTypeError(f"{text!r} is no port from {LEAST_PORT} to {MOST_PORT}, nor 0 for any")
    return number


async def run(settings: Settings, token: str) -> int:
    """The bot on Discord until it is told to stop."""
    async with await Database.open(settings.database) as database, TichuClient(database, settings) as client:
        try:
            await serve(client, token)
        except discord.LoginFailure:
            print("Discord does not accept DISCORD_TOKEN; take a new one from the developer portal.", file=sys.stderr)
            return UNCONFIGURED
        except discord.PrivilegedIntentsRequired:
            print("Discord refuses the bot's intents; it asks for none that are privileged.", file=sys.stderr)
            return UNCONFIGURED
        except (discord.HTTPException, *BROKEN) as error:
            print(f"Discord cannot be reached: {str(error) or type(error).__name__}", file=sys.stderr)
            return FAILED
    return STOPPED


if __name__ == "__main__":
    sys.exit(main())
