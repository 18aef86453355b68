"""`bot.staging.turns`: much to edit is done a few at a time, in order, and each as it is wanted by then."""

import asyncio
from itertools import pairwise

import pytest

from bot.staging.panel import Panel
from bot.staging.turns import IDLE, MOST, OTHERS, PATIENCE, SHARE, Door, Turn, Turns
from tests.message_edge import Platform
from tests.quick_time import now, quickly

MESSAGES = 4 * MOST


def test_a_few_at_a_time_in_the_order_of_asking() -> None:
    async def story() -> None:
        turns, began = Turns(), now()
        platforms = [Platform() for _ in range(MESSAGES)]
        mirrors = [platform.mirror(turns) for platform in platforms]
        for mirror in mirrors:
            mirror.want(Panel("first"))
        for mirror in mirrors:
            await mirror.settle()
        times = [platform.requests[0].at - began for platform in platforms]
        assert times == pytest.approx([PATIENCE * (number // MOST) for number in range(MESSAGES)])

    quickly(story())


def test_what_is_wanted_while_waiting_costs_no_second_edit() -> None:
    async def story() -> None:
        turns = Turns()
        platforms = [Platform() for _ in range(MESSAGES)]
        mirrors = [platform.mirror(turns) for platform in platforms]
        for mirror in mirrors:
            mirror.want(Panel("first"))
        await asyncio.sleep(PATIENCE / 2)
        for mirror in mirrors[MOST:]:
            mirror.want(Panel("second"))
        for mirror in mirrors:
            await mirror.settle()
        assert [platform.texts for platform in platforms[MOST:]] == [["second"]] * (MESSAGES - MOST)

    quickly(story())


def test_who_is_slow_or_gives_up_takes_nobodys_place_for_long() -> None:
    async def story() -> None:
        turns, began, done = Turns(), now(), list[float]()

        async def hold(seconds: float) -> None:
            async with turns.taken():
                done.append(now() - began)
                await asyncio.sleep(seconds)

        slow = [asyncio.create_task(hold(60)) for _ in range(MOST)]
        hasty = asyncio.create_task(hold(0))
        others = [asyncio.create_task(hold(0)) for _ in range(3 * MOST)]
        await asyncio.sleep(PATIENCE / 2)
        hasty.cancel()
        await asyncio.gather(*others)
        assert done == pytest.approx([0] * MOST + [PATIENCE] * 3 * MOST)
        await asyncio.gather(*slow)
        again = [asyncio.create_task(hold(PATIENCE / 2)) for _ in range(MOST + 1)]
        await asyncio.gather(*again)
        assert done[-1] - done[-2] == pytest.approx(PATIENCE / 2), "there are as many places as before, and no more"

    quickly(story())


def test_one_is_begun_in_a_round_of_the_loop_whatever_its_kind() -> None:
    async def story() -> None:
        door, rounds, begun = Door(), 0, list[int]()
        kinds = Turns(door), Turns(door)

        async def edit(turns: Turns) -> None:
            async with turns.taken():
                begun.append(rounds)

        edits = [asyncio.create_task(edit(kinds[number % 2])) for number in range(MOST)]
        edits[3].cancel()
        while not all(one.done() for one in edits):
            rounds += 1
            await asyncio.sleep(0)
        assert len(begun) == MOST - 1
        assert len(set(begun)) == MOST - 1, "no two in one round"

    quickly(story())


def test_while_people_are_answered_edits_wait_but_not_for_ever() -> None:
    """Of the loop's work edits get a share, however many clicks come; all of it as soon as there are none."""

    async def story() -> None:
        worked, clicks = 0.0, True

        async def answer() -> None:
            nonlocal worked
            while clicks:
                worked += 2 * IDLE
                await asyncio.sleep(0)

        turns = Turns(Door(lambda: worked))
        answering = asyncio.create_task(answer())
        begun, some = list[float](), asyncio.Event()

        async def edit() -> None:
            async with turns.taken():
                begun.append(worked)
                if len(begun) == 3:
                    some.set()

        edits = [asyncio.create_task(edit()) for _ in range(MOST)]
        await some.wait()
        apart = [later - sooner for sooner, later in pairwise((0.0, *begun))]
        assert apart == pytest.approx([SHARE] * 3, abs=8 * IDLE)
        clicks = False
        await answering
        quiet = worked
        await asyncio.gather(*edits)
        assert begun[3:] == [quiet] * (MOST - 3)

    quickly(story())


def test_under_load_who_is_waited_for_comes_first_and_nobody_is_forgotten() -> None:
    async def story() -> None:
        turns, order = Turns(), list[str]()

        async def edit(name: str, turn: Turn) -> None:
            async with turns.taken(turn):
                order.append(name)
                await asyncio.sleep(60)

        hasty, gone = Turn(), Turn()
        asked = [("", Turn())] * MOST
        asked += [(f"other {number}", Turn()) for number in range(MOST)]
        asked += [("hasty", hasty), ("gone", gone)]
        asked += [(f"first {number}", Turn(first=True)) for number in range(MOST)]
        edits = [asyncio.create_task(edit(*one)) for one in asked]
        await asyncio.sleep(PATIENCE / 2)
        turns.hasten(hasty)
        turns.hasten(gone)
        edits[2 * MOST + 1].cancel()
        await asyncio.gather(*edits, return_exceptions=True)
        others = [f"other {number}" for number in range(MOST)]
        firsts = [*(f"first {number}" for number in range(MOST)), "hasty"]
        assert [name for name in order[MOST:] if name in others] == others, "in the order of asking"
        assert [name for name in order[MOST:] if name in firsts] == firsts
        assert "gone" not in order
        soon = order[MOST : 2 * MOST]
        assert sum(name in others for name in soon) == MOST // OTHERS

    quickly(story())


def test_a_message_that_is_waited_for_meanwhile_moves_up() -> None:
    async def story() -> None:
        turns = Turns()
        platforms = [Platform() for _ in range(MESSAGES)]
        mirrors = [platform.mirror(turns) for platform in platforms]
        for mirror in mirrors:
            mirror.follow(lambda: Panel("first"))
        await asyncio.sleep(PATIENCE / 2)
        mirrors[-1].follow(lambda: Panel("second"), first=True)
        for mirror in mirrors:
            await mirror.settle()
        assert platforms[-1].texts == ["second"]
        assert sum(platform.requests[0].at < platforms[-1].requests[0].at for platform in platforms) == MOST

    quickly(story())
