"""Opens a table at somebody's command: where it is allowed, as the server likes it, with whom and what they wish."""

from dataclasses import dataclass, replace
from typing import Final

import discord

from bot.answers import permitted, person_of, say, say_too, speech_of
from bot.gathering.lobby import opened
from bot.gathering.lobby_panel import labels_of
from bot.gathering.lobby_store import terms_of, with_bots
from bot.gathering.terms import Pace, Terms, whys_casual
from bot.names import cleaned
from bot.preferences import existing
from bot.replies.here import refuse
from bot.replies.hosting import Hosting
from bot.sitters import Level, Person
from bot.speech import speech_for
from bot.tables.room import Room
from bot.tables.rooms import CrowdedError, Rooms
from data.errors import ChannelTakenError
from data.preferences import GuildPreferences, Preferences

SHOWN: Final = 10
"""Channels that are named when a table may not be opened in this one."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What was asked for with the command; None is as the server likes it."""

    target: int | None = None
    pace: Pace | None = None
    casual: bool | None = None
    bots: int = 0
    level: Level = Level.NORMAL
    is_invited: bool | None = None
    """Whether the table is for its guests alone; None when that follows from there being guests."""
    guests: tuple[discord.User | discord.Member, ...] = ()

    def terms(self, usual: Terms) -> Terms:
        """The terms of the table, on a server that usually plays so."""
        chosen = usual if self.target is None else replace(usual, target=self.target, rounds=0)
        chosen = chosen if self.pace is None else replace(chosen, pace=self.pace)
        return chosen if self.casual is None else replace(chosen, casual=self.casual)

    def invited(self) -> tuple[Person, ...] | None:
        """Who may sit down beside the host; None when everybody may. Bots of Discord cannot play."""
        if not (bool(self.guests) if self.is_invited is None else self.is_invited):
            return None
        return tuple(Person(user.id, cleaned(user.display_name)) for user in self.guests if not user.bot)


class Opener:
    """Answers `/tichu start`."""

    def __init__(self, rooms: Rooms, hosting: Hosting, preferences: Preferences) -> None:
        self._rooms = rooms
        self._hosting = hosting
        self._preferences = preferences

    async def open(self, interaction: discord.Interaction, wish: Wish) -> None:
        """Open a table where the command was given, or say why not; without anybody missing the match begins.

        Raises StoreError and the library's HTTPException.
        """
        guild, channel = interaction.guild_id, interaction.channel_id
        if guild is None or channel is None:
            await say(interaction, "reply-guild-only")
            return
        if (there := self._rooms.in_channel(channel)) is not None:
            await _point_to(interaction, there)
            return
        if self._rooms.unreadable.in_channel(channel) is not None:
            await say(interaction, "reply-unreadable")
            return
        server = existing(await self._preferences.of_guild(guild), interaction.guild)
        if not allows(server, interaction.channel, channel):
            await send_elsewhere(interaction, server)
            return
        if not await permitted(interaction):
            return
        locale = server.locale or speech_of(interaction).locale
        host = person_of(interaction.user)
        bare = opened(host, terms=wish.terms(terms_of(server.settings)), guests=wish.invited())
        lobby = with_bots(bare, wish.bots, wish.level, speech_for(locale))
        try:
            room = await self._rooms.open(lobby, guild=guild, channel=channel, locale=locale)
        except (ChannelTakenError, CrowdedError) as error:
            await refuse(interaction, error)
            return
        unrated = () if wish.casual is not False else tuple(whys_casual(room.lobby.terms, room.lobby.seats))
        await room.announce(interaction)
        if not room.lobby.free:
            await room.start(host.user)
        elif room.lobby.guests is not None and len(room.lobby.guests) > 1:
            await self._hosting.summon(room)
        if unrated:
            speech = speech_of(interaction)
            why = ", ".join(speech(f"casual-{one}") for one in unrated)
            key = "start-not-rated" if room.match is None else "start-not-rated-begun"
            await say_too(interaction, key, why=why, **labels_of(room.speech))


def allows(server: GuildPreferences, place: object, channel: int) -> bool:
    """Whether tables may be opened here; a thread is a part of its channel."""
    parent = place.parent_id if isinstance(place, discord.Thread) else channel
    return not server.channels or channel in server.channels or parent in server.channels


async def send_elsewhere(interaction: discord.Interaction, server: GuildPreferences) -> None:
    """Say where tables may be opened on this server."""
    named = ", ".join(f"<#{one}>" for one in server.channels[:SHOWN])
    await say(interaction, "reply-other-channel", channels=named)


async def _point_to(interaction: discord.Interaction, room: Room) -> None:
    if room.board_message is None:
        await say(interaction, "reply-table-exists-here")
    else:
        await say(interaction, "reply-table-exists", link=room.link)
