"""How far people are with everything that can be achieved: what follows from their feats and from days."""

from collections.abc import Callable

from bot.games.tichu.achievements import DAY_GOAL, GOALS, LEAST_TRIES
from bot.gathering.terms import GAME
from data.calendar import day_of, day_start
from data.days import Days
from data.feats import Feats, Progress, Proof


class Achieved:
    """Over one store; ``now`` is in unix seconds. Raises StoreError."""

    def __init__(self, feats: Feats, days: Days, now: Callable[[], float]) -> None:
        self._feats = feats
        self._days = days
        self._now = now

    async def progress(self, user: int) -> tuple[Progress, ...]:
        """How far somebody is with each achievement."""
        return (*await self._feats.progress(user, GOALS), await self._day(user))

    async def count(self, user: int) -> int:
        """How many somebody has."""
        return sum(one.proof is not None for one in await self.progress(user))

    async def _day(self, user: int) -> Progress:
        """The deals of days that are over, of which somebody was the best among enough."""
        found = await self._days.best(GAME, user, before=day_of(self._now()), least=LEAST_TRIES)
        if found is None:
            return Progress(goal=DAY_GOAL)
        proof = Proof(match=found.match, round=1, seat=0, seq=0, at=float(day_start(found.day + 1)))
        return Progress(goal=DAY_GOAL, times=1, proof=proof)
