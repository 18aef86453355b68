"""What a table does without a click, one act after the other, until nothing is left to do; then nothing runs."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.chores import AGAIN
from data.errors import StoreError

log = logging.getLogger(__name__)


class Acting:
    """The acts of one table.

    `act` does one and tells whether there was one; it may take its time.
    `failed` is told of a StoreError, after which it is asked again.
    """

    def __init__(self, act: Callable[[], Awaitable[bool]], failed: Callable[[StoreError], None]) -> None:
        self._act = act
        self._failed = failed
        self._news = False
        self._stopped = False
        self._task: asyncio.Task[None] | None = None

    def stir(self) -> None:
        """Something happened: look whether there is something to do."""
        self._news = True
        if self._task is None and not self._stopped:
            self._task = asyncio.create_task(self._run())

    def stop(self) -> None:
        """Act no more."""
        self._stopped = True
        if self._task is not None:
            self._task.cancel()

    async def settle(self) -> bool:
        """Wait until nothing is left to do; whether anything was."""
        task = self._task
        if task is None or task.done():
            return False
        await asyncio.wait((task,))
        return True

    async def _run(self) -> None:
        try:
            while self._news and not self._stopped:
                # What happens from here on, even while the act is under way, is looked at in the next turn.
                self._news = False
                try:
                    acted = await self._act()
                except StoreError as error:
                    self._failed(error)
                    await asyncio.sleep(AGAIN)
                    acted = True
                if acted:
                    self._news = True
        except Exception:
            log.exception("a table does not act by itself any more until something happens there")
        finally:
            self._task = None
