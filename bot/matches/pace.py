"""How long bot players take: about as long as people, now more, now less, and never for a reason that their cards give.

How long it will be is drawn before anybody looks at a hand. What there is to
do is decided shortly before the time has come and done when it has, so that
a hard decision and an easy one, a pass and a bomb kept back, take the same.
"""

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Final

from bot.thinking import CAP
from engine.kernel import Seat

LEAST: Final = 2 / 3
MOST: Final = 2.0
"""What a pause may be of the usual one."""
SPREAD: Final = 0.35
"""Of the logarithm: of three pauses two are between 0.7 and 1.4 times the usual one."""
LEAD: Final = 2 * CAP
"""Seconds before its time in which a decision is made: that of who may keep a bomb, and that of whose turn it is."""
CHANCE: Final = random.SystemRandom()

Time = Callable[[], Awaitable[None]]
"""Waits until it is time."""
Ready = Callable[[Seat], Awaitable[bool]]
"""Waits until it is time for what this seat has decided; whether it may still be done."""


async def at_once(_: Seat) -> bool:
    """It is time."""
    return True


def drawn(usual: float, chance: random.Random = CHANCE) -> float:
    """The next pause in seconds."""
    return usual * min(max(chance.lognormvariate(0, SPREAD), LEAST), MOST)


async def paced(seconds: float, decide: Callable[[Time], Awaitable[bool]]) -> bool:
    """What `decide` tells; it may act once what it is given has been waited for, so many seconds from now."""
    loop = asyncio.get_running_loop()
    ends = loop.time() + seconds

    async def time() -> None:
        await asyncio.sleep(max(ends - loop.time(), 0))

    await asyncio.sleep(max(seconds - LEAD, 0))
    return await decide(time)
