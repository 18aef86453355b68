"""Positions by hand with what is to be done in them: the vocabulary of the tests of bot players' conduct."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from engine.cards import ALL_CARDS, Card, Cards
from engine.kernel import Seat
from engine.minds.levels import LEVELS
from engine.tichu.actions import Action, AnswerGrand, Give, GiveDragon, Pass, Play
from engine.tichu.legal import objection
from engine.tichu.rules import STANDARD
from engine.tichu.view import Call, Phase, PlayerView, SeatView
from tests.views import seen

Does: TypeAlias = Callable[[Action | None], bool]


@dataclass(frozen=True)
class Position:
    """What a seat sees, what it should do, and why."""

    view: PlayerView
    does: Does
    why: str


# --- what may be expected -----------------------------------------------------------------------------------------


def passes(action: Action | None) -> bool:
    return isinstance(action, Pass)


def keeps_its_bomb(action: Action | None) -> bool:
    """Out of turn there is nothing to do."""
    return action is None


def puts(text: str) -> Does:
    """Exactly these cards."""
    return lambda action: isinstance(action, Play) and action.cards == Cards.parse(text)


def spares(text: str) -> Does:
    """None of these cards go down."""
    return lambda action: (
        isinstance(action, Pass) or (isinstance(action, Play) and not action.cards & Cards.parse(text))
    )


def leads_a_pair(action: Action | None) -> bool:
    return isinstance(action, Play) and len(action.cards) == 2


def wishes_none_of(*ranks: int) -> Does:
    """With the Mah Jong."""
    return lambda action: isinstance(action, Play) and action.wish is not None and action.wish not in ranks


def calls(action: Action | None) -> bool:
    return isinstance(action, Play) and action.call


def calls_nothing(action: Action | None) -> bool:
    return isinstance(action, Pass) or (isinstance(action, Play) and not action.call)


def answers(*, grand: bool) -> Does:
    return lambda action: action == AnswerGrand(grand=grand)


def gives_the_dragon(to: int) -> Does:
    return lambda action: action == GiveDragon(Seat(to))


def gives_partner(text: str) -> Does:
    return lambda action: isinstance(action, Give) and action.cards[1] == Card.parse(text)


def gives_away(text: str) -> Does:
    return lambda action: isinstance(action, Give) and Card.parse(text) in action.cards


def holds_on_to(text: str) -> Does:
    return lambda action: isinstance(action, Give) and not Cards.of(action.cards) & Cards.parse(text)


def gives_opponents_at_most(rank: int) -> Does:
    """The Dog counts as nothing."""
    return lambda action: isinstance(action, Give) and max(_rank(action.cards[0]), _rank(action.cards[2])) <= rank


def _rank(card: Card) -> int:
    return card.rank or (0 if card == Card.parse("DG") else 15)


# --- what is seen -------------------------------------------------------------------------------------------------


def others(after: int, mate: int, before: int, /, **calls: Call) -> dict[int, SeatView]:
    """The other seats: cards in hand, and who has called."""
    names = ("after", "mate", "before")
    return {
        seat: SeatView(count=count, call=calls.get(name), opened=count < 14)
        for seat, name, count in zip((1, 2, 3), names, (after, mate, before), strict=True)
    }


def among(view: PlayerView, text: str) -> PlayerView:
    """The same when the others hold these cards and else the lowest that there are; all the rest has been played."""
    top = view.table.top
    elsewhere = sum(seat.count for seat in view.table.seats) - len(view.hand)
    left = ALL_CARDS - view.hand - (Cards() if top is None else top.combination.cards)
    held = Cards.parse(text) & left
    low = sorted(left - held)[: elsewhere - len(held)]
    return replace(view, table=replace(view.table, gone=ALL_CARDS - view.hand - held - Cards.of(low)))


def caller(hand: str, *, after: int = 4) -> PlayerView:
    """On lead after an own call, nobody out; the next seat holds so many cards, the two others four each."""
    view = seen(hand, seats=others(after, 4, 4))
    own = replace(view.table.seats[0], call=Call.SMALL, opened=True)
    return replace(view, table=replace(view.table, seats=(own, *view.table.seats[1:])))


def before(hand: str, phase: Phase = Phase.EXCHANGE, *, own: Call | None = None, **calls: Call) -> PlayerView:
    """Before the play, with eight cards or with fourteen."""
    count = len(hand.split())
    view = seen(hand, phase=phase, seats=others(count, count, count, **calls))
    seats = (replace(view.table.seats[0], call=own), *view.table.seats[1:])
    return replace(view, table=replace(view.table, seats=seats))


def after_giving(view: PlayerView, *gifts: str) -> PlayerView:
    """The same for who has given these to the next, the partner and the seat before."""
    one, two, three = map(Card.parse, gifts)
    return replace(view, given=(one, two, three))


def won_by_the_dragon(hand: str, seats: dict[int, SeatView], out: tuple[int, ...] = ()) -> PlayerView:
    return seen(hand, on="DR", by=0, phase=Phase.DRAGON, seats=seats, out=out)


HIGH: Final = "DR PH As Ap At Kj Ks Kp Qj Qs Qp Jj"
ALL: Final = others(14, 14, 14)


def hold(position: Position, level: str) -> None:
    """Let a level play it, which must be legal and what is expected."""
    action = LEVELS[level](STANDARD, position.view)
    assert action is None or objection(STANDARD, position.view, action) is None
    assert position.does(action), f"{position.why}, but it does {action}"
