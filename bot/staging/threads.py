"""Private threads: where one can be begun, what it takes, and how it comes to be."""

import contextlib
from collections.abc import Sequence
from typing import Final

import discord

from bot.staging.mirror import BROKEN

NEEDED: Final = (
    "create_private_threads",
    "send_messages_in_threads",
    "embed_links",
    "attach_files",
    "read_message_history",
)
"""Permissions without which there is no thread of one's own."""


def ground_of(here: object) -> discord.TextChannel | None:
    """The channel to begin a thread in: this one, or that of this thread; None where there can be none."""
    ground = here.parent if isinstance(here, discord.Thread) else here
    return ground if isinstance(ground, discord.TextChannel) else None


async def begin_thread(ground: discord.TextChannel, name: str, users: Sequence[int]) -> discord.Thread:
    """A new private thread with these people, or none. Raises the library's HTTPException."""
    thread = await ground.create_thread(name=name, type=discord.ChannelType.private_thread, invitable=False)
    try:
        for user in users:
            await thread.add_user(discord.Object(user))
    except BaseException:
        await removed(thread)
        raise
    return thread


async def removed(thread: discord.Thread) -> None:
    """Take a thread away that is of no use; that it is gone or out of reach already is fine."""
    with contextlib.suppress(discord.HTTPException, *BROKEN):
        await thread.delete()
