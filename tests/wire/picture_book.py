"""A picture book: a stacked match in every language, photographed on the page at a desk and on a phone.

Run by hand: `python -m tests.wire.picture_book FOLDER`. Four people of one
language play; the page shows what one of them sees. Labels that do not fit are
printed. It needs what `play_in_browser` needs.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from bot.sandbox import Page as DemoPage
from bot.sandbox import Sandbox, point_discordpy
from bot.wire import Click
from render.emoji import drawings
from tests.screens import Button, Screen
from tests.stacked import MATCH, Round
from tests.table_driver import Table
from tests.wire.browser import NoBrowserError, Page, browser
from tests.wire.real_bot import Club, club

SIZES: Final = {"desk": (1280, 900), "phone": (390, 844)}
PEOPLE: Final = {
    "ko": ("매화", "나비", "소나무", "구름"),
    "en-US": ("Orchid", "Kingfisher", "Willow", "Nightingale"),
    "de": ("Kranich", "Rotkehlchen", "Ahorn", "Nachtigall"),
}
SETTLED: Final = 0.4
"""Seconds after which pictures and emojis are drawn."""

AFTER_PRESS: Final = {
    ("grand", ""): "grand-sure",
    ("gift", "0"): "exchange",
    ("tichu", ""): "tichu-sure",
    ("play", ""): "wish",
    ("bomb", ""): "bomb-choice",
    ("tick", "7s"): "turn-chosen",
}
"""By verb and argument, of which button's first press a picture is taken, and its name."""
BEFORE_ACT: Final = {
    "1 cannot pass": "turn-wish-binds",
    "0 plays 3j 4j 5s 6s 7s": "turn-lead",
    "2 plays As": "turn-follow",
    "0 to 3": "dragon",
    "3 to 0": "dragon-one-two",
    "3 throws Kj Ks Kp Kt": "window-with-bomb",
    "1 gives As At Kj": "exchange-empty",
    "0 no": "grand",
}
"""By the script's line, the picture of the hand of whoever is to act."""

COMMANDS: Final = (
    *("stats", "leaderboard", "review", "puzzle", "history", "achievements", "settings", "rules", "help", "tutorial"),
    *("daily", "mine"),
)
"""Of which a picture is taken after the match."""

CUT: Final = """JSON.stringify([...document.querySelectorAll('.button .label, .select .placeholder, .select .one *')]
  .filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline')
  .map((one) => one.innerText))"""
WIDE: Final = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
TALL: Final = "document.getElementById('m{0}').offsetHeight > document.getElementById('scroller').clientHeight"
SHOW: Final = "document.getElementById('m{0}').scrollIntoView({{ block: '{1}' }})"


class Camera:
    """Takes what somebody sees at every size."""

    def __init__(self, folder: Path, pages: Mapping[str, Page]) -> None:
        self._folder = folder
        self._pages = pages
        self._taken = 0

    async def take(self, address: str, message: int, name: str) -> None:
        """Pictures of the page with this message at its end; of its beginning too where it does not fit."""
        self._taken += 1
        for size, page in self._pages.items():
            await page.open(address)
            await page.appears(f"#m{message}")
            await asyncio.sleep(SETTLED)
            stem = f"{self._folder.name}-{self._taken:02}-{name}-{size}"
            if await page.value(TALL.format(message)):
                await page.value(SHOW.format(message, "start"))
                await page.picture(self._folder / f"{stem}-top.png")
            await page.value(SHOW.format(message, "end"))
            await page.picture(self._folder / f"{stem}.png")
            if (cut := await page.value(CUT)) != "[]":
                print(f"{stem}: cut: {cut}")
            if await page.value(WIDE):
                print(f"{stem}: wider than the window")


