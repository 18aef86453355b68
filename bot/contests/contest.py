"""One contest of two tables with the same decks, from the gathering of its people to its result.

What happens is stored first. The tables are rooms like all others; the contest opens them, looks on what they have
scored, and ends when both are done or one of them is closed before it is.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

import discord

from bot.chores import Chores
from bot.conduct import RoundLine
from bot.contests.duplicate import SEATS, Change, Gathering, compared, lobby_at, may_begin, team_of
from bot.contests.panel import GIVEN_UP, Outcome, Shown, comparison_panel, duplicate_panel
from bot.gathering.lobby import No
from bot.matches.ending import End
from bot.services import Services
from bot.speech import speech_for
from bot.staging.board import nonce_of
from bot.staging.boards import Boards
from bot.staging.mirror import BROKEN
from bot.staging.panel import Panel
from bot.staging.threads import begin_thread, ground_of, removed
from bot.tables.room import Room
from bot.tables.rooms import CrowdedError, Rooms
from data.duplicates import TABLES, Half, State, StoredDuplicate
from data.errors import ChannelTakenError
from data.results import ResultRound

log = logging.getLogger(__name__)


class Contest:
    """Make one with `Organiser`. `over` is told when there is nothing left to do."""

    def __init__(
        self, stored: StoredDuplicate, services: Services, rooms: Rooms, over: Callable[["Contest"], None]
    ) -> None:
        self.id: Final = stored.id
        self.guild: Final = stored.guild
        self.channel: Final = stored.channel
        self.speech: Final = speech_for(stored.locale)
        self._services = services
        self._rooms = rooms
        self._over = over
        self._chores = Chores(f"duplicate {stored.id}")
        self._gate = asyncio.Lock()
        self.told = Shown.of(stored, until=self._later())
        self._seen: dict[str, tuple[int, bool]] = {}
        """By table, how many rounds it had scored and whether it was closed when it was last looked at."""
        self._opened: list[discord.Thread] = []
        self._boards = Boards(
            services.stage,
            stored.id,
            (stored.channel, stored.message),
            panel=self.panel,
            store=self._store,
            replacing=self._make_way,
            gone=self._vanish,
        )

    @property
    def channels(self) -> frozenset[int]:
        """Where it takes place."""
        return frozenset({self.channel, *(half.channel for half in self.told.halves)})

    @property
    def message(self) -> int | None:
        """The public message that shows it; None while it is on its way."""
        return self._boards.message

    def panel(self) -> Panel:
        """The public message as it should be now."""
        return duplicate_panel(self.told, self.speech)

    async def announce(self, interaction: discord.Interaction) -> None:
        """Show it as the answer to a command; if that fails there is none. Raises HTTPException."""
        try:
            await self._boards.announce(interaction)
        except BaseException:
            self._chores.do(partial(self._drop, Outcome.FAILED))
            raise
        self._wind()

    # --- people gather ---

    async def change(self, rule: Callable[[Gathering], Change]) -> No | None:
        """Change who takes part by one of the rules; why not, or None when it is done. Raises StoreError."""
        return await self._chores.see_through(self._change(rule))

    async def begin(self, by: int) -> No | None:
        """Open both tables soon; why not, or None when it has begun. Raises StoreError."""
        return await self._chores.see_through(self._begin(by))

    async def cancel(self) -> No | None:
        """Call it off before it begins. Raises StoreError."""
        return await self._chores.see_through(self._give_up(Outcome.CANCELLED))

    async def _change(self, rule: Callable[[Gathering], Change]) -> No | None:
        async with self._gate:
            if self.told.state is not State.GATHERING:
                return No.TOO_LATE
            changed = rule(self.told.now)
            if isinstance(changed, No):
                return changed
            await self._adopt(changed)
        self._wind()
        return None

    async def forget(self, change: Callable[[Gathering], Change]) -> None:
        """Somebody is taken out of the store: name them here no longer."""
        async with self._gate:
            if not isinstance(changed := change(self.told.now), No):
                await self._adopt(changed)

    async def _adopt(self, now: Gathering) -> None:
        await self._services.duplicates.save_seats(self.id, now.placed)
        self.told = replace(self.told, now=now, until=self._later())
        self._boards.show()

    async def _begin(self, by: int) -> No | None:
        async with self._gate:
            if self.told.state is not State.GATHERING:
                return No.TOO_LATE
            if (refused := may_begin(self.told.now, by)) is not None:
                return refused
            await self._services.duplicates.begin(self.id, self.told.now.agreed.rounds)
            self.told = replace(self.told, state=State.PLAYING)
        self._wind()
        self._boards.show()
        self._chores.do(self._open_tables)
        return None

    async def _give_up(self, outcome: Outcome) -> No | None:
        """There comes nothing of it."""
        async with self._gate:
            if self.told.state is not State.GATHERING:
                return No.TOO_LATE
            await self._end(outcome)
        return None

    async def _drop(self, outcome: Outcome) -> None:
        await self._give_up(outcome)

    async def _expire(self) -> None:
        if self.told.until <= self._services.now():
            await self._drop(Outcome.EXPIRED)
        else:
            self._wind()

    def _later(self) -> float:
        return self._services.now() + 60 * self._services.settings.lobby_minutes

    def _wind(self) -> None:
        """Set the clock by what is waited for: as long as people gather."""
        name = f"duplicate {self.id}"
        if self.told.state is State.GATHERING:
            self._services.clock.set(name, self.told.until, lambda: self._chores.do(self._expire))
        else:
            self._services.clock.clear(name)

    # --- the tables ---

    async def _open_tables(self) -> None:
        """Open what is not there yet, then deal at both."""
        async with self._gate:
            if self.told.state is not State.PLAYING:
                return
            try:
                for number in range(len(self.told.halves), TABLES):
                    half = await self._open(number)
                    self.told = replace(self.told, halves=(*self.told.halves, half))
            except (ChannelTakenError, CrowdedError, LookupError, discord.HTTPException, *BROKEN) as error:
                log.warning("duplicate %s: its tables were not opened: %s", self.id, type(error).__name__)
                await self._break_off(Outcome.FAILED)
                for thread in self._opened:
                    await removed(thread)
                return
        await self._start()

    async def _open(self, number: int) -> Half:
        """One of the tables. LookupError if its ground is no more."""
        now, agreed = self.told.now, self.told.now.agreed
        lobby = lobby_at(now, self.id, number, self.speech)
        if agreed.other:
            channel = (self.channel, agreed.other)[number]
        else:
            if (ground := ground_of(self._services.stage.client.get_channel(self.channel))) is None:
                raise LookupError(self.channel)
            users = [one.user for one in now.at(number) if one is not None]
            name = self.speech("duplicate-thread", number=number + 1)
            thread = await begin_thread(ground, name, users)
            self._opened.append(thread)
            channel = thread.id
        locale = self.speech.locale
        room = await self._rooms.open(lobby, guild=self.guild, channel=channel, locale=locale)
        half = Half(number=number, table=room.id, channel=channel)
        try:
            await self._services.duplicates.seat(self.id, half)
        except BaseException:
            await room.close()
            raise
        return half

    async def _start(self) -> None:
        """Deal where it has not been done, and show the tables."""
        for half in self.told.halves:
            room = self._rooms.get(half.table)
            if room is not None and room.match is None:
                await room.start(room.lobby.host)
                room.repost()
        self._boards.show()

    def follow(self, room: Room) -> None:
        """Something happened at one of the tables: look, if it is about what is compared."""
        scored = 0 if room.match is None else len(room.match.standing.rounds)
        seen = (scored, self._rooms.get(room.id) is None)
        if self._seen.get(room.id) != seen:
            self._seen[room.id] = seen
            self._chores.do(self._look)

    async def _look(self) -> None:
        """Note what has been scored, and end what is over."""
        async with self._gate:
            if self.told.state is not State.PLAYING or len(self.told.halves) < TABLES:
                return
            for half in self.told.halves:
                scores = {line.number: line.points for line in await self._scored(half.table)}
                await self._services.duplicates.note(self.id, half.number, scores)
            rounds = compared(await self._services.duplicates.scores(self.id))
            self.told = replace(self.told, rounds=rounds)
            ends = [await self._ended(half.table) for half in self.told.halves]
            if any(end not in {None, End.FINISHED} for end in ends):
                await self._break_off(await self._given_up(ends))
            elif all(end is End.FINISHED for end in ends):
                await self._end(Outcome.FINISHED)
            else:
                self._boards.show()

    async def _scored(self, table: str) -> tuple[RoundLine, ...] | tuple[ResultRound, ...]:
        room = self._rooms.get(table)
        if room is not None:
            return () if room.match is None else room.match.standing.rounds
        result = await self._services.results.get(table)
        return () if result is None else result.rounds

    async def _ended(self, table: str) -> End | None:
        """How a table ended; None while it is there, playing or not."""
        if self._rooms.get(table) is not None or self._rooms.unreadable.get(table) is not None:
            return None
        match = await self._services.journal.match(table)
        return End.ENDED if match is None or match.outcome is None else End(match.outcome)

    async def _given_up(self, ends: Sequence[End | None]) -> Outcome:
        """Which team has resigned at a table, if that is how one ended."""
        for half, end in zip(self.told.halves, ends, strict=True):
            result = await self._services.results.get(half.table) if end is End.RESIGNED else None
            if result is not None and result.winner is not None:
                # The losers' seats say which team they are.
                return GIVEN_UP[team_of(half.number * SEATS + 1 - result.winner)]
        return Outcome.BROKEN

    async def _break_off(self, outcome: Outcome) -> None:
        """A table was closed too early or never opened; without it the other one has nothing to play for."""
        for half in self.told.halves:
            if (room := self._rooms.get(half.table)) is not None:
                await room.close()
        await self._end(outcome)

    # --- its end ---

    async def _end(self, outcome: Outcome) -> None:
        """Store how it ended, then tell it."""
        is_result = outcome in {Outcome.FINISHED, Outcome.BROKEN, *GIVEN_UP}
        await self._services.duplicates.end(self.id, outcome, told=not is_result)
        self.told = replace(self.told, state=State.OVER, outcome=outcome)
        self._wind()
        self._boards.end(self.panel())
        if is_result:
            self._chores.do(self._tell)
        else:
            self._over(self)

    async def _tell(self) -> None:
        """Post the result where it was played."""
        panel = comparison_panel(self.told, self.speech)
        for half in self.told.halves:
            nonce = nonce_of("result", self.id, half.number)
            with contextlib.suppress(discord.HTTPException, *BROKEN):
                await self._services.stage.post(half.channel, panel, nonce=nonce)
        await self._services.duplicates.tell(self.id)
        self._over(self)

    # --- around it ---

    async def resume(self) -> None:
        """Take up what an earlier process has left."""
        self.told = replace(self.told, rounds=compared(await self._services.duplicates.scores(self.id)))
        if self.told.state is State.OVER:
            self._chores.do(self._tell)
        elif self.told.state is State.PLAYING and len(self.told.halves) < TABLES:
            self._chores.do(self._fail)
        elif self.told.state is State.PLAYING:
            self._chores.do(self._start)
            self._chores.do(self._look)
        self._wind()
        self._boards.resume()
        self._boards.show()

    async def _fail(self) -> None:
        """The process that was opening the tables was killed in the middle of it."""
        async with self._gate:
            if self.told.state is State.PLAYING:
                await self._break_off(Outcome.BROKEN)

    async def settle(self) -> bool:
        """Wait until nothing is under way; whether anything was."""
        busy = await self._chores.settle()
        await self._boards.settle()
        return busy

    def stop(self) -> None:
        """The process ends: act no more by itself."""
        self._chores.stop()
        self._services.clock.clear(f"duplicate {self.id}")

    async def _store(self, message: int) -> None:
        await self._services.duplicates.save_message(self.id, message)

    async def _make_way(self, message: int) -> None:
        """It is never moved but when its thread has gone to sleep; should that be cut short, two show the same."""

    def _vanish(self) -> None:
        """Its channel is no more: who gathered there is called off, the tables go on."""
        self._boards.let_go()
        self._chores.do(partial(self._drop, Outcome.CANCELLED))
