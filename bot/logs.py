"""The log: lines on standard error, from which whatever could open a door has been taken.

What a line may say: what happened, the ids of tables, matches, servers, channels, messages and interactions, codes of
Discord and SQLite, places in the program, and numbers. What it never says, at any level: who it was (an id or a name
of a person), what anybody holds or plays, what somebody wrote or chose, and any token. So nothing has to be taken out
of a log when somebody is forgotten.
"""

import logging
import re
import sys
from typing import Final

TOKENS: Final = re.compile(r"(/(?:webhooks|interactions)/\d+/)[\w.-]+")
"""The tokens in the paths of Discord's interaction routes."""


class Redacted(logging.Formatter):
    """Writes records without tokens, those in tracebacks included."""

    def __init__(self, secret: str | None) -> None:
        super().__init__("%(asctime)s %(levelname)-7s %(name)s: %(message)s")
        self._secret = secret

    def format(self, record: logging.LogRecord) -> str:
        """The line, and the traceback if there is one."""
        line = TOKENS.sub(r"\1[token]", super().format(record))
        return line if self._secret is None else line.replace(self._secret, "[token]")


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
