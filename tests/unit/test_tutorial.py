"""The tutorial: what is asked, hinted, praised; what old and forged clicks do; how many learners are remembered."""

import re

import pytest

from bot.coach.tutorial import MOST, REMEMBERED, Learners
from bot.games.tichu.lessons import LESSONS
from bot.games.tichu.tutorial import FAREWELL, LAST, Reader, begun, is_lesson, panel, press
from bot.speech import LOCALES, speech_for
from bot.staging.panel import Style
from bot.tables.rooms import ALPHABET
from bot.wire import Click
from tests.learning import WAY, Pupil
from tests.person import parsed

ENGLISH = speech_for("en")


def hint(key: str) -> str:
    return f"💡 {ENGLISH(f'tutorial-{key}-hint')}"


def test_there_are_ten_lessons_and_each_task_has_texts_of_its_own() -> None:
    assert len(LESSONS) == LAST == 10
    keys = [task.key for lesson in LESSONS for task in lesson.tasks]
    assert len(set(keys)) == len(keys)


def test_a_lesson_says_where_one_is_what_is_new_and_what_to_do() -> None:
    pupil = Pupil(3)
    assert pupil.text.startswith("### 🎓 3/10 · Straights\n")
    assert f"👉 **{ENGLISH('tutorial-straights-1-do')}**" in pupil.text
    assert pupil.panel.alt
    assert pupil.panel.scene is not None


@pytest.mark.parametrize("locale", LOCALES)
def test_a_task_is_no_wall_of_text(locale: str) -> None:
    speech = speech_for(locale)
    for task in (task for lesson in LESSONS for task in lesson.tasks):
        for kind, sentences, most in (("", 4, 280), ("-do", 2, 120), ("-hint", 2, 130), ("-done", 3, 200)):
            text = speech(f"tutorial-{task.key}{kind}")
            assert len(text) <= most, (task.key, kind)
            assert len(re.findall(r"[.!?](?= |$)", text)) <= sentences, (task.key, kind)


# --- right and wrong ----------------------------------------------------------------------------------------------


def test_the_right_act_is_praised_told_and_leads_on() -> None:
    pupil = Pupil()
    pupil.does("tick 9t, play")
    praise, log, new, do, *_ = pupil.text.split("\n")[1:]
    assert praise == f"✅ {ENGLISH('tutorial-singles-1-done')}"
    assert log.startswith("-# ")
    assert "Wren, Partner Bot and Firebird pass." in log
    assert new == ENGLISH("tutorial-singles-2")
    assert do == f"👉 **{ENGLISH('tutorial-singles-2-do')}**"
    assert "○" in pupil.text.split("\n")[0]


def test_whatever_beats_the_seven_will_do() -> None:
    for card in ("9t", "Jp", "Ks", "Aj"):
        pupil = Pupil()
        pupil.does(f"tick {card}, play")
        assert len(pupil.learner.acts) == 1


def test_a_legal_act_beside_the_point_gets_a_hint_and_changes_nothing() -> None:
    pupil = Pupil()
    before = pupil.learner.acts
    pupil.click("pass")
    assert pupil.learner.acts == before
    assert hint("singles-1") in pupil.text
    pupil = Pupil(2)
    pupil.does("tick Qj Qs, play")
    assert not pupil.learner.acts
    assert hint("sets-1") in pupil.text
    # What was ticked still is, to be ticked otherwise.
    assert pupil.button("tick", "Qj").style is Style.MAIN
    pupil.does("tick Qj Qs 9j 9t, play")
    assert len(pupil.learner.acts) == 1
    assert hint("sets-1") not in pupil.text


def test_an_illegal_choice_is_told_the_rule_and_cannot_be_played() -> None:
    pupil = Pupil()
    pupil.click("tick", "3s")
    assert pupil.button("play").disabled
    assert ENGLISH("why-too-low") in pupil.text


def test_a_refused_act_is_told_the_rule_and_a_hint() -> None:
    pupil = Pupil()
    moment = parsed(pupil.button("pass").id).moment
    pupil.press(Click(pupil.learner.table, moment, "play", "3s"))
    assert f"⚠️ {ENGLISH('why-too-low')}" in pupil.text
    assert hint("singles-1") in pupil.text
    assert not pupil.learner.acts


def test_the_lower_reading_is_legal_and_gets_a_hint() -> None:
    pupil = Pupil(5)
    pupil.does("tick PH, play")
    pupil.does("tick 5j 6s 7t 8p PH, play, play 5j-6s-7t-8p-PH=4")
    assert len(pupil.learner.acts) == 1
    assert hint("phoenix-2") in pupil.text


def test_a_wish_cannot_be_dodged() -> None:
    pupil = Pupil(9)
    pupil.does("tick MJ, play, wish 7")
    assert pupil.button("pass").disabled
    pupil.click("tick", "Ks")
    assert pupil.button("play").disabled
    pupil.does("tick Ks 8p, play")
    assert pupil.learner.task is None


@pytest.mark.parametrize("wish", "23456789TJQKA")
def test_any_wish_is_granted_by_somebody(wish: str) -> None:
    pupil = Pupil(9)
    pupil.does(f"tick MJ, play, wish {wish}")
    assert ENGLISH("wish-granted") in pupil.text


def test_no_wish_at_all_gets_a_hint() -> None:
    pupil = Pupil(9)
    pupil.does("tick MJ, play, wish none")
    assert not pupil.learner.acts
    assert hint("wish-1") in pupil.text


@pytest.mark.parametrize("gifts", [("Aj", "2s", "4j"), ("2s", "4j", "7t"), ("2s", "Aj", "At")], ids=" ".join)
def test_gifts_that_help_the_wrong_ones_get_a_hint(gifts: tuple[str, str, str]) -> None:
    pupil = Pupil(7)
    after, across, before = gifts
    pupil.does(f"tick {after}, gift 1, tick {across}, gift 2, tick {before}, gift 3, give")
    assert not pupil.learner.acts
    assert hint("exchange-1") in pupil.text
    assert pupil.button("give").disabled is False


