"""What people expect of a partner before the play and in choices beside it, position by position: calls, gifts, wishes.

As in `test_mind_conduct`, every position has a name and a reason.
"""

from typing import Final

import pytest

from engine.tichu.view import Call, Phase
from tests.positions import (
    ALL,
    Position,
    after_giving,
    among,
    answers,
    before,
    calls,
    calls_nothing,
    gives_away,
    gives_opponents_at_most,
    gives_partner,
    gives_the_dragon,
    hold,
    holds_on_to,
    others,
    wishes_none_of,
    won_by_the_dragon,
)
from tests.views import seen

MINDS = pytest.mark.parametrize("level", ["normal", "hard"])
TOGETHER: Final = "a bomb is worth more than any card that is lost by keeping it together"

STRONG: Final = "MJ Aj As Ap DR PH Kj Ks Kp Qt Qs Jj Js 9t"
BEFORE: Final[dict[str, Position]] = {
    "Tichu with everything": Position(seen(STRONG, seats=ALL), calls, "three aces, Dragon and Phoenix"),
    "Tichu with a long straight": Position(
        seen("DR PH Aj As 5j 6s 7p 8t 9j Tj Jt Kj Ks Qp", seats=ALL), calls, "four plays, three of which win"
    ),
    "no Tichu beside the partner's": Position(
        seen(STRONG, seats=others(14, 14, 14, mate=Call.SMALL)),
        calls_nothing,
        "only one of two can be first",
    ),
    "no Tichu with nothing": Position(
        seen("MJ 2s 4p 4t 6j 6t 7j 9s Tp Jj Qs Qt 2t 8p", seats=ALL), calls_nothing, "not a card that wins"
    ),
    "no Tichu on the Mah Jong": Position(
        seen("2s 2j 3s 4p 6t 7j 7t 8s 9p Tj Jt Jj Qs 5j", on="MJ", seats=others(14, 14, 13)),
        calls_nothing,
        "length alone wins no trick",
    ),
    "no Tichu against a Grand": Position(
        seen(
            "2s Aj Ks Kp 6t 7j 7t 8s 9p Tj Jt Jj Qs 5j",
            on="MJ",
            seats=others(14, 14, 13, before=Call.GRAND),
        ),
        calls_nothing,
        "the winners that are not here are with the caller",
    ),
    "Grand with Dragon and Phoenix": Position(
        before("DR PH As Kj Ks 3p 4t 5j", Phase.GRAND), answers(grand=True), "both, an ace and kings"
    ),
    "Grand with three aces and the Phoenix": Position(
        before("PH As Aj Ap 3p 4t 5j 6j", Phase.GRAND), answers(grand=True), "four winners in eight cards"
    ),
    "no Grand with a straight": Position(
        before("2j 3s 4p 6t 7j 8s 9p DG", Phase.GRAND), answers(grand=False), "no winner, and the Dog"
    ),
    "no Grand with one ace": Position(
        before("Aj 3s 4p 6t 7j 8s 9p Tj", Phase.GRAND), answers(grand=False), "one winner is not enough"
    ),
    "no Grand beside the partner's": Position(
        before("DR PH As Kj Ks 3p 4t 5j", Phase.GRAND, mate=Call.GRAND),
        answers(grand=False),
        "only one of two can be first",
    ),
    "an ace for the partner's Grand": Position(
        before("2j 3s 5j 6j 7s 8p 9t Tj Js Qp Qt Kj Kp As", mate=Call.GRAND),
        gives_partner("As"),
        "two hundred points hang on the caller's hand",
    ),
    "the Dragon for the partner's Grand": Position(
        before("2j 3s 5j 6j 7s 8p 9t Tj Js Qp Qt Kj Kp DR", mate=Call.GRAND),
        gives_partner("DR"),
        "two hundred points hang on the caller's hand",
    ),
    "the Phoenix for the partner's Grand": Position(
        before("2j 3s 5j 6j 7s 8p 9t Tj Js Qp Qt Kj Kp PH", mate=Call.GRAND),
        gives_partner("PH"),
        "two hundred points hang on the caller's hand",
    ),
    "the Dog away after an own Grand": Position(
        before("DG 3s 5j 5s 8p Tj Js Qp Kj Kp As At DR PH", own=Call.GRAND),
        gives_away("DG"),
        "the Dog costs a caller the lead",
    ),
    "the highest kept": Position(
        before("2j 4s 6j 7s 8p 9t Tj Js Qp Kj Ks As PH DR"),
        holds_on_to("PH DR As"),
        "nothing that the partner can do with them is worth more",
    ),
    "fives kept together": Position(
        before("5j 5s 5p 5t 2j 3s 7s 8p 9j Js Qt Kp Kj As"), holds_on_to("5j 5s 5p 5t"), TOGETHER
    ),
    "twos kept together": Position(
        before("2j 2s 2p 2t 3s 5j 7s 8p 9j Js Qt Kp Kj As"), holds_on_to("2j 2s 2p 2t"), TOGETHER
    ),
    "a straight flush kept together": Position(
        before("3j 4j 5j 6j 7j 2s 8p 9s Js Qt Kp Ks As At"), holds_on_to("3j 4j 5j 6j 7j"), TOGETHER
    ),
    "low cards for opponents": Position(
        before("2j 3s 5j 6j 7s 8p 9t Tj Js Qp Qt Kj Kp As"), gives_opponents_at_most(8), "a high card is a trick"
    ),
    "low cards for a Grand": Position(
        before("DG MJ 2s 2j 4s 5j 6s 8p 8j Tj Js Jp Kj Kp", after=Call.GRAND),
        gives_opponents_at_most(8),
        "a high card is a trick, and a caller lives on tricks",
    ),
}

