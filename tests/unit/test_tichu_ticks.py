"""Ticks on the hand: completed, named, taken back; the quick plays that go with them; the orders of a hand."""

import pytest

from bot.controls import Habits
from bot.games.tichu.sorting import fewest_plays, groups, sorted_hand
from data.preferences import SortOrder
from engine.cards import Cards
from tests.desk import desk
from tests.person import Person, choices, menus

OTHERS = ("2s 3s 4s", "2p 3p 4p", "2t 3t 4t")
PAIR_OF_FIVES = [(3, "5j 5s")]


# --- completion ---------------------------------------------------------------------------------------------------


def test_one_eight_ticked_on_a_pair_is_completed_to_a_pair_in_three_clicks() -> None:
    person = Person(desk("8j 8s Kt 3j", *OTHERS, trick=PAIR_OF_FIVES), 0)
    person.tick("8j")
    assert person.label("fill") == "Pair of 8s"
    assert "8♣ → add 8♠ for Pair of 8s beats Pair of 5s" in person.text
    person.click("fill")
    assert person.label("play") == "Play: Pair of 8s"
    assert "8♣ 8♠ → Pair of 8s beats Pair of 5s" in person.text
    person.click("play")
    assert person.clicks == 3
    assert person.desk.hand(0) == "3j Kt"


@pytest.mark.parametrize(
    ("hand", "trick", "ticked", "label"),
    [
        ("8j 8s 8p Kt", "5j 5s 5p", "8j", "Three 8s"),
        ("8j 8s 8p Kt Ks 3j", "5j 5s 5p 6j 6s", "8j", "8 8 8 K K"),
        ("8j 8s 9p 9t 3j", "5j 5s 6j 6s", "9p", "Complete: Stairs 8\N{EN DASH}9"),
        ("4j 5j 6s 7p 8t 3s", "2j 3j 4p 5s 6t", "6s", "Straight 3\N{EN DASH}7"),
        ("8j 8s 8p 8t 3j", "DR", "8j", "Bomb, four 8s"),
        ("8j PH Kt", "5j 5s", "8j", "Pair of 8s (Ph 8)"),
    ],
)
def test_every_kind_is_completed_and_the_cheapest_comes_first(hand: str, trick: str, ticked: str, label: str) -> None:
    person = Person(desk(hand, "2s", "2p", "2t", trick=[(3, trick)]), 0)
    person.tick(ticked)
    assert person.label("fill") == label
    person.click("fill")
    assert "play" in person.verbs


def test_a_completion_spares_the_phoenix_where_a_card_will_do() -> None:
    person = Person(desk("8j 8s PH Kt", *OTHERS, trick=PAIR_OF_FIVES), 0)
    person.tick("8j")
    person.click("fill")
    assert str(person.draft.ticked) == "8j 8s"


def test_the_quick_plays_are_those_with_the_ticked_cards() -> None:
    person = Person(desk("5j 6s 7p 8t 9j 9s Kt", *OTHERS), 0)
    person.tick("9j")
    options = {option.label for option in person.options("quick")}
    assert options == {"Straight 5\N{EN DASH}9", "Pair of 9s"}
    assert menus(person.panel)["quick"].placeholder == "With your choice: 2 possibilities"


def test_with_ticks_that_lead_nowhere_everything_is_offered_again() -> None:
    person = Person(desk("3j 8j 8s Kt", *OTHERS, trick=PAIR_OF_FIVES), 0)
    person.tick("3j")
    assert [option.label for option in person.options("quick")] == ["Pair of 8s"]
    assert person.button("play").disabled


def test_out_of_turn_nothing_is_completed_and_the_combination_is_named() -> None:
    person = Person(desk("8j 8s Kt", *OTHERS, turn=2, trick=[(1, "5j 5s")]), 0)
    person.tick("8j")
    assert "fill" not in person.verbs
    person.tick("8s")
    assert "8♣ 8♠ → Pair of 8s. It isn't your turn." in person.text


# --- back -----------------------------------------------------------------------------------------------------------


def test_a_completion_is_taken_back_by_one_click() -> None:
    person = Person(desk("8j 8s Kt 3j", *OTHERS, trick=PAIR_OF_FIVES), 0)
    person.tick("8j")
    person.click("fill")
    person.click("undo")
    assert str(person.draft.ticked) == "8j"
    assert "clear" in person.verbs


