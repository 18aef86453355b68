"""The calendar of ratings, and what it forgives and forbids: seasons, the same four people, who leaves. Pure.

A season is three months of the calendar in UTC, numbered from the year 0: four times the year, and the quarter from 0.
Season 0 stands for all time: it never ends.
"""

from datetime import UTC, datetime
from math import sqrt
from typing import Final

from data.calendar import DAY
from data.ladder import MU, SIGMA, Rating

ALL_TIME: Final = 0
QUARTERS: Final = 4
KEPT: Final = 0.75
"""How much of a distance from the mean is carried into the next season."""
DOUBT: Final = 4.0
"""What a season adds to the square of sigma."""

FULL_WEIGHT: Final = 6
"""Matches a day, of the same four people, that count in full."""
REPEATED: Final = 0.5
PARTNER_OF_LEAVER: Final = 0.5
"""The weight of a loss for whose partner has left."""

REMEMBERED: Final = 20
"""Rated matches within which marks for leaving count."""
PAUSES: Final = {3: 3_600.0, 4: 6 * 3_600.0}
"""Seconds of pause by the number of marks, the newest included; fewer marks are none."""
LONGEST_PAUSE: Final = 24 * 3_600.0

ACTIVE: Final = 45 * DAY
"""Seconds since the last match within which a leaderboard lists somebody."""


def season_of(at: float) -> int:
    """The season of a time in unix seconds."""
    day = datetime.fromtimestamp(at, UTC)
    return day.year * QUARTERS + (day.month - 1) // 3


def season_label(season: int) -> tuple[int, int]:
    """The year and the quarter, 1 to 4, of a season."""
    year, quarter = divmod(season, QUARTERS)
    return year, quarter + 1


def season_start(season: int) -> float:
    """When a season begins, in unix seconds; the next one's start is its end."""
    year, quarter = season_label(season)
    return datetime(year, 3 * quarter - 2, 1, tzinfo=UTC).timestamp()


def carried(rating: Rating, seasons: int) -> Rating:
    """A rating so many seasons later: nearer to the mean and less sure, once for each of them."""
    if seasons <= 0:
        return rating
    sigma = min(SIGMA, sqrt(rating.sigma**2 + DOUBT * seasons))
    return Rating(MU + KEPT**seasons * (rating.mu - MU), sigma)


def repeated_weight(before: int) -> float:
    """How much a match counts before which the same four have played so many that day."""
    return 1.0 if before < FULL_WEIGHT else REPEATED


def pause(marks: int) -> float:
    """Seconds for which rated play is paused after a mark that makes so many in the last REMEMBERED matches."""
    if marks < min(PAUSES):
        return 0.0
    return PAUSES.get(marks, LONGEST_PAUSE)
