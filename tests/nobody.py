"""Somebody without rights, for tests of what may not be read, written or entered."""

import os
from collections.abc import Generator
from contextlib import contextmanager
from typing import Final

NOBODY: Final = 65_534


@contextmanager
def nobody() -> Generator[None]:
    """Be somebody without rights; a superuser may write everywhere."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)
