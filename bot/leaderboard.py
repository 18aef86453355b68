"""`/tichu leaderboard`: who leads on this server or everywhere, in a season or of all time.

Nothing is remembered between clicks: where a reader is stands in the ids.
"""

import re
from collections.abc import Sequence
from dataclasses import replace
from math import inf
from typing import Final

import discord
from discord import app_commands

from bot.answers import is_private, may_write, permitted, say, speech_of
from bot.leaderboard_panel import PAGE, Listing, Own, View, What, leaders_panel, least, seasons
from bot.names import cleaned, shown, written
from bot.panel import Panel
from bot.services import Services
from bot.sitters import Level
from bot.standing_words import Scope
from bot.strengths import GAME
from bot.verdict import ANCHORS
from bot.wire import Click
from data.known_names import KnownNames
from data.preferences import Preferences
from data.ratings import PairRecord, Placed
from data.results import Kind
from data.seasons import ALL_TIME, season_of
from data.standings import ANCHOR_SIGMA, EVERYWHERE, Ladder

OFFERED: Final = 25
"""Choices of an autocomplete (Discord, Application Commands)."""
FARTHEST: Final = 1_000
"""Pages that can be turned to."""


class Leaderboard:
    """Answers the command and the clicks. Raises StoreError and HTTPException."""

    def __init__(self, services: Services, preferences: Preferences, names: KnownNames) -> None:
        self._services = services
        self._preferences = preferences
        self._names = names

    async def show(self, interaction: discord.Interaction, what: What, scope: Scope, season: str | None) -> None:
        """The first page of a list; `season` is what was chosen or typed, by default the one that goes on."""
        view = View(what, scope, self._current if season is None else season_in(season))
        if await self._is_there(view.season):
            await self._services.stage.whisper(interaction, await self._panel(interaction, view))
        else:
            await say(interaction, "leaders-no-season")

    async def offer(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The seasons that there are, by what was typed of their names."""
        wanted, first = typed.casefold(), await self._first()
        found = [
            app_commands.Choice(name=name, value=str(season))
            for season, name in seasons(self._current, first, speech_of(interaction))
            if wanted in name.casefold()
        ]
        return found[:OFFERED]

    async def click(self, interaction: discord.Interaction, click: Click, values: tuple[str, ...]) -> None:
        """Answer a click on a leaderboard; forged ones are told that it is old."""
        view = View.of(click)
        if view is not None and click.verb == "season" and values:
            view = replace(view, season=season_in(values[0]), page=0)
        if view is None or view.page > FARTHEST or not await self._is_there(view.season):
            await say(interaction, "reply-old-button")
        elif click.verb == "share":
            await self._share(interaction, view)
        elif interaction.type is discord.InteractionType.component and is_private(interaction):
            await self._services.stage.answer(interaction, await self._panel(interaction, view), repaint=True)
        else:
            await self._services.stage.whisper(interaction, await self._panel(interaction, view))

    # --- what is shown ---

    @property
    def _current(self) -> int:
        return season_of(self._services.now())

    async def _first(self) -> int:
        """The season of the first rated match there is."""
        firsts = [await self._services.ratings.first_season(Ladder(GAME, kind, EVERYWHERE, ALL_TIME)) for kind in Kind]
        return min(first for first in (self._current, *firsts) if first is not None)

    async def _is_there(self, season: int) -> bool:
        return season == ALL_TIME or await self._first() <= season <= self._current

    async def _share(self, interaction: discord.Interaction, view: View) -> None:
        """Post the page for everybody, without a line of one's own."""
        if not may_write(interaction):
            await say(interaction, "replay-not-here")
        elif await permitted(interaction):
            speech = speech_of(interaction)
            listing = await self._listing(interaction, view, None)
            who = written(cleaned(interaction.user.display_name))
            await self._services.stage.announce(interaction, leaders_panel(listing, None, speech, shared_by=who))

    async def _panel(self, interaction: discord.Interaction, view: View) -> Panel:
        own = await self._own(interaction, view)
        return leaders_panel(await self._listing(interaction, view, own), own, speech_of(interaction))

    async def _listing(self, interaction: discord.Interaction, view: View, own: Own | None) -> Listing:
        """The page, with the names of everybody on it."""
        ratings, speech = self._services.ratings, speech_of(interaction)
        ladder, minimum = ladder_of(view, interaction), await self._minimum(interaction, view)
        placed: tuple[Placed, ...] = ()
        pairs: tuple[PairRecord, ...] = ()
        bots: tuple[tuple[Level, float], ...] = ()
        if view.what is What.PAIRS:
            pairs = await ratings.pairs(ladder, limit=PAGE + 1, offset=PAGE * view.page, minimum=minimum)
        else:
            # With the last line of the page before, to know which bots stand between the two.
            before = min(1, view.page)
            found = await ratings.leaders(
                ladder,
                now=self._services.now(),
                limit=before + PAGE + 1,
                offset=PAGE * view.page - before,
                minimum=minimum,
            )
            placed = found[before:]
            if view.what is What.BOTS:
                bots = bots_between(found[:before], placed)
        people = {one.user for one in placed} | {user for pair in pairs for user in (pair.user, pair.partner)}
        if own is not None and own.pair is not None:
            people |= {own.pair.user, own.pair.partner}
        names = await self._names.of(people)
        guild = interaction.guild
        here = speech("choice-scope-here") if guild is None or not guild.name else cleaned(guild.name)
        return Listing(
            view=view,
            where=here if view.scope is Scope.HERE else speech("choice-scope-everywhere"),
            current=self._current,
            first=await self._first(),
            minimum=minimum,
            placed=placed[:PAGE],
            pairs=pairs[:PAGE],
            has_more=max(len(placed), len(pairs)) > PAGE,
            names={user: shown(user, name, speech) for user, name in names.items()},
            bots=bots,
        )

    async def _own(self, interaction: discord.Interaction, view: View) -> Own:
        """How who asks stands on a list."""
        ratings, user = self._services.ratings, interaction.user.id
        ladder, minimum = ladder_of(view, interaction), await self._minimum(interaction, view)
        name = cleaned(interaction.user.display_name)
        if view.what is What.PAIRS:
            pairs = await ratings.partners(ladder, user)
            best = next((pair for pair in pairs if pair.matches >= minimum), None)
            if best is None:
                return Own(user=user, name=name)
            place = await ratings.pair_place(ladder, best, minimum=minimum)
            return Own(user=user, name=name, pair=best, pair_place=place)
        standings = await ratings.standings(ladder, (user,))
        placed = await ratings.place(ladder, user, now=self._services.now(), minimum=minimum)
        return Own(user=user, name=name, matches=standings[user].matches, placed=placed)

    async def _minimum(self, interaction: discord.Interaction, view: View) -> int:
        """How many rated matches it takes to be on a list."""
        chosen = await self._preferences.of_guild(interaction.guild_id or EVERYWHERE)
        return least(view, chosen.minimum_matches)


def ladder_of(view: View, interaction: discord.Interaction) -> Ladder:
    """The ladder that a list is made from."""
    kind = Kind.BOTS if view.what is What.BOTS else Kind.PEOPLE
    guild = (interaction.guild_id or EVERYWHERE) if view.scope is Scope.HERE else EVERYWHERE
    return Ladder(GAME, kind, guild, view.season)


def bots_between(before: Sequence[Placed], page: Sequence[Placed]) -> tuple[tuple[Level, float], ...]:
    """The bots that stand on a page: below the last line of the page before, above the first of the next."""
    upper = before[-1].standing.rating.rank if before else inf
    lower = page[PAGE - 1].standing.rating.rank if len(page) > PAGE else -inf
    return tuple((level, strength) for level, strength in ANCHORS.items() if lower < strength - ANCHOR_SIGMA <= upper)


def season_in(text: str) -> int:
    """The season that a text names by its number; -1, which there is not, for any other text."""
    return int(text) if re.fullmatch(r"[0-9]{1,5}", text) else -1
