"""Articles 2 to 5 at the table, and the acts of the dealer and of the clock."""

import pytest

from engine.cards import DECK, Card, Cards
from engine.kernel import Nature, Seat
from engine.tichu import notices
from engine.tichu.actions import Action, AnswerGrand, CallTichu, Deal, Give, GiveDragon, Pass, Play, TakeBack, TimeUp
from engine.tichu.defaults import gifts
from engine.tichu.pace import Pace
from engine.tichu.view import SEATS, Call, Phase
from engine.tichu.why import Why
from tests.desk import Desk, desk

FIRST = ("2j 3j 4j 5j 6j 7j 8j 9j", "2s 3s 4s 5s 6s 7s 8s 9s", "2p 3p 4p 5p 6p 7p 8p 9p", "2t 3t 4t 5t 6t 7t 8t 9t")
"""The first eight cards of each seat when the deck is dealt as it lies."""


def dealt(*options: str) -> Desk:
    """Eight cards each; seat 0 will get the Mah Jong, 1 the Dog, 2 the Phoenix, 3 the Dragon."""
    at = Desk(options=options)
    at.deals()
    return at


def exchanging() -> Desk:
    at = dealt()
    at.answers(0, 1, 2, 3)
    return at


def leading() -> Desk:
    """After the exchange; everybody gave the ranks 2, 3 and 4, and seat 0 leads."""
    at = exchanging()
    for seat, suit in enumerate("jspt"):
        at.gives(seat, f"2{suit} 3{suit} 4{suit}")
    return at


# --- article 3: deal and Grand Tichu -----------------------------------------------------------------------------


def test_rule_3_1_eight_cards_each_and_the_rest_hidden_from_their_owner_too() -> None:
    at = dealt()
    assert (at.phase, at.awaited) == (Phase.GRAND, set(SEATS))
    assert [at.hand(seat) for seat in SEATS] == list(FIRST)
    at.answers(0, 1, 2)
    assert at.hand(3) == FIRST[3]


def test_rule_3_1_only_the_dealer_deals_and_only_the_whole_deck() -> None:
    at = Desk()
    assert at.awaited == {Nature.DEALER}
    assert at.refuses(Seat(0), Deal(DECK)) is Why.NOT_YOURS_TO_DO
    assert at.refuses(Nature.CLOCK, Deal(DECK)) is Why.NOT_YOURS_TO_DO
    assert at.refuses(Nature.DEALER, Deal(DECK[1:])) is Why.NOT_A_DECK
    assert at.refuses(Nature.DEALER, Deal((*DECK[1:], DECK[1]))) is Why.NOT_A_DECK
    assert at.refuses(Nature.DEALER, Pass(0)) is Why.NOT_YOURS_TO_DO
    at.deals()
    assert at.refuses(Nature.DEALER, Deal(DECK)) is Why.NOT_NOW


def test_rule_3_2_answers_come_in_any_order_and_a_grand_call_is_public_at_once() -> None:
    at = dealt()
    at.answers(2)
    at.answers(1, grand=True)
    assert [seat.call for seat in at.table.seats] == [None, Call.GRAND, None, None]
    assert [seat.ready for seat in at.table.seats] == [False, True, True, False]
    assert at.awaited == {Seat(0), Seat(3)}
    assert at.refuses(Seat(2), AnswerGrand(grand=True)) is Why.ALREADY_ANSWERED


def test_rule_3_3_fourteen_cards_when_all_have_answered() -> None:
    at = exchanging()
    assert at.phase is Phase.EXCHANGE
    assert at.hand(0) == FIRST[0] + " Tj Jj Qj Kj Aj MJ"
    assert [seat.count for seat in at.table.seats] == [14] * 4


# --- article 4: small Tichu --------------------------------------------------------------------------------------


def test_rule_4_1_small_from_the_first_eight_cards_settles_the_grand_answer_as_no() -> None:
    at = dealt()
    at.calls(1)
    assert at.table.seats[1].ready
    assert at.refuses(Seat(1), AnswerGrand(grand=True)) is Why.ALREADY_ANSWERED
    at.answers(0, 2, 3)
    assert at.phase is Phase.EXCHANGE
    assert at.table.seats[1].call is Call.SMALL


