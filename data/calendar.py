"""Days: how long one is, which one a time is on, when one begins. They are counted in UTC from 1970. Pure."""

from collections.abc import Sequence
from typing import Final

DAY: Final = 86_400
"""Seconds."""
LONGEST_STREAK: Final = 1_000
"""Days in a row that are looked at."""


def day_of(at: float) -> int:
    """The day of a time in unix seconds.

    >>> day_of(0.0), day_of(86_399.9), day_of(86_400.0)
    (0, 0, 1)
    """
    return int(at // DAY)


def day_start(day: int) -> int:
    """When a day begins, in unix seconds; the next one's start is its end.

    >>> day_start(day_of(86_401.0))
    86400
    """
    return day * DAY


def in_a_row(days: Sequence[int], day: int) -> int:
    """How many of these days, the last first, follow on each other up to this day or the one before; 0 if none does.

    >>> in_a_row([9, 8, 6], 9), in_a_row([9, 8, 6], 10), in_a_row([9, 8, 6], 11)
    (2, 2, 0)
    """
    if not days or days[0] < day - 1:
        return 0
    return sum(found == days[0] - number for number, found in enumerate(days))
