"""What the clock does for a seat whose time is up, judged from that seat's own view.

It never risks anything: no Grand Tichu, no call, a pass where passing is
allowed. It is not a bot player; see `engine.minds` for those.
"""

from collections.abc import Iterable

from engine.cards import Card, Cards
from engine.kernel import Seat
from engine.tichu.actions import Action, AnswerGrand, Give, GiveDragon, Pass
from engine.tichu.legal import Judge, objection
from engine.tichu.view import SEATS, Phase, PlayerView, TableView, team


def default(judge: Judge, view: PlayerView) -> Action:
    """The act of an absent seat that is awaited; ValueError when nothing can be awaited from it."""
    table = view.table
    match table.phase:
        case Phase.GRAND:
            return AnswerGrand(grand=False)
        case Phase.EXCHANGE:
            return Give(gifts(view.hand))
        case Phase.PLAY:
            return pass_or_cheapest(judge, view)
        case Phase.DRAGON:
            return GiveDragon(dragon_to(table, view.seat))
        case Phase.DEAL | Phase.CLOSING | Phase.OVER:
            raise ValueError(f"no seat is awaited in the phase {table.phase}")


def pass_or_cheapest(judge: Judge, view: PlayerView) -> Action:
    """Pass; where that is refused (a lead, a wish to grant) the cheapest legal play."""
    passing = Pass(view.table.moment)
    why = objection(judge, view, passing)
    return passing if why is None or why.instead is None else why.instead


def gifts(hand: Cards) -> tuple[Card, Card, Card]:
    """The lowest two ordinary cards to the opponents, the lower one to the next; a good spare to the partner.

    The spare is the highest ordinary card that stands alone in its rank, or the
    highest that is left if none does: so no pair or bomb is broken for it.
    Specials are kept.
    """
    ordinary = sorted(card for card in hand if card.suit is not None)
    low, second, *rest = ordinary
    lone = [card for card in rest if _is_alone(card, ordinary)]
    return low, max(lone or rest), second


def _is_alone(card: Card, among: Iterable[Card]) -> bool:
    return sum(card.rank == other.rank for other in among) == 1


def dragon_to(table: TableView, seat: Seat) -> Seat:
    """The opponent with more cards, then the next in seat order (article 10.4).

    When the gift ends the round only the fourth player has cards (article 10.3).
    """
    opponents = [other for step in (1, 3) if team(other := SEATS[(seat + step) & 3]) != team(seat)]
    return max(opponents, key=lambda other: table.seats[other].count)
