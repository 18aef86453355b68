"""Articles 7 to 11 at the table: what happens between a lead and the end of a round."""

import pytest

from engine.kernel import Nature, Seat
from engine.tichu import events, notices
from engine.tichu.actions import GiveDragon, Pass, Play
from engine.tichu.view import Phase
from engine.tichu.why import Why
from tests.desk import desk

LONG = ("2j 4j 6j 8j Tj Qj", "2s 4s 6s 8s Ts Qs", "2p 4p 6p 8p Tp Qp", "2t 4t 6t 8t Tt Qt")
"""Six cards each, without a bomb."""

# --- article 7: the wish at the table ----------------------------------------------------------------------------


def test_rule_7_2_the_play_that_makes_the_wish_does_not_grant_it() -> None:
    at = desk("MJ 2j 3s 4p 5t 9j", "7s 8s", "7p 8p", "7t 8t")
    at.play(0, "MJ 2j 3s 4p 5t", wish="4")
    assert at.table.wish == 4


def test_rule_7_3_the_wish_binds_the_wisher_and_his_partner() -> None:
    at = desk("MJ 7t", "2s 3s", "7p 4p", "8t 9t")
    at.play(0, "MJ", wish="7")
    at.play(1, "2s")
    assert at.refuses_play(2, "4p") is Why.WISH_BINDS
    assert at.refuses_pass(2) is Why.WISH_BINDS
    at.play(2, "7p")
    assert at.table.wish is None


def test_rule_7_8_a_bomb_out_of_turn_is_not_bound_and_grants() -> None:
    at = desk("Tj 2j", "4s 9s", "7p 4p", "8j 8s 8p 8t 7t", wish="7")
    at.play(0, "Tj")
    at.play(3, "8j 8s 8p 8t")
    assert at.table.wish == 7
    at = desk("Tj 2j", "4s 9s", "6p 4p", "8j 8s 8p 8t 7t", wish="8")
    at.play(0, "Tj")
    at.play(3, "8j 8s 8p 8t")
    assert at.table.wish is None


def test_rule_7_9_the_wish_lasts_over_tricks_until_a_natural_card_is_played() -> None:
    at = desk("MJ 3j", "2s 3s", "5p 7p", "8t PH")
    at.play(0, "MJ", wish="9")
    at.play(1, "2s")
    at.passes(2, 3, 0)
    assert at.table.wish == 9
    at.play(1, "3s")
    at.passes(2)
    at.play(3, "PH")
    assert at.table.wish == 9


def test_rule_7_9_a_pass_of_the_whole_table_does_not_end_it_and_the_taker_is_bound() -> None:
    at = desk("Aj 9j 3j", "2s 3s", "5p 7p", "8t 6t", wish="9")
    assert at.refuses_play(0, "Aj") is Why.WISH_BINDS
    at.play(0, "9j")
    assert at.table.wish is None


def test_rule_7_9_no_duty_to_bomb_ones_own_bomb() -> None:
    at = desk("5j 5s 5p 5t 9j 9s 9p 9t 2j", *LONG[1:])
    at.play(0, "5j 5s 5p 5t")
    assert at.turn == 1
    assert at.awaited == {Seat(1)}


def test_rule_7_10_a_wish_for_an_exhausted_rank_or_ones_own_is_allowed() -> None:
    at = desk("MJ 9j", "2s 3s", "5p 7p", "8t 6t")
    at.play(0, "MJ", wish="9")
    assert at.table.wish == 9


# --- article 8: tricks, passing, bombs ---------------------------------------------------------------------------


def test_rule_8_1_a_pass_locks_nobody_out() -> None:
    at = desk("7j 2j", "Ks 3j", "9p 6j", "Tt 8j")
    at.play(0, "7j")
    at.passes(1)
    at.play(2, "9p")
    at.play(3, "Tt")
    at.passes(0)
    at.play(1, "Ks")
    assert at.turn == 2


def test_rule_8_1_the_leader_must_play() -> None:
    assert desk(*LONG).refuses_pass(0) is Why.MUST_LEAD


def test_rule_8_2_the_trick_closes_when_all_others_with_cards_have_passed() -> None:
    at = desk(*LONG)
    at.play(0, "8j")
    at.passes(1, 2)
    assert at.phase is Phase.PLAY
    at.passes(3)
    assert (at.phase, at.awaited, at.turn) == (Phase.CLOSING, {Nature.CLOCK}, None)
    assert at.refuses_play(1, "Ts") is Why.BOMBS_ONLY
    assert at.refuses_pass(1) is Why.BOMBS_ONLY
    at.closes()
    assert (at.phase, at.turn, at.table.trick) == (Phase.PLAY, 0, ())
    assert [str(play.combination.cards) for play in at.table.last_trick] == ["8j"]


