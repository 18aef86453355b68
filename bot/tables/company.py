"""The company at a table: who sits there, what they decide, and how both change.

Every change goes through one gate, is stored first and adopted then. What
follows from it in the channel is the room's affair.
"""

import asyncio
import contextlib
import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Final

from bot.chores import Chores
from bot.conduct import Outcome
from bot.controls import Habits
from bot.games import opening_of
from bot.gathering.lobby import Change, Lobby, No, begun, forget, hand_over, may_start, sit, stand
from bot.gathering.lobby_store import bot_names, lobby_of, settings_text, stored_seats
from bot.matches.ending import End
from bot.matches.match import PATIENCE, AnyMatch
from bot.preferences import habits_of
from bot.services import Services
from bot.sitters import Bot, Level, Person, Sitter
from bot.speech import Speech, speech_for
from bot.staging.panel import Panel
from bot.standings.news import News, news_of
from bot.standings.strengths import Strengths
from bot.standings.verdict import Ending
from bot.tables.adrift import OF_THE_DAY
from bot.tables.course import Course
from bot.tables.direct_hands import Dealt
from bot.tables.leaving_panel import bot_seats
from bot.tables.pings import Awaited
from bot.tables.presence import Presence
from bot.tables.result import keep
from bot.tables.votes import Abort, Motion, Oust, Poll, Resign, Votes, carried, voters
from data.calendar import day_of
from data.errors import MissingError, StoreError
from data.journal import Match
from data.tables import StoredTable
from engine.kernel import Seat


