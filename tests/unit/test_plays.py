"""Articles 6 to 8 as a seat is judged, from views written by hand."""

import pytest

from engine.cards import Cards
from engine.tichu.actions import CallTichu, Pass, Play
from engine.tichu.combinations import Combination, Kind
from engine.tichu.legal import (
    Objection,
    Why,
    bombs,
    cheapest,
    judged,
    legal,
    may_pass,
    objection,
    play_of,
    plays,
    readings_on,
)
from engine.tichu.notation import spell
from engine.tichu.rules import STANDARD
from engine.tichu.view import Phase, PlayerView
from tests.views import MOMENT, play, seen, spelled, why


def may(view: PlayerView) -> set[str]:
    """What may be put down, in notation."""
    return spelled(plays(STANDARD, view))


ONE_TO_FIVE = "MJ 2j 3s 4p 5t"


# --- article 7: the wish -----------------------------------------------------------------------------------------


def test_rule_7_1_a_wish_comes_with_the_mah_jong_alone_or_in_a_straight() -> None:
    view = seen("MJ 2j 3s 4p 5t 9j")
    assert why(view, play("MJ", wish="9")) is None
    assert why(view, play("MJ")) is None
    assert why(view, play(ONE_TO_FIVE, wish="A")) is None
    assert why(view, play("9j", wish="8")) is Why.WISH_NEEDS_MAH_JONG


@pytest.mark.parametrize("rank", [1, 15, 0, -2])
def test_rule_7_1_no_specials_are_wished_for(rank: int) -> None:
    assert why(seen("MJ"), Play(Cards("MJ"), MOMENT, wish=rank)) is Why.NO_SUCH_RANK


def test_rule_7_4_the_phoenix_must_help_vector_1() -> None:
    view = seen("3j 4s 5p PH 7t", on=ONE_TO_FIVE, wish="4")
    assert may(view) == {"3j 4s 5p PH=6 7t"}
    assert why(view, Pass(MOMENT)) is Why.WISH_BINDS


def test_rule_7_5_the_phoenix_is_never_the_wished_card_vector_2() -> None:
    view = seen("3j PH 5p 6s 7t", on=ONE_TO_FIVE, wish="4")
    assert may_pass(STANDARD, view)
    assert may(view) == {"3j PH=4 5p 6s 7t"}


def test_rule_7_6_if_only_a_bomb_has_the_rank_it_must_be_played_vector_3() -> None:
    view = seen("5j 5s 5p 5t Jj Qj", on="MJ 2j 3s 4p PH=5", wish="5")
    assert may(view) == {"5j 5s 5p 5t"}
    assert not may_pass(STANDARD, view)


def test_rule_7_4_vector_4() -> None:
    view = seen("2s 3p PH 5p 6t", on=ONE_TO_FIVE, wish="5")
    assert may(view) == {"2s 3p PH=4 5p 6t"}
    assert not may_pass(STANDARD, view)


def test_rule_7_4_vector_5_either_reading_will_do() -> None:
    view = seen("PH 4j 5p 6s 7t", on=ONE_TO_FIVE, wish="4")
    assert may(view) == {"4j 5p 6s 7t PH=8", "PH=3 4j 5p 6s 7t"}
    assert not may_pass(STANDARD, view)


def test_rule_7_4_vector_6() -> None:
    view = seen("5j 7s 8p 9t PH", on=ONE_TO_FIVE, wish="8")
    assert may(view) == {"5j PH=6 7s 8p 9t"}
    assert not may_pass(STANDARD, view)


def test_rule_7_4_vector_7_a_reading_must_be_high_enough() -> None:
    hand = "5j 6s 7p 8t PH"
    assert may(seen(hand, on="4j 5s 6p 7j 8j", wish="7")) == {"5j 6s 7p 8t PH=9"}
    assert not may_pass(STANDARD, seen(hand, on="4j 5s 6p 7j 8j", wish="7"))
    assert may_pass(STANDARD, seen(hand, on="5j 6p 7j 8j 9j", wish="7"))
    assert may(seen(hand, on="5s 6p 7j 8j 9j", wish="7")) == set()


def test_rule_7_6_vector_8_the_single_or_the_bomb() -> None:
    view = seen("5j 5s 5p 5t", on="MJ", wish="5")
    assert may(view) == {"5j", "5s", "5p", "5t", "5j 5s 5p 5t"}
    assert not may_pass(STANDARD, view)


