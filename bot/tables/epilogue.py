"""What a table shows in the end, noted until it stands there: if a process does not live to show it, the next does."""

import json
import logging
from functools import partial
from typing import Final

from bot.chores import Chores
from bot.gathering.lobby_panel import setting_of
from bot.gathering.lobby_store import lobby_of
from bot.matches.ending import End
from bot.services import Services
from bot.speech import speech_for
from bot.staging.board import Board
from bot.staging.mentions import Direct
from bot.staging.panel import Panel
from bot.standings.news import News, news_of, with_news
from bot.standings.strengths import Strengths
from bot.tables.end_panel import end_panel, end_text
from bot.tables.played import played
from bot.tables.room_panel import around_board
from data.marks import Marks
from data.tables import StoredTable, TableState

log = logging.getLogger(__name__)

MARK: Final = "end:"


class Epilogue:
    """The note about the end of one table."""

    def __init__(self, table: str, marks: Marks) -> None:
        self._mark: Final = f"{MARK}{table}"
        self._marks = marks

    async def note(self, why: End, loser: int | None) -> None:
        """The table is about to be closed so; `loser` is the team that resigns. Raises StoreError."""
        await self._marks.set(self._mark, json.dumps([why, loser]))

    async def forget(self) -> None:
        """Its last board says so. Raises StoreError."""
        await self._marks.clear(self._mark)


class Epilogues:
    """Shows what earlier processes had left to show."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._showing = Chores("epilogues")

    async def resume(self) -> None:
        """Begin with it. Raises StoreError."""
        for name, text in await self._services.marks.named(MARK):
            stored = await self._services.tables.get(name.removeprefix(MARK))
            if stored is None or stored.state is not TableState.CLOSED or stored.board is None:
                # It was not closed after all, or there is nothing to show it on.
                await self._services.marks.clear(name)
            else:
                self._showing.do(partial(self._show, stored, *json.loads(text)))

    async def settle(self) -> None:
        """Wait for all requests under way."""
        await self._showing.settle()

    def stop(self) -> None:
        """The process ends: the next one goes on with it."""
        self._showing.stop()

    async def _show(self, stored: StoredTable, why: str, loser: int | None) -> None:
        if stored.board is None:
            raise RuntimeError("there is no board to show it on")
        stage, where = self._services.stage, stored.board
        reader = Direct.MESSAGES if lobby_of(stored).is_direct else None
        board = Board(stage, where.channel, where.message, reader=reader)
        board.mirror.want(await self._panel(stored, End(why), loser))
        await board.mirror.settle()
        if board.is_done:
            await Epilogue(stored.id, self._services.marks).forget()

    async def _panel(self, stored: StoredTable, why: End, loser: int | None) -> Panel:
        lobby = lobby_of(stored)
        setting = setting_of(lobby, stored.id, speech_for(stored.locale))
        match, news = await played(self._services, stored), News()
        if stored.match is not None:
            strengths = Strengths(self._services.ratings, stored.guild, self._services.now)
            news = await news_of(stored.match, self._services, strengths)
        if match is not None and match.outcome is not None:
            return around_board(match.board(setting), lobby, setting, over=True, news=news)
        return end_panel(with_news(end_text(why, loser, lobby, setting), news, setting), why, match, setting)
