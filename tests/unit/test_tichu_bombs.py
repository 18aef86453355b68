"""Bombs from the hand: on one's own play, on one's own team's bomb, a moment too late; and nobody else can tell."""

from collections.abc import Callable
from typing import Final, TypeAlias

import pytest

from bot.games.tichu.conduct import TichuConduct
from bot.games.tichu.skip import skipped
from bot.staging.panel import Panel
from engine.kernel import Nature
from engine.tichu.actions import TimeUp
from engine.tichu.rules import STANDARD
from engine.tichu.view import Phase
from tests.desk import Desk, desk
from tests.person import NAMES, Person, choices, parsed

NINES: Final = "9j 9s 9p 9t"
KINGS: Final = "Kj Ks Kp Kt"


# --- bombs of one team --------------------------------------------------------------------------------------------


def bombed(by: int) -> Person:
    """Nines lie on the table, thrown by this seat; North holds kings, and nines if they were North's."""
    hands = [f"{KINGS} 2j", "3s 4s 5s 6s 8s", "3p 4p 5p 6p 8p", "3t 4t 5t 6t 8t"]
    hands[by] += f" {NINES}"
    table = desk(*hands, turn=1)
    table.play(1, "8s")
    table.play(by, NINES)
    return Person(table, 0)


@pytest.mark.parametrize(("by", "whose"), [(2, f"from your partner 🔵\N{NO-BREAK SPACE}{NAMES[2]}"), (0, "your own")])
def test_a_second_bomb_of_a_team_is_asked_about_first(by: int, whose: str) -> None:
    person = bombed(by)
    person.click("bomb")
    person.click("throw", "Kj-Ks-Kp-Kt")
    assert person.desk.table.trick[-1].seat == by
    assert person.desk.hand(0).startswith("2j Kj")
    assert whose in person.text
    assert "Bomb, four 9s" in person.text
    person.click("back")
    assert person.verbs >= {"bomb"}
    person.click("bomb")
    person.click("throw", "Kj-Ks-Kp-Kt")
    person.click("throw_sure")
    assert person.desk.hand(0) == "2j"


def test_ticked_bombs_and_quick_plays_are_asked_about_too() -> None:
    person = bombed(2)
    person.tick(KINGS)
    person.click("play")
    assert "throw_sure" in person.verbs
    person.click("back")
    person.desk.passes(3)
    person.tick("Kj Ks Kp Kt")
    assert person.desk.turn == 0
    person.choose("quick", "Kj-Ks-Kp-Kt")
    assert "throw_sure" in person.verbs


def test_an_opponent_s_bomb_is_beaten_without_a_question() -> None:
    person = bombed(3)
    person.click("bomb")
    person.click("throw")
    assert person.clicks == 2
    assert person.desk.hand(0) == "2j"


def test_rule_8_4_one_s_own_play_can_be_bombed_in_two_clicks() -> None:
    table = desk(f"{KINGS} 2j", "3s 4s 5s 6s", "3p 4p 5p 6p", "3t 4t 5t 6t", turn=0)
    person = Person(table, 0)
    table.play(0, "2j")
    person.click("bomb")
    person.click("throw")
    assert person.clicks == 2
    assert [play.seat for play in table.table.trick] == [0, 0]


# --- a moment too late --------------------------------------------------------------------------------------------


def test_a_bomb_that_came_too_late_is_told_so_and_can_be_thrown_again_at_once() -> None:
    table = desk(f"{KINGS} 2j", "8s 3s 4s 5s 6s", "Tp 3p 4p 5p 6p", "3t 4t 5t 6t", turn=1)
    person = Person(table, 0)
    table.play(1, "8s")
    person.click("bomb")
    throw = parsed(person.button("throw").id)
    table.play(2, "Tp")
    assert person.press(throw) == "The table has moved on. Please choose again."
    assert table.table.trick[-1].seat == 2
    person.click("throw")
    assert table.table.trick[-1].seat == 0


def test_rule_8_5_of_two_bombs_at_once_the_first_is_played_and_the_other_is_answered() -> None:
    table = desk(f"{NINES} 2j", f"{KINGS} 2s", "8p 3p 4p 5p 6p", "3t 4t 5t 6t", turn=2)
    slow, quick = Person(table, 0), Person(table, 1)
    table.play(2, "8p")
    for person in (slow, quick):
        person.click("bomb")
    late = parsed(slow.button("throw").id)
    quick.click("throw")
    assert slow.press(late) == "The table has moved on. Please choose again."
    assert "throw" not in slow.verbs
    assert slow.click("bomb") == "You have no bomb that could be played now."


