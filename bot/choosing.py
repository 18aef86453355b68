"""Everything by which people choose: the lobby's controls, settings and data, new tables, what is past."""

from dataclasses import dataclass
from typing import Self

from bot.alone import Alone
from bot.archive import Archive
from bot.configuration import Configuration
from bot.hosting import Hosting
from bot.opening import Opener
from bot.personal import Personal
from bot.privacy import Privacy
from bot.rooms import Rooms
from bot.services import Services
from data.history import History
from data.people import People
from data.preferences import Preferences


@dataclass(frozen=True, slots=True)
class Choosing:
    """Who answers what is chosen."""

    hosting: Hosting
    opener: Opener
    personal: Personal
    configuration: Configuration
    privacy: Privacy
    archive: Archive
    alone: Alone

    @classmethod
    def over(cls, rooms: Rooms, services: Services, preferences: Preferences, people: People, history: History) -> Self:
        """All of them, for these tables and this store."""
        stage, choices, hosting = services.stage, services.choices, Hosting(preferences)
        return cls(
            hosting,
            Opener(rooms, hosting, preferences),
            Personal(stage, choices, rooms),
            Configuration(stage, preferences),
            Privacy(services, people, rooms),
            Archive(services, history),
            Alone(rooms, services),
        )
