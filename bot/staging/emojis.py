"""The application's own emojis: looked up by name once, the missing ones made in the background.

Ids differ from one application to the next, so nothing but the name is known
beforehand. Until an emoji is there, buttons show text alone.
"""

import asyncio
import logging
from collections.abc import Callable, Mapping
from typing import Final

import discord

from bot.staging.mirror import BROKEN

log = logging.getLogger(__name__)

PAUSE: Final = 0.05
"""Seconds between two emojis that are made."""


class AppEmojis:
    """Names to emojis of the running application (at most 2,000; Discord, Emoji resource)."""

    def __init__(self) -> None:
        self._by_name: dict[str, discord.PartialEmoji] = {}

    def __call__(self, name: str) -> discord.PartialEmoji | None:
        """The emoji of this name, None while it is not there."""
        return self._by_name.get(name)

    async def stock(self, client: discord.Client, wanted: Mapping[str, Callable[[], bytes]]) -> None:
        """Learn which emojis exist and create the missing ones, one after the other.

        `wanted` gives for each name what draws its PNG. A failure leaves text in the
        emoji's place and is logged once.
        """
        try:
            for emoji in await client.fetch_application_emojis():
                self._by_name[emoji.name] = discord.PartialEmoji(name=emoji.name, id=emoji.id)
            for name, draw in wanted.items():
                if name not in self._by_name:
                    # Fifty requests a second are allowed in all; people's clicks come first.
                    await asyncio.sleep(PAUSE)
                    made = await client.create_application_emoji(name=name, image=await asyncio.to_thread(draw))
                    self._by_name[name] = discord.PartialEmoji(name=name, id=made.id)
        except discord.HTTPException as error:
            log.warning("card emojis are missing, buttons show text instead: %s %s", error.status, error.code)
        except BROKEN as error:
            log.warning("card emojis are missing, buttons show text instead: %s", type(error).__name__)
