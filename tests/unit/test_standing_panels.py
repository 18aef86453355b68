"""Leaderboards and figures as messages: whole, within the platform's limits, the same in words as in the picture."""

import re
from dataclasses import replace

import pytest

from bot.games.tichu.figures import Figures
from bot.games.tichu.profile import Sight, best_partners, hardest_opponents
from bot.ladder_words import Scope
from bot.sitters import Level
from bot.speech import LOCALES, speech_for
from bot.staging.panel import LONGEST_TEXT, Panel
from bot.standings.leaderboard_panel import PAGE, Listing, Own, View, What, leaders_panel, least, seasons
from bot.standings.rankings import bots_between
from bot.standings.verdict import ANCHORS
from bot.wire import Click
from data.ladder import Rating
from data.ratings import Placed
from data.results import Kind
from data.seasons import ALL_TIME
from data.standings import ANCHOR_SIGMA, Standing
from data.tallies import Acquaintance
from engine.tichu.view import Call
from render.scene import Piece, Text
from tests.golden.standing_scenes import PANELS, SEASON

KOREAN, ENGLISH = map(speech_for, ("ko", "en"))
PEOPLE = View(What.PEOPLE, Scope.HERE, SEASON)


def ids(panel: Panel) -> list[str]:
    return [one.id for row in panel.rows for one in (row if isinstance(row, tuple) else (row,))]


def placed(*ranks: float) -> tuple[Placed, ...]:
    return tuple(Placed(n, n, Standing(Rating(rank + 2.0, 2.0), 30, 15)) for n, rank in enumerate(ranks, start=1))


def listing(view: View = PEOPLE, *, names: dict[int, str] | None = None, count: int = 3) -> Listing:
    lines = placed(*(30.0 - n for n in range(count)))
    return Listing(
        view=view,
        where="Club",
        current=SEASON,
        first=SEASON - 2,
        minimum=20,
        placed=lines,
        names=names or {one.user: f"Wren {one.user}" for one in lines},
    )


@pytest.mark.parametrize("name", PANELS)
def test_a_message_is_within_the_limits_of_the_platform(name: str) -> None:
    panel = PANELS[name]
    assert len(panel.text) <= LONGEST_TEXT
    assert 100 < len(panel.alt) <= 1024
    assert 1 <= len(panel.rows) <= 5
    assert len(set(ids(panel))) == len(ids(panel))
    assert all(Click.parse(one) is not None for one in ids(panel))
    assert all(len(row) <= 4 for row in panel.rows if isinstance(row, tuple))
    labels = [one.label for row in panel.rows if isinstance(row, tuple) for one in row]
    assert max(map(len, labels)) <= 20


@pytest.mark.parametrize("name", PANELS)
def test_every_number_of_the_picture_is_in_the_words(name: str) -> None:
    panel = PANELS[name]
    assert panel.scene is not None
    drawn = [
        mark.text
        for item in panel.scene.items
        if isinstance(item, Piece)
        for mark in item.marks
        if isinstance(mark, Text)
    ]
    numbers = {found for text in drawn for found in re.findall(r"\d[\d.,]*\d|\d", text)}
    # A medal stands for the first three places, and a fourth; the curve's edges are wider than the curve.
    spoken = panel.text + " 1 2 3 4"
    assert len(numbers) > 5
    assert [number for number in numbers if number not in spoken] == []


def test_who_has_no_rating_yet_is_told_so_in_words_too() -> None:
    lines = PANELS["profile-new"].text.splitlines()
    assert [line for line in lines if line.startswith("🏅")] == [f"🏅 {KOREAN('stats-caption-none')}"]


def test_who_is_on_the_page_has_no_second_line_and_who_is_not_has_one() -> None:
    texts = [leaders_panel(listing(), Own(user=user, name="Otter", matches=3), ENGLISH).text for user in (2, 9)]
    for text in texts:
        assert len([line for line in text.splitlines() if "__" in line or line.startswith("▸")]) == 1
    assert ["3 of 20 rated matches" in text for text in texts] == [False, True]
    shared = leaders_panel(listing(), None, ENGLISH, shared_by="Otter")
    assert "Otter shows the leaderboard" in shared.text
    assert "__" not in shared.text
    assert len(ids(shared)) == 1


def test_who_has_played_enough_but_not_lately_is_told_so() -> None:
    text = leaders_panel(listing(), Own(user=9, name="Otter", matches=40), ENGLISH).text
    assert "no match in the last 45 days" in text


def test_names_in_markup_neither_break_a_message_nor_fill_it() -> None:
    nasty = "*_~|`<>#[]()*_~|`<>#[]()*_~|`<>#"
    found = listing(names=dict.fromkeys(range(1, PAGE + 1), nasty), count=PAGE)
    own = Own(user=99, name=nasty, matches=3)
    text = leaders_panel(found, own, ENGLISH).text
    assert len(text) <= LONGEST_TEXT
    assert "3 of 20 rated matches" in text, "one's own line is always there"
    assert not re.search(r"(?<!\\)[*_~|`<>#\[\]()]{3}", text.replace("###", ""))


