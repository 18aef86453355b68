"""What people and servers have chosen for themselves; who has chosen nothing has the defaults."""

from dataclasses import dataclass
from enum import StrEnum

from data.database import Database


class SortOrder(StrEnum):
    """How a hand is sorted by rank."""

    ASCENDING = "ascending"
    DESCENDING = "descending"


class CardLayout(StrEnum):
    """How cards are ticked: a button each, or one menu for all."""

    BUTTONS = "buttons"
    MENU = "menu"


@dataclass(frozen=True, slots=True, kw_only=True)
class UserPreferences:
    """A person's choices; locale None follows the person's client."""

    locale: str | None = None
    sort_order: SortOrder = SortOrder.ASCENDING
    card_layout: CardLayout = CardLayout.BUTTONS


@dataclass(frozen=True, slots=True, kw_only=True)
class GuildPreferences:
    """A server's choices; locale None follows the server's own setting."""

    locale: str | None = None


class Preferences:
    """The choices kept in one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_user(self, user: int) -> UserPreferences:
        """What the person has chosen."""
        rows = await self._database.rows(
            "SELECT locale, sort_order, card_layout FROM user_preference WHERE user = ?", (user,)
        )
        if not rows:
            return UserPreferences()
        return UserPreferences(
            locale=rows[0]["locale"],
            sort_order=SortOrder(rows[0]["sort_order"]),
            card_layout=CardLayout(rows[0]["card_layout"]),
        )

    async def set_user(self, user: int, preferences: UserPreferences) -> None:
        """Replace what the person has chosen."""
        await self._database.execute(
            "INSERT OR REPLACE INTO user_preference (user, locale, sort_order, card_layout) VALUES (?, ?, ?, ?)",
            (user, preferences.locale, preferences.sort_order, preferences.card_layout),
        )

    async def of_guild(self, guild: int) -> GuildPreferences:
        """What the server has chosen."""
        rows = await self._database.rows("SELECT locale FROM guild_preference WHERE guild = ?", (guild,))
        return GuildPreferences(locale=rows[0]["locale"]) if rows else GuildPreferences()

    async def set_guild(self, guild: int, preferences: GuildPreferences) -> None:
        """Replace what the server has chosen."""
        await self._database.execute(
            "INSERT OR REPLACE INTO guild_preference (guild, locale) VALUES (?, ?)", (guild, preferences.locale)
        )
