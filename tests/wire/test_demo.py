"""The demo in a process of its own: whose its database is, and what of it is there again after a kill."""

import asyncio
import os
import socket
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest

from bot.__main__ import BUSY
from bot.demo import PERSONAS
from bot.sandbox.forms import Form
from data.hold import held, holder
from tests.wire.tab_client import Browser, Json, browsed

ROOT: Final = Path(__file__).resolve().parents[2]


async def start(folder: Path, *arguments: str, database: str = "tichu.db") -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", *arguments),
        cwd=ROOT,
        env=os.environ | {"TICHU_DATABASE": str(folder / database), "TICHU_THINK_SECONDS": "0"},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )


@dataclass(frozen=True, slots=True)
class Demo:
    """A running demo."""

    process: asyncio.subprocess.Process
    base: str

    @property
    def port(self) -> int:
        """The one it serves."""
        return int(self.base.rpartition(":")[2])


@asynccontextmanager
async def demo(folder: Path, port: int = 0, *arguments: str) -> AsyncGenerator[Demo]:
    """The demo, once it is ready; killed in the end."""
    process = await start(folder, "demo", "--port", str(port), *arguments)
    assert process.stdout is not None
    try:
        async with asyncio.timeout(60):
            line = (await process.stdout.readline()).decode()
        assert "/?as=" in line, (await process.communicate())[1].decode()
        yield Demo(process, line.split()[-1].partition("/?")[0])
    finally:
        if process.returncode is None:
            process.kill()
        await process.communicate()


async def ended(process: asyncio.subprocess.Process) -> tuple[int | None, str]:
    """The exit code of a process, and what it printed."""
    out, err = await process.communicate()
    return process.returncode, (out + err).decode()


def databases(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.glob("*.db"))


async def test_the_demo_holds_the_database_of_its_port(tmp_path: Path) -> None:
    async with demo(tmp_path) as one:
        path = tmp_path / f"demo-{one.port}.db"
        assert databases(tmp_path) == [path.name]
        assert f"process {one.process.pid} on " in (holder(path) or "")
        code, words = await ended(await start(tmp_path, "restore", str(tmp_path / "copy"), database=path.name))
        assert (code, f"in use by process {one.process.pid} on " in words) == (BUSY, True)
    assert holder(path) is None


async def test_a_second_demo_on_a_port_names_the_first(tmp_path: Path) -> None:
    async with demo(tmp_path) as one:
        code, words = await ended(await start(tmp_path, "demo", "--port", str(one.port)))
    assert (code, f"in use by process {one.process.pid} on " in words) == (BUSY, True)


async def test_a_demo_whose_database_another_process_has_says_so(tmp_path: Path, unused_port: int) -> None:
    path = tmp_path / f"demo-{unused_port}.db"
    with held(path):
        code, words = await ended(await start(tmp_path, "demo", "--port", str(unused_port)))
    assert code == BUSY
    assert words.startswith(f"{path}: in use by process {os.getpid()} on ")
    assert words.count("\n") == 1
    assert not path.exists()


@pytest.fixture
def unused_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def channels(browser: Browser) -> dict[str, str]:
    """The channels that a tab lists: names by id."""
    listed = Form(browser.directory).children("channels", most=100)
    return {one.text("id"): one.text("name") for one in listed}


def hands(browser: Browser) -> bool:
    """Whether a board with a hand to open is shown."""
    return any(":hand:" in str(message) for message in browser.messages.values())


def put_to_sleep(path: Path) -> None:
    """Let one of two threads that are kept be archived, as if it were old."""
    kept = path.read_text(encoding="utf-8")
    assert kept.count('"archived": false') == 2
    path.write_text(kept.replace('"archived": false', '"archived": true', 1), encoding="utf-8")


async def test_what_is_played_in_private_threads_goes_on_after_a_kill(tmp_path: Path) -> None:
    async with demo(tmp_path) as one, browsed(one.base, PERSONAS[0][0]) as tab:
        home = channels(tab)
        for path in ("tichu daily", "tichu practice"):
            assert "message" in await tab.ask("slash", path=path)
        threads = {thread: name for thread, name in channels(tab).items() if thread not in home}
        assert len(threads) == 2
    put_to_sleep(tmp_path / f"demo-{one.port}.threads.json")
    async with demo(tmp_path, one.port) as again, browsed(again.base, PERSONAS[0][0]) as tab:
        await tab.until(lambda: threads.items() <= channels(tab).items(), 30)
        for thread in threads:
            await tab.ask("open", channel=thread)
            await tab.until(lambda: hands(tab), 30)
        # Today's try is not lost: one is led to where it is played.
        daily, practice = threads
        for path, thread in (("tichu daily", daily), ("tichu practice", practice)):
            answer = tab_message(tab, await tab.ask("slash", path=path))
            assert f"/{thread}/" in answer
        assert channels(tab).keys() == home.keys() | threads.keys()


def tab_message(browser: Browser, answer: Json) -> str:
    """What the message of an answer says."""
    return str(browser.messages[str(answer["message"])])
