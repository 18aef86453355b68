"""The facts of a match as a BrettSpielWelt log; `bsw_course` goes the other way."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import TypeAlias

from engine.cards import DOG, PHOENIX, Card
from engine.kernel import Seat
from engine.tichu import bsw
from engine.tichu.bsw import LogRound
from engine.tichu.combinations import Combination
from engine.tichu.events import (
    Dealt,
    DogLed,
    DragonGiven,
    DragonWon,
    Event,
    Exchanged,
    GiftsLaid,
    GrandAnswered,
    Passed,
    Played,
    RoundScored,
    TichuCalled,
    TrickTaken,
)
from engine.tichu.moves import bombs
from engine.tichu.state import Closing, Dealing, Following, Leading, State, Three
from engine.tichu.transitions import evolve, row
from engine.tichu.view import SEATS

Names: TypeAlias = tuple[str, str, str, str]


def tell(events: Iterable[Event], names: Names) -> tuple[LogRound, ...]:
    """The rounds of a match from all its facts; the last may be cut off, and is left out before its exchange."""
    state: State = Dealing()
    rounds: list[LogRound] = []
    draft: _Draft | None = None
    for event in events:
        before, state = state, evolve(state, event)
        if isinstance(event, Dealt):
            draft = _Draft(event)
        if draft is not None:
            draft.add(event, before, state)
            if isinstance(event, RoundScored):
                rounds.append(draft.told(names, event.result.points))
                draft = None
    if draft is not None and draft.exchanged:
        rounds.append(draft.told(names, None))
    return tuple(rounds)


@dataclass(slots=True)
class _Draft:
    """A round as far as it has been told."""

    dealt: Dealt
    grand: list[Seat] = field(default_factory=list)
    early: list[Seat] = field(default_factory=list)
    gifts: dict[Seat, Three] = field(default_factory=dict)
    exchanged: bool = False
    bombs: tuple[Seat, ...] = ()
    acts: list[bsw.Act] = field(default_factory=list)

    def add(self, event: Event, before: State, after: State) -> None:
        match event:
            case GrandAnswered(seat, True):
                self.grand.append(seat)
            case TichuCalled(seat) if not self.exchanged:
                self.early.append(seat)
            case GiftsLaid(seat, cards):
                self.gifts[seat] = cards
            case Exchanged() if isinstance(after, Leading):
                self.exchanged = True
                self.bombs = tuple(seat for seat in SEATS if bombs(after.round.hands[seat]))
            case _:
                self.acts.extend(_acts(event, before))

    def told(self, names: Names, result: tuple[int, int] | None) -> LogRound:
        return LogRound(
            line=1,
            names=names,
            first=self.dealt.hands,
            hands=row(eight | six for eight, six in zip(self.dealt.hands, self.dealt.rest, strict=True)),
            grand=tuple(self.grand),
            early=tuple(self.early),
            gifts=row(self.gifts[seat] for seat in SEATS),
            bombs=self.bombs,
            acts=tuple(self.acts),
            result=result,
        )


def _acts(event: Event, before: State) -> Iterator[bsw.Act]:
    """The lines of a fact, given the state that it found. They carry no numbers of their own."""
    match event:
        case TichuCalled(seat):
            yield bsw.Called(0, seat)
        case Passed(seat):
            yield bsw.PassedBy(0, seat)
        case Played(seat, combination):
            if event.called:
                yield bsw.Called(0, seat)
            yield bsw.Put(0, seat, standing(combination))
            if event.wish is not None:
                yield bsw.Wished(0, event.wish)
        case DogLed(seat):
            if event.called:
                yield bsw.Called(0, seat)
            yield bsw.Put(0, seat, (DOG,))
        case TrickTaken(seat) | DragonWon(seat):
            if isinstance(before, Following | Closing) and before.round.hands[seat]:
                yield bsw.PassedBy(0, seat)
        case DragonGiven():
            yield bsw.GaveDragon(0, event.to)
        case _:
            pass


def standing(combination: Combination) -> tuple[Card, ...]:
    """The cards from high to low, the Phoenix before those of the rank that it stands for."""

    def place(card: Card) -> float:
        if card == PHOENIX:
            return (combination.phoenix or 0) + 0.5
        return card.rank or 0

    return tuple(sorted(combination.cards, key=place, reverse=True))