def test_rule_4_1_a_seat_that_has_declined_grand_may_still_call_small_before_the_others_answer() -> None:
    at = dealt()
    at.answers(1)
    at.calls(1)
    assert at.awaited == {Seat(0), Seat(2), Seat(3)}


def test_rule_4_1_small_during_the_exchange_before_and_after_giving() -> None:
    at = exchanging()
    at.calls(0)
    at.gives(1, "2s 3s 4s")
    at.calls(1)
    assert [seat.call for seat in at.table.seats] == [Call.SMALL, Call.SMALL, None, None]
    assert at.view(1).given == (Card("2s"), Card("3s"), Card("4s"))


def test_rule_4_1_small_on_anyones_turn_and_after_passing_until_the_first_card() -> None:
    at = leading()
    at.calls(2)
    at.play(0, "5j")
    assert at.refuses_call(0) is Why.ALREADY_OPENED
    at.passes(1)
    at.calls(1)
    at.play(2, "6p")
    assert at.refuses_call(2) is Why.ALREADY_CALLED
    at.calls(3)
    assert at.turn == 3


def test_rule_4_1_small_together_with_the_first_play() -> None:
    at = leading()
    at.play(0, "5j", call=True)
    assert at.table.seats[0].call is Call.SMALL
    assert at.refuses_play(1, "6s 7s", call=True) is Why.NO_COMBINATION
    assert at.table.seats[1].call is None


def test_rule_4_1_small_together_with_a_bomb_out_of_turn() -> None:
    at = desk("7j 2j", "3s 4s", "5j 5s 5p 5t 2p", "8t 9t")
    at.play(0, "7j")
    at.play(2, "5j 5s 5p 5t", call=True)
    assert at.table.seats[2].call is Call.SMALL
    assert at.refuses_call(2) is Why.ALREADY_CALLED


def test_rule_4_1_small_in_the_bomb_window_and_while_the_dragon_is_given() -> None:
    at = desk("DR 2j", "3s 4s 5s 6s", "7p 8p", "8t 9t")
    at.play(0, "DR")
    at.passes(1, 2, 3)
    at.calls(1)
    at.closes()
    at.calls(2)
    assert at.phase is Phase.DRAGON
    assert [seat.call for seat in at.table.seats] == [None, Call.SMALL, Call.SMALL, None]


def test_rule_4_2_who_called_small_cannot_add_grand_nor_the_other_way() -> None:
    at = dealt()
    at.answers(0, grand=True)
    assert at.refuses_call(0) is Why.ALREADY_CALLED


def test_rule_4_2_partners_may_both_call() -> None:
    at = exchanging()
    at.calls(0)
    at.calls(2)
    assert [seat.call for seat in at.table.seats] == [Call.SMALL, None, Call.SMALL, None]


def test_rule_4_4_the_dog_counts_as_a_first_card() -> None:
    at = desk("DG 2j", "3s 4s", "5p 6p", "8t 9t")
    at.play(0, "DG")
    assert at.refuses_call(0) is Why.ALREADY_OPENED


def test_rule_4_4_small_together_with_the_dog() -> None:
    at = desk("DG 2j", "3s 4s", "5p 6p", "8t 9t")
    at.play(0, "DG", call=True)
    assert at.table.seats[0].call is Call.SMALL


def test_rule_4_5_a_call_when_somebody_is_out_is_refused() -> None:
    at = desk("7j", "9s 4s", "5p 6p", "8t 9t")
    at.play(0, "7j")
    assert at.refuses_call(3) is Why.SOMEBODY_IS_OUT
    assert at.refuses_play(1, "9s", call=True) is Why.SOMEBODY_IS_OUT
    at.play(1, "9s")


# --- article 5: the exchange -------------------------------------------------------------------------------------


def test_rule_5_1_three_different_cards_of_ones_own() -> None:
    at = exchanging()
    one, two = Card("2j"), Card("3j")
    assert at.refuses(Seat(0), Give((one, two, one))) is Why.GIFTS_MUST_DIFFER
    assert at.refuses(Seat(0), Give((one, two, Card("DR")))) is Why.NOT_YOUR_CARDS
    at.gives(0, "MJ Aj 2j")
    assert at.refuses(Seat(0), Give((one, two, Card("4j")))) is Why.ALREADY_GIVEN


