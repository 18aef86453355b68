"""What a table may expect of its bot player, position by position."""

from dataclasses import replace

import pytest

from engine.cards import DOG, DRAGON, MAH_JONG, PHOENIX, Card, Cards
from engine.kernel import Seat
from engine.minds.tichu import choose
from engine.tichu.actions import Action, AnswerGrand, Give, GiveDragon, Pass, Play, TakeBack
from engine.tichu.combinations import readings
from engine.tichu.legal import objection
from engine.tichu.rules import STANDARD
from engine.tichu.view import Call, Phase, PlayerView, SeatView, TableView
from tests.views import seen


def acts(view: PlayerView) -> Action | None:
    """What the mind does, which is legal."""
    action = choose(STANDARD, view)
    assert action is None or objection(STANDARD, view, action) is None
    return action


def cards_of(view: PlayerView) -> Cards:
    """The cards it puts down."""
    play = acts(view)
    assert isinstance(play, Play)
    return play.cards


def passes(view: PlayerView) -> bool:
    return isinstance(acts(view), Pass)


def counts(next_seat: int, mate: int, before: int, *, calls: dict[int, Call] | None = None) -> dict[int, SeatView]:
    """The other seats: cards in hand, and who has called."""
    numbers = {1: next_seat, 2: mate, 3: before}
    return {seat: SeatView(count=number, call=(calls or {}).get(seat)) for seat, number in numbers.items()}


FULL = counts(14, 14, 14)


# --- its own hand ------------------------------------------------------------------------------------------------


def test_it_keeps_the_dragon_on_a_low_lead() -> None:
    view = seen("DR 3j 3s 4p 6t 6p 8j 9s Jj Js Qp Kt", on="2t", by=3, seats=counts(13, 13, 12))
    play = acts(view)
    assert isinstance(play, Play)
    assert DRAGON not in play.cards


def test_it_keeps_the_dragon_when_an_opponent_plays_a_ten_for_nothing_much() -> None:
    view = seen("DR 3j 3s 4p 5t 5p 7j 9s 9j", on="Tt", by=3, seats=counts(13, 13, 12))
    assert passes(view)


def test_it_leads_the_dragon_and_then_its_last_card_when_that_ends_its_hand() -> None:
    view = seen("DR 4j", seats=counts(6, 5, 7))
    assert cards_of(view) == Cards.parse("DR")


def test_it_goes_out_when_it_can() -> None:
    assert cards_of(seen("5j 6s 7p 8t 9j", seats=FULL)) == Cards.parse("5j 6s 7p 8t 9j")
    assert cards_of(seen("Kj Ks", on="Qj Qs", seats=FULL)) == Cards.parse("Kj Ks")


def test_it_leads_a_long_straight_before_its_high_singles() -> None:
    view = seen("2j 3s 4p 5t 6j 7s Kp At DR", seats=FULL)
    assert len(cards_of(view)) == 6


def test_it_does_not_break_a_straight_to_beat_a_low_single() -> None:
    view = seen("2s 2t 5j 6s 7p 8t 9j", on="4t", by=3, seats=FULL)
    assert passes(view)


def test_it_follows_a_low_single_with_a_card_that_it_has_to_get_rid_of() -> None:
    view = seen("5j 6s 7p 8t 9j Jj", on="4t", by=3, seats=FULL)
    assert cards_of(view) == Cards.parse("Jj")


def test_it_does_not_lead_its_bomb() -> None:
    view = seen("3j 4s 7p 9j 9s 9p 9t", seats=FULL)
    assert not any(way.kind.is_bomb for way in readings(cards_of(view)))


def test_it_keeps_a_straight_flush_together() -> None:
    view = seen("5j 6j 7j 8j 9j 9s 3p", on="8t", by=3, seats=FULL)
    assert cards_of(view) == Cards.parse("9s")


# --- partner -----------------------------------------------------------------------------------------------------


def test_it_does_not_overtake_a_partner_who_has_called_and_holds_the_trick() -> None:
    seats = counts(9, 6, 9, calls={2: Call.SMALL})
    assert passes(seen("DR 3j As 7p 8p Kp", on="Kt", by=2, seats=seats))
    assert passes(seen("3j As Aj 7p 8p Kp", on="Kt Ks", by=2, seats=seats))


def test_it_leaves_even_a_low_trick_to_a_partner_who_has_called() -> None:
    hand = "9s 4j 4s Ap Aj"
    assert cards_of(seen(hand, on="3t", by=2, seats=FULL)) == Cards.parse("9s")
    assert passes(seen(hand, on="3t", by=2, seats=counts(14, 13, 14, calls={2: Call.SMALL})))


def test_it_does_not_go_out_before_a_partner_who_has_called() -> None:
    view = seen("As", on="Kt", by=2, seats=counts(9, 3, 9, calls={2: Call.SMALL}))
    assert passes(view)


