"""A person plays a round of the demo in headless Chromium, at a desk and on a phone; pictures of it are left behind.

Run by hand: `python -m tests.wire.play_in_browser FOLDER`. It needs `playwright` and a Chromium, which the project
itself does not; the variable CHROMIUM names one that playwright did not bring along.
"""

import argparse
import asyncio
import os
import sys
import tempfile
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from tests.wire.browser import NoBrowserError, Page, browser
from tests.wire.sensible import Player

SIZES: Final = {"desk": (1280, 800), "phone": (390, 844)}
SECONDS: Final = 420
"""A round takes about three minutes: bots think, and bomb windows last."""


@asynccontextmanager
async def demo() -> AsyncGenerator[str]:
    """The demo in a process of its own, with a database of its own; its address."""
    with tempfile.TemporaryDirectory() as folder:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot", "demo", "--port", "0"),
            env={**os.environ, "TICHU_DATABASE": f"{folder}/tichu.db", "TICHU_THINK_SECONDS": "0.3"},
            stdout=asyncio.subprocess.PIPE,
        )
        try:
            assert process.stdout is not None
            line = (await process.stdout.readline()).decode()
            yield line.split()[-1]
        finally:
            if process.returncode is None:
                process.terminate()
            await process.wait()


async def play(size: str, folder: Path) -> None:
    """A round at one size."""
    width, height = SIZES[size]
    async with demo() as address, browser(width, height) as page:
        camera = Camera(page, folder, size)
        await page.open(address)
        await page.appears(".welcome button")
        await camera.take("welcome")
        await page.click(".welcome button")
        async with asyncio.timeout(SECONDS):
            await Player(page, camera.take).play_round()
    print(f"{size}: a round was played, {camera.taken} pictures are in {folder}")


class Camera:
    """Numbers the pictures of one round."""

    def __init__(self, page: Page, folder: Path, size: str) -> None:
        self.taken = 0
        self._page = page
        self._folder = folder
        self._size = size

    async def take(self, name: str) -> None:
        """A picture of what the person sees."""
        self.taken += 1
        path = self._folder / f"{self._size}-{self.taken:02}-{name}.png"
        await self._page.picture(path)


def main() -> int:
    """Play at the sizes that are asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.wire.play_in_browser")
    parser.add_argument("folder", type=Path, help="where the pictures go")
    parser.add_argument("--size", choices=SIZES, action="append", help="default: every size")
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    try:
        for size in arguments.size or SIZES:
            asyncio.run(play(size, arguments.folder))
    except NoBrowserError as error:
        print(f"skipped: {error}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
