"""Articles 2 and 12: the points of a round and the end of a match."""

import pytest

from engine.kernel import Seat
from engine.tichu.events import Event, MatchWon, RoundScored
from engine.tichu.rules import STANDARD, after_the_rounds, at_the_target, compose
from engine.tichu.scoring import counted
from engine.tichu.state import Dealing
from engine.tichu.view import Call, CallResult, Phase, RoundResult
from tests.desk import Desk, desk


def results(*totals: tuple[int, int]) -> tuple[RoundResult, ...]:
    """Rounds with these totals."""
    return tuple(
        RoundResult(number, (Seat(0), Seat(1), Seat(2)), (50, 50), (), (50, 50), each)
        for number, each in enumerate(totals, 1)
    )


def after(*totals: tuple[int, int], options: tuple[str, ...] = ()) -> Event | None:
    """What the table does by itself after rounds with these totals."""
    return Desk(options=options).game.consequence(Dealing(results=results(*totals)))


def test_rule_2_2_the_target_is_looked_at_only_after_a_scored_round() -> None:
    assert after((995, 5)) is None
    assert after((1000, 0)) == MatchWon(0, (1000, 0))
    at = desk("5j", "Ks 4s", "", "", out=[3, 2], options=["target=5"])
    at.play(0, "5j")
    assert (at.phase, at.awaited) == (Phase.OVER, set())
    assert at.beat is None
    assert at.events[-1] == MatchWon(0, (15, 0))


def test_rule_2_3_the_higher_total_wins_at_or_above_the_target() -> None:
    assert after((1005, 1100)) == MatchWon(1, (1005, 1100))


def test_rule_2_3_a_tie_at_or_above_the_target_is_another_round() -> None:
    assert after((1000, 1000)) is None
    assert at_the_target(STANDARD, results((1000, 1000), (1050, 1050))) is None
    assert at_the_target(STANDARD, results((1000, 1000), (1025, 1075))) == MatchWon(1, (1025, 1075))


def test_rule_2_4_totals_have_no_floor() -> None:
    at = desk("7j", "8s 4s", "", "9t", out=[2], calls=(Call.GRAND, None, None, None))
    at.play(0, "7j")
    assert at.result.totals == (0, 0)
    at = desk("7j", "8s 4s", "", "9t", out=[2], calls=(None, Call.SMALL, None, Call.GRAND))
    at.play(0, "7j")
    assert at.result.totals == (200, -300)


def test_rule_12_1_vector_30_the_fourths_hand_goes_over_and_its_tricks_to_the_first() -> None:
    at = desk("", "", "5p", "Kt Tt", turn=2, out=[0, 1], won=["", "5j", "", "Kj Ts"])
    at.play(2, "5p")
    assert at.result.order == (0, 1, 2)
    assert at.result.cards == (5 + 20 + 20, 5)


def test_rule_12_1_the_first_may_be_the_fourths_partner() -> None:
    assert counted((0, 10, 20, 30), first=Seat(1), last=Seat(3), hand=40) == (20 + 40, 10 + 30)


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_rule_12_2_a_one_two_counts_200_to_0_whatever_the_tricks(first: int) -> None:
    hands = ["2j 3j", "2s 3s", "2p 3p", "2t 3t"]
    won = ["5j", "5s", "Kp", "Kt"]
    mate = first ^ 2
    hands[first] = ""
    hands[mate] = "7j"
    at = desk(*hands, turn=mate, out=[first], won=won)
    at.play(mate, "7j")
    assert at.result.one_two
    assert at.result.cards == ((200, 0) if first % 2 == 0 else (0, 200))


def test_rule_4_3_calls_are_personal_and_settled_on_top() -> None:
    at = desk("7j", "8s 4s", "", "9t", out=[2], calls=(Call.SMALL, None, Call.GRAND, Call.SMALL))
    at.play(0, "7j")
    assert at.result.calls == (
        CallResult(Seat(0), Call.SMALL, made=False),
        CallResult(Seat(2), Call.GRAND, made=True),
        CallResult(Seat(3), Call.SMALL, made=False),
    )
    assert at.result.points == (200 - 100 + 200, -100)


def test_rule_12_3_the_bounds_of_a_teams_round() -> None:
    at = desk("7j", "8s 4s", "", "9t", out=[2], calls=(None, Call.GRAND, Call.GRAND, Call.GRAND))
    at.play(0, "7j")
    assert at.result.points == (400, -400)


def test_the_next_round_begins_with_its_own_number_and_the_totals_so_far() -> None:
    at = desk("5j", "Ks 4s", "", "", out=[3, 2])
    at.play(0, "5j")
    assert isinstance(at.events[-1], RoundScored)
    assert (at.table.round, at.table.totals, at.table.out) == (2, (15, 0), (3, 2, 0))
    at.deals()
    assert (at.table.round, at.table.totals, at.table.out, at.phase) == (2, (15, 0), (), Phase.GRAND)
    assert at.table.moment == at.state.moment


def test_rule_13_1_a_fixed_number_of_rounds_may_end_in_a_draw() -> None:
    rules = compose(["rounds=2"])
    assert after_the_rounds(rules, results((2000, 0))) is None
    assert after_the_rounds(rules, results((0, 0), (50, 50))) == MatchWon(None, (50, 50))
    assert after_the_rounds(rules, results((0, 0), (50, 60))) == MatchWon(1, (50, 60))
    assert after((0, 0), (50, 50), options=("rounds=2",)) == MatchWon(None, (50, 50))
