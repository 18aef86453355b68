"""What people expect of a partner, position by position, of the levels that are to be respected.

Every position has a name, what is to be done in it, and the reason that any good player would give. A maxim is not
here if playing both ways to the end, in thousands of rounds, says that it loses points: to lead a pair whenever an
opponent holds one card costs 17 points each time that the nets would have led a single.
"""

from dataclasses import replace
from typing import Final

import pytest

from engine.tichu.view import Call, Phase
from tests.positions import (
    HIGH,
    Position,
    among,
    caller,
    hold,
    keeps_its_bomb,
    leads_a_pair,
    others,
    passes,
    puts,
    spares,
)
from tests.views import seen

MINDS = pytest.mark.parametrize("level", ["normal", "hard", "expert"])

MATE_CALLED: Final = others(9, 6, 9, mate=Call.SMALL)

CALLER_KEEPS: Final = "a partner who has called keeps the lead that he has"
OUT: Final = "who can go out goes out"
FIRST: Final = "nothing is worth more than that a caller is not first"
KEPT: Final = "a trick without points is worth no high card"
SURE: Final = "who has called and cannot be beaten any more takes no risk"
TOGETHER: Final = "a bomb is worth more than any card that is lost by keeping it together"

PARTNER: Final[dict[str, Position]] = {
    "partner's Tichu, king": Position(seen("3j As 7p 8p Kp", on="Kt", by=2, seats=MATE_CALLED), passes, CALLER_KEEPS),
    "partner's Tichu, Dragon in hand": Position(
        seen("DR 3j 7p 8p Kp", on="At", by=2, seats=MATE_CALLED), passes, CALLER_KEEPS
    ),
    "partner's Tichu, ace": Position(seen("PH 3j 7p 8p Kp", on="At", by=2, seats=MATE_CALLED), passes, CALLER_KEEPS),
    "partner's Tichu, pair": Position(
        seen("3j As Aj 7p 8p Kp", on="Kt Ks", by=2, seats=MATE_CALLED), passes, CALLER_KEEPS
    ),
    "partner's Tichu, queens": Position(
        seen("3j Ks Kj 7p 8p 9p", on="Qt Qs", by=2, seats=MATE_CALLED), passes, CALLER_KEEPS
    ),
    "partner's Tichu, triple": Position(
        seen("As Aj Ap 7p 8p 3j", on="Kt Ks Kj", by=2, seats=MATE_CALLED), passes, CALLER_KEEPS
    ),
    "partner's Tichu, straight": Position(
        seen("8j 9s Tp Jt Qj 3s 4s", on="6j 7s 8p 9t Tj", by=2, seats=MATE_CALLED), passes, CALLER_KEEPS
    ),
    "partner's Tichu, last card": Position(
        seen("As", on="Kt", by=2, seats=others(9, 3, 9, mate=Call.SMALL)),
        passes,
        "to be first before a partner who has called costs him his call",
    ),
    "partner's Grand, king": Position(
        seen("3j As 7p 8p", on="Kt", by=2, seats=others(9, 6, 9, mate=Call.GRAND)), passes, CALLER_KEEPS
    ),
    "no bomb on the partner": Position(
        seen("9j 9s 9p 9t 3j 4s 6p", on="At", by=2, seats=MATE_CALLED), passes, CALLER_KEEPS
    ),
    "no bomb in the window of a partner who has called": Position(
        among(
            seen(
                "7j 7s 7p 7t 3j 4j 9t",
                on="As",
                by=2,
                phase=Phase.CLOSING,
                seats=others(9, 2, 9, mate=Call.SMALL),
            ),
            "Kj",
        ),
        keeps_its_bomb,
        CALLER_KEEPS,
    ),
    "partner's ace": Position(
        seen("DR 4j 4s 7p 9j Tt", on="At", by=2, seats=others(9, 9, 9)), passes, "the trick is ours already"
    ),
    "partner's aces": Position(
        seen("9j 9s 9p 9t 3j 4s", on="Aj At", by=2, seats=others(9, 8, 9)), passes, "the trick is ours already"
    ),
    "partner's queen, Dragon and ace in hand": Position(
        among(seen("DR 5j 5t 7j 7s 9j 9s Kt Aj 3t", on="Qj", by=2, seats=others(10, 10, 10)), HIGH),
        spares("DR Aj"),
        "a partner's high card is meant to hold; a king may go on it, which wins little elsewhere",
    ),
    "partner's king, Phoenix in hand": Position(
        among(seen("PH 5j 5t 7j 7s 9j 9s 3t Qj Qt", on="Ks", by=2, seats=others(10, 10, 10)), HIGH),
        passes,
        "the Phoenix waits for an opponent's ace",
    ),
    "Dog to the caller": Position(
        seen("DG 3j 5s 7p 8t 9j Qs Kp", seats=others(12, 10, 12, mate=Call.SMALL)),
        puts("DG"),
        "a partner who has called wants the lead",
    ),
    "Dog to the Grand": Position(
        seen("DG 3j 5s 7p 8t 9j Qs Kp As", seats=others(12, 10, 12, mate=Call.GRAND)),
        puts("DG"),
        "a partner who has called wants the lead",
    ),
    "Dog to the last card": Position(
        seen("DG 3j 5s 7p 8t", seats=others(7, 1, 7)), puts("DG"), "a partner with one card goes out on the lead"
    ),
    "a low lead for the caller's last card": Position(
        among(seen("3j 9j 9t Kt Aj At", seats=others(12, 1, 12, mate=Call.SMALL)), "Kj As Ap 2p 2j Qs Qj"),
        puts("3j"),
        "the lower the lead, the surer the partner goes out on it",
    ),
}

