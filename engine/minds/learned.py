"""The player that has learned: every decision by a net, from what one seat knows.

Values are hundreds of points of the round's difference that the seat's team
may expect, calls included. Equal sights give equal answers.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Final, NamedTuple

import numpy as np

from engine.cards import RANKS, Cards
from engine.minds.dragon import dragon_goes_to
from engine.minds.fast.cards import ACES, ALL, DOG, DRAGON, MAH_JONG, OF_RANK, PHOENIX, analyse, card_index
from engine.minds.fast.moves import PASS, Move
from engine.minds.fast.policy import Gifts
from engine.minds.fast.sight import Sight
from engine.minds.features import GIVEN, after_move, before_move, before_play
from engine.minds.network import Floats, Network, load, unpacked
from engine.minds.stakes import stakes

LOW: Final = 8
"""An opponent may get one of the lowest eight kinds of card in the hand, or the Dog."""
SMALL_MARGIN: Final = 0.1
GRAND_MARGIN: Final = 0.1
"""What a call must promise, in hundreds of points: the nets are not sure to a point."""
NO_WISH: Final = (0,)


class Valued(NamedTuple):
    """A move and what it is worth."""

    value: float
    move: Move
    wish: int
    """With the Mah Jong a rank, else 0."""


@dataclass(frozen=True)
class Learned:
    """A policy of three nets."""

    play: Network
    exchange: Network
    eight: Network

    def values(self, sight: Sight, moves: Sequence[Move]) -> list[Valued]:
        """Every move, those with the Mah Jong with their best wish; in the order of the moves.

        Out of turn the moves are bombs and `PASS`, which keeps them.
        """
        fixed, unseen = before_move(sight)
        ways = ways_of(sight, moves)
        worth = self.play.values([after_move(sight, fixed, unseen, move, wish=wish) for move, wish in ways]).tolist()
        best: dict[Move, Valued] = {}
        for (move, wish), value in zip(ways, worth, strict=True):
            if move not in best or value > best[move].value:
                best[move] = Valued(value, move, wish)
        return list(best.values())

    def worth(self, sight: Sight, move: Move, wish: int) -> float:
        """What one move is worth with this wish; 0 for none."""
        fixed, unseen = before_move(sight)
        (worth,) = self.play.values([after_move(sight, fixed, unseen, move, wish=wish)]).tolist()
        return float(worth)

    def best(self, sight: Sight, moves: Sequence[Move]) -> Valued:
        """The best move, the first of equals."""
        return max(self.values(sight, moves), key=_value)

    def small_margin(self, sight: Sight, moves: Sequence[Move]) -> float:
        """What small Tichu adds to the best move if it is called now; -1 if that move is then a pass.

        A call loses nothing by waiting for the seat's first play.
        """
        calls = tuple([1 if seat == sight.seat else call for seat, call in enumerate(sight.calls)])
        called = self.best(replace(sight, calls=calls), moves)
        return -1.0 if called.move == PASS else called.value - self.best(sight, moves).value

    def grand_margin(self, eight: int, seat: int, calls: Sequence[int]) -> float:
        """What Grand Tichu adds to a hand of eight cards; -1 without an ace's power, where nothing was learned."""
        if not eight & (ACES | PHOENIX | DRAGON):
            return -1.0
        with_call = [2 if other == seat else call for other, call in enumerate(calls)]
        without, called = self.eight.values([before_play(eight, seat, calls), before_play(eight, seat, with_call)])
        return float(called - without)

    def gift_values(self, sight: Sight, ways: Sequence[Gifts]) -> Floats:
        """What each of these gifts is worth, in their order; many are reckoned as quickly as few."""
        hand, seat, calls = sight.hand, sight.seat, sight.calls
        given = [one | two | three for one, two, three in ways]
        place = {cards: number for number, cards in enumerate(dict.fromkeys(given))}
        index = {1 << card: GIVEN + card_index(1 << card) for card in Cards(hand)}
        first = self.exchange.layers.first
        sums = self.exchange.first_sums(unpacked([before_play(hand & ~cards, seat, calls) for cards in place]))
        sums = sums[[place[cards] for cards in given]]
        for places, cards in enumerate(zip(*ways, strict=True)):
            sums += first[[index[card] + 17 * places for card in cards]]
        return self.exchange.of_sums(sums)

    # --- as a policy ------------------------------------------------------------------------------------------

    def grand(self, sight: Sight) -> bool:
        """Whether to call Grand Tichu with these eight cards at this score; not beside the partner's."""
        if sight.calls[sight.seat ^ 2]:
            return False
        must = stakes().grand_must_promise(*sight.totals, sight.target)
        return self.grand_margin(sight.hand, sight.seat, sight.calls) > GRAND_MARGIN + must

    def gifts(self, sight: Sight) -> Gifts:
        """The best of all gifts worth a thought."""
        ways = possible_gifts(sight.hand)
        return ways[int(np.argmax(self.gift_values(sight, ways)))]

    def small(self, sight: Sight, moves: Sequence[Move]) -> bool:
        """Whether to call small Tichu with a first play at this score; not beside the partner's call."""
        if sight.calls[sight.seat ^ 2]:
            return False
        must = stakes().small_must_promise(*sight.totals, sight.target)
        return self.small_margin(sight, moves) > SMALL_MARGIN + must

    def move(self, sight: Sight, moves: Sequence[Move]) -> Move:
        """The best of these moves."""
        return moves[0] if len(moves) == 1 else self.best(sight, moves).move

    def wish(self, sight: Sight, move: Move) -> int:
        """The best wish with this move."""
        return self.best(sight, (move,)).wish

    def throw(self, sight: Sight, bombs: Sequence[Move]) -> Move:
        """The best of throwing one of these bombs and of keeping them for now."""
        return self.best(sight, (PASS, *bombs)).move

    def dragon(self, sight: Sight) -> int:
        """The opponent who is likelier to be last."""
        return dragon_goes_to(sight.seat, sight.counts, [call > 0 for call in sight.calls])


