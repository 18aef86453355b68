"""`bot.answers`: which interactions Discord has given up, told by a clock that may be wrong."""

import logging

import pytest

from bot.answers import REMEMBERED, TOO_OLD, Ages


def test_interactions_in_time_are_in_time() -> None:
    ages = Ages()
    assert [ages.waited(age) for age in (0.05, 0.4, 2.9, 0.1)] == pytest.approx([0.05, 0.4, 2.9, 0.1])
    assert all(ages.waited(age) is not None for age in (0.05, 0.4, 2.9, 0.1) * 50)


@pytest.mark.parametrize("wrong", [0.0, -3600.0, -5.0, 2.5])
def test_what_comes_after_a_pause_of_the_connection_is_late(wrong: float, caplog: pytest.LogCaptureFixture) -> None:
    ages = Ages()
    for _ in range(2 * REMEMBERED):
        ages.waited(wrong + 0.1)
    caplog.clear()
    assert [ages.waited(wrong + age) for age in (8.0, 5.5, 3.2)] == [None] * 3
    assert ages.waited(wrong + 0.3) == pytest.approx(0.2), "the youngest of the last few counts as new"
    assert len(caplog.records) == 3


def test_the_very_first_may_be_late() -> None:
    assert Ages().waited(TOO_OLD + 0.1) is None


@pytest.mark.parametrize("wrong", [10.0, 86_400.0])
def test_a_clock_that_is_ahead_costs_a_few_clicks_and_not_the_bot(
    wrong: float, caplog: pytest.LogCaptureFixture
) -> None:
    ages = Ages()
    verdicts = [ages.waited(wrong + 0.1) is None for _ in range(3 * REMEMBERED)]
    assert verdicts.index(False) <= REMEMBERED
    assert not any(verdicts[REMEMBERED:])
    assert ages.waited(wrong + 5.0) is None
    assert all(record.levelno == logging.WARNING and "clock" in record.message for record in caplog.records)


def test_a_clock_that_is_corrected_costs_a_few_clicks_and_not_the_bot() -> None:
    ages = Ages()
    for _ in range(100):
        ages.waited(-60.0)
    verdicts = [ages.waited(0.1) is None for _ in range(2 * REMEMBERED)]
    assert not any(verdicts[REMEMBERED:])
