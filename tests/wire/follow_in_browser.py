"""A person follows links in the demo in headless Chromium: a message comes into sight, and nothing leads to Discord.

Run by hand: `python -m tests.wire.follow_in_browser FOLDER`. It needs what `play_in_browser` needs.
"""

import argparse
import asyncio
import json
import sys
from pathlib import Path
from typing import Final

from tests.wire.browser import NoBrowserError, browser
from tests.wire.play_in_browser import SIZES, Camera, demo

COMMANDS: Final = ("티츄 도움말", "티츄 규칙", "티츄 순위표", "티츄 내테이블")
"""The last one lists a link to the table, which the others have pushed out of sight."""
LINK: Final = "#log a[href*='#m']"
SEEN: Final = """(() => {
  const seen = document.getElementById('m%s').getBoundingClientRect();
  const list = document.getElementById('scroller').getBoundingClientRect();
  return seen.top < list.bottom - 100 && seen.bottom > list.top + 100;
})()"""
DRAWN: Final = """(async () => {
  const { markdown, known } = await import('/page/markdown.js');
  const { id } = known.channels[0];
  const links = ['1/2/3', `1/${id}`, `1/${id}/5`, `@me/${id}/5`].map((one) => `https://discord.com/channels/${one}`);
  const named = links.map((one) => `[there](${one})`);
  return JSON.stringify([...links, ...named].map((text) => markdown(text)[0].innerHTML));
})()"""
TARGET: Final = f'[...document.querySelectorAll("{LINK}")].at(-1).hash.slice(2)'


async def follow(size: str, folder: Path) -> None:
    """Follow the link to the table, in the page and by its address."""
    async with demo() as address, browser(*SIZES[size]) as page:
        camera = Camera(page, folder, size)
        await page.open(address)
        await page.appears(".welcome button")
        await page.click(".welcome button")
        await page.appears("#log .rows button")
        for command in COMMANDS:
            await page.enter(f"/{command}")
        await page.appears(LINK)
        message = str(await page.value(TARGET))
        assert not await page.value(SEEN % message), "or there would be nothing to follow"
        assert await page.click(f":nth-match({LINK}, 1)")
        await page.appears("#log .found")
        assert await page.value(SEEN % message)
        await camera.take("followed")
        here = str(await page.value("location.href"))
        assert here.startswith(address.partition("?")[0]), here
        await page.open("about:blank")
        await page.open(f"{here.partition('#')[0]}#m{message}")
        await page.appears("#log .found")
        assert await page.value(SEEN % message)
        drawn = json.loads(str(await page.value(DRAWN)))
        assert not [one for one in drawn if "discord.com" in one.partition("href")[2]], drawn
        assert [("<a " in one) for one in drawn] == [False, True, True, True] * 2, drawn
    print(f"{size}: links lead to messages")


def main() -> int:
    """Follow at every size."""
    parser = argparse.ArgumentParser(prog="python -m tests.wire.follow_in_browser")
    parser.add_argument("folder", type=Path, help="where the pictures go")
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    try:
        for size in SIZES:
            asyncio.run(follow(size, arguments.folder))
    except NoBrowserError as error:
        print(f"skipped: {error}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
