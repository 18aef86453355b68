"""Reads files of matches that were played elsewhere: records and BrettSpielWelt logs, every act judged again.

A match is taken as a whole or not at all. What its file has after its last scored round is left out, as it is whenever
a match is looked at.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from engine.games import GAMES
from engine.kernel import Actor, Refusal
from engine.tichu.actions import Action
from engine.tichu.bsw import LogError, LogRound, parse
from engine.tichu.bsw_check import why_not
from engine.tichu.bsw_course import follow
from engine.tichu.events import Event, MatchWon
from engine.tichu.game import Tichu
from engine.tichu.position import Position
from engine.tichu.record import Header, RecordError, read, read_line
from engine.tichu.relive import public

LOG_BEGINS: Final = "------"
"""How a BrettSpielWelt log begins; a record begins with a brace."""


@dataclass(frozen=True, slots=True)
class Act:
    """One accepted act and its facts."""

    actor: Actor
    action: Action
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Found:
    """A match that the rules accept from its first act to its last scored round."""

    line: int
    """Where it begins in its file, from 1."""
    header: Header
    game: Tichu
    acts: tuple[Act, ...]
    is_decided: bool


@dataclass(frozen=True, slots=True)
class Refused:
    """A match that is not taken: the line, from 1, and why."""

    line: int
    why: str


Reading: TypeAlias = Found | Refused


def matches(text: str) -> Iterator[Reading]:
    """The matches of a file, in its order."""
    begins = text.removeprefix("\N{BYTE ORDER MARK}").lstrip()
    return _log(begins) if begins.startswith(LOG_BEGINS) else _records(text.removeprefix("\N{BYTE ORDER MARK}"))


@dataclass(slots=True)
class _Draft:
    """A match as far as it has been read."""

    line: int
    header: Header
    game: Tichu
    acts: list[Act] = field(default_factory=list)

    def finished(self) -> Reading:
        count = public([act.events for act in self.acts])
        if not count:
            return Refused(self.line, "no round of it was played to its end")
        acts = tuple(self.acts[:count])
        is_decided = any(isinstance(event, MatchWon) for event in acts[-1].events)
        if is_decided and self.header.resigned is not None:
            return Refused(self.line, "nobody can resign a match that is decided")
        if self.header.seats and len(self.header.seats) != len(self.game.seats):
            return Refused(self.line, f"{len(self.game.seats)} seats were expected")
        return Found(self.line, self.header, self.game, acts, is_decided)


def _records(text: str) -> Iterator[Reading]:
    """After an error the rest of its match is passed over."""
    draft: _Draft | None = None
    state = Tichu().opening()
    is_broken = False
    for number, words in enumerate(text.split("\n"), start=1):
        if not words.strip():
            continue
        try:
            line = read_line(words)
            if isinstance(line, Header):
                if draft is not None:
                    yield draft.finished()
                draft, is_broken = None, False
                draft = _Draft(number, line, _game(line))
                state = draft.game.opening()
                continue
            if is_broken:
                continue
            if draft is None:
                raise RecordError("a record begins with a header")
            if isinstance(line, Position):
                raise RecordError("a match that begins in the middle of a round cannot be taken in")
            actor, action = read(line, state.moment)
        except ValueError as error:
            if not is_broken:
                yield Refused(number, str(error))
            draft, is_broken = None, True
            continue
        step = draft.game.play(state, actor, action)
        if isinstance(step, Refusal):
            yield Refused(number, f"refused: {step.reason.value}")
            draft, is_broken = None, True
            continue
        state = step.state
        draft.acts.append(Act(actor, action, step.events))
    if draft is not None:
        yield draft.finished()


def _game(header: Header) -> Tichu:
    if header.game not in GAMES:
        raise RecordError(f"{header.game!r} is no game; there are {', '.join(GAMES)}")
    return GAMES[header.game].make(header.options)


def _log(text: str) -> Iterator[Reading]:
    """A match ends where it is decided, or with the log."""
    try:
        rounds = parse(text)
    except LogError as error:
        line, _, why = str(error).removeprefix("line ").partition(": ")
        yield Refused(int(line), why)
        return
    yield from _told(rounds)


def _told(rounds: Iterable[LogRound]) -> Iterator[Reading]:
    draft: _Draft | None = None
    game = Tichu()
    state = game.opening()
    for told in rounds:
        course = follow(game, state, told)
        if (why := why_not(told, course)) is not None:
            yield Refused(told.line, why)
            return
        if draft is None:
            draft = _Draft(told.line, Header(game.key, (), told.names), game)
        for actor, action in course.acts:
            step = game.play(state, actor, action)
            if isinstance(step, Refusal):
                raise TypeError("an act that was accepted is refused")
            state = step.state
            draft.acts.append(Act(actor, action, step.events))
        if not game.awaited(state):
            yield draft.finished()
            draft, state = None, game.opening()
    if draft is not None:
        yield draft.finished()