def test_rule_5_2_nobody_sees_a_card_before_all_four_have_given() -> None:
    at = exchanging()
    at.gives(0, "2j 3j 4j")
    at.gives(1, "2s 3s 4s")
    at.gives(2, "2p 3p 4p")
    assert at.view(3).received is None
    assert at.hand(1) == FIRST[1] + " Ts Js Qs Ks As DG"
    assert at.view(2).table == at.view(3).table


def test_rule_5_2_gifts_may_be_taken_back_until_the_fourth_has_given() -> None:
    at = exchanging()
    assert at.refuses(Seat(0), TakeBack()) is Why.NOTHING_GIVEN
    at.gives(0, "2j 3j 4j")
    at.takes_back(0)
    assert at.awaited == set(SEATS)
    for seat, suit in enumerate("spt", 1):
        at.gives(seat, f"2{suit} 3{suit} 4{suit}")
    at.gives(0, "5j 6j 7j")
    assert at.refuses(Seat(0), TakeBack()) is Why.NOT_NOW
    assert at.view(0).given == (Card("5j"), Card("6j"), Card("7j"))


def test_rule_5_3_every_seat_knows_what_it_gave_and_got_from_whom() -> None:
    at = leading()
    assert at.view(1).given == (Card("2s"), Card("3s"), Card("4s"))
    assert at.view(1).received == (Card("4p"), Card("3t"), Card("2j"))
    assert at.hand(1) == "2j 3t 4p 5s 6s 7s 8s 9s Ts Js Qs Ks As DG"


@pytest.mark.parametrize(("place", "leader"), [(0, 1), (1, 2), (2, 3)])
def test_rule_5_4_the_holder_after_the_exchange_leads(place: int, leader: int) -> None:
    at = exchanging()
    mine = ["2j", "3j", "4j"]
    mine[place] = "MJ"
    at.gives(0, " ".join(mine))
    for seat, suit in enumerate("spt", 1):
        at.gives(seat, f"2{suit} 3{suit} 4{suit}")
    assert at.turn == leader


@pytest.mark.parametrize("lead", ["MJ", "DG", "5j 5s 5p 5t", "9j", "MJ 2j 3s 4p 5j"])
def test_rule_5_4_any_combination_may_be_led(lead: str) -> None:
    at = desk("MJ DG 2j 3s 4p 5j 5s 5p 5t 9j", "3t 4s", "6p 7p", "8t 9t")
    at.play(0, lead)


# --- the clock ---------------------------------------------------------------------------------------------------


def test_the_clock_answers_no_to_grand() -> None:
    at = dealt()
    at.times_out(2)
    assert at.awaited == {Seat(0), Seat(1), Seat(3)}
    assert at.table.seats[2].call is None


def test_the_clock_gives_low_cards_to_opponents_and_a_spare_to_the_partner() -> None:
    hand = Cards("2j 2s 3p 5t 5j 5s 8t 9j Tj Js Jp Ks DR PH")
    assert gifts(hand) == (Card("2j"), Card("Ks"), Card("2s"))
    assert gifts(Cards("2j 2s 3p 3s 4j 4s 5t 5j 6s 6j 7t 7j DR MJ")) == (Card("2j"), Card("7t"), Card("2s"))


def test_the_clock_gives_for_every_seat_that_has_not() -> None:
    at = exchanging()
    at.gives(0, "2j 3j 4j")
    for seat in (1, 2, 3):
        at.times_out(seat)
    assert at.phase is Phase.PLAY
    assert at.view(0).received == (Card("3s"), Card("Ap"), Card("2t"))


def test_the_clock_passes_where_it_may_and_leads_low_where_it_must() -> None:
    at = desk("7j 2j", "3s Ks", "5p 6p", "8t 9t")
    at.times_out(0)
    assert str(at.table.trick[0].combination.cards) == "2j"
    at.times_out(1)
    assert at.table.seats[1].passed


def test_the_clock_grants_a_wish_with_the_cheapest_play() -> None:
    at = desk("2j 3j", "8s 8p Ks", "5p 6p", "8t 9t", trick=[(0, "7j")], turn=1, wish="8")
    at.times_out(1)
    assert str(at.table.trick[-1].combination.cards) == "8s"
    assert at.table.wish is None


