"""Who manages a server takes a match out of its ratings, or puts it back, for a reason that everybody reads."""

from collections.abc import Sequence
from typing import Final

import discord
from discord import app_commands

from bot.answers import say, speech_of
from bot.autocomplete import OFFERED, offered
from bot.names import cleaned, written
from bot.services import Services
from data.results import Result

LONGEST_REASON: Final = 300
"""Characters that are kept of why somebody who manages the server did something."""


class Voiding:
    """Answers `/tichu-manage void` and `restore`, for matches of the server. Raises StoreError and HTTPException."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def void(self, interaction: discord.Interaction, match: str, reason: str) -> None:
        """Take the match out, and tell the channel."""
        if (result := await self._of_this_server(interaction, match)) is None:
            return
        by, at, kept = interaction.user.id, self._services.now(), reason[:LONGEST_REASON]
        if await self._services.ratings.void(match, by=by, reason=kept, at=at):
            await _tell(interaction, "void-done", result, reason)
        else:
            await say(interaction, "void-not-rated")

    async def restore(self, interaction: discord.Interaction, match: str, reason: str) -> None:
        """Put the match back, and tell the channel."""
        if (result := await self._of_this_server(interaction, match)) is None:
            return
        by, at, kept = interaction.user.id, self._services.now(), reason[:LONGEST_REASON]
        if await self._services.ratings.restore(match, by=by, reason=kept, at=at):
            await _tell(interaction, "restore-done", result, reason)
        else:
            await say(interaction, "restore-not-void")

    async def _of_this_server(self, interaction: discord.Interaction, match: str) -> Result | None:
        """The match, for who manages the server on which it was played; everybody else is told what is missing."""
        result = await self._services.results.get(match)
        if not interaction.permissions.manage_guild:
            await say(interaction, "void-not-allowed")
        elif result is None or result.guild != interaction.guild_id:
            await say(interaction, "void-unknown")
        else:
            return result
        return None

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


async def _tell(interaction: discord.Interaction, key: str, result: Result, reason: str) -> None:
    told = speech_of(interaction)(key, match=_named(result), reason=written(reason, most=LONGEST_REASON))
    await interaction.response.send_message(told)


def _choices(results: Sequence[Result], typed: str) -> list[app_commands.Choice[str]]:
    return offered(((one.match, f"{one.match} · {_named(one)}") for one in results), typed)


def _named(result: Result) -> str:
    """Both teams with their totals."""
    teams = (" & ".join(cleaned(seat.name) for seat in result.seats if seat.team == team) for team in (0, 1))
    ours, theirs = teams
    return f"{ours} {result.totals[0]} : {result.totals[1]} {theirs}"
