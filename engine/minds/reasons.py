"""Why a bot player would do something: facts of the position as values, without a word of any language.

Every reason is true of the view from which it was found (`grounds`), whatever the nets think of the move.
"""

from enum import StrEnum
from typing import TypeAlias

from engine.cards import Card, Cards
from engine.kernel import Seat
from engine.tichu.view import Call
from engine.values import value

# --- of a play ----------------------------------------------------------------------------------------------------


@value
class GoesOut:
    """The play is the whole hand."""


@value
class LeavesOne:
    """What is left after it is one combination."""


@value
class OnlyMove:
    """Nothing else is allowed."""


@value
class FollowsWish:
    """The wish binds, and the play grants it (article 7)."""

    rank: int


@value
class StopsCaller:
    """It takes the trick from an opponent who has called and can still make it."""

    seat: Seat
    call: Call


@value
class StopsLastCards:
    """It takes the trick from an opponent who has few cards left."""

    seat: Seat
    count: int


@value
class TakesPoints:
    """It lies on top of so many points that were an opponent's."""

    points: int


@value
class Stands:
    """No cards that are still hidden beat it; with `bombs_out` but for a bomb."""

    bombs_out: bool


@value
class SmallestThatDoes:
    """It beats an opponent's play, and no weaker play of the hand does."""


@value
class DogToPartner:
    """The Dog gives the lead to the partner, who has called, or holds so many cards."""

    seat: Seat
    call: Call | None
    count: int


@value
class ShedsLoner:
    """A low card that belongs to no pair and no straight of the hand goes while nobody else leads."""

    card: Card


@value
class FitsNowhere:
    """The card that goes on the trick belongs to no pair and no straight of the hand."""

    card: Card


@value
class ShedsLow:
    """So many low cards go at once, as a pair, a triple or stairs."""

    count: int


@value
class ShedsMany:
    """So many cards go at once."""

    count: int


@value
class Wishes:
    """With the Mah Jong a rank is wished that others hold: so many cards of it, one given to this opponent."""

    rank: int
    hidden: int
    given_to: Seat | None


# --- of a pass and of what is kept ----------------------------------------------------------------------------------


@value
class PartnerWinning:
    """The trick is the partner's; `call` is what the partner has called."""

    call: Call | None


@value
class NoPoints:
    """There is nothing in the trick that counts for it."""


@value
class KeepsBomb:
    """A bomb stays whole that another move would have broken or spent."""


@value
class KeepsHigh:
    """A card stays in hand that could have been played: the Dragon, the Phoenix, an ace or a king."""

    card: Card


@value
class KeepsRank:
    """The cards of this rank, a pair or more, stay together, which a certain play would have torn."""

    rank: int


@value
class KeepsSets:
    """Every other way to beat the top would tear a pair, a triple or a bomb."""


@value
class KeepsStrength:
    """Every other way to beat the top would tear a pair or more, or cost a high card."""


# --- of calls -------------------------------------------------------------------------------------------------------


@value
class HighCards:
    """The aces, the Phoenix and the Dragon of the hand; none of them if there is none."""

    cards: Cards


@value
class HoldsBomb:
    """There is a bomb in the hand."""


@value
class PartnerHasCalled:
    """The partner's call would be lost by one's own."""

    seat: Seat


class Lead(StrEnum):
    """How the score stands for the seat's team."""

    AHEAD = "ahead"
    BEHIND = "behind"


@value
class ScoreAsks:
    """The score decides: ahead a call is not worth its risk, behind it is."""

    standing: Lead


# --- of gifts -------------------------------------------------------------------------------------------------------


@value
class DogToOpponent:
    """The Dog goes to an opponent, whose lead it costs."""

    seat: Seat


@value
class LowToOpponents:
    """The opponents get cards of which none is above this rank."""

    rank: int


@value
class GoodToPartner:
    """The partner gets one of the best cards: the Dragon, the Phoenix, an ace or a king."""

    card: Card
    called: bool
    """Whether the partner has called."""


@value
class GivesLoners:
    """No pair, triple or bomb of the hand is torn by the gifts."""


@value
class MoreCards:
    """Of the two opponents this one holds more cards, and so is the last to go out with what is given."""

    seat: Seat
    count: int


@value
class SparesCaller:
    """The other opponent has called, and could use the points."""

    seat: Seat
    """The other one."""


@value
class PlaysLast:
    """Of the two opponents this one plays after the other on all that the giver leads, and is likelier to be last."""

    seat: Seat


@value
class Experience:
    """Nothing in the position says it plainly: in the many rounds by which the nets were made it brought most."""


Reason: TypeAlias = (
    GoesOut
    | LeavesOne
    | OnlyMove
    | FollowsWish
    | StopsCaller
    | StopsLastCards
    | TakesPoints
    | Stands
    | SmallestThatDoes
    | DogToPartner
    | ShedsLoner
    | FitsNowhere
    | ShedsLow
    | ShedsMany
    | Wishes
    | PartnerWinning
    | NoPoints
    | KeepsBomb
    | KeepsHigh
    | KeepsRank
    | KeepsSets
    | KeepsStrength
    | HighCards
    | HoldsBomb
    | PartnerHasCalled
    | ScoreAsks
    | DogToOpponent
    | LowToOpponents
    | GoodToPartner
    | GivesLoners
    | MoreCards
    | SparesCaller
    | PlaysLast
    | Experience
)