def test_it_leaves_a_high_trick_to_its_partner() -> None:
    assert passes(seen("As 4j 4s 7p 9j Tt", on="Kt", by=2, seats=FULL))


def test_it_throws_no_bomb_on_its_partner_even_to_play_through() -> None:
    view = seen("Kj Ks Kp Kt 2j 3j 4s 5t 6j 7p 8t 9t Js", on="Qp", by=2, seats=counts(11, 10, 11))
    assert passes(view)


def test_it_leads_the_dog_to_a_partner_who_has_called() -> None:
    seats = counts(12, 10, 12, calls={2: Call.GRAND})
    assert cards_of(seen("DG 3j 5s 7p 8t 9j Qs Kp As", seats=seats)) == Cards.parse("DG")


def test_it_leads_the_dog_to_a_partner_who_is_nearly_out() -> None:
    assert cards_of(seen("DG 3j 5s 7p 8t", seats=counts(7, 1, 7))) == Cards.parse("DG")


def test_it_keeps_the_dog_while_it_would_bring_the_lead_to_an_opponent_with_one_card() -> None:
    view = seen("DG Qs Qp 4j", seats=counts(5, 0, 1), out=(2,))
    assert DOG not in cards_of(view)


def test_it_leads_low_to_a_partner_with_one_card() -> None:
    hand = "4j 4s 9s Kp Ks As Aj"
    assert cards_of(seen(hand, seats=counts(7, 4, 7))) == Cards.parse("4j 4s")
    assert cards_of(seen(hand, seats=counts(7, 1, 7))) == Cards.parse("9s")


# --- opponents ---------------------------------------------------------------------------------------------------


def test_it_leads_no_low_single_to_an_opponent_with_one_card() -> None:
    play = cards_of(seen("3j 9s 9p Kp 6j 6t", seats=counts(1, 8, 8)))
    assert len(play) == 2


def test_it_leads_its_highest_single_to_an_opponent_with_one_card_when_it_has_only_singles() -> None:
    assert cards_of(seen("3j 9s Kp", seats=counts(1, 8, 8))) == Cards.parse("Kp")


def test_it_breaks_its_aces_for_points_or_against_a_caller_only() -> None:
    hand = "As Ap 3j 5s 5p 7p 9j"
    assert passes(seen(hand, on="Qt", by=3, seats=counts(10, 10, 5)))
    assert len(cards_of(seen(hand, on="Kt", by=3, seats=counts(10, 10, 5)))) == 1
    assert len(cards_of(seen(hand, on="Qt", by=3, seats=counts(10, 10, 5, calls={3: Call.SMALL})))) == 1


def test_it_throws_a_bomb_at_an_opponent_who_has_called_and_would_win() -> None:
    seats = counts(2, 9, 9, calls={1: Call.SMALL})
    view = seen("7j 7s 7p 7t 3j 4s 9p", on="As", by=1, phase=Phase.CLOSING, seats=seats)
    assert cards_of(view) == Cards.parse("7j 7s 7p 7t")


def test_it_throws_no_bomb_for_nothing() -> None:
    view = seen("7j 7s 7p 7t 3j 4s 9p Jt Qs", on="9s", by=1, phase=Phase.CLOSING, seats=FULL)
    assert acts(view) is None


def test_it_throws_no_bomb_at_its_partner() -> None:
    view = seen("7j 7s 7p 7t 3j 4s 9p", on="As", by=2, phase=Phase.CLOSING, seats=counts(2, 9, 2))
    assert acts(view) is None


def test_it_bombs_before_a_second_opponent_can_end_the_round() -> None:
    """After a one-two there is no bomb window (article 11.2)."""
    view = seen("7j 7s 7p 7t 3j", on="5s", by=3, turn=1, seats=counts(1, 6, 0), out=(3,))
    assert cards_of(view) == Cards.parse("7j 7s 7p 7t")


def test_it_gives_the_dragon_to_the_opponent_who_plays_last_or_holds_many_more() -> None:
    view = seen("3j", on="DR", by=0, phase=Phase.DRAGON, seats=counts(4, 6, 9))
    assert acts(view) == GiveDragon(Seat(3))


# --- the wish ----------------------------------------------------------------------------------------------------


def test_it_grants_a_wish_that_binds_it() -> None:
    view = seen("8j Ks As 3p 3t", on="MJ", by=3, wish="8", seats=FULL)
    assert cards_of(view) == Cards.parse("8j")


def test_it_wishes_for_the_highest_rank_that_it_lacks() -> None:
    play = acts(seen("MJ 3j 3s 5p 7t Tj Js Qp At", seats=FULL))
    assert isinstance(play, Play)
    assert (play.cards, play.wish) == (Cards.parse("MJ"), 13)


def test_it_spares_a_partner_who_has_called_when_it_wishes() -> None:
    view = seen("MJ 3j 3s 5p 7t Tj Js Qp", seats=counts(14, 13, 14, calls={2: Call.SMALL}))
    play = acts(replace(view, given=(Card("4j"), Card("Kj"), Card("2s"))))
    assert isinstance(play, Play)
    assert (play.cards, play.wish) == (Cards.parse("MJ"), 4)


