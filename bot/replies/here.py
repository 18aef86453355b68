"""The table of the channel where a command was given, and why there can be no new one."""

import discord

from bot.answers import say
from bot.tables.room import Room
from bot.tables.rooms import CrowdedError, Rooms
from data.errors import ChannelTakenError


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


async def refuse(interaction: discord.Interaction, error: ChannelTakenError | CrowdedError) -> None:
    """Tell somebody why there is no new table."""
    if isinstance(error, CrowdedError):
        await say(interaction, f"reply-crowded-{error.limit}", most=error.most)
    else:
        await say(interaction, "reply-table-exists-here")
