"""The slash commands by which the bots teach: a hint at the table."""

import discord
from discord import app_commands

from bot.answers import answering
from bot.hints import Hints
from bot.translation import text


def add_coach(group: app_commands.Group, hints: Hints) -> None:
    """Add them to `/tichu`."""

    @group.command(name=text("command-hint-name"), description=text("command-hint-description"))
    async def hint(interaction: discord.Interaction) -> None:
        async with answering(interaction):
            await hints.give(interaction)
