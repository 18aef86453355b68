"""`bot.answers`: which interactions Discord has given up, told by a clock that may be wrong."""

import logging

import pytest

from bot.answers import REMEMBERED, TOO_OLD, Ages


def test_interactions_in_time_are_in_time() -> None:
    ages = Ages()
    assert not any(ages.is_late(age) for age in (0.05, 0.4, 2.9, 0.1) * 50)


@pytest.mark.parametrize("wrong", [0.0, -3600.0, -5.0, 2.5])
def test_what_comes_after_a_pause_of_the_connection_is_late(wrong: float, caplog: pytest.LogCaptureFixture) -> None:
    ages = Ages()
    for _ in range(2 * REMEMBERED):
        ages.is_late(wrong + 0.1)
    caplog.clear()
    assert [ages.is_late(wrong + age) for age in (8.0, 5.5, 3.2, 0.3)] == [True, True, True, False]
    assert len(caplog.records) == 3


def test_the_very_first_may_be_late() -> None:
    assert Ages().is_late(TOO_OLD + 0.1)


@pytest.mark.parametrize("wrong", [10.0, 86_400.0])
def test_a_clock_that_is_ahead_costs_a_few_clicks_and_not_the_bot(
    wrong: float, caplog: pytest.LogCaptureFixture
) -> None:
    ages = Ages()
    verdicts = [ages.is_late(wrong + 0.1) for _ in range(3 * REMEMBERED)]
    assert verdicts.index(False) <= REMEMBERED
    assert not any(verdicts[REMEMBERED:])
    assert ages.is_late(wrong + 5.0)
    assert all(record.levelno == logging.WARNING and "clock" in record.message for record in caplog.records)


def test_a_clock_that_is_corrected_costs_a_few_clicks_and_not_the_bot() -> None:
    ages = Ages()
    for _ in range(100):
        ages.is_late(-60.0)
    verdicts = [ages.is_late(0.1) for _ in range(2 * REMEMBERED)]
    assert not any(verdicts[REMEMBERED:])
