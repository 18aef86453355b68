"""What the bot offers beside the play itself: each answers some commands and the clicks that follow."""

from dataclasses import dataclass
from typing import Self

from bot.coach.hints import Hints
from bot.coach.puzzles import DailyPuzzles
from bot.coach.reviews import Reviews
from bot.contests.alone import Alone
from bot.contests.organiser import Organiser
from bot.managing.configuration import Configuration
from bot.managing.voiding import Voiding
from bot.past.archive import Archive
from bot.people.personal import Personal
from bot.people.privacy import Privacy
from bot.services import Services
from bot.standings.achieved import Achieved
from bot.standings.achievements import Achievements
from bot.standings.leaderboard import Leaderboard
from bot.standings.profiles import Profiles
from bot.standings.rankings import Rankings
from bot.tables.hosting import Hosting
from bot.tables.opening import Opener
from bot.tables.rooms import Rooms
from data.database import Database
from data.history import History
from data.known_names import KnownNames
from data.people import People
from data.preferences import Preferences
from data.puzzles import Puzzles
from data.tallies import Tallies


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
            Leaderboard(stage, rankings),
            Profiles(stage, rankings, achieved),
            Achievements(stage, achieved, KnownNames(database), archive.show_act),
        )
