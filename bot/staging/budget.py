"""So many requests a second and no more: all tables of a bot share one budget at Discord.

A bot may make 50 requests a second (Discord, Rate Limits, global). Whoever goes
beyond is refused whatever they ask, and each refusal counts towards the limit
of invalid requests; the library then holds back all that it sends with the
bot's own token, for every table. Answers to clicks and edits by their tokens
are outside of this budget; what is sent to channels is inside it.
"""

import asyncio
from typing import Final

PER_SECOND: Final = 30
AT_ONCE: Final = 10
"""Boards begun together after a lull. With those of the next second they are 40, which leaves some for pings."""


class Budget:
    """Lets so many begin together and so many more in each second, in the order of asking."""

    def __init__(self, per_second: float = PER_SECOND, at_once: int = AT_ONCE) -> None:
        self._each = 1 / per_second
        self._lead = at_once / per_second
        self._last = float("-inf")

    async def spent(self) -> None:
        """Wait until one more is within the budget, and spend it."""
        now = asyncio.get_running_loop().time()
        self._last = max(self._last, now - self._lead) + self._each
        if self._last > now:
            await asyncio.sleep(self._last - now)
