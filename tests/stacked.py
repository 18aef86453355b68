"""Stacked deals: rounds that are known card by card before they are dealt, and what is to happen in them.

A round is written as the hands with which the tricks begin, the gifts that led
to them, a script and the result. A script is a line an act, the seat first:

    2 grand            answers Grand Tichu, really
    0 no               answers no
    1 calls            small Tichu, in two steps
    0 gives 2p DG 2t   to the next seat, the partner, the seat before
    0 plays MJ wish 8  ticks the cards and plays them; `wish none` wishes nothing
    1 picks 9j 9s      plays them by the menu of quick plays
    1 throws Kj Ks ..  by the bomb button
    2 passes
    3 to 0             gives the Dragon's trick away
    1 cannot pass      the rules leave no pass
    1 cannot play 3j   the button says why not
    clock              time passes until something has run out
    next               somebody wants the next round at once

What stands behind a # is for the reader.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

from engine.cards import ALL_CARDS, Card, Cards

SEATS: Final = range(4)
Hands: TypeAlias = tuple[str, str, str, str]
Gifts: TypeAlias = tuple[str, str, str, str]
"""By giver: the cards for the next seat, the partner and the seat before."""


@dataclass(frozen=True, slots=True)
class Round:
    """A stacked round; `points` are both teams' with the calls, `totals` those after it."""

    hands: Hands
    """With which the tricks begin, after the exchange."""
    gifts: Gifts
    script: str
    points: tuple[int, int]
    totals: tuple[int, int]

    @property
    def acts(self) -> Iterator[tuple[str, ...]]:
        """The script's lines, in words."""
        for line in self.script.splitlines():
            words = tuple(line.partition("#")[0].split())
            if words:
                yield words

    @property
    def dealt(self) -> tuple[Cards, ...]:
        """The hands before the exchange."""
        return tuple(Cards.of(hand) for hand in self._in_order())

    @property
    def first(self) -> tuple[Cards, ...]:
        """The first eight of each hand."""
        return tuple(Cards.of(hand[:8]) for hand in self._in_order())

    @property
    def deck(self) -> list[Card]:
        """The dealing order: card i goes to seat i % 4, so the first 32 are the first eights (article 3.1)."""
        hands = self._in_order()
        return [hands[i % 4][i // 4] for i in range(len(hands) * 14)]

    def received(self, seat: int) -> Cards:
        """What a seat gets in the exchange."""
        return Cards.of(gifts_of(self.gifts[giver])[(seat - giver) % 4 - 1] for giver in SEATS if giver != seat)

    def _in_order(self) -> list[list[Card]]:
        """The dealt hands, each in the order in which its cards come: as they are written, what is given last."""
        hands: list[list[Card]] = []
        for seat in SEATS:
            got = self.received(seat)
            kept = [card for card in cards_in(self.hands[seat]) if card not in got]
            hands.append([*kept, *gifts_of(self.gifts[seat])])
        everything = [card for hand in hands for card in hand]
        assert Cards.of(everything) == ALL_CARDS, ALL_CARDS - Cards.of(everything)
        assert [len(hand) for hand in hands] == [14] * 4
        return hands


def cards_in(text: str) -> list[Card]:
    """Cards in notation, in their order."""
    return [Card.parse(word) for word in text.split()]


def gifts_of(text: str) -> tuple[Card, Card, Card]:
    """Three gifts in notation."""
    to_next, across, before = cards_in(text)
    return to_next, across, before


class Dealer:
    """A shuffle that puts one round after the other on the table; `told` hears which, when it is."""

    def __init__(self, rounds: Iterable[Round], told: Callable[[Round], None]) -> None:
        self._rounds = iter(rounds)
        self._told = told

    def __call__(self, deck: list[Card]) -> None:
        """Put the deck in the order of the next round."""
        now = next(self._rounds)
        deck[:] = now.deck
        self._told(now)


COUNTED: Final = Round(
    hands=(
        "MJ DR 9j 9s 2j 2s Ks Kp 3j 4j 5s 6s 7s Kj",
        "8j 8s Qj Qs Qp Qt 2p 3t 4t 5p 6t 7t Ts Tp",
        "DG As Aj Ap PH 3s 4s 5j 6j 7j 8p 9p Tj Jj",
        "2t 3p 4p 5t 6p 7p 8t 9t Tt Js Jp Jt Kt At",
    ),
    gifts=("2p DG 2t", "As At Kj", "3p DR Tp", "MJ 8s PH"),
    script="""
        0 no
        1 no
        2 no
        3 no
        1 gives As At Kj
        2 gives 3p DR Tp
        0 gives 2p DG 2t
        3 gives MJ 8s PH
        0 calls
        0 plays MJ wish 8
        1 cannot pass           # 8 is wished, and East holds two
        1 plays 8j              # granted
        2 passes
        3 passes
        0 plays DR
        1 passes
        2 passes
        3 passes
        clock                   # the bomb window
        0 to 3                  # 25 points for West
        0 plays 3j 4j 5s 6s 7s
        1 passes
        1 throws Qj Qs Qp Qt    # out of turn: South was to follow
        2 passes
        3 passes
        0 passes
        clock                   # 5 points for East
        1 plays 2p
        2 plays As
        3 passes
        0 passes
        1 passes
        clock
        2 plays DG              # the lead goes to North
        0 picks Kj Ks Kp 2j 2s
        1 passes
        2 passes
        3 passes
        clock                   # 30 points for North
        0 plays 9j 9s           # out first: Tichu is made
        1 plays Ts Tp
        2 passes
        3 passes
        clock                   # 20 points for East
        1 plays 3t 4t 5p 6t 7t 8s   # out second
        2 passes
        3 passes
        clock                   # 5 points for East; South is next
        2 plays 3s 4s 5j 6j 7j 8p 9p Tj Jj
        3 passes
        clock                   # 15 points for South
        2 plays Aj Ap PH        # out third: -25 points for South
    """,
    # North and South 30 + 15 - 25, West's trick of 25 for who was first, West's hand of 25 for the others, Tichu 100.
    points=(170, 30),
    totals=(170, 30),
)
"""A counted round: a call made, a wish that forces, the Dragon given away, a bomb out of turn, the Dog."""

ONE_TWO: Final = Round(
    hands=(
        "As DG 2j 3j 4j 5p 6j 7j 8j 9p Tj Jj Qj Kt",
        "PH 2t 3t 4t 5j 6s 7t 8t 9j Tt Jt Qt Kp At",
        "Ap 2p 3p 4s 5t 6t 7p 8s 9t Tp Js Jp Qs Qp",
        "DR Aj Kj Ks MJ 2s 3s 4p 5s 6p 7s 8p 9s Ts",
    ),
    gifts=("2t 2p 2s", "3p 3s 3j", "4p 4j 4t", "5p 5j 5t"),
    script="""
        3 grand
        0 no
        1 no
        2 no
        0 gives 2t 2p 2s
        1 gives 3p 3s 3j
        2 gives 4p 4j 4t
        3 gives 5p 5j 5t
        3 plays MJ 2s 3s 4p 5s 6p 7s 8p 9s Ts wish none
        0 passes
        1 passes
        2 passes
        clock
        3 plays DR
        0 passes
        1 passes
        2 passes
        clock
        3 to 0
        3 plays Kj Ks
        0 passes
        1 passes
        2 passes
        clock
        3 plays Aj              # out first: Grand Tichu is made
        0 passes
        1 plays PH
        2 passes
        0 passes
        clock
        1 plays 2t 3t 4t 5j 6s 7t 8t 9j Tt Jt Qt Kp At
    """,
    # 200 for the one-two, 200 for Grand Tichu.
    points=(0, 400),
    totals=(170, 430),
)
"""A one-two of East and West, with Grand Tichu made."""

DECIDING: Final = Round(
    hands=(
        "Qj MJ 2j 3s 4j 5j 6p 7j 8j 9s Tj 2s 2p 2t",
        "3j 3p 4s 4p 5p 5t 6j 6s 7s 7p 8p 8t 9j 9p",
        "As Aj Ap At DG PH DR Tp Tt Jj Js Jp Qs Qp",
        "Kj Ks Kp Kt 3t 4t 5s 6t 7t 8s 9t Ts Jt Qt",
    ),
    gifts=("3j Tp 3t", "Tt 4t MJ", "5s 2j 4s", "6p 5p Jj"),
    script="""
        0 no
        1 no
        2 no
        3 no
        0 gives 3j Tp 3t
        1 gives Tt 4t MJ
        2 gives 5s 2j 4s
        3 gives 6p 5p Jj
        0 plays Qj
        1 passes
        2 calls
        2 plays As
        3 passes
        0 passes
        1 passes
        3 throws Kj Ks Kp Kt    # in the bomb window
        0 passes
        1 passes
        2 passes
        clock                   # 40 points for West
        3 plays 3t 4t 5s 6t 7t 8s 9t Ts Jt Qt   # out first: South's Tichu fails
        0 passes
        1 passes
        2 passes
        clock                   # 15 points for West; North is next
        0 plays MJ 2j 3s 4j 5j 6p 7j 8j 9s Tj wish 9   # its own 9 does not grant it
        1 passes
        2 passes
        clock                   # 15 points for North
        0 plays 2s 2p 2t        # out second
        1 passes
        2 passes
        clock
        1 cannot play 3j 3p     # the wish binds leaders
        1 plays 3j 3p 4s 4p 5p 5t 6j 6s 7s 7p 8p 8t 9j 9p   # out third: 10 points
    """,
    # North and South 15, East and West 40 + 15 + 10 and South's hand: 20 + 25 - 25. Tichu fails: -100.
    points=(-85, 85),
    totals=(85, 515),
)
"""A bomb in the window, a call that fails, a wish that binds who leads; East and West reach 500."""

MATCH: Final = (COUNTED, ONE_TWO, DECIDING)
"""A match to 500."""
