"""What Discord offers while somebody types."""

from collections.abc import Iterable
from typing import Final

from discord import app_commands

OFFERED: Final = 25
"""Choices that may be offered (Discord, Application Commands)."""
LONGEST_NAME: Final = 100
"""Characters of a choice (the same page)."""


def offered(named: Iterable[tuple[str, str]], typed: str) -> list[app_commands.Choice[str]]:
    """Values with their names: the first of those that go with what was typed, by either."""
    wanted = typed.casefold()
    found = [(value, name) for value, name in named if wanted in f"{value} {name}".casefold()]
    return [app_commands.Choice(name=name[:LONGEST_NAME], value=value) for value, name in found[:OFFERED]]
