"""Every open table, by its id and by its channel: opens them, finds them, resumes them after a restart."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine
from dataclasses import replace
from enum import StrEnum
from typing import Final, TypeVar

import discord

from bot.answers import speech_of
from bot.chores import Chores
from bot.games import opening_kept
from bot.gathering.lobby import Lobby, again
from bot.gathering.lobby_store import lobby_of, settings_text, stored_seats
from bot.services import Services
from bot.sitters import Person
from bot.speech import Speech
from bot.staging.mirror import GoneError
from bot.staging.panel import Panel
from bot.tables.adrift import Adrift
from bot.tables.epilogue import Epilogues
from bot.tables.listeners import Listeners
from bot.tables.questions import answer, recall
from bot.tables.room import Room
from bot.tables.strays import Strays
from bot.tables.unreadable import Unreadable
from bot.wire import Click
from data.errors import MissingError, StoreError
from data.tables import StoredTable, TableState

log = logging.getLogger(__name__)

T = TypeVar("T")

ALPHABET: Final = "23456789abcdefghijkmnpqrstuvwxyz"
"""Characters of a table's id: none that look alike."""
ID_LENGTH: Final = 8
AT_ONCE: Final = 20
"""Tables shown anew in a second after a start: less than half of what Discord takes of a bot (50 requests a second)."""


def new_id() -> str:
    """An id that nothing has yet."""
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))


class Limit(StrEnum):
    """What one more table would exceed; the value is the end of its text's key."""

    HOST = "host"
    GUILD = "guild"


class CrowdedError(Exception):
    """There are as many open tables as there may be: `most`."""

    def __init__(self, limit: Limit, most: int) -> None:
        super().__init__(limit, most)
        self.limit = limit
        self.most = most


