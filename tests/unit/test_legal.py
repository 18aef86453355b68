"""Articles 3, 4, 5, 10 and 13 as a seat is judged, from views written by hand."""

import pytest

from engine.cards import RANK_OF_LETTER, Card, Cards
from engine.kernel import Seat
from engine.tichu.actions import AnswerGrand, CallTichu, Deal, Give, GiveDragon, Pass, Play, TakeBack, TimeUp
from engine.tichu.legal import (
    Objection,
    Why,
    bombs,
    legal,
    may_pass,
    objection,
    plays,
)
from engine.tichu.rules import STANDARD, Rules, compose
from engine.tichu.view import Call, Phase, PlayerView, SeatView
from tests.views import MOMENT, play, seen, spelled, why

# --- articles 3 and 4: calls -------------------------------------------------------------------------------------


@pytest.mark.parametrize("phase", [Phase.GRAND, Phase.EXCHANGE, Phase.PLAY, Phase.CLOSING, Phase.DRAGON])
def test_rule_4_1_small_tichu_from_the_first_cards_to_the_first_play(phase: Phase) -> None:
    on = None if phase in (Phase.GRAND, Phase.EXCHANGE) else "8j"
    assert why(seen("9j 5j", on=on, turn=2, phase=phase), CallTichu()) is None
    assert CallTichu() in set(legal(STANDARD, seen("9j 5j", on=on, turn=2, phase=phase)))


@pytest.mark.parametrize("phase", [Phase.DEAL, Phase.OVER])
def test_rule_4_1_not_between_rounds(phase: Phase) -> None:
    assert why(seen("", phase=phase), CallTichu()) is Why.NOT_NOW
    assert list(legal(STANDARD, seen("", phase=phase))) == []


def test_rule_4_1_after_passing() -> None:
    assert why(seen("9j", on="8j", turn=1, seats={0: SeatView(passed=True)}), CallTichu()) is None


def test_rule_4_1_together_with_the_first_play_a_bomb_included() -> None:
    assert why(seen("9j", on="8j"), play("9j", call=True)) is None
    assert why(seen("9j 9s 9p 9t", on="8j", turn=1), play("9j 9s 9p 9t", call=True)) is None


def test_rule_4_4_the_first_card_ends_it() -> None:
    opened = {0: SeatView(opened=True)}
    assert why(seen("9j", on="8j", seats=opened), CallTichu()) is Why.ALREADY_OPENED
    assert why(seen("9j", on="8j", seats=opened), play("9j", call=True)) is Why.ALREADY_OPENED
    assert why(seen("9j", on="8j", seats=opened), "9j") is None


@pytest.mark.parametrize("call", list(Call))
def test_rule_4_2_a_seat_holds_one_call(call: Call) -> None:
    assert why(seen("9j", on="8j", seats={0: SeatView(call=call)}), CallTichu()) is Why.ALREADY_CALLED
    assert why(seen("9j", on="8j", seats={0: SeatView(call=call)}), play("9j", call=True)) is Why.ALREADY_CALLED


def test_rule_4_2_partners_may_both_call() -> None:
    assert why(seen("9j", seats={2: SeatView(call=Call.SMALL), 1: SeatView(call=Call.GRAND)}), CallTichu()) is None


def test_rule_4_5_not_when_somebody_is_out() -> None:
    view = seen("9j", on="8j", out=(1,))
    assert why(view, CallTichu()) is Why.SOMEBODY_IS_OUT
    assert why(view, play("9j", call=True)) is Why.SOMEBODY_IS_OUT


def test_a_refused_play_names_its_own_reason_before_that_of_its_call() -> None:
    view = seen("5j", on="8j", seats={0: SeatView(opened=True)})
    assert why(view, play("5j", call=True)) is Why.TOO_LOW


EIGHT = "2j 3j 4j 5j 6j 7s 8s 9s"


def grand(view: PlayerView, *, yes: bool, rules: Rules = STANDARD) -> Why | None:
    return why(view, AnswerGrand(grand=yes), rules=rules)


