"""A table: the one place where a match changes, and the only keeper of its truth.

Judge, record, adopt, announce: an action is judged by the engine, committed to
the journal, only then adopted, and only then told. Nothing but `view`,
`spectacle` and the announcements' notices leaves it.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto
from typing import Generic, TypeVar

from data.journal import Entry, Journal
from engine.codec import Codec
from engine.kernel import Actor, Beat, Game, Nature, Refusal, Seat, play

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")
T = TypeVar("T")
N = TypeVar("N")


class Manner(Enum):
    """How an action came to be asked."""

    CLICKED = auto()
    """By whoever has the seat."""
    BY_ITSELF = auto()
    """Nobody clicked: public facts or a wish of the seat's owner settled it beforehand."""
    STAND_IN = auto()
    """A bot acts for the person who has the seat. Of these three the journal knows this one."""


@dataclass(frozen=True, slots=True)
class Announcement(Generic[N]):
    """One accepted action as everybody hears it: its number in the match, who acted, and what came of it."""

    seq: int
    actor: Actor
    notices: tuple[N, ...]
    manner: Manner = Manner.CLICKED
    """Of an earlier process's acts `BY_ITSELF` is not known."""
    timed: Seat | None = None
    """Whose time has run out; None for other acts, and for a time that is nobody's."""

    @property
    def is_deputy(self) -> bool:
        """Whether a bot or the clock acted for somebody who has the seat."""
        return self.manner is Manner.STAND_IN or self.timed is not None


@dataclass(frozen=True, slots=True)
class Waiting:
    """What the clock times, and since when (unix seconds)."""

    beat: Beat
    since: float


@dataclass(frozen=True, slots=True)
class Books(Generic[A, E]):
    """Where a match is written down, and how its actions and the events of one action are written."""

    journal: Journal
    actions: Codec[A]
    events: Codec[tuple[E, ...]]
    timed: Callable[[A], Seat | None]
    """The seat whose time ran out, by the clock's action."""


class Table(Generic[S, A, E, V, T, N]):
    """One match in play. A new one is restored too, from a journal without entries."""

    def __init__(self, match: str, game: Game[S, A, E, V, T, N], books: Books[A, E], now: Callable[[], float]) -> None:
        self.match = match
        self.seq = 0
        self.waiting: Waiting | None = None
        self.moved = now()
        """When the last action was accepted, in unix seconds; before the first, when this was made."""
        self._game = game
        self._books = books
        self._now = now
        self._state = game.opening()
        self._views: dict[Seat, V] = {}
        self._spectacle: T | None = None
        """What has been looked at of this state: many look at the same."""
        self._turnstile = asyncio.Lock()
        self._running: set[asyncio.Task[Refusal | None]] = set()
        self._announce: Callable[[Announcement[N]], None] = lambda _: None

    async def restore(self, announce: Callable[[Announcement[N]], None]) -> None:
        """Become what the journal tells, from the first entry; a match without entries is a new one.

        Every entry is announced once more, so that whoever keeps a log of the
        match keeps the same one; from then on `announce` hears of new ones. A
        CodecError means a journal of a newer program or a damaged one and is
        the caller's to tell.
        """
        now = self._now()
        self._time(now)
        for entry in await self._books.journal.entries(self.match):
            events = self._books.events.load(entry.events)
            for event in events:
                self._adopt(self._game.evolve(self._state, event))
            self.seq = entry.seq
            # A clock that was ahead when this was written must not make its deadline wait for that time.
            self._time(min(entry.at, now))
            actor = actor_of(entry.actor)
            timed = self._books.timed(self._books.actions.load(entry.action)) if actor is Nature.CLOCK else None
            manner = Manner.STAND_IN if entry.stand_in else Manner.CLICKED
            announce(Announcement(entry.seq, actor, self._heard(events), manner, timed))
        self._announce = announce

    @property
    def awaited(self) -> frozenset[Actor]:
        """Who may bring the match on; empty when it is over."""
        return self._game.awaited(self._state)

    def view(self, seat: Seat) -> V:
        """All that this seat may know."""
        if seat not in self._views:
            self._views[seat] = self._game.view(self._state, seat)
        return self._views[seat]

    def spectacle(self) -> T:
        """All that a passer-by may know."""
        if self._spectacle is None:
            self._spectacle = self._game.spectacle(self._state)
        return self._spectacle

    async def submit(self, actor: Actor, action: A, *, manner: Manner = Manner.CLICKED) -> Refusal | None:
        """Put one action to the table, in the order of arrival.

        The caller may be cancelled; the action is not, or the journal could
        get ahead of memory. Raises the journal's errors; the state is then
        what it was.
        """
        task = asyncio.create_task(self._submit(actor, action, manner))
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return await asyncio.shield(task)

    async def settle(self) -> None:
        """Wait until everything submitted so far has been decided."""
        while self._running:
            await asyncio.wait(self._running)

    async def _submit(self, actor: Actor, action: A, manner: Manner) -> Refusal | None:
        async with self._turnstile:
            step = play(self._game, self._state, actor, action)
            if isinstance(step, Refusal):
                return step
            at = self._now()
            entry = Entry(
                seq=self.seq + 1,
                actor=name_of(actor),
                action=self._books.actions.dump(action),
                events=self._books.events.dump(step.events),
                at=at,
                stand_in=manner is Manner.STAND_IN,
            )
            await self._books.journal.append(self.match, entry)
            self._adopt(step.state)
            self.seq = entry.seq
            self._time(at)
            # Still inside the turnstile, so that announcements keep the order of the journal; listeners only take note.
            timed = self._books.timed(action) if actor is Nature.CLOCK else None
            self._announce(Announcement(entry.seq, actor, self._heard(step.events), manner, timed))
        return None

    def _adopt(self, state: S) -> None:
        self._state = state
        self._views.clear()
        self._spectacle = None

    def _time(self, at: float) -> None:
        self.moved = at
        beat = self._game.beat(self._state)
        if beat is None:
            self.waiting = None
        elif self.waiting is None or self.waiting.beat != beat:
            self.waiting = Waiting(beat, at)

    def _heard(self, events: tuple[E, ...]) -> tuple[N, ...]:
        return tuple(notice for event in events for notice in self._game.hear(event, None))


def name_of(actor: Actor) -> str:
    """An actor as the journal writes it: `seat-0`, `dealer`, `clock`."""
    return f"seat-{int(actor)}" if isinstance(actor, Seat) else actor.value


def actor_of(name: str) -> Actor:
    """The actor that the journal wrote; ValueError when it is none."""
    return Seat(name.removeprefix("seat-")) if name.startswith("seat-") else Nature(name)
