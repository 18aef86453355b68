"""Paints scenes off the event loop, each at most once while it is remembered."""

import asyncio
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from render.paint import png
from render.scene import Scene

REMEMBERED: Final = 64
"""Pictures kept, at most 60 KB each: the same board is asked for by an edit, a repost and `/tichu board`."""


class Pictures:
    """One worker thread and a small memory, the least recently used forgotten first."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="pictures")
        self._painted: OrderedDict[Scene, asyncio.Future[bytes]] = OrderedDict()

    async def png(self, scene: Scene) -> bytes:
        """The scene as PNG bytes. Who asks for what is being painted waits for the same picture."""
        painting = self._painted.get(scene)
        if painting is None or painting.cancelled() or (painting.done() and painting.exception() is not None):
            painting = asyncio.get_running_loop().run_in_executor(self._thread, png, scene)
            self._painted[scene] = painting
            while len(self._painted) > REMEMBERED:
                self._painted.popitem(last=False)
        self._painted.move_to_end(scene)
        return await asyncio.shield(painting)

    def close(self) -> None:
        """Stop the worker; what it paints now is finished first."""
        self._thread.shutdown(wait=True)
