"""The rule book on Discord: opened from the board or by a command, its pages turned in place by anybody who sees it."""

import discord

from bot.answers import speech_of
from bot.games.tichu.rulebook import Topic, page_of, rulebook
from bot.staging.messages import payload
from bot.wire import Click


async def open_rules(interaction: discord.Interaction, topic: Topic) -> None:
    """Answer privately with the rule book, open at a topic. Raises HTTPException."""
    panel = rulebook(speech_of(interaction), topic)
    await interaction.response.send_message(**payload(panel, _no_emoji), ephemeral=True)


async def turn_page(interaction: discord.Interaction, click: Click, values: tuple[str, ...]) -> None:
    """Show the topic that was chosen in its menu. Raises HTTPException."""
    panel = rulebook(speech_of(interaction), page_of(values), table=click.table)
    await interaction.response.edit_message(**payload(panel, _no_emoji))


def _no_emoji(_: str) -> None:
    """There are no cards in the book's controls, so it needs none of the application's emojis."""
