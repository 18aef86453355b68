"""Reads a stored match as the engine does: each entry decoded, judged again if that is asked, and folded."""

import json
from collections.abc import Iterable
from dataclasses import dataclass, field, fields

from bot.conduct import Outcome, RoundAccount
from bot.games.tichu.conduct import TichuConduct
from bot.games.tichu.controls import timed
from bot.games.tichu.facts import account
from bot.games.tichu.shell import EVENTS
from bot.matches.table import Announcement, Manner, actor_of
from data.journal import Entry, Match
from engine.codec import CodecError
from engine.games import GAMES
from engine.kernel import Actor, Nature, Refusal
from engine.tichu.actions import Action
from engine.tichu.events import Event
from engine.tichu.game import Tichu
from engine.tichu.notices import Notice


@dataclass(frozen=True, slots=True, order=True)
class Drift:
    """Where a stored match is not what today's program makes of it; without a seq it is its result that differs.

    The reason names kinds of facts and their fields; no card and no hand stands in it.
    """

    match: str
    seq: int | None
    actor: str
    reason: str
    broken: bool = field(default=False, compare=False)
    """Whether the entry cannot even be read, so that the table could not be resumed."""

    def __str__(self) -> str:
        where = f"match {self.match}" if self.seq is None else f"match {self.match}, entry {self.seq} by {self.actor}"
        return f"{where}: {self.reason}"


@dataclass(frozen=True, slots=True)
class History:
    """What became of a match: where it stands, and what of it drifts. Without a standing it could not be read."""

    standing: Outcome | None
    is_over: bool
    drifts: tuple[Drift, ...]
    accounts: tuple[RoundAccount, ...] | None = None
    """What was done in its scored rounds; None if that was not asked, or not all of it can be read."""


def read(match: Match, entries: Iterable[Entry], *, judge: bool) -> History:
    """Fold the match from its first entry.

    With `judge` every action is put to today's rules as well, and what was done is told.
    """
    drifts: list[Drift] = []
    told: list[Announcement[Notice]] = []
    place: tuple[int | None, str] = (None, "")
    try:
        kind = GAMES[match.game]
        game = kind.make(json.loads(match.options))
        state = game.opening()
        for expected, entry in enumerate(entries, start=1):
            place = (entry.seq, entry.actor)
            if entry.seq != expected:
                drifts.append(Drift(match.id, *place, f"entry {expected} is missing before it", broken=True))
                break
            events, actor = EVENTS.load(entry.events), actor_of(entry.actor)
            if judge:
                action = kind.actions.load(entry.action)
                told.append(_announced(game, entry, actor, action, events))
                today = game.play(state, actor, action)
                why = differences(events, today if isinstance(today, Refusal) else today.events)
                drifts.extend([Drift(match.id, *place, why)] if why else ())
            for event in events:
                state = game.evolve(state, event)
        table = game.spectacle(state)
        conduct = TichuConduct(game.rules)
        accounts = account(told, table) if judge and not any(drift.broken for drift in drifts) else None
        is_over = conduct.outcome(table) is not None
        return History(conduct.standing(table), is_over, tuple(drifts), accounts)
    except CodecError as error:
        why = f"cannot be read at {'.'.join(error.path) or 'its beginning'}"
    except Exception as error:  # noqa: BLE001 - what is damaged may break anything; the other matches are read all the same
        why = f"cannot be read: {type(error).__name__}"
    return History(None, is_over=False, drifts=(*drifts, Drift(match.id, *place, why, broken=True)))


def _announced(
    game: Tichu, entry: Entry, actor: Actor, action: Action, events: tuple[Event, ...]
) -> Announcement[Notice]:
    """An act as its table announced it."""
    heard = tuple(notice for event in events for notice in game.hear(event, None))
    manner = Manner.STAND_IN if entry.stand_in else Manner.CLICKED
    return Announcement(entry.seq, actor, heard, manner, timed(action) if actor is Nature.CLOCK else None)


def differences(stored: tuple[Event, ...], today: tuple[Event, ...] | Refusal) -> str:
    """In which way today's rules come to something else; empty when they do not."""
    if isinstance(today, Refusal):
        return f"refused today: {today.reason.value}"
    if [type(event) for event in stored] != [type(event) for event in today]:
        return f"stored {named(stored)}, today {named(today)}"
    changed = [
        f"{type(was).__name__}.{one.name}"
        for was, now in zip(stored, today, strict=True)
        for one in fields(was)
        if getattr(was, one.name) != getattr(now, one.name)
    ]
    return f"other today: {', '.join(changed)}" if changed else ""


def named(events: tuple[Event, ...]) -> str:
    """The kinds of some facts, in order."""
    return " ".join(type(event).__name__ for event in events) or "nothing"
