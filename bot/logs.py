"""The log: lines on standard error, from which whatever could open a door has been taken.

What a line may say: what happened, the ids of tables, matches, servers, channels, messages and interactions, codes of
Discord and SQLite, places in the program, and numbers. What it never says, at any level: who it was (an id or a name
of a person), what anybody holds or plays, what somebody wrote or chose, and any token. So nothing has to be taken out
of a log when somebody is forgotten.
"""

import logging
import re
import sqlite3
import sys
import traceback
from collections.abc import Iterator
from types import TracebackType
from typing import Final, TypeAlias, cast

TOKENS: Final = re.compile(r"(/(?:webhooks|interactions)/\d+/)[\w.-]+")
"""The tokens in the paths of Discord's interaction routes."""


TOLD: Final = (OSError, sqlite3.Error)
"""Errors whose words are the system's own; any other may quote a card, a name or a request."""
_TASK: Final = re.compile(r"exception=.*")
"""What asyncio writes of a task that failed: its error with all its words."""
_ExcInfo: TypeAlias = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


class Redacted(logging.Formatter):
    """Writes records without tokens, and of errors where they came from and what kind they are."""

    def __init__(self, secret: str | None) -> None:
        super().__init__("%(asctime)s %(levelname)-7s %(name)s: %(message)s")
        self._secret = secret

    def format(self, record: logging.LogRecord) -> str:
        """The line, and the traceback if there is one."""
        if record.name == "asyncio":
            record = logging.makeLogRecord(
                {**record.__dict__, "msg": _TASK.sub("exception=[...]", record.getMessage()), "args": None}
            )
        line = TOKENS.sub(r"\1[token]", super().format(record))
        return line if self._secret is None else line.replace(self._secret, "[token]")

    def formatException(self, ei: _ExcInfo) -> str:  # noqa: N802 -- the library's name
        """The places of an error and of those that led to it, the first one first."""
        return "" if ei[1] is None else "\n".join(_told(ei[1])).rstrip("\n")


def _told(error: BaseException) -> Iterator[str]:
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if cause is not None:
        yield from _told(cause)
        yield f"\nIt {'was the direct cause' if error.__cause__ else 'was being handled when another came'}:\n"
    yield "".join(["Traceback (most recent call last):\n", *traceback.format_tb(error.__traceback__)]).rstrip("\n")
    yield f"{type(error).__qualname__}: {error}" if isinstance(error, TOLD) else type(error).__qualname__
    if isinstance(error, BaseExceptionGroup):
        for one in cast("BaseExceptionGroup[BaseException]", error).exceptions:
            yield from _told(one)


def start_logging(level: str, *, secret: str | None) -> None:
    """Log to standard error from this level on; `secret` is the bot's token."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Redacted(secret))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    # At DEBUG they write the bodies of requests and the values of statements, private hands among them.
    for library in ("discord", "aiosqlite"):
        logging.getLogger(library).setLevel(max(root.level, logging.INFO))
