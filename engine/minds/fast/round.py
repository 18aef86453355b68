"""The truth of one round from the lead of the Mah Jong to its end, changed in place (articles 7 to 12, no options)."""

from collections.abc import Sequence
from typing import Final, Protocol

from engine.minds.fast.cards import MAH_JONG, OF_RANK, holds_bomb, points
from engine.minds.fast.moves import DRAGON_STRENGTH, LED_DOG, PASS, SINGLE, Move, bombs, legal

PLAY: Final = 0
WINDOW: Final = 1
"""All others have passed, and somebody holds a bomb that beats the top."""
GIVING: Final = 2
"""Whose turn it is has won with the Dragon and gives the trick away."""
OVER: Final = 3

NO_GIFTS: Final = ((0, 0, 0),) * 4


class Chance(Protocol):
    """What `random.Random` can do, as far as a deal needs it."""

    def shuffle(self, x: list[int], /) -> None:
        """Bring a list into a random order, in place."""
        ...


class Round:
    """One round. Nothing is checked: what is done must be legal."""

    __slots__ = (
        "armed",
        "calls",
        "given",
        "gone",
        "hands",
        "opened",
        "out",
        "owner",
        "phase",
        "pile",
        "top",
        "turn",
        "wish",
        "won",
    )

    def __init__(self, hands: Sequence[int], calls: Sequence[int] = (0, 0, 0, 0)) -> None:
        """After the exchange. `calls` are 0, 1 for small and 2 for Grand Tichu."""
        self.hands = list(hands)
        """By seat, as a mask."""
        self.calls = list(calls)
        self.turn = next((seat for seat in range(4) if hands[seat] & MAH_JONG), 0)
        """Who is to lead, to follow, or to give the Dragon away; in the window who has the trick."""
        self.top = PASS
        self.owner = -1
        """Whose the top is; -1 before a lead."""
        self.pile = 0
        """The cards of the trick."""
        self.won = [0, 0, 0, 0]
        """By seat: the points of the tricks it has taken."""
        self.wish = 0
        """The rank wished for and not yet granted; 0 for none."""
        self.out: list[int] = []
        self.gone = 0
        """Every card played, the trick's too."""
        self.opened = [False] * 4
        """Who has played a card."""
        self.phase = PLAY
        self.given: Sequence[Sequence[int]] = NO_GIFTS
        """By seat: the card for the seats 1, 2 and 3 places further on; 0 where nobody remembers."""
        self.armed = [holds_bomb(hand) for hand in hands]
        """Who holds a bomb."""

    def copy(self) -> "Round":
        """Another round in the same state."""
        twin = Round.__new__(Round)
        twin.hands = self.hands[:]
        twin.calls = self.calls[:]
        twin.turn = self.turn
        twin.top = self.top
        twin.owner = self.owner
        twin.pile = self.pile
        twin.won = self.won[:]
        twin.wish = self.wish
        twin.out = self.out[:]
        twin.gone = self.gone
        twin.opened = self.opened[:]
        twin.phase = self.phase
        twin.given = self.given
        twin.armed = self.armed[:]
        return twin

    def legal(self) -> list[Move]:
        """What whose turn it is may do, the pass first if it is allowed."""
        return legal(self.hands[self.turn], self.top, self.wish)

    def throws(self, seat: int) -> list[Move]:
        """The bombs that this seat may throw on the trick that lies, in turn or not (article 8.4)."""
        if not self.top[0] or not self.armed[seat] or self.phase > WINDOW:
            return []
        return bombs(self.hands[seat], self.top)

    def call(self, seat: int) -> None:
        """Call small Tichu."""
        self.calls[seat] = 1

    def play(self, move: Move, wish: int = 0) -> None:
        """Whose turn it is plays, or passes; `wish` comes with the Mah Jong, 0 for none."""
        if move[0]:
            self._put(self.turn, move, wish)
        else:
            self._pass_on(self.turn)

    def throw(self, seat: int, bomb: Move) -> None:
        """A bomb out of turn or in the window."""
        self.phase = PLAY
        self._put(seat, bomb, 0)

    def close(self) -> None:
        """Nobody throws a bomb: the trick goes to the top's owner, who may have to give it away (article 10.1)."""
        kind, _, strength, _ = self.top
        if kind == SINGLE and strength == DRAGON_STRENGTH:
            self.phase, self.turn = GIVING, self.owner
        else:
            self._take(self.owner)

    def give(self, to: int) -> None:
        """The Dragon's trick goes to this opponent."""
        self._take(to)

    def _put(self, seat: int, move: Move, wish: int) -> None:
        cards = move[3]
        left = self.hands[seat] = self.hands[seat] & ~cards
        self.gone |= cards
        self.opened[seat] = True
        if self.armed[seat]:
            self.armed[seat] = holds_bomb(left)
        over = False
        if not left:
            out = self.out
            out.append(seat)
            over = len(out) > 2 or (len(out) == 2 and out[0] ^ out[1] == 2)
        if move[0] == LED_DOG:
            if over:
                self.phase = OVER
            else:
                self.turn = self._holder_from(seat ^ 2)
            return
        self.pile |= cards
        self.top, self.owner = move, seat
        if over:
            if len(self.out) > 2:
                self.close()
            else:
                self.phase = OVER
            return
        if self.wish:
            if cards & OF_RANK[self.wish]:
                self.wish = 0
        elif wish and cards & MAH_JONG:
            self.wish = wish
        self.turn = self._holder_from(seat + 1 & 3)

    def _pass_on(self, seat: int) -> None:
        hands, owner = self.hands, self.owner
        while True:
            seat = seat + 1 & 3
            if seat == owner:
                break
            if hands[seat]:
                self.turn = seat
                return
        top = self.top
        if True in self.armed and any(self.armed[other] and bombs(hands[other], top) for other in range(4)):
            self.phase, self.turn = WINDOW, owner
        else:
            self.close()

    def _take(self, taker: int) -> None:
        self.won[taker] += points(self.pile)
        owner = self.owner
        self.pile, self.top, self.owner = 0, PASS, -1
        if len(self.out) > 2:
            self.phase = OVER
        else:
            self.phase = PLAY
            self.turn = self._holder_from(owner)

    def _holder_from(self, seat: int) -> int:
        """This seat if it has cards, else the next that does (articles 8.7 and 9.1)."""
        hands = self.hands
        while not hands[seat]:
            seat = seat + 1 & 3
        return seat

    def score(self) -> tuple[int, int]:
        """Each team's points of a round that is over, calls included (article 12)."""
        out, won = self.out, self.won
        first = out[0]
        if len(out) == 2:
            teams = [200, 0] if first & 1 == 0 else [0, 200]
        else:
            last = 6 - out[0] - out[1] - out[2]
            teams = [0, 0]
            for seat in range(4):
                teams[first & 1 if seat == last else seat & 1] += won[seat]
            teams[1 - (last & 1)] += points(self.hands[last])
        for seat, call in enumerate(self.calls):
            if call:
                teams[seat & 1] += 100 * call if seat == first else -100 * call
        return teams[0], teams[1]


def deal(chance: Chance) -> tuple[list[int], list[int]]:
    """By seat the first eight cards, and all fourteen."""
    deck = list(range(56))
    chance.shuffle(deck)
    hands = [sum(1 << card for card in deck[seat::4]) for seat in range(4)]
    return [sum(1 << card for card in deck[seat:32:4]) for seat in range(4)], hands


def exchanged(hands: Sequence[int], gifts: Sequence[Sequence[int]]) -> list[int]:
    """The hands after everybody has given three cards to the seats 1, 2 and 3 places further on (article 5)."""
    after = [hand & ~(one | two | three) for hand, (one, two, three) in zip(hands, gifts, strict=True)]
    for seat, three in enumerate(gifts):
        for places, card in enumerate(three, start=1):
            after[seat + places & 3] |= card
    return after
