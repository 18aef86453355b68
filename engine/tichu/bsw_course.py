"""A BrettSpielWelt log as acts at our table; `bsw_telling` goes the other way.

What that log tells in its own way: the owner of a trick "passes" last, which
collects it; a bomb may come before that line; an owner who is out has no such
line. Its server has no bomb window, so the clock's act is put where the trick
is collected.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.cards import DOG, PHOENIX, Card, Cards
from engine.kernel import Actor, Nature, Refusal, Seat
from engine.tichu import bsw
from engine.tichu.actions import (
    Action,
    AnswerGrand,
    CallTichu,
    Deal,
    Give,
    GiveDragon,
    Pass,
    Play,
    TimeUp,
)
from engine.tichu.bsw import LogRound
from engine.tichu.combinations import Combination, readings
from engine.tichu.game import Tichu
from engine.tichu.state import Closing, Dealing, Following, Giving, Leading, Over, State, holder_or_next
from engine.tichu.view import SEATS, RoundResult


@dataclass(frozen=True, slots=True)
class Course:
    """What a logged round is at our table."""

    acts: tuple[tuple[Actor, Action], ...]
    """In order, up to and with the first that is refused."""
    state: State
    refusal: Refusal | None
    """Why our rules refuse the last act."""
    line: int
    """The log's line of the last act."""

    @property
    def result(self) -> RoundResult | None:
        """The round's result by our rules; None if it was not played to its end."""
        over = isinstance(self.state, Dealing | Over) and self.refusal is None
        return self.state.results[-1] if over else None


class _Table:
    """Plays a logged round; after a refusal it stands still."""

    def __init__(self, game: Tichu, state: State, line: int) -> None:
        self.game = game
        self.state = state
        self.acts: list[tuple[Actor, Action]] = []
        self.refusal: Refusal | None = None
        self.line = line
        self.collected = False

    def act(self, actor: Actor, action: Action, line: int) -> None:
        if self.refusal is not None:
            return
        self.acts.append((actor, action))
        self.line = line
        step = self.game.play(self.state, actor, action)
        if isinstance(step, Refusal):
            self.refusal = step
        else:
            self.state = step.state

    def close(self, line: int) -> None:
        self.act(Nature.CLOCK, TimeUp(self.state.moment), line)


def follow(game: Tichu, state: State, told: LogRound) -> Course:
    """Play a logged round from a state that awaits the dealer."""
    table = _Table(game, state, told.line)
    table.act(Nature.DEALER, Deal(deck(told)), told.line)
    for seat in SEATS:
        table.act(seat, AnswerGrand(grand=seat in told.grand), told.line)
    for seat in told.early:
        _call(table, seat, told.line)
    for seat in SEATS:
        table.act(seat, Give(told.gifts[seat]), told.line)
    for index, act in enumerate(told.acts):
        after = told.acts[index + 1] if index + 1 < len(told.acts) else None
        wish = after.rank if isinstance(after, bsw.Wished) else None
        _follow(table, act, wish)
    if isinstance(table.state, Giving) and told.result is not None:
        giver = table.state.trick[-1].seat
        table.act(Nature.CLOCK, TimeUp(table.state.moment, giver), table.line)
    return Course(tuple(table.acts), table.state, table.refusal, table.line)


def deck(told: LogRound) -> tuple[Card, ...]:
    """A deck that deals these hands: card i goes to seat i % 4, eight rounds and then six."""
    first = [list(hand) for hand in told.first]
    rest = [list(hand - one) for hand, one in zip(told.hands, told.first, strict=True)]
    return tuple(
        hands[seat][place]
        for hands in (first, rest)
        for place in range(max(map(len, hands)))
        for seat in SEATS
        if place < len(hands[seat])
    )


def _call(table: _Table, seat: Seat, line: int) -> None:
    """A call may stand twice; the second says nothing."""
    if table.game.spectacle(table.state).seats[seat].call is None:
        table.act(seat, CallTichu(), line)


def _follow(table: _Table, act: bsw.Act, wish: int | None) -> None:
    match act:
        case bsw.Called(line, seat):
            _call(table, seat, line)
        case bsw.PassedBy(line, seat):
            _pass(table, seat, line)
        case bsw.GaveDragon(line, to):
            if isinstance(table.state, Closing):
                table.close(line)
            if isinstance(table.state, Giving):
                table.act(table.state.trick[-1].seat, GiveDragon(to), line)
        case bsw.Put(line, seat, cards):
            if isinstance(table.state, Closing) and _leads(table.state, seat):
                table.close(line)
            play = Play(Cards.of(cards), table.state.moment, stands_for(cards, _top(table.state)), wish)
            table.act(seat, play, line)
            table.collected = DOG in cards  # no line collects the Dog
        case bsw.Wished():
            pass


def _pass(table: _Table, seat: Seat, line: int) -> None:
    """A pass; or the owner's, which collects the trick, whether or not the bomb window was skipped."""
    match table.state:
        case Closing(trick=trick) if trick[-1].seat == seat:
            table.close(line)
            table.collected = True
        case Leading(round=now) if not table.collected and now.last_trick and now.last_trick[-1].seat == seat:
            table.collected = True
        case Giving(trick=trick) if not table.collected and trick[-1].seat == seat:
            table.collected = True
        case Dealing() | Over():
            pass
        case _:
            table.act(seat, Pass(table.state.moment), line)


def _leads(state: Closing, seat: Seat) -> bool:
    """Whether cards put down now are the next lead: no line collects the trick of an owner who is out."""
    owner = state.trick[-1].seat
    return not state.round.hands[owner] and holder_or_next(state.round.hands, owner) == seat


def _top(state: State) -> Combination | None:
    return state.trick[-1].combination if isinstance(state, Following | Closing) else None


def stands_for(cards: Sequence[Card], top: Combination | None) -> int | None:
    """What the Phoenix stands for, told by its place; None without it, alone, or where only one reading is left.

    Where its place leaves two ranks it stands before the cards of its own.
    """
    if PHOENIX not in cards or len(cards) == 1:
        return None
    ways = [way for way in readings(Cards.of(cards)) if top is None or way.beats(top)]
    if len(ways) < 2:
        return None
    place = cards.index(PHOENIX)
    above = min((card.rank or 0 for card in cards[:place]), default=15)
    below = max((card.rank or 0 for card in cards[place + 1 :]), default=1)
    ranks = sorted(way.phoenix for way in ways if way.phoenix is not None and below <= way.phoenix <= above)
    return ranks[0] if ranks else None
