"""At every step all 56 cards are somewhere, once; and the points add up."""

from hypothesis import given
from hypothesis import strategies as st

from engine.cards import ALL_CARDS, Cards
from engine.tichu.rules import points_of
from engine.tichu.state import (
    Answering,
    Closing,
    Dealing,
    Exchanging,
    Following,
    Giving,
    Leading,
    Over,
    State,
)
from tests.property.walks import states


def piles(state: State) -> list[Cards]:
    """All the places where cards are; none between rounds."""
    match state:
        case Answering(hands=hands, rest=rest):
            return [*hands, *rest]
        case Exchanging(hands=hands):
            return list(hands)
        case Leading(round=now) | Following(round=now) | Closing(round=now) | Giving(round=now):
            return [*now.hands, now.gone]
        case Dealing() | Over():
            return []


@given(st.integers(0, 10**9))
def test_56_cards_are_conserved_at_every_step(seed: int) -> None:
    for state in states(seed):
        found = piles(state)
        if found:
            assert sum(pile.bit_count() for pile in found) == 56
            assert Cards(sum(found)) == ALL_CARDS


@given(st.integers(0, 10**9))
def test_the_points_of_hands_table_and_tricks_are_100(seed: int) -> None:
    for state in states(seed):
        match state:
            case Leading(round=now):
                trick = 0
            case Following(round=now, trick=plays) | Closing(round=now, trick=plays) | Giving(round=now, trick=plays):
                trick = points_of(plays)
            case _:
                continue
        assert sum(now.points) + trick + sum(hand.points for hand in now.hands) == 100


@given(st.integers(0, 10**9))
def test_a_seat_is_out_exactly_when_it_has_no_cards(seed: int) -> None:
    for state in states(seed):
        match state:
            case Leading(round=now) | Following(round=now) | Closing(round=now) | Giving(round=now):
                assert [not hand for hand in now.hands] == [seat in now.out for seat in range(4)]
            case _:
                pass


@given(st.integers(0, 10**9))
def test_rule_12_a_round_counts_100_or_200_and_the_totals_are_the_sums(seed: int) -> None:
    *_, last = states(seed)
    assert isinstance(last, Over)
    sums = [0, 0]
    for result in last.results:
        assert result.cards in {(200, 0), (0, 200)} if result.one_two else sum(result.cards) == 100
        assert all(-25 <= points <= 125 for points in result.cards) or result.one_two
        sums = [before + points for before, points in zip(sums, result.points, strict=True)]
        assert list(result.totals) == sums
