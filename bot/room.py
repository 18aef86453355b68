"""A table in a channel from its lobby to its last round: its people, its match, its messages.

A room puts together what is pure (lobby, controls, conduct) with what is not:
the store, the clock, Discord. Whoever changes something stores it first, then
adopts it, then lets the messages follow.
"""

import asyncio
import contextlib
import json
import logging
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

import discord

from bot.acting import Acting
from bot.boards import Boards
from bot.chores import Chores
from bot.controls import Setting
from bot.games import Opening, lobby_picture, opening_of
from bot.hands import Hands
from bot.lobby import Change, Lobby, No, begun, hand_over, may_start, stand
from bot.lobby_panel import lobby_panel, over_panel, setting_of
from bot.lobby_store import bot_names, lobby_of, settings_text, stored_seats
from bot.match import AnyMatch
from bot.panel import Panel
from bot.result import result_of
from bot.services import Services
from bot.sitters import Bot
from bot.speech import Speech, speech_for
from bot.table import Waiting
from bot.wire import Click
from data.errors import MissingError, StaleError, StoreError
from data.journal import Match
from data.tables import Board as StoredBoard
from data.tables import StoredTable
from engine.kernel import Seat

log = logging.getLogger(__name__)


class Room:
    """One table in one channel. Make one with `Rooms`."""

    def __init__(self, stored: StoredTable, services: Services, closed: Callable[["Room"], None]) -> None:
        self.id: Final = stored.id
        self.guild: Final = stored.guild
        self.channel: Final = stored.channel
        self.speech: Final = speech_for(stored.locale)
        self.lobby = lobby_of(stored)
        self.match: AnyMatch | None = None
        self.hands: Final = Hands(services.stage, self._hand_of)
        self._match_id = stored.match
        self._opening: Opening | None = None
        self._services = services
        self._closed = closed
        self._gate = asyncio.Lock()
        self._chores = Chores(stored.id)
        self._chapter = 1
        self._boards = Boards(
            services.stage,
            stored.channel,
            None if stored.board is None else stored.board.message,
            panel=self.panel,
            store=self._store_board,
            gone=lambda: self._chores.do(self._close),
        )
        self._acting = Acting(self._act, self._not_acted)
        self._over = False
        self._stopped = False

    # --- what is asked of a room ---

    def seat_of(self, user: int) -> Seat | None:
        """Where somebody sits."""
        seat = self.lobby.seat_of(user)
        return None if seat is None else Seat(seat)

    def setting(self, speech: Speech) -> Setting:
        """The circumstances of a panel for a reader of this language."""
        at = None if self.match is None else self.match.deadline
        deadline = None if at is None else round(at)
        return replace(setting_of(self.lobby, self.id, speech), bots=self._bot_seats, deadline=deadline)

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

    @property
    def board_message(self) -> int | None:
        """The id of the public message; None while it is on its way."""
        return self._boards.message

    async def announce(self, interaction: discord.Interaction) -> None:
        """Post the board as the answer to a command; if that fails there is no table. Raises HTTPException."""
        try:
            await self._boards.announce(interaction)
        except BaseException:
            self._chores.do(self._close)
            raise
        self._changed()

    def repost(self) -> None:
        """Post the board anew, at the bottom of the channel."""
        self._boards.repost()
        self._changed()

    async def change(self, rule: Callable[[Lobby], Change]) -> No | None:
        """Change the lobby by one of its rules; why not, or None when it is done and stored."""
        return await self._chores.see_through(self._change(rule))

    async def start(self, by: int) -> No | None:
        """Begin the match; why not, or None when it has begun. Of several presses one counts."""
        return await self._chores.see_through(self._start(by))

    async def resume(self, opening: Opening | None) -> None:
        """Go on after a restart: with the match that began so, or with the lobby."""
        if opening is not None:
            match = await self._attach(opening)
            match.remark(self.speech("room-resumed"))
        self._changed()

    def attend(self, seat: Seat) -> None:
        """The seat's owner has pressed something: a bot that played for them stops."""
        if self.match is not None and self.match.attend(seat):
            self._changed()

    async def press(self, user: int, speech: Speech, click: Click, values: tuple[str, ...]) -> Panel:
        """A click on somebody's private hand, and the hand after it; only for who sits, once the match has begun."""
        seat, match = self.seat_of(user), self.match
        if seat is None or match is None:
            raise RuntimeError("nobody who could press a hand")
        self.attend(seat)
        try:
            say = await match.press(seat, click, values, self.setting(speech))
        except StaleError:
            self._chores.do(self._read_again)
            raise
        # What was begun may be something to be done by itself.
        self._chores.do(self._follow)
        if self.seat_of(user) != seat:
            return over_panel(speech("reply-left"))
        return self.hand(seat, speech, say=say)

    async def next_round(self) -> None:
        """Deal the next round now, if the last one has been scored."""
        if self.match is not None and self.match.resting:
            await self._deal()

    async def leave(self, user: int) -> No | None:
        """Leave one's seat, in a match to a bot; without any people left the table closes."""
        return await self._chores.see_through(self._leave(user))

    async def close(self) -> None:
        """End the table for good; its channel is free."""
        await self._chores.see_through(self._close())

    async def settle(self) -> None:
        """Wait until nothing of this room is under way; bots that still think are waited for too."""
        busy = True
        while busy:
            busy = await self._chores.settle() | await self._acting.settle()
            if self.match is not None:
                await self.match.settle()
            await self._boards.settle()
            await self.hands.settle()

    def stop(self) -> None:
        """The process ends: act no more by itself."""
        self._stopped = True
        self._chores.stop()
        self._acting.stop()
        self._services.clock.clear(self.id)

    # --- how a room goes on by itself ---

    @property
    def _bot_seats(self) -> frozenset[Seat]:
        bots = frozenset(Seat(i) for i, sitter in enumerate(self.lobby.seats) if isinstance(sitter, Bot))
        return bots if self.match is None else bots | self.match.absent

    def _is_idle(self) -> bool:
        """Whether the room must not act by itself."""
        return self._over or self._stopped

    def _hand_of(self, user: int, speech: Speech) -> Panel | None:
        seat = self.seat_of(user)
        return None if seat is None or self.match is None else self.hand(seat, speech)

    def _changed(self) -> None:
        """Something happened: let the clock, the messages and the bots follow.

        Called inside the table's turnstile too: it only takes note, and what
        cannot be shown must not undo what was done.
        """
        for follow in (self._wind, self._show, self.hands.refresh, self._stir):
            try:
                follow()
            except Exception:
                log.exception("table %s does not follow", self.id)

    def _wind(self) -> None:
        """Set the clock by what is waited for."""
        clock, match = self._services.clock, self.match
        clock.clear(self.id)
        if self._is_idle():
            return
        if match is None:
            at = self._services.now() + 60 * self._services.settings.lobby_minutes
            expire = partial(self._close, text="room-lobby-expired", begun=False)
            clock.set(self.id, at, lambda: self._chores.do(expire))
        elif match.outcome is not None:
            self._chores.do(self._finish)
        elif (deadline := match.deadline) is not None:
            time_up = partial(self._time_up, match.waiting)
            clock.set(self.id, deadline, lambda: self._chores.do(time_up))

    def _show(self) -> None:
        if self._over:
            return
        if self.match is not None and self.match.chapter > self._chapter:
            self._chapter = self.match.chapter
            self._boards.turn_page()
        else:
            self._boards.show()

    def _stir(self) -> None:
        if self.match is not None:
            self._acting.stir()

    async def _act(self) -> bool:
        """Do one thing that nobody has to click for, at a pace that people can follow; whether there was one."""
        if self._is_idle() or self.match is None or self.match.outcome is not None:
            return False
        if await self.match.follow():
            return True
        await asyncio.sleep(self._services.settings.think_seconds)
        return not self._is_idle() and await self.match.think(self._bot_seats)

    def _not_acted(self, error: StoreError) -> None:
        log.error("table %s: a bot's act was not stored: %s", self.id, error)
        if isinstance(error, StaleError):
            self._chores.do(self._read_again)

    async def _follow(self) -> None:
        while self.match is not None and not self._is_idle() and await self.match.follow():
            pass

    async def _attach(self, opening: Opening) -> AnyMatch:
        self.match = match = await opening.restore(
            self.id, journal=self._services.journal, now=self._services.now, changed=self._changed
        )
        self._opening = opening
        self._chapter = max(match.chapter, 1)
        return match

    async def _read_again(self) -> None:
        """The journal holds what this process did not write: go on from there. What people had begun is lost."""
        async with self._gate:
            if self._opening is not None and not self._is_idle():
                await self._attach(self._opening)
        self._changed()

    async def _deal(self) -> None:
        if self.match is not None and not self._is_idle():
            await self.match.deal(self._services.shuffle)

    async def _time_up(self, waiting: Waiting | None) -> None:
        """The time for this is over. Whoever acted meanwhile has wound the clock anew."""
        match = self.match
        if match is not None and not self._is_idle() and match.waiting == waiting:
            try:
                await (self._deal() if match.dealing else match.time_up())
            except StaleError:
                await self._read_again()

    # --- how a room changes; in the order of its gate ---

    async def _change(self, rule: Callable[[Lobby], Change]) -> No | None:
        async with self._gate:
            if self.match is not None or self._over:
                return No.TOO_LATE
            changed = rule(self.lobby)
            if isinstance(changed, No):
                return changed
            await self._adopt(changed)
        await self._changed_or_empty()
        return None

    async def _start(self, by: int) -> No | None:
        async with self._gate:
            if self.match is not None or self._over:
                return No.TOO_LATE
            if (refused := may_start(self.lobby, by)) is not None:
                return refused
            now = self._services.now()
            opening = opening_of(self.lobby.terms)
            if self._match_id is None:
                record = Match(id=self.id, game=opening.game, options=json.dumps(opening.options), created=now)
                await self._adopt(begun(self.lobby))
                await self._services.tables.start(self.id, record, at=now)
                self._match_id = record.id
            await self._attach(opening)
        # Should the first deal fail, the clock deals.
        self._wind()
        await self._deal()
        return None

    async def _leave(self, user: int) -> No | None:
        if self.match is None:
            return await self._change(lambda lobby: stand(lobby, user))
        async with self._gate:
            if self._over:
                return No.TOO_LATE
            seat, bot = self.seat_of(user), Bot(bot_names(self.speech, self.lobby)[0])
            left = hand_over(self.lobby, user, bot)
            if seat is None or isinstance(left, No):
                return No.NOT_SEATED
            who = self.setting(self.speech).names[seat]
            await self._adopt(left)
            self.match.vacate(seat)
            self.match.remark(self.speech("room-left", name=who, bot=bot.name))
        self.hands.close(user)
        await self._changed_or_empty()
        return None

    async def _changed_or_empty(self) -> None:
        if self.lobby.people:
            self._changed()
        else:
            await self._close()

    async def _adopt(self, lobby: Lobby) -> None:
        now, tables = self._services.now(), self._services.tables
        await tables.save_seats(self.id, stored_seats(lobby), at=now)
        settings = settings_text(lobby)
        if (lobby.host, settings) != (self.lobby.host, settings_text(self.lobby)):
            await tables.save_settings(self.id, host=lobby.host, settings=settings, at=now)
        self.lobby = lobby

    async def _finish(self) -> None:
        """Keep the result of a match that is over, once, and free the channel."""
        if self._over or self.match is None or self._match_id is None or (outcome := self.match.outcome) is None:
            return
        place, now = (self.guild, self.channel), self._services.now()
        result = result_of(self._match_id, outcome, self.lobby, place=place, finished=now)
        await self._services.results.store(result, outcome="finished")
        await self._close()

    async def _close(self, *, text: str = "room-closed", begun: bool = True) -> None:
        """End the table; one whose match has begun only if `begun`."""
        async with self._gate:
            if self._over or (self.match is not None and not begun):
                return
            finished = self.match is not None and self.match.outcome is not None
            self._over = True
            try:
                await self._store_end(finished=finished)
            except StoreError:
                self._over = False
                self._changed()
                raise
        self._services.clock.clear(self.id)
        self._chores.stop()
        self._acting.stop()
        if not finished:
            self._boards.end(over_panel(self.speech(text)))
            self.hands.close_all()
        self._closed(self)

    async def _store_end(self, *, finished: bool) -> None:
        if self.match is not None:
            await self.match.settle()
        now = self._services.now()
        if self._match_id is not None and not finished:
            await self._services.journal.end_match(self._match_id, outcome="abandoned", at=now)
        with contextlib.suppress(MissingError):  # it was closed by a try whose end we did not see
            await self._services.tables.close(self.id, at=now)

    async def _store_board(self, message: int) -> None:
        board = StoredBoard(channel=self.channel, message=message)
        try:
            await self._services.tables.save_board(self.id, board, at=self._services.now())
        except StoreError as error:
            # After a restart it is posted anew then; that the table has been closed meanwhile is no trouble.
            if not isinstance(error, MissingError):
                log.error("table %s: its board was not stored: %s", self.id, error)
