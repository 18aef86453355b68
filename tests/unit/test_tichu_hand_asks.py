"""What the hand asks beside plays: calls in two steps, gifts by name, whom the Dragon's trick goes to."""

from bot.controls import Habits
from bot.staging.panel import Style
from bot.wire import Click
from engine.tichu.view import Call, Phase
from tests.desk import Desk, desk
from tests.person import NAMES, Person, menus, parsed

OTHERS = ("2s 3s 4s", "2p 3p 4p", "2t 3t 4t")
FOURTEEN = "2j 3j 4j 5j 6j 7s 8s 9s Tp Jp Qp Kt At DR"


def first_round(*hands: str) -> Desk:
    """A table where everybody has eight cards and is asked for Grand Tichu."""
    table = Desk()
    table.deals(hands or None)
    return table


def call_of(table: Desk, seat: int) -> Call | None:
    return table.table.seats[seat].call


# --- calls --------------------------------------------------------------------------------------------------------


def test_grand_tichu_is_two_steps_and_no_is_one() -> None:
    table = first_round()
    caller, other = Person(table, 0, habits=Habits(hints=False)), Person(table, 1)
    assert caller.verbs == {"grand", "no_grand", "tichu"}
    caller.click("grand")
    assert call_of(table, 0) is None
    caller.click("grand_yes")
    assert call_of(table, 0) is Call.GRAND
    other.click("no_grand")
    assert other.clicks == 1
    assert table.table.seats[1].ready


def test_eight_cards_are_shown_and_cannot_be_ticked() -> None:
    person = Person(first_round(), 0)
    assert "Your 8 cards: " in person.text
    assert not any(
        parsed(button.id).verb == "tick" for row in person.panel.rows if isinstance(row, tuple) for button in row
    )


def test_a_call_after_the_partner_s_is_asked_once_more() -> None:
    table = first_round()
    Person(table, 2).press(Click("table7", table.table.moment, "grand_yes", "1"))
    person = Person(table, 0)
    person.click("grand")
    person.click("grand_yes")
    assert call_of(table, 0) is None
    assert NAMES[2] in person.text
    person.click("grand_sure")
    assert call_of(table, 0) is Call.GRAND


def test_neither_answer_about_grand_tichu_is_suggested() -> None:
    person = Person(first_round(), 0)
    assert {person.button(verb).style for verb in ("grand", "no_grand")} == {Style.PLAIN}


def test_a_pass_is_suggested_only_to_who_has_nothing_else() -> None:
    able = Person(desk("2j 9j Kt", *OTHERS, trick=[(3, "8j")]), 0)
    unable = Person(desk("2j 3j 4j", *OTHERS, trick=[(3, "8j")]), 0)
    assert (able.button("pass").style, unable.button("pass").style) == (Style.PLAIN, Style.MAIN)


def test_rule_4_1_small_tichu_can_be_called_out_of_turn_in_two_steps() -> None:
    person = Person(desk(FOURTEEN, *OTHERS, turn=1), 0)
    person.click("tichu")
    person.click("call")
    assert call_of(person.desk, 0) is Call.SMALL
    assert "tichu" not in person.verbs


def test_rule_4_5_a_call_is_not_offered_once_somebody_is_out() -> None:
    person = Person(desk(FOURTEEN, "", "2p 3p", "2t 3t", out=[1]), 0)
    assert "tichu" not in person.verbs


def test_a_call_of_an_earlier_round_calls_nothing() -> None:
    person = Person(desk(FOURTEEN, *OTHERS), 0)
    assert person.press(Click("table7", 0, "call_sure", "9")) == "The table has moved on. Please choose again."
    assert call_of(person.desk, 0) is None


# --- exchange -----------------------------------------------------------------------------------------------------


def exchanging() -> Desk:
    table = first_round()
    table.answers(0, 1, 2, 3)
    return table


