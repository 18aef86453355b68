"""Achievements as messages: whole pages within the platform's limits, proofs that lead to the act that made them."""

from collections.abc import Sequence
from random import Random

import pytest

from bot.games.tichu.achievements import ACHIEVEMENTS, DAY_GOAL
from bot.speech import LOCALES, speech_for
from bot.staging.panel import LONGEST_TEXT, Button, Menu, Panel
from bot.standings.achievement_panel import OPEN, PAGE, REACHED, View, achievements_panel, earned_lines, proof_of
from bot.standings.news import News, with_news
from bot.wire import Click
from data.feats import Progress, Proof
from engine.cards import DECK
from engine.cli import chance
from engine.kernel import Nature
from engine.tichu.actions import Deal
from engine.tichu.events import Event
from engine.tichu.relive import relive, step_of
from engine.tichu.sight import hear
from engine.tichu.view import Phase
from tests.desk import Desk
from tests.person import setting_for

ENGLISH = speech_for("en")
NASTY = "*_~|`<>#[]()*_~|`<>#[]()*_~|`<>#"


def standings(reached: int) -> list[Progress]:
    """So many achievements, one a day."""
    return [
        Progress(
            goal=one.goal,
            times=one.goal.count if place < reached else 3,
            proof=Proof(match="abc123", round=3, seat=1, seq=77 + place, at=86_400.0 * place)
            if place < reached
            else None,
        )
        for place, one in enumerate(ACHIEVEMENTS)
    ]


def controls(panel: Panel) -> list[Button | Menu]:
    return [
        one
        for row in panel.rows
        for one in (row if isinstance(row, tuple) else (row,))
        if isinstance(one, Button | Menu)
    ]


def pages(half: str, told: Sequence[Progress], locale: str = "en") -> list[Panel]:
    """All pages, turned as a reader does."""
    found = [achievements_panel(View(5, half), told, NASTY, speech_for(locale))]
    while (on := next((one for one in controls(found[-1]) if ":on:" in one.id), None)) is not None and not on.disabled:
        click = Click.parse(on.id)
        assert click is not None
        view = View.of(click)
        assert view is not None
        found.append(achievements_panel(view, told, NASTY, speech_for(locale)))
    return found


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("half", [REACHED, OPEN])
@pytest.mark.parametrize("reached", [0, 1, PAGE, len(ACHIEVEMENTS)])
def test_every_page_fits_and_everything_is_on_one(reached: int, half: str, locale: str) -> None:
    shown = pages(half, standings(reached), locale)
    speech = speech_for(locale)
    wanted = ACHIEVEMENTS[:reached] if half == REACHED else ACHIEVEMENTS[reached:]
    text = "\n".join(panel.text for panel in shown)
    assert [one.name for one in ACHIEVEMENTS if f"**{speech(f'feat-{one.name}')}**" in text] == [
        one.name for one in wanted
    ]
    for panel in shown:
        assert len(panel.text) <= LONGEST_TEXT
        assert not panel.text.endswith("…")
        assert len({one.id for one in controls(panel)}) == len(controls(panel))
        assert all(Click.parse(one.id) is not None for one in controls(panel))
        labels = [one.label for one in controls(panel) if isinstance(one, Button)]
        assert max(map(len, labels)) <= 20


def test_the_newest_stands_first_and_what_is_open_says_how_far_it_is() -> None:
    first = achievements_panel(View(5), standings(3), "North", ENGLISH).text
    titles = [line.split("**")[1] for line in first.splitlines() if "**" in line]
    assert titles == [ENGLISH(f"feat-{one.name}") for one in reversed(ACHIEVEMENTS[:3])]
    rest = "\n".join(panel.text for panel in pages(OPEN, standings(3)))
    assert f"**{ENGLISH('feat-hundred-matches')}** · 3/100" in rest
    assert f"**{ENGLISH('feat-ten-one-twos')}** · 3/10" in rest


def test_a_proof_leads_to_its_act_and_one_that_is_gone_is_not_offered() -> None:
    panel = achievements_panel(View(5), standings(2), "North", ENGLISH)
    (menu,) = (one for one in controls(panel) if isinstance(one, Menu))
    assert [proof_of(option.value) for option in menu.options] == [("abc123", 3, 78), ("abc123", 3, 77)]
    gone = Progress(goal=DAY_GOAL, times=1, proof=Proof(match="", round=1, seat=0, seq=0, at=5.0))
    assert not any(isinstance(one, Menu) for one in controls(achievements_panel(View(5), [gone], "North", ENGLISH)))
    assert [proof_of(text) for text in ("", "a.1", "A.1.1", "a.0.1", "a.1.x", "a.1.01")] == [None] * 6


def test_a_result_tells_a_line_a_person_and_counts_what_is_too_much() -> None:
    names = [one.name for one in ACHIEVEMENTS[:5]]
    lines = earned_lines([*((1, name) for name in names), (3, "comeback")], ("N", "E", "S", "W"), ENGLISH)
    assert len(lines) == 2
    assert lines[0].startswith("🎖️ E: ")
    assert lines[0].endswith("2 more")
    assert ENGLISH("feat-comeback") in lines[1]
    assert earned_lines([], ("N", "E", "S", "W"), ENGLISH) == []


def test_news_that_have_no_room_are_left_out_line_by_line() -> None:
    news = News(earned=[(seat, one.name) for seat in range(4) for one in ACHIEVEMENTS[:3]])
    setting = setting_for("en")
    whole = with_news("x", news, setting).splitlines()
    assert len(whole) == 5
    for length in range(1_500, LONGEST_TEXT, 7):
        text = with_news("x" * length, news, setting)
        assert len(text) <= LONGEST_TEXT
        assert text.splitlines()[1:] == whole[1 : len(text.splitlines())]


@pytest.mark.parametrize("number", [1, 2])
def test_the_step_of_an_act_shows_what_the_act_began(number: int) -> None:
    at, rng = Desk(options=["rounds=2"]), Random(number)
    acts: list[tuple[Event, ...]] = []
    while at.phase is not Phase.OVER:
        before = len(at.events)
        if at.phase is Phase.DEAL:
            at.does(Nature.DEALER, Deal(DECK if number == 1 else DECK[::-1]))
        else:
            at.does(*chance.choose(at.game, at.state, rng))
        acts.append(tuple(at.events[before:]))
    stills = relive(at.game, at.events, number)
    shown = 0
    for seq, facts in enumerate(acts, start=1):
        still = stills[step_of(acts, number, seq)]
        if still.notice == hear(facts[0]):
            shown += 1
    assert shown > 20
    assert step_of(acts, number, 10_000) == len(stills) - 1
    assert step_of(acts, number, 0) == 0
