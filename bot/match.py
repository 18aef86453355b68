"""A match as the shell runs it: a table, its game's controls and conduct, and what each person has begun.

`Match` closes over the game's types; the rest of the shell sees `AnyMatch`.
"""

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Generic, Protocol, TypeVar

from bot.conduct import Conduct, Outcome, Shuffle, Times
from bot.controls import Act, Controls, Setting
from bot.panel import Panel, Row
from bot.speech import Speech
from bot.table import Announcement, Table, Waiting
from bot.wire import Click
from engine.kernel import Nature, Refusal, Seat

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")
T = TypeVar("T")
N = TypeVar("N")
D = TypeVar("D")

REMEMBERED: Final = 40
"""Notices kept for the log; a board shows the last few."""


@dataclass(frozen=True, slots=True)
class _Heard(Generic[N]):
    """A notice, and whether the clock or a stand-in made it."""

    notice: N
    automatic: bool


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
    def seq(self) -> int:
        """How many actions have been accepted."""
        ...

    @property
    def chapter(self) -> int:
        """The chapter of the match, from 1; each has a message of its own."""
        ...

    @property
    def resting(self) -> bool:
        """Whether the next round waits to be dealt."""
        ...

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; None while it goes on."""
        ...

    def deadline(self, times: Times) -> float | None:
        """When the time of what is awaited is over, in unix seconds; None without a clock."""
        ...

    def hand(self, seat: Seat, setting: Setting) -> Panel:
        """A seat's private message."""
        ...

    def board(self, setting: Setting, *, lines: Sequence[str] = (), extra: Sequence[Row] = ()) -> Panel:
        """The public message; after a scored round its result."""
        ...

    def answer(self, verb: str, setting: Setting) -> Panel | None:
        """The private answer to a question asked on the board; None when the verb is none of the game's."""
        ...

    async def press(self, seat: Seat, click: Click, values: tuple[str, ...]) -> None:
        """A click on a hand: do what it means, and keep what it began."""
        ...

    async def deal(self, shuffle: Shuffle) -> None:
        """Deal the next round, if it is time."""
        ...

    async def time_up(self) -> None:
        """The time for everybody who is awaited has run out."""
        ...

    async def think(self, seats: frozenset[Seat]) -> bool:
        """Let one of these bot seats act; whether one did."""
        ...

    async def settle(self) -> None:
        """Wait until everything submitted so far has been decided."""
        ...


class Match(Generic[S, A, E, V, T, N, D]):
    """One match of one game. Raises only what the journal raises."""

    def __init__(self, controls: Controls[V, T, A, D], conduct: Conduct[V, T, N, A], changed: Callable[[], None]) -> None:
        self._controls = controls
        self._conduct = conduct
        self._changed = changed
        self._drafts: dict[Seat, D] = {}
        self._heard: deque[_Heard[N]] = deque(maxlen=REMEMBERED)
        self._table: Table[S, A, E, V, T, N] | None = None

    def attach(self, table: Table[S, A, E, V, T, N]) -> None:
        """Give the match its table, once that has been restored."""
        self._table = table

    def hear(self, told: Announcement[N]) -> None:
        """Take note of what was announced."""
        automatic = told.actor is Nature.CLOCK
        self._heard.extend(_Heard(notice, automatic) for notice in told.notices)
        if self._table is not None:
            self._changed()

    @property
    def table(self) -> Table[S, A, E, V, T, N]:
        """The match's table."""
        if self._table is None:
            raise RuntimeError("the match has no table yet")
        return self._table

    @property
    def waiting(self) -> Waiting | None:
        return self.table.waiting

    @property
    def seq(self) -> int:
        return self.table.seq

    @property
    def awaited(self) -> frozenset[Seat]:
        return frozenset(actor for actor in self.table.awaited if isinstance(actor, Seat))

    @property
    def chapter(self) -> int:
        return self._conduct.chapter(self.table.spectacle())

    @property
    def resting(self) -> bool:
        return self._conduct.resting(self.table.spectacle())

    @property
    def outcome(self) -> Outcome | None:
        return self._conduct.outcome(self.table.spectacle())

    def deadline(self, times: Times) -> float | None:
        waiting = self.table.waiting
        if waiting is None:
            return None
        allowance = self._conduct.allowance(waiting.beat, times)
        return None if allowance is None else waiting.since + allowance

    def hand(self, seat: Seat, setting: Setting) -> Panel:
        view = self.table.view(seat)
        self._drafts[seat] = draft = self._controls.settle(self._draft(seat), view)
        return self._controls.hand(view, draft, setting)

    def board(self, setting: Setting, *, lines: Sequence[str] = (), extra: Sequence[Row] = ()) -> Panel:
        seen = self.table.spectacle()
        if self._conduct.resting(seen) or self._conduct.outcome(seen) is not None:
            return self._controls.result(seen, setting, lines=lines, extra=extra)
        log = (*self._log(setting.names, setting.speech), *lines)
        return self._controls.board(seen, setting, log=log, extra=extra)

    def answer(self, verb: str, setting: Setting) -> Panel | None:
        return self._controls.answer(self.table.spectacle(), verb, setting)

    async def press(self, seat: Seat, click: Click, values: tuple[str, ...]) -> None:
        view = self.table.view(seat)
        begun = self._controls.settle(self._draft(seat), view)
        meant = self._controls.press(view, begun, click, values)
        if not isinstance(meant, Act):
            self._drafts[seat] = meant.draft
            return
        refusal = await self.table.submit(seat, meant.action)
        self._drafts[seat] = meant.draft if refusal is None else self._controls.refused(begun, refusal)

    async def deal(self, shuffle: Shuffle) -> None:
        if Nature.DEALER in self.table.awaited:
            await self.table.submit(Nature.DEALER, self._conduct.deal(shuffle))

    async def time_up(self) -> None:
        seats = sorted(self.awaited)
        for seat in seats or (None,):
            await self.table.submit(Nature.CLOCK, self._conduct.time_up(self.table.spectacle(), seat))

    async def think(self, seats: frozenset[Seat]) -> bool:
        # Who is awaited acts first; the others may only have a bomb or a call to throw in.
        for seat in sorted(seats, key=lambda seat: (seat not in self.awaited, seat)):
            action = self._conduct.think(self.table.view(seat))
            if action is not None and await self.table.submit(seat, action) is None:
                return True
        return False

    async def settle(self) -> None:
        await self.table.settle()

    def _draft(self, seat: Seat) -> D:
        return self._drafts[seat] if seat in self._drafts else self._controls.draft()

    def _log(self, names: Mapping[Seat, str], speech: Speech) -> tuple[str, ...]:
        told = (self._conduct.narrate(h.notice, names, speech, automatic=h.automatic) for h in self._heard)
        return tuple(line for line in told if line is not None)
