"""`/tichu-manage`: what is for those who manage the server, as a command of its own.

Discord hides whole commands from people without a permission, and no part of one
(Application Commands, permissions). A server may give the command to others; they
are told that managing the server is what it takes.
"""

import discord
from discord import app_commands

from bot.answers import answering
from bot.managing.closing import end_for_a_reason
from bot.managing.configuration import MOST_MINIMUM, Configuration
from bot.managing.voiding import Voiding
from bot.tables.rooms import Rooms
from bot.translation import text


def managing(configuration: Configuration, voiding: Voiding, rooms: Rooms) -> app_commands.Group:
    """The command with all that is under it."""
    group = app_commands.Group(
        name=text("command-manage-name"),
        description=text("command-manage-description"),
        guild_only=True,
        default_permissions=discord.Permissions(manage_guild=True),
    )

    @group.command(name=text("command-config-name"), description=text("command-config-description"))
    @app_commands.rename(minimum=text("option-minimum-name"))
    @app_commands.describe(minimum=text("option-minimum-description"))
    async def config(
        interaction: discord.Interaction, minimum: app_commands.Range[int, 1, MOST_MINIMUM] | None = None
    ) -> None:
        async with answering(interaction):
            await configuration.open(interaction, minimum)

    @group.command(name=text("command-end-name"), description=text("command-manage-end-description"))
    @app_commands.rename(reason=text("option-reason-name"))
    @app_commands.describe(reason=text("option-reason-description"))
    async def end(interaction: discord.Interaction, reason: str) -> None:
        async with answering(interaction):
            await end_for_a_reason(interaction, rooms, reason)

    @group.command(name=text("command-void-name"), description=text("command-void-description"))
    @app_commands.rename(match=text("option-match-name"), reason=text("option-reason-name"))
    @app_commands.describe(match=text("option-match-description"), reason=text("option-reason-description"))
    async def void(interaction: discord.Interaction, match: str, reason: str) -> None:
        async with answering(interaction):
            await voiding.void(interaction, match, reason)

    @void.autocomplete("match")
    async def offer(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await voiding.offer(interaction, typed)

    @group.command(name=text("command-restore-name"), description=text("command-restore-description"))
    @app_commands.rename(match=text("option-match-name"), reason=text("option-reason-name"))
    @app_commands.describe(match=text("option-restored-description"), reason=text("option-reason-description"))
    async def restore(interaction: discord.Interaction, match: str, reason: str) -> None:
        async with answering(interaction):
            await voiding.restore(interaction, match, reason)

    @restore.autocomplete("match")
    async def offer_voided(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await voiding.offer_voided(interaction, typed)

    return group
