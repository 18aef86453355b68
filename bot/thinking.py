"""Where the best bot players think: in processes beside the bot's, so that no click waits for them.

A process is started when it is first needed, and anew when it has died. It is told what one seat may know and which
moves there are, nothing else. Whoever has no answer after half a second does what the nets say at once; so do all when
too many are asking.
"""

import asyncio
import logging
import sys
import time
from pathlib import Path
from typing import Final

from bot.thinker import TASKS, Task
from engine.minds.acting import act
from engine.minds.fast.moves import Move
from engine.minds.search import Question, Told
from engine.tichu.actions import Action
from engine.tichu.legal import Judge
from engine.tichu.view import PlayerView

log = logging.getLogger(__name__)

CAP: Final = 0.5
"""Seconds after which a decision is made, whatever is known by then."""
TRIALS: Final = 0.14
"""Seconds after the question, waiting for a process included, after which no new trials are begun. Those begun take
some hundredths: an answer comes within 0.2 s nearly always, and where nothing else runs nearly all are made."""
PATIENCE: Final = 10.0
"""Seconds after which a process that has not answered is ended."""
PROCESSES: Final = 2
QUEUE: Final = 4
"""Questions that may wait or be answered at the same time; who comes then decides at once."""
ROOT: Final = Path(__file__).parent.parent


class Thinking:
    """The processes."""

    def __init__(
        self,
        *,
        cap: float = CAP,
        trials: float = TRIALS,
        patience: float = PATIENCE,
        command: tuple[str, ...] = ("-m", "bot.thinker"),
    ) -> None:
        self._cap: Final = cap
        self._trials: Final = trials
        self._patience: Final = patience
        self._command: Final = command
        self._free: Final = asyncio.Semaphore(PROCESSES)
        self._idle: Final[list[asyncio.subprocess.Process]] = []
        self._asking: Final[set[asyncio.Task[Move | None]]] = set()
        self._closed = False

    @property
    def waiting(self) -> tuple[int, ...]:
        """The ids of the processes that could be asked now."""
        return tuple(process.pid for process in self._idle)

    async def think(self, judge: Judge, view: PlayerView) -> Action | None:
        """What the best player does on this seat now; None when it has nothing to do. Never later than the cap."""
        at_once = Told()
        action = act(at_once, judge, view)
        if not at_once.asked or self._closed or len(self._asking) >= QUEUE:
            return action
        (question,) = at_once.asked
        asking = asyncio.create_task(self._ask(question))
        self._asking.add(asking)
        asking.add_done_callback(self._asking.discard)
        # A late answer is waited for by the process's own task: nothing else is asked there before.
        await asyncio.wait((asking,), timeout=self._cap)
        best = asking.result() if asking.done() and not asking.cancelled() else None
        return action if best is None else act(Told(answers={question: best}), judge, view)

    async def close(self) -> None:
        """End them all."""
        self._closed = True
        for asking in tuple(self._asking):
            asking.cancel()
        if self._asking:
            await asyncio.wait(self._asking)
        while self._idle:
            await _end(self._idle.pop())

    async def _ask(self, question: Question) -> Move | None:
        """The best of the moves; None if the process has died or hangs."""
        ends = time.monotonic() + self._trials
        async with self._free:
            process = None
            try:
                async with asyncio.timeout(self._patience):
                    process = await self._ready()
                    best = question[1][await self._answer(process, question, ends)]
            except (OSError, ValueError, IndexError) as error:
                log.warning("a process that thinks for bot players has failed: %r", error)
                if process is not None:
                    await _end(process)
                return None
            except asyncio.CancelledError:
                if process is not None:
                    await _end(process)
                raise
            self._idle.append(process)
            return best

    async def _ready(self) -> asyncio.subprocess.Process:
        while self._idle:
            if (process := self._idle.pop()).returncode is None:
                return process
        pipe = asyncio.subprocess.PIPE
        # In a session of its own: what interrupts the bot at a terminal is the bot's affair.
        return await asyncio.create_subprocess_exec(
            sys.executable, *self._command, stdin=pipe, stdout=pipe, cwd=ROOT, start_new_session=True
        )

    async def _answer(self, process: asyncio.subprocess.Process, question: Question, ends: float) -> int:
        if process.stdin is None or process.stdout is None:
            raise ValueError("it has no pipes")
        task = Task(*question, milliseconds=max(int(1000 * (ends - time.monotonic())), 0))
        process.stdin.write(f"{TASKS.dump(task)}\n".encode())
        await process.stdin.drain()
        return int(await process.stdout.readline())


async def _end(process: asyncio.subprocess.Process) -> None:
    if process.returncode is None:
        process.kill()
    await process.wait()
