"""Ladders in words, on leaderboards and profiles and after matches: where, when, and numbers as a language has them."""

from enum import StrEnum
from typing import Final

from bot.speech import MINUS, Speech
from data.ladder import PROVISIONAL, SHOWN_STEP, Rating
from data.seasons import ALL_TIME, season_label

NONE: Final = "\N{EN DASH}"


class Scope(StrEnum):
    """Where: the value is the word in the command and in ids."""

    HERE = "here"
    EVERYWHERE = "everywhere"


def season_text(season: int, speech: Speech, *, current: int | None = None) -> str:
    """A season by its year and quarter; the one that goes on is marked when `current` tells it."""
    if season == ALL_TIME:
        return speech("season-all")
    year, quarter = season_label(season)
    if season == current:
        return speech("season-now", year=str(year), quarter=quarter)
    return speech("season-name", year=str(year), quarter=quarter)


def percent(part: float | None, speech: Speech) -> str:
    """A share 0..1 in percent, to a tenth; a dash for a share of nothing."""
    return NONE if part is None else speech("stats-percent", value=round(100 * part, 1))


def signed(number: float | None, speech: Speech) -> str:
    """A number with its sign, to a tenth; a dash where there is none."""
    if number is None:
        return NONE
    shown = round(number, 1)
    sign = "+" if shown > 0 else MINUS if shown < 0 else ""
    return sign + speech("stats-decimal", value=abs(shown))


def rating_text(rating: Rating, matches: int) -> str:
    """A rating as people see it, with a question mark while few matches stand behind it."""
    return f"{rating.shown}?" if matches < PROVISIONAL else str(rating.shown)


def doubt(rating: Rating) -> int:
    """How unsure a rating is, in points as they are shown."""
    return round(SHOWN_STEP * rating.sigma)


def mark_of(place: int | None) -> str:
    """A place at the beginning of a line: a medal, or its number."""
    if place is None:
        return NONE
    return {1: "🥇", 2: "🥈", 3: "🥉"}.get(place, f"{place}.")
