"""Answers `/tichu-manage end`: who manages a server and has no part in a match ends it, for a reason that all read.

Then nobody is rated but who has left.
"""

import logging

import discord

from bot.answers import person_of, say
from bot.managing.voiding import LONGEST_REASON
from bot.names import written
from bot.replies.closing import has_part, is_bound
from bot.replies.here import table_here
from bot.tables.rooms import Rooms

log = logging.getLogger(__name__)


async def end_for_a_reason(interaction: discord.Interaction, rooms: Rooms, reason: str) -> None:
    """Close the table of this channel as somebody who manages the server; its board tells who did, and why."""
    if not interaction.permissions.manage_guild:
        await say(interaction, "manage-end-not-allowed")
    elif (room := await table_here(interaction, rooms)) is None:
        return
    elif is_bound(room) and has_part(room, interaction.user.id):
        await say(interaction, "manage-end-own")
    else:
        why = {"name": written(person_of(interaction.user).name), "reason": written(reason, most=LONGEST_REASON)}
        await room.close(room.speech("room-closed-because", **why))
        log.info("table %s was ended by somebody who manages the server", room.id)
        await say(interaction, "reply-ended")
