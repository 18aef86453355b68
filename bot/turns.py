"""Whose edit is next, when there is more to edit than can be done: answers to clicks never wait for edits.

Edits take turns, a few at once. While there is little to do nobody waits; under load a message waits for its turn
and is then edited to what is wanted by that time, so that many changes become one edit.
"""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Final

MOST: Final = 6
"""Edits of one kind at once: a hundred a second and more, when Discord answers within 50 ms."""
PATIENCE: Final = 1.0
"""Seconds after which an edit that is still under way (its channel is slow, or its bucket empty) makes room."""


class Turns:
    """The places of one kind of message."""

    def __init__(self) -> None:
        self._places = asyncio.Semaphore(MOST)

    @asynccontextmanager
    async def taken(self) -> AsyncGenerator[None]:
        """Wait for a place, in the order of asking, and keep it while the edit is under way, but not for long."""
        await self._places.acquire()
        has_place = True

        def make_room() -> None:
            nonlocal has_place
            if has_place:
                has_place = False
                self._places.release()

        timer = asyncio.get_running_loop().call_later(PATIENCE, make_room)
        try:
            yield
        finally:
            timer.cancel()
            make_room()
