"""The expert's trials: what is supposed could be, trials agree with the nets and the score, and hurry is obeyed."""

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from math import log
from random import Random
from statistics import fmean

import numpy as np
import pytest

from engine.minds.acting import act
from engine.minds.belief import belief
from engine.minds.fast.cards import ALL, DRAGON, KINDS, PHOENIX, card_index
from engine.minds.fast.moves import legal
from engine.minds.fast.playing import advanced, opened, take_turn
from engine.minds.fast.round import OVER, WINDOW, Round
from engine.minds.fast.sight import Sight, of_round
from engine.minds.fast.supposed import dealt, suppose
from engine.minds.features import after_move, before_move
from engine.minds.foresight import line, together
from engine.minds.learned import learned
from engine.minds.search import MOST, NEAR, Searching
from engine.tichu.rules import STANDARD
from tests.views import seen

ALIKE = (1.0,) * KINDS
EVEN = (ALIKE, ALIKE, ALIKE)
"""Odds by which all hands are alike likely."""
OPEN = seen("2p 2t 3t 4j 5j 5p 5t 6j 8j 8s 8t Tt Kp As")
"""A lead that is not obvious."""


def played(seed: int, turns: int) -> Round:
    """A round of the nets after so many turns, or at its end."""
    nets = [learned()] * 4
    now = opened(nets, Random(seed))
    while turns and now.phase != OVER:
        if not advanced(now, nets):
            take_turn(now, nets[0])
            turns -= 1
    return now


@lru_cache(maxsize=8)
def sights(turns: int) -> tuple[Sight, ...]:
    """What whose turn it is knows then."""
    middle = [played(seed, turns) for seed in range(4)]
    return tuple(of_round(now, now.turn) for now in middle if now.phase not in (WINDOW, OVER))


@pytest.mark.parametrize("turns", [0, 30])
def test_supposed_hands_agree_with_all_that_the_seat_knows(turns: int) -> None:
    for sight in sights(turns):
        for seed in range(5):
            hands = dealt(sight, belief().odds(sight), Random(seed))
            assert hands[sight.seat] == sight.hand
            assert tuple(hand.bit_count() for hand in hands) == sight.counts
            together = 0
            for hand in hands:
                assert not hand & together
                together |= hand
            assert together == ALL & ~sight.gone
            for places, card in enumerate(sight.given, start=1):
                assert not card & ~sight.gone or card & hands[sight.seat + places & 3]
            assert of_round(suppose(sight, hands), sight.seat) == sight


def test_other_hands_are_supposed_each_time() -> None:
    (sight, *_) = sights(0)
    chance = Random(1)
    assert len({tuple(dealt(sight, EVEN, chance)) for _ in range(20)}) == 20


def test_a_round_that_is_played_to_its_end_is_worth_its_score() -> None:
    for seed in range(2):
        now, end = played(seed, 30), played(seed, 300)
        ours, theirs = end.score()
        assert together([line(now, learned(), 300)], learned().play) == [(ours - theirs) / 100]


def test_rounds_side_by_side_come_to_what_each_comes_to_alone() -> None:
    nets = learned()
    alone = [together([line(played(seed, 10), nets, 6)], nets.play)[0] for seed in range(3)]
    assert together([line(played(seed, 10), nets, 6) for seed in range(3)], nets.play) == pytest.approx(alone, abs=1e-3)


def test_rows_in_parts_are_worth_what_whole_rows_are() -> None:
    net = learned().play
    whole: list[list[int]] = []
    rows: list[list[int]] = []
    fixed: list[int] = []
    for sight in sights(8):
        common, unseen = before_move(sight)
        moves = legal(sight.hand, sight.top, sight.wish)
        whole.append([after_move(sight, common, unseen, move) for move in moves])
        rows.append([after_move(sight, 0, unseen, move) for move in moves])
        fixed.append(common)
    for some, parts in zip(whole, net.values_in_parts(fixed, rows), strict=True):
        assert np.allclose(net.values(some), parts, atol=1e-3)


def test_only_what_may_be_the_best_is_tried() -> None:
    for sight in sights(8):
        moves = legal(sight.hand, sight.top, sight.wish)
        near = Searching().near(sight, moves)
        assert 1 <= len(near) <= MOST
        assert near[0].value == learned().best(sight, moves).value
        assert near[0].value - near[-1].value <= NEAR
        if len(near) == 1:
            assert Searching(worlds=0).move(sight, moves) == Searching().move(sight, moves)


def after(asks: int) -> Callable[[], bool]:
    """In a hurry after so many looks at the clock."""
    left = iter(range(asks))
    return lambda: next(left, None) is None


def test_in_a_hurry_it_decides_by_what_it_has_seen() -> None:
    at_once = act(learned(), STANDARD, OPEN)
    assert act(Searching(), STANDARD, OPEN) != at_once, "or this shows nothing"
    assert act(Searching(hurry=after(0)), STANDARD, OPEN) == at_once
    assert act(Searching(hurry=after(2)), STANDARD, OPEN) == act(Searching(worlds=16), STANDARD, OPEN)
    assert act(Searching(hurry=after(1000)), STANDARD, OPEN) == act(Searching(), STANDARD, OPEN)


def test_trials_change_what_is_done_now_and_then() -> None:
    several = ((sight, legal(sight.hand, sight.top, sight.wish)) for turns in (8, 0, 30) for sight in sights(turns))
    assert any(Searching(worlds=8).move(*one) != learned().move(*one) for one in several)


def test_cards_are_dealt_by_the_odds() -> None:
    (sight, *_) = sights(0)
    across = sight.seat + 2 & 3
    nowhere_else = tuple(tuple(1.0 if places == 2 or kind != 16 else 0.0 for kind in range(17)) for places in (1, 2, 3))
    one, two, three = nowhere_else
    assert not sight.hand & DRAGON, "somebody else has it"
    for seed in range(20):
        hands = dealt(sight, (one, two, three), Random(seed))
        assert hands[across] & DRAGON


def test_who_has_called_is_believed_to_have_the_high_cards() -> None:
    for sight in sights(0):
        after, before = sight.seat + 1 & 3, sight.seat + 3 & 3
        one, other = (
            belief().odds(replace(sight, calls=tuple(2 * (seat == caller) for seat in range(4))))
            for caller in (after, before)
        )
        for card in (1 << 48, PHOENIX, DRAGON):
            kind = card_index(card)
            assert one[0][kind] / one[2][kind] > other[0][kind] / other[2][kind]


def test_true_hands_are_likelier_for_the_belief_than_by_chance() -> None:
    """By 0.3 nats a decision at least; it is one in the mean."""
    gained: list[float] = []
    for turns in (0, 8, 30):
        for seed in range(20):
            now = played(seed, turns)
            if now.phase in (WINDOW, OVER):
                continue
            sight = of_round(now, now.turn)
            odds = belief().odds(sight)
            unknown = [now.hands[sight.seat + step & 3] & ~sight.given[step - 1] for step in (1, 2, 3)]
            room = [cards.bit_count() for cards in unknown]
            gained.append(0.0)
            for places, cards in enumerate(unknown):
                for card in (1 << place for place in range(56) if cards >> place & 1):
                    kind = card_index(card)
                    chances = [room[other] * odds[other][kind] for other in range(3)]
                    gained[-1] += log(chances[places] / sum(chances)) - log(room[places] / sum(room))
    assert fmean(gained) > 0.3
