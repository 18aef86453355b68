"""The private hand while tricks are played, click by click: its layout, plays and bombs."""

import pytest

from bot.controls import Habits
from bot.speech import speech_for
from bot.staging.panel import Menu, Style
from data.preferences import SortOrder
from engine.tichu.view import Phase
from tests.desk import desk
from tests.person import Person, menus, parsed

OTHERS = ("2s 3s 4s", "2p 3p 4p", "2t 3t 4t")
FOURTEEN = "2j 3j 4j 5j 6j 7s 8s 9s Tp Jp Qp Kt At DR"


# --- cards and layout ---------------------------------------------------------------------------------------------


def test_fourteen_cards_take_four_rows_and_the_fifth_acts() -> None:
    panel = Person(desk(FOURTEEN, *OTHERS), 0).panel
    verbs = [[parsed(button.id).verb for button in row] for row in panel.rows if isinstance(row, tuple)]
    assert verbs == [
        ["tick"] * 4,
        ["tick"] * 4,
        ["tick"] * 4,
        ["tick", "tick", "clear", "tichu"],
        ["play", "pass", "bomb", "browse"],
    ]


def test_twelve_cards_leave_a_row_for_the_quick_plays() -> None:
    panel = Person(desk("2j 3j 4j 5j 6s 7s 8s 9s Tp Jp Qp Kt", *OTHERS), 0).panel
    assert [type(row) for row in panel.rows] == [tuple, tuple, tuple, Menu, tuple]


def test_a_call_never_stands_beside_pass() -> None:
    """PRODUCT: calls are two steps, never beside Pass."""
    person = Person(desk(FOURTEEN, *OTHERS), 0)
    rows = [[parsed(button.id).verb for button in row] for row in person.panel.rows if isinstance(row, tuple)]
    assert not any({"pass", "tichu"} <= set(row) for row in rows)
    person.click("tichu")
    assert "pass" not in person.verbs


def test_a_tick_shows_on_the_card_and_names_the_combination() -> None:
    person = Person(desk("5j 5s 9j Kt", *OTHERS), 0)
    person.tick("5j 5s")
    assert person.button("tick", "5j").style is Style.MAIN
    assert person.button("tick", "9j").style is Style.PLAIN
    assert "Pair of 5s" in person.label("play")
    person.tick("5j")
    assert person.button("tick", "5j").style is Style.PLAIN


def test_ticks_change_neither_the_picture_nor_its_alt_text() -> None:
    person = Person(desk("5j 5s 9j Kt", *OTHERS), 0)
    before = person.panel
    assert before.scene is not None
    person.tick("5j")
    assert (person.panel.scene, person.panel.alt) == (before.scene, before.alt)


def test_low_cards_come_first_unless_their_owner_likes_it_otherwise() -> None:
    table = desk("Kt DG PH 9j MJ DR", *OTHERS)
    rising, falling = Person(table, 0).panel, Person(table, 0, habits=Habits(order=SortOrder.DESCENDING)).panel
    order = [
        [parsed(button.id).argument for row in panel.rows if isinstance(row, tuple) for button in row][:6]
        for panel in (rising, falling)
    ]
    assert order == [["DG", "MJ", "9j", "Kt", "PH", "DR"], ["DR", "PH", "Kt", "9j", "MJ", "DG"]]


def test_a_menu_can_take_the_place_of_the_buttons() -> None:
    person = Person(desk("5j 5s 9j Kt", *OTHERS), 0, habits=Habits(menu=True))
    person.choose("cards", "5j", "5s")
    assert {option.value for option in person.options("cards") if option.chosen} == {"5j", "5s"}
    person.click("play")
    assert person.desk.hand(0) == "9j Kt"


def test_labels_tell_suits_apart_without_emojis() -> None:
    person = Person(desk("8j 8s 8p 8t", *OTHERS), 0)
    assert len({person.label("tick", card) for card in ("8j", "8s", "8p", "8t")}) == 4


# --- plays --------------------------------------------------------------------------------------------------------


def test_the_play_button_says_what_it_will_do_and_does_it() -> None:
    person = Person(desk("5j 6s 7p 8t 9j Kt", *OTHERS), 0)
    person.tick("5j 6s 7p 8t 9j")
    assert person.label("play") == "Play: Straight 5\N{EN DASH}9"
    person.click("play")
    assert person.desk.hand(0) == "Kt"
    assert person.draft.ticked == 0


@pytest.mark.parametrize(
    ("ticked", "label"),
    [
        ("", "Choose"),
        ("3j", "Too low"),
        ("9j 9s", "Doesn't match"),
        ("3j 9j", "No combination"),
        ("DG", "Only to lead"),
    ],
)
def test_a_play_that_is_not_legal_cannot_be_pressed_and_says_why(ticked: str, label: str) -> None:
    person = Person(desk("3j 9j 9s DG", "8s 2s", "2p 3p", "2t 3t", trick=[(3, "8j")]), 0)
    person.tick(ticked)
    assert person.button("play").disabled
    assert person.label("play") == label


