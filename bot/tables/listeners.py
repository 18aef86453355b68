"""Who listens to a room."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

R = TypeVar("R")


@dataclass(frozen=True, slots=True)
class Listeners(Generic[R]):
    """Who is told that something happened at a room, and that it has been closed for good."""

    changed: Callable[[R], None]
    closed: Callable[[R], None]
