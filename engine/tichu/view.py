"""What a seat, and what a passer-by, may know.

No type here has room for another seat's cards but `Reveal`, which the scoring of
its round makes; and this module imports no state, so neither can anything that
only sees views reach one.
"""

from enum import StrEnum

from engine.cards import NO_CARDS, Card, Cards
from engine.kernel import Seat
from engine.tichu.combinations import Combination
from engine.tichu.fairness import Reveal
from engine.values import value

SEATS = tuple(Seat(i) for i in range(4))
"""The four seats in play order; the teams are {0, 2} and {1, 3} (article 2.1)."""


def partner(seat: Seat) -> Seat:
    """The seat across, of the same team."""
    return SEATS[seat ^ 2]


def team(seat: Seat) -> int:
    """0 for the seats 0 and 2, 1 for the seats 1 and 3."""
    return seat & 1


class Call(StrEnum):
    """A Tichu declaration; its value is the word in records (articles 3 and 4)."""

    SMALL = "small"
    GRAND = "grand"

    @property
    def points(self) -> int:
        """What the call wins or loses (articles 3.4 and 4.1)."""
        return 100 if self is Call.SMALL else 200


class Phase(StrEnum):
    """What a table is doing; its value is the word in traces."""

    DEAL = "deal"
    """Between rounds: the dealer is awaited."""
    GRAND = "grand"
    """Eight cards each; every seat answers Grand Tichu (article 3)."""
    EXCHANGE = "exchange"
    """Fourteen cards each; every seat gives three (article 5)."""
    PLAY = "play"
    """Somebody is to lead or to follow (article 8.1)."""
    CLOSING = "closing"
    """The bomb window: bombs only, until the clock ends it (articles 8.2 and 8.3)."""
    DRAGON = "dragon"
    """The winner of the Dragon's trick is to give it away (article 10)."""
    OVER = "over"
    """The match has been decided (article 2.3)."""


@value
class CallResult:
    """A call and what became of it (article 12.3)."""

    seat: Seat
    call: Call
    made: bool


@value
class RoundResult:
    """A scored round (article 12)."""

    number: int
    """1 for the first round of the match."""
    order: tuple[Seat, ...]
    """Who went out, first to last; two seats after a one-two, else three."""
    cards: tuple[int, int]
    """Each team's trick points, or 200 : 0 of a one-two, without the calls."""
    calls: tuple[CallResult, ...]
    points: tuple[int, int]
    """Each team's points of the round, calls included."""
    totals: tuple[int, int]
    """Each team's total after the round."""

    @property
    def one_two(self) -> bool:
        """Whether partners were first and second (article 12.2)."""
        return len(self.order) == 2


@value
class SeatView:
    """What everybody knows of one seat."""

    count: int = 0
    """Cards in hand."""
    call: Call | None = None
    ready: bool = False
    """In the Grand phase: has answered. In the exchange: has given."""
    opened: bool = False
    """Has played its first card of the round (ends the time for small Tichu)."""
    passed: bool = False
    """Has passed since the last play of this trick."""
    points: int = 0
    """Card points in the tricks it has taken this round."""


@value
class TrickPlay:
    """One play of a trick and who made it."""

    seat: Seat
    combination: Combination


@value
class TableView:
    """What a passer-by sees."""

    phase: Phase
    moment: int
    """Counts what a turn's action may answer, over the whole match: advanced by every deal, filled hands, exchange,
    play and taken trick."""
    round: int
    """1 for the first round; during `DEAL` the number of the round to come."""
    target: int
    totals: tuple[int, int]
    results: tuple[RoundResult, ...]
    """The rounds scored so far, first to last."""
    seats: tuple[SeatView, ...]
    """Between rounds, like `out` and `last_trick`: as the round before ended."""
    turn: Seat | None = None
    """Who is to lead, to follow or to give the Dragon away; None in other phases."""
    trick: tuple[TrickPlay, ...] = ()
    """The plays on the table, first to last; empty before a lead."""
    wish: int | None = None
    """The rank wished for and not yet granted (article 7)."""
    out: tuple[Seat, ...] = ()
    """Who has gone out, in order."""
    last_trick: tuple[TrickPlay, ...] = ()
    """The trick taken before the one on the table; empty in the first."""
    gone: Cards = NO_CARDS
    """Every card played this round; each was seen by all."""
    commitment: str = ""
    """During a round what binds the dealer to its deck (`fairness`); empty between rounds and for a deal without."""
    reveals: tuple[Reveal, ...] = ()
    """The cards of the rounds scored so far, first to last; one that began in the middle is left out."""
    rounds: int = 0
    """How many are played in all, whatever the totals; 0 when the match goes on until the target is reached."""

    @property
    def current(self) -> int:
        """The round that is played; between rounds the one just scored; 1 before the first deal."""
        return max(self.round - 1, 1) if self.phase is Phase.DEAL else self.round

    @property
    def top(self) -> TrickPlay | None:
        """The play to beat, None before a lead."""
        return self.trick[-1] if self.trick else None

    @property
    def revealed(self) -> Reveal | None:
        """After a round its cards; None during a round, and if nobody knows how it was dealt."""
        between = self.phase in {Phase.DEAL, Phase.OVER}
        return self.reveal(self.results[-1].number) if between and self.results else None

    def reveal(self, number: int) -> Reveal | None:
        """The cards of a scored round by its number, 1 for the first of the match."""
        return next((one for one in self.reveals if one.number == number), None)

    @property
    def trick_points(self) -> int:
        """Card points on the table."""
        return sum(play.combination.cards.points for play in self.trick)


@value
class PlayerView:
    """The table, and what one seat alone knows."""

    table: TableView
    seat: Seat
    hand: Cards
    """Eight cards until all four have answered Grand Tichu, then all fourteen (article 3.1)."""
    given: tuple[Card, Card, Card] | None = None
    """What it gives or gave in the exchange, by receiver as in `actions.Give`."""
    received: tuple[Card, Card, Card] | None = None
    """After the exchange: what it got from the seats 1, 2 and 3 places further on in play order."""
