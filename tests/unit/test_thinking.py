"""`bot.thinking`: the best bot players' processes, and what is done without them."""

import asyncio
import os
import signal
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from bot.thinker import TASKS, Task, best
from bot.thinking import PROCESSES, QUEUE, Thinking
from engine.minds.acting import act
from engine.minds.fast.moves import legal
from engine.minds.fast.sight import of_view
from engine.minds.learned import learned
from engine.minds.search import Searching, Told
from engine.tichu.rules import STANDARD
from tests.views import seen

LONG = 60.0
"""Seconds that no test waits for."""
OPEN = seen("2p 2t 3t 4j 5j 5p 5t 6j 8j 8s 8t Tt Kp As")
"""A lead that is not obvious."""
PLAIN = seen("2j")
"""One move alone."""
AT_ONCE = act(learned(), STANDARD, OPEN)
HANGS = ("-c", "import sys; sys.stdin.read()")
DIES = ("-c", "")
BABBLES = ("-c", "print('what?'); input()")

_ANSWERS = """
import json, sys, time
for line in sys.stdin:
    time.sleep(0.2)
    print(int(json.loads(line)["milliseconds"] == 0), flush=True)
"""
SLOW = ("-c", _ANSWERS)
"""Answers with the second move if there is no time left, else with the first."""


@asynccontextmanager
async def thinking(
    *, cap: float = LONG, patience: float = LONG, command: tuple[str, ...] = ("-m", "bot.thinker")
) -> AsyncGenerator[Thinking, None]:
    """Closed in the end."""
    made = Thinking(cap=cap, trials=LONG, patience=patience, command=command)
    try:
        yield made
    finally:
        await made.close()


def test_the_view_is_one_in_which_trials_are_made() -> None:
    told = Told()
    assert act(told, STANDARD, OPEN) == AT_ONCE
    assert len(told.asked) == 1


async def test_the_process_does_what_the_search_does_here() -> None:
    async with thinking() as made:
        assert await made.think(STANDARD, OPEN) == act(Searching(), STANDARD, OPEN) != AT_ONCE
        (first,) = made.waiting
        await made.think(STANDARD, OPEN)
        assert made.waiting == (first,), "it is asked again"


async def test_an_obvious_move_starts_no_process() -> None:
    async with thinking(command=DIES) as made:
        assert await made.think(STANDARD, PLAIN) == act(learned(), STANDARD, PLAIN)
        assert await made.think(STANDARD, seen("2j", turn=1, on="3j", by=2)) is None
        assert made.waiting == ()


async def test_a_process_that_dies_is_replaced_and_nothing_is_lost() -> None:
    async with thinking() as made:
        wise = await made.think(STANDARD, OPEN)
        (dead,) = made.waiting
        os.kill(dead, signal.SIGKILL)
        assert await made.think(STANDARD, OPEN) in (AT_ONCE, wise)
        assert await made.think(STANDARD, OPEN) == wise
        assert dead not in made.waiting


async def test_without_a_process_that_works_it_is_what_the_nets_say() -> None:
    for command in (DIES, BABBLES):
        async with thinking(command=command) as made:
            assert await made.think(STANDARD, OPEN) == AT_ONCE
            assert made.waiting == ()


async def test_nobody_waits_for_a_process_that_is_late_or_for_others_questions() -> None:
    async with thinking(cap=0.01, command=HANGS) as made:
        several = [made.think(STANDARD, OPEN) for _ in range(2 * QUEUE)]
        assert await asyncio.gather(*several) == [AT_ONCE] * len(several)


async def test_a_process_that_hangs_is_ended() -> None:
    async with thinking(patience=0.01, command=HANGS) as made:
        for _ in range(PROCESSES + 1):
            assert await made.think(STANDARD, OPEN) == AT_ONCE
        assert made.waiting == ()


async def test_who_has_waited_for_a_process_tries_for_less_time() -> None:
    made = Thinking(cap=LONG, trials=0.05, patience=LONG, command=SLOW)
    try:
        *_, last = await asyncio.gather(*(made.think(STANDARD, OPEN) for _ in range(PROCESSES + 1)))
    finally:
        await made.close()
    question = Told()
    act(question, STANDARD, OPEN)
    ((sight, moves),) = question.asked
    assert last == act(Told(answers={(sight, moves): moves[1]}), STANDARD, OPEN)


async def test_a_closed_one_still_answers() -> None:
    made = Thinking(command=HANGS)
    await made.close()
    assert await made.think(STANDARD, OPEN) == AT_ONCE


def test_a_task_is_a_line_that_tells_what_one_seat_knows() -> None:
    sight = of_view(OPEN)
    task = Task(sight, tuple(legal(sight.hand, sight.top, sight.wish)), 60_000)
    line = TASKS.dump(task)
    assert "\n" not in line
    assert TASKS.load(line) == task
    assert task.moves[best(task)] == Searching().best(sight, task.moves)