def test_rule_8_2_all_cards_of_the_trick_go_to_its_last_player() -> None:
    at = desk("5j 2j", "Ts 3s", "Kp 4p", "8t 9t")
    at.play(0, "5j")
    at.play(1, "Ts")
    at.play(2, "Kp")
    at.passes(3, 0, 1)
    assert [seat.points for seat in at.table.seats] == [0, 0, 25, 0]
    assert at.turn == 2


@pytest.mark.parametrize(
    ("hands", "lead", "opens"),
    [
        (("7j 2j 3j 4j", "3s 4s 6s", "5p 6p 8p", "8t 9t Tt"), "7j", False),
        (("7j 2j 3j 4j 6j", "3s 4s 6s", "5p 6p 8p", "8t 9t Tt"), "7j", True),
        (("7j 2j 3j", "3s 4s 6s", "5p 6p 8p 9p", "8t 9t Tt"), "7j", True),
        (("7j 7s 7p 7t 2j", "3s 4s 6s 8s", "5p 6p 8p 9p", "8t 9t Tt Qt"), "7j 7s 7p 7t", True),
        (("3j 4j 5j 6j 7j 2j", "3s 4s 6s 8s", "5p 6p 8p 9p", "8t 9t Tt Qt"), "3j 4j 5j 6j 7j", False),
        (("3j 4j 5j 6j 7j 2j", "3s 4s 6s 8s Ts", "5p 6p 8p 9p", "8t 9t Tt Qt"), "3j 4j 5j 6j 7j", True),
    ],
)
def test_rule_8_3_the_window_is_skipped_only_by_public_counts(hands: tuple[str, ...], lead: str, opens: bool) -> None:  # noqa: FBT001 - a column of the table
    at = desk(*hands)
    at.play(0, lead)
    at.passes(1, 2, 3)
    assert at.phase is (Phase.CLOSING if opens else Phase.PLAY)
    assert any(isinstance(event, events.WindowOpened) for event in at.events) == opens


def test_rule_8_3_the_window_opens_whether_or_not_anybody_holds_a_bomb() -> None:
    at, twin = desk(*LONG), desk(LONG[0], "5s 5j 5p 5t 3s 3j", *LONG[2:])
    for table in (at, twin):
        table.play(0, "8j")
        table.passes(1, 2, 3)
    assert at.table == twin.table
    assert at.beat == twin.beat


def test_rule_8_4_a_bomb_between_turns_and_in_the_window_also_by_who_just_played_or_passed() -> None:
    hands = ("8j 9j 9s 9p 9t 2j", "3s 5j 5s 5p 5t 4s", "7p 6p Tp Jp", "8t 2t Tt Jt")
    at = desk(*hands)
    at.play(0, "8j")
    at.passes(1)
    at.play(1, "5j 5s 5p 5t")
    at.passes(2, 3)
    at.play(0, "9j 9s 9p 9t")
    at.passes(1, 2, 3)
    at.closes()
    assert at.turn == 0
    at = desk(*hands)
    at.play(0, "8j")
    at.play(0, "9j 9s 9p 9t")
    assert at.turn == 1
    at = desk(*hands)
    at.play(0, "8j")
    at.passes(1, 2, 3)
    at.play(1, "5j 5s 5p 5t")
    assert (at.phase, at.turn) == (Phase.PLAY, 2)


def test_rule_8_4_no_bomb_before_a_lead_nor_on_the_dog() -> None:
    at = desk("DG 2j", "5j 5s 5p 5t 2s", "6p 7p", "8t 9t")
    assert at.refuses_play(1, "5j 5s 5p 5t") is Why.NO_BOMB_BEFORE_LEAD
    at.play(0, "DG")
    assert at.refuses_play(1, "5j 5s 5p 5t") is Why.NO_BOMB_BEFORE_LEAD


def test_rule_8_4_no_bomb_after_the_play_that_ends_the_round() -> None:
    at = desk("7j", "5j 5s 5p 5t 2s", "", "8t 9t", out=[2])
    at.play(0, "7j")
    assert at.refuses_play(1, "5j 5s 5p 5t") is Why.NOT_NOW


