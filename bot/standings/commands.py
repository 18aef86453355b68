"""The commands about how people stand: leaderboards and somebody's figures; the latter also in the menu of a person."""

from typing import Final

import discord
from discord import app_commands

from bot.answers import answering
from bot.ladder_words import Scope
from bot.standings.leaderboard import Leaderboard
from bot.standings.leaderboard_panel import What
from bot.standings.profiles import Profiles
from bot.translation import text

WHATS: Final = [app_commands.Choice(name=text(f"choice-what-{what}"), value=what.value) for what in What]
SCOPES: Final = [app_commands.Choice(name=text(f"choice-scope-{scope}"), value=scope.value) for scope in Scope]


def add_standings(group: app_commands.Group, leaderboard: Leaderboard, profiles: Profiles) -> None:
    """Add them to `/tichu`."""

    @group.command(name=text("command-leaderboard-name"), description=text("command-leaderboard-description"))
    @app_commands.rename(
        what=text("option-what-name"), scope=text("option-scope-name"), season=text("option-season-name")
    )
    @app_commands.describe(
        what=text("option-what-description"),
        scope=text("option-scope-description"),
        season=text("option-season-description"),
    )
    @app_commands.choices(what=WHATS, scope=SCOPES)
    async def leaders(
        interaction: discord.Interaction,
        what: str = What.PEOPLE.value,
        scope: str = Scope.HERE.value,
        season: str | None = None,
    ) -> None:
        async with answering(interaction):
            await leaderboard.show(interaction, What(what), Scope(scope), season)

    @leaders.autocomplete("season")
    async def offer(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await leaderboard.offer(interaction, typed)

    @group.command(name=text("command-stats-name"), description=text("command-stats-description"))
    @app_commands.rename(player=text("option-stats-player-name"))
    @app_commands.describe(player=text("option-stats-player-description"))
    async def stats(interaction: discord.Interaction, player: discord.User | None = None) -> None:
        async with answering(interaction):
            await profiles.show(interaction, player)


def stats_menu(profiles: Profiles) -> app_commands.ContextMenu:
    """The command in the menu of a person."""

    @app_commands.guild_only()
    async def stats(interaction: discord.Interaction, user: discord.User) -> None:
        async with answering(interaction):
            await profiles.show(interaction, user)

    return app_commands.ContextMenu(name=text("menu-stats-name"), callback=stats)
