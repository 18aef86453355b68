"""What the hand teaches: every refusal with its rule and a play that would do, the wish before the click, the hints."""

import re
from collections.abc import Callable
from typing import Final

import pytest

from bot.controls import Habits, Redraw
from bot.speech import LOCALES
from bot.wire import Click
from engine.tichu.view import Phase
from engine.tichu.why import Why
from tests.desk import Desk, desk
from tests.person import Person, buttons

OTHERS: Final = ("2s 3s 4s", "2p 3p 4p", "2t 3t 4t")
FOURTEEN: Final = "2j 3j 4j 5j 6j 7s 8s 9s Tp Jp Qp Kt At DR"


# --- refusals -------------------------------------------------------------------------------------------------------


def following(hand: str, trick: str, *, wish: str | None = None) -> Desk:
    return desk(hand, *OTHERS, trick=[(3, trick)], wish=wish)


def grand() -> Desk:
    table = Desk()
    table.deals()
    return table


def exchange() -> Desk:
    table = grand()
    table.answers(0, 1, 2, 3)
    return table


def given() -> Desk:
    table = exchange()
    table.gives(0, " ".join(table.hand(0).split()[:3]))
    return table


def called() -> Desk:
    table = desk(FOURTEEN, *OTHERS, turn=1)
    table.calls(0)
    return table


def closing() -> Desk:
    table = desk("Kt 9j 8j 7j 6j", "8s 3s 4s 5s 6s", "3p 4p 5p 6p", "3t 4t 5t 6t", turn=1)
    table.play(1, "8s")
    table.passes(2, 3, 0)
    return table


def giving() -> Desk:
    table = desk("9j Kt DR", "8s 3j", "2p", "3t 4t 5t", turn=0)
    table.play(0, "DR")
    table.passes(1, 2, 3)
    return table


FORGED: Final[tuple[tuple[Why, Callable[[], Desk], str, str], ...]] = (
    (Why.NOT_NOW, grand, "give", "5j-6j-7j"),
    (Why.NOT_YOUR_TURN, lambda: desk(FOURTEEN, *OTHERS, turn=1), "pass", ""),
    (Why.NOT_YOUR_CARDS, lambda: following("9j Kt", "8j"), "play", "As"),
    (Why.NO_COMBINATION, lambda: following("3j 9j Kt", "8j"), "play", "3j-9j"),
    (Why.WRONG_KIND, lambda: following("9j 9s Kt", "8j"), "play", "9j-9s"),
    (Why.TOO_LOW, lambda: following("3j Kt", "8j"), "play", "3j"),
    (Why.DOG_IS_ONLY_LED, lambda: following("DG Kt", "8j"), "play", "DG"),
    (Why.PHOENIX_NOT_ON_DRAGON, lambda: following("PH Kj Ks Kp Kt", "DR"), "play", "PH"),
    (Why.MUST_LEAD, lambda: desk("9j Kt", *OTHERS), "pass", ""),
    (Why.WISH_BINDS, lambda: following("8j Kt", "5j", wish="8"), "pass", ""),
    (Why.WISH_BINDS, lambda: following("8j Kt", "5j", wish="8"), "play", "Kt"),
    (Why.BOMBS_ONLY, closing, "play", "Kt"),
    (Why.BOMBS_ONLY, closing, "pass", ""),
    (Why.ALREADY_CALLED, called, "tichu", ""),
    (Why.ALREADY_OPENED, lambda: desk("9j Kt", *OTHERS, turn=1, trick=[(0, "8j")]), "tichu", ""),
    (Why.SOMEBODY_IS_OUT, lambda: desk(FOURTEEN, "", "2p 3p", "2t 3t", out=[1]), "tichu", ""),
    (Why.ALREADY_GIVEN, given, "give", "5j-6j-7j"),
    (Why.NOTHING_GIVEN, exchange, "take_back", ""),
    (Why.NOT_AN_OPPONENT, giving, "dragon", "2"),
)
INSTEAD: Final = {Why.NO_COMBINATION, Why.WRONG_KIND, Why.TOO_LOW, Why.DOG_IS_ONLY_LED, Why.MUST_LEAD, Why.WISH_BINDS}
"""What is refused in one's turn: there something else would do."""


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("why", "table", "verb", "argument"), FORGED)
def test_a_refusal_says_the_rule_and_a_play_that_would_do(
    why: Why, table: Callable[[], Desk], verb: str, argument: str, locale: str
) -> None:
    person = Person(table(), 0, locale=locale)
    click = Click("table7", person.desk.table.moment, verb, argument)
    pressed = person.controls.press(person.desk.view(0), person.draft, click, (), person.setting)
    assert isinstance(pressed, Redraw)
    said, speech = pressed.say or "", person.setting.speech
    if why is Why.WISH_BINDS:
        assert said.startswith(speech("wish-binds", rank="8"))
    else:
        assert said.startswith(speech(f"why-{why}"))
    example = speech("instead", cards="#").split("#")[0]
    assert (example in said) is (why in INSTEAD or why is Why.PHOENIX_NOT_ON_DRAGON)
    assert person.controls.hand(person.desk.view(0), pressed.draft, person.setting, say=said).text.startswith("⚠️ ")