def test_rule_7_4_vector_9_the_pair_with_the_phoenix() -> None:
    assert may(seen("8j PH 3j", on="5j 5s", wish="8")) == {"8j PH=8"}
    assert not may_pass(STANDARD, seen("8j PH 3j", on="5j 5s", wish="8"))
    assert may_pass(STANDARD, seen("8j 9j 3j", on="5j 5s", wish="8"))


def test_rule_7_6_vector_10_the_dragon_must_be_bombed() -> None:
    view = seen("8j 8s 8p 8t 9j", on="DR", wish="8")
    assert may(view) == {"8j 8s 8p 8t"}
    assert not may_pass(STANDARD, view)


def test_rule_7_7_vector_11_only_the_wished_card_may_be_led() -> None:
    view = seen("8j Kj Ks Kp Kt", wish="8")
    assert may(view) == {"8j"}
    assert why(view, "Kj Ks Kp Kt") is Why.WISH_BINDS


def test_rule_7_7_not_the_dog() -> None:
    assert why(seen("8j DG", wish="8"), "DG") is Why.WISH_BINDS
    assert why(seen("7j DG", wish="8"), "DG") is None


def test_rule_7_3_a_play_without_the_rank_is_refused_and_the_cheapest_named() -> None:
    view = seen("8j 8s 9j Kj PH", on="7j", wish="8")
    assert objection(STANDARD, view, play("Kj")) == Objection(Why.WISH_BINDS, 8, play("8j"))
    assert objection(STANDARD, view, Pass(MOMENT)) == Objection(Why.WISH_BINDS, 8, play("8j"))
    assert why(view, "8s") is None


def test_rule_7_3_no_duty_without_the_rank_or_without_a_legal_play() -> None:
    assert may_pass(STANDARD, seen("9j Kj", on="7j", wish="8"))
    assert may_pass(STANDARD, seen("8j Kj", on="9j", wish="8"))
    assert why(seen("8j Kj", on="9j", wish="8"), "Kj") is None


def test_rule_7_4_breaking_up_a_better_holding_is_no_excuse() -> None:
    assert may(seen("8j 8s 8p 8t", on="7j", wish="8")) == {"8j", "8s", "8p", "8t", "8j 8s 8p 8t"}


def test_rule_7_6_a_bomb_without_the_rank_is_always_allowed_when_following() -> None:
    view = seen("8j Kj Ks Kp Kt", on="7j", wish="8")
    assert may(view) == {"8j", "Kj Ks Kp Kt"}
    assert not may_pass(STANDARD, view)


def test_rule_7_8_a_bomb_out_of_turn_is_not_bound() -> None:
    view = seen("8j Kj Ks Kp Kt", on="7j", turn=1, wish="8")
    assert why(view, "Kj Ks Kp Kt") is None
    assert spelled(bombs(STANDARD, view)) == {"Kj Ks Kp Kt"}


def test_rule_7_9_no_duty_to_bomb_ones_own_bomb() -> None:
    view = seen("8j 8s 8p 8t 9j", on="7j 7s 7p 7t", by=0, phase=Phase.CLOSING, wish="8")
    assert why(view, Pass(MOMENT)) is Why.BOMBS_ONLY
    assert why(view, "8j 8s 8p 8t") is None
    assert plays(STANDARD, view) == ()


# --- article 6 on the table --------------------------------------------------------------------------------------


def test_rule_6_9_without_a_reading_the_highest_that_is_legal() -> None:
    cards = "As Aj PH 9j 9s"
    assert judged(STANDARD, seen(cards), play(cards)) == judged(STANDARD, seen(cards), play("As Aj PH=A 9j 9s"))
    nines = judged(STANDARD, seen(cards), play("As Aj PH=9 9j 9s"))
    assert isinstance(nines, Combination)
    assert (nines.rank, nines.phoenix) == (9, 9)


def test_rule_6_9_a_reading_that_is_too_low_here_is_refused() -> None:
    view = seen("3s 3j PH 5j 5s", on="4j 4s 4p 2j 2s")
    assert why(view, "3s 3j PH=3 5j 5s") is Why.WRONG_READING
    assert why(view, "3s 3j PH=5 5j 5s") is None
    assert spelled(readings_on(STANDARD, view, Cards("3s 3j PH 5j 5s"))) == {"3j 3s 5j 5s PH=5"}


@pytest.mark.parametrize(("cards", "rank"), [("PH", 9), ("9j 9s", 9), ("9j PH", 8), ("5j 6j 7j 8j 9j", 9)])
def test_rule_6_7_a_rank_that_the_phoenix_cannot_stand_for(cards: str, rank: int) -> None:
    view = seen("9j 9s PH 5j 6j 7j 8j")
    assert why(view, Play(Cards(cards), MOMENT, rank)) is Why.WRONG_READING