def test_a_page_is_turned_where_there_is_another_and_leads_to_ones_own() -> None:
    own = Own(user=9, name="Otter", placed=Placed(37, 9, Standing(Rating(), 30, 15)))
    panel = leaders_panel(replace(listing(), has_more=True), own, ENGLISH)
    buttons = {
        click.verb: (click, one)
        for row in panel.rows
        if isinstance(row, tuple)
        for one in row
        if (click := Click.parse(one.id))
    }
    assert (buttons["back"][1].disabled, buttons["on"][1].disabled) == (True, False)
    assert (buttons["on"][0].moment, buttons["mine"][0].moment) == (1, 3)
    assert View.of(buttons["mine"][0]) == replace(PEOPLE, page=3)
    few = leaders_panel(listing(), Own(user=1, name="Otter"), ENGLISH)
    assert not any(":on:" in one for one in ids(few))


def test_an_empty_list_has_no_picture_and_says_how_to_get_on_it() -> None:
    for locale in LOCALES:
        for view in (
            PEOPLE,
            replace(PEOPLE, what=What.PAIRS),
            replace(PEOPLE, what=What.BOTS),
            replace(PEOPLE, season=SEASON - 1),
        ):
            panel = leaders_panel(listing(view, count=0), Own(user=9, name="Otter"), speech_for(locale))
            assert panel.scene is None
            assert len(panel.text) > 60
            assert not any(":share:" in one for one in ids(panel))


def test_bots_stand_on_one_page_each_where_they_are_as_strong() -> None:
    ranks = [strength - ANCHOR_SIGMA for strength in ANCHORS.values()]
    everybody = placed(*(ANCHORS[Level.HARD] + 4.0 - 0.5 * n for n in range(4 * PAGE)))
    pages = [
        bots_between(everybody[max(start - 1, 0) : start], everybody[start : start + PAGE + 1])
        for start in range(0, len(everybody), PAGE)
    ]
    assert sorted(level for page in pages for level, _ in page) == sorted(ANCHORS)
    for number, page in enumerate(pages):
        shown = everybody[PAGE * number : PAGE * (number + 1)]
        for level, strength in page:
            assert strength - ANCHOR_SIGMA in ranks
            is_last = number == len(pages) - 1
            assert is_last or strength - ANCHOR_SIGMA > shown[-1].standing.rating.rank, level
    assert [level for level, _ in bots_between((), everybody[:3])] == list(ANCHORS)
    assert Level.HARD in dict(pages[1])


def test_views_read_back_from_their_ids() -> None:
    for view in (PEOPLE, View(What.BOTS, Scope.EVERYWHERE, ALL_TIME, 12)):
        click = Click.parse(view.click("on"))
        assert click is not None
        assert View.of(click) == view
    season = Sight((1 << 62) + 1, Scope.EVERYWHERE, Kind.PEOPLE, is_season=True)
    for sight in (Sight(7, Scope.HERE, Kind.BOTS), season, replace(season, is_back=True)):
        click = Click.parse(sight.click("share"))
        assert click is not None
        assert Sight.of(click) == sight


def test_seasons_are_offered_newest_first_and_no_more_than_a_menu_holds() -> None:
    assert seasons(SEASON, SEASON - 1, ENGLISH) == [
        (SEASON, "2026 Q4 (now)"),
        (SEASON - 1, "2026 Q3"),
        (ALL_TIME, "All time"),
    ]
    assert len(seasons(SEASON, 100, ENGLISH)) == 25


def test_a_server_decides_for_its_own_lists_alone() -> None:
    assert [least(PEOPLE, 5), least(replace(PEOPLE, scope=Scope.EVERYWHERE), 5)] == [5, 20]
    pairs = replace(PEOPLE, what=What.PAIRS)
    assert [least(pairs, 3), least(pairs, 50), least(replace(pairs, scope=Scope.EVERYWHERE), 1)] == [3, 5, 5]


def test_figures_are_rates_of_what_there_is() -> None:
    figures = Figures(
        {"rounds": 8, "points": 500, "points_against": 420, "small": 2, "small_made": 1, "won": 1, "lost": 2, "left": 1}
        | {"ahead_rounds": 4, "ahead_points": 100, "ahead_points_against": 140, "ahead_grand": 1}
        | {"first": 2, "fourth": 1, "unplaced": 5}
    )
    small = figures.calls(Call.SMALL)
    assert (figures.points, figures.won, small.rate, small.success) == (10.0, 0.25, 0.25, 0.5)
    assert figures.calls(Call.GRAND).success is None
    assert figures.places == (0.25, 0.0, 0.0, 0.125)
    assert figures.unplaced == 0.625, "with the places it is all of the rounds"
    points, calls = figures.situation("ahead")
    assert (points, calls.rate, calls.success) == (-10.0, 0.25, 0.0)
    assert figures.situation("behind")[0] is None


def test_the_best_and_the_hardest_have_more_than_luck() -> None:
    met = [
        Acquaintance(other=1, together=1, together_won=1, against=1, against_won=0),
        Acquaintance(other=2, together=40, together_won=28, against=40, against_won=12),
        Acquaintance(other=3, together=0, together_won=0, against=9, against_won=9),
        Acquaintance(other=4, together=9, together_won=1, against=0, against_won=0),
        Acquaintance(other=5, together=2, together_won=1, against=4, against_won=1),
    ]
    assert [user for user, *_ in best_partners(met)] == [2, 1], "and nobody with whom half was lost"
    assert [user for user, *_ in hardest_opponents(met)] == [2, 5, 1], "and nobody who was always beaten"


def test_the_controls_say_which_view_it_is() -> None:
    for name, panel in PANELS.items():
        marked = [one for row in panel.rows if isinstance(row, tuple) for one in row if one.style.name == "MAIN"]
        assert len(marked) == (0 if name == "leaders-shared" else 2 if name.startswith("leaders") else 3), name
