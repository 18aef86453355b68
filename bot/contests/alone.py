"""Tables for one person and three bots: practice, and the deal of the day; in a thread or in direct messages."""

import asyncio
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final
from weakref import WeakValueDictionary

import discord

from bot.answers import permitted, person_of, say, speech_of
from bot.contests.day_panel import Day, day_panel
from bot.contests.day_share import share
from bot.dates import date_of
from bot.gathering.lobby import Lobby, opened
from bot.gathering.lobby_store import with_bots
from bot.gathering.terms import GAME, Pace, Terms
from bot.replies.here import refuse
from bot.services import Services
from bot.sitters import Level, Person
from bot.speech import Speech
from bot.staging.panel import Panel
from bot.staging.threads import NEEDED, begin_thread, ground_of, removed
from bot.tables.room import Room
from bot.tables.rooms import CrowdedError, Rooms
from bot.unhurried import unhurried
from bot.wire import Click
from data.calendar import day_of, day_start
from data.days import Try
from data.errors import ChannelTakenError, MissingError, StoreError
from data.standings import EVERYWHERE

USUAL: Final = Level.NORMAL
"""How well bots play that nobody has chosen: the best that answers at once."""
SHOWN: Final = 10
"""Places of a ranking that are told."""


class Where(StrEnum):
    """Where one plays alone; the value is the word in the command."""

    THREAD = "thread"
    DIRECT = "direct"


@dataclass(frozen=True, slots=True)
class Place:
    """A channel for one person; `thread` is taken away again if there comes no table."""

    channel: int
    thread: discord.Thread | None = None


