"""Work that may take longer than Discord waits for an answer: who asked is told that it comes, and gets it there."""

import asyncio
from collections.abc import Coroutine
from typing import Final, TypeVar

import discord

from bot.answers import Promise, is_answered, is_hurried, is_in_place, limit_of, note_promise, once

T = TypeVar("T")

SPARE: Final = 1.3
"""Seconds of the time for an answer that are kept for its picture and its way; when they begin, it is put off."""
LONGEST: Final = 60.0
"""Seconds in which an answer that was put off is there."""
WHILE_IT_LIVES: Final = 14 * 60.0
"""Seconds for what may take as long as it takes: its token lives for 15 minutes (Discord, Receiving and Responding)."""


async def unhurried(interaction: discord.Interaction, work: Coroutine[object, object, T]) -> T:
    """The outcome of work that answers nobody itself; the answer is put off if the work takes long.

    What is shown or said by `Stage` and `bot.answers` then comes in the place that was promised. Raises what the work
    raises and the library's HTTPException.
    """
    task = asyncio.create_task(work)
    try:
        limit, now = limit_of(interaction), asyncio.get_running_loop().time()
        ends = None if limit is None else limit.when()
        if ends is not None:
            await asyncio.wait((task,), timeout=max(ends - SPARE - now, 0.0))
        if not task.done() and not is_answered(interaction):
            await put_off(interaction, most=LONGEST)
        return await task
    finally:
        task.cancel()


async def put_off(interaction: discord.Interaction, *, most: float) -> None:
    """Tell somebody that their answer comes: in the private message that they clicked, else in a new one.

    At the most after so many seconds its handling ends. Raises the library's HTTPException.
    """
    promise = Promise.IN_PLACE if is_in_place(interaction) else Promise.ANEW
    await once(interaction.response.defer(ephemeral=True, thinking=promise is Promise.ANEW))
    note_promise(interaction, promise)
    if (limit := limit_of(interaction)) is not None and not is_hurried(interaction):
        limit.reschedule(asyncio.get_running_loop().time() + most)
