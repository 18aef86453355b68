"""What people and servers have chosen for themselves; who has chosen nothing has the defaults.

A change names what it makes of the choices as they are, so that two who change
different things at the same time do not undo each other.
"""

import json
import sqlite3
from collections.abc import Callable, Collection
from dataclasses import dataclass
from enum import StrEnum

from data.database import Database


class SortOrder(StrEnum):
    """How a hand is sorted: by rank either way, suit after suit, or by what can be played together."""

    ASCENDING = "ascending"
    DESCENDING = "descending"
    SUIT = "suit"
    COMBINATION = "combination"


class CardLayout(StrEnum):
    """How cards are ticked: a button each, or one menu for all."""

    BUTTONS = "buttons"
    MENU = "menu"


@dataclass(frozen=True, slots=True, kw_only=True)
class UserPreferences:
    """A person's choices."""

    locale: str | None = None
    """For what only this person reads; None follows the person's client."""
    sort_order: SortOrder = SortOrder.ASCENDING
    card_layout: CardLayout = CardLayout.BUTTONS
    turn_pings: bool = True
    """Whether to be mentioned when it has been one's turn for a while."""
    direct_hands: bool = False
    """Whether to get one's hand by direct message, too."""
    hints: bool = True
    """Whether the hand explains itself to a beginner."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GuildPreferences:
    """A server's choices."""

    locale: str | None = None
    """For the tables; None follows the host of each."""
    channels: tuple[int, ...] = ()
    """Where tables may be opened; none means everywhere."""
    settings: str | None = None
    """How a new table is to be played, as JSON that only the shell reads; None for the standard."""
    minimum_matches: int = 20
    """So many make somebody a part of the leaderboard."""
    ping_role: int | None = None
    """Whom to mention when people are missing at a table."""


class Preferences:
    """The choices kept in one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_user(self, user: int) -> UserPreferences:
        """What the person has chosen."""
        rows = await self._database.rows(SELECT_USER, (user,))
        return user_preferences(rows[0]) if rows else UserPreferences()

    async def change_user(self, user: int, change: Callable[[UserPreferences], UserPreferences]) -> UserPreferences:
        """Let the person's choices be what `change` makes of them; what they are then."""

        def unit(connection: sqlite3.Connection) -> UserPreferences:
            row = row_of(connection, SELECT_USER, user)
            chosen = change(UserPreferences() if row is None else user_preferences(row))
            connection.execute(
                """
                INSERT OR REPLACE INTO user_preference
                    (user, locale, sort_order, card_layout, turn_pings, direct_hands, hints)
                VALUES (?, ?, ?, ?, ?, ?, ?)
                """,
                (
                    user,
                    chosen.locale,
                    chosen.sort_order,
                    chosen.card_layout,
                    chosen.turn_pings,
                    chosen.direct_hands,
                    chosen.hints,
                ),
            )
            return chosen

        return await self._database.write(unit)

    async def of_guild(self, guild: int) -> GuildPreferences:
        """What the server has chosen."""
        rows = await self._database.rows(SELECT_GUILD, (guild,))
        return guild_preferences(rows[0]) if rows else GuildPreferences()

    async def change_guild(
        self, guild: int, change: Callable[[GuildPreferences], GuildPreferences]
    ) -> GuildPreferences:
        """Let the server's choices be what `change` makes of them; what they are then."""

        def unit(connection: sqlite3.Connection) -> GuildPreferences:
            row = row_of(connection, SELECT_GUILD, guild)
            chosen = change(GuildPreferences() if row is None else guild_preferences(row))
            connection.execute(
                """
                INSERT OR REPLACE INTO guild_preference
                    (guild, locale, channels, settings, minimum_matches, ping_role)
                VALUES (?, ?, ?, ?, ?, ?)
                """,
                (
                    guild,
                    chosen.locale,
                    json.dumps(chosen.channels),
                    chosen.settings,
                    chosen.minimum_matches,
                    chosen.ping_role,
                ),
            )
            return chosen

        return await self._database.write(unit)

    async def depart(self, guild: int, *, at: float) -> None:
        """The server has sent the bot away; its choices are kept for a while (`data.retention`)."""
        await self._database.execute(f"{DEPART} AND guild = :guild", {"guild": guild, "at": at})

    async def arrive(self, guild: int) -> None:
        """The server has invited the bot again, and finds its choices if they are still there."""
        await self._database.execute(f"{ARRIVE} AND guild = ?", (guild,))

    async def take_stock(self, guilds: Collection[int], *, at: float) -> None:
        """These are all servers where the bot is: others have sent it away, at `at` at the latest."""
        here = "(SELECT value FROM json_each(:here))"
        known = {"here": json.dumps(sorted(guilds)), "at": at}

        def unit(connection: sqlite3.Connection) -> None:
            connection.execute(f"{DEPART} AND guild NOT IN {here}", known)
            connection.execute(f"{ARRIVE} AND guild IN {here}", known)

        await self._database.write(unit)


DEPART = "UPDATE guild_preference SET departed = :at WHERE departed IS NULL"
ARRIVE = "UPDATE guild_preference SET departed = NULL WHERE departed IS NOT NULL"
SELECT_USER = """
    SELECT locale, sort_order, card_layout, turn_pings, direct_hands, hints FROM user_preference WHERE user = ?
"""
SELECT_GUILD = """
    SELECT locale, channels, settings, minimum_matches, ping_role FROM guild_preference WHERE guild = ?
"""


def row_of(connection: sqlite3.Connection, sql: str, key: int) -> sqlite3.Row | None:
    """One row, read within a unit."""
    row: sqlite3.Row | None = connection.execute(sql, (key,)).fetchone()
    return row


def user_preferences(row: sqlite3.Row) -> UserPreferences:
    """The choices of a row of SELECT_USER."""
    locale, order, layout, pings, direct, hints = row
    return UserPreferences(
        locale=locale,
        sort_order=SortOrder(order),
        card_layout=CardLayout(layout),
        turn_pings=bool(pings),
        direct_hands=bool(direct),
        hints=bool(hints),
    )


def guild_preferences(row: sqlite3.Row) -> GuildPreferences:
    """The choices of a row of SELECT_GUILD."""
    locale, channels, settings, minimum, role = row
    return GuildPreferences(
        locale=locale,
        channels=tuple(json.loads(channels)),
        settings=settings,
        minimum_matches=minimum,
        ping_role=role,
    )
