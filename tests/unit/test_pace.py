"""`bot.matches.pace`: how long bot players take says nothing about their cards."""

import asyncio
from random import Random

import pytest

from bot.matches.pace import LEAD, LEAST, MOST, Time, drawn, paced
from bot.settings import Settings
from bot.thinking import CAP
from tests.quick_time import now, quickly

USUAL = 1.5


class Shortest(Random):
    """Chance that makes a pause as short as it gets."""

    def lognormvariate(self, mu: float = 0.0, sigma: float = 1.0) -> float:
        """As low as it may be."""
        return mu - 10 * sigma


class Hand:
    """A seat with something to think about."""

    def __init__(self, *thoughts: float, acts: bool = True) -> None:
        self.thoughts = thoughts
        self.acts = acts
        self.did: list[float] = []

    async def decide(self, time: Time) -> bool:
        """Think as long as these cards need, then act."""
        for seconds in self.thoughts:
            await asyncio.sleep(seconds)
        if self.acts:
            await time()
            self.did.append(now())
        return self.acts


def schedule(hand: Hand, *, seed: int, acts: int = 50) -> list[float]:
    """When a seat with this hand acts."""

    async def story() -> None:
        chance = Random(seed)
        for _ in range(acts):
            assert await paced(drawn(USUAL, chance), hand.decide) is hand.acts

    quickly(story())
    return hand.did


@pytest.mark.parametrize("thoughts", [(CAP,), (CAP, CAP), (0.013,), (0.2, 0.4)])
def test_a_hand_that_is_hard_to_play_or_holds_a_bomb_is_played_at_the_same_times(thoughts: tuple[float, ...]) -> None:
    plain = schedule(Hand(), seed=4)
    assert len(set(plain)) == 50
    assert schedule(Hand(*thoughts), seed=4) == pytest.approx(plain)


def test_the_shortest_usual_pause_holds_the_longest_thoughts() -> None:
    assert drawn(Settings.model_fields["think_seconds"].default, Shortest()) >= LEAD


def test_a_pause_is_drawn_before_anybody_looks_at_a_hand() -> None:
    pauses = [drawn(USUAL, Random(seed)) for seed in range(2000)]
    assert pauses == [drawn(USUAL, Random(seed)) for seed in range(2000)]
    assert LEAST * USUAL <= min(pauses) < 0.75 * USUAL
    assert 1.4 * USUAL < max(pauses) <= MOST * USUAL
    assert sum(pauses) / len(pauses) == pytest.approx(USUAL, rel=0.1)
    assert drawn(0.0) == 0.0


def test_it_is_decided_shortly_before_it_is_done() -> None:
    looked: list[float] = []

    async def decide(time: Time) -> bool:
        looked.append(now())
        await time()
        looked.append(now())
        return True

    quickly(paced(5.0, decide))
    assert looked == pytest.approx([5.0 - LEAD, 5.0])


def test_who_has_nothing_to_do_keeps_nobody_waiting() -> None:
    ended: list[float] = []

    async def story() -> None:
        assert not await paced(5.0, Hand(acts=False).decide)
        ended.append(now())

    quickly(story())
    assert ended == pytest.approx([5.0 - LEAD])
