"""A match out of the store, as far as anybody may look at it: up to its last scored round.

What came after that was never shown to all: the hands of a round that was resigned, stopped or left stay secret for
ever, and so does whatever goes on.
"""

import asyncio
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.controls import Setting
from bot.games.tichu.shell import EVENTS
from bot.matches.ending import End
from bot.matches.table import actor_of
from bot.names import cleaned, shown, written
from bot.services import Services
from bot.speech import Speech
from bot.tables.seals import Seal
from data.journal import Entry, Match
from data.results import Result
from data.sittings import Sitting
from engine.games import GAMES
from engine.kernel import Actor, Seat, replay
from engine.tichu.actions import Action
from engine.tichu.events import Event, RoundScored
from engine.tichu.game import Tichu
from engine.tichu.relive import public
from engine.tichu.view import SEATS, TableView

NO_TABLE = "none"
"""In place of a table's name: nothing on these panels asks a table."""


@dataclass(frozen=True, slots=True)
class Played:
    """One act of a match and what came of it."""

    actor: Actor
    action: Action
    events: tuple[Event, ...]
    stand_in: bool = False
    """Whether a bot did it for the person who has the seat."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A match as it may be looked at; ``has_more`` tells that there is a round that was never scored."""

    match: Match
    game: Tichu
    acts: tuple[Played, ...]
    has_more: bool
    sittings: tuple[Sitting, ...]
    result: Result | None
    """None for a match that goes on, and for one that ended without anybody."""
    closed: str | None = None
    """Why later rounds are not shown yet: the key of a text; None if all are."""

    @property
    def events(self) -> Iterable[Event]:
        """All facts, in order."""
        return (event for act in self.acts for event in act.events)

    @property
    def options(self) -> tuple[str, ...]:
        """The names of its options."""
        return tuple(json.loads(self.match.options))

    @property
    def resigned(self) -> int | None:
        """The team that gave up."""
        if self.match.outcome != End.RESIGNED or self.result is None or self.result.winner is None:
            return None
        return 1 - self.result.winner

    def table(self) -> TableView:
        """The table after the last scored round. It takes as long as it takes to replay a match: not on the loop."""
        return self.game.spectacle(replay(self.game, self.events))

    def setting(self, speech: Speech, number: int | None = None) -> Setting:
        """Who sat there in a round, or when the match began, for a reader of this language."""
        until = self._last(number)
        there = [self.holder(seat, until) for seat in SEATS]
        names = [cleaned("" if one is None else shown(one.user, one.name, speech)) for one in there]
        bots = frozenset(Seat(one.seat) for one in there if one is not None and one.level is not None)
        return Setting(NO_TABLE, tuple(map(written, names)), tuple(names), speech, bots=bots)

    def holder(self, seat: Seat, until: int) -> Sitting | None:
        """Who had a seat when the act of this number was done."""
        return next((one for one in reversed(self.sittings) if one.seat == seat and one.since < until), None)

    def _last(self, number: int | None) -> int:
        """The entry with which a round was scored, 1 without a round."""
        for seq, act in enumerate(self.acts, start=1):
            for event in act.events:
                if isinstance(event, RoundScored) and event.result.number == number:
                    return seq
        return 1


async def kept(services: Services, match: str, seal: Seal | None) -> Kept | None:
    """What a seal leaves of the match, or None where there is none or its entries have been taken away.

    Raises StoreError and CodecError.
    """
    found = await services.journal.match(match)
    if found is None or found.shed is not None:
        return None
    entries = await services.journal.entries(match)
    result = await services.results.get(match)
    sittings = await services.tables.sittings(match) or _began(result)
    kind = GAMES[found.game]
    acts, has_more = await asyncio.to_thread(_read, entries, found.game, None if seal is None else seal.opened)
    closed = seal.told if has_more and seal is not None else None
    return Kept(found, kind.make(json.loads(found.options)), acts, has_more, sittings, result, closed)


def _read(entries: Sequence[Entry], game: str, opened: int | None) -> tuple[tuple[Played, ...], bool]:
    """The acts of public rounds, of the first ones if only so many are open, and whether there are others."""
    facts = [EVENTS.load(entry.events) for entry in entries]
    count, actions = public(facts), GAMES[game].actions
    if opened is not None:
        scored = [seq for seq, events in enumerate(facts, start=1) if any(isinstance(e, RoundScored) for e in events)]
        count = scored[opened - 1] if 0 < opened <= len(scored) else 0
    acts = tuple(
        Played(actor_of(entry.actor), actions.load(entry.action), events, entry.stand_in)
        for entry, events in zip(entries[:count], facts[:count], strict=True)
    )
    return acts, count < len(entries)


def _began(result: Result | None) -> tuple[Sitting, ...]:
    """Who sat there in a match of a time when nobody noted it."""
    if result is None:
        return ()
    return tuple(Sitting(seat=one.seat, since=0, user=one.user, name=one.name, level=one.level) for one in result.seats)
