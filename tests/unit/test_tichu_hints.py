"""The hint in a hand: where there is nothing to untick, never a place more, and an answer to every phase."""

from typing import Final

import pytest

from bot.controls import Habits, Redraw, Setting
from bot.games.tichu.controls import TichuControls
from bot.games.tichu.reasons import reason
from bot.speech import LOCALES, Speech, speech_for
from bot.staging.panel import Button, Panel
from bot.wire import Click
from engine.cards import Cards
from engine.minds.reasons import HighCards
from engine.tichu.rules import STANDARD
from engine.tichu.view import Phase, PlayerView, SeatView
from tests.views import play, seen

CONTROLS: Final = TichuControls(STANDARD)
ENGLISH: Final = speech_for("en-US")
NAMES: Final = ("Amsel", "Biber", "Clover", "Dahlia")
FOURTEEN: Final = "2j 3j 4j 5j 6j 7s 8s 9s Tp Jp Qp Kt At DR"
FRESH: Final = {seat: SeatView(count=14) for seat in (1, 2, 3)}
VIEWS: Final[dict[str, PlayerView]] = {
    "grand": seen("2j 3j 4j 5j 6j 7s 8s DR", phase=Phase.GRAND),
    "gifts": seen(FOURTEEN, phase=Phase.EXCHANGE),
    "fourteen": seen(FOURTEEN, seats=FRESH),
    "thirteen": seen("2j 3j 4j 5j 6j 7s 8s 9s Tp Jp Qp Kt At", seats={0: SeatView(count=13, opened=True)}),
    "twelve": seen("2j 3j 4j 5j 6j 7s 8s 9s Tp Jp Qp Kt", seats={0: SeatView(count=12, opened=True)}),
    "follow": seen("5j 9s Kp", on="4t", by=3),
}
HABITS: Final = {"buttons": Habits(), "menu": Habits(menu=True)}


def setting(speech: Speech, habits: Habits, *, advised: bool) -> Setting:
    return Setting("x", NAMES, NAMES, speech, habits=habits, advised=advised)


def buttons(panel: Panel) -> list[Button]:
    return [one for row in panel.rows if isinstance(row, tuple) for one in row]


def verbs(panel: Panel) -> list[str]:
    return [click.verb for one in buttons(panel) if (click := Click.parse(one.id)) is not None]


@pytest.mark.parametrize("habit", HABITS)
@pytest.mark.parametrize("name", VIEWS)
def test_the_button_takes_no_place_of_its_own(name: str, habit: str) -> None:
    view, habits = VIEWS[name], HABITS[habit]
    plain, advised = (
        CONTROLS.hand(view, CONTROLS.fresh(), setting(ENGLISH, habits, advised=advised)) for advised in (False, True)
    )
    assert "hint" not in verbs(plain)
    assert verbs(advised).count("hint") == 1
    assert len(advised.rows) <= 5
    assert all(len(row) <= 4 for row in advised.rows if isinstance(row, tuple))
    if name != "grand":
        assert [verb if verb != "hint" else "clear" for verb in verbs(advised)] == verbs(plain)


def test_what_is_ticked_can_be_unticked_where_the_hint_was() -> None:
    view, say = VIEWS["follow"], setting(ENGLISH, Habits(), advised=True)
    ticked = CONTROLS.press(view, CONTROLS.fresh(), Click("x", view.table.moment, "tick", "5j"), (), say)
    assert isinstance(ticked, Redraw)
    found = verbs(CONTROLS.hand(view, ticked.draft, say))
    assert "hint" not in found
    assert "clear" in found


@pytest.mark.parametrize("locale", LOCALES)
def test_every_phase_has_an_answer(locale: str, caplog: pytest.LogCaptureFixture) -> None:
    speech = speech_for(locale)
    say = setting(speech, Habits(), advised=True)
    others = {
        "waits": seen("5j 9s Kp", on="4t", by=3, turn=1),
        "out": seen("", on="4t", by=3, turn=1, out=(0,)),
        "over": seen("", phase=Phase.OVER),
        "dragon": seen("5j 9s", on="DR", by=0, phase=Phase.DRAGON),
        "window": seen("9j 9s 9p 9t 3j", on="At", by=3, phase=Phase.CLOSING),
    }
    for name, view in (VIEWS | others).items():
        pressed = CONTROLS.press(view, CONTROLS.fresh(), Click("x", 0, "hint"), (), say)
        assert isinstance(pressed, Redraw)
        assert pressed.say is not None
        nothing = name in {"waits", "out", "over"}
        assert (pressed.say == speech("hint-nothing")) == nothing
        assert nothing or pressed.say.startswith(speech("hint-title"))
        assert len(pressed.say) < 2_000
    assert caplog.records == []


@pytest.mark.parametrize("locale", LOCALES)
def test_the_number_of_a_call_is_explained_wherever_it_stands(locale: str) -> None:
    speech = speech_for(locale)
    say = setting(speech, Habits(), advised=True)
    explained = {}
    for name, view in VIEWS.items():
        pressed = CONTROLS.press(view, CONTROLS.fresh(), Click("x", 0, "hint"), (), say)
        assert isinstance(pressed, Redraw)
        explained[name] = speech("hint-scale-call") in (pressed.say or "")
        assert explained[name] == ("📣" in (pressed.say or "") or name == "grand")
    assert explained["grand"]
    assert explained["fourteen"], "here small Tichu can be called"
    assert not explained["twelve"], "too late for a call"


@pytest.mark.parametrize(
    ("held", "said"),
    [
        ("DR", ("1장(용)이에요.", "1 of 6 (Dragon).", "1 von 6 (Drache).")),
        ("PH DR", ("2장(봉황과 용)이에요.", "2 of 6 (Phoenix and Dragon).", "2 von 6 (Phönix und Drache).")),
        ("Ap DR", ("2장(A♦와 용)이에요.", "2 of 6 (A♦ and Dragon).", "2 von 6 (A♦ und Drache).")),
        (
            "Ap PH DR",
            ("3장(A♦, 봉황과 용)이에요.", "3 of 6 (A♦, Phoenix and Dragon).", "3 von 6 (A♦, Phönix und Drache)."),
        ),
    ],
)
def test_cards_in_a_sentence_are_listed_as_one_says_them(held: str, said: tuple[str, str, str]) -> None:
    for locale, words in zip(LOCALES, said, strict=True):
        assert f" {words}" in reason(HighCards(Cards(held)), setting(speech_for(locale), Habits(), advised=True))


def test_a_hint_leaves_what_was_begun_as_it_is() -> None:
    view, say = VIEWS["follow"], setting(ENGLISH, Habits(), advised=True)
    begun = CONTROLS.press(view, CONTROLS.fresh(), Click("x", view.table.moment, "tick", "5j"), (), say)
    assert isinstance(begun, Redraw)
    after = CONTROLS.press(view, begun.draft, Click("x", 0, "hint"), (), say)
    assert isinstance(after, Redraw)
    assert after.draft.ticked == play("5j").cards
