"""The slash command about achievements."""

import discord
from discord import app_commands

from bot.answers import answering
from bot.standings.achievements import Achievements
from bot.translation import text


def add_achievements(group: app_commands.Group, achievements: Achievements) -> None:
    """Add it to `/tichu`."""

    @group.command(name=text("command-achievements-name"), description=text("command-achievements-description"))
    @app_commands.rename(player=text("option-achievements-player-name"))
    @app_commands.describe(player=text("option-achievements-player-description"))
    async def show(interaction: discord.Interaction, player: discord.User | None = None) -> None:
        async with answering(interaction):
            await achievements.show(interaction, player)
