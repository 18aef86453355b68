"""Tokens of open hands: which can still be used, and that those that have ended are wiped, at the next start too."""

import asyncio
from pathlib import Path

from bot.tokens import Tokens
from data.database import Database
from data.open_hands import OpenHands
from data.tables import StoredTable, Tables
from tests.brisk_time import BriskLoop, watched_threads

TABLE = StoredTable(
    id="k3x9", guild=1, channel=2, host=101, locale="ko", settings="{}", created=100.0, changed=100.0, seats=()
)
NOW = 1_800_000_000.0
NORTH, EAST = 101, 102
NORTHERN, EASTERN = "of north", "of east"


async def test_a_token_that_has_ended_is_never_used_again_and_is_wiped_at_the_next_start(tmp_path: Path) -> None:
    now = NOW
    async with await Database.open(tmp_path / "tichu.db") as database:
        await Tables(database).create(TABLE)
        tokens = Tokens(OpenHands(database), lambda: now)
        tokens.keep(TABLE.id, NORTH, 1, "ko", token=NORTHERN, seconds=60.0)
        tokens.keep(TABLE.id, EAST, 2, "ko", token=EASTERN, seconds=600.0)
        await tokens.settle()
        assert [hand.token for hand in await tokens.alive(TABLE.id)] == [NORTHERN, EASTERN]
        now += 60.0
        assert [hand.token for hand in await tokens.alive(TABLE.id)] == [EASTERN]
        assert len(await OpenHands(database).of(TABLE.id)) == 2
        tokens.stop()
        following = Tokens(OpenHands(database), lambda: now)
        await following.resume()
        assert [hand.token for hand in await OpenHands(database).of(TABLE.id)] == [EASTERN]
        following.stop()


def test_each_token_is_wiped_soon_after_it_has_ended_while_the_process_runs(tmp_path: Path) -> None:
    async def story() -> None:
        now = asyncio.get_running_loop().time
        async with await Database.open(tmp_path / "tichu.db") as database:
            await Tables(database).create(TABLE)
            hands = OpenHands(database)
            tokens = Tokens(hands, now)
            tokens.keep(TABLE.id, NORTH, 1, "ko", token=NORTHERN, seconds=5.0)
            tokens.keep(TABLE.id, EAST, 2, "ko", token=EASTERN, seconds=15.0)
            await tokens.settle()
            assert [hand.token for hand in await hands.of(TABLE.id)] == [NORTHERN, EASTERN]
            for rest in ([EASTERN], []):
                await asyncio.sleep(10.0)
                await tokens.settle()
                assert [hand.token for hand in await hands.of(TABLE.id)] == rest
            tokens.stop()

    with watched_threads(), asyncio.Runner(loop_factory=BriskLoop) as runner:
        runner.run(story())


async def test_a_hand_is_forgotten_only_while_it_is_that_message(tmp_path: Path) -> None:
    async with await Database.open(tmp_path / "tichu.db") as database:
        await Tables(database).create(TABLE)
        tokens = Tokens(OpenHands(database), lambda: NOW)
        tokens.keep(TABLE.id, NORTH, 1, "ko", token=NORTHERN, seconds=60.0)
        await tokens.settle()
        tokens.forget(TABLE.id, NORTH, 2)
        await tokens.settle()
        assert [hand.token for hand in await tokens.alive(TABLE.id)] == [NORTHERN]
        tokens.forget(TABLE.id, NORTH, 1)
        await tokens.settle()
        assert await OpenHands(database).of(TABLE.id) == ()
        tokens.stop()
