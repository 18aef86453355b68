"""A match as the shell runs it: a table, its game's controls and conduct, and what each person has begun.

`Match` closes over the game's types; the rest of the shell sees `AnyMatch`.
"""

import secrets
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from itertools import groupby, islice
from operator import itemgetter
from typing import Final, Generic, Protocol, TypeVar

from bot.conduct import Conduct, Outcome
from bot.controls import LATELY, Act, Controls, Setting
from bot.matches.match_log import REMEMBERED, Heard, MatchLog, Parted, Remark
from bot.matches.pace import Ready, at_once
from bot.matches.table import Announcement, Manner, Table, Waiting
from bot.sitters import Level, Sitter
from bot.staging.panel import Panel
from bot.wire import Click
from data.memory import NOTHING, Remembered
from data.salts import SALT_BYTES
from engine.cards import Card
from engine.kernel import Nature, Seat

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")
T = TypeVar("T")
N = TypeVar("N")
D = TypeVar("D")

Shuffle = Callable[[list[Card]], None]
"""Brings a deck into a random order, in place."""

PATIENCE: Final = 2
"""Times that may run out in a row before a bot plays a seat."""


class AnyMatch(Protocol):
    """A match of any game."""

    @property
    def waiting(self) -> Waiting | None:
        """What the clock times."""
        ...

    @property
    def awaited(self) -> frozenset[Seat]:
        """The seats that may bring the match on."""
        ...

    @property
    def absent(self) -> frozenset[Seat]:
        """The seats that a bot plays until their owners' next click, after two times that ran out in a row."""
        ...

    @property
    def seq(self) -> int:
        """How many actions have been accepted."""
        ...

    @property
    def moved(self) -> float:
        """When the match last went on, in unix seconds."""
        ...

    @property
    def chapter(self) -> int:
        """The chapter of the match, from 1; each has a message of its own."""
        ...

    @property
    def between(self) -> bool:
        """Whether nothing is half done, so that a new board may take the place of the old one."""
        ...

    @property
    def dealing(self) -> bool:
        """Whether the cards are to be dealt, the first ones included."""
        ...

    @property
    def resting(self) -> bool:
        """Whether the next round waits to be dealt."""
        ...

    @property
    def standing(self) -> Outcome:
        """Totals and scored rounds as they are now."""
        ...

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; None while it goes on."""
        ...

    @property
    def deadline(self) -> float | None:
        """When the time of what is awaited is over, in unix seconds; None without a clock."""
        ...

    def hand(self, seat: Seat, setting: Setting, *, say: str | None = None, news: bool = False) -> Panel:
        """A seat's private message; `say` stands above it, or `news`: everything since its owner's last act."""
        ...

    def board(self, setting: Setting) -> Panel:
        """The public message; after a scored round its result. The setting's log is told after the match's own."""
        ...

    def since(self, seat: Seat, setting: Setting) -> tuple[str, ...]:
        """The lines of the log since this seat's own last act, oldest first."""
        ...

    def whisper(self, verb: str, setting: Setting, argument: str = "") -> Panel | None:
        """The private answer to a question that anybody may ask; None when the verb is none of the game's."""
        ...

    def remark(self, key: str, **who: Sitter) -> None:
        """Add a text of the shell's own to the log, and whom it names."""
        ...

    def erase(self, user: int) -> None:
        """Name somebody no longer: they are taken out of the store."""
        ...

    async def press(self, seat: Seat, click: Click, values: tuple[str, ...], setting: Setting) -> str | None:
        """A click on a hand: do what it means, keep what it began; what to say to the person, if anything."""
        ...

    def attend(self, seat: Seat) -> int:
        """The seat's owner is there; how many times had run out for them in a row (a bot plays from `PATIENCE` on)."""
        ...

    def vacate(self, seat: Seat, sitter: Sitter, successor: Sitter) -> None:
        """This one has left the seat: forget what they had begun; what follows is not theirs."""
        ...

    async def deal(self, shuffle: Shuffle, salt: str = "") -> None:
        """Deal the next round, if it is time; without a salt with one by chance."""
        ...

    async def time_up(self) -> None:
        """The time for everybody who is awaited has run out."""
        ...

    async def follow(self) -> bool:
        """Do one thing that public facts or a person's own wish settle beforehand; whether there was one."""
        ...

    async def think(self, minds: Mapping[Seat, Level], ready: Ready = at_once) -> bool:
        """Let one of these bot seats decide, each as well as its level says, and act if `ready`; whether one did."""
        ...

    async def settle(self) -> None:
        """Wait until everything submitted so far has been decided."""
        ...


