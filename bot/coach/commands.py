"""The slash commands by which the bot teaches: rules, tutorial, hints, what a round could have been, and puzzles."""

from typing import Final

import discord
from discord import app_commands

from bot.answers import answering
from bot.coach.hints import Hints
from bot.coach.puzzles import DailyPuzzles
from bot.coach.reviews import Reviews
from bot.coach.rulebook import open_rules
from bot.coach.tutorial import Tutorials
from bot.games.tichu.rulebook import Topic
from bot.games.tichu.tutorial import LAST
from bot.replies.playing import answer_question
from bot.tables.rooms import Rooms
from bot.translation import text

TOPIC_CHOICES: Final = [app_commands.Choice(name=text(f"rules-{topic}-title"), value=topic.value) for topic in Topic]


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


def add_lessons(group: app_commands.Group, tutorials: Tutorials, rooms: Rooms) -> None:
    """Add what teaches the rules to `/tichu`."""

    @group.command(name=text("command-rules-name"), description=text("command-rules-description"))
    @app_commands.rename(topic=text("option-topic-name"))
    @app_commands.describe(topic=text("option-topic-description"))
    @app_commands.choices(topic=TOPIC_CHOICES)
    async def rules(interaction: discord.Interaction, topic: str | None = None) -> None:
        async with answering(interaction):
            room = rooms.in_channel(interaction.channel_id)
            if topic is None and room is not None and room.match is not None:
                await answer_question(interaction, rooms, room, "rules")
            else:
                await open_rules(interaction, Topic(topic) if topic else Topic.GOAL)

    @group.command(name=text("command-tutorial-name"), description=text("command-tutorial-description"))
    @app_commands.rename(step=text("option-step-name"))
    @app_commands.describe(step=text("option-step-description"))
    async def tutorial(interaction: discord.Interaction, step: app_commands.Range[int, 1, LAST] | None = None) -> None:
        async with answering(interaction):
            await tutorials.open(interaction, step)