@pytest.mark.parametrize("locale", ["ko", "en-US", "de"])
def test_who_waits_with_many_cards_reads_whole_words_whatever_is_ticked(locale: str) -> None:
    speech = speech_for(locale)
    person = Person(desk(FOURTEEN, *OTHERS, turn=2, trick=[(1, "5s")]), 0, locale=locale)
    for cards in ("", "2j", "2j"):
        person.tick(cards)
        assert person.label("play") in {speech("hand-play-wait"), speech("hand-why-not-your-turn")}
        assert person.label("ahead") == speech("hand-ahead-short")


def test_rule_6_10_the_label_says_what_a_lone_phoenix_weighs() -> None:
    person = Person(desk("PH 3j", *OTHERS, trick=[(3, "Qs")]), 0)
    person.tick("PH")
    assert person.label("play") == "Play: Phoenix (Q½)"


def test_rule_6_9_the_reading_is_asked_only_when_two_are_legal() -> None:
    person = Person(desk("8j 8s 5p 5t PH Kj", *OTHERS), 0)
    person.tick("8j 8s 5p 5t PH")
    person.click("play")
    labels = [button.label for row in person.panel.rows if isinstance(row, tuple) for button in row]
    assert labels[:2] == ["Full house, 8s over 5s", "Full house, 5s over 8s"]
    person.click("play", "5p-5t-8j-8s-PH=5")
    assert person.desk.table.trick[0].combination.rank == 5


def test_rule_6_9_one_legal_reading_is_played_without_a_question() -> None:
    person = Person(desk("8j 8s 5p 5t PH Kj", *OTHERS, trick=[(3, "6j 6s 6p Tj Ts")]), 0)
    person.tick("8j 8s 5p 5t PH")
    assert "Phoenix = 8" in person.text
    person.click("play")
    assert person.desk.table.trick[-1].combination.rank == 8


def test_rule_7_1_mah_jong_and_wish_are_one_act() -> None:
    person = Person(desk("MJ 9j Kt", *OTHERS), 0)
    person.tick("MJ")
    person.click("play")
    assert len(person.desk.events) == 0
    assert [option.label for option in person.options("wish")][:2] == ["No wish", "Wish for 2"]
    assert len(person.options("wish")) == 14
    person.choose("wish", "9")
    assert person.desk.table.wish == 9
    assert person.clicks == 4


def test_the_wish_can_be_thought_over() -> None:
    person = Person(desk("MJ 9j Kt", *OTHERS), 0)
    person.tick("MJ")
    person.click("play")
    person.click("back")
    assert person.desk.hand(0) == "9j Kt MJ"
    assert "wish" not in menus(person.panel)
    assert "play" in person.verbs


def test_rule_13_1_no_wish_is_not_offered_where_a_wish_is_required() -> None:
    person = Person(desk("MJ 9j Kt", *OTHERS, options=["wish_required"]), 0)
    person.tick("MJ")
    person.click("play")
    assert person.options("wish")[0].value == "2"


def test_rule_7_3_the_duty_is_told_before_any_click() -> None:
    person = Person(desk("8j 8t Kt", *OTHERS, wish="8", trick=[(3, "5j")]), 0)
    assert "The wish is 8 and you hold 8♣ and 8★" in person.text
    assert "pass" not in person.verbs
    person.tick("Kt")
    assert person.label("play") == "Wish first"
    assert [option.value for option in person.options("quick")] == ["8j"]


def test_rule_7_3_who_cannot_grant_it_is_not_bound() -> None:
    person = Person(desk("9j Kt", *OTHERS, wish="8", trick=[(3, "5j")]), 0)
    assert "you have to" not in person.text
    assert "pass" in person.verbs


def test_one_ticked_card_is_told_once() -> None:
    leading = Person(desk("8s Kt", *OTHERS), 0)
    leading.tick("8s")
    assert "Chosen: 8♠\n" in leading.text
    following = Person(desk("8s Kt", *OTHERS, trick=[(3, "7j")]), 0)
    following.tick("8s")
    assert "Chosen: 8♠ beats 7♣\n" in following.text


def test_quick_plays_are_cheapest_first_and_bombs_last_and_marked() -> None:
    person = Person(desk("9j 9s 9p 9t Kt 3j", *OTHERS, trick=[(3, "8j")]), 0)
    labels = [(option.label, option.emoji) for option in person.options("quick")]
    assert labels == [("K Star", None), ("9 Jade", None), ("Bomb, four 9s", "💣")]
    assert [option.description for option in person.options("quick")][:2] == [None, "breaks a bomb"]