def test_the_play_that_would_do_does() -> None:
    person = Person(following("3j 9j Kt", "8j"), 0)
    person.tick("3j")
    (card,) = re.findall(r"You could play: (\S+)", person.text)
    assert card == "9♣"
    person.tick("3j 9j")
    person.click("play")
    assert person.desk.table.trick[-1].seat == 0


# --- the wish -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "trick", "offered"),
    [
        ("8j 8t Kt", "5j", {"8j"}),
        ("8j PH Kt Ks", "5j 5s", {"8j-PH=8"}),
        ("8j 8s 8p 8t 9j", "DR", {"8j-8s-8p-8t"}),
    ],
)
def test_rule_7_3_a_wish_that_forces_says_so_before_the_click_and_offers_what_grants_it(
    hand: str, trick: str, offered: set[str]
) -> None:
    person = Person(following(hand, trick, wish="8"), 0)
    assert "The wish is 8 and you hold 8♣" in person.text
    assert buttons(person.panel)["pass"].disabled
    assert {option.value for option in person.options("quick")} == offered


def test_rule_7_7_a_leader_is_told_too() -> None:
    person = Person(desk("8j Kt DG", *OTHERS, wish="8"), 0)
    assert "The wish is 8" in person.text
    assert [option.value for option in person.options("quick")] == ["8j"]


def test_rule_7_3_nothing_is_completed_that_the_wish_forbids() -> None:
    person = Person(following("8j 8s Kt Ks", "5j 5s", wish="8"), 0)
    person.tick("Kt")
    assert "fill" not in person.verbs
    assert person.label("play") == "Doesn't match"
    person.tick("Ks")
    assert person.label("play") == "Wish first"


# --- hints ----------------------------------------------------------------------------------------------------------


def test_the_first_hand_explains_itself_and_can_be_told_to_stop() -> None:
    table = grand()
    person = Person(table, 0)
    assert "💡 New here?" in person.text
    assert "/tichu tutorial" in person.text
    person.click("got_it")
    assert "💡" not in person.text
    assert "got_it" not in person.verbs
    table.answers(0, 1, 2, 3)
    assert "💡" not in person.text


def test_who_wants_no_hints_gets_none() -> None:
    for table in (grand(), exchange(), desk(FOURTEEN, *OTHERS)):
        person = Person(table, 0, habits=Habits(hints=False))
        assert "💡" not in person.text
        assert "got_it" not in person.verbs


def test_hints_say_what_to_do_now_and_end_with_the_first_play() -> None:
    assert "name of the person" in Person(exchange(), 0).text
    table = desk("9j Kt", *OTHERS)
    person = Person(table, 0)
    assert "green button" in person.text
    person.tick("9j")
    person.click("play")
    assert person.draft.taught
    assert table.phase is Phase.PLAY
    assert "got_it" not in person.verbs


def test_a_hint_speaks_only_of_what_is_there() -> None:
    assert "⚡" in Person(desk(FOURTEEN, *OTHERS), 0).text
    assert "⚡" not in Person(desk(FOURTEEN, *OTHERS), 0, habits=Habits(menu=True)).text
    assert "⚡" not in Person(desk("9j Kt", *OTHERS), 0).text
    stuck = Person(desk("DG", *OTHERS, trick=[(3, "9j")]), 0).text
    assert "green button" not in stuck
    assert "Jade" in stuck, "what the suits' marks mean"


def test_only_who_can_grant_the_wish_reads_that_the_clock_might() -> None:
    without, bound = (Person(desk(hand, *OTHERS, trick=[(3, "9j")], wish="Q"), 0).text for hand in ("DG Kt", "DG Qt"))
    assert "Automatic pass <t:" in without
    assert "or the wished card" in bound


def test_nothing_that_explains_stands_between_a_question_and_its_answer() -> None:
    person = Person(desk("MJ 9j Kt", *OTHERS), 0)
    person.tick("MJ")
    person.click("play")
    assert "💡" not in person.text
