"""`/tichu stats` and the menu of a person: how somebody plays, for who asks, and for all if they show it.

Everybody sees of others what they see of themselves. Nothing is remembered between clicks.
"""

from collections.abc import Iterable, Mapping

import discord

from bot.answers import is_private, may_write, permitted, say, speech_of
from bot.games.tichu_figures import Figures
from bot.games.tichu_profile import (
    CURVE,
    Met,
    Profile,
    Sight,
    best_partners,
    hardest_opponents,
    profile_panel,
)
from bot.names import cleaned, shown, written
from bot.panel import Panel
from bot.services import Services
from bot.speech import Speech
from bot.standing_words import Scope
from bot.strengths import GAME
from bot.wire import Click
from data.known_names import KnownNames
from data.ladder import PROVISIONAL
from data.preferences import Preferences
from data.results import Kind
from data.seasons import ALL_TIME, season_of
from data.standings import EVERYWHERE, Ladder
from data.tallies import Tallies


class Profiles:
    """Answers the command, the menu and the clicks. Raises StoreError and HTTPException."""

    def __init__(self, services: Services, preferences: Preferences, names: KnownNames, tallies: Tallies) -> None:
        self._services = services
        self._preferences = preferences
        self._names = names
        self._tallies = tallies

    async def show(self, interaction: discord.Interaction, user: discord.abc.User | None) -> None:
        """Somebody's figures on this server; of who asks, if nobody is named."""
        whose = user or interaction.user
        if whose.bot:
            await say(interaction, "stats-bot")
            return
        sight = Sight(whose.id, Scope.HERE, Kind.PEOPLE)
        if not await self._counts(sight, interaction) and await self._counts(_with_bots(sight), interaction):
            sight = _with_bots(sight)
        panel = await self._panel(interaction, sight, whose.display_name)
        await self._services.stage.whisper(interaction, panel)

    async def click(self, interaction: discord.Interaction, click: Click) -> None:
        """Answer a click on a card; forged ones are told that it is old."""
        if (sight := Sight.of(click)) is None:
            await say(interaction, "reply-old-button")
        elif click.verb == "share":
            await self._share(interaction, sight)
        elif interaction.type is discord.InteractionType.component and is_private(interaction):
            panel = await self._panel(interaction, sight, None)
            await self._services.stage.answer(interaction, panel, repaint=True)
        else:
            await self._services.stage.whisper(interaction, await self._panel(interaction, sight, None))

    # --- what is shown ---

    async def _share(self, interaction: discord.Interaction, sight: Sight) -> None:
        """Post the card for everybody."""
        if not may_write(interaction):
            await say(interaction, "replay-not-here")
        elif await permitted(interaction):
            who = written(cleaned(interaction.user.display_name))
            panel = await self._panel(interaction, sight, None, shared_by=who)
            await self._services.stage.announce(interaction, panel)

    async def _panel(
        self, interaction: discord.Interaction, sight: Sight, name: str | None, *, shared_by: str | None = None
    ) -> Panel:
        is_own = sight.user == interaction.user.id
        profile = await self._profile(interaction, sight, interaction.user.display_name if is_own else name)
        return profile_panel(profile, speech_of(interaction), is_own=is_own, shared_by=shared_by)

    async def _profile(self, interaction: discord.Interaction, sight: Sight, name: str | None) -> Profile:
        """All that is told of somebody; without a name they have the one of their latest match."""
        ratings, user, now, speech = self._services.ratings, sight.user, self._services.now(), speech_of(interaction)
        ladder = self._ladder(sight, interaction)
        minimum = PROVISIONAL
        if sight.scope is Scope.HERE:
            minimum = (await self._preferences.of_guild(ladder.guild)).minimum_matches
        known = await self._tallies.acquaintances(user, ladder)
        partners, opponents = best_partners(known), hardest_opponents(known)
        names = await self._named((user, *(one for one, *_ in (*partners, *opponents))), speech)
        placed = await ratings.place(ladder, user, now=now, minimum=minimum)
        guild = interaction.guild
        here = speech("choice-scope-here") if guild is None or not guild.name else cleaned(guild.name)
        return Profile(
            sight=sight,
            name=cleaned(names[user] if name is None else name),
            where=here if sight.scope is Scope.HERE else speech("choice-scope-everywhere"),
            season=ladder.season,
            figures=Figures(await self._tallies.of(user, ladder)),
            standing=(await ratings.standings(ladder, (user,)))[user],
            place=None if placed is None else placed.place,
            count=0 if placed is None else await ratings.count(ladder, now=now, minimum=minimum),
            curve=await ratings.curve(ladder, user, limit=CURVE),
            partners=_met(partners, names),
            opponents=_met(opponents, names),
        )

    async def _counts(self, sight: Sight, interaction: discord.Interaction) -> bool:
        """Whether there is anything to tell."""
        return bool(await self._tallies.of(sight.user, self._ladder(sight, interaction)))

    async def _named(self, users: Iterable[int], speech: Speech) -> Mapping[int, str]:
        return {user: shown(user, name, speech) for user, name in (await self._names.of(users)).items()}

    def _ladder(self, sight: Sight, interaction: discord.Interaction) -> Ladder:
        guild = (interaction.guild_id or EVERYWHERE) if sight.scope is Scope.HERE else EVERYWHERE
        return Ladder(GAME, sight.kind, guild, season_of(self._services.now()) if sight.is_season else ALL_TIME)


def _with_bots(sight: Sight) -> Sight:
    return Sight(sight.user, sight.scope, Kind.BOTS, is_season=sight.is_season)


def _met(found: Iterable[tuple[int, int, int]], names: Mapping[int, str]) -> tuple[Met, ...]:
    return tuple(Met(name=cleaned(names[user]), matches=matches, won=won) for user, matches, won in found)
