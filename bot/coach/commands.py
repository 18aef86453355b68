"""The slash commands by which the bots teach: a hint, what a round could have been, and the puzzles of the day."""

import discord
from discord import app_commands

from bot.answers import answering
from bot.coach.hints import Hints
from bot.coach.puzzles import DailyPuzzles
from bot.coach.reviews import Reviews
from bot.translation import text


def add_coach(group: app_commands.Group, hints: Hints, reviews: Reviews, puzzles: DailyPuzzles) -> None:
    """Add them to `/tichu`."""

    @group.command(name=text("command-hint-name"), description=text("command-hint-description"))
    async def hint(interaction: discord.Interaction) -> None:
        async with answering(interaction):
            await hints.give(interaction)

    @group.command(name=text("command-review-name"), description=text("command-review-description"))
    @app_commands.rename(match=text("option-match-name"), number=text("option-round-name"))
    @app_commands.describe(match=text("option-review-description"), number=text("option-review-round-description"))
    async def review(
        interaction: discord.Interaction,
        match: str | None = None,
        number: app_commands.Range[int, 1, 999] | None = None,
    ) -> None:
        async with answering(interaction):
            await reviews.show(interaction, match, number)

    @review.autocomplete("match")
    async def offer(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await reviews.offer(interaction, typed)

    @group.command(name=text("command-puzzle-name"), description=text("command-puzzle-description"))
    async def puzzle(interaction: discord.Interaction) -> None:
        async with answering(interaction):
            await puzzles.open(interaction)
