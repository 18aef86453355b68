"""Answers `/tichu end`: who may close a table, and who has to ask the others.

None of those who play a rated match ends it alone, for who is about to lose would: they resign, or agree with each
other to stop, as under `More…`.
"""

from dataclasses import replace

import discord

from bot.answers import say, speech_of
from bot.gathering.lobby_panel import confirm_panel
from bot.replies.confirmations import before_closing
from bot.speech import Speech
from bot.staging.panel import Panel
from bot.tables.leaving_panel import more_panel
from bot.tables.room import Room
from bot.tables.rooms import Rooms
from bot.wire import Click
from data.tables import StoredTable


def may_end(interaction: discord.Interaction, host: int) -> bool:
    """Whether this person may close a table of this host: the host, or who may manage messages here."""
    return interaction.user.id == host or interaction.permissions.manage_messages


def is_bound(room: Room) -> bool:
    """Whether a match goes on that was agreed to be rated."""
    return room.company.playing is not None and room.lobby.rated is True


def has_part(room: Room, user: int) -> bool:
    """Whether somebody plays this match, or has left it."""
    return room.seat_of(user) is not None or user in room.company.presence.left


async def ask_to_end(interaction: discord.Interaction, room: Room) -> None:
    """Ask whether the table is to be closed, or what is to be asked of the others."""
    speech = speech_of(interaction)
    if (other := _other_way(interaction, room)) is not None:
        await room.whisper(interaction, other)
    else:
        question = before_closing(room.lobby, speech, has_begun=room.match is not None)
        await room.whisper(interaction, sure_panel(question, room.id, speech))


async def ask_to_free(interaction: discord.Interaction, left: StoredTable, rooms: Rooms) -> None:
    """Ask whether a table that cannot go on is to be closed."""
    if may_end(interaction, left.host):
        speech = speech_of(interaction)
        await rooms.unreadable.whisper(interaction, sure_panel(speech("reply-end-confirm-last"), left.id, speech))
    else:
        await say(interaction, "reply-end-not-allowed")


async def end(interaction: discord.Interaction, room: Room) -> None:
    """Close a table, which was asked about, perhaps before its match began."""
    if (other := _other_way(interaction, room)) is None:
        await room.close()
        other = Panel(speech_of(interaction)("reply-ended"))
    await room.answer(interaction, other)


def sure_panel(question: str, table: str, speech: Speech) -> Panel:
    """The question before a table is closed."""
    return confirm_panel(question, Click(table, 0, "end_yes"), speech("reply-end-yes"), speech)


def _other_way(interaction: discord.Interaction, room: Room) -> Panel | None:
    """What to tell who cannot close this table alone; None for who can."""
    speech, user = speech_of(interaction), interaction.user.id
    if not is_bound(room):
        return None if may_end(interaction, room.lobby.host) else Panel(speech("reply-end-not-allowed"))
    if room.seat_of(user) is None:
        return Panel(speech("reply-end-rated"))
    asked = more_panel(room.company.poll, user, room.setting(speech))
    return replace(asked, text=f"{speech('reply-end-together')}\n{asked.text}")