class Company:
    """The people and bots of one table, from its lobby to its end. Raises StoreErrors; then nothing has changed."""

    def __init__(
        self, stored: StoredTable, services: Services, course: Course, chores: Chores, gate: asyncio.Lock
    ) -> None:
        self.lobby = lobby_of(stored)
        self.votes = Votes()
        self.over = False
        """Whether the table is closed, or is being closed."""
        self.is_adrift = False
        """Whether it is closed here alone: its channel is no more, and what is played may go on elsewhere."""
        self.presence: Final = Presence()
        self.speech: Final = speech_for(stored.locale)
        self._stored: Final = stored
        self._match_id = stored.match
        self._services = services
        self._course = course
        self._chores = chores
        self._gate = gate
        self.strengths: Final = Strengths(services.ratings, stored.guild, services.now)
        self.news = News()
        """What the match has changed, once it is over."""

    # --- who is there ---

    @property
    def away(self) -> frozenset[int]:
        """The seats of people for whom a bot plays now."""
        return self.presence.away

    @property
    def bots(self) -> frozenset[Seat]:
        """The seats that bots play now, for themselves or for people."""
        match = self._course.match
        bots = frozenset(map(Seat, bot_seats(self.lobby)))
        return bots if match is None else bots | match.absent

    @property
    def levels_now(self) -> Mapping[Seat, Level]:
        """Those seats, and how well they are played."""
        if self.lobby.terms.is_set and self._waits_for_people:
            # Who first does something would be a matter of haste, and what bots do another one for everybody.
            return {}
        levels = self.lobby.levels
        return {seat: levels.get(seat, Level.NORMAL) for seat in self.bots}

    @property
    def _waits_for_people(self) -> bool:
        match = self._course.match
        return match is not None and not self.bots >= match.awaited

    @property
    def poll(self) -> Poll:
        """What the company votes on."""
        return Poll(self.lobby, self.votes, self.away)

    @property
    def playing(self) -> AnyMatch | None:
        """The match, while it goes on."""
        match = self._course.match
        return None if match is None or self.over or match.outcome is not None else match

    def seat_of(self, user: int) -> Seat | None:
        """Where somebody sits."""
        seat = self.lobby.seat_of(user)
        return None if seat is None else Seat(seat)

    def habits(self, seat: Seat) -> Habits:
        """How the owner of a seat likes the hand."""
        sitter = self.lobby.seats[seat]
        return habits_of(self._services.choices.known(sitter.user)) if isinstance(sitter, Person) else Habits()

    def open_seats(self, user: int) -> tuple[int, ...]:
        """The bots' seats that somebody may take; who has left comes back to their own, since they know its cards."""
        own = self.presence.left.get(user)
        return tuple(seat for seat in bot_seats(self.lobby) if own in (None, seat))

    def awaited(self) -> Awaited | None:
        """The people who are waited for and have pressed nothing since."""
        match = self.playing
        if match is None or match.waiting is None:
            return None
        sitters = (self.lobby.seats[seat] for seat in match.awaited - match.absent)
        since = match.waiting.since
        silent = (s.user for s in sitters if isinstance(s, Person) and self.presence.clicked(s.user) <= since)
        return Awaited(match.waiting, frozenset(silent))

    def awaits(self, user: int) -> bool:
        """Whether the match cannot go on without this person."""
        match = self._course.match
        return match is not None and self.seat_of(user) in match.awaited

    def attend(self, user: int, speech: Speech) -> bool:
        """Somebody has pressed something of this table: a bot that played for them stops; whether there was one."""
        seat, match = self.seat_of(user), self._course.match
        if seat is None or match is None:
            return False
        missed = match.attend(seat)
        returned = missed >= PATIENCE
        if missed:
            self._save_seen(seat, match)
        self.presence.seen(user, speech, at=self._services.now(), returned=returned)
        return returned

    def welcomes(self, seat: Seat) -> bool:
        """Whether the seat's owner is to be told, once, that no bot plays for them any more."""
        sitter = self.lobby.seats[seat]
        return isinstance(sitter, Person) and self.presence.welcome(sitter.user)

    def speech_to(self, users: tuple[int, ...]) -> Speech:
        """The language to speak to these people in: theirs if it is one, else the table's."""
        theirs = {self.presence.speech_of(user, self.speech) for user in users}
        return theirs.pop() if len(theirs) == 1 else self.speech

    async def wants_pings(self, user: int) -> bool:
        """Whether somebody wants to be mentioned when they are waited for."""
        return (await self._services.choices.of(user)).turn_pings

    def dealt(self, render: Callable[[int, Speech], Panel | None], link: Callable[[], str]) -> Dealt:
        """What has to be known to send hands by direct message."""
        return Dealt(
            self._stored.channel, self._chapter, self._holders, self._wants_hand, render, link, self.lobby.is_direct
        )

    def _chapter(self) -> int:
        return 0 if self._course.match is None else self._course.match.chapter

    def _holders(self) -> tuple[int, ...]:
        return tuple(person.user for person in self.lobby.people)

    async def _wants_hand(self, user: int) -> Speech | None:
        choices = self._services.choices
        return await choices.speech(user, self.speech) if (await choices.of(user)).direct_hands else None

    def tell(self) -> None:
        """Say for whom a bot plays and for whom no longer; forget votes that do not hold any more."""
        if (match := self.playing) is None:
            return
        absent = frozenset(map(int, match.absent))
        gone, back = self.presence.tell(absent, self.lobby, at=self._services.now())
        for key, seats in (("room-away", gone), ("room-back", back)):
            for seat in sorted(seats):
                if (sitter := self.lobby.seats[seat]) is not None:
                    match.remark(key, name=sitter)
        people = {person.user for person in self.lobby.people}
        votes = self.votes.kept(
            lambda motion, user: user in people and (not isinstance(motion, Oust) or motion.seat in self.away)
        )
        if votes != self.votes:
            self.votes = votes
            self._chores.do(lambda: self._save_votes(self.votes))

    @property
    def given_up(self) -> float | None:
        """When a running match is closed if nobody comes; None while its clock goes on with it."""
        if (match := self.playing) is None:
            return None
        return self.presence.given_up(moved=match.moved, timed=match.deadline is not None)

    # --- how it changes ---

    async def resume(self) -> None:
        """Take up what an earlier process has left, once the match has been attached."""
        remembered = await self._services.memory.of(self._stored.id)
        self.votes = Votes.restored(remembered.votes)
        seated = {person.user for person in self.lobby.people}
        self.presence.left.update((user, seat) for user, seat in remembered.left.items() if user not in seated)
        if self._course.match is None:
            await self.strengths.look_up(self.lobby)
        for user in seated:
            await self._services.choices.of(user)  # a hand is drawn as its owner likes it

    async def change(self, rule: Callable[[Lobby], Change]) -> No | None:
        """Change the lobby by one of its rules; why not, or None when it is done."""
        async with self._gate:
            if self._course.match is not None or self.over:
                return No.TOO_LATE
            changed = rule(self.lobby)
            if isinstance(changed, No):
                return changed
            if self.lobby.terms.is_set and changed.people:
                return No.TOO_LATE  # everybody plays the same deal as everybody else does
            await self.strengths.look_up(changed)
            await self._adopt(changed)
        return None

    async def start(self, by: int) -> No | None:
        """Put a match to the table; why not, or None when it can be dealt. Of several presses one counts."""
        async with self._gate:
            if self._course.match is not None or self.over:
                return No.TOO_LATE
            if (refused := may_start(self.lobby, by)) is not None:
                return refused
            if begun(self.lobby).rated and await self.strengths.is_paused(self.lobby):
                return No.PAUSED
            now, table = self._services.now(), self._stored.id
            opening = opening_of(self.lobby.terms)
            if self._match_id is None:
                record = Match(id=table, game=opening.game, options=json.dumps(opening.options), created=now)
                lobby = begun(self.lobby)
                await self._services.tables.start(table, record, settings=settings_text(lobby), at=now)
                self.lobby, self._match_id = lobby, record.id
            await self._course.attach(opening)
        return None

    async def leave(self, user: int) -> No | None:
        """Leave one's seat, in a match to a bot."""
        if self._course.match is None:
            return await self.change(lambda lobby: stand(lobby, user))
        async with self._gate:
            if (match := self.playing) is None:
                return No.TOO_LATE
            if (changed := await self._seat_bot(match, user)) is None:
                return No.NOT_SEATED
            left, bot = changed
            match.remark("room-left", name=left, bot=bot)
        return None

    async def forget(self, user: int) -> None:
        """Expect somebody no longer as a guest who does not sit here."""
        async with self._gate:
            left = forget(self.lobby, user)
            if not self.over and left != self.lobby and self.seat_of(user) is None:
                await self._adopt(left)

    async def take(self, person: Person, seat: int) -> No | None:
        """Take a seat over from a bot in a running match."""
        async with self._gate:
            if (match := self.playing) is None:
                return No.TOO_LATE
            if self.seat_of(person.user) is not None:
                return No.ALREADY_THERE
            if seat not in self.open_seats(person.user):
                return No.SEAT_TAKEN
            sat = sit(self.lobby, person, seat)
            if isinstance(sat, No):
                return sat
            before = self.lobby.seats[seat]
            await self._adopt(sat)
            if before is not None:
                match.vacate(Seat(seat), before, person)
                match.remark("room-taken", name=person, bot=before)
            self._save_seen(seat, match)
        return None

    def decides(self, user: int, motion: Motion) -> bool:
        """Whether this person's agreement is the last that is missing."""
        return carried(motion, replace(self.poll, votes=self.votes.agree(motion, user)))

    async def vote(self, user: int, motion: Motion, *, agree: bool) -> No | Resign | Abort | None:
        """Agree with something or no longer; a motion that is to end the match now is handed back."""
        async with self._gate:
            if (match := self.playing) is None:
                return No.TOO_LATE
            if self.seat_of(user) is None:
                return No.NOT_SEATED
            agrees = agree and user in voters(motion, self.poll)
            votes = self.votes.agree(motion, user) if agrees else self.votes.withdraw(motion, user)
            if not agrees or not carried(motion, replace(self.poll, votes=votes)):
                await self._save_votes(votes)
                self.votes = votes
                return None
            if not isinstance(motion, Oust):
                return motion
            out = self.lobby.seats[motion.seat]
            if isinstance(out, Person) and (changed := await self._seat_bot(match, out.user)) is not None:
                _, bot = changed
                match.remark("room-ousted", name=out, bot=bot)
        return None

    async def end(self, why: End, *, loser: int | None = None, if_empty: bool = False) -> End | None:
        """Store that the table is closed, with what that means for its match; how it ended, None if it had before.

        `loser` is the team that resigns. A match that has just been decided is
        finished, whatever else was to end it. With `if_empty` it goes on for who
        has sat down just when the last one left.
        """
        async with self._gate:
            if self.over or (why is End.EXPIRED and self._course.match is not None) or (if_empty and self.lobby.people):
                return None
            # From now on nothing acts here; what has been submitted before is recorded first.
            self.over = True
            try:
                return await self._end(why, loser)
            except StoreError:
                self.over = False
                raise

    async def _end(self, why: End, loser: int | None) -> End:
        match, now = self._course.match, self._services.now()
        if match is not None:
            await match.settle()
        if self._match_id is not None:
            outcome = None if match is None else match.outcome
            if outcome is not None:
                why = End.FINISHED
            elif match is not None:
                outcome = replace(match.standing, winner=None if loser is None else 1 - loser)
            if why is End.GONE and self.lobby.terms.day == day_of(now):
                self.is_adrift = True
                return why
            if self.lobby.terms.day:
                why = await self._end_day(self._match_id, why, outcome)
            elif match is None or outcome is None or not (outcome.rounds or loser is not None):
                await self._services.journal.end_match(self._match_id, outcome=why, at=now)
            else:
                ending = Ending(why, outcome, (), self.lobby, frozenset(map(int, match.absent)))
                place = (self._stored.guild, self._stored.channel)
                await keep(self._services, self._match_id, ending, place=place, at=now)
                self.news = await news_of(self._match_id, self._services, self.strengths)
        with contextlib.suppress(MissingError):  # it was closed with its match, or by a try whose end we did not see
            await self._services.tables.close(self._stored.id, at=now)
        return why

    async def _end_day(self, match: str, why: End, outcome: Outcome | None) -> End:
        """The deal of a day is in no statistic: only what came of it is kept, if it was played to its end."""
        now = self._services.now()
        if outcome is not None and why is End.FINISHED:
            ours, theirs = outcome.totals
            await self._services.days.finish(match, ours - theirs, at=now)
        await self._services.journal.end_match(match, outcome=OF_THE_DAY, at=now)
        return why

    async def _seat_bot(self, match: AnyMatch, user: int) -> tuple[Sitter, Bot] | None:
        """Give somebody's seat to a bot; both of them, None for who has no seat."""
        seat, bot = self.seat_of(user), Bot(bot_names(self.speech, self.lobby)[0])
        left = hand_over(self.lobby, user, bot)
        if seat is None or isinstance(left, No) or (before := self.lobby.seats[seat]) is None:
            return None
        await self._adopt(left)
        self.presence.left[user] = seat
        match.vacate(seat, before, bot)
        self._save_seen(seat, match)
        return before, bot

    async def _adopt(self, lobby: Lobby) -> None:
        await self._services.tables.save_lobby(
            self._stored.id,
            host=lobby.host,
            settings=settings_text(lobby),
            seats=stored_seats(lobby),
            at=self._services.now(),
        )
        self.lobby = lobby

    async def _save_votes(self, votes: Votes) -> None:
        await self._services.memory.save_votes(self._stored.id, votes.stored)

    def _save_seen(self, seat: int, match: AnyMatch) -> None:
        """Store soon that times that have run out until now do not count; a crash before it makes them count again."""
        self._chores.do(partial(self._services.memory.save_seen, self._stored.id, seat, match.seq))