DRAGON: Final[dict[str, Position]] = {
    "the Dragon's trick to no caller": Position(
        won_by_the_dragon("3j 5j 6j", others(5, 2, 3, after=Call.SMALL)),
        gives_the_dragon(3),
        "who has called means to be first, and keeps what he has",
    ),
    "the Dragon's trick to no Grand": Position(
        won_by_the_dragon("3j 5j 6j", others(4, 2, 6, before=Call.GRAND)),
        gives_the_dragon(1),
        "who has called means to be first, and keeps what he has",
    ),
    "the Dragon's trick to the longer hand": Position(
        won_by_the_dragon("3j 5j 6j", others(9, 2, 3)),
        gives_the_dragon(1),
        "who is last loses his tricks to the first",
    ),
    "the Dragon's trick to who plays last": Position(
        won_by_the_dragon("3j 5j 6j", others(5, 2, 5)),
        gives_the_dragon(3),
        "of equal hands that is likelier last which plays after the other",
    ),
    "the Dragon's trick to who is still in": Position(
        won_by_the_dragon("3j 5j", others(0, 3, 2), out=(1,)),
        gives_the_dragon(3),
        "who is out keeps what he gets",
    ),
}

PAIRS: Final = "MJ 3j 3s 5p 5t 8t 8j Jj Js Qp Qj As At 7t"
WISHES: Final[dict[str, Position]] = {
    "a wish that spares the partner's Tichu": Position(
        after_giving(seen(PAIRS, seats=others(14, 14, 14, mate=Call.SMALL)), "2t", "Ks", "6j"),
        wishes_none_of(3, 5, 7, 8, 11, 12, 13, 14),
        "a king went to the partner, and the rest binds only the wisher",
    ),
    "a wish against a Grand": Position(
        after_giving(seen(PAIRS, seats=others(14, 14, 14, before=Call.GRAND)), "2t", "Ks", "6j"),
        wishes_none_of(2, 3, 4, 5, 6, 7, 13),
        "a low card that a caller has to play helps him",
    ),
    "a wish for what is still out": Position(
        among(seen("MJ 3j 3s 5p", seats=others(3, 3, 3)), "2s 4s 4t 7s 8s 9s Kj Ks Qt"),
        wishes_none_of(3, 5, 6, 10, 11, 14),
        "nobody has to play what has been played",
    ),
}

POSITIONS: Final = BEFORE | DRAGON | WISHES


@MINDS
@pytest.mark.parametrize("name", POSITIONS)
def test_a_partner_may_expect(level: str, name: str) -> None:
    hold(POSITIONS[name], level)