def test_rule_6_10_the_phoenix_on_a_single() -> None:
    view = seen("PH 2j", on="8j")
    (phoenix,) = readings_on(STANDARD, view, Cards("PH"))
    assert phoenix.rank == 8.5
    assert judged(STANDARD, view, play("PH")) == phoenix
    assert plays(STANDARD, view) == (phoenix,)


def test_rule_6_10_the_phoenix_led_then_the_mah_jong_or_a_two_vector_25() -> None:
    assert why(seen("MJ", on="PH"), "MJ") is Why.TOO_LOW
    assert why(seen("2j", on="PH"), "2j") is None


def test_rule_6_10_never_on_the_dragon_vector_26() -> None:
    assert why(seen("PH", on="DR"), "PH") is Why.PHOENIX_NOT_ON_DRAGON
    assert plays(STANDARD, seen("PH", on="DR")) == ()


def test_rule_6_10_a_single_phoenix_goes_on_singles_only() -> None:
    assert why(seen("PH", on="4j 4s"), "PH") is Why.WRONG_KIND


def test_rule_6_12_the_dog_never_follows() -> None:
    assert why(seen("DG", on="4j"), "DG") is Why.DOG_IS_ONLY_LED
    assert why(seen("DG"), "DG") is None


@pytest.mark.parametrize(
    ("cards", "reason"),
    [
        ("5j", Why.TOO_LOW),
        ("9j", None),
        ("9j 9s", Why.WRONG_KIND),
        ("9j 5j", Why.NO_COMBINATION),
        ("Tj", Why.NOT_YOUR_CARDS),
        ("9j Tj", Why.NOT_YOUR_CARDS),
        ("", Why.NO_COMBINATION),
    ],
)
def test_rule_6_4_what_may_follow_a_single(cards: str, reason: Why | None) -> None:
    assert why(seen("5j 9j 9s", on="8j"), cards) is reason


def test_a_top_of_which_only_the_shape_is_known_is_followed_like_any() -> None:
    top = Combination(Kind.STRAIGHT, 14, 5, Cards())
    assert may(seen("3j 4s 5p 6t 7j 8j PH", on=top)) == {
        "4s 5p 6t 7j 8j",
        *("PH=4 5p 6t 7j 8j", "4s PH=5 6t 7j 8j", "4s 5p PH=6 7j 8j", "4s 5p 6t PH=7 8j", "4s 5p 6t 7j PH=8"),
        "5p 6t 7j 8j PH=9",
    }


# --- article 8: turns, passing, bombs ----------------------------------------------------------------------------


def test_rule_8_1_the_leader_must_play() -> None:
    view = seen("5j 9j 9s")
    assert objection(STANDARD, view, Pass(MOMENT)) == Objection(Why.MUST_LEAD, None, play("5j"))
    assert not may_pass(STANDARD, view)


def test_rule_8_1_only_in_turn() -> None:
    view = seen("9j", on="8j", turn=1)
    assert why(view, "9j") is Why.NOT_YOUR_TURN
    assert why(view, Pass(MOMENT)) is Why.NOT_YOUR_TURN
    assert plays(STANDARD, view) == ()
    assert readings_on(STANDARD, view, Cards("9j")) == ()
    assert objection(STANDARD, view, play("9j")) == Objection(Why.NOT_YOUR_TURN)


def test_rule_8_2_the_window_takes_bombs_only() -> None:
    view = seen("9j Kj Ks Kp Kt", on="8j", phase=Phase.CLOSING)
    assert why(view, "9j") is Why.BOMBS_ONLY
    assert why(view, Pass(MOMENT)) is Why.BOMBS_ONLY
    assert why(view, "Kj Ks Kp Kt") is None
    assert not may_pass(STANDARD, view)
    assert set(legal(STANDARD, view)) == {play("Kj Ks Kp Kt"), CallTichu()}


@pytest.mark.parametrize("by", [0, 1, 2, 3])
@pytest.mark.parametrize(("phase", "turn"), [(Phase.CLOSING, 0), (Phase.PLAY, 1), (Phase.PLAY, 2)])
def test_rule_8_4_any_seat_bombs_any_top_its_own_too(phase: Phase, turn: int, by: int) -> None:
    view = seen("9j 9s 9p 9t 2j", on="8j", by=by, turn=turn, phase=phase)
    assert why(view, "9j 9s 9p 9t") is None
    assert spelled(bombs(STANDARD, view)) == {"9j 9s 9p 9t"}
    assert readings_on(STANDARD, view, Cards("9j 9s 9p 9t")) == bombs(STANDARD, view)


