"""The slash commands about matches that are over: their list, their replay, and their export."""

from typing import Final

import discord
from discord import app_commands

from bot.answers import answering
from bot.past.archive import Archive
from bot.past.panels import Format
from bot.translation import text

FORMATS: Final = [app_commands.Choice(name=text(f"history-export-{form}"), value=form.value) for form in Format]


def add_past(group: app_commands.Group, archive: Archive) -> None:
    """Add them to `/tichu`."""

    @group.command(name=text("command-history-name"), description=text("command-history-description"))
    @app_commands.rename(player=text("option-history-player-name"))
    @app_commands.describe(player=text("option-history-player-description"))
    async def history(interaction: discord.Interaction, player: discord.User | None = None) -> None:
        async with answering(interaction):
            await archive.show_list(interaction, player)

    @group.command(name=text("command-replay-name"), description=text("command-replay-description"))
    @app_commands.rename(match=text("option-match-name"), number=text("option-round-name"))
    @app_commands.describe(match=text("option-replay-description"), number=text("option-replay-round-description"))
    async def replay(
        interaction: discord.Interaction, match: str, number: app_commands.Range[int, 1, 999] | None = None
    ) -> None:
        async with answering(interaction):
            await archive.show_round(interaction, match, number)

    @group.command(name=text("command-export-name"), description=text("command-export-description"))
    @app_commands.rename(match=text("option-match-name"), form=text("option-format-name"))
    @app_commands.describe(match=text("option-replay-description"), form=text("option-format-description"))
    @app_commands.choices(form=FORMATS)
    async def export(interaction: discord.Interaction, match: str, form: str = Format.RECORD.value) -> None:
        async with answering(interaction):
            await archive.export(interaction, match, Format(form))

    @replay.autocomplete("match")
    @export.autocomplete("match")
    async def offer(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await archive.offer(interaction, typed)
