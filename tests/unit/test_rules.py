"""Article 13: the options, each as it is played."""

import re

import pytest

from engine.kernel import Seat
from engine.tichu.actions import AnswerGrand
from engine.tichu.pace import Pace
from engine.tichu.rules import NUMBERED, OPTIONS, STANDARD, compose
from engine.tichu.view import Phase
from engine.tichu.why import Why
from tests.desk import Desk, desk


def test_no_options_are_the_standard_rules() -> None:
    assert compose([]) == STANDARD


@pytest.mark.parametrize("name", [*OPTIONS, *(f"{word}=2" for word in NUMBERED)])
def test_every_option_changes_the_rules_and_its_order_does_not_matter(name: str) -> None:
    assert compose([name]) != STANDARD
    for other in OPTIONS:
        assert compose([name, other]) == compose([other, name])


@pytest.mark.parametrize(
    "name",
    ["", "chess", "target", "target=", "target=0", "target=-5", "target=1e3", "target=٣", "rounds=0", "no_grand=1"],
)
def test_a_name_that_is_no_option_is_told_in_one_line(name: str) -> None:
    with pytest.raises(ValueError, match=re.escape(repr(name))) as caught:
        compose([name])
    assert "\n" not in str(caught.value)


def test_rule_13_1_target() -> None:
    assert Desk(options=["target=500"]).table.target == 500


def test_rule_13_1_turn_seconds_are_doubled_for_grand_and_the_exchange_and_0_is_no_clock() -> None:
    rules = compose(["turn_seconds=30"])
    assert [rules.seconds(pace) for pace in (Pace.TURN, Pace.GIFT, Pace.GRAND, Pace.EXCHANGE)] == [30, 30, 60, 60]
    off = compose(["turn_seconds=0"])
    assert [off.seconds(pace) for pace in (Pace.TURN, Pace.GIFT, Pace.GRAND, Pace.EXCHANGE)] == [None] * 4


def test_rule_13_1_bomb_window_seconds_run_even_without_a_clock() -> None:
    assert compose(["turn_seconds=0", "bomb_window_seconds=7"]).seconds(Pace.WINDOW) == 7


def test_rule_13_1_no_grand_deals_fourteen_cards_at_once() -> None:
    at = Desk(options=["no_grand"])
    at.deals()
    assert at.phase is Phase.EXCHANGE
    assert [seat.count for seat in at.table.seats] == [14] * 4
    assert at.refuses(Seat(0), AnswerGrand(grand=True)) is Why.NOT_NOW


def test_rule_13_1_one_two_100() -> None:
    at = desk("7j", "8s 4s", "", "9t", out=[2], options=["one_two_100"])
    at.play(0, "7j")
    assert at.result.cards == (100, 0)


def test_rule_13_1_last_dragon_keep() -> None:
    at = desk("DR", "3s 4s", "", "", out=[3, 2], options=["last_dragon_keep"])
    at.play(0, "DR")
    assert at.result.cards == (25, 0)
    at = desk("DR 2j", "3s 4s", "5p 6p", "8t 9t", options=["last_dragon_keep"])
    at.play(0, "DR")
    at.passes(1, 2, 3)
    assert at.phase is Phase.DRAGON


def test_rule_13_1_one_call_per_team() -> None:
    at = desk("7j 2j", "9s 4s", "5p 6p", "8t 9t", options=["one_call_per_team"])
    at.calls(0)
    assert at.refuses_call(2) is Why.PARTNER_HAS_CALLED
    at.calls(1)


def test_rule_13_1_wish_required() -> None:
    at = desk("MJ 2j", "9s 4s", "5p 6p", "8t 9t", options=["wish_required"])
    assert at.refuses_play(0, "MJ") is Why.WISH_IS_REQUIRED
    at.play(0, "MJ", wish="9")


def test_rule_13_1_no_reenter_after_pass_locks_who_passed_until_a_bomb_comes() -> None:
    hands = ("7j 2j 3j 4j 6j", "Ks 3s 4s", "9p 6p", "Tt 8j 5j 5s 5p 5t")
    at = desk(*hands, options=["no_reenter_after_pass"])
    at.play(0, "7j")
    at.passes(1)
    at.play(2, "9p")
    assert at.table.seats[1].passed
    at.play(3, "Tt")
    at.passes(0)
    assert at.turn == 2
    at.passes(2)
    assert at.phase is Phase.CLOSING
    at.play(3, "5j 5s 5p 5t")
    assert at.turn == 0
    at.passes(0)
    assert at.turn == 1


def test_rule_13_1_no_reenter_after_pass_ends_with_a_bomb_between_turns_too() -> None:
    hands = ("7j 2j 3j 4j 6j", "Ks 3s 4s", "9p 6p", "Tt 8j 5j 5s 5p 5t")
    at = desk(*hands, options=["no_reenter_after_pass"])
    at.play(0, "7j")
    at.passes(1)
    at.play(3, "5j 5s 5p 5t")
    at.passes(0)
    assert at.turn == 1


def test_rule_13_1_no_reenter_after_pass_ends_a_trick_that_only_its_owner_is_left_in() -> None:
    at = desk("7j 2j", "8s 3s", "4p 6p", "Tt Kt", options=["no_reenter_after_pass"])
    at.play(0, "7j")
    at.passes(1, 2)
    at.play(3, "Tt")
    at.passes(0)
    assert (at.phase, at.turn) == (Phase.PLAY, 3)
    assert len(at.table.last_trick) == 2


def test_rule_13_1_no_out_of_turn_bombs_and_so_no_window() -> None:
    at = desk("7j 2j 3j 4j 6j", "Ks 3s 4s", "9p 6p", "5j 5s 5p 5t 8t", options=["no_out_of_turn_bombs"])
    at.play(0, "7j")
    assert at.refuses_play(3, "5j 5s 5p 5t") is Why.NOT_YOUR_TURN
    at.passes(1, 2)
    at.play(3, "5j 5s 5p 5t")
    at.passes(0, 1, 2)
    assert (at.phase, at.turn) == (Phase.PLAY, 3)