def test_rule_10_4_the_clock_gives_the_dragon_to_the_opponent_with_more_cards() -> None:
    at = desk("DR 2j", "3s", "5p 6p", "8t 9t")
    at.play(0, "DR")
    at.passes(1, 2, 3)
    at.times_out(0)
    assert [seat.points for seat in at.table.seats] == [0, 0, 0, 25]


def test_rule_10_4_of_equals_the_next_in_seat_order() -> None:
    at = desk("DR 2j", "3s 4s", "5p 6p", "8t 9t")
    at.play(0, "DR")
    at.passes(1, 2, 3)
    at.times_out(0)
    assert [seat.points for seat in at.table.seats] == [0, 25, 0, 0]


def test_the_clock_leads_a_wish_where_one_is_required() -> None:
    at = desk("MJ", "3s 4s", "5p 6p", "8t 9t", options=["wish_required"])
    at.times_out(0)
    assert at.table.wish is not None


def test_a_late_timeout_is_refused() -> None:
    at = desk("7j 2j", "3s Ks", "5p 6p", "8t 9t")
    late = TimeUp(at.state.moment, Seat(0))
    at.play(0, "2j")
    assert at.refuses(Nature.CLOCK, late) is Why.THE_TABLE_MOVED
    assert at.refuses(Nature.CLOCK, TimeUp(at.state.moment, Seat(0))) is Why.NOT_YOUR_TURN
    assert at.refuses(Nature.CLOCK, TimeUp(at.state.moment)) is Why.NOT_NOW


def test_a_late_timeout_of_one_phase_cannot_hit_the_next() -> None:
    at = dealt()
    late = TimeUp(at.state.moment, Seat(3))
    at.answers(0, 1, 2, 3)
    assert at.refuses(Nature.CLOCK, late) is Why.THE_TABLE_MOVED
    late = TimeUp(at.state.moment, Seat(0))
    for seat, suit in enumerate("jspt"):
        at.gives(seat, f"2{suit} 3{suit} 4{suit}")
    assert at.refuses(Nature.CLOCK, late) is Why.THE_TABLE_MOVED


def test_only_the_clock_ends_a_time() -> None:
    at = dealt()
    assert at.refuses(Seat(0), TimeUp(at.state.moment, Seat(1))) is Why.NOT_YOURS_TO_DO
    assert at.refuses(Nature.CLOCK, Pass(at.state.moment)) is Why.NOT_YOURS_TO_DO
    assert at.refuses(Nature.DEALER, TimeUp(at.state.moment)) is Why.NOT_YOURS_TO_DO


# --- beats -------------------------------------------------------------------------------------------------------


def test_a_call_or_another_seats_answer_prolongs_nobodys_time() -> None:
    at = dealt()
    grand = at.beat
    at.answers(1)
    at.calls(2)
    assert at.beat == grand
    at.answers(0, 3)
    exchange = at.beat
    assert exchange != grand
    at.gives(0, "2j 3j 4j")
    at.takes_back(0)
    at.calls(1)
    assert at.beat == exchange


def test_every_turn_has_a_beat_of_its_own() -> None:
    at = leading()
    beats = [at.beat]
    at.play(0, "MJ")
    beats.append(at.beat)
    at.calls(3)
    assert at.beat == beats[-1]
    for seat in (1, 2):
        at.passes(seat)
        beats.append(at.beat)
    at.passes(3)
    beats.append(at.beat)
    at.closes()
    beats.append(at.beat)
    assert len(set(beats)) == len(beats)
    kinds = [beat.kind for beat in beats if beat is not None]
    assert kinds == [Pace.TURN] * 4 + [Pace.WINDOW, Pace.TURN]


# --- what is heard -----------------------------------------------------------------------------------------------


def test_a_call_with_the_first_play_is_heard_with_it() -> None:
    at = leading()
    at.play(0, "MJ", wish="9", call=True)
    assert at.game.hear(at.events[-1], None) == (
        notices.Played(
            Seat(0), at.table.trick[0].combination, out_of_turn=False, wish=9, granted=False, place=None, called=True
        ),
    )


@pytest.mark.parametrize(
    "action",
    [Pass(0), CallTichu(), TakeBack(), GiveDragon(Seat(1)), Play(Cards("2j"), 0), AnswerGrand(grand=False)],
)
def test_nothing_is_done_before_the_first_deal(action: Action) -> None:
    assert Desk().refuses(Seat(0), action) is Why.NOT_NOW
