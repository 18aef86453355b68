"""The tutorial as a whole: the engine takes every right act, all can be played by clicks, everything fits."""

import random
from dataclasses import replace

import pytest

from bot.games.tichu.goals import meets
from bot.games.tichu.lessons import LESSONS, YOU, Lesson
from bot.games.tichu.rehearsal import rehearse
from bot.games.tichu.tutorial import FAREWELL, LAST, Learner
from bot.speech import LOCALES
from bot.wire import Click
from engine.cards import MAH_JONG, RANKS
from engine.tichu.actions import Action, Play
from engine.tichu.legal import legal, objection
from engine.tichu.rules import STANDARD
from engine.tichu.view import Phase, PlayerView
from tests.learning import WAY, Pupil
from tests.limits import check
from tests.person import choices


def acts(view: PlayerView) -> list[Action]:
    """Everything that may be done, every wish included."""
    plain = list(legal(STANDARD, view))
    wishing = [
        replace(one, wish=rank) for one in plain if isinstance(one, Play) and MAH_JONG in one.cards for rank in RANKS
    ]
    return [*plain, *wishing]


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.key)
def test_whatever_way_a_task_is_done_the_script_goes_on(lesson: Lesson) -> None:
    """And at every task there is something right to do; but for a few, something wrong as well."""
    ways: list[tuple[Action, ...]] = [()]
    for task in lesson.tasks:
        longer: list[tuple[Action, ...]] = []
        for way in ways:
            view = rehearse(lesson, way).view
            right = [one for one in acts(view) if meets(one, task.goal, view)]
            assert right, task.key
            assert all(objection(STANDARD, view, one) is None for one in right)
            longer += [(*way, one) for one in right]
        ways = longer
    for way in ways:
        assert rehearse(lesson, way).heard


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.key)
def test_it_is_the_learner_who_is_waited_for_or_bombs_are(lesson: Lesson) -> None:
    pupil = Pupil(LESSONS.index(lesson) + 1)
    for clicks in WAY[pupil.learner.lesson - 1]:
        table = rehearse(lesson, pupil.learner.acts).view.table
        assert table.turn == YOU or table.phase in {Phase.GRAND, Phase.EXCHANGE} or lesson.key == "bombs"
        pupil.does(clicks)
    assert pupil.learner.task is None


# --- played by clicks ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", LOCALES)
def test_all_lessons_can_be_played_from_first_to_last_by_clicks(locale: str, caplog: pytest.LogCaptureFixture) -> None:
    pupil = Pupil(locale=locale)
    for number, lesson in enumerate(WAY, start=1):
        assert f" {number}/{LAST} " in pupil.text
        for done, clicks in enumerate(lesson):
            assert len(pupil.learner.acts) == done
            pupil.does(clicks)
            assert not pupil.learner.hinted
        assert pupil.learner.task is None
        pupil.click("lesson", str(number + 1))
    assert pupil.learner.lesson == FAREWELL
    for shown in pupil.panels:
        check(shown)
    assert caplog.records == []


@pytest.mark.parametrize("locale", LOCALES)
def test_random_clicks_always_fit_and_only_right_acts_lead_on(locale: str, caplog: pytest.LogCaptureFixture) -> None:
    rng = random.Random(11)
    kept: list[tuple[Click, tuple[str, ...]]] = []
    reached = set[tuple[int, int]]()
    for lesson in range(1, FAREWELL + 1):
        for _ in range(3):
            pupil = Pupil(lesson, locale=locale)
            for _ in range(30):
                offered = choices(pupil.panel)
                kept += rng.sample(offered, min(len(offered), 2))
                old = rng.random() < 0.1
                # Leaving the lesson is rare, and clicks on old messages are of this lesson and of others.
                staying = [one for one in offered if one[0].verb != "lesson"] or offered
                click, values = rng.choice(kept if old else staying)
                before = pupil.learner
                pupil.press(click, *values)
                _moved_rightly(before, pupil.learner)
                check(pupil.panel)
                reached.add((pupil.learner.lesson, len(pupil.learner.acts)))
    assert len(reached) > 20
    assert caplog.records == []


def _moved_rightly(before: Learner, after: Learner) -> None:
    """Nothing was done, a lesson was begun, or one task was done as it should be."""
    if after.acts == before.acts or not after.acts:
        return
    assert before.task is not None
    assert after.lesson == before.lesson
    assert after.acts[:-1] == before.acts
    view = rehearse(LESSONS[before.lesson - 1], before.acts).view
    assert objection(STANDARD, view, after.acts[-1]) is None
    assert meets(after.acts[-1], before.task.goal, view)


def test_equal_learners_see_equal_messages_and_can_be_hashed() -> None:
    first, second = Pupil(6), Pupil(6)
    for clicks in WAY[5][:2]:
        first.does(clicks)
        second.does(clicks)
    assert hash(first.learner) == hash(second.learner)
    assert first.panel == second.panel


def test_a_row_is_left_for_the_way_through() -> None:
    """Eight cards at most while tricks are played, ten in the exchange: a fifth row is the tutorial's own."""
    for lesson in LESSONS:
        view = rehearse(lesson, ()).view
        most = 10 if view.table.phase is Phase.EXCHANGE else 8
        assert len(view.hand) <= most, lesson.key