@dataclass(frozen=True)
class LikeTheNets:
    """A policy that does what these nets do; who extends it has a way of its own for some of it."""

    nets: Learned

    def grand(self, sight: Sight) -> bool:
        """As the nets do."""
        return self.nets.grand(sight)

    def gifts(self, sight: Sight) -> Gifts:
        """As the nets do."""
        return self.nets.gifts(sight)

    def small(self, sight: Sight, moves: Sequence[Move]) -> bool:
        """As the nets do."""
        return self.nets.small(sight, moves)

    def move(self, sight: Sight, moves: Sequence[Move]) -> Move:
        """As the nets do."""
        return self.nets.move(sight, moves)

    def wish(self, sight: Sight, move: Move) -> int:
        """As the nets do."""
        return self.nets.wish(sight, move)

    def throw(self, sight: Sight, bombs: Sequence[Move]) -> Move:
        """As the nets do."""
        return self.nets.throw(sight, bombs)

    def dragon(self, sight: Sight) -> int:
        """As the nets do."""
        return self.nets.dragon(sight)


@cache
def learned() -> Learned:
    """The player with the nets in `engine/minds/weights`."""
    return Learned(load("play"), load("exchange"), load("grand"))


def ways_of(sight: Sight, moves: Sequence[Move]) -> list[tuple[Move, int]]:
    """These moves, those with the Mah Jong with each wish that is worth a thought, the others with 0 for none."""
    wishes = worth_a_wish(sight) if sight.hand & MAH_JONG else NO_WISH
    return [(move, wish) for move in moves for wish in (wishes if move[3] & MAH_JONG else NO_WISH)]


def worth_a_wish(sight: Sight) -> Sequence[int]:
    """The ranks to think about for a wish: such as an opponent may hold. While the partner's call stands, the highest.

    What was given to the partner would only bind him. Beside a caller the highest rank that the own hand lacks is
    worth nine points more than what the net would wish for, in 1,156 positions that were played to the end both ways.
    """
    elsewhere, with_partner = ALL & ~sight.hand & ~sight.gone, sight.given[1] & ~sight.gone
    ranks = [rank for rank in RANKS if elsewhere & OF_RANK[rank] and not with_partner & OF_RANK[rank]]
    if sight.calls[sight.seat ^ 2] and not sight.out:
        ranks = [rank for rank in ranks if not sight.hand & OF_RANK[rank]][-1:] or ranks
    return ranks or RANKS


def possible_gifts(hand: int) -> list[Gifts]:
    """All gifts worth a thought: any card for the partner, a low one or the Dog for each opponent."""
    kinds = _different(hand)
    low = hand & DOG
    for card in kinds[:LOW]:
        low |= hand & OF_RANK[card.bit_length() + 7 >> 2] if card < MAH_JONG else card
    return [
        (one, two, three)
        for one in _different(hand & low)
        for three in _different(hand & low & ~one)
        for two in _different(hand & ~one & ~three)
    ]


def _different(hand: int) -> list[int]:
    """One card of each rank, the specials last."""
    cards = [card for card in analyse(hand)[5] if card]
    return cards + [special for special in (MAH_JONG, DOG, PHOENIX, DRAGON) if hand & special]


def _value(one: Valued) -> float:
    return one.value
