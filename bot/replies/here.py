"""The table of the channel where a command was given."""

import discord

from bot.answers import say
from bot.tables.room import Room
from bot.tables.rooms import Rooms


async def table_here(
    interaction: discord.Interaction, rooms: Rooms, *, otherwise: str = "reply-no-table"
) -> Room | None:
    """The open table of this channel; without one its person is told what the text of this key says."""
    channel = interaction.channel_id
    room = rooms.in_channel(channel)
    if rooms.unreadable.in_channel(channel) is not None:
        await say(interaction, "reply-unreadable")
    elif room is None:
        await say(interaction, otherwise)
    return room
