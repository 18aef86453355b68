"""What may be asked of a game of Tichu. Actions are requests; the game judges them.

An action of a turn names the moment it answers (`over`, see `TableView.moment`),
so that a late click is refused by rule and cannot become another move.
"""

from typing import TypeAlias

from engine.cards import Card, Cards
from engine.kernel import Seat
from engine.values import value


@value
class Deal:
    """The dealer's action: all 56 cards in dealing order, card i to seat i % 4 (article 3.1)."""

    deck: tuple[Card, ...]
    salt: str = ""
    """32 hex digits by chance, for the commitment to the deck (`fairness`); empty for a deal that cannot be checked."""


@value
class AnswerGrand:
    """Grand Tichu, or not (article 3.1)."""

    grand: bool


@value
class CallTichu:
    """Call small Tichu (article 4.1). A call answers nothing and is never late by `over`."""


@value
class Give:
    """The three gifts of the exchange (article 5.1).

    `cards[k]` goes to the seat k + 1 places further on in play order: the next
    seat, the partner, the seat before.
    """

    cards: tuple[Card, Card, Card]


@value
class TakeBack:
    """Take one's gifts back before the fourth seat has given (article 5.2)."""


@value
class Play:
    """Put cards down.

    `phoenix` is the rank 2..14 that the Phoenix stands for in a combination of
    two or more cards; None reads the play as the highest that is legal on the
    trick (article 6.9), and is the only value for a single Phoenix or without
    one. `wish` is a rank 2..14 named with the Mah Jong (article 7.1). `call`
    calls small Tichu together with the first play (article 4.1).
    """

    cards: Cards
    over: int
    phoenix: int | None = None
    wish: int | None = None
    call: bool = False


@value
class Pass:
    """Decline to beat the top of the trick (article 8.1)."""

    over: int


@value
class GiveDragon:
    """Give the Dragon's trick to an opponent (article 10.1)."""

    to: Seat


@value
class TimeUp:
    """The clock's action: the time for what was awaited at this moment is over.

    With a seat, that seat's default act is done (see `defaults`); with None
    the bomb window closes (article 8.3).
    """

    over: int
    seat: Seat | None = None


Action: TypeAlias = Deal | AnswerGrand | CallTichu | Give | TakeBack | Play | Pass | GiveDragon | TimeUp
