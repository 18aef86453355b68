"""What people have chosen, at hand for every click: read from the store once, kept for the people seen last.

A click costs no query, and what has to be drawn at once need not wait for one.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace
from typing import Final

import discord

from bot.controls import Habits
from bot.speech import Speech, speech_for
from data.errors import StoreError
from data.preferences import CardLayout, GuildPreferences, Preferences, UserPreferences

log = logging.getLogger(__name__)

MOST: Final = 10_000
"""People remembered, about 300 bytes each."""
USUAL: Final = UserPreferences()
READING: Final = 0.5
"""Seconds that a click waits for what its person has chosen: something long may be read before it."""


class Choices:
    """The choices of the people seen last."""

    def __init__(self, store: Preferences, *, most: int = MOST) -> None:
        self._store = store
        self._most = most
        self._known: OrderedDict[int, UserPreferences] = OrderedDict()
        self._clients: OrderedDict[int, str] = OrderedDict()
        """The language of people's clients, when they were seen last."""

    def __len__(self) -> int:
        return len(self._known)

    async def of(self, user: int) -> UserPreferences:
        """What somebody has chosen; when the store cannot tell, the usual, and the log has a line."""
        if user not in self._known:
            try:
                read = await self._store.of_user(user)
            except StoreError as error:
                log.error("what somebody has chosen cannot be read: %s", error)
                return USUAL
            if user not in self._known:  # it may have been changed meanwhile
                self._keep(user, read)
        self._known.move_to_end(user)
        return self._known[user]

    async def meet(self, user: int, locale: str) -> UserPreferences:
        """Somebody has done something, with a client of this language; what they have chosen, as far as time allows."""
        self._clients[user] = locale
        self._clients.move_to_end(user)
        while len(self._clients) > self._most:
            self._clients.popitem(last=False)
        try:
            async with asyncio.timeout(READING):
                return await self.of(user)
        except TimeoutError:
            log.warning("what somebody has chosen was not read in time")
            return USUAL

    async def speech(self, user: int, otherwise: Speech) -> Speech:
        """The language to write to somebody in: chosen, else that of their client, else as it may be."""
        locale = (await self.of(user)).locale or self._clients.get(user)
        return otherwise if locale is None else speech_for(locale)

    def known(self, user: int) -> UserPreferences:
        """What somebody has chosen who was seen lately; the usual for everybody else."""
        return self._known.get(user, USUAL)

    async def change(self, user: int, change: Callable[[UserPreferences], UserPreferences]) -> UserPreferences:
        """Let somebody's choices be what `change` makes of them; what they are then. Raises StoreError."""
        chosen = await self._store.change_user(user, change)
        self._keep(user, chosen)
        return chosen

    def forget(self, user: int) -> None:
        """Know nothing of somebody any more."""
        self._known.pop(user, None)
        self._clients.pop(user, None)

    def _keep(self, user: int, chosen: UserPreferences) -> None:
        self._known[user] = chosen
        self._known.move_to_end(user)
        while len(self._known) > self._most:
            self._known.popitem(last=False)


def habits_of(chosen: UserPreferences) -> Habits:
    """How somebody likes the hand."""
    return Habits(menu=chosen.card_layout is CardLayout.MENU, order=chosen.sort_order, hints=chosen.hints)


def existing(chosen: GuildPreferences, guild: discord.Guild | None) -> GuildPreferences:
    """A server's choices without the channels and the role that it no longer has."""
    if guild is None:
        return chosen
    channels = tuple(channel for channel in chosen.channels if guild.get_channel(channel) is not None)
    role = chosen.ping_role
    return replace(chosen, channels=channels, ping_role=None if role is None or guild.get_role(role) is None else role)
