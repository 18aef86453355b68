"""`bot.translation` and `bot.commands`: what Discord is told of the commands, in every language, within its limits."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import discord
import pytest

from bot.app import TichuClient
from bot.settings import Settings
from bot.translation import Translator
from data.database import Database

NAME: Final = re.compile(r"^[-_'\w\u0900-\u097F\u0E00-\u0E7F]{1,32}$")
"""Discord, Application Commands, naming: letters and digits of any script, no capitals where there are small ones."""
LANGUAGES: Final = {"ko", "de", "en-US", "en-GB"}

Payload = dict[str, Any]


@pytest.fixture
async def command(tmp_path: Path) -> Payload:
    """`/tichu` as it is sent."""
    async with (
        await Database.open(tmp_path / "tables.sqlite3") as database,
        TichuClient(database, Settings.model_construct()) as client,
    ):
        client.add_commands()
        group = client.tree.get_command("tichu")
        assert isinstance(group, discord.app_commands.Group)
        payload: Payload = await group.get_translated_payload(client.tree, Translator())
    return payload


def parts(command: Payload) -> Iterator[Payload]:
    """The command, its subcommands and their options."""
    yield command
    for option in command.get("options", []):
        yield from parts(option)


def choices(command: Payload) -> Iterator[Payload]:
    for part in parts(command):
        yield from part.get("choices", [])


def in_every_language(part: Payload, field: str) -> dict[str, str]:
    return {"": str(part[field]), **part[f"{field}_localizations"]}


async def test_every_name_and_description_is_there_in_every_language(command: Payload) -> None:
    assert {"start", "hand", "target", "clock"} <= {part["name"] for part in parts(command)}
    for part in parts(command):
        for field in ("name", "description"):
            assert set(part[f"{field}_localizations"]) == LANGUAGES, part
    for choice in choices(command):
        assert set(choice["name_localizations"]) == LANGUAGES, choice


async def test_names_are_names(command: Payload) -> None:
    for part in parts(command):
        for name in in_every_language(part, "name").values():
            assert NAME.fullmatch(name), name
            assert name == name.lower(), name


async def test_descriptions_and_choices_fit(command: Payload) -> None:
    for part in parts(command):
        assert all(1 <= len(text) <= 100 for text in in_every_language(part, "description").values()), part
        assert len(part.get("options", [])) <= 25
        assert len(part.get("choices", [])) <= 25
    for choice in choices(command):
        assert all(1 <= len(text) <= 100 for text in in_every_language(choice, "name").values()), choice


async def test_no_two_names_are_the_same_in_any_language(command: Payload) -> None:
    for part in parts(command):
        options = part.get("options", [])
        for language in ("", *LANGUAGES):
            names = [in_every_language(option, "name")[language] for option in options]
            assert len(names) == len(set(names)), (part["name"], language)


async def test_americans_and_britons_read_what_is_the_default(command: Payload) -> None:
    for part in (*parts(command), *choices(command)):
        names = in_every_language(part, "name")
        assert names["en-US"] == names["en-GB"] == names[""]


async def test_the_command_fits_into_what_discord_takes(command: Payload) -> None:
    longest = 0
    for language in ("", *LANGUAGES):
        texts = [
            in_every_language(part, field)[language] for part in parts(command) for field in ("name", "description")
        ]
        texts += [in_every_language(choice, "name")[language] + str(choice["value"]) for choice in choices(command)]
        longest = max(longest, sum(map(len, texts)))
    assert longest <= 8000, "Discord, Application Commands, combined length"
