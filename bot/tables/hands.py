"""The private hands that are open: one live message a person, kept equal to what that person may see.

A hand can be reached only with the token of an interaction, for 15 minutes.
Tokens are secrets: they are never logged, and are forgotten when they end. The
store has one for each hand, so that a hand goes on after a crash; what it shows
is not stored, since a hand that is drawn once too often looks the same.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, Protocol, TypeAlias

import discord

from bot.answers import UNKNOWN_MESSAGE, reader_of
from bot.speech import Speech, speech_for
from bot.staging.mentions import Reader
from bot.staging.mirror import GoneError, Loss, Mirror
from bot.staging.panel import Panel
from bot.staging.stage import HAND_DISTANCE, Stage
from bot.tables.direct_hands import DirectHands
from bot.tokens import Tokens

TOKEN_LIFE: Final = 15 * 60.0
"""Seconds (Discord, Receiving and Responding, followup messages)."""
SPARE: Final = 10.0
"""A token that ends within this many seconds is no longer used: a request may take that long."""
FRESH: Final = 10 * 60.0
"""Seconds that the stored token of a hand in use lives at least: a click seldom costs the store a write of its own."""

Make: TypeAlias = Callable[[], Awaitable[Panel]]
"""Does what a click asks and makes the hand after it."""


class Render(Protocol):
    """How hands are drawn."""

    def __call__(self, user: int, speech: Speech, *, fresh: bool = False) -> Panel | None:
        """A person's hand as it should be now, in their language; None when they have none here.

        It is `fresh` until its owner presses it.
        """
        ...


class OpenHand:
    """One person's live hand."""

    def __init__(self, stage: Stage, speech: Speech, message: int) -> None:
        self.speech = speech
        self.reader: Reader = None
        """Their client, unknown after a restart until the next click; or their direct messages."""
        self.message = message
        self.fresh = False
        """Whether its owner has opened it and not pressed it since."""
        self.mirror = Mirror(self._send, stage.hand_turns, distance=HAND_DISTANCE, lost=self._lost)
        self._stage = stage
        self.stored_until = float("-inf")
        """When the token ends that the store has for this hand, by the loop's clock."""
        self._token = ""
        self._expires = float("-inf")

    def renew_by(self, interaction: discord.Interaction) -> None:
        """Their newest click on this hand, or the one that opened it."""
        self.reader = reader_of(interaction)
        self.renew(interaction.token, seconds=TOKEN_LIFE)

    def renew(self, token: str, *, seconds: float) -> None:
        """A token for the same message that lives for so many seconds."""
        self._token = token
        self._expires = asyncio.get_running_loop().time() + seconds

    def keep(self, tokens: Tokens, table: str, user: int, *, seconds: float) -> None:
        """Store the token, unless the one that is stored lives for so many seconds, or as long as this one."""
        now = asyncio.get_running_loop().time()
        if self.alive and self.stored_until < min(now + seconds, self._expires):
            self.stored_until = self._expires
            locale, left = self.speech.locale, self._expires - now
            tokens.keep(table, user, self.message, locale, token=self._token, seconds=left)

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
        # What is under way may come back with the word that the message is gone.
        await self.mirror.settle()
        token, self._token = self._token, ""
        if reachable and token:
            with contextlib.suppress(TimeoutError):
                async with self._while_it_lives():
                    await self._stage.delete_by_token(token, self.message)

    async def _send(self, panel: Panel, *, repaint: bool) -> None:
        if not self.alive:
            raise GoneError
        try:
            async with self._while_it_lives():
                await self._stage.edit_by_token(self._token, self.message, panel, reader=self.reader, repaint=repaint)
        except discord.NotFound:
            self._token = ""
            raise

    def _while_it_lives(self) -> asyncio.Timeout:
        """The library tries again for longer than a token may live, and so does a machine that was put to sleep."""
        return asyncio.timeout_at(self._expires)

    def _lost(self, _: Loss) -> None:
        # Dismissed by its owner, or its token ended: the next click or `/tichu hand` makes another.
        self._token = ""


