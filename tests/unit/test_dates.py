"""`bot.dates`: days as people write them."""

import pytest

from bot.dates import date_of, stamp_of
from bot.speech import speech_for

DAY = 20_787


@pytest.mark.parametrize(
    ("locale", "written"), [("ko", "2026년 11월 30일"), ("de", "30. November 2026"), ("en-US", "30 November 2026")]
)
def test_a_day_is_written_as_its_language_does(locale: str, written: str) -> None:
    assert date_of(DAY, speech_for(locale)) == written
    assert stamp_of(DAY) == "2026-11-30"


def test_every_month_has_a_name_of_its_own() -> None:
    for locale in ("en", "de", "ko"):
        firsts = {date_of(day, speech_for(locale)) for day in range(DAY, DAY + 366) if stamp_of(day).endswith("-01")}
        assert len({"".join(filter(str.isalpha, one)) for one in firsts}) == (1 if locale == "ko" else 12)
        assert len(firsts) == 12
