"""Something that is shown by boards, for the tests of `bot.staging.boards`."""

import asyncio

from bot.staging.boards import Boards
from bot.staging.panel import Panel
from tests.wire.stage_client import Theatre, panel


class Table:
    """Something that is shown, and what it is told."""

    def __init__(self, house: Theatre, message: int | None = None) -> None:
        self.says = panel("1")
        self.stored: list[int] = []
        self.replaced: list[int] = []
        self.gone = 0
        self.boards = Boards(
            house.stage,
            "abc",
            (house.channel.id, message),
            panel=self._panel,
            store=self._store,
            replacing=self._replace,
            gone=self._vanish,
        )

    def say(self, text: str, colour: str | None = None) -> None:
        """The table changes."""
        self.says = panel(text, colour)
        self.boards.show()

    def _panel(self) -> Panel:
        return self.says

    async def _store(self, message: int) -> None:
        await asyncio.sleep(0)
        self.stored.append(message)

    async def _replace(self, message: int) -> None:
        await asyncio.sleep(0)
        self.replaced.append(message)

    def _vanish(self) -> None:
        self.gone += 1
