"""Who may sit on a seat: a person of Discord or a bot player."""

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody of Discord: the user's id, and the name shown when they sat down."""

    user: int
    name: str


class Level(StrEnum):
    """How well a bot plays; the value is the word in commands, buttons and the store."""

    EASY = "easy"
    NORMAL = "normal"
    HARD = "hard"
    EXPERT = "expert"


@dataclass(frozen=True, slots=True)
class Bot:
    """A bot player of the engine's minds."""

    name: str
    level: Level = Level.NORMAL


Sitter: TypeAlias = Person | Bot