def test_the_exchange_shows_who_gave_what() -> None:
    pupil = Pupil(7)
    pupil.does(WAY[6][0])
    assert "📥" in pupil.text
    assert "Partner Bot A♦" in pupil.text


def test_the_last_lesson_ends_with_the_result_of_a_round() -> None:
    pupil = Pupil(LAST)
    for clicks in WAY[-1]:
        pupil.does(clicks)
    assert "+200" in pupil.text
    assert "35" in "".join(shown.text for shown in pupil.panels)


# --- the way through ----------------------------------------------------------------------------------------------


def test_back_again_and_skip() -> None:
    pupil = Pupil()
    assert pupil.button("lesson", "0").disabled
    pupil.click("lesson", "2")
    assert pupil.learner == begun(2)
    pupil.does("tick 9j 9t, play")
    pupil.click("lesson", "2")
    assert pupil.learner == begun(2)
    pupil.click("lesson", "1")
    assert pupil.learner == begun(1)


def test_skip_becomes_next_when_all_is_done_and_the_hand_rests() -> None:
    pupil = Pupil(3)
    skip = pupil.button("lesson", "4")
    pupil.does(WAY[2][0])
    onward = pupil.button("lesson", "4")
    assert (skip.label, onward.label) == (ENGLISH("tutorial-skip"), ENGLISH("tutorial-next"))
    assert onward.style is Style.GOOD
    assert pupil.offers == {"lesson"}


def test_the_last_next_is_a_farewell_from_which_one_can_return() -> None:
    pupil = Pupil(LAST)
    pupil.click("lesson", str(FAREWELL))
    assert pupil.text == ENGLISH("tutorial-farewell")
    pupil.click("lesson", "1")
    assert pupil.learner == begun(1)


# --- old, doubled and forged clicks -------------------------------------------------------------------------------


def test_a_second_click_on_what_is_done_does_nothing() -> None:
    pupil = Pupil()
    pupil.click("tick", "9t")
    play = parsed(pupil.button("play").id)
    pupil.press(play)
    once = pupil.learner
    pupil.press(play)
    assert pupil.learner == once
    for clicks in WAY[0][1:]:
        pupil.does(clicks)
    done = pupil.learner
    pupil.press(play)
    assert pupil.learner == done


def test_of_a_learner_who_was_forgotten_the_lesson_begins_anew() -> None:
    pupil = Pupil(4)
    click = parsed(pupil.button("tick", "7s").id)
    learner = press(None, click, (), pupil.reader)
    assert learner == begun(4, say=ENGLISH("tutorial-anew"))


def test_a_message_of_another_lesson_opens_that_lesson() -> None:
    old = parsed(Pupil(2).button("tick", "9j").id)
    pupil = Pupil(9)
    pupil.press(old)
    assert pupil.learner == begun(2, say=ENGLISH("tutorial-anew"))
    assert ENGLISH("tutorial-anew") in pupil.text


@pytest.mark.parametrize(
    "click",
    [
        Click("tutor1x1", 0, "sudo"),
        Click("tutor1x1", 0, "lesson", "x"),
        Click("tutor1x1", 0, "lesson", "99999"),
        Click("tutor99x9", 0, "lesson"),
        Click("tutor99x9", 7, "play", "5j"),
        Click("tutor1x1", 0, "play", "Ah-Kh"),
        Click("tutor1x1", 0, "play", "DR"),
        Click("tutor1x1", 5, "pass"),
        Click("tutor1x1", 0, "quick", "1"),
        Click("tutor1x1", 0, "give", "3s-5j-9t"),
        Click("tutor1x1", 0, "dragon", "1"),
        Click("tutor1x1", 0, "call", "1"),
        Click("tutor10x3", 0, "throw", "Ks-Kp"),
        Click("nonsense", 0, "pass"),
    ],
    ids=str,
)
@pytest.mark.parametrize("values", [(), ("none",), ("K", "?")], ids=str)
def test_forged_clicks_are_answered_and_do_no_task(click: Click, values: tuple[str, ...]) -> None:
    for known in (None, begun(1), begun(LAST), begun(FAREWELL)):
        learner = press(known, click, values, Reader("North", ENGLISH))
        assert 1 <= learner.lesson <= FAREWELL
        assert not learner.acts
        assert panel(learner, Reader("North", ENGLISH)).text


def test_no_table_is_ever_called_like_a_lesson() -> None:
    assert is_lesson("tutor10x3")
    assert not set("tutor") <= set(ALPHABET)


# --- memory -------------------------------------------------------------------------------------------------------


class Watch:
    """Seconds in the test's hand."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def test_a_learner_is_remembered_for_an_hour_after_the_last_click() -> None:
    watch = Watch()
    learners = Learners(watch)
    learners.keep(7, begun(3))
    watch.seconds += REMEMBERED
    assert learners.known(7) == begun(3)
    learners.keep(7, begun(4))
    watch.seconds += REMEMBERED
    assert learners.known(7) == begun(4)
    watch.seconds += 1
    assert learners.known(7) is None
    learners.keep(8, begun(1))
    assert len(learners) == 1


def test_only_so_many_learners_are_remembered_and_the_longest_idle_goes_first() -> None:
    learners = Learners(Watch())
    for user in range(MOST):
        learners.keep(user, begun(1))
    learners.keep(0, begun(2))
    learners.keep(MOST, begun(1))
    assert len(learners) == MOST
    assert learners.known(0) == begun(2)
    assert learners.known(1) is None
