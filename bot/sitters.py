"""Who may sit on a seat: a person of Discord or a bot player."""

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody of Discord: the user's id, and the name shown when they sat down."""

    user: int
    name: str


@dataclass(frozen=True, slots=True)
class Bot:
    """A bot player of the engine's minds."""

    name: str


Sitter: TypeAlias = Person | Bot
