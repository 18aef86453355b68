"""The slash commands about oneself: one's tables, choices and data."""

import discord
from discord import app_commands

from bot.answers import answering, say_text, speech_of
from bot.people.mine import mine_text
from bot.people.personal import Personal
from bot.people.privacy import Privacy
from bot.tables.rooms import Rooms
from bot.translation import text


def add_people(group: app_commands.Group, personal: Personal, privacy: Privacy, rooms: Rooms) -> None:
    """Add them to `/tichu`."""

    @group.command(name=text("command-mine-name"), description=text("command-mine-description"))
    async def mine(interaction: discord.Interaction) -> None:
        async with answering(interaction):
            user = interaction.user.id
            told = mine_text(rooms.of(user), rooms.adrift.of(user), user, speech_of(interaction))
            await say_text(interaction, told)

    @group.command(name=text("command-settings-name"), description=text("command-settings-description"))
    async def settings(interaction: discord.Interaction) -> None:
        async with answering(interaction):
            await personal.open(interaction)

    add_privacy(group, privacy)


def add_privacy(group: app_commands.Group, privacy: Privacy) -> None:
    """What people may ask about what is kept of them."""
    own = app_commands.Group(
        name=text("command-privacy-name"), description=text("command-privacy-description"), parent=group
    )

    @own.command(name=text("command-privacy-show-name"), description=text("command-privacy-show-description"))
    async def show(interaction: discord.Interaction) -> None:
        async with answering(interaction):
            await privacy.show(interaction)

    @own.command(name=text("command-privacy-export-name"), description=text("command-privacy-export-description"))
    async def export(interaction: discord.Interaction) -> None:
        async with answering(interaction):
            await privacy.export(interaction)

    @own.command(name=text("command-privacy-delete-name"), description=text("command-privacy-delete-description"))
    async def delete(interaction: discord.Interaction) -> None:
        async with answering(interaction):
            await privacy.ask(interaction)