def test_rule_3_1_each_seat_answers_once() -> None:
    view = seen(EIGHT, phase=Phase.GRAND)
    assert grand(view, yes=True) is None
    assert grand(view, yes=False) is None
    assert set(legal(STANDARD, view)) == {AnswerGrand(grand=True), AnswerGrand(grand=False), CallTichu()}
    answered = seen(EIGHT, phase=Phase.GRAND, seats={0: SeatView(ready=True)})
    assert grand(answered, yes=True) is grand(answered, yes=False) is Why.ALREADY_ANSWERED
    assert set(legal(STANDARD, answered)) == {CallTichu()}


def test_rule_3_1_grand_only_before_the_other_six_cards() -> None:
    assert grand(seen(EIGHT, phase=Phase.EXCHANGE), yes=True) is Why.NOT_NOW
    assert grand(seen(EIGHT, phase=Phase.PLAY), yes=False) is Why.NOT_NOW


def test_rule_4_2_who_called_small_cannot_add_grand() -> None:
    view = seen(EIGHT, phase=Phase.GRAND, seats={0: SeatView(call=Call.SMALL)})
    assert grand(view, yes=True) is Why.ALREADY_CALLED
    assert grand(view, yes=False) is None


# --- article 5: the exchange -------------------------------------------------------------------------------------

HAND = "2j 3j 4j 5j 6j 7s 8s 9s Ts Js Qs Ks As DR"


def give(view: PlayerView, *names: str) -> Why | None:
    after, across, before = map(Card.parse, names)
    return why(view, Give((after, across, before)))


def test_rule_5_1_three_different_cards_of_ones_own() -> None:
    view = seen(HAND, phase=Phase.EXCHANGE)
    assert give(view, "2j", "DR", "As") is None
    assert give(view, "2j", "2j", "As") is Why.GIFTS_MUST_DIFFER
    assert give(view, "2j", "PH", "As") is Why.NOT_YOUR_CARDS
    assert give(seen(HAND), "2j", "DR", "As") is Why.NOT_NOW


def test_rule_5_1_every_choice_is_offered() -> None:
    offered = list(legal(STANDARD, seen("2j 3j 4j 5j", phase=Phase.EXCHANGE)))
    assert len([action for action in offered if isinstance(action, Give)]) == 4 * 3 * 2
    assert len(offered) == 4 * 3 * 2 + 1


def test_rule_5_2_gifts_may_be_taken_back_and_chosen_anew() -> None:
    view = seen(HAND, phase=Phase.EXCHANGE, seats={0: SeatView(ready=True)})
    assert give(view, "2j", "DR", "As") is Why.ALREADY_GIVEN
    assert objection(STANDARD, view, TakeBack()) is None
    assert set(legal(STANDARD, view)) == {TakeBack(), CallTichu()}
    assert objection(STANDARD, seen(HAND, phase=Phase.EXCHANGE), TakeBack()) == Objection(Why.NOTHING_GIVEN)
    assert objection(STANDARD, seen(HAND), TakeBack()) == Objection(Why.NOT_NOW)


# --- article 10 and what belongs to nobody seated ----------------------------------------------------------------


def test_rule_10_1_the_dragon_goes_to_an_opponent() -> None:
    view = seen("9j", on="DR", by=0, phase=Phase.DRAGON, out=(1,))
    assert {action for action in legal(STANDARD, view) if isinstance(action, GiveDragon)} == {
        GiveDragon(Seat(1)),
        GiveDragon(Seat(3)),
    }
    for to in (0, 2, 4, 5, -1):
        assert objection(STANDARD, view, GiveDragon(Seat(to))) == Objection(Why.NOT_AN_OPPONENT)


def test_rule_10_1_only_the_winner_gives() -> None:
    view = seen("9j", on="DR", by=1, turn=1, phase=Phase.DRAGON)
    assert objection(STANDARD, view, GiveDragon(Seat(1))) == Objection(Why.NOT_YOUR_TURN)
    assert objection(STANDARD, seen("9j", on="DR", by=0), GiveDragon(Seat(1))) == Objection(Why.NOT_NOW)


