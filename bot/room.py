"""A table in a channel from its lobby to its last round: its people, its match, its messages.

A room puts together what is pure (lobby, controls, conduct) with what is not:
the store, the clock, Discord. Whoever changes something stores it first, then
adopts it, then lets the messages follow.
"""

import asyncio
import json
import logging
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

import discord

from bot.clock import Clock
from bot.controls import Setting
from bot.games import Opening, lobby_picture, opening_of
from bot.hands import Hands
from bot.lobby import Change, Lobby, No, may_start
from bot.lobby_panel import lobby_panel, over_panel
from bot.lobby_store import bot_names, lobby_of, settings_text, stored_seats
from bot.match import AnyMatch, Shuffle
from bot.names import cleaned, written
from bot.panel import Panel
from bot.settings import Settings
from bot.sitters import Bot, Person
from bot.speech import Speech, speech_for
from bot.stage import Board, Stage
from bot.wire import Click
from data.errors import StoreError
from data.journal import Journal, Match
from data.results import Result, ResultRound, Results, ResultSeat
from data.tables import Board as StoredBoard
from data.tables import StoredTable, Tables
from engine.kernel import Seat

log = logging.getLogger(__name__)

Chore: TypeAlias = Coroutine[object, object, None]
UNKNOWN_CHANNEL: Final = 10003
UNKNOWN_MESSAGE: Final = 10008
"""Discord, Opcodes and Status Codes, JSON error codes."""


@dataclass(frozen=True, slots=True)
class Services:
    """What every room uses."""

    stage: Stage
    journal: Journal
    tables: Tables
    results: Results
    clock: Clock
    settings: Settings
    now: Callable[[], float]
    shuffle: Shuffle


