"""All 24 orders of going out, with every set of calls, against a scorer of this file's own (article 12)."""

from itertools import permutations, product
from random import Random
from typing import Final

import pytest

from engine.tichu.view import Call
from tests.desk import desk

SUITS: Final = "jspt"
WORDS: Final = [f"{rank}{suit}" for rank in "3456789TJQKA" for suit in SUITS] + ["DG", "PH", "DR"]
"""All cards but the twos and the Mah Jong, which are the last cards played."""
CALLS: Final[tuple[Call | None, ...]] = (None, Call.SMALL, Call.GRAND)


def worth(cards: list[str]) -> int:
    """Article 1.3."""
    points = {"5": 5, "T": 10, "K": 10}
    return sum({"DR": 25, "PH": -25}.get(card, points.get(card[0], 0)) for card in cards)


def scored(
    order: tuple[int, ...], tricks: list[list[str]], hand: list[str], calls: tuple[Call | None, ...]
) -> tuple[int, int]:
    """Both teams' points of a round, from the rulebook: seats in the order of going out, the last holds a hand."""
    first, second, _, last = order
    even = odd = 0
    if {first, second} == {0, 2}:
        even = 200
    elif {first, second} == {1, 3}:
        odd = 200
    else:
        piles = dict(enumerate(tricks))
        piles[first] = piles[first] + piles.pop(last)
        piles[last] = []
        even = worth(piles[0]) + worth(piles[2])
        odd = worth(piles[1]) + worth(piles[3])
        if last in {1, 3}:
            even += worth(hand)
        else:
            odd += worth(hand)
    for seat, call in enumerate(calls):
        if call is not None:
            stake = 200 if call is Call.GRAND else 100
            gain = stake if seat == first else -stake
            even, odd = (even + gain, odd) if seat in {0, 2} else (even, odd + gain)
    return even, odd


@pytest.mark.parametrize("order", list(permutations(range(4))), ids=lambda order: "".join(map(str, order)))
def test_rule_12_every_order_and_every_set_of_calls(order: tuple[int, int, int, int]) -> None:
    first, second, third, last = order
    is_one_two = second == first ^ 2
    ending = second if is_one_two else third
    for calls in product(CALLS, CALLS, CALLS, CALLS):
        rng = Random(f"{order}{calls}")
        cards = rng.sample(WORDS, len(WORDS))
        held, rest = cards[:9], cards[9:]
        tricks = [rest[seat::4] for seat in range(4)]
        hands = ["", "", "", ""]
        hands[ending] = "2j"
        hands[last] = " ".join(held) if not is_one_two else " ".join(held[:5])
        if is_one_two:
            hands[third] = " ".join(held[5:])
        at = desk(
            *hands,
            turn=ending,
            out=order[:1] if is_one_two else order[:2],
            won=[" ".join(trick) for trick in tricks],
            calls=calls,
        )
        at.play(ending, "2j")
        result = at.result
        assert result.points == scored(order, tricks, held, calls)
        assert result.order == (order[:2] if is_one_two else order[:3])
        assert -425 <= min(result.points) <= max(result.points) <= 400