OWN: Final[dict[str, Position]] = {
    "out with a straight": Position(seen("5j 6s 7p 8t 9j", seats=others(9, 9, 9)), puts("5j 6s 7p 8t 9j"), OUT),
    "out with a pair": Position(seen("Kj Ks", on="Qj Qs", seats=others(9, 9, 9)), puts("Kj Ks"), OUT),
    "out with a single": Position(seen("As", on="Kt", seats=others(9, 9, 9)), puts("As"), OUT),
    "out with the Dragon": Position(seen("DR", on="At", seats=others(9, 9, 9)), puts("DR"), OUT),
    "out with a triple": Position(seen("Tj Ts Tp", seats=others(9, 9, 9)), puts("Tj Ts Tp"), OUT),
    "out with a full house": Position(seen("Tj Ts Tp 4j 4s", seats=others(9, 9, 9)), puts("Tj Ts Tp 4j 4s"), OUT),
    "out with stairs": Position(seen("4j 4s 5j 5s", seats=others(9, 9, 9)), puts("4j 4s 5j 5s"), OUT),
    "out with a bomb": Position(seen("9j 9s 9p 9t", on="At", seats=others(9, 9, 9)), puts("9j 9s 9p 9t"), OUT),
    "own Tichu, aces before the Dog": Position(
        among(caller("Aj As DG"), "PH Kj Ks Qj 3s 4s 5s 7s 8s 9s Tt 2p"), puts("Aj As"), SURE
    ),
    "own Tichu, the Dragon before the four": Position(
        among(caller("DR 4j", after=1), "Kj Ks Qj 3s 5s As"),
        puts("DR"),
        "the next seat's only card beats a four; 25 points are less than a call",
    ),
    "own Tichu, the last kings": Position(
        among(caller("Kj Ks 3j"), "As Kp Qj Qs 3s 4s 5s 7s 8s 9s Tt 2p"), puts("Kj Ks"), SURE
    ),
    "own Tichu, the ace on a king": Position(
        among(replace(caller("Aj 3j"), table=seen("Aj 3j", on="Kt", seats=others(4, 4, 4)).table), "Kj Ks Qj"),
        puts("Aj"),
        SURE,
    ),
    "Dragon kept from a two": Position(
        seen("DR 3j 3s 4p 6t 6p 7s 8j 9s Jj Js Qp Kt", on="2t", seats=others(14, 14, 13)), spares("DR"), KEPT
    ),
    "Dragon kept from a ten": Position(
        among(seen("DR 3j 3s 4p 5t 5p 7j 9s 9j", on="Tt", seats=others(9, 9, 8)), HIGH), spares("DR"), KEPT
    ),
    "Dragon not led": Position(
        among(seen("DR 5j 5t 7j 7s 9j 9s Kt Aj 3t", seats=others(10, 10, 10)), HIGH),
        spares("DR"),
        "who leads gets rid of what nothing else takes along",
    ),
    "ace kept from a seven": Position(
        among(seen("Aj 3j 4j 6t 8j 9j Jj Qt Kt 7p", on="7j", seats=others(10, 10, 10)), HIGH), spares("Aj"), KEPT
    ),
    "Phoenix kept from a three": Position(
        among(seen("PH 5j 5t 7j 7s 9j 9s Kt Kj Qt", on="3j", seats=others(10, 10, 10)), HIGH), spares("PH"), KEPT
    ),
    "Phoenix not led": Position(
        among(seen("PH 5j 5t 7j 7s 9j 9s 3t Qj Kt", seats=others(10, 10, 10)), HIGH),
        spares("PH"),
        "a lone Phoenix that is led counts one and a half",
    ),
    "low pair first": Position(
        among(seen("4j 4s 9t Ts Kj Ks As", seats=others(8, 8, 8)), HIGH),
        puts("4j 4s"),
        "what wins nothing is led while the high cards can win the lead back",
    ),
    "no bomb led": Position(
        among(seen("7j 7s 7p 7t 3j 4j 9t Jt Qt", seats=others(9, 9, 9)), HIGH), spares("7j 7s 7p 7t"), TOGETHER
    ),
    "a wish granted with a single": Position(
        among(seen("4j 4s 4p 4t 8j Js Qp", on="6t", wish="8", seats=others(7, 7, 7)), HIGH),
        puts("8j"),
        "no bomb is spent to dodge a wish that costs an eight",
    ),
    "a wish granted with a pair": Position(
        among(seen("4j 4s 8j 8p 9t Js Qp", wish="8", seats=others(7, 7, 7)), HIGH),
        puts("8j 8p"),
        "what a wish asks for goes in one play, not in two",
    ),
}

