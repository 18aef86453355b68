"""The tutorial on Discord: private messages, and how far everybody has come.

A learner is kept in memory only, for an hour after the last click and among at
most so many. Whoever is forgotten loses a few clicks: each message says which
lesson it was, and the lesson begins anew.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

import discord

from bot.answers import speech_of
from bot.games.tichu.tutorial import FAREWELL, Learner, Reader, begun, panel, press
from bot.staging.panel import Panel
from bot.staging.stage import Stage
from bot.wire import Click
from render.scene import Scene

MOST: Final = 500
"""Learners remembered, about two kilobytes each."""
REMEMBERED: Final = 3600.0
"""Seconds after the last click."""


@dataclass(slots=True)
class Place:
    """One person's tutorial: how far it is, and what their last message shows."""

    learner: Learner
    until: float
    message: int | None = None
    scene: Scene | None = None
    gate: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Answers go out in the order of their clicks: a picture takes a moment to paint."""


class Learners:
    """Everybody who is learning, by user. `now` is in seconds, of any beginning."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._places: OrderedDict[int, Place] = OrderedDict()

    def __len__(self) -> int:
        return len(self._places)

    def known(self, user: int) -> Learner | None:
        """How far somebody is; None for whoever never came, or has been forgotten."""
        place = self._places.get(user)
        return None if place is None or place.until < self._now() else place.learner

    def keep(self, user: int, learner: Learner) -> Place:
        """Remember a learner; whoever is over their time, or one too many, is forgotten, the longest idle first."""
        until = self._now() + REMEMBERED
        place = self._places.setdefault(user, Place(learner, until))
        place.learner, place.until = learner, until
        self._places.move_to_end(user)
        while len(self._places) > MOST or next(iter(self._places.values())).until < self._now():
            self._places.popitem(last=False)
        return place


class Tutorials:
    """The tutorial of everybody."""

    def __init__(self, stage: Stage, now: Callable[[], float]) -> None:
        self._stage = stage
        self._learners = Learners(now)

    async def open(self, interaction: discord.Interaction, lesson: int | None) -> None:
        """Show a lesson, or with None where this person was, as a new private message. Raises HTTPException."""
        user = interaction.user.id
        learner = self._learners.known(user) if lesson is None else None
        if learner is None or learner.lesson == FAREWELL:
            learner = begun(lesson or 1)
        place = self._learners.keep(user, learner)
        async with place.gate:
            await self._whisper(interaction, place, panel(learner, reader_of(interaction)))

    async def click(self, interaction: discord.Interaction, click: Click, values: tuple[str, ...]) -> None:
        """Answer a click on a tutorial message, however old. Raises HTTPException."""
        user, reader = interaction.user.id, reader_of(interaction)
        place = self._learners.keep(user, press(self._learners.known(user), click, values, reader))
        async with place.gate:
            shown, message = panel(place.learner, reader), interaction.message
            if message is None or not message.flags.ephemeral:
                await self._whisper(interaction, place, shown)
                return
            repaint = place.message != message.id or place.scene != shown.scene
            await self._stage.answer(interaction, shown, repaint=repaint)
            place.message, place.scene = message.id, shown.scene

    async def _whisper(self, interaction: discord.Interaction, place: Place, shown: Panel) -> None:
        place.message = await self._stage.whisper(interaction, shown)
        place.scene = shown.scene


def reader_of(interaction: discord.Interaction) -> Reader:
    """Who acted, as a learner."""
    return Reader(interaction.user.display_name, speech_of(interaction))
