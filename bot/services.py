"""What every table uses of the world around it."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.clock import Clock
from bot.matches.match import Shuffle
from bot.preferences import Choices
from bot.settings import Settings
from bot.staging.stage import Stage
from bot.thinking import Thinking
from bot.tokens import Tokens
from data.days import Days
from data.duplicates import Duplicates
from data.feats import Feats
from data.journal import Journal
from data.marks import Marks
from data.memory import Memory
from data.ratings import Ratings
from data.results import Results
from data.tables import Tables


@dataclass(frozen=True, slots=True)
class Services:
    """Discord, the store, time and chance."""

    stage: Stage
    journal: Journal
    tables: Tables
    results: Results
    ratings: Ratings
    marks: Marks
    choices: Choices
    tokens: Tokens
    memory: Memory
    days: Days
    feats: Feats
    duplicates: Duplicates
    clock: Clock
    thinking: Thinking
    settings: Settings
    now: Callable[[], float]
    """The wall clock, in unix seconds."""
    shuffle: Shuffle