class Room:
    """One table in one channel. Make one with `Rooms`."""

    def __init__(self, stored: StoredTable, services: Services, closed: Callable[["Room"], None]) -> None:
        self.id: Final = stored.id
        self.guild: Final = stored.guild
        self.channel: Final = stored.channel
        self.speech: Final = speech_for(stored.locale)
        self.lobby = lobby_of(stored)
        self.match: AnyMatch | None = None
        self.hands: Final = Hands(services.stage)
        self._match_id = stored.match
        self._services = services
        self._closed = closed
        self._gate = asyncio.Lock()
        self._chapter = 1
        self._board = self._make_board(None if stored.board is None else stored.board.message)
        self._bots: asyncio.Task[None] | None = None
        self._chores: set[asyncio.Task[None]] = set()
        self._over = False

    # --- what is asked of a room ---

    def seat_of(self, user: int) -> Seat | None:
        """Where somebody sits."""
        seat = self.lobby.seat_of(user)
        return None if seat is None else Seat(seat)

    def setting(self, speech: Speech) -> Setting:
        """The circumstances of a panel for a reader of this language."""
        names = ["" if sitter is None else sitter.name for sitter in self.lobby.seats]
        at = None if self.match is None else self.match.deadline
        return Setting(
            table=self.id,
            names=tuple(map(written, names)),
            plain=tuple(map(cleaned, names)),
            speech=speech,
            bots=self._bot_seats,
            deadline=None if at is None else round(at),
        )

    def panel(self) -> Panel:
        """The public message as it should be now."""
        if self.match is None:
            return lobby_panel(self.lobby, self.id, self.speech, lobby_picture(self.lobby, self.speech))
        return self.match.board(self.setting(self.speech))

    def hand(self, seat: Seat, speech: Speech, *, say: str | None = None) -> Panel:
        """A seat's private message as it should be now; only once the match has begun."""
        if self.match is None:
            raise RuntimeError("no match has begun")
        return self.match.hand(seat, self.setting(speech), say=say)

    async def whisper(self, interaction: discord.Interaction, panel: Panel) -> None:
        """Answer somebody privately."""
        await self._services.stage.whisper(interaction, panel)

    def show_at(self, message: int | None) -> None:
        """Let this message be the board, or with None a new one at the bottom of the channel."""
        old = self._board
        old.mirror.close()
        self._board = self._make_board(message)
        if message is None and old.message is not None:
            self._chore(self._take_away(old.message))
        self._board.mirror.want(self.panel())

    @property
    def board_message(self) -> int | None:
        """The id of the public message; None while it is on its way."""
        return self._board.message

    async def announce(self, interaction: discord.Interaction) -> None:
        """Post the board as the answer to a command."""
        panel = self.panel()
        try:
            message = await self._services.stage.announce(interaction, panel)
        except discord.HTTPException:
            await self.close()
            raise
        if message is None:
            self.show_at(None)
            return
        await self._board.adopt(message, panel)
        self._changed()

    async def change(self, rule: Callable[[Lobby], Change]) -> No | None:
        """Change the lobby by one of its rules; why not, or None when it is done and stored."""
        async with self._gate:
            if self.match is not None or self._over:
                return No.TOO_LATE
            changed = rule(self.lobby)
            if isinstance(changed, No):
                return changed
            await self._store_lobby(changed)
            self.lobby = changed
        if not changed.people:
            await self.close()
        else:
            self._changed()
        return None

    async def start(self, by: int) -> No | None:
        """Begin the match; why not, or None when it has begun. Of several presses one counts."""
        async with self._gate:
            if self.match is not None or self._over:
                return No.TOO_LATE
            if (refused := may_start(self.lobby, by)) is not None:
                return refused
            now = self._services.now()
            opening = opening_of(self.lobby.terms)
            self._match_id = self.id
            record = Match(id=self.id, game=opening.game, options=json.dumps(opening.options), created=now)
            await self._services.tables.start(self.id, record, at=now)
            await self._attach(opening)
        self._services.clock.clear(f"{self.id}:lobby")
        await self._deal()
        return None

    async def resume(self, options: tuple[str, ...] | None) -> None:
        """Go on after a restart: with the match of these options, or with the lobby."""
        if options is not None:
            match = await self._attach(Opening("tichu", options))
            match.remark(self.speech("room-resumed"))
        self._changed()

    async def press(self, seat: Seat, speech: Speech, click: Click, values: tuple[str, ...]) -> Panel:
        """A click on a seat's private hand, and the hand after it."""
        if self.match is None:
            raise RuntimeError("no match has begun")
        say = await self.match.press(seat, click, values, self.setting(speech))
        return self.hand(seat, speech, say=say)

    async def next_round(self) -> None:
        """Deal the next round now, if the last one has been scored."""
        if self.match is not None and self.match.resting:
            await self._deal()

    async def leave(self, user: int) -> No | None:
        """Give one's seat in a running match to a bot; without any people left the table closes."""
        async with self._gate:
            seat = self.lobby.seat_of(user)
            if seat is None:
                return No.NOT_SEATED
            name = bot_names(self.speech, self.lobby)[0]
            seats = (*self.lobby.seats[:seat], Bot(name), *self.lobby.seats[seat + 1 :])
            left = replace(self.lobby, seats=seats)
            if user == left.host and left.people:
                left = replace(left, host=left.people[0].user)
            await self._store_lobby(left)
            who, self.lobby = self.lobby.seats[seat], left
        self.hands.close(user)
        if not left.people:
            await self.close()
        elif who is not None:
            if self.match is not None:
                self.match.remark(self.speech("room-left", name=written(who.name), bot=name))
            self._changed()
        return None

    async def close(self, *, text: str = "room-closed") -> None:
        """End the table for good; its channel is free."""
        if self._over:
            return
        self._over = True
        now = self._services.now()
        if self.match is not None and self.match.outcome is None and self._match_id is not None:
            await self._services.journal.end_match(self._match_id, outcome="abandoned", at=now)
        await self._services.tables.close(self.id, at=now)
        self._services.clock.clear(f"{self.id}:lobby")
        self._services.clock.clear(f"{self.id}:turn")
        if self.match is None or self.match.outcome is None:
            self._board.mirror.want(over_panel(self.speech(text)))
        self._closed(self)

    async def settle(self) -> None:
        """Wait until nothing of this room is under way; bots that still think are waited for too."""
        while True:
            running = [task for task in (self._bots, *self._chores) if task is not None and not task.done()]
            if running:
                await asyncio.wait(running)
            if self.match is not None:
                await self.match.settle()
            await self._board.mirror.settle()
            await self.hands.settle()
            if not running:
                return

    def stop(self) -> None:
        """The process ends: act no more by itself."""
        self._over = True
        if self._bots is not None:
            self._bots.cancel()

    # --- how a room goes on by itself ---

    @property
    def _bot_seats(self) -> frozenset[Seat]:
        bots = frozenset(Seat(i) for i, sitter in enumerate(self.lobby.seats) if isinstance(sitter, Bot))
        return bots if self.match is None else bots | self.match.absent

    async def _attach(self, opening: Opening) -> AnyMatch:
        self.match = match = await opening.restore(
            self.id, journal=self._services.journal, now=self._services.now, changed=self._changed
        )
        self._chapter = max(match.chapter, 1)
        return match

    async def _deal(self) -> None:
        if self.match is not None and not self._over:
            await self.match.deal(self._services.shuffle)

    def _changed(self) -> None:
        """Something happened: let the clock, the messages and the bots follow."""
        match = self.match
        if match is None:
            self._wind_lobby()
            self._board.mirror.want(self.panel())
            return
        self._wind(match)
        if match.chapter > self._chapter:
            self._turn_page(match.chapter)
        self._board.mirror.want(self.panel())
        self.hands.refresh(self.hand)
        if match.outcome is not None:
            self._chore(self._finish())
        elif self._bots is None and not self._over:
            self._bots = asyncio.create_task(self._let_bots_act(match))

    def _turn_page(self, chapter: int) -> None:
        """A new round is on: the old message keeps its result, without controls, and a new one is posted."""
        self._chapter = chapter
        if (last := self._board.mirror.wanted) is not None:
            self._board.mirror.want(replace(last, rows=()))
        self._board = self._make_board(None)

    def _wind(self, match: AnyMatch) -> None:
        name = f"{self.id}:turn"
        waiting, deadline = match.waiting, match.deadline
        if deadline is None or self._over:
            self._services.clock.clear(name)
            return

        def ring() -> None:
            # Whoever acted meanwhile has wound the clock anew.
            if match.waiting == waiting:
                self._chore(self._deal() if match.resting else match.time_up())

        self._services.clock.set(name, deadline, ring)

    def _wind_lobby(self) -> None:
        at = self._services.now() + 60 * self._services.settings.lobby_minutes
        self._services.clock.set(f"{self.id}:lobby", at, lambda: self._chore(self.close(text="room-lobby-expired")))

    async def _let_bots_act(self, match: AnyMatch) -> None:
        """While bots have something to do, one of them does it, at a pace that people can follow."""
        try:
            while not self._over and match.outcome is None:
                if await match.follow():
                    continue
                await asyncio.sleep(self._services.settings.think_seconds)
                seen = match.seq
                # Somebody else may have acted while a bot's act was on its way: then the bots look once more.
                if not await match.think(self._bot_seats) and match.seq == seen:
                    break
        except StoreError as error:
            log.error("table %s: a bot's act was not stored: %s", self.id, error)
        finally:
            self._bots = None

    async def _finish(self) -> None:
        """Keep the result of a match that is over, once, and free the channel."""
        match, match_id = self.match, self._match_id
        if match is None or match_id is None or (outcome := match.outcome) is None:
            return
        terms = self.lobby.terms
        result = Result(
            match=match_id,
            finished=self._services.now(),
            guild=self.guild,
            channel=self.channel,
            target=terms.target,
            options=json.dumps(opening_of(terms).options),
            rated=False,
            winner=outcome.winner,
            totals=outcome.totals,
            seats=tuple(
                ResultSeat(seat=i, team=i % 2, user=s.user if isinstance(s, Person) else None, name=s.name)
                for i, s in enumerate(self.lobby.seats)
                if s is not None
            ),
            rounds=tuple(
                ResultRound(number=r.number, points=r.points, calls=r.calls, finish_order=r.order, one_two=r.one_two)
                for r in outcome.rounds
            ),
        )
        await self._services.results.store(result, outcome="finished")
        await self.close()

    # --- messages and the store ---

    def _make_board(self, message: int | None) -> Board:
        return Board(self._services.stage, self.channel, message, posted=self._posted, lost=self._board_lost)

    async def _posted(self, message: int) -> None:
        if not self._over:
            board = StoredBoard(channel=self.channel, message=message)
            await self._services.tables.save_board(self.id, board, at=self._services.now())

    def _board_lost(self, error: discord.HTTPException) -> None:
        if self._over:
            return
        if error.code == UNKNOWN_MESSAGE:
            # Somebody deleted the board: show it again.
            self._board = self._make_board(None)
            self._board.mirror.want(self.panel())
            return
        if error.code == UNKNOWN_CHANNEL:
            self._chore(self.close())
            return
        # A permission is missing. `/tichu board` says which and posts the board again.
        log.warning("table %s: its board cannot be shown: %s %s", self.id, error.status, error.code)

    async def _take_away(self, message: int) -> None:
        await self._services.stage.delete(self.channel, message)

    async def _store_lobby(self, lobby: Lobby) -> None:
        now = self._services.now()
        await self._services.tables.save_seats(self.id, stored_seats(lobby), at=now)
        await self._services.tables.save_settings(self.id, host=lobby.host, settings=settings_text(lobby.terms), at=now)

    def _chore(self, work: Chore) -> None:
        task = asyncio.create_task(self._guarded(work))
        self._chores.add(task)
        task.add_done_callback(self._chores.discard)

    async def _guarded(self, work: Chore) -> None:
        try:
            await work
        except StoreError as error:
            log.error("table %s: not stored: %s", self.id, error)
