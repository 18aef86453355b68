"""What `check` finds: a mark, what was looked at, and how it is."""

from dataclasses import dataclass
from enum import StrEnum


class Mark(StrEnum):
    """How it is."""

    GOOD = "ok"
    BAD = "BAD"
    UNKNOWN = "--"


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at."""

    mark: Mark
    subject: str
    words: str

    def __str__(self) -> str:
        return f"{self.mark:4}{self.subject}: {self.words}"


def good(subject: str, words: str) -> Finding:
    """All is well."""
    return Finding(Mark.GOOD, subject, words)


def bad(subject: str, words: str) -> Finding:
    """Something is to be done."""
    return Finding(Mark.BAD, subject, words)


def unknown(subject: str, words: str) -> Finding:
    """It was not looked at, or there is nothing yet."""
    return Finding(Mark.UNKNOWN, subject, words)
