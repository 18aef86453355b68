"""The slash commands for cards that others play too, at another table or by themselves, and for playing alone."""

from typing import Final

import discord
from discord import app_commands

from bot.answers import answering
from bot.contests.alone import USUAL, Alone, Where
from bot.contests.duplicate import MOST_ROUNDS, USUAL_ROUNDS, Agreed
from bot.contests.organiser import Organiser
from bot.gathering.terms import Pace
from bot.replies.commands import CLOCKS, LEVELS
from bot.sitters import Level
from bot.translation import text

WHERE: Final = [app_commands.Choice(name=text(f"choice-where-{where}"), value=where.value) for where in Where]


def add_contests(group: app_commands.Group, alone: Alone, organiser: Organiser) -> None:
    """Add them to `/tichu`."""

    @group.command(name=text("command-practice-name"), description=text("command-practice-description"))
    @app_commands.rename(level=text("option-level-name"), where=text("option-where-name"))
    @app_commands.describe(level=text("option-level-description"), where=text("option-where-description"))
    @app_commands.choices(level=LEVELS, where=WHERE)
    async def practice(
        interaction: discord.Interaction, level: str = USUAL.value, where: str = Where.THREAD.value
    ) -> None:
        async with answering(interaction):
            await alone.practise(interaction, Level(level), Where(where))

    @group.command(name=text("command-daily-name"), description=text("command-daily-description"))
    @app_commands.rename(where=text("option-where-name"))
    @app_commands.describe(where=text("option-where-description"))
    @app_commands.choices(where=WHERE)
    async def daily(interaction: discord.Interaction, where: str = Where.THREAD.value) -> None:
        async with answering(interaction):
            await alone.today(interaction, Where(where))

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
    @app_commands.choices(clock=CLOCKS, level=LEVELS)
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