OPPONENTS: Final[dict[str, Position]] = {
    "bomb the caller's ace": Position(
        seen("9j 9s 9p 9t 3j", on="At", by=3, seats=others(9, 9, 1, before=Call.SMALL)), puts("9j 9s 9p 9t"), FIRST
    ),
    "bomb the caller's pair": Position(
        seen("9j 9s 9p 9t 3j", on="Aj At", by=3, seats=others(9, 9, 1, before=Call.GRAND)), puts("9j 9s 9p 9t"), FIRST
    ),
    "bomb the caller's Dragon": Position(
        among(seen("7j 7s 7p 7t 3j", on="DR", by=3, seats=others(6, 5, 1, before=Call.GRAND)), "Kj Ks Js Qt"),
        puts("7j 7s 7p 7t"),
        FIRST,
    ),
    "bomb the caller in the window": Position(
        among(
            seen("7j 7s 7p 7t 3j", on="Aj", by=1, phase=Phase.CLOSING, seats=others(1, 6, 5, after=Call.SMALL)),
            "Kj Ks Js Qt",
        ),
        puts("7j 7s 7p 7t"),
        FIRST,
    ),
    "bomb before the second opponent's last card": Position(
        seen("7j 7s 7p 7t 3j", on="5s", by=3, turn=1, seats=others(1, 6, 0), out=(3,)),
        puts("7j 7s 7p 7t"),
        "after a one-two there is no bomb window (article 11.2)",
    ),
    "no bomb on a low card": Position(
        seen("9j 9s 9p 9t 2j 3s 5p", on="8t", by=3, seats=others(13, 13, 13)), passes, TOGETHER
    ),
    "no bomb in the window for a jack's worth": Position(
        among(seen("7j 7s 7p 7t 3j 4j 9t Jt Qt", on="Tj", by=1, phase=Phase.CLOSING, seats=others(9, 9, 9)), HIGH),
        keeps_its_bomb,
        TOGETHER,
    ),
    "no bomb in the first window": Position(
        seen("7j 7s 7p 7t 3j 4j 9t Jt Qt 5p 5j Tt", on="2s", by=1, phase=Phase.CLOSING, seats=others(12, 13, 13)),
        keeps_its_bomb,
        TOGETHER,
    ),
    "a pair to a caller with one card": Position(
        among(seen("3j 9t 9j Kt 6j 6t", seats=others(1, 10, 10, after=Call.SMALL)), HIGH), leads_a_pair, FIRST
    ),
    "a pair to a Grand with one card": Position(
        among(seen("3j 3s 9t Kt", seats=others(8, 8, 1, before=Call.GRAND)), HIGH), leads_a_pair, FIRST
    ),
    "high over the partner before a caller's last card": Position(
        among(
            seen("3j 9t 9j Kt 6j 6t", on="4j", by=2, seats=others(1, 8, 8, after=Call.SMALL)),
            "Qs Qp As 9s 8s 8p 7s 7p 4s 4p 5s 5p Jj Jp Ts Tp Tt",
        ),
        puts("Kt"),
        FIRST,
    ),
}

POSITIONS: Final = PARTNER | OWN | OPPONENTS


@MINDS
@pytest.mark.parametrize("name", POSITIONS)
def test_a_partner_may_expect(level: str, name: str) -> None:
    hold(POSITIONS[name], level)


def test_no_name_is_taken_twice() -> None:
    assert len(POSITIONS) == len(PARTNER) + len(OWN) + len(OPPONENTS)
