"""Days as people write them, each in their own language; and as everybody can read them, where there are no words."""

from datetime import UTC, date, datetime

from bot.speech import Speech
from data.calendar import day_start


def date_of(day: int, speech: Speech) -> str:
    """A day in words: 30 November 2026."""
    told = _date(day)
    # A year is no number of things: it is written without a mark at the thousands.
    return speech("date", day=told.day, month=told.month, year=str(told.year))


def stamp_of(day: int) -> str:
    """A day as the calendar numbers it: 2026-11-30."""
    return _date(day).isoformat()


def _date(day: int) -> date:
    return datetime.fromtimestamp(day_start(day), UTC).date()
