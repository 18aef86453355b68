"""What the bot offers beside the play itself: each answers some commands and the clicks that follow."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Self, TypeAlias

import discord

from bot.coach.hints import Hints
from bot.coach.puzzles import DailyPuzzles
from bot.coach.reviews import Reviews
from bot.coach.rulebook import turn_page
from bot.coach.tutorial import Tutorials
from bot.contests.alone import Alone
from bot.contests.organiser import Organiser
from bot.games.tichu.profile import TABLE as STATS
from bot.games.tichu.puzzles import TABLE as PUZZLE
from bot.games.tichu.replay import REVIEW
from bot.games.tichu.replay import TABLE as REPLAY
from bot.games.tichu.rulebook import TURN
from bot.games.tichu.tutorial import is_lesson
from bot.managing.configuration import TABLE as CONFIG
from bot.managing.configuration import Configuration
from bot.managing.voiding import Voiding
from bot.past.archive import Archive
from bot.past.panels import TABLE as HISTORY
from bot.people.personal import TABLE as PERSONAL
from bot.people.personal import Personal
from bot.people.privacy import TABLE as PRIVACY
from bot.people.privacy import Privacy
from bot.replies.hosting import Hosting
from bot.replies.opening import Opener
from bot.services import Services
from bot.standings.achieved import Achieved
from bot.standings.achievement_panel import TABLE as FEATS
from bot.standings.achievements import Achievements
from bot.standings.leaderboard import Leaderboard
from bot.standings.leaderboard_panel import TABLE as LEADERS
from bot.standings.profiles import Profiles
from bot.standings.rankings import Rankings
from bot.tables.room_panel import DAY, DUPLICATE
from bot.tables.rooms import Rooms
from bot.wire import Click
from data.database import Database
from data.history import History
from data.known_names import KnownNames
from data.people import People
from data.preferences import Preferences
from data.puzzles import Puzzles
from data.tallies import Tallies

Answer: TypeAlias = Callable[[discord.Interaction, Click, tuple[str, ...]], Awaitable[None]]
"""Answers a click; the last are the values of a menu. Raises StoreError and the library's HTTPException."""


@dataclass(frozen=True, slots=True)
class Features:
    """Who answers what."""

    hosting: Hosting
    opener: Opener
    personal: Personal
    configuration: Configuration
    voiding: Voiding
    privacy: Privacy
    archive: Archive
    alone: Alone
    organiser: Organiser
    hints: Hints
    reviews: Reviews
    puzzles: DailyPuzzles
    tutorials: Tutorials
    leaderboard: Leaderboard
    profiles: Profiles
    achievements: Achievements

    @classmethod
    def over(cls, rooms: Rooms, services: Services, database: Database) -> Self:
        """All of them, for these tables and this store."""
        stage, choices, preferences = services.stage, services.choices, Preferences(database)
        hosting, ratings, now = Hosting(preferences), services.ratings, services.now
        history = History(database)
        archive = Archive(services, history)
        rankings = Rankings(ratings, Tallies(database), KnownNames(database), preferences, now)
        achieved = Achieved(services.feats, services.days, now)
        organiser = Organiser(rooms, services, preferences)
        return cls(
            hosting,
            Opener(rooms, hosting, preferences),
            Personal(stage, choices, rooms),
            Configuration(stage, preferences),
            Voiding(services),
            Privacy(services, People(database), rooms, organiser),
            archive,
            Alone(rooms, services),
            organiser,
            Hints(rooms),
            Reviews(services, history, archive),
            DailyPuzzles(services, Puzzles(database)),
            Tutorials(stage, now),
            Leaderboard(stage, rankings),
            Profiles(stage, rankings, achieved),
            Achievements(stage, achieved, KnownNames(database), archive.show_act),
        )

    def answer_to(self, click: Click) -> Answer | None:
        """What answers a click on a panel that belongs to no table; None for all others."""
        if is_lesson(click.table):
            return self.tutorials.click
        if click.verb == TURN:
            return turn_page
        answers: dict[str, Answer] = {
            PERSONAL: self.personal.click,
            CONFIG: self.configuration.click,
            PRIVACY: self.privacy.click,
            DAY: self.alone.click,
            DUPLICATE: self.organiser.click,
            PUZZLE: self.puzzles.click,
            REVIEW: self.reviews.click,
            HISTORY: self.archive.click,
            REPLAY: self.archive.click,
            LEADERS: self.leaderboard.click,
            FEATS: self.achievements.click,
            STATS: self.profiles.click,
        }
        return answers.get(click.table)
