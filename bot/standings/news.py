"""What a match that is over has changed for its people: their ratings, and what they have achieved with it."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.controls import Setting
from bot.games.tichu.achievements import GOALS
from bot.services import Services
from bot.staging.panel import LONGEST_TEXT
from bot.standings.achievement_panel import earned_lines
from bot.standings.strengths import Strengths, change_lines
from data.ratings import Moved


@dataclass(frozen=True, slots=True)
class News:
    """Changes of ratings by seat, and seats with the names of what was achieved there."""

    rated: tuple[Moved, ...] = ()
    earned: Sequence[tuple[int, str]] = ()


async def news_of(match: str, services: Services, strengths: Strengths) -> News:
    """The news of a match whose result is stored. Raises StoreError."""
    reached = await services.feats.reached_with(match, GOALS)
    earned = tuple((one.proof.seat, one.goal.name) for _, one in reached if one.proof is not None)
    return News(await strengths.changes(match), earned)


def with_news(text: str, news: News, setting: Setting) -> str:
    """A text with the news below it, as many lines as there is room for."""
    speech = setting.speech
    for line in (*change_lines(news.rated, speech), *earned_lines(news.earned, setting.names, speech)):
        if len(longer := f"{text}\n{line}") > LONGEST_TEXT:
            break
        text = longer
    return text