# --- before the play ---------------------------------------------------------------------------------------------


def before(hand: str, phase: Phase, *, calls: dict[int, Call] | None = None) -> PlayerView:
    return seen(hand, phase=phase, seats=counts(14, 14, 14, calls=calls))


@pytest.mark.parametrize("hand", ["DR PH As Kj Ks 3p 4t 5j", "PH As Aj Ap 3p 4t 5j 6j", "DR As Aj Ks Kp 3p 4t 5j"])
def test_it_calls_grand_with_strong_cards(hand: str) -> None:
    assert acts(before(hand, Phase.GRAND)) == AnswerGrand(grand=True)


@pytest.mark.parametrize("hand", ["DR As Kj 2s 3p 4t 5j DG", "As Aj Ap 3p 4t 5j 6j 9s", "2j 3s 4p 5t 6j 7s 8p 9t"])
def test_it_calls_no_grand_with_less(hand: str) -> None:
    assert acts(before(hand, Phase.GRAND)) == AnswerGrand(grand=False)


def test_it_calls_no_grand_against_its_partner() -> None:
    view = before("DR PH As Kj Ks 3p 4t 5j", Phase.GRAND, calls={2: Call.GRAND})
    assert acts(view) == AnswerGrand(grand=False)


def test_it_answers_once() -> None:
    for phase in (Phase.GRAND, Phase.EXCHANGE):
        view = before("DR PH As Kj Ks 3p 4t 5j", phase)
        ready = replace(view.table.seats[0], ready=True)
        table = replace(view.table, seats=(ready, *view.table.seats[1:]))
        assert acts(replace(view, table=table)) is None


def test_it_gives_low_cards_to_opponents_and_keeps_its_combinations() -> None:
    give = acts(before("2j 4s 6j 7s 8p 9t Tj Js Qp Kj Ks As PH DR", Phase.EXCHANGE))
    assert isinstance(give, Give)
    assert {give.cards[0], give.cards[2]} == {Card("2j"), Card("4s")}
    assert DRAGON not in give.cards
    assert PHOENIX not in give.cards


def test_it_gives_a_partner_who_has_called_grand_a_premium() -> None:
    view = before("2j 3s 5j 7s 8p 9t Tj Js Qp Kj Kp As Ap 6j", Phase.EXCHANGE, calls={2: Call.GRAND})
    give = acts(view)
    assert isinstance(give, Give)
    assert give.cards[1].rank == 14


def test_it_takes_its_gifts_back_for_a_partner_who_calls_after_it_has_given() -> None:
    hand = "2j 3s 5j 7s 8p 9t Tj Js Qp Kj Kp As Ap 6j"
    calm = before(hand, Phase.EXCHANGE)
    give = acts(calm)
    assert isinstance(give, Give)
    assert acts(replace(calm, table=given(calm), given=give.cards)) is None
    called = before(hand, Phase.EXCHANGE, calls={2: Call.SMALL})
    assert acts(replace(called, table=given(called), given=give.cards)) == TakeBack()
    anew = acts(called)
    assert isinstance(anew, Give)
    assert acts(replace(called, table=given(called), given=anew.cards)) is None


def given(view: PlayerView) -> TableView:
    """The table after seat 0 has given."""
    return replace(view.table, seats=(replace(view.table.seats[0], ready=True), *view.table.seats[1:]))


def test_it_never_gives_the_dog_or_the_mah_jong_to_opponents() -> None:
    give = acts(before("MJ DG 3j 3s 5j 5s 8p 8t Tj Js Qp Kj Kp As", Phase.EXCHANGE))
    assert isinstance(give, Give)
    assert not {DOG, MAH_JONG} & {give.cards[0], give.cards[2]}


def test_it_calls_small_with_its_first_play_when_its_hand_runs() -> None:
    play = acts(seen("2j 3s 4p 5t 6j 7s 8p Kp Kt Ks As Aj PH DR", seats=FULL))
    assert isinstance(play, Play)
    assert play.call


def test_it_does_not_call_with_a_poor_hand_or_after_its_partner() -> None:
    poor = acts(seen("2j 2t 3s 4j 5p 5t 7j 8s 9p Jt Jp Qj Kt Ks", seats=FULL))
    assert isinstance(poor, Play)
    assert not poor.call
    seats = counts(14, 14, 14, calls={2: Call.GRAND})
    good = acts(seen("2j 3s 4p 5t 6j 7s 8p Kp Kt Ks As Aj PH DR", seats=seats))
    assert isinstance(good, Play)
    assert not good.call


def test_it_has_nothing_to_do_when_it_is_anothers_turn() -> None:
    assert acts(seen("3j 4s 5p As DR", on="Kt", by=3, turn=1)) is None
