"""Paints scenes off the event loop, each at most once while it is remembered, what somebody waits for first."""

import asyncio
from collections import OrderedDict
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from itertools import count
from queue import PriorityQueue
from typing import Final

from render.paint import png
from render.scene import Scene

REMEMBERED: Final = 64
"""Pictures kept, at most 60 KB each: the same board is asked for by an edit, a repost and `/tichu board`."""


@dataclass(frozen=True, slots=True, order=True)
class _Asked:
    """A scene in its place in the queue; one that became urgent stands there twice."""

    patient: bool
    number: int
    scene: Scene = field(compare=False)
    painting: Future[bytes] = field(compare=False)


class _Key:
    """A scene that reckons its hash once, which takes longer than all else that is done to find its picture."""

    __slots__ = ("_hash", "scene")

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self._hash = hash(scene)

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Key) and self.scene == other.scene


@dataclass(frozen=True, slots=True)
class _Painting:
    """A picture that is asked for or there."""

    made: Future[bytes]
    image: asyncio.Future[bytes]

    @property
    def spoilt(self) -> bool:
        """Whether nothing comes of it."""
        return self.image.cancelled() or (self.image.done() and self.image.exception() is not None)


class Pictures:
    """One worker thread and a small memory, the least recently used forgotten first."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="pictures")
        self._painted: OrderedDict[_Key, _Painting] = OrderedDict()
        self._queue: PriorityQueue[_Asked] = PriorityQueue()
        self._numbers = count()

    async def png(self, scene: Scene, *, urgent: bool = False) -> bytes:
        """The scene as PNG bytes; `urgent` when somebody has clicked for it, and it must not wait behind edits.

        Who asks for what is being painted waits for the same picture.
        """
        key = _Key(scene)
        painting = self._painted.get(key)
        if painting is None or painting.spoilt:
            made = Future[bytes]()
            painting = self._painted[key] = _Painting(made, asyncio.wrap_future(made))
            self._ask(scene, made, urgent=urgent)
            while len(self._painted) > REMEMBERED:
                self._painted.popitem(last=False)
        elif urgent and not painting.image.done():
            self._ask(scene, painting.made, urgent=True)
        self._painted.move_to_end(key)
        return await asyncio.shield(painting.image)

    def close(self) -> None:
        """Stop the worker; what was asked for is finished first."""
        self._thread.shutdown(wait=True)

    def _ask(self, scene: Scene, painting: Future[bytes], *, urgent: bool) -> None:
        self._queue.put(_Asked(not urgent, next(self._numbers), scene, painting))
        self._thread.submit(self._paint)

    def _paint(self) -> None:
        """Paint what comes first now."""
        asked = self._queue.get_nowait()
        if asked.painting.done() or not asked.painting.set_running_or_notify_cancel():
            return
        try:
            asked.painting.set_result(png(asked.scene))
        except Exception as error:  # noqa: BLE001 - whoever waits is told
            asked.painting.set_exception(error)