def test_rule_8_4_no_bomb_while_the_dragon_is_given() -> None:
    view = seen("9j 9s 9p 9t", on="DR", by=1, turn=1, phase=Phase.DRAGON)
    assert why(view, "9j 9s 9p 9t") is Why.NOT_NOW
    assert bombs(STANDARD, view) == ()


@pytest.mark.parametrize("phase", list(Phase))
def test_nobody_seated_deals_or_ends_a_time(phase: Phase) -> None:
    view = seen("9j", phase=phase)
    assert objection(STANDARD, view, Deal(())) == Objection(Why.NOT_YOURS_TO_DO)
    assert objection(STANDARD, view, TimeUp(MOMENT, Seat(0))) == Objection(Why.NOT_YOURS_TO_DO)


@pytest.mark.parametrize("phase", [phase for phase in Phase if phase not in (Phase.PLAY, Phase.CLOSING)])
def test_cards_are_played_in_the_play_only(phase: Phase) -> None:
    view = seen("9j", phase=phase)
    assert why(view, "9j") is Why.NOT_NOW
    assert why(view, Pass(MOMENT)) is Why.NOT_NOW
    assert plays(STANDARD, view) == bombs(STANDARD, view) == ()
    assert not may_pass(STANDARD, view)


# --- article 13: options -----------------------------------------------------------------------------------------


def test_rule_13_grand_off() -> None:
    rules = compose(["no_grand"])
    assert grand(seen(EIGHT, phase=Phase.GRAND), yes=True, rules=rules) is Why.GRAND_IS_OFF
    assert grand(seen(EIGHT, phase=Phase.GRAND), yes=False, rules=rules) is None


def test_rule_13_one_call_per_team() -> None:
    rules = compose(["one_call_per_team"])
    called = seen(EIGHT, phase=Phase.GRAND, seats={2: SeatView(call=Call.SMALL)})
    assert why(called, CallTichu(), rules=rules) is Why.PARTNER_HAS_CALLED
    assert grand(called, yes=True, rules=rules) is Why.PARTNER_HAS_CALLED
    opponent = seen(EIGHT, phase=Phase.GRAND, seats={1: SeatView(call=Call.GRAND)})
    assert why(opponent, CallTichu(), rules=rules) is None


def test_rule_13_wish_required() -> None:
    rules = compose(["wish_required"])
    view = seen("MJ 9j")
    assert why(view, "MJ", rules=rules) is Why.WISH_IS_REQUIRED
    assert why(view, play("MJ", wish="9"), rules=rules) is None
    assert why(view, "9j", rules=rules) is None
    offered = [action for action in legal(rules, view) if isinstance(action, Play)]
    assert {action.wish for action in offered if "MJ" in str(action.cards)} == set(RANK_OF_LETTER.values())
    assert len(offered) == len(set(offered)) == 13 + 1


def test_rule_13_wish_required_the_play_that_is_proposed_has_a_wish() -> None:
    rules = compose(["wish_required"])
    refused = objection(rules, seen("MJ 9j"), Pass(MOMENT))
    assert refused is not None
    assert refused.instead is not None
    assert refused.instead.cards == Cards("MJ")
    assert why(seen("MJ 9j"), refused.instead, rules=rules) is None


def test_rule_13_out_of_turn_bombs_off() -> None:
    rules = compose(["no_out_of_turn_bombs"])
    hand = "9j 9s 9p 9t"
    assert why(seen(hand, on="8j", turn=1), hand, rules=rules) is Why.NOT_YOUR_TURN
    assert why(seen(hand, on="8j", phase=Phase.CLOSING), hand, rules=rules) is Why.NOT_YOUR_TURN
    assert bombs(rules, seen(hand, on="8j", turn=1)) == bombs(rules, seen(hand, on="8j", phase=Phase.CLOSING)) == ()
    assert why(seen(hand, on="8j"), hand, rules=rules) is None
    assert spelled(bombs(rules, seen(hand, on="8j"))) == {hand}
