"""Stacked rounds that end in rare ways: Dog, bomb and Dragon as last cards; and a wish that the Phoenix helps to grant.

Their scripts are written as those of `tests.stacked`.
"""

from typing import Final

from tests.stacked import Round

DOG_BOMB_DRAGON: Final = Round(
    hands=(
        "MJ 2j 3j 4s 5j 6j 7j 8j 9j Tj Jj Qj Kj DG",
        "3t 4p 5p 6p 7p 8p 9p Tp Jp Qp Aj As Ap At",
        "2s 3s 4j 5s 6s 7s 8s 9s Ts Js 2p 2t 3p PH",
        "4t 5t 6t 7t 8t 9t Tt Jt Qs Qt Ks Kp Kt DR",
    ),
    gifts=("3t 2s 4t", "3s DR MJ", "5t DG 4p", "2j 5p PH"),
    script="""
        0 no
        1 no
        2 no
        3 no
        0 gives 3t 2s 4t
        1 gives 3s DR MJ
        2 gives 5t DG 4p
        3 gives 2j 5p PH
        0 plays MJ 2j 3j 4s 5j 6j 7j 8j 9j Tj Jj Qj Kj wish none
        1 passes
        2 passes
        3 passes
        clock                   # 25 points for North
        0 plays DG              # out first, by the Dog; the lead goes to South
        2 plays 2s 3s 4j 5s 6s 7s 8s 9s Ts Js
        3 passes
        1 plays 3t 4p 5p 6p 7p 8p 9p Tp Jp Qp
        1 throws Aj As Ap At    # out second, by a bomb that beats East's own play
        2 passes
        3 passes
        clock                   # 30 points for East; South is next
        2 plays 2p
        3 plays 4t 5t 6t 7t 8t 9t Tt Jt     # 15 points for West: three cards cannot beat it, nobody is asked
        3 plays Qs Qt Ks Kp Kt              # 30 points for West, as before
        3 plays DR              # out third, by the Dragon
        3 to 2                  # and so to who was first
    """,
    # North and South 25 + 25, East and West 30 + 15 + 30 and South's hand: -25.
    points=(50, 50),
    totals=(50, 50),
)
"""Out with the Dog, out with a bomb out of turn, out with the Dragon; both teams get 50."""

ONE_TWO_BY_BOMB: Final = Round(
    hands=(
        "MJ 2j 3j 4s 5j 6j 7j 8j 9j Tj Jj Qj Kj DG",
        "DR 2p 3p 4j 5p 6p 7p 8p 9p Tp Jp Qp Kp Qs",
        "2s 3s 4p 5s 6s 7s 8s 9s Ts Js As Ap At Aj",
        "PH 2t 3t 4t 5t 6t 7t 8t 9t Tt Jt Qt Kt Ks",
    ),
    gifts=("Qs 2s Ks", "3s 2t MJ", "3t DG 2p", "2j 3p 4p"),
    script="""
        0 no
        1 no
        2 no
        3 no
        0 gives Qs 2s Ks
        1 gives 3s 2t MJ
        2 gives 3t DG 2p
        3 gives 2j 3p 4p
        0 plays MJ 2j 3j 4s 5j 6j 7j 8j 9j Tj Jj Qj Kj wish none
        1 passes
        2 passes
        3 passes
        clock
        0 plays DG              # out first
        2 plays 2s 3s 4p 5s 6s 7s 8s 9s Ts Js
        2 throws As Ap At Aj    # out second, while West was to follow
    """,
    points=(200, 0),
    totals=(200, 0),
)
"""A one-two whose first goes out with the Dog and whose second with a bomb out of turn."""

PHOENIX_GRANTS: Final = Round(
    hands=(
        "MJ 2j 3j 4j 5j 2s 2p 2t 3s 3p 3t 4s 4t 5s",
        "4p 5p 6p PH 8p Tj Ts Jj Js Kj Ks Kp Aj As",
        "5t 6j 6s 6t 7j 7s 7p 7t 8j 8s 8t 9j 9s 9p",
        "DG DR 9t Tp Tt Jp Jt Qj Qs Qp Qt Kt Ap At",
    ),
    gifts=("4p 5t DG", "6j DR MJ", "9t 2j PH", "3j 5p 6s"),
    script="""
        0 no
        1 no
        2 no
        3 no
        0 gives 4p 5t DG
        1 gives 6j DR MJ
        2 gives 9t 2j PH
        3 gives 3j 5p 6s
        0 plays MJ 2j 3j 4j 5j wish 8
        1 cannot pass           # the Phoenix stands for the seven that is missing
        1 plays 4p 5p 6p PH 8p
        2 passes
    """,
    points=(0, 0),
    totals=(0, 0),
)
"""The beginning of a round: the wished eight can be played with the Phoenix's help alone, and so it must be."""
