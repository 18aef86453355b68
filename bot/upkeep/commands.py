"""The operator's commands: what each takes, does and says. Exit codes are those of `bot.__main__`."""

import argparse
import time
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Final, cast

from bot.gathering.lobby_store import free_names
from bot.settings import Settings
from bot.speech import speech_for
from bot.upkeep.audit import audit
from bot.upkeep.check import check
from bot.upkeep.taking_in import take_in
from data.copies import copy, restore
from data.hold import held

COMMANDS: Final = {
    "check": "look whether all is well: settings, token, database, journals, disk, clock, Discord; 0 if so, else 1",
    "backup": "write a verified copy of the database to FILE, also while the bot runs; 0 if it is there, else 1",
    "restore": "put the copy FILE in the database's place, migrated; what was there is kept; 75 while the bot runs",
    "import": "take in matches from record or BrettSpielWelt FILEs, casual and marked; 0 if all, 1 if one was refused",
    "audit": "judge every stored act again, reckon results and ratings anew, tell each drift; 0 without any, else 1",
}
"""By name, what each does and how it exits."""
ON_FILES: Final = frozenset({"backup", "restore"})


def add_commands(add: Callable[..., argparse.ArgumentParser]) -> None:
    """Add them; `add` makes the parser of one command, as argparse's subparsers do."""
    for name, words in COMMANDS.items():
        command = add(name, help=words, description=f"{words}.")
        if name in ON_FILES:
            command.add_argument("file", metavar="FILE", type=Path, help="the copy")
        if name == "import":
            command.add_argument("files", metavar="FILE", type=Path, nargs="+", help="JSON lines, or a text log")
            command.add_argument(
                "--guild", metavar="ID", type=snowflake, required=True, help="the server that may see them"
            )


async def look_after(settings: Settings, arguments: argparse.Namespace, say: Callable[[str], None]) -> bool:
    """Carry out a command and say what came of it; whether all is well. Raises StoreError."""
    match arguments.command:
        case "check":
            return await check(settings, say)
        case "audit":
            return await audit(settings.database, say)
        case "import":
            return await bring(settings.database, arguments, say)
        case "backup":
            await back_up(settings.database, cast("Path", arguments.file), say)
        case _:
            await put_back(cast("Path", arguments.file), settings.database, say)
    return True


async def back_up(database: Path, target: Path, say: Callable[[str], None]) -> None:
    """Copy the database to where nothing is yet. Raises StoreError."""
    found = await copy(database, target)
    say(f"{target}: {found.matches} matches, {found.entries} entries, schema {found.schema}; verified")


def snowflake(text: str) -> int:
    """An id of Discord; ArgumentTypeError otherwise."""
    if not (text.isascii() and text.isdecimal() and 0 < int(text) < 1 << 63):
        message = f"{text!r} is no id of Discord: a positive number, as `Copy Server ID` gives it"
        raise argparse.ArgumentTypeError(message)
    return int(text)


async def bring(database: Path, arguments: argparse.Namespace, say: Callable[[str], None]) -> bool:
    """Take matches in from files, on a database on which no bot runs. Raises HeldError and other StoreErrors."""
    with held(database):
        return await take_in(database, cast("list[Path]", arguments.files), say, guild=cast("int", arguments.guild))


def name_bot(locale: str, taken: Collection[str]) -> str:
    """What a bot at a table is called that speaks this language and where these names are taken."""
    return free_names(speech_for(locale), taken)[0]


async def put_back(source: Path, database: Path, say: Callable[[str], None]) -> None:
    """Let a copy be the database, on which no bot runs. Raises HeldError and other StoreErrors."""
    with held(database):
        restored = await restore(source, database, at=time.time(), name_bot=name_bot)
    found = restored.found
    say(f"{database}: {found.matches} matches, {found.entries} entries, from schema {found.schema}")
    if restored.aside is not None:
        say(f"{restored.aside}: what was there before")
    if restored.forgotten is None:
        say("what was there before cannot tell whom it had forgotten: who was deleted since the copy was made is back")
    elif restored.forgotten:
        say(f"people who had been deleted since the copy was made, and now from it, too: {restored.forgotten}")
