"""All that one seat knows, in plain integers: the one thing from which minds judge, at a table or in their heads."""

from typing import Final

from engine.cards import DECK, Card
from engine.minds.fast.moves import (
    BOMB_FLUSH,
    BOMB_FOUR,
    FULL_HOUSE,
    LED_DOG,
    PAIR,
    PASS,
    SINGLE,
    STAIRS,
    STRAIGHT,
    TRIPLE,
    Move,
)
from engine.minds.fast.round import OVER, WINDOW, Round
from engine.tichu.combinations import Combination, Kind
from engine.tichu.view import Call, Phase, PlayerView, team
from engine.values import value

KINDS: Final[dict[Kind, int]] = {
    Kind.SINGLE: SINGLE,
    Kind.PAIR: PAIR,
    Kind.TRIPLE: TRIPLE,
    Kind.STAIRS: STAIRS,
    Kind.FULL_HOUSE: FULL_HOUSE,
    Kind.STRAIGHT: STRAIGHT,
    Kind.BOMB_FOUR: BOMB_FOUR,
    Kind.BOMB_FLUSH: BOMB_FLUSH,
}
CALLS: Final[dict[Call | None, int]] = {None: 0, Call.SMALL: 1, Call.GRAND: 2}
CALL_OF: Final = tuple(CALLS)
"""The call of each number."""

_NOBODY: Final = -1


@value
class Sight:
    """What a seat knows. Rows of four are by seat; cards are masks."""

    seat: int
    hand: int
    counts: tuple[int, ...]
    calls: tuple[int, ...]
    """0, 1 for small and 2 for Grand Tichu."""
    opened: tuple[bool, ...]
    """Who has played a card."""
    turn: int
    """Who is to lead, to follow or to give the Dragon away; -1 for nobody."""
    top: Move
    """`PASS` before a lead."""
    owner: int
    """Whose the top is; -1 before a lead."""
    pile: int
    won: tuple[int, ...]
    """Points of the tricks taken."""
    wish: int
    """0 for none."""
    out: tuple[int, ...]
    gone: int
    """Every card played, the trick's too."""
    given: tuple[int, ...] = (0, 0, 0)
    """The cards that it gave to the seats 1, 2 and 3 places further on; 0 before the exchange."""
    received: tuple[int, ...] = (0, 0, 0)
    """The cards that it got from the seats 1, 2 and 3 places further on; 0 before the exchange."""
    totals: tuple[int, int] = (0, 0)
    """Of its own team, and of the others."""
    target: int = 1000


def of_round(now: Round, seat: int) -> Sight:
    """What this seat knows of a round that is played through in the head."""
    given = now.given
    return Sight(
        seat,
        now.hands[seat],
        tuple([hand.bit_count() for hand in now.hands]),
        tuple(now.calls),
        tuple(now.opened),
        _NOBODY if now.phase in (WINDOW, OVER) else now.turn,
        now.top,
        now.owner,
        now.pile,
        tuple(now.won),
        now.wish,
        tuple(now.out),
        now.gone,
        tuple(given[seat]),
        (given[seat + 1 & 3][2], given[seat + 2 & 3][1], given[seat + 3 & 3][0]),
    )


def of_view(view: PlayerView) -> Sight:
    """What this seat knows at a table."""
    table = view.table
    trick = table.trick
    pile = 0
    for play in trick:
        pile |= int(play.combination.cards)
    side = team(view.seat)
    given = (0, 0, 0) if view.given is None or table.phase is Phase.EXCHANGE else masks(view.given)
    return Sight(
        int(view.seat),
        int(view.hand),
        tuple([seat.count for seat in table.seats]),
        tuple([CALLS[seat.call] for seat in table.seats]),
        tuple([seat.opened for seat in table.seats]),
        _NOBODY if table.turn is None else int(table.turn),
        move_of(trick[-1].combination) if trick else PASS,
        int(trick[-1].seat) if trick else _NOBODY,
        pile,
        tuple([seat.points for seat in table.seats]),
        table.wish or 0,
        tuple([int(seat) for seat in table.out]),
        int(table.gone),
        given,
        (0, 0, 0) if view.received is None else masks(view.received),
        (table.totals[side], table.totals[1 - side]),
        table.target,
    )


def move_of(combination: Combination) -> Move:
    """A combination as the fast model has it."""
    kind, strength, length, cards, _ = combination
    return KINDS[kind] if strength else LED_DOG, length, strength, int(cards)


def masks(cards: tuple[Card, Card, Card]) -> tuple[int, int, int]:
    """Gifts as a sight has them.

    >>> [str(card) for card in cards_of(masks((Card("2j"), Card("As"), Card("DR"))))]
    ['2j', 'As', 'DR']
    """
    one, two, three = cards
    return 1 << one, 1 << two, 1 << three


def cards_of(gifts: tuple[int, ...]) -> tuple[Card, Card, Card]:
    """Gifts of a sight as cards."""
    one, two, three = (DECK[mask.bit_length() - 1] for mask in gifts)
    return one, two, three
