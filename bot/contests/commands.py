"""The slash command that lets people play the same decks at two tables."""

import discord
from discord import app_commands

from bot.answers import answering
from bot.contests.duplicate import MOST_ROUNDS, USUAL_ROUNDS, Agreed
from bot.contests.organiser import Organiser
from bot.gathering.terms import Pace
from bot.sitters import Level
from bot.translation import text


def add_duplicate(
    group: app_commands.Group,
    organiser: Organiser,
    *,
    clocks: list[app_commands.Choice[str]],
    levels: list[app_commands.Choice[str]],
) -> None:
    """Add it to `/tichu`; clocks and levels are offered as for any table."""

    @group.command(name=text("command-duplicate-name"), description=text("command-duplicate-description"))
    @app_commands.rename(
        rounds=text("option-rounds-name"),
        clock=text("option-clock-name"),
        level=text("option-level-name"),
        second=text("option-second-name"),
    )
    @app_commands.describe(
        rounds=text("option-rounds-description"),
        clock=text("option-clock-description"),
        level=text("option-level-description"),
        second=text("option-second-description"),
    )
    @app_commands.choices(clock=clocks, level=levels)
    async def duplicate(
        interaction: discord.Interaction,
        *,
        rounds: app_commands.Range[int, 1, MOST_ROUNDS] = USUAL_ROUNDS,
        clock: str = Pace.RELAXED.value,
        level: str = Level.NORMAL.value,
        second: discord.TextChannel | discord.Thread | None = None,
    ) -> None:
        agreed = Agreed(rounds, Pace(clock), Level(level), 0 if second is None else second.id)
        async with answering(interaction):
            await organiser.open(interaction, agreed)