def test_clearing_is_taken_back_too_and_a_tick_by_its_own_card() -> None:
    person = Person(desk("8j 8s Kt 3j", *OTHERS), 0)
    person.tick("8j Kt Kt")
    assert str(person.draft.ticked) == "8j"
    person.click("clear")
    assert not person.draft.ticked
    person.click("undo")
    assert str(person.draft.ticked) == "8j"


def test_a_new_tick_ends_the_way_back() -> None:
    person = Person(desk("8j 8s Kt 3j", *OTHERS), 0)
    person.tick("8j")
    person.click("clear")
    person.tick("Kt")
    assert "undo" not in person.verbs


# --- the order of quick plays -------------------------------------------------------------------------------------


def order(hand: str, *, trick: str = "") -> list[str]:
    person = Person(desk(hand, "2s", "2p", "2t", trick=[(3, trick)] if trick else ()), 0)
    return [option.label for option in person.options("quick")]


def test_what_breaks_a_pair_comes_after_what_does_not() -> None:
    assert order("9j 9s Tp Kt", trick="8j") == ["10 Pagoda", "K Star", "9 Jade"]


def test_the_specials_come_after_everything_else_but_what_breaks_a_bomb() -> None:
    assert order("9j 9s 9p 9t Kt DR PH", trick="8j") == ["K Star", "Phoenix (8½)", "Dragon", "9 Jade", "Bomb, four 9s"]


def test_a_lead_begins_with_what_gets_rid_of_low_cards() -> None:
    assert order("3j 3s 4j 5s 6p 7t Kj As")[:4] == ["Straight 3\N{EN DASH}7", "3 Jade", "K Jade", "A Sword"]


# --- sorting --------------------------------------------------------------------------------------------------------

HAND = "3j 3s 4t 5j 6j 7s 8p Kt DG MJ PH DR"
REST = ("2s", "2p", "2t")
ORDERS = {
    SortOrder.ASCENDING: "DG MJ 3j 3s 4t 5j 6j 7s 8p Kt PH DR",
    SortOrder.DESCENDING: "DR PH Kt 8p 7s 6j 5j 4t 3s 3j MJ DG",
    SortOrder.SUIT: "DG MJ 3j 5j 6j 3s 7s 8p 4t Kt PH DR",
    SortOrder.COMBINATION: "DG MJ 3s Kt 3j 4t 5j 6j 7s 8p PH DR",
}


@pytest.mark.parametrize("how", SortOrder)
def test_a_hand_is_sorted_as_its_owner_likes_it_on_buttons_in_words_and_in_the_picture(how: SortOrder) -> None:
    hand = sorted_hand(Cards(HAND), how)
    assert " ".join(map(str, hand)) == ORDERS[how]
    person = Person(desk(HAND, *REST), 0, habits=Habits(order=how))
    clicks = [click for click, _ in choices(person.panel)]
    assert [click.argument for click in clicks if click.verb == "tick"] == list(map(str, hand))
    menu = Person(desk(HAND, *REST), 0, habits=Habits(order=how, menu=True))
    assert [option.value for option in menu.options("cards")] == list(map(str, hand))


def test_the_picture_follows_the_order() -> None:
    table = desk(HAND, *REST)
    scenes = [Person(table, 0, habits=Habits(order=how)).panel.scene for how in SortOrder]
    assert all(one != other for number, one in enumerate(scenes) for other in scenes[:number])


@pytest.mark.parametrize(
    ("hand", "parts"),
    [
        ("3j 3s 3p 4t", ["3j 3s 3p", "4t"]),
        ("3j 3s 4j 4s 9t", ["3j 3s 4j 4s", "9t"]),
        ("8j 8s 8p 8t 9j Tj Jj Qj", ["8j 9j Tj Jj Qj", "8s 8p 8t"]),
        ("8j 9j Tj Jj Qj 8s", ["8j 9j Tj Jj Qj", "8s"]),
        ("MJ 2j 3s 4p 5t 6j", ["2j 3s 4p 5t 6j MJ"]),
    ],
)
def test_a_hand_is_put_into_as_few_plays_as_can_be(hand: str, parts: list[str]) -> None:
    found = groups(Cards(hand))
    assert sorted(map(str, found)) == sorted(parts)
    assert fewest_plays(Cards(hand)) <= len(parts)