def test_a_stale_button_of_the_window_is_answered_after_it_closed() -> None:
    table = desk(f"{NINES} 2j", "8s 3s 4s 5s 6s", "3p 4p 5p 6p", "3t 4t 5t 6t", turn=1)
    person = Person(table, 0)
    table.play(1, "8s")
    table.passes(2, 3, 0)
    person.click("bomb")
    late = parsed(person.button("throw").id)
    table.closes()
    assert person.press(late) == "The table has moved on. Please choose again."
    assert table.phase is Phase.PLAY
    assert table.hand(0) == f"2j {NINES}"


# --- nobody can tell ----------------------------------------------------------------------------------------------

ARMED: Final = f"{NINES} 2j Kt"
TAME: Final = "9j 9s 9p Tt 2j Kt"
OTHERS: Final = ("8s 3s 4s 5s 6s Js", "8p 3p 4p 5p 6p Jp", "8t 3t 4t 5t 6t Jt")
Step: TypeAlias = Callable[[Desk], None]

ROUND: Final[tuple[Step, ...]] = (
    lambda table: table.play(1, "3s"),
    lambda table: table.passes(2),
    lambda table: table.play(3, "5t"),
    lambda table: table.play(0, "Kt"),
    lambda table: table.passes(1, 2),
    lambda table: table.passes(3),
    lambda table: table.closes(),
    lambda table: table.play(0, "2j"),
    lambda table: table.play(1, "8s"),
    lambda table: table.passes(2, 3),
    lambda table: table.passes(0),
    lambda table: table.closes(),
    lambda table: table.play(1, "Js"),
)


def controls(panel: Panel) -> list[tuple[str, str]]:
    """What can be pressed, cards aside."""
    return [(click.verb, click.argument) for click, _ in choices(panel) if click.verb != "tick"]


def seen(table: Desk) -> list[object]:
    """All that anybody but North can see or measure, in three languages, and the buttons that North has."""
    found: list[object] = [table.phase, table.beat, skipped(table.table)]
    if table.beat is not None:
        found.append(TichuConduct(STANDARD).allowance(table.beat))
    for locale in ("ko", "en", "de"):
        people = [Person(table, seat, locale=locale) for seat in range(4)]
        found.append(people[0].controls.board(table.table, people[0].setting))
        found += [person.panel for person in people[1:]]
        for verb in ("trick", "scores", "rules"):
            found.append(people[0].controls.whisper(table.table, verb, people[0].setting))
        if table.turn != 0:
            found.append(controls(people[0].panel))
    return found


def test_neither_what_others_see_nor_when_tells_who_holds_a_bomb() -> None:
    """The same round with a bomb and without one: boards, hands, buttons, clocks and the window are the same."""
    armed, tame = (desk(hand, *OTHERS, turn=1) for hand in (ARMED, TAME))
    windows = 0
    for step in ROUND:
        for table in (armed, tame):
            step(table)
        assert seen(armed) == seen(tame)
        windows += armed.phase is Phase.CLOSING
    assert windows == 2


def test_who_looks_for_a_bomb_is_seen_by_nobody() -> None:
    for hand in (ARMED, TAME):
        table = desk(hand, *OTHERS, turn=1)
        table.play(1, "3s")
        person = Person(table, 0)
        before = [Person(table, seat).panel for seat in (1, 2, 3)], person.controls.board(table.table, person.setting)
        seq = len(table.events)
        person.click("bomb")
        after = [Person(table, seat).panel for seat in (1, 2, 3)], person.controls.board(table.table, person.setting)
        assert after == before
        assert len(table.events) == seq


def test_rule_8_3_the_window_opens_and_closes_alike_for_who_holds_no_bomb() -> None:
    for hand in (ARMED, TAME):
        table = desk(hand, *OTHERS, turn=1)
        table.play(1, "Js")
        table.passes(2, 3, 0)
        assert table.phase is Phase.CLOSING
        assert table.awaited == {Nature.CLOCK}
        table.does(Nature.CLOCK, TimeUp(table.table.moment))
        assert table.turn == 1
