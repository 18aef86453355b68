"""A scored round once more, step by step with all four hands: what a replay shows.

The scoring of a round makes its cards public; of a round that was never scored nothing is made here, whatever became
of its match. What this module returns may therefore be shown to anybody who may see the match.
"""

from collections.abc import Iterable, Sequence

from engine.kernel import Seat
from engine.tichu.events import (
    Dealt,
    DragonWon,
    Event,
    Exchanged,
    GiftsLaid,
    GiftsTakenBack,
    GrandAnswered,
    RoundScored,
)
from engine.tichu.fairness import FourHands, ThreeCards
from engine.tichu.game import Tichu
from engine.tichu.notices import (
    DogLed,
    DragonGiven,
    MatchWon,
    Notice,
    Passed,
    Played,
    TichuCalled,
    TrickTaken,
    WindowOpened,
)
from engine.tichu.notices import GrandAnswered as GrandSaid
from engine.tichu.sight import hear
from engine.tichu.state import Answering, Dealing, Exchanging, Over, State
from engine.tichu.view import SEATS, RoundResult, TableView
from engine.values import value


@value
class Still:
    """A round at one moment, with everything open."""

    notice: Notice
    """What has just happened."""
    table: TableView
    """As a passer-by saw it then."""
    hands: FourHands
    """By seat; after the scoring what was left."""
    gifts: tuple[ThreeCards, ...] = ()
    """At the exchange, by giver: to the seats 1, 2 and 3 places further on."""

    @property
    def leads(self) -> bool:
        """Whether a trick has just begun."""
        return isinstance(self.notice, Played) and len(self.table.trick) == 1

    @property
    def actor(self) -> Seat | None:
        """Who did it; None for what came of itself."""
        match self.notice:
            case Played() | Passed() | DogLed() | TichuCalled() | GrandSaid() | TrickTaken() | DragonGiven():
                return self.notice.seat
            case _:
                return None


def relive(game: Tichu, events: Iterable[Event], number: int) -> tuple[Still, ...]:
    """The steps of a scored round of a match, from its deal to its result; empty unless it has been scored.

    `events` are all facts of the match from the first, `number` counts rounds from 1.
    """
    state, stills, gifts = game.opening(), list[Still](), dict[Seat, ThreeCards]()
    hands: FourHands | None = None
    for event in events:
        before = len(state.results)
        state = game.evolve(state, event)
        if before + 1 != number:
            continue
        hands = _hands(state) or hands
        if isinstance(event, GiftsLaid):
            gifts[event.seat] = event.cards
        heard = _told(event)
        if heard is None or hands is None:
            continue
        given = tuple(gifts[seat] for seat in SEATS) if isinstance(event, Exchanged) else ()
        stills.append(Still(heard, game.spectacle(state), hands, given))
        if isinstance(event, RoundScored):
            return tuple(stills)
    return ()


def step_of(acts: Iterable[tuple[Event, ...]], number: int, seq: int) -> int:
    """Which step of a scored round, from 0, shows what an act began, counted from 1; else the last one before it.

    `acts` are the facts of every act of the match.
    """
    playing, steps = 0, 0
    for place, facts in enumerate(acts, start=1):
        for event in facts:
            playing = event.number if isinstance(event, Dealt) else playing
            if playing != number or _told(event) is None:
                continue
            if place >= seq:
                return steps
            steps += 1
    return max(steps - 1, 0)


def results(events: Iterable[Event]) -> tuple[RoundResult, ...]:
    """The scored rounds of a match."""
    return tuple(event.result for event in events if isinstance(event, RoundScored))


def public(acts: Sequence[tuple[Event, ...]]) -> int:
    """How many acts of a match, told by their facts, anybody may see whole: those up to its last scored round."""
    scored = (count for count, facts in enumerate(acts, start=1) if any(isinstance(one, RoundScored) for one in facts))
    return max(scored, default=0)


def _told(event: Event) -> Notice | None:
    """What the step of a fact says; None where there is nothing to look at."""
    if isinstance(event, GiftsLaid | GiftsTakenBack | DragonWon) or (
        isinstance(event, GrandAnswered) and not event.grand
    ):
        return None
    heard = hear(event)
    return None if isinstance(heard, WindowOpened | MatchWon) else heard


def _hands(state: State) -> FourHands | None:
    """Everybody's cards; None between rounds."""
    match state:
        case Dealing() | Over():
            return None
        case Answering() | Exchanging():
            return state.hands
        case _:
            return state.round.hands
