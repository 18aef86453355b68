"""Everything by which people choose: the lobby's controls, their own settings, a server's, and new tables."""

from dataclasses import dataclass
from typing import Self

from bot.configuration import Configuration
from bot.hosting import Hosting
from bot.opening import Opener
from bot.personal import Personal
from bot.preferences import Choices
from bot.rooms import Rooms
from bot.stage import Stage
from data.preferences import Preferences


@dataclass(frozen=True, slots=True)
class Choosing:
    """Who answers what is chosen."""

    hosting: Hosting
    opener: Opener
    personal: Personal
    configuration: Configuration

    @classmethod
    def over(cls, rooms: Rooms, stage: Stage, choices: Choices, preferences: Preferences) -> Self:
        """All of them, for these tables and this store."""
        hosting = Hosting(preferences)
        return cls(
            hosting,
            Opener(rooms, hosting, preferences),
            Personal(stage, choices, rooms),
            Configuration(stage, preferences),
        )