def test_rule_8_4_a_bomb_is_judged_against_the_top_of_now() -> None:
    at = desk("7j 2j", "5j 5s 5p 5t 2s", "6p 7p", "8t 9t")
    at.play(0, "7j")
    at.does(Seat(1), Play(at.put("5j 5s 5p 5t").cards, over=0))
    assert at.turn == 2


def test_rule_8_5_a_later_bomb_must_beat_the_new_top() -> None:
    at = desk("7j 2j", "5j 5s 5p 5t 2s", "4j 4s 4p 4t 3p", "6j 6s 6p 6t 3t")
    at.play(0, "7j")
    at.play(1, "5j 5s 5p 5t")
    assert at.refuses_play(2, "4j 4s 4p 4t") is Why.TOO_LOW
    at.play(3, "6j 6s 6p 6t")


def test_rule_8_6_after_a_bomb_passes_are_forgotten_and_the_next_after_the_bomber_is_on_turn() -> None:
    at = desk("7j 2j", "3s 4s", "6j 9j", "5j 5s 5p 5t 2p")
    at.play(0, "7j")
    at.passes(1)
    at.play(3, "5j 5s 5p 5t")
    assert at.turn == 0
    assert not any(seat.passed for seat in at.table.seats)
    at.passes(0, 1, 2)
    assert at.turn == 3


def test_rule_8_6_a_late_pass_does_not_answer_the_bomb() -> None:
    at = desk("7j 2j", "3s 4s", "6j 9j", "5j 5s 5p 5t 2p")
    at.play(0, "7j")
    late = Pass(at.state.moment)
    at.play(3, "5j 5s 5p 5t")
    assert at.refuses(Seat(1), late) is Why.THE_TABLE_MOVED


def test_rule_8_7_if_the_taker_is_out_the_next_seat_with_cards_leads() -> None:
    at = desk("Aj", "", "5p 6p", "8t 9t", out=[1])
    at.play(0, "Aj")
    at.passes(2, 3)
    assert at.turn == 2


def test_rule_8_8_who_goes_out_keeps_the_trick_he_may_still_win() -> None:
    at = desk("Kj", "3s 4s", "5p 6p", "8t 9t")
    at.play(0, "Kj")
    at.passes(1, 2, 3)
    assert at.table.seats[0].points == 10


def test_rule_8_8_who_goes_out_may_still_lose_the_trick() -> None:
    at = desk("Kj", "As 4s", "5p 6p", "8t 9t")
    at.play(0, "Kj")
    at.play(1, "As")
    at.passes(2, 3)
    assert [seat.points for seat in at.table.seats] == [0, 10, 0, 0]


# --- article 9: the Dog ------------------------------------------------------------------------------------------


def test_rule_9_1_the_dog_passes_the_lead_to_the_partner_and_is_no_trick() -> None:
    at = desk("DG 2j", "3s 4s", "5p 6p", "8t 9t")
    at.play(0, "DG")
    assert (at.turn, at.table.trick, at.table.last_trick) == (2, (), ())
    assert at.game.hear(at.events[-1], None) == (notices.DogLed(Seat(0), Seat(2), None),)


def test_rule_9_1_vector_28_partner_and_next_are_out() -> None:
    at = desk("DG 2j", "8t 9t", "", "", out=[3, 2])
    at.play(0, "DG")
    assert at.turn == 0


def test_rule_9_1_vector_29_the_partner_is_out() -> None:
    at = desk("DG 2j", "3s 4s", "", "8t 9t", out=[2])
    at.play(0, "DG")
    assert at.turn == 3


def test_rule_9_2_dog_as_last_card_its_player_is_out_first_then_the_lead_passes() -> None:
    at = desk("DG", "", "5p 6p", "8t 9t", out=[1])
    at.play(0, "DG")
    assert (at.table.out, at.turn) == ((1, 0), 2)
    assert at.game.hear(at.events[-1], None) == (notices.DogLed(Seat(0), Seat(2), 2),)


# --- article 10: the Dragon --------------------------------------------------------------------------------------


def test_rule_10_1_the_dragons_trick_is_given_to_an_opponent_and_the_winner_leads() -> None:
    at = desk("DR 2j", "3s 4s", "5p 6p", "8t 9t")
    at.play(0, "DR")
    at.passes(1, 2, 3)
    assert (at.phase, at.turn, at.awaited) == (Phase.DRAGON, 0, {Seat(0)})
    assert at.refuses(Seat(0), GiveDragon(Seat(2))) is Why.NOT_AN_OPPONENT
    assert at.refuses(Seat(0), GiveDragon(Seat(0))) is Why.NOT_AN_OPPONENT
    assert at.refuses(Seat(1), GiveDragon(Seat(3))) is Why.NOT_YOUR_TURN
    assert at.refuses_play(0, "2j") is Why.NOT_NOW
    at.gives_dragon(0, 3)
    assert [seat.points for seat in at.table.seats] == [0, 0, 0, 25]
    assert at.turn == 0


