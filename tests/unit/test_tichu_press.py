"""Clicks that come late, twice or ahead of time, and drafts that outlive their moment."""

from dataclasses import replace

import pytest

from bot.games.tichu.draft import Draft, Patience
from bot.speech import LOCALES
from bot.wire import Click
from tests.desk import Desk, desk
from tests.person import NAMES, Person, parsed

OTHERS = ("2s 3s 4s", "2p 3p 4p", "2t 3t 4t")
FOURTEEN = "2j 3j 4j 5j 6j 7s 8s 9s Tp Jp Qp Kt At DR"


# --- passing ahead ------------------------------------------------------------------------------------------------


def passing() -> tuple[Desk, Person]:
    table = desk("9j Kt", "Tj 3j", "Jp 4p", "Qt 4t", turn=1)
    person = Person(table, 0)
    table.play(1, "3j")
    return table, person


def ask(person: Person, patience: Patience) -> None:
    person.click("ahead")
    person.click("ahead", f"{patience}.3j")


def test_passing_ahead_is_asked_for_how_long_always_shown_and_ended_by_one_click() -> None:
    _, person = passing()
    person.click("ahead")
    assert [person.label("ahead", f"{one}.3j") for one in Patience] == ["Once", "This trick", "Until I lead"]
    assert person.draft.autopass is None
    shown = set[str]()
    for patience in Patience:
        person.click("ahead", f"{patience}.3j")
        (line,) = (line for line in person.text.splitlines() if line.startswith("⏩"))
        shown.add(line)
        assert person.label("ahead") == "Auto off"
        person.click("ahead", "off")
        assert person.draft.autopass is None
        assert "⏩" not in person.text
        person.click("ahead")
    assert len(shown) == 3


def test_nobody_but_its_owner_sees_that_a_pass_has_been_asked_for() -> None:
    table, person = passing()
    before = [Person(table, seat).panel for seat in (1, 2, 3)], person.controls.board(table.table, person.setting)
    ask(person, Patience.TRICK)
    after = [Person(table, seat).panel for seat in (1, 2, 3)], person.controls.board(table.table, person.setting)
    assert after == before


@pytest.mark.parametrize("patience", Patience)
def test_it_passes_when_it_is_due(patience: Patience) -> None:
    table, person = passing()
    ask(person, patience)
    assert person.controls.automatic(table.view(0), person.draft) is None
    table.play(2, "4p")
    table.passes(3)
    due = person.controls.automatic(table.view(0), person.draft)
    assert due is not None
    table.does(person.seat, due.action)
    assert (due.draft.autopass is not None) is (patience is not Patience.ONCE)


@pytest.mark.parametrize(
    ("patience", "lasts"), [(Patience.ONCE, False), (Patience.TRICK, False), (Patience.LEAD, True)]
)
def test_it_ends_with_the_trick_unless_it_is_to_last_until_the_lead(patience: Patience, *, lasts: bool) -> None:
    table, person = passing()
    ask(person, patience)
    table.passes(2, 3, 0)
    table.play(1, "Tj")
    table.passes(2, 3)
    assert table.turn == 0
    due = person.controls.automatic(table.view(0), person.draft)
    assert (due is not None) is lasts


def test_it_is_meant_for_the_trick_that_was_seen_whoever_has_played_since() -> None:
    table, person = passing()
    person.click("ahead")
    click = parsed(person.button("ahead", "trick.3j").id)
    table.play(2, "4p")
    assert person.press(click) is None
    assert person.draft.autopass is not None
    person.click("ahead", "off")
    table.passes(3, 0, 1)
    table.play(2, "Jp")
    assert person.press(click) == "The table has moved on. Please choose again."
    assert person.draft.autopass is None


def test_until_the_lead_ends_with_the_lead() -> None:
    table, person = passing()
    ask(person, Patience.LEAD)
    view = table.view(0)
    leading = replace(view, table=replace(view.table, trick=(), turn=person.seat))
    assert person.controls.settle(person.draft, view).autopass is not None
    assert person.controls.settle(person.draft, leading).autopass is None
    assert person.controls.automatic(leading, person.draft) is None


def test_rule_7_3_it_ends_where_the_wish_binds() -> None:
    table = desk("9j Kt", "Tj 3j", "Jp 4p", "Qt 4t", turn=1, wish="K")
    person = Person(table, 0)
    table.play(1, "3j")
    ask(person, Patience.TRICK)
    table.passes(2, 3)
    assert person.controls.automatic(table.view(0), person.draft) is None
    assert "⏩" not in person.text
    assert "The wish is K" in person.text


def test_it_ends_when_a_wish_comes_up_or_is_granted() -> None:
    _, person = passing()
    ask(person, Patience.LEAD)
    view = person.desk.view(0)
    assert person.controls.settle(person.draft, view).autopass is not None
    wished = replace(view, table=replace(view.table, wish=9))
    assert person.controls.settle(person.draft, wished).autopass is None


# --- stale and double clicks --------------------------------------------------------------------------------------


def test_a_double_click_on_pass_passes_once() -> None:
    table, person = passing()
    table.passes(2, 3)
    click = parsed(person.button("pass").id)
    person.press(click)
    before = table.state
    assert person.press(click) is not None
    assert table.state == before


def test_a_late_play_says_that_the_table_has_moved_and_keeps_the_ticks() -> None:
    table, person = passing()
    table.passes(2, 3)
    person.tick("Kt")
    click = parsed(person.button("play").id)
    late = Click(click.table, click.moment - 1, click.verb, click.argument)
    assert person.press(late) == "The table has moved on. Please choose again."
    assert str(person.draft.ticked) == "Kt"
    assert table.turn == 0


def test_a_card_that_has_gone_is_not_ticked_any_more() -> None:
    table, person = passing()
    table.passes(2, 3)
    person.tick("9j Kt")
    table.play(0, "Kt")
    assert str(person.controls.settle(person.draft, table.view(0)).ticked) == "9j"


def test_a_draft_of_another_round_is_forgotten() -> None:
    table = desk("9j Kt", *OTHERS)
    person = Person(table, 0)
    person.tick("Kt")
    old = Draft(round=7, ticked=person.draft.ticked, revision=5)
    assert person.controls.settle(old, table.view(0)) == Draft(round=1, revision=5)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_language_names_everybody_and_says_what_happens_in_time(locale: str) -> None:
    person = Person(desk(FOURTEEN, *OTHERS), 0, locale=locale)
    assert all(name in person.text for name in NAMES)
    assert "<t:1764460800:R>" in person.text
    assert "<t:" not in person.panel.alt
