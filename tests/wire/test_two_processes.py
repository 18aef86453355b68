"""A running bot and another process on its database file: a second bot, and the operator's commands."""

import asyncio
import os
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from bot.__main__ import BUSY, STOPPED
from bot.sandbox import TOKEN, Sandbox
from bot.upkeep.check import ask
from bot.upkeep.findings import Mark

ROOT: Final = Path(__file__).resolve().parents[2]
START: Final = """
import sys
from bot.__main__ import main
from bot.sandbox import point_discordpy
with point_discordpy(sys.argv.pop()):
    sys.exit(main())
"""
"""`python -m bot`, pointed to a sandbox."""


async def start(sandbox: Sandbox, database: Path, *arguments: str) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        START,
        *arguments,
        sandbox.world.base,
        cwd=ROOT,
        env=os.environ | {"TICHU_DATABASE": str(database), "DISCORD_TOKEN": TOKEN},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )


async def run(sandbox: Sandbox, database: Path, *arguments: str) -> tuple[int | None, str, str]:
    """A command to its end: its exit code, and what it printed."""
    process = await start(sandbox, database, *arguments)
    out, err = await process.communicate()
    return process.returncode, out.decode(), err.decode()


@asynccontextmanager
async def bot(sandbox: Sandbox, database: Path) -> AsyncGenerator[asyncio.subprocess.Process]:
    """A running bot; killed in the end, if nobody has done it before."""
    sandbox.gateway.ready.clear()
    process = await start(sandbox, database)
    try:
        async with asyncio.timeout(30):
            await sandbox.gateway.ready.wait()
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.communicate()


async def test_the_second_start_on_a_file_refuses_until_the_first_is_killed(sandbox: Sandbox, tmp_path: Path) -> None:
    database = tmp_path / "tichu.db"
    async with bot(sandbox, database) as first:
        code, _, words = await run(sandbox, database)
        assert code == BUSY
        assert words.startswith(f"{database}: in use by process {first.pid} on ")
        assert words.count("\n") == 1
        assert first.returncode is None
    async with bot(sandbox, database) as second:
        second.terminate()
        assert await second.wait() == STOPPED


async def test_an_operator_looks_and_copies_while_the_bot_runs_and_restores_when_it_has_ended(
    sandbox: Sandbox, tmp_path: Path
) -> None:
    database, copy = tmp_path / "tichu.db", tmp_path / "copy.db"
    async with bot(sandbox, database) as running:
        copied, checked, audited, refused = await asyncio.gather(
            run(sandbox, database, "backup", str(copy)),
            run(sandbox, database, "check"),
            run(sandbox, database, "audit"),
            run(sandbox, database, "restore", str(copy)),
        )
        assert running.returncode is None
    assert copied[0] == 0, copied
    assert copy.stat().st_mode & 0o777 == 0o600
    assert f"ok  bot: runs: process {running.pid} on " in checked[1]
    assert audited == (0, "0 matches, 0 entries, 0 drifts\n", "")
    assert refused[0] == BUSY
    assert f"in use by process {running.pid} on " in refused[2]
    code, words, _ = await run(sandbox, database, "restore", str(copy))
    assert code == 0
    assert f"{database}: 0 matches, 0 entries, from schema " in words
    assert ".old: what was there before" in words


async def test_discord_is_asked_what_it_says_to_the_token(sandbox: Sandbox) -> None:
    found = await ask(TOKEN)
    assert found.mark is Mark.GOOD
    assert "Probe" in found.words
    assert (await ask("MTEw.no.token")).mark is Mark.BAD
    await sandbox.stop()
    assert (await ask(TOKEN)).mark is Mark.UNKNOWN
