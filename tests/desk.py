"""A table to write tests at: states from notation, acts in words, every refusal checked to leave no trace."""

from collections.abc import Sequence
from typing import Final

from engine.cards import DECK, RANK_OF_LETTER, Card, Cards
from engine.kernel import Actor, Beat, Nature, Refusal, Seat
from engine.tichu.actions import (
    Action,
    AnswerGrand,
    CallTichu,
    Deal,
    Give,
    GiveDragon,
    Pass,
    Play,
    TakeBack,
    TimeUp,
)
from engine.tichu.events import Event
from engine.tichu.game import Tichu
from engine.tichu.notation import parse_play
from engine.tichu.position import Laid, Position
from engine.tichu.rules import compose
from engine.tichu.state import State
from engine.tichu.transitions import row
from engine.tichu.view import SEATS, Call, Phase, PlayerView, RoundResult, TableView
from engine.tichu.why import Objection, Why

NOBODY_WON: Final = ("", "", "", "")
NO_CALLS: Final = (None, None, None, None)


class Desk:
    """A game, its state and what has happened."""

    def __init__(self, state: State | None = None, *, options: Sequence[str] = ()) -> None:
        self.game: Final = Tichu(compose(options))
        self.state: State = self.game.opening() if state is None else state
        self.events: list[Event] = []

    # --- what is seen --------------------------------------------------------------------------------------------

    @property
    def table(self) -> TableView:
        return self.game.spectacle(self.state)

    @property
    def phase(self) -> Phase:
        return self.table.phase

    @property
    def turn(self) -> int | None:
        return self.table.turn

    @property
    def result(self) -> RoundResult:
        assert self.phase in {Phase.DEAL, Phase.OVER}, "the round is not over"
        return self.table.results[-1]

    @property
    def awaited(self) -> set[Actor]:
        return set(self.game.awaited(self.state))

    @property
    def beat(self) -> Beat | None:
        return self.game.beat(self.state)

    def view(self, seat: int) -> PlayerView:
        return self.game.view(self.state, Seat(seat))

    def hand(self, seat: int) -> str:
        return str(self.view(seat).hand)

    # --- what is done --------------------------------------------------------------------------------------------

    def does(self, actor: Actor, action: Action) -> None:
        step = self.game.play(self.state, actor, action)
        assert not isinstance(step, Refusal), f"{action} by {actor} was refused: {step}"
        self.state = step.state
        self.events = [*self.events, *step.events]

    def refuses(self, actor: Actor, action: Action) -> Why:
        before, seen = self.state, [self.view(seat) for seat in SEATS]
        refusal = self.game.play(self.state, actor, action)
        assert isinstance(refusal, Objection), f"{action} by {actor} was accepted"
        assert self.state == before
        assert [self.view(seat) for seat in SEATS] == seen
        return refusal.reason

    def play(self, seat: int, text: str, *, wish: str | None = None, call: bool = False) -> None:
        self.does(Seat(seat), self.put(text, wish=wish, call=call))

    def refuses_play(self, seat: int, text: str, *, call: bool = False) -> Why:
        return self.refuses(Seat(seat), self.put(text, call=call))

    def put(self, text: str, *, wish: str | None = None, call: bool = False) -> Play:
        """The play in notation, over the present moment."""
        cards, half = parse_play(text)
        phoenix = half // 2 if half is not None and len(cards) > 1 else None
        rank = None if wish is None else RANK_OF_LETTER[wish]
        return Play(cards, self.state.moment, phoenix, rank, call)

    def passes(self, *seats: int) -> None:
        for seat in seats:
            self.does(Seat(seat), Pass(self.state.moment))

    def refuses_pass(self, seat: int) -> Why:
        return self.refuses(Seat(seat), Pass(self.state.moment))

    def calls(self, seat: int) -> None:
        self.does(Seat(seat), CallTichu())

    def refuses_call(self, seat: int) -> Why:
        return self.refuses(Seat(seat), CallTichu())

    def gives_dragon(self, seat: int, to: int) -> None:
        self.does(Seat(seat), GiveDragon(Seat(to)))

    def closes(self) -> None:
        """The clock ends the bomb window."""
        self.does(Nature.CLOCK, TimeUp(self.state.moment))

    def times_out(self, seat: int) -> None:
        """The clock acts for a seat."""
        self.does(Nature.CLOCK, TimeUp(self.state.moment, Seat(seat)))

    def deals(self, first: Sequence[str] | None = None) -> None:
        """Deal the deck as it lies, or so that these are the first eight cards of each seat."""
        self.does(Nature.DEALER, Deal(DECK if first is None else stacked(first)))

    def answers(self, *seats: int, grand: bool = False) -> None:
        for seat in seats:
            self.does(Seat(seat), AnswerGrand(grand))

    def gives(self, seat: int, text: str) -> None:
        one, two, three = (Card(word) for word in text.split())
        self.does(Seat(seat), Give((one, two, three)))

    def takes_back(self, seat: int) -> None:
        self.does(Seat(seat), TakeBack())


def stacked(first: Sequence[str]) -> tuple[Card, ...]:
    """A deck whose first 32 cards go to the seats like this; the rest lies as in `DECK`."""
    hands = [Cards(text) for text in first]
    assert [len(hand) for hand in hands] == [8] * 4, "eight cards each"
    front = [list(hands[place % 4])[place // 4] for place in range(32)]
    return (*front, *(card for card in DECK if card not in front))


def desk(
    *hands: str,
    turn: int = 0,
    trick: Sequence[tuple[int, str]] = (),
    wish: str | None = None,
    out: Sequence[int] = (),
    won: Sequence[str] = NOBODY_WON,
    calls: tuple[Call | None, Call | None, Call | None, Call | None] = NO_CALLS,
    options: Sequence[str] = (),
) -> Desk:
    """A round in the middle: four hands in notation, whose turn it is, and what lies on the table."""
    position = Position(
        hands=row(Cards(hand) for hand in hands),
        turn=Seat(turn),
        trick=tuple(Laid(Seat(seat), parse_play(text)[0]) for seat, text in trick),
        wish=None if wish is None else RANK_OF_LETTER[wish],
        out=tuple(Seat(seat) for seat in out),
        won=row(Cards(cards) for cards in won),
        calls=calls,
    )
    return Desk(Tichu(compose(options)).placed(position), options=options)