def test_rule_5_1_gifts_are_chosen_by_the_receivers_names() -> None:
    table = exchanging()
    person = Person(table, 0)
    cards = person.desk.hand(0).split()[:3]
    assert "give" not in person.verbs
    for card, receiver in zip(cards, (3, 1, 2), strict=True):
        person.tick(card)
        person.click("gift", str(receiver))
        assert NAMES[receiver][:2] in person.label("gift", str(receiver))
    person.click("give")
    assert table.view(0).given is not None
    assert [str(card) for card in table.view(0).given or ()] == [cards[1], cards[2], cards[0]]
    assert person.clicks == 7


def test_only_one_card_is_ticked_in_the_exchange() -> None:
    person = Person(exchanging(), 0)
    first, second, *_ = person.desk.hand(0).split()
    person.tick(f"{first} {second}")
    assert str(person.draft.ticked) == second


def test_a_receiver_without_a_card_asks_for_one_and_with_one_gives_it_back() -> None:
    person = Person(exchanging(), 0)
    card = person.desk.hand(0).split()[0]
    assert person.click("gift", "1") == "Choose the card to give first."
    person.tick(card)
    person.click("gift", "1")
    assert person.button("tick", card).style is Style.GOOD
    person.click("gift", "1")
    assert person.draft.gifts == (None, None, None)


def test_rule_5_2_gifts_can_be_taken_back_and_stay_chosen() -> None:
    table = exchanging()
    person = Person(table, 0)
    cards = person.desk.hand(0).split()[:3]
    for card, receiver in zip(cards, (1, 2, 3), strict=True):
        person.tick(card)
        person.click("gift", str(receiver))
    person.click("give")
    person.click("take_back")
    assert table.view(0).given is None
    assert [str(card) for card in person.draft.gifts] == cards
    person.click("give")
    assert table.view(0).given is not None


def test_rule_5_3_what_was_given_and_got_is_shown_by_name_until_the_first_play() -> None:
    table = exchanging()
    hands = [table.hand(seat).split() for seat in range(4)]
    for seat in range(4):
        table.gives(seat, " ".join(hands[seat][:3]))
    leader = table.turn
    assert leader is not None
    person = Person(table, leader)
    assert "You gave:" in person.text
    assert "You got:" in person.text
    assert all(name in person.text for seat, name in enumerate(NAMES) if seat != leader)
    person.tick(table.hand(leader).split()[0])
    person.click("play")
    if "wish" in menus(person.panel):
        person.choose("wish", "none")
    assert "You gave:" not in person.text


# --- Dragon, out, between rounds ----------------------------------------------------------------------------------


def test_rule_10_1_the_dragon_s_trick_is_given_by_name_and_card_count() -> None:
    table = desk("9j Kt DR", "8s 3j", "2p", "3t 4t 5t", turn=0)
    person = Person(table, 0)
    table.play(0, "DR")
    table.passes(1, 2, 3)
    assert table.phase is Phase.DRAGON
    assert "Who gets the trick?" in person.text
    assert person.label("dragon", "1") == "빛나는별… (2 cards)"
    person.click("dragon", "3")
    assert table.turn == 0


def test_rule_10_1_the_dragon_s_trick_can_go_to_who_is_out() -> None:
    table = desk("9j Kt DR", "", "2p 3p", "3t 4t 5t", turn=0, out=[1])
    person = Person(table, 0)
    table.play(0, "DR")
    table.passes(2, 3)
    assert person.label("dragon", "1") == "빛나는별… (out first)"
    person.click("dragon", "1")
    assert table.turn == 0


def test_who_is_out_is_told_the_place_and_has_no_buttons() -> None:
    panel = Person(desk("", "2p 3p", "4p 5p", "6p", out=[0], turn=1), 0).panel
    assert "You went out first!" in panel.text
    assert panel.rows == ()


def test_between_rounds_nobody_is_told_to_watch_one() -> None:
    table = desk("", "Tj", "2p", "", turn=1, out=[0, 3], trick=[(2, "9j")])
    table.play(1, "Tj")
    assert table.phase is Phase.DEAL
    assert "Watch" not in Person(table, 0).text