class Book(Table):
    """A table at which pictures are taken."""

    def __init__(self, place: Club, page: DemoPage, camera: Camera) -> None:
        async def run_out() -> None:
            place.clock.run_out()

        super().__init__(place.people, spy=place.spy, clock=run_out)
        self._place = place
        self._page = page
        self._camera = camera
        self._names: set[str] = set()

    async def take(self, seat: int, screen: Screen, name: str) -> None:
        """A picture of one person's page, the first time that there is something of this name."""
        if name not in self._names:
            self._names.add(name)
            await self._camera.take(self._page.address(self._place.people[seat].person.user), screen.id, name)
            self._catch_up()

    async def press(self, seat: int, screen: Screen, button: Button) -> Screen:
        """Press, and look at what is shown then."""
        shown = await super().press(seat, screen, button)
        click = Click.parse(button.id)
        if click is not None:
            name = AFTER_PRESS.get((click.verb, "")) or AFTER_PRESS.get((click.verb, click.argument))
            if name is not None:
                await self.take(seat, shown, name)
        return shown

    async def act(self, *words: str) -> None:
        """Look at the hand or the table, and act."""
        name = BEFORE_ACT.get(" ".join(words))
        if name is not None:
            seat = int(words[0])
            await self.take(seat, await self.open_hand(seat), name)
        if words == ("clock",) and "window" not in self._names:
            await asyncio.sleep(2)  # edits of the public board keep their distance
            await self.take(2, self.public("hand", 2), "window")
        await super().act(*words)

    async def result(self, verb: str, name: str) -> None:
        """Look at a result, known by one of its buttons."""
        await self.until(lambda: self.sees(verb))
        await self.take(1, self.public(verb, 1), name)

    async def _look_back(self) -> None:
        """The match and its first round, from the list of matches."""
        who = self._place.people[1]
        shown = (await who.slash("tichu history")).shown
        shown = (await who.choose(shown, shown.menu("open").id, shown.menu("open").options[0][0])).shown
        await self.take(1, shown, "past-match")
        for verb, name in (("step", "replay"), ("strip", "strip"), ("sheet", "strip-tricks"), ("share", "shared")):
            turned = [one for one in shown.buttons if f":{verb}:" in one.id][-1]
            shown = (await who.press(shown, turned.id)).shown
            await self.take(1, shown, name)

    def _catch_up(self) -> None:
        """Taking pictures takes time; let the bot's clock show today's, but nothing run out."""
        clock = self._place.clock
        behind = time.time() - clock.now()
        clock.advance(max(0.0, behind if clock.next is None else min(behind, clock.next - 1)))

    async def write(self, rounds: tuple[Round, ...]) -> None:
        """The whole match, from the lobby to its result."""
        await self.gather(target=500, clock="relaxed")
        lobby = self.public("start")
        await self.take(0, lobby, "lobby")
        await self.people[0].press(lobby, lobby.button("start").id)
        for number, round_ in enumerate(rounds):
            if number:
                await self.result("next", f"round-{number}")
                await self.next_round()
            await self.play(round_)
        await self.result("rematch", "match")
        for command in COMMANDS:
            await self.take(1, (await self._place.people[1].slash(f"tichu {command}")).shown, command)
        await self._look_back()


@asynccontextmanager
async def cameras() -> AsyncGenerator[dict[str, Page]]:
    """A tab of every size."""
    async with browser(*SIZES["desk"]) as desk, browser(*SIZES["phone"]) as phone:
        yield {"desk": desk, "phone": phone}


async def write(locale: str, folder: Path) -> None:
    """The book in one language."""
    sandbox = Sandbox(bot_name="Tichu")
    with tempfile.TemporaryDirectory() as kept:
        place = club(sandbox, Path(kept) / "tichu.db", tuple((name, locale) for name in PEOPLE[locale]))
        for emoji, draw in zip(sandbox.world.emojis.values(), drawings().values(), strict=True):
            sandbox.world.files.keep(f"/cdn/emojis/{emoji.id}.png", "image/png", draw())
        place.clock.advance(time.time() - place.clock.now())
        page = DemoPage(sandbox, place.guild, [one.person.user for one in place.people])
        with point_discordpy(await sandbox.start()):
            async with place.bot(place.dealer(MATCH)), cameras() as pages:
                await Book(place, page, Camera(folder, pages)).write(MATCH)
        await sandbox.stop()


def main() -> int:
    """The books that are asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.wire.picture_book")
    parser.add_argument("folder", type=Path, help="where the pictures go, a folder a language")
    parser.add_argument("--locale", choices=PEOPLE, action="append", help="default: every language")
    arguments = parser.parse_args()
    try:
        for locale in arguments.locale or PEOPLE:
            folder = arguments.folder / locale[:2]
            folder.mkdir(parents=True, exist_ok=True)
            asyncio.run(write(locale, folder))
    except NoBrowserError as error:
        print(f"skipped: {error}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