class Hands:
    """All open hands of one table, by person. `render` is asked for each of them whenever something changed.

    When there is more to edit than can be done, the hands of people whom the table `awaits` come before others.
    """

    def __init__(
        self,
        table: str,
        stage: Stage,
        tokens: Tokens,
        render: Render,
        direct: DirectHands,
        *,
        awaits: Callable[[int], bool],
    ) -> None:
        self._table = table
        self._stage = stage
        self._tokens = tokens
        self._render = render
        self._direct = direct
        self._awaits = awaits
        self._open: dict[int, OpenHand] = {}
        self._refreshes = 0
        self._leaving: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._open)

    async def resume(self) -> None:
        """Take up the hands that an earlier process had open; the next refresh draws them. Raises StoreError."""
        await self._direct.resume()
        for stored in await self._tokens.alive(self._table):
            hand = self._open[stored.user] = OpenHand(self._stage, speech_for(stored.locale), stored.message)
            hand.renew(stored.token, seconds=self._tokens.seconds_of(stored))
            hand.stored_until = asyncio.get_running_loop().time() + self._tokens.seconds_of(stored)
            hand.reader = self._direct.reader_of(stored.user, stored.message)
            self._direct.release(stored.user, stored.message)

    async def show(self, interaction: discord.Interaction, speech: Speech, panel: Panel) -> None:
        """Open a hand as the answer to a click or command; an older one of the same person is taken away."""
        user, seen = interaction.user.id, self._refreshes
        message = await self._stage.whisper(interaction, panel)
        self.close(user)
        if message is not None:
            hand = self._open[user] = OpenHand(self._stage, speech, message)
            hand.fresh = True
            hand.renew_by(interaction)
            hand.mirror.note(panel)
            hand.keep(self._tokens, self._table, user, seconds=FRESH)
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
        hand.speech, hand.fresh = speech, False
        seen = self._refreshes
        made: Panel | None = None

        async def send(panel: Panel, *, repaint: bool) -> None:
            nonlocal seen, made
            seen, made = self._refreshes, panel
            await self._stage.answer(interaction, panel, repaint=repaint)

        try:
            await hand.mirror.deliver(make, send)
        except discord.NotFound as error:
            if made is None or error.code != UNKNOWN_MESSAGE or self._render(user, speech) is None:
                raise
            # It was being taken away for a newer one while it was clicked. What the click did was done.
            await self.show(interaction, speech, made)
            return
        # Only now is the token known to be good.
        hand.renew_by(interaction)
        hand.keep(self._tokens, self._table, user, seconds=FRESH)
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
            self._update(user, hand)

    def reread(self, user: int, speech: Speech) -> None:
        """Show one person's hand anew, in the language that they have chosen now."""
        if (hand := self._open.get(user)) is not None:
            hand.speech = speech
            self._update(user, hand)

    def close(self, user: int) -> None:
        """Take one person's hand away."""
        if (hand := self._forget(user)) is not None:
            task = asyncio.create_task(hand.delete())
            self._leaving.add(task)
            task.add_done_callback(self._leaving.discard)

    def close_all(self) -> None:
        """Take every hand away."""
        self._direct.take_away()
        for user in tuple(self._open):
            self.close(user)

    def stop(self) -> None:
        """The process ends: store the newest token of every hand."""
        for user, hand in self._open.items():
            hand.keep(self._tokens, self._table, user, seconds=TOKEN_LIFE)

    def let_go(self) -> None:
        """The channel is no more, and the hands that were open there: ask for nothing there."""
        self._direct.take_away()
        for hand in self._open.values():
            hand.mirror.close()
        self._open.clear()

    async def settle(self) -> None:
        """Wait for all requests under way."""
        await self._direct.settle()
        for hand in tuple(self._open.values()):
            await hand.mirror.settle()
        if self._leaving:
            await asyncio.wait(self._leaving)

    def _forget(self, user: int) -> OpenHand | None:
        hand = self._open.pop(user, None)
        if hand is not None:
            self._tokens.forget(self._table, user, hand.message)
        return hand

    def _catch_up(self, user: int, hand: OpenHand, seen: int) -> None:
        """Show what has changed since this many refreshes, while the hand was on its way."""
        if self._refreshes != seen:
            self._update(user, hand)

    def _update(self, user: int, hand: OpenHand) -> None:
        if hand.alive:
            hand.mirror.follow(partial(self._drawn, user, hand), first=self._awaits(user))
        else:
            self._forget(user)

    def _drawn(self, user: int, hand: OpenHand) -> Panel | None:
        """The hand as it should be now; one whose owner has none here any more is taken away."""
        if (panel := self._render(user, hand.speech, fresh=hand.fresh)) is None and self._open.get(user) is hand:
            self.close(user)
        return panel
