"""The tokens of open hands in the store, so that a hand goes on after a crash: written now and then, wiped when dead.

Nothing waits for these writes, and a lost one is harmless: the hand is then
reached by an older token of the same message, or is dead until its owner's
next click, as it would be without any.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from data.errors import StoreError
from data.open_hands import OpenHands, SentHand, StoredHand

log = logging.getLogger(__name__)


class Tokens:
    """Keeps the open hands of all tables. `now` is in unix seconds."""

    def __init__(self, store: OpenHands, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now
        self._running: set[asyncio.Task[None]] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._stopped = False

    async def resume(self) -> None:
        """Wipe what has died while the process was away. Raises StoreError."""
        await self._wipe()

    async def alive(self, table: str) -> tuple[StoredHand, ...]:
        """The hands of a table that can be reached. Raises StoreError."""
        now = self._now()
        return tuple(hand for hand in await self._store.of(table) if hand.expires > now)

    async def sent(self, table: str) -> tuple[SentHand, ...]:
        """The hands of a table that were sent by direct message. Raises StoreError."""
        return await self._store.sent(table)

    def keep(self, table: str, user: int, message: int, locale: str, *, token: str, seconds: float) -> None:
        """Store soon that this token reaches a person's hand for so many seconds."""
        hand = StoredHand(user=user, message=message, locale=locale, token=token, expires=self._now() + seconds)
        self._do(self._store.keep(table, hand))
        self._wipe_in(seconds)

    def seconds_of(self, hand: StoredHand) -> float:
        """For how long a stored token still lives."""
        return hand.expires - self._now()

    def keep_sent(self, table: str, hand: SentHand) -> None:
        """Store soon where a hand was sent."""
        self._do(self._store.keep_sent(table, hand))

    def forget(self, table: str, user: int, message: int) -> None:
        """Wipe a hand soon that is no more."""
        self._do(self._store.forget(table, user, message))

    async def settle(self) -> None:
        """Wait until everything is stored."""
        while self._running:
            await asyncio.wait(self._running)

    def stop(self) -> None:
        """The process ends: what dies from now on is wiped at the next start."""
        self._stopped = True
        if self._timer is not None:
            self._timer.cancel()

    def _wipe_in(self, seconds: float) -> None:
        """Wipe dead tokens then; earlier deadlines come first, since all tokens live for the same time."""
        if self._timer is None and not self._stopped:
            self._timer = asyncio.get_running_loop().call_later(max(seconds, 0.0) + 1.0, self._wake)

    def _wake(self) -> None:
        self._timer = None
        self._do(self._wipe())

    async def _wipe(self) -> None:
        following = await self._store.wipe(self._now())
        if following is not None:
            self._wipe_in(following - self._now())

    def _do(self, work: Awaitable[None]) -> None:
        task = asyncio.create_task(_guarded(work))
        self._running.add(task)
        task.add_done_callback(self._running.discard)


async def _guarded(work: Awaitable[None]) -> None:
    try:
        await work
    except StoreError as error:
        log.warning("an open hand was not stored: %s", error)
    except Exception:
        log.exception("an open hand was not stored")
