"""The calendar of ratings, the weights of repeated matches, and the pauses of who leaves."""

from datetime import UTC, datetime
from functools import reduce

import pytest
from hypothesis import given
from hypothesis import strategies as st

from data.ladder import NEWCOMER, SIGMA, Rating
from data.seasons import carried, pause, repeated_weight, season_label, season_of, season_start


def at(*date: int) -> float:
    year, month, day, hour, minute, second = (*date, 0, 0, 0, 0, 0)[:6]
    return datetime(year, month, day, hour, minute, second, tzinfo=UTC).timestamp()


@pytest.mark.parametrize(
    ("when", "label"),
    [
        (at(2026, 1, 1), (2026, 1)),
        (at(2026, 3, 31, 23, 59, 59), (2026, 1)),
        (at(2026, 4, 1), (2026, 2)),
        (at(2026, 9, 30, 23, 59, 59), (2026, 3)),
        (at(2026, 12, 31, 23, 59, 59), (2026, 4)),
    ],
)
def test_a_season_is_a_quarter_of_the_calendar_in_utc(when: float, label: tuple[int, int]) -> None:
    assert season_label(season_of(when)) == label


@given(st.floats(0, 4e9))
def test_a_time_lies_in_its_season(when: float) -> None:
    season = season_of(when)
    assert season_start(season) <= when < season_start(season + 1)


def test_a_new_season_is_nearer_to_the_mean_and_less_sure() -> None:
    assert carried(Rating(33.0, 3.0), 1) == Rating(31.0, 13.0**0.5)
    assert carried(Rating(33.0, 8.3), 1).sigma == SIGMA
    assert carried(NEWCOMER, 5) == NEWCOMER
    assert carried(Rating(33.0, 3.0), 0) == Rating(33.0, 3.0)


@given(st.floats(-10, 60), st.floats(0.5, SIGMA), st.integers(1, 12))
def test_seasons_that_were_missed_are_made_up_for_at_once(mu: float, sigma: float, seasons: int) -> None:
    at_once = carried(Rating(mu, sigma), seasons)
    each = reduce(lambda rating, _: carried(rating, 1), range(seasons), Rating(mu, sigma))
    assert at_once.mu == pytest.approx(each.mu)
    assert at_once.sigma == pytest.approx(each.sigma)


def test_the_seventh_match_of_the_same_four_counts_half() -> None:
    assert [repeated_weight(before) for before in (0, 5, 6, 40)] == [1.0, 1.0, 0.5, 0.5]


def test_pauses_grow() -> None:
    assert [pause(marks) / 3600 for marks in range(7)] == [0, 0, 0, 1, 6, 24, 24]
