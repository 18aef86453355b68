"""`/tichu stats` and the menu of a person: how somebody plays, for who asks, and for all if they show it.

Everybody sees of others what they see of themselves. Nothing is remembered between clicks.
"""

from dataclasses import replace

import discord

from bot.answers import may_share, person_of, say
from bot.games.tichu.profile import Sight, profile_panel
from bot.ladder_words import Scope
from bot.names import written
from bot.staging.panel import Panel
from bot.staging.stage import Stage
from bot.standings.achieved import Achieved
from bot.standings.leaderboard import reader_of
from bot.standings.rankings import Rankings
from bot.unhurried import unhurried
from bot.wire import Click
from data.results import Kind


class Profiles:
    """Answers the command, the menu and the clicks. Raises StoreError and HTTPException."""

    def __init__(self, stage: Stage, rankings: Rankings, achieved: Achieved) -> None:
        self._stage = stage
        self._rankings = rankings
        self._achieved = achieved

    async def show(self, interaction: discord.Interaction, user: discord.User | discord.Member | None) -> None:
        """Somebody's figures on this server; of who asks, if nobody is named. With bots, if there are no others."""
        whose, reader = user or interaction.user, reader_of(interaction)
        if whose.bot:
            await say(interaction, "stats-bot")
            return
        sight = Sight(whose.id, Scope.HERE, Kind.PEOPLE)
        with_bots = replace(sight, kind=Kind.BOTS)
        if not await self._rankings.has_figures(sight, reader) and await self._rankings.has_figures(with_bots, reader):
            sight = with_bots
        name = person_of(whose).name
        await self._stage.whisper(interaction, await unhurried(interaction, self._panel(interaction, sight, name)))

    async def click(self, interaction: discord.Interaction, click: Click, _values: tuple[str, ...]) -> None:
        """Answer a click on a card; forged ones are told that it is old."""
        if (sight := Sight.of(click)) is None:
            await say(interaction, "reply-old-button")
        elif click.verb == "share":
            await self._share(interaction, sight)
        else:
            await self._stage.reply(interaction, await unhurried(interaction, self._panel(interaction, sight, None)))

    async def _share(self, interaction: discord.Interaction, sight: Sight) -> None:
        """Post the card for everybody."""
        if await may_share(interaction):
            who = written(person_of(interaction.user).name)
            card = await unhurried(interaction, self._panel(interaction, sight, None, shared_by=who))
            await self._stage.announce(interaction, card)

    async def _panel(
        self, interaction: discord.Interaction, sight: Sight, name: str | None, *, shared_by: str | None = None
    ) -> Panel:
        """The card; without a name somebody else has the one that the store knows."""
        reader, person = reader_of(interaction), person_of(interaction.user)
        is_own = sight.user == person.user
        profile = await self._rankings.profile(sight, reader, person.name if is_own else name)
        profile = replace(profile, achieved=await self._achieved.count(sight.user))
        return profile_panel(profile, reader.speech, is_own=is_own, shared_by=shared_by)
