"""What every test shares: how hypothesis searches, where files lie, and that no text may be missing."""

import logging
import os
import shutil
from pathlib import Path
from typing import Final

from hypothesis import settings

# A shared machine may pause for longer than any deadline; the build must not depend on luck.
settings.register_profile("here", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "here")

MEMORY: Final = Path("/dev/shm")  # noqa: S108 - pytest makes a directory there that nobody else can open
ENOUGH: Final = 1 << 30
"""Bytes free; a run takes a tenth of it."""

# Nobody cuts the power between two steps of a test, so that a disk that is waited for at every commit proves nothing.
if os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ENOUGH:
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))


class MissingTexts(logging.Handler):
    """In production a text that is missing is said in English and logged; here it is a failure."""

    def emit(self, record: logging.LogRecord) -> None:
        raise AssertionError(record.getMessage())


logging.getLogger("bot.speech").addHandler(MissingTexts())