class Match(Generic[S, A, E, V, T, N, D]):
    """One match of one game; `restore` it first. Raises only what the journal raises."""

    def __init__(
        self,
        table: Table[S, A, E, V, T, N],
        controls: Controls[V, T, N, A, D],
        conduct: Conduct[V, T, A],
        changed: Callable[[], None],
        keep: Callable[[Seat, str], None],
    ) -> None:
        self.table = table
        self._controls = controls
        self._conduct = conduct
        self._changed = changed
        self._keep = keep
        self._seen: dict[Seat, int] = {}
        """By seat, after which action its owner was there; times that ran out until then do not count."""
        self._drafts: dict[Seat, D] = {}
        self._missed: Counter[Seat] = Counter()
        self._log = MatchLog[N]()
        self._acted: dict[Seat, int] = {}
        """By seat, the number of the last action that somebody clicked for."""
        self._page = (0, 0)
        """The chapter, and the number of the action that began it."""
        self._due: Seat | None = None
        """The seat that public facts leave nothing but what it is about to do."""
        self._restored = False

    async def restore(self, remembered: Remembered = NOTHING) -> None:
        """Take the match up where its journal ends; `changed` is called for what happens from then on."""
        self._seen = {Seat(seat): seq for seat, seq in remembered.seen.items()}
        self._drafts = {Seat(seat): self._controls.revived(wish) for seat, wish in remembered.wishes.items()}
        self._log.expect(remembered.sittings)
        await self.table.restore(self._hear)
        self._log.catch_up(before=self.seq + 1)
        self._restored = True

    def _hear(self, told: Announcement[N]) -> None:
        """Take note of what was announced."""
        # What public facts settle is known to be automatic after a restart too.
        automatic = told.manner is not Manner.CLICKED or told.actor in (Nature.CLOCK, self._due)
        self._log.add(told.seq, *(Heard(notice, automatic, told.is_deputy) for notice in told.notices))
        if self.chapter != self._page[0]:
            self._page = (self.chapter, told.seq)
        if isinstance(told.actor, Seat) and not automatic:
            self._acted[told.actor] = told.seq
            self._missed.pop(told.actor, None)
        elif told.timed is not None and told.seq > self._seen.get(told.timed, 0):
            self._missed[told.timed] += 1
        skip = self._controls.skipped(self.table.spectacle())
        self._due = None if skip is None else skip[0]
        if self._restored:
            self._changed()

    @property
    def waiting(self) -> Waiting | None:
        """What the clock times."""
        return self.table.waiting

    @property
    def awaited(self) -> frozenset[Seat]:
        """The seats that may bring the match on."""
        return frozenset(actor for actor in self.table.awaited if isinstance(actor, Seat))

    @property
    def absent(self) -> frozenset[Seat]:
        """The seats whose owners let their time run out twice in a row."""
        return frozenset(seat for seat, missed in self._missed.items() if missed >= PATIENCE)

    @property
    def seq(self) -> int:
        """How many actions have been accepted."""
        return self.table.seq

    @property
    def moved(self) -> float:
        """When the match last went on, in unix seconds."""
        return self.table.moved

    @property
    def between(self) -> bool:
        """Whether nothing is half done."""
        return self._conduct.between(self.table.spectacle())

    @property
    def chapter(self) -> int:
        """The chapter of the match, from 1."""
        return self._conduct.chapter(self.table.spectacle())

    @property
    def dealing(self) -> bool:
        """Whether the cards are to be dealt."""
        return Nature.DEALER in self.table.awaited

    @property
    def resting(self) -> bool:
        """Whether the next round waits to be dealt."""
        return self._conduct.resting(self.table.spectacle())

    @property
    def standing(self) -> Outcome:
        """Totals and scored rounds as they are now."""
        return self._conduct.standing(self.table.spectacle())

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; None while it goes on."""
        return self._conduct.outcome(self.table.spectacle())

    @property
    def deadline(self) -> float | None:
        """When the time of what is awaited is over, in unix seconds."""
        waiting = self.table.waiting
        if waiting is None:
            return None
        allowance = self._conduct.allowance(waiting.beat)
        return None if allowance is None else waiting.since + allowance

    def hand(self, seat: Seat, setting: Setting, *, say: str | None = None, news: bool = False) -> Panel:
        """A seat's private message."""
        heard = self._log.meanwhile(seat, setting, after=self._page[1] - 1)
        told = replace(setting, log=self._controls.on_behalf(seat, heard, calls_only=news))
        return self._controls.hand(self.table.view(seat), self._draft(seat), told, say=say)

    def board(self, setting: Setting) -> Panel:
        """The public message."""
        # A new page begins with its own lines: those before it stay on the message of their round.
        log = (*self._told(setting, after=self._page[1] - 1, most=LATELY), *setting.log)
        return self._controls.board(self.table.spectacle(), replace(setting, log=log))

    def since(self, seat: Seat, setting: Setting) -> tuple[str, ...]:
        """The lines of the log since this seat's own last act."""
        return self._told(setting, after=self._acted.get(seat, 0))

    def whisper(self, verb: str, setting: Setting, argument: str = "") -> Panel | None:
        """The private answer to a question that anybody may ask."""
        whole = replace(setting, log=self._chronicle(setting))
        return self._controls.whisper(self.table.spectacle(), verb, whole, argument)

    def remark(self, key: str, **who: Sitter) -> None:
        """Add a text of the shell's own to the log."""
        self._log.add(self.seq, Remark(key, who))

    def erase(self, user: int) -> None:
        """Name somebody no longer."""
        if self._log.erase(user):
            self._changed()

    async def press(self, seat: Seat, click: Click, values: tuple[str, ...], setting: Setting) -> str | None:
        """A click on a hand."""
        begun = self._draft(seat)
        meant = self._controls.press(self.table.view(seat), begun, click, values, setting)
        if not isinstance(meant, Act):
            self._begin(seat, meant.draft)
            return meant.say
        refusal = await self.table.submit(seat, meant.action)
        if refusal is not None:
            return self._controls.refused(refusal, setting)
        self._begin(seat, meant.draft)
        return None

    def attend(self, seat: Seat) -> int:
        """The seat's owner is there; how many times had run out for them in a row."""
        self._seen[seat] = self.seq
        return self._missed.pop(seat, 0)

    def vacate(self, seat: Seat, sitter: Sitter, successor: Sitter) -> None:
        """This one has left the seat."""
        self.attend(seat)
        self._begin(seat, self._controls.fresh())
        self._acted.pop(seat, None)
        self._log.add(self.seq, Parted(seat, sitter, successor))

    async def deal(self, shuffle: Shuffle, salt: str = "") -> None:
        """Deal the next round, if it is time."""
        if self.dealing:
            await self.table.submit(Nature.DEALER, self._controls.deal(shuffle, salt or secrets.token_hex(SALT_BYTES)))

    async def time_up(self) -> None:
        """The time for everybody who is awaited has run out."""
        seen = self.table.spectacle()
        for seat in sorted(self.awaited) or (None,):
            # What was seen names the moment: whoever acted meanwhile made the rest of this too late.
            await self.table.submit(Nature.CLOCK, self._controls.time_up(seen, seat))

    async def follow(self) -> bool:
        """Do one thing that is settled beforehand."""
        if (skip := self._controls.skipped(self.table.spectacle())) is not None:
            seat, action = skip
            return await self.table.submit(seat, action, manner=Manner.BY_ITSELF) is None
        for seat, draft in tuple(self._drafts.items()):
            if (act := self._controls.automatic(self.table.view(seat), draft)) is not None:
                self._begin(seat, act.draft)
                return await self.table.submit(seat, act.action, manner=Manner.BY_ITSELF) is None
        return False

    async def think(self, minds: Mapping[Seat, Level], ready: Ready = at_once) -> bool:
        """Let one of these bot seats act; what happens until it is `ready` may refuse it."""
        # Who is awaited acts last: the others may have a bomb to throw in, or gifts to take back.
        for seat in sorted(minds, key=lambda seat: (seat in self.awaited, seat)):
            action = await self._conduct.think(self.table.view(seat), minds[seat])
            if action is not None and await ready(seat):
                # A bot that plays for somebody who is away says so; one that has the seat plays for itself.
                manner = Manner.STAND_IN if seat in self.absent else Manner.CLICKED
                if await self.table.submit(seat, action, manner=manner) is None:
                    return True
        return False

    async def settle(self) -> None:
        """Wait until everything submitted so far has been decided."""
        await self.table.settle()

    def _begin(self, seat: Seat, draft: D) -> None:
        """Keep what a person has begun; what lasts of it, beyond this process."""
        before, self._drafts[seat] = self._draft(seat), draft
        if (lasting := self._controls.lasting(draft)) != self._controls.lasting(before):
            self._keep(seat, lasting)

    def _draft(self, seat: Seat) -> D:
        return self._drafts[seat] if seat in self._drafts else self._controls.fresh()

    def _told(self, setting: Setting, *, after: int, most: int = REMEMBERED) -> tuple[str, ...]:
        told = (
            what if isinstance(what, str) else self._controls.narrate(what.notice, then, automatic=what.automatic)
            for what, then in self._log.newest_first(setting, after=after)
        )
        return tuple(islice((line for line in told if line is not None), most))[::-1]

    def _chronicle(self, setting: Setting) -> tuple[str, ...]:
        """The whole chapter; where a seat was taken over a trick's line breaks, as the remark about that breaks it."""
        lines = tuple(self._log.newest_first(setting, after=self._page[1] - 1))[::-1]
        return tuple(
            line
            for then, some in groupby(lines, itemgetter(1))
            for line in self._controls.chronicle(
                [what if isinstance(what, str) else (what.notice, what.automatic) for what, _ in some], then
            )
        )