def test_rule_8_4_not_before_a_lead() -> None:
    view = seen("9j 9s 9p 9t", turn=1)
    assert why(view, "9j 9s 9p 9t") is Why.NO_BOMB_BEFORE_LEAD
    assert bombs(STANDARD, view) == ()


def test_rule_5_4_a_bomb_may_be_led() -> None:
    assert why(seen("9j 9s 9p 9t"), "9j 9s 9p 9t") is None
    assert spelled(bombs(STANDARD, seen("9j 9s 9p 9t 2j"))) == {"9j 9s 9p 9t"}


def test_rule_8_5_a_later_bomb_must_beat_the_new_top() -> None:
    view = seen("9j 9s 9p 9t", on="Tj Ts Tp Tt", turn=1)
    assert why(view, "9j 9s 9p 9t") is Why.TOO_LOW
    assert why(seen("Qj Qs Qp Qt", on="Tj Ts Tp Tt", turn=1), "Qj Qs Qp Qt") is None
    assert bombs(STANDARD, view) == ()


def test_rule_8_4_without_cards_nothing_is_played() -> None:
    for turn in (0, 1):
        assert why(seen("", on="8j", turn=turn), "9j") is Why.OUT_OF_CARDS
        assert why(seen("", on="8j", turn=turn), Pass(MOMENT)) is Why.OUT_OF_CARDS


def test_a_late_click_is_refused() -> None:
    view = seen("9j", on="8j")
    assert why(view, play("9j", over=MOMENT - 1)) is Why.THE_TABLE_MOVED
    assert why(view, Pass(MOMENT - 1)) is Why.THE_TABLE_MOVED
    assert why(seen("9j", on="8j", turn=1), play("9j", over=MOMENT - 1)) is Why.THE_TABLE_MOVED
    assert why(seen("9j", on="8j", turn=1), Pass(MOMENT - 1)) is Why.THE_TABLE_MOVED


@pytest.mark.parametrize("turn", [0, 1])
def test_a_late_bomb_is_judged_against_the_top_that_lies_there(turn: int) -> None:
    late = play("9j 9s 9p 9t", over=MOMENT - 3)
    assert why(seen("9j 9s 9p 9t", on="8j", turn=turn), late) is None
    assert why(seen("9j 9s 9p 9t", on="Tj Ts Tp Tt", turn=turn), late) is Why.TOO_LOW


def test_a_late_bomb_never_becomes_a_lead() -> None:
    late = play("9j 9s 9p 9t", over=MOMENT - 1)
    assert why(seen("9j 9s 9p 9t"), late) is Why.THE_TABLE_MOVED
    assert why(seen("9j 9s 9p 9t", turn=1), late) is Why.NO_BOMB_BEFORE_LEAD


# --- what callers lean on ----------------------------------------------------------------------------------------


def test_the_cheapest_spares_bombs_then_the_phoenix_then_rank_then_cards() -> None:
    view = seen("3j 3s 3p 3t PH 4j Aj")
    ordered: list[str] = []
    left = list(plays(STANDARD, view))
    while (best := cheapest(left)) is not None:
        ordered.append(" ".join(spell(best)))
        left.remove(best)
    assert ordered[0] in {"3j", "3s", "3p", "3t"}
    assert ordered[-1] == "3j 3s 3p 3t"
    assert ordered.index("Aj") < ordered.index("PH=1.5") < ordered.index("Aj PH=A")
    assert ordered.index("3j 3s") < ordered.index("4j")
    assert cheapest([]) is None


def test_no_play_is_proposed_when_there_is_none() -> None:
    assert objection(STANDARD, seen("5j", on="8j"), play("5j")) == Objection(Why.TOO_LOW)


def test_the_play_of_a_combination_puts_that_combination_down() -> None:
    view = seen("3s 3j PH 5j 5s 9j", on="2j 2s 2p Aj As")
    for way in plays(STANDARD, view):
        assert judged(STANDARD, view, play_of(STANDARD, view, way)) == way


def test_a_judgement_says_why_not() -> None:
    assert judged(STANDARD, seen("5j 9j", on="8j"), play("5j")) == Objection(Why.TOO_LOW, None, play("9j"))
