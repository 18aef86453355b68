"""`/tichu achievements`: what somebody has achieved, and the moments that prove it.

Everybody sees of others what they see of themselves; whether the match of a proof may be looked at is the
affair of `prove`. Nothing is remembered between clicks.
"""

from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

import discord

from bot.answers import person_of, say, speech_of
from bot.names import shown
from bot.speech import Speech
from bot.staging.panel import Panel
from bot.staging.stage import Stage
from bot.standings.achieved import Achieved
from bot.standings.achievement_panel import View, achievements_panel, proof_of
from bot.wire import Click
from data.known_names import KnownNames

Prove: TypeAlias = Callable[[discord.Interaction, str, int, int], Awaitable[None]]
"""Shows whoever asks the act of a match that proves something: the match, the round, the act's number in the match."""

FARTHEST: Final = 100
"""Pages that can be turned to."""


class Achievements:
    """Answers the command and the clicks. Raises StoreError, CodecError and HTTPException."""

    def __init__(self, stage: Stage, achieved: Achieved, names: KnownNames, prove: Prove) -> None:
        self._stage = stage
        self._achieved = achieved
        self._names = names
        self._prove = prove

    async def show(self, interaction: discord.Interaction, user: discord.User | discord.Member | None) -> None:
        """The first page of what somebody has achieved; by default of who asks."""
        whose = user or interaction.user
        if whose.bot:
            await say(interaction, "stats-bot")
            return
        panel = await self._panel(View(whose.id), person_of(whose).name, speech_of(interaction))
        await self._stage.whisper(interaction, panel)

    async def click(self, interaction: discord.Interaction, click: Click, values: tuple[str, ...]) -> None:
        """Answer a click on a list; forged ones are told that it is old."""
        view = View.of(click)
        proof = proof_of(values[0]) if click.verb == "proof" and values else None
        if view is None or view.page > FARTHEST or (click.verb == "proof" and proof is None):
            await say(interaction, "reply-old-button")
        elif proof is not None:
            match, number, seq = proof
            await self._prove(interaction, match, number, seq)
        else:
            name = await self._name(view, interaction)
            await self._stage.reply(interaction, await self._panel(view, name, speech_of(interaction)))

    async def _panel(self, view: View, name: str, speech: Speech) -> Panel:
        return achievements_panel(view, await self._achieved.progress(view.user), name, speech)

    async def _name(self, view: View, interaction: discord.Interaction) -> str:
        """The name of who asks, and of others the one by which the store knows them."""
        if view.user == interaction.user.id:
            return person_of(interaction.user).name
        known = await self._names.of((view.user,))
        return shown(view.user, known.get(view.user, ""), speech_of(interaction))
