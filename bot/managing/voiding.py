"""Who manages a server takes a match out of its ratings, or puts it back, for a reason that everybody reads."""

from collections.abc import Sequence
from typing import Final

import discord
from discord import app_commands

from bot.answers import say, speech_of
from bot.names import cleaned, written
from bot.services import Services
from data.results import Result

OFFERED: Final = 25
"""Choices of an autocomplete (Discord, Application Commands)."""
LONGEST_NAME: Final = 100
"""Characters of a choice (the same page)."""
LONGEST_REASON: Final = 300
"""Characters that are kept of why somebody who manages the server did something."""


class Voiding:
    """Answers `/tichu-manage void` and `restore`, for matches of the server. Raises StoreError and HTTPException."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def void(self, interaction: discord.Interaction, match: str, reason: str) -> None:
        """Take the match out, and tell the channel."""
        result = await self._services.results.get(match)
        if not interaction.permissions.manage_guild:
            await say(interaction, "void-not-allowed")
        elif result is None or result.guild != interaction.guild_id:
            await say(interaction, "void-unknown")
        elif await self._services.ratings.void(
            match, by=interaction.user.id, reason=reason[:LONGEST_REASON], at=self._services.now()
        ):
            speech = speech_of(interaction)
            told = speech("void-done", match=_named(result), reason=written(reason, most=LONGEST_REASON))
            await interaction.response.send_message(told)
        else:
            await say(interaction, "void-not-rated")

    async def restore(self, interaction: discord.Interaction, match: str, reason: str) -> None:
        """Put the match back, and tell the channel."""
        result = await self._services.results.get(match)
        if not interaction.permissions.manage_guild:
            await say(interaction, "void-not-allowed")
        elif result is None or result.guild != interaction.guild_id:
            await say(interaction, "void-unknown")
        elif await self._services.ratings.restore(
            match, by=interaction.user.id, reason=reason[:LONGEST_REASON], at=self._services.now()
        ):
            speech = speech_of(interaction)
            told = speech("restore-done", match=_named(result), reason=written(reason, most=LONGEST_REASON))
            await interaction.response.send_message(told)
        else:
            await say(interaction, "restore-not-void")

    async def offer_voided(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The matches of the server that are out and go with what was typed, the last one first."""
        if interaction.guild_id is None or not interaction.permissions.manage_guild:
            return []
        matches = await self._services.ratings.voided(interaction.guild_id, limit=OFFERED)
        results = [await self._services.results.get(match) for match in matches]
        return _choices([one for one in results if one is not None], typed)

    async def offer(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The newest rated matches of the server whose people or id go with what was typed."""
        if interaction.guild_id is None or not interaction.permissions.manage_guild:
            return []
        recent = await self._services.results.recent(interaction.guild_id, limit=4 * OFFERED)
        return _choices([one for one in recent if one.rated], typed)


def _choices(results: Sequence[Result], typed: str) -> list[app_commands.Choice[str]]:
    named = [(one.match, f"{one.match} · {_named(one)}"[:LONGEST_NAME]) for one in results]
    found = [(match, name) for match, name in named if typed.casefold() in name.casefold()]
    return [app_commands.Choice(name=name, value=match) for match, name in found[:OFFERED]]


def _named(result: Result) -> str:
    """Both teams with their totals."""
    teams = (" & ".join(cleaned(seat.name) for seat in result.seats if seat.team == team) for team in (0, 1))
    ours, theirs = teams
    return f"{ours} {result.totals[0]} : {result.totals[1]} {theirs}"