class Rooms:
    """The tables of this process."""

    def __init__(self, services: Services) -> None:
        self.unreadable: Final = Unreadable(services)
        self._services = services
        self.adrift: Final = Adrift(services)
        self._by_id: dict[str, Room] = {}
        self._by_channel: dict[int, Room] = {}
        self._opening = Chores("opening")
        self._coming: list[tuple[int, int]] = []
        """Hosts and guilds of the tables that are being stored."""
        self._leaving: dict[asyncio.Task[None], Room] = {}
        """Tables that are closed and have something left to show."""
        self.strays: Final = Strays(services, self._find)
        self._epilogues = Epilogues(services)
        self._returning: asyncio.Task[None] | None = None
        self._stopped = False
        self._listeners = Listeners(changed=self._changed, closed=self._left)
        self._watching: list[Callable[[Room], None]] = []

    def __len__(self) -> int:
        return len(self._by_id)

    def get(self, table: str) -> Room | None:
        """The open table of this id."""
        return self._by_id.get(table)

    def in_channel(self, channel: int | None) -> Room | None:
        """The open table of a channel."""
        return None if channel is None else self._by_channel.get(channel)

    async def open(self, lobby: Lobby, *, guild: int, channel: int, locale: str) -> Room:
        """A new table with this lobby, stored.

        Raises CrowdedError, ChannelTakenError when the channel has one, and other StoreErrors.
        """
        self._count(lobby.host, guild)
        now = self._services.now()
        stored = StoredTable(
            id=new_id(),
            guild=guild,
            channel=channel,
            host=lobby.host,
            locale=locale,
            settings=settings_text(lobby),
            created=now,
            changed=now,
            seats=stored_seats(lobby),
        )
        self._coming.append((lobby.host, guild))
        try:
            return await self._opening.see_through(self._create(stored))
        finally:
            self._coming.remove((lobby.host, guild))

    async def see_through(self, work: Coroutine[object, object, T]) -> T:
        """The outcome of work for a table that is to be; it is done to its end, whatever becomes of its caller."""
        return await self._opening.see_through(work)

    def of(self, user: int) -> tuple[Room, ...]:
        """The open tables at which somebody sits, oldest first."""
        return tuple(room for room in self._by_id.values() if room.seat_of(user) is not None)

    async def forget(self, user: int) -> None:
        """Let somebody leave every table, and be expected at none. Raises StoreError."""
        await self.adrift.forget(user)
        for room in tuple(self._by_id.values()):
            await room.forget(user)

    def erase(self, user: int) -> None:
        """Name somebody nowhere any more who has left every table and was taken out of the store."""
        for room in (*self._by_id.values(), *self._leaving.values()):
            if room.match is not None:
                room.match.erase(user)

    def vanish(self, places: Callable[[int, int], bool]) -> None:
        """End every table whose guild and channel are among the places that are no more."""
        self.unreadable.vanish(places)
        for room in tuple(self._by_id.values()):
            if places(room.guild, room.channel):
                room.vanish()

    async def rematch(self, table: str, by: Person, *, rotated: bool = False) -> Room | None:
        """A new lobby with the seats of a table that is over; None when this person did not play there.

        `rotated` gives everybody the next partner: three times is once around.

        Raises CrowdedError, ChannelTakenError when the channel has an open table, and other StoreErrors.
        """
        stored = await self._services.tables.get(table)
        if stored is None or stored.state is not TableState.CLOSED:
            return None
        before = lobby_of(stored)
        if before.seat_of(by.user) is None:
            return None
        lobby = again(before, by)
        if rotated:
            first, *others = lobby.seats
            lobby = replace(lobby, seats=(first, *others[-1:], *others[:-1]))
        return await self.open(lobby, guild=stored.guild, channel=stored.channel, locale=stored.locale)

    async def answer(self, interaction: discord.Interaction, room: Room, verb: str, argument: str = "") -> Panel | None:
        """What an open table answers to somebody's question; None when it is no question. Raises StoreError."""
        return await answer(
            self._services, room, interaction.user.id, speech_of(interaction), verb=verb, argument=argument
        )

    def watch(self, told: Callable[[Room], None]) -> None:
        """From now on tell this of every table at which something happened, and of every one that was closed."""
        self._watching.append(told)

    async def recall(self, interaction: discord.Interaction, click: Click, speech: Speech) -> bool:
        """Answer a question about a table that is over; whether there was an answer. Raises StoreError."""
        panel = await recall(self._services, click, interaction.user.id, speech)
        if panel is not None:
            await self._services.stage.whisper(interaction, panel)
        return panel is not None

    async def move(self, table: str, *, guild: int, channel: int, is_direct: bool) -> Room:
        """Let a table that is adrift go on in this channel, at the point where it was.

        Raises ChannelTakenError, MissingError if its time is over or it is being moved, other StoreErrors, and
        GoneError if this channel vanishes meanwhile: it waits on then.
        """
        return await self._opening.see_through(self._move(table, guild, channel, is_direct=is_direct))

    async def resume(self) -> int:
        """Take up every open table of the store; how many matches go on. What cannot be is left to `unreadable`.

        The first tables are shown at once and the others soon, so many in a
        second; one at which somebody acts shows itself before its turn.
        """
        await self._services.tokens.resume()
        running = 0
        for stored in await self._services.tables.open_tables():
            try:
                room = await self._resume(stored)
                running += room is not None and room.match is not None
            except StoreError as error:
                log.error("table %s is left as it is: %s", stored.id, error)
                self._leave(stored)
            except Exception:
                # Whatever is wrong with one table, the others go on.
                log.exception("table %s cannot be resumed and is left as it is", stored.id)
                self._leave(stored)
        self._reappear(tuple(self._by_id.values()))
        await self._epilogues.resume()
        return running

    async def settle(self) -> None:
        """Wait until nothing is under way at any table, those included that were closed just now."""
        while self._returning is not None:
            await asyncio.wait((self._returning,))
        await self._opening.settle()
        for room in tuple(self._by_id.values()):
            await room.settle()
        if self._leaving:
            await asyncio.wait(self._leaving)
        await self.unreadable.settle()
        await self.adrift.settle()
        await self.strays.settle()
        await self._epilogues.settle()
        await self._services.tokens.settle()

    def stop(self) -> None:
        """The process ends: no table acts by itself any more."""
        self._stopped = True
        if self._returning is not None:
            self._returning.cancel()
            self._returning = None
        for room in self._by_id.values():
            room.stop()
        self._epilogues.stop()
        self.adrift.stop()
        self._services.tokens.stop()

    def _count(self, host: int, guild: int) -> None:
        """Raise CrowdedError if one more table is one too many; those that are being stored count."""
        settings = self._services.settings
        open_ = [*((room.lobby.host, room.guild) for room in self._by_id.values()), *self._coming]
        hosted, here = sum(one == host for one, _ in open_), sum(one == guild for _, one in open_)
        if 0 < settings.tables_per_host <= hosted:
            raise CrowdedError(Limit.HOST, settings.tables_per_host)
        if 0 < settings.tables_per_guild <= here:
            raise CrowdedError(Limit.GUILD, settings.tables_per_guild)

    async def _create(self, stored: StoredTable) -> Room:
        await self._services.tables.create(stored)
        return self._keep(stored)

    async def _move(self, table: str, guild: int, channel: int, *, is_direct: bool) -> Room:
        if (lobby := self.adrift.hold(table)) is None:
            message = f"table {table} waits for no channel"
            raise MissingError(message)
        try:
            settings, now = settings_text(replace(lobby, is_direct=is_direct)), self._services.now()
            await self._services.tables.move(table, guild=guild, channel=channel, settings=settings, at=now)
            room = await self._take_up(table)
        except MissingError:  # its day, or the person, was just faster
            self.adrift.release(table)
            raise
        except BaseException:
            if (half := self._by_id.get(table)) is not None:
                half.stop()
            self._forget(table)
            self.adrift.keep(table, lobby)
            raise
        if self._by_id.get(table) is not room:  # this channel is no more either, and it waits again
            raise GoneError
        self.adrift.release(table)
        room.repost()
        return room

    async def _take_up(self, table: str) -> Room:
        stored = await self._services.tables.get(table)
        room = None if stored is None else await self._resume(stored)
        if room is None:
            message = f"table {table} is over"
            raise MissingError(message)
        return room

    async def _resume(self, stored: StoredTable) -> Room | None:
        """The table as it goes on; None if it is over."""
        if stored.state is not TableState.PLAYING or stored.match is None:
            await (room := self._keep(stored)).resume(None)
            return room
        match = await self._services.journal.match(stored.match)
        if match is None:
            raise ValueError(f"its match {stored.match} is not in the journal")
        if match.ended is not None:
            # The program that ended it was killed before it closed the table; they are one unit now.
            await self._services.tables.close(stored.id, at=self._services.now())
            return None
        await (room := self._keep(stored)).resume(opening_kept(match))
        return room

    def _reappear(self, rooms: tuple[Room, ...]) -> None:
        """Show these tables: the first ones now, the others in the background."""
        for room in rooms[:AT_ONCE]:
            if self._by_id.get(room.id) is room:
                room.reappear()
        later = rooms[AT_ONCE:]
        self._returning = asyncio.create_task(self._reappear_later(later)) if later else None

    async def _reappear_later(self, rooms: tuple[Room, ...]) -> None:
        await asyncio.sleep(1.0)
        self._reappear(rooms)

    def _keep(self, stored: StoredTable) -> Room:
        room = Room(stored, self._services, self._listeners)
        self._by_id[room.id] = self._by_channel[room.channel] = room
        if self._stopped:
            room.stop()
        return room

    def _left(self, room: Room) -> None:
        """A table has been closed: nobody finds it any more, but its last messages are still on their way."""
        self._forget(room.id)
        if room.company.is_adrift:
            self.adrift.keep(room.id, room.lobby)
        task = asyncio.create_task(room.settle())
        self._leaving[task] = room
        task.add_done_callback(self._leaving.pop)
        self._changed(room)

    def _changed(self, room: Room) -> None:
        for told in self._watching:
            told(room)

    def _find(self, table: str) -> Room | None:
        """A table that is open, or closed and on its way out."""
        return self._by_id.get(table) or next((room for room in self._leaving.values() if room.id == table), None)

    def _leave(self, stored: StoredTable) -> None:
        """A stored table cannot go on."""
        if (room := self._by_id.get(stored.id)) is not None:
            room.stop()
        self._forget(stored.id)
        self.unreadable.keep(stored)

    def _forget(self, table: str) -> None:
        room = self._by_id.pop(table, None)
        # Its channel may have a new table by now.
        if room is not None and self._by_channel.get(room.channel) is room:
            del self._by_channel[room.channel]
