"""The private hands that are open: one live message a person, kept equal to what that person may see.

A hand can be reached only with the token of an interaction, for 15 minutes.
Tokens are secrets: they live in memory, are never logged, and are forgotten
when they end.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

import discord

from bot.mirror import Mirror
from bot.panel import Panel
from bot.speech import Speech
from bot.stage import HAND_DISTANCE, Stage
from engine.kernel import Seat

log = logging.getLogger(__name__)

TOKEN_LIFE: Final = 15 * 60.0
"""Seconds (Discord, Receiving and Responding, followup messages)."""
SPARE: Final = 10.0
"""A token that ends within this many seconds is no longer used: a request may take that long."""

Render = Callable[[Seat, Speech], Panel]


class OpenHand:
    """One person's live hand."""

    def __init__(self, stage: Stage, seat: Seat, speech: Speech, message: int) -> None:
        self.seat = seat
        self.speech = speech
        self.message = message
        self.mirror = Mirror(self._send, distance=HAND_DISTANCE, lost=self._lost)
        self._stage = stage
        self._token = ""
        self._expires = float("-inf")

    def renew(self, token: str) -> None:
        """A fresh token for the same message."""
        self._token = token
        self._expires = asyncio.get_running_loop().time() + TOKEN_LIFE

    @property
    def alive(self) -> bool:
        """Whether the message can still be reached."""
        if self._token and asyncio.get_running_loop().time() > self._expires - SPARE:
            self._token = ""
        return bool(self._token)

    async def delete(self) -> None:
        """Take the message away if it can be reached."""
        self.mirror.close()
        if self.alive:
            await self._stage.delete_by_token(self._token, self.message)
        self._token = ""

    async def _send(self, panel: Panel, *, repaint: bool) -> None:
        if self.alive:
            await self._stage.edit_by_token(self._token, self.message, panel, repaint=repaint)

    def _lost(self, _: discord.HTTPException) -> None:
        # Dismissed by its owner, or its token ended early: the next click or `/tichu hand` makes another.
        self._token = ""


class Hands:
    """All open hands of one table, by person."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._open: dict[int, OpenHand] = {}
        self._leaving: set[asyncio.Task[None]] = set()

    async def show(self, interaction: discord.Interaction, seat: Seat, speech: Speech, panel: Panel) -> None:
        """Open a hand as the answer to a click or command; an older one of the same person is taken away."""
        old = self._open.pop(interaction.user.id, None)
        message = await self._stage.whisper(interaction, panel)
        if message is not None:
            hand = OpenHand(self._stage, seat, speech, message)
            hand.renew(interaction.token)
            hand.mirror.note(panel)
            self._open[interaction.user.id] = hand
        if old is not None:
            self._discard(old)

    async def answer(self, interaction: discord.Interaction, seat: Seat, speech: Speech, panel: Panel) -> None:
        """Show the hand as the answer to a click on it; a click on an older copy makes that copy the live one."""
        if interaction.message is None:
            return
        hand = self._open.get(interaction.user.id)
        if hand is None or hand.message != interaction.message.id:
            hand = self._open[interaction.user.id] = OpenHand(self._stage, seat, speech, interaction.message.id)
        hand.seat, hand.speech = seat, speech
        hand.renew(interaction.token)

        async def send(panel: Panel, *, repaint: bool) -> None:
            await self._stage.answer(interaction, panel, repaint=repaint)

        await hand.mirror.deliver(panel, send)

    def refresh(self, render: Render) -> None:
        """Bring every hand that can be reached up to date."""
        for user, hand in tuple(self._open.items()):
            if hand.alive:
                hand.mirror.want(render(hand.seat, hand.speech))
            else:
                del self._open[user]

    def close(self, user: int) -> None:
        """Take one person's hand away."""
        if (hand := self._open.pop(user, None)) is not None:
            self._discard(hand)

    async def settle(self) -> None:
        """Wait for all requests under way."""
        for hand in tuple(self._open.values()):
            await hand.mirror.settle()
        if self._leaving:
            await asyncio.wait(self._leaving)

    def _discard(self, hand: OpenHand) -> None:
        task = asyncio.create_task(hand.delete())
        self._leaving.add(task)
        task.add_done_callback(self._leaving.discard)
