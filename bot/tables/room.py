"""A table in a channel from its lobby to its last round: its company, its match, its messages.

Whatever changes is stored first, then adopted (`Company`, `Course`), and then
the messages, the clock and the bots follow.
"""

import asyncio
import logging
import math
from collections.abc import Callable, Coroutine
from dataclasses import replace
from functools import partial
from typing import Final

import discord

from bot.chores import Chores
from bot.controls import Setting
from bot.games import GAMES, Opening
from bot.gathering.lobby import Change, Lobby, No
from bot.gathering.lobby_panel import lobby_panel, setting_of
from bot.gathering.summons import Summons
from bot.matches.ending import End
from bot.matches.match import AnyMatch
from bot.services import Services
from bot.sitters import Person
from bot.speech import Speech
from bot.staging.panel import Panel
from bot.standings.news import with_news
from bot.tables.company import Company
from bot.tables.course import Course
from bot.tables.direct_hands import DirectHands
from bot.tables.end_panel import end_panel, end_text
from bot.tables.hands import Hands
from bot.tables.leaving_panel import vote_lines
from bot.tables.listeners import Listeners
from bot.tables.pages import Pages
from bot.tables.pings import Asker, Pings
from bot.tables.room_panel import around_board, hand_notes, link_of, ping_text, summary, with_notes
from bot.tables.votes import Motion, Resign
from bot.wire import Click
from data.errors import StaleError, StoreError
from data.tables import StoredTable
from engine.kernel import Seat

log = logging.getLogger(__name__)

SUMMARY: Final = 10
"""Lines of the log that a slow match tells somebody who opens their hand."""


