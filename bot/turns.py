"""Whose edit is next, when there is more to edit than can be done: answers to clicks never wait for edits.

Edits take turns, a few at a time. While there is little to do nobody waits; under load a message waits for its turn
and is then edited to what is wanted by that time, so that many changes become one edit.
"""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Final

MOST: Final = 12
"""Edits of one kind that are begun together."""
PATIENCE: Final = 0.02
"""Seconds for which an edit keeps its place, however long its way to Discord and back is: 600 a second at the most.

A loop that is busy is late for this, too, and so fewer are begun.
"""


class Turns:
    """The places of one kind of message."""

    def __init__(self) -> None:
        self._places = asyncio.Semaphore(MOST)

    @asynccontextmanager
    async def taken(self) -> AsyncGenerator[None]:
        """Wait for a place, in the order of asking, and keep it until the edit is done or well begun."""
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
