"""`bot.staging.budget`: the boards of all tables stay below what Discord takes of a bot in a second."""

import asyncio
from bisect import bisect_left

import pytest

from bot.staging.budget import AT_ONCE, PER_SECOND, Budget
from bot.staging.panel import Panel
from bot.staging.turns import Turns
from tests.message_edge import Platform
from tests.quick_time import now, quickly

DISCORD = 50
"""Requests a second (Discord, Rate Limits, global)."""
TABLES = 200


def test_no_second_has_more_boards_than_discord_takes_whatever_the_tables_do() -> None:
    async def story() -> None:
        turns, began = Turns(budget=Budget()), now()
        platforms = [Platform() for _ in range(TABLES)]
        mirrors = [platform.mirror(turns) for platform in platforms]
        for act in range(5):
            for mirror in mirrors:
                mirror.want(Panel(str(act)))
            await asyncio.sleep(1.5)
        for mirror in mirrors:
            await mirror.settle()
        times = sorted(request.at - began for platform in platforms for request in platform.requests)
        busiest = max(bisect_left(times, at + 1.0) - number for number, at in enumerate(times))
        assert PER_SECOND < busiest <= PER_SECOND + AT_ONCE < DISCORD
        assert {platform.texts[-1] for platform in platforms} == {"4"}, "each is what was wanted last"
        assert len(times) < 3 * TABLES, "what changed while it waited was one edit"

    quickly(story())


def test_a_few_boards_wait_for_nobody_and_a_lull_lets_a_few_begin_together_again() -> None:
    async def story() -> None:
        budget, began, begun = Budget(), now(), list[float]()
        for _ in range(2):
            for _ in range(AT_ONCE + 1):
                await budget.spent()
                begun.append(now() - began)
            await asyncio.sleep(10)
        first, second = begun[: AT_ONCE + 1], begun[AT_ONCE + 1 :]
        assert first == pytest.approx([0.0] * AT_ONCE + [1 / PER_SECOND])
        assert second == pytest.approx([second[0]] * AT_ONCE + [second[0] + 1 / PER_SECOND])

    quickly(story())
