"""The private hands that are open: one live message a person, kept equal to what that person may see.

A hand can be reached only with the token of an interaction, for 15 minutes.
Tokens are secrets: they live in memory, are never logged, and are forgotten
when they end.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

import discord

from bot.direct import DirectHands
from bot.mirror import GoneError, Loss, Mirror
from bot.panel import Panel
from bot.speech import Speech
from bot.stage import HAND_DISTANCE, Stage

log = logging.getLogger(__name__)

TOKEN_LIFE: Final = 15 * 60.0
"""Seconds (Discord, Receiving and Responding, followup messages)."""
SPARE: Final = 10.0
"""A token that ends within this many seconds is no longer used: a request may take that long."""

Render: TypeAlias = Callable[[int, Speech], Panel | None]
"""A person's hand as it should be now, in their language; None when they have none here."""
Make: TypeAlias = Callable[[], Awaitable[Panel]]
"""Does what a click asks and makes the hand after it."""


class OpenHand:
    """One person's live hand."""

    def __init__(self, stage: Stage, speech: Speech, message: int) -> None:
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
        return bool(self._token) and not self.mirror.closed

    async def delete(self) -> None:
        """Take the message away if it can be reached."""
        reachable = self.alive
        self.mirror.close()
        token, self._token = self._token, ""
        if reachable:
            await self._stage.delete_by_token(token, self.message)

    async def _send(self, panel: Panel, *, repaint: bool) -> None:
        if not self.alive:
            raise GoneError
        await self._stage.edit_by_token(self._token, self.message, panel, repaint=repaint)

    def _lost(self, _: Loss) -> None:
        # Dismissed by its owner, or its token ended: the next click or `/tichu hand` makes another.
        self._token = ""


class Hands:
    """All open hands of one table, by person. `render` is asked for each of them whenever something changed."""

    def __init__(self, stage: Stage, render: Render, direct: DirectHands) -> None:
        self._stage = stage
        self._render = render
        self._direct = direct
        self._open: dict[int, OpenHand] = {}
        self._refreshes = 0
        self._leaving: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._open)

    async def show(self, interaction: discord.Interaction, speech: Speech, panel: Panel) -> None:
        """Open a hand as the answer to a click or command; an older one of the same person is taken away."""
        user, seen = interaction.user.id, self._refreshes
        message = await self._stage.whisper(interaction, panel)
        self.close(user)
        if message is not None:
            hand = self._open[user] = OpenHand(self._stage, speech, message)
            hand.renew(interaction.token)
            hand.mirror.note(panel)
            self._catch_up(user, hand, seen)

    async def answer(self, interaction: discord.Interaction, speech: Speech, make: Make) -> None:
        """Show the hand as the answer to a click on it; a click on an older copy makes that copy the live one.

        Raises what `make` raises and the library's HTTPException.
        """
        if interaction.message is None:
            return
        user = interaction.user.id
        hand = self._open.get(user)
        if hand is None or hand.message != interaction.message.id or hand.mirror.closed:
            hand = OpenHand(self._stage, speech, interaction.message.id)
        hand.speech = speech
        seen = self._refreshes

        async def send(panel: Panel, *, repaint: bool) -> None:
            nonlocal seen
            seen = self._refreshes
            await self._stage.answer(interaction, panel, repaint=repaint)

        await hand.mirror.deliver(make, send)
        # Only now is the token known to be good.
        hand.renew(interaction.token)
        if (old := self._open.get(user)) is not None and old is not hand:
            old.mirror.close()
        self._open[user] = hand
        self._direct.release(user, hand.message)
        self._catch_up(user, hand, seen)

    def refresh(self) -> None:
        """Bring every hand that can be reached up to date."""
        self._refreshes += 1
        self._direct.follow()
        for user, hand in tuple(self._open.items()):
            try:
                self._update(user, hand)
            except Exception:
                # One hand that cannot be drawn must not cost the others theirs.
                log.exception("a hand could not be brought up to date")

    def reread(self, user: int, speech: Speech) -> None:
        """Show one person's hand anew, in the language that they have chosen now."""
        if (hand := self._open.get(user)) is not None:
            hand.speech = speech
            self._update(user, hand)

    def close(self, user: int) -> None:
        """Take one person's hand away."""
        if (hand := self._open.pop(user, None)) is not None:
            task = asyncio.create_task(hand.delete())
            self._leaving.add(task)
            task.add_done_callback(self._leaving.discard)

    def close_all(self) -> None:
        """Take every hand away."""
        self._direct.take_away()
        for user in tuple(self._open):
            self.close(user)

    async def settle(self) -> None:
        """Wait for all requests under way."""
        await self._direct.settle()
        for hand in tuple(self._open.values()):
            await hand.mirror.settle()
        if self._leaving:
            await asyncio.wait(self._leaving)

    def _catch_up(self, user: int, hand: OpenHand, seen: int) -> None:
        """Show what has changed since this many refreshes, while the hand was on its way."""
        if self._refreshes != seen:
            self._update(user, hand)

    def _update(self, user: int, hand: OpenHand) -> None:
        if not hand.alive:
            self._open.pop(user, None)
        elif (panel := self._render(user, hand.speech)) is None:
            self.close(user)
        else:
            hand.mirror.want(panel)