def test_rule_10_1_the_opponent_may_be_out() -> None:
    at = desk("DR 2j", "", "5p 6p", "8t 9t", out=[1])
    at.play(0, "DR")
    at.passes(2, 3)
    at.gives_dragon(0, 1)
    assert at.table.seats[1].points == 25


def test_rule_10_1_who_went_out_with_the_dragon_gives_it_too() -> None:
    at = desk("DR", "3s 4s", "5p 6p", "8t 9t")
    at.play(0, "DR")
    at.passes(1, 2, 3)
    assert at.awaited == {Seat(0)}
    at.gives_dragon(0, 1)
    assert at.turn == 1


def test_rule_10_2_a_bomb_on_the_dragon_gives_nothing_away() -> None:
    at = desk("DR 2j", "5j 5s 5p 5t 2s", "6p 7p", "8t 9t")
    at.play(0, "DR")
    at.play(1, "5j 5s 5p 5t")
    at.passes(2, 3, 0)
    assert at.phase is Phase.PLAY
    assert [seat.points for seat in at.table.seats] == [0, 45, 0, 0]


def test_rule_10_3_the_dragon_that_ends_the_round_is_given_away_by_default_to_the_fourth() -> None:
    at = desk("DR", "3s 4s", "", "", out=[3, 2])
    at.play(0, "DR")
    assert (at.phase, at.awaited) == (Phase.DRAGON, {Seat(0)})
    at.times_out(0)
    assert at.result.cards == (0, 25)


# --- article 11: going out ---------------------------------------------------------------------------------------


def test_rule_11_1_the_round_goes_on_without_who_is_out() -> None:
    at = desk("7j", "3s 4s", "5p 6p", "8t 9t")
    at.play(0, "7j")
    assert (at.table.out, at.turn) == ((0,), 1)
    played = at.events[-1]
    assert isinstance(played, events.Played)
    assert played.place == 1


@pytest.mark.parametrize("last", ["7j", "DG", "5j 5s 5p 5t", "DR", "MJ"])
def test_rule_11_2_partners_first_and_second_end_the_round_at_once(last: str) -> None:
    at = desk(last, "8j 8s 8p 8t 2s 3s", "", "9t Tt Jt Qt", out=[2])
    at.play(0, last)
    assert at.result.order == (2, 0)
    assert at.result.cards == (200, 0)


def test_rule_11_2_three_out_end_the_round_at_once_and_the_trick_is_the_thirds() -> None:
    at = desk("5j", "8j 8s 8p 8t 2s", "", "", out=[3, 2])
    at.play(0, "5j")
    assert at.result.order == (3, 2, 0)
    assert at.result.cards == (5, 0)


def test_rule_11_2_a_bomb_out_of_turn_may_make_the_one_two() -> None:
    at = desk("", "3s 4s", "5j 5s 5p 5t", "7t 2t 8t", turn=3, out=[0])
    at.play(3, "7t")
    assert at.turn == 1
    at.play(2, "5j 5s 5p 5t")
    assert at.result.order == (0, 2)


def test_rule_11_2_a_bomb_in_the_window_may_be_the_thirds_last_play_and_takes_the_trick() -> None:
    at = desk("", "", "5j 5s 5p 5t", "Kt 2t", turn=3, out=[0, 1])
    at.play(3, "Kt")
    at.passes(2)
    assert at.phase is Phase.CLOSING
    at.play(2, "5j 5s 5p 5t")
    assert at.result.order == (0, 1, 2)
    assert at.result.cards == (30, 0)


def test_rule_11_3_a_dog_as_the_thirds_last_card_leaves_no_trick_to_take() -> None:
    at = desk("DG", "Ks 4s", "", "", out=[3, 2], won=["5j", "5s", "5p", "5t"])
    at.play(0, "DG")
    assert at.result.order == (3, 2, 0)
    assert at.result.cards == (20, 10)


def test_rule_11_4_a_wish_of_the_play_that_ends_the_round_is_void() -> None:
    at = desk("MJ", "Ks 4s", "", "", out=[3, 2])
    at.play(0, "MJ", wish="9")
    played = at.events[0]
    assert isinstance(played, events.Played)
    assert played.wish is None
    assert at.table.wish is None
