"""What people expect of a partner, position by position, of the levels that are to be respected."""

from typing import Final

import pytest

from engine.cards import Cards
from engine.minds.levels import LEVELS
from engine.tichu.actions import Pass, Play
from engine.tichu.legal import objection
from engine.tichu.rules import STANDARD
from engine.tichu.view import Call, PlayerView, SeatView
from tests.views import seen

PASSES: Final = "-"
MINDS = pytest.mark.parametrize("level", ["normal", "hard", "expert"])


def others(after: int, mate: int, before: int, /, **calls: Call) -> dict[int, SeatView]:
    """The other seats: cards in hand, and who has called."""
    names = ("after", "mate", "before")
    return {
        seat: SeatView(count=count, call=calls.get(name), opened=count < 14)
        for seat, name, count in zip((1, 2, 3), names, (after, mate, before), strict=True)
    }


MATE_CALLED = others(9, 6, 9, mate=Call.SMALL)
POSITIONS: Final[dict[str, tuple[PlayerView, str]]] = {
    "partner's Tichu, king": (seen("3j As 7p 8p Kp", on="Kt", by=2, seats=MATE_CALLED), PASSES),
    "partner's Tichu, Dragon in hand": (seen("DR 3j 7p 8p Kp", on="At", by=2, seats=MATE_CALLED), PASSES),
    "partner's Tichu, ace": (seen("PH 3j 7p 8p Kp", on="At", by=2, seats=MATE_CALLED), PASSES),
    "partner's Tichu, pair": (seen("3j As Aj 7p 8p Kp", on="Kt Ks", by=2, seats=MATE_CALLED), PASSES),
    "partner's Tichu, queens": (seen("3j Ks Kj 7p 8p 9p", on="Qt Qs", by=2, seats=MATE_CALLED), PASSES),
    "partner's Tichu, triple": (seen("As Aj Ap 7p 8p 3j", on="Kt Ks Kj", by=2, seats=MATE_CALLED), PASSES),
    "partner's Tichu, straight": (
        seen("8j 9s Tp Jt Qj 3s 4s", on="6j 7s 8p 9t Tj", by=2, seats=MATE_CALLED),
        PASSES,
    ),
    "partner's Tichu, last card": (seen("As", on="Kt", by=2, seats=others(9, 3, 9, mate=Call.SMALL)), PASSES),
    "partner's Grand, king": (seen("3j As 7p 8p", on="Kt", by=2, seats=others(9, 6, 9, mate=Call.GRAND)), PASSES),
    "no bomb on the partner": (seen("9j 9s 9p 9t 3j 4s 6p", on="At", by=2, seats=MATE_CALLED), PASSES),
    "partner's ace": (seen("DR 4j 4s 7p 9j Tt", on="At", by=2, seats=others(9, 9, 9)), PASSES),
    "partner's aces": (seen("9j 9s 9p 9t 3j 4s", on="Aj At", by=2, seats=others(9, 8, 9)), PASSES),
    "Dog to the caller": (
        seen("DG 3j 5s 7p 8t 9j Qs Kp", seats=others(12, 10, 12, mate=Call.SMALL)),
        "DG",
    ),
    "Dog to the Grand": (seen("DG 3j 5s 7p 8t 9j Qs Kp As", seats=others(12, 10, 12, mate=Call.GRAND)), "DG"),
    "Dog to the last card": (seen("DG 3j 5s 7p 8t", seats=others(7, 1, 7)), "DG"),
    "out with a straight": (seen("5j 6s 7p 8t 9j", seats=others(9, 9, 9)), "5j 6s 7p 8t 9j"),
    "out with a pair": (seen("Kj Ks", on="Qj Qs", seats=others(9, 9, 9)), "Kj Ks"),
    "out with a single": (seen("As", on="Kt", seats=others(9, 9, 9)), "As"),
    "out with the Dragon": (seen("DR", on="At", seats=others(9, 9, 9)), "DR"),
    "out with a triple": (seen("Tj Ts Tp", seats=others(9, 9, 9)), "Tj Ts Tp"),
    "out with a full house": (seen("Tj Ts Tp 4j 4s", seats=others(9, 9, 9)), "Tj Ts Tp 4j 4s"),
    "out with stairs": (seen("4j 4s 5j 5s", seats=others(9, 9, 9)), "4j 4s 5j 5s"),
    "out with a bomb": (seen("9j 9s 9p 9t", on="At", seats=others(9, 9, 9)), "9j 9s 9p 9t"),
    "bomb the caller's ace": (
        seen("9j 9s 9p 9t 3j", on="At", by=3, seats=others(9, 9, 1, before=Call.SMALL)),
        "9j 9s 9p 9t",
    ),
    "bomb the caller's pair": (
        seen("9j 9s 9p 9t 3j", on="Aj At", by=3, seats=others(9, 9, 1, before=Call.GRAND)),
        "9j 9s 9p 9t",
    ),
    "no bomb on a low card": (seen("9j 9s 9p 9t 2j 3s 5p", on="8t", by=3, seats=others(13, 13, 13)), PASSES),
}


@MINDS
@pytest.mark.parametrize("name", POSITIONS)
def test_a_partner_may_expect(level: str, name: str) -> None:
    view, expected = POSITIONS[name]
    action = LEVELS[level](STANDARD, view)
    assert action is not None
    assert objection(STANDARD, view, action) is None
    if expected == PASSES:
        assert isinstance(action, Pass)
    else:
        assert isinstance(action, Play)
        assert action.cards == Cards.parse(expected)