class Room:
    """One table in one channel. Make one with `Rooms`."""

    def __init__(self, stored: StoredTable, services: Services, listeners: "Listeners[Room]") -> None:
        self.id: Final = stored.id
        self.guild: Final = stored.guild
        self.channel: Final = stored.channel
        self._services = services
        self._listeners = listeners
        self._chores = Chores(f"table {stored.id}")
        self._stopped = False
        gate = asyncio.Lock()
        self._course = Course(
            stored.id,
            services,
            self._chores,
            gate,
            bots=lambda: self.company.levels_now,
            idle=self._is_idle,
            changed=self._changed,
        )
        self.company: Final = Company(stored, services, self._course, self._chores, gate)
        self.summons: Final = Summons(stored, services.stage, services.tables, services.now, self._chores.do)
        stage, tokens = services.stage, services.tokens
        direct = DirectHands(stored.id, stage, tokens, self.company.dealt(self._hand_of, lambda: self.link))
        self.hands: Final = Hands(stored.id, stage, tokens, self._hand_of, direct, awaits=self.company.awaits)
        self._closes = stored.changed + 60 * services.settings.lobby_minutes
        self._finishing = False
        self._resumed: int | None = None
        """After how many acts an earlier process ended; None when there was none."""
        self.speech: Final = self.company.speech
        self._pages = Pages(stored, services, match=lambda: self.match, panel=self.panel, gone=self.vanish)
        self.disown: Final = self._pages.disown
        self._pings = Pings(
            stored.id, stored.channel, services, Asker(self.company.awaited, self.company.wants_pings, self._ping)
        )

    # --- what is asked of a room ---

    @property
    def lobby(self) -> Lobby:
        """Who sits where, and what is played."""
        return self.company.lobby

    @property
    def match(self) -> AnyMatch | None:
        """The match that is on; None in the lobby."""
        return self._course.match

    @property
    def board_message(self) -> int | None:
        """The id of the public message; None while it is on its way."""
        return self._pages.message

    @property
    def link(self) -> str:
        """The address of the board."""
        return link_of(0 if self.lobby.is_direct else self.guild, self.channel, self._pages.message)

    def seat_of(self, user: int) -> Seat | None:
        """Where somebody sits."""
        return self.company.seat_of(user)

    def setting(self, speech: Speech) -> Setting:
        """The circumstances of a panel for a reader of this language."""
        at = None if self.match is None else self.match.deadline
        deadline = None if at is None else round(at)
        return replace(setting_of(self.lobby, self.id, speech), bots=self.company.bots, deadline=deadline)

    def panel(self) -> Panel:
        """The public message as it should be now."""
        if self.match is None:
            picture = GAMES[self.lobby.terms.game].lobby_picture(self.lobby, self.speech)
            odds = self.company.strengths.odds(self.lobby)
            return lobby_panel(self.lobby, self.id, self.speech, picture, until=self._closes, odds=odds)
        setting = self.setting(self.speech)
        resumed = (self.speech("room-resumed"),) if self.match.seq == self._resumed else ()
        board = self.match.board(replace(setting, log=(*vote_lines(self.company.poll, setting), *resumed)))
        return around_board(board, self.lobby, setting, over=self.match.outcome is not None, news=self.company.news)

    def hand(self, seat: Seat, speech: Speech, *, say: str | None = None, fresh: bool = False) -> Panel:
        """A seat's private message in a match; in a slow one `fresh` ones tell what came since one's last act."""
        if self.match is None:
            raise RuntimeError("no match has begun")
        setting = replace(self.setting(speech), habits=self.company.habits(seat))
        has_news = fresh and self.lobby.terms.pace.is_slow
        hand = self.match.hand(seat, setting, say=say, news=has_news)
        if say:
            return hand  # it is what its reader has to see
        hand = with_notes(hand, hand_notes(self.company.poll, seat, setting, table=self.speech))
        news = summary(self.match.since(seat, setting), speech, most=SUMMARY) if has_news else ()
        return with_notes(hand, news)

    def opened_hand(self, seat: Seat, speech: Speech) -> Panel:
        """A seat's private message for who opens it."""
        return self._welcomed(self.hand(seat, speech, fresh=True), seat, speech)

    async def whisper(self, interaction: discord.Interaction, panel: Panel) -> None:
        """Answer somebody privately."""
        await self._services.stage.whisper(interaction, panel)

    async def answer(self, interaction: discord.Interaction, panel: Panel) -> None:
        """Let the message that was clicked, one without a picture, be this panel."""
        await self._services.stage.answer(interaction, panel, repaint=False)

    async def announce(self, interaction: discord.Interaction) -> None:
        """Post the board as the answer to a command; if that fails there is no table. Raises HTTPException."""
        try:
            await self._pages.announce(interaction)
        except BaseException:
            self._chores.do(self._close)
            raise
        self._changed()

    def repost(self) -> None:
        """Post the board anew, at the bottom of the channel."""
        self._closes = self._services.now() + 60 * self._services.settings.lobby_minutes
        self._pages.repost()
        self._changed()

    async def change(self, rule: Callable[[Lobby], Change]) -> No | None:
        """Change the lobby by one of its rules; why not, or None when it is done and stored."""
        return await self._chores.see_through(self._change(self.company.change(rule)))

    async def start(self, by: int) -> No | None:
        """Begin the match; why not, or None when it has begun. Of several presses one counts."""
        return await self._chores.see_through(self._start(by))

    async def resume(self, opening: Opening | None) -> None:
        """Take up after a restart, as yet in silence, the match that began so, or the lobby."""
        if opening is not None:
            await self._course.attach(opening)
            await self.company.resume()
            await self.hands.resume()
        await self._pages.resume(self.match)

    def reappear(self) -> None:
        """Go on after a restart: show what is, let overdue times ring and the bots act."""
        if self.match is not None:
            self._resumed = self.match.seq
            self.summons.end()
        self._chores.do(self._pings.resume)
        self._changed()

    def attend(self, user: int, speech: Speech) -> None:
        """Somebody has pressed something of this table: a bot that played for them stops."""
        if self.company.attend(user, speech):
            self._changed()
        else:
            self._pings.follow()

    async def press(self, user: int, speech: Speech, click: Click, values: tuple[str, ...]) -> Panel:
        """A click on somebody's private hand, and the hand after it; only for who sits, once the match has begun."""
        seat, match = self.seat_of(user), self.match
        if seat is None or match is None:
            raise RuntimeError("nobody who could press a hand")
        self.attend(user, speech)
        try:
            setting = replace(self.setting(speech), habits=self.company.habits(seat))
            say = await match.press(seat, click, values, setting)
        except StaleError:
            self._course.read_again()
            raise
        # What was begun may be something to be done by itself.
        self._course.follow()
        if self.seat_of(user) != seat:
            return Panel(speech("reply-left"))
        hand = self.hand(seat, speech, say=say)
        return hand if say else self._welcomed(hand, seat, speech)

    async def next_round(self) -> None:
        """Deal the next round now, if the last one has been scored."""
        if self.match is not None and self.match.resting:
            await self._course.deal()

    async def leave(self, user: int) -> No | None:
        """Leave one's seat, in a match to a bot; without any people left the table closes."""
        return await self._chores.see_through(self._change(self.company.leave(user)))

    async def forget(self, user: int) -> None:
        """Leave one's seat, if there is one, and be expected here no longer."""
        if self.seat_of(user) is not None:
            await self.leave(user)
        await self._chores.see_through(self.company.forget(user))

    async def take(self, person: Person, seat: int) -> No | None:
        """Take a seat over from a bot in a running match; why not, or None when it is done and stored."""
        return await self._chores.see_through(self._change(self.company.take(person, seat)))

    async def vote(self, user: int, motion: Motion, *, agree: bool) -> No | None:
        """Agree with something or no longer; what everybody agrees with is done."""
        return await self._chores.see_through(self._vote(user, motion, agree=agree))

    async def close(self, said: str = "") -> None:
        """End the table for good, and say why if anything is to be said; its channel is free."""
        await self._chores.see_through(self._close(End.ENDED, said=said))

    def vanish(self) -> None:
        """The channel is no more: end the table without a word, for good unless it can go on elsewhere."""
        self._chores.do(partial(self._close, End.GONE))

    async def settle(self) -> None:
        """Wait until nothing of this room is under way; bots that still think are waited for too."""
        busy = True
        while busy:
            busy = await self._chores.settle() | await self._course.settle() | await self._pings.settle()
            await self._pages.settle()
            await self.hands.settle()

    def stop(self) -> None:
        """The process ends: act no more by itself."""
        self._stopped = True
        self._still()
        self.hands.stop()

    # --- how a room goes on by itself ---

    def _is_idle(self) -> bool:
        """Whether the room must not act by itself."""
        return self.company.over or self._stopped

    def _still(self) -> None:
        self._chores.stop()
        self._course.stop()
        self._pings.stop()

    def _hand_of(self, user: int, speech: Speech, *, fresh: bool = False) -> Panel | None:
        seat = self.seat_of(user)
        return None if seat is None or self.match is None else self.hand(seat, speech, fresh=fresh)

    def _welcomed(self, hand: Panel, seat: Seat, speech: Speech) -> Panel:
        return with_notes(hand, (speech("note-back"),)) if self.company.welcomes(seat) else hand

    def _ping(self, users: tuple[int, ...]) -> str:
        speech = self.company.speech_to(users)
        return ping_text(users, speech, link=self.link, deadline=self.setting(speech).deadline)

    def _changed(self) -> None:
        """Something happened: let the clock, the messages and the bots follow.

        Called inside the table's turnstile too: it only takes note, and what
        cannot be shown must not undo what was done.
        """
        follows = (self.company.tell, self._wind, self._show, self.hands.refresh, self._course.stir, self._pings.follow)
        for follow in (*follows, partial(self._listeners.changed, self)):
            try:
                follow()
            except Exception:
                log.exception("table %s does not follow", self.id)

    def _wind(self) -> None:
        """Set the clock by what is waited for, and by how long anybody is; an idle room's has been stopped."""
        clock, match = self._services.clock, self.match
        if self._is_idle():
            return
        clock.clear(self.id)
        if match is None:
            clock.set(self.id, self._closes, lambda: self._chores.do(self._expire))
        elif match.outcome is not None:
            if not self._finishing:  # it is tried until it is done
                self._finishing = True
                self._chores.do(partial(self._close, End.FINISHED))
        elif (end := self.company.given_up) is not None and end < (match.deadline or math.inf):
            clock.set(self.id, end, lambda: self._chores.do(self._give_up))
        else:
            self._course.wind()

    async def _give_up(self) -> None:
        """Nobody has come for a long time. A click does not wind the clock, so there may be time left."""
        at = self.company.given_up
        if at is not None and at <= self._services.now():
            await self._close(End.ABANDONED)
        else:
            self._wind()

    async def _expire(self) -> None:
        """Nobody has begun a match. Somebody may have acted while the store failed."""
        if self._closes <= self._services.now():
            await self._close(End.EXPIRED)
        else:
            self._wind()

    def _show(self) -> None:
        if not self.company.over:
            self._pages.show()

    # --- how a room changes ---

    async def _change(self, change: Coroutine[object, object, No | None]) -> No | None:
        refused = await change
        if refused is None:
            await self._changed_or_empty()
        return refused

    async def _start(self, by: int) -> No | None:
        refused = await self.company.start(by)
        if refused is None:
            self.summons.end()
            # Should the first deal fail, the clock deals.
            self._wind()
            await self._course.deal()
        return refused

    async def _vote(self, user: int, motion: Motion, *, agree: bool) -> No | None:
        voted = await self.company.vote(user, motion, agree=agree)
        if voted is None or isinstance(voted, No):
            self._changed()
            return voted
        await (self._close(End.RESIGNED, loser=voted.team) if isinstance(voted, Resign) else self._close(End.ABORTED))
        return None

    async def _changed_or_empty(self) -> None:
        self._closes = self._services.now() + 60 * self._services.settings.lobby_minutes
        if self.lobby.people:
            self._changed()
        else:
            await self._close(End.ENDED, if_empty=True)

    async def _close(
        self, why: End = End.ABANDONED, *, loser: int | None = None, if_empty: bool = False, said: str = ""
    ) -> None:
        """End the table; `loser` is the team that resigns; with `if_empty` only while nobody has a seat."""
        try:
            await self._pages.note_end(why, loser)
            end = await self.company.end(why, loser=loser, if_empty=if_empty)
        except StoreError:
            # What ends by itself is tried again later, and must not begin anew at once.
            if why not in {End.FINISHED, End.ABANDONED, End.EXPIRED, End.GONE}:
                self._changed()
            raise
        if end is None:
            return
        self._still()
        self._listeners.closed(self)
        if why is End.GONE:
            for shown in (self._pages, self.summons, self._pings, self.hands):
                shown.let_go()
            return
        self.summons.end()
        self._pings.close()
        if end is End.FINISHED:
            self._pages.show()
        else:
            setting = self.setting(self.speech)
            text = with_news(said or end_text(end, loser, self.lobby, setting), self.company.news, setting)
            self._pages.end(end_panel(text, end, self.match, setting))
            self.hands.close_all()
        self._chores.do(self._pages.see_off)
