"""Hands by direct message, for those who want them: a new one each round, kept up to date until its owner uses it.

A click makes the message an open hand like any other (`bot.tables.hands`). Whoever
takes no direct messages has lost nothing: the board's button is always there.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import Final

import discord

from bot.speech import Speech, speech_for
from bot.staging.board import Board, nonce_of
from bot.staging.mentions import Direct, Reader
from bot.staging.mirror import BROKEN, Loss
from bot.staging.panel import Panel
from bot.staging.stage import Stage
from bot.tables.room_panel import with_notes
from bot.tokens import Tokens
from data.open_hands import SentHand

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Dealt:
    """What has to be known of a table to send its hands."""

    channel: int
    """Where its board is."""
    round: Callable[[], int]
    """The round whose cards are in the hands; 0 before the first."""
    people: Callable[[], Iterable[int]]
    """Everybody who holds a hand, by user."""
    wants: Callable[[int], Awaitable[Speech | None]]
    """In which language somebody wants the hand sent; None when they do not want it."""
    render: Callable[[int, Speech], Panel | None]
    """Somebody's hand as it should be now; None when they have none."""
    link: Callable[[], str]
    """The address of the board."""
    is_direct: bool = False
    """Whether the board is in somebody's direct messages."""


class DirectHands:
    """The hands of one table that were sent by direct message in this round."""

    def __init__(self, table: str, stage: Stage, tokens: Tokens, dealt: Dealt) -> None:
        self._table = table
        self._stage = stage
        self._tokens = tokens
        self._dealt = dealt
        self._round = 0
        self._sent: dict[int, tuple[Board, Speech]] = {}
        self._leaving: list[Board] = []
        """Hands of rounds that are over, on their way out."""
        self._order = asyncio.Lock()
        self._running: set[asyncio.Task[None]] = set()

    async def resume(self) -> None:
        """Take up the hands that an earlier process has sent. Raises StoreError."""
        for sent in await self._tokens.sent(self._table):
            speech = speech_for(sent.locale)
            self._sent[sent.user] = self._board(sent.user, sent.chapter, sent.channel, speech, sent.message), speech
            self._round = max(self._round, sent.chapter)

    def follow(self) -> None:
        """Something happened: send the hands of a new round, bring the others up to date."""
        number = self._dealt.round()
        if number > self._round:
            self._round = number
            self._do(self._deal())
        for user, (board, speech) in tuple(self._sent.items()):
            self._show(user, board, speech)

    def release(self, user: int, message: int) -> None:
        """This message was used, and is an open hand from now on."""
        if user in self._sent and self._sent[user][0].message == message:
            self._sent[user][0].mirror.close()

    def reader_of(self, user: int, message: int) -> Reader:
        """Who reads a hand that an earlier process had open: in direct messages, or in a client unknown so far."""
        is_sent = user in self._sent and self._sent[user][0].message == message
        return Direct.MESSAGES if self._dealt.is_direct or is_sent else None

    def take_away(self) -> None:
        """The table is over without a result: no hand is left behind."""
        for user in tuple(self._sent):
            self._take_away(user)

    async def settle(self) -> None:
        """Wait for all requests under way."""
        while self._running:
            await asyncio.wait(self._running)
        for board in (*(board for board, _ in self._sent.values()), *self._leaving):
            await board.mirror.settle()

    async def _deal(self) -> None:
        async with self._order:
            for user in self._dealt.people():
                if user in self._sent:
                    self._take_away(user)
                if (speech := await self._dealt.wants(user)) is None:
                    continue
                try:
                    channel = await self._stage.direct(user)
                except (discord.HTTPException, *BROKEN) as error:
                    log.info("a hand could not be sent: %s", type(error).__name__)
                    continue
                board = self._board(user, self._round, channel, speech, None)
                self._sent[user] = board, speech
                self._show(user, board, speech)

    def _board(self, user: int, chapter: int, channel: int, speech: Speech, message: int | None) -> Board:
        async def posted(board: Board) -> None:
            if (new := board.message) is not None:
                sent = SentHand(user=user, chapter=chapter, channel=channel, message=new, locale=speech.locale)
                self._tokens.keep_sent(self._table, sent)

        nonce = nonce_of(self._table, self._dealt.channel, user, chapter)
        return Board(self._stage, channel, message, nonce=nonce, posted=posted, lost=_lost, reader=Direct.MESSAGES)

    def _take_away(self, user: int) -> None:
        board, _ = self._sent.pop(user)
        board.take_away()
        self._leaving = [*(old for old in self._leaving if not old.is_done), board]

    def _show(self, user: int, board: Board, speech: Speech) -> None:
        def make() -> Panel | None:
            panel = self._dealt.render(user, speech)
            return None if panel is None else with_notes(panel, (f"-# {self._dealt.link()}",))

        board.mirror.follow(make)

    def _do(self, work: Awaitable[None]) -> None:
        task = asyncio.create_task(_guarded(work))
        self._running.add(task)
        task.add_done_callback(self._running.discard)


async def _guarded(work: Awaitable[None]) -> None:
    try:
        await work
    except Exception:
        log.exception("hands could not be sent")


def _lost(_: Board, loss: Loss) -> None:
    """Its owner takes no direct messages, or none any more."""
    code: Final = loss.code if isinstance(loss, discord.HTTPException) else 0
    log.info("a hand sent by direct message cannot be reached: %d", code)