@pytest.mark.parametrize(
    ("locale", "begins"), [("en", "Play at once: 25 of "), ("de", "Sofort: 25 von "), ("ko", "바로 내기: ")]
)
def test_more_quick_plays_than_a_menu_holds_are_counted_and_found_by_their_cards(locale: str, begins: str) -> None:
    say = speech_for(locale)
    hand = "5j 5s 6j 6s 7j 7s 8j 8s 9j 9s Tj Ts Jj Qs"
    person = Person(desk(hand, *OTHERS), 0, locale=locale)
    person.click("browse")
    menu = menus(person.panel)["quick"]
    assert len(menu.options) == 25
    told = {say("hand-quick-cut", number=25, all=count): count for count in range(26, 200)}
    assert told[menu.placeholder] > 25
    assert menu.placeholder.startswith(begins)
    person = Person(desk(hand, *OTHERS), 0, locale=locale)
    person.tick("5j")
    person.click("browse")
    few = menus(person.panel)["quick"]
    assert few.placeholder == say("hand-quick-with", number=len(few.options))


def test_quick_plays_say_what_they_take_apart() -> None:
    person = Person(desk("2j 5j 5s 8j 8s 8t Qj Qs Qp Qt", *OTHERS), 0)
    broken = {
        option.value: "" if option.description is None else option.description.rpartition(" · ")[2]
        for option in person.options("quick")
    }
    expected = {
        "2j": "",
        "5j": "breaks a pair",
        "5j-5s": "5♣ 5♠",
        "8j": "breaks a triple",
        "8j-8s": "breaks a triple",
        "8j-8s-8t": "8♣ 8♠ 8★",
        "Qj": "breaks a bomb",
    }
    assert {value: told for value, told in broken.items() if value in expected} == expected


def test_quick_plays_spare_the_cards_of_a_bomb() -> None:
    person = Person(desk("5j 6j 7j 8j 9j 9s Kt", *OTHERS, trick=[(3, "8t")]), 0)
    assert [option.value for option in person.options("quick")] == ["9s", "Kt", "5j-6j-7j-8j-9j"]


def test_quick_plays_spare_the_phoenix() -> None:
    person = Person(desk("9j 9s 9p 9t 7t 8t Kt Ks PH 3j", *OTHERS, trick=[(3, "6j 6p")]), 0)
    values = {option.label: option.value for option in person.options("quick")}
    assert values["Pair of kings"] == "Ks-Kt"


def test_nothing_is_offered_that_beats_nothing() -> None:
    person = Person(desk("3j 4j", *OTHERS, trick=[(3, "As")]), 0)
    assert "nothing you hold beats this" in person.text
    assert "quick" not in menus(person.panel)
    person.click("pass")
    assert person.desk.turn == 1


# --- bombs --------------------------------------------------------------------------------------------------------


def test_bombs_are_marked_for_their_owner_alone() -> None:
    table = desk("9j 9s 9p 9t Kt", *OTHERS, turn=1)
    assert "💣 Your bombs (only you see this)" in Person(table, 0).text
    assert all("💣" not in Person(table, seat).text for seat in (1, 2, 3))


def test_the_bomb_button_is_there_for_everybody_with_cards_and_looks_alike() -> None:
    table = desk("9j 9s 9p 9t Kt", *OTHERS, turn=1, trick=[(0, "2j")])
    bombs = {Person(table, seat).button("bomb") for seat in range(4)}
    assert len(bombs) == 1
    assert not bombs.pop().disabled


def test_rule_8_4_a_bomb_out_of_turn_takes_two_clicks() -> None:
    person = Person(desk("9j 9s 9p 9t Kt", "3j 4j", "3p 4p", "3t 4t", turn=2, trick=[(1, "8s")]), 0)
    person.click("bomb")
    assert person.label("throw") == "Bomb, four 9s"
    person.click("throw")
    assert person.clicks == 2
    assert person.desk.table.trick[-1].seat == 0


def test_who_has_no_bomb_is_told_so_after_the_click() -> None:
    person = Person(desk("9j Kt", "3j 4j", "3p 4p", "3t 4t", turn=2, trick=[(1, "8s")]), 0)
    assert person.click("bomb") == "You have no bomb that could be played now."


def test_rule_8_2_in_the_window_a_ticked_bomb_can_be_played() -> None:
    table = desk("9j 9s 9p 9t Kt", "8s 3j 4j 5j 6j", "3p 4p", "3t 4t", turn=1)
    person = Person(table, 0)
    table.play(1, "8s")
    table.passes(2, 3, 0)
    assert table.phase is Phase.CLOSING
    assert person.label("play") == "Bombs only"
    person.tick("9j 9s 9p 9t")
    assert person.button("play").style is Style.DANGER
    person.click("play")
    assert table.table.trick[-1].seat == 0


def test_a_bomb_is_not_thrown_on_a_play_that_was_not_seen() -> None:
    table = desk("9j 9s 9p 9t Kt", "8s 3j", "Tp 4p", "3t 4t", turn=1)
    person = Person(table, 0)
    table.play(1, "8s")
    person.click("bomb")
    throw = parsed(person.button("throw").id)
    table.play(2, "Tp")
    say = person.press(throw)
    assert say == "The table has moved on. Please choose again."
    assert person.desk.table.trick[-1].seat == 2
