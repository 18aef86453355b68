"""The bot is started twice on one database file: the second says so and ends; the first does not notice."""

import asyncio
import os
import sys
from pathlib import Path
from typing import Final

from bot.__main__ import BUSY, STOPPED
from bot.sandbox import TOKEN, Sandbox

ROOT: Final = Path(__file__).resolve().parents[2]
START: Final = """
import sys
from bot.__main__ import main
from bot.sandbox import point_discordpy
with point_discordpy(sys.argv.pop()):
    sys.exit(main())
"""
"""`python -m bot`, pointed to a sandbox."""


async def start(sandbox: Sandbox, database: Path) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        START,
        sandbox.world.base,
        cwd=ROOT,
        env=os.environ | {"TICHU_DATABASE": str(database), "DISCORD_TOKEN": TOKEN},
        stderr=asyncio.subprocess.PIPE,
    )


async def said(process: asyncio.subprocess.Process) -> str:
    assert process.stderr is not None
    return (await process.stderr.read()).decode()


async def test_the_second_start_on_a_file_refuses_and_one_after_the_end_does_not(
    sandbox: Sandbox, tmp_path: Path
) -> None:
    database = tmp_path / "tichu.db"
    for ended in ("killed", "stopped"):
        sandbox.gateway.ready.clear()
        first = await start(sandbox, database)
        try:
            async with asyncio.timeout(30):
                await sandbox.gateway.ready.wait()
                second = await start(sandbox, database)
                words = await said(second)
                assert await second.wait() == BUSY
            assert words == f"{database}: in use by {words.partition('in use by ')[2]}"
            assert f"process {first.pid} on " in words
            assert first.returncode is None
        finally:
            (first.kill if ended == "killed" else first.terminate)()
            code = await first.wait()
        assert code == (-9 if ended == "killed" else STOPPED)
