"""`/tichu leaderboard`: who leads on this server or everywhere, in a season or of all time.

Nothing is remembered between clicks: where a reader is stands in the ids.
"""

from dataclasses import replace
from typing import Final

import discord
from discord import app_commands

from bot.answers import may_share, person_of, say, speech_of
from bot.autocomplete import offered
from bot.ladder_words import Scope
from bot.names import written
from bot.staging.panel import Panel
from bot.staging.stage import Stage
from bot.standings.leaderboard_panel import View, What, leaders_panel, seasons
from bot.standings.rankings import Rankings, Reader
from bot.unhurried import unhurried
from bot.wire import Click, whole

FARTHEST: Final = 1_000
"""Pages that can be turned to."""


class Leaderboard:
    """Answers the command and the clicks. Raises StoreError and HTTPException."""

    def __init__(self, stage: Stage, rankings: Rankings) -> None:
        self._stage = stage
        self._rankings = rankings

    async def show(self, interaction: discord.Interaction, what: What, scope: Scope, season: str | None) -> None:
        """The first page of a list; `season` is what was chosen or typed, by default the one that goes on."""
        view = View(what, scope, self._rankings.current if season is None else whole(season))
        if await self._rankings.has(view.season):
            await self._stage.whisper(interaction, await unhurried(interaction, self._panel(interaction, view)))
        else:
            await say(interaction, "leaders-no-season")

    async def offer(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The seasons that there are, by what was typed of their names."""
        known = seasons(self._rankings.current, await self._rankings.first(), speech_of(interaction))
        return offered(((str(season), name) for season, name in known), typed)

    async def click(self, interaction: discord.Interaction, click: Click, values: tuple[str, ...]) -> None:
        """Answer a click on a leaderboard; forged ones are told that it is old."""
        view = View.of(click)
        if view is not None and click.verb == "season" and values:
            view = replace(view, season=whole(values[0]), page=0)
        if view is None or view.page > FARTHEST or not await self._rankings.has(view.season):
            await say(interaction, "reply-old-button")
        elif click.verb == "share":
            await self._share(interaction, view)
        else:
            await self._stage.reply(interaction, await unhurried(interaction, self._panel(interaction, view)))

    async def _share(self, interaction: discord.Interaction, view: View) -> None:
        """Post the page for everybody, without a line of one's own."""
        if await may_share(interaction):
            reader, who = reader_of(interaction), written(person_of(interaction.user).name)
            listing = await unhurried(interaction, self._rankings.listing(view, reader, None))
            await self._stage.announce(interaction, leaders_panel(listing, None, reader.speech, shared_by=who))

    async def _panel(self, interaction: discord.Interaction, view: View) -> Panel:
        reader, person = reader_of(interaction), person_of(interaction.user)
        own = await self._rankings.own(view, reader, person.user, person.name)
        return leaders_panel(await self._rankings.listing(view, reader, own), own, reader.speech)


def reader_of(interaction: discord.Interaction) -> Reader:
    """Who asks, as far as lists depend on them."""
    guild = interaction.guild
    return Reader(interaction.guild_id or 0, "" if guild is None else guild.name or "", speech_of(interaction))