class Alone:
    """Answers `/tichu practice` and `/tichu daily`. Every answer raises StoreError and the library's HTTPException."""

    def __init__(self, rooms: Rooms, services: Services) -> None:
        self._rooms = rooms
        self._services = services
        self._gates: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """By user: of two commands at once the second sees what the first has opened."""

    async def practise(self, interaction: discord.Interaction, level: Level, where: Where) -> None:
        """Open a casual table with three bots, or show the one there is."""
        user = interaction.user.id
        async with self._gates.setdefault(user, asyncio.Lock()):
            there = next((room for room in self._rooms.of(user) if _is_practice(room)), None)
            if there is not None:
                await _point_to(interaction, there)
                return
            await self._open(interaction, Terms(pace=Pace.OFF, casual=True), level, where)

    async def today(self, interaction: discord.Interaction, where: Where) -> None:
        """Open the deal of the day, show the table at which it is played, or how everybody stands."""
        person, guild = person_of(interaction.user), interaction.guild_id
        if guild is None:
            await say(interaction, "reply-guild-only")
            return
        day = day_of(self._services.now())
        async with self._gates.setdefault(person.user, asyncio.Lock()):
            one = Try(game=GAME, day=day, user=person.user, name=person.name, guild=guild)
            known = await self._services.days.of(GAME, day, person.user)
            if known is None and await self._services.days.has_spent(GAME, day, person.user):
                await say(interaction, "day-spent", until=f"<t:{day_start(day + 1)}:R>")
            elif known is None or known.table is None:
                # Without a secret no table is dealt by it.
                await self._services.days.salt(GAME, day)
                begun = await self._services.days.begin(one)
                await self._open(interaction, Terms(rounds=1, pace=Pace.OFF, casual=True, day=day), USUAL, where, begun)
            elif known.table in self._rooms.adrift:  # also as long as it is being moved
                await self._go_on(interaction, known.table, where, known)
            elif (room := self._rooms.get(known.table)) is not None:
                await _point_to(interaction, room)
            else:
                await self._tell(interaction, day)

    async def click(self, interaction: discord.Interaction, click: Click, _values: tuple[str, ...]) -> None:
        """Answer a click on a button about the deal of a day; nobody is told of a deal that they can still play."""
        day = day_of(self._services.now())
        known = await self._services.days.of(GAME, click.moment, interaction.user.id)
        is_open = known is None or (known.table is not None and self._is_on(known.table))
        if click.moment > day or (click.moment == day and is_open):
            await say(interaction, "day-not-yet")
        elif click.verb == "share" and known is not None:
            await share(self._services, interaction, known)
        else:
            await self._tell(interaction, click.moment)

    def _is_on(self, table: str) -> bool:
        return self._rooms.get(table) is not None or table in self._rooms.adrift

    async def _go_on(self, interaction: discord.Interaction, table: str, where: Where, one: Try) -> None:
        """Let a try whose channel is no more go on in another one, at the point where it was."""
        # It may have been asked for before, by who heard nothing of it.
        await unhurried(interaction, self._rooms.adrift.moved(table))
        if (room := self._rooms.get(table)) is not None:
            await say(interaction, "day-on", link=room.link)
            return
        if (place := await self._place(interaction, where, one)) is None:
            return
        guild, is_direct = interaction.guild_id or 0, where is Where.DIRECT
        moved = self._moved(table, place, guild, is_direct=is_direct)
        try:
            room = await unhurried(interaction, self._rooms.see_through(moved))
        except MissingError:  # the day has ended meanwhile
            await self._tell(interaction, one.day)
        else:
            await say(interaction, "day-on", link=room.link)

    async def _moved(self, table: str, place: Place, guild: int, *, is_direct: bool) -> Room:
        try:
            return await self._rooms.move(table, guild=guild, channel=place.channel, is_direct=is_direct)
        except BaseException:
            await _take_back(place, None)
            raise

    async def _tell(self, interaction: discord.Interaction, day: int) -> None:
        days, guild = self._services.days, interaction.guild_id or EVERYWHERE
        speech, user = speech_of(interaction), interaction.user.id
        own = await days.of(GAME, day, user)
        if guild == EVERYWHERE and own is not None:
            guild = own.guild
        told = Day(
            day=day,
            own=own,
            here=await days.ranking(GAME, day, guild, limit=SHOWN),
            everywhere=await days.ranking(GAME, day, EVERYWHERE, limit=SHOWN),
            place=None if own is None else await days.place(own, EVERYWHERE),
            count=await days.count(GAME, day, EVERYWHERE),
            streak=await days.streak(GAME, user, day),
            winners=await days.ranking(GAME, day - 1, EVERYWHERE, limit=SHOWN),
            salt=await days.told(GAME, day - 1),
        )
        await self._services.stage.whisper(interaction, day_panel(told, speech))

    async def _open(
        self, interaction: discord.Interaction, terms: Terms, level: Level, where: Where, one: Try | None = None
    ) -> None:
        """Open a table and begin; `one` is the try at the deal of the day that it is for."""
        place = await self._place(interaction, where, one)
        if place is None:
            return
        speech, host = speech_of(interaction), person_of(interaction.user)
        lobby = replace(_lobby(host, terms, level, speech), is_direct=where is Where.DIRECT)
        guild = interaction.guild_id or 0
        begun = self._begun(lobby, place, guild, speech.locale, one)
        try:
            room = await unhurried(interaction, self._rooms.see_through(begun))
        except (ChannelTakenError, CrowdedError) as error:
            await refuse(interaction, error)
            return
        await say(interaction, "alone-open" if one is None else "day-open", link=room.link)

    async def _begun(self, lobby: Lobby, place: Place, guild: int, locale: str, one: Try | None) -> Room:
        """The table, begun; it stays from its try's being spent on, even if its person never hears of it."""
        room: Room | None = None
        try:
            room = await self._rooms.open(lobby, guild=guild, channel=place.channel, locale=locale)
            if one is not None:
                await self._spend(one, room.id)
        except BaseException:
            await _take_back(place, room)
            raise
        try:
            await room.start(lobby.host)
        finally:
            room.repost()
        return room

    async def _spend(self, one: Try, table: str) -> None:
        if not await self._services.days.seat(one, table):
            message = f"user {one.user} has a table for this deal already"
            raise StoreError(message)

    async def _place(self, interaction: discord.Interaction, where: Where, one: Try | None) -> Place | None:
        """Where the table will be; None, and its person is told why and what else there is."""
        speech = speech_of(interaction)
        if where is Where.DIRECT:
            return await self._direct(interaction, speech)
        if (ground := ground_of(interaction.channel)) is None:
            await say(interaction, "alone-no-threads")
        elif await permitted(interaction, NEEDED, "alone-not-permitted"):
            name = speech("alone-thread") if one is None else speech("day-thread", date=date_of(one.day, speech))
            thread = await unhurried(interaction, begin_thread(ground, name, (interaction.user.id,)))
            return Place(thread.id, thread)
        return None

    async def _direct(self, interaction: discord.Interaction, speech: Speech) -> Place | None:
        """Somebody's direct messages; that they take none is known once one was sent."""
        channel = await self._services.stage.direct(interaction.user.id)
        if (there := self._rooms.in_channel(channel)) is not None:
            await _point_to(interaction, there)
            return None
        try:
            await self._services.stage.post(channel, Panel(speech("alone-hello")))
        except discord.Forbidden:
            await say(interaction, "alone-no-direct")
            return None
        return Place(channel)


def _is_practice(room: Room) -> bool:
    """Whether this is a table for one person and bots that is dealt by chance."""
    lobby = room.lobby
    return lobby.is_alone and not lobby.free and not lobby.terms.is_set


def _lobby(host: Person, terms: Terms, level: Level, speech: Speech) -> Lobby:
    """A table for one and three bots, at which nobody else may sit down."""
    lobby = opened(host, terms=terms, guests=())
    return with_bots(lobby, len(lobby.free), level, speech)


async def _point_to(interaction: discord.Interaction, room: Room) -> None:
    """Tell somebody where they sit already, and bring the table down there.

    A channel that went unheard is found to be gone by that: nobody could do anything there.
    """
    await say(interaction, "alone-there", link=room.link)
    room.repost()


async def _take_back(place: Place, room: Room | None) -> None:
    """There comes no table: nothing is left behind."""
    if room is not None:
        await room.close()
    if place.thread is not None:
        await removed(place.thread)
