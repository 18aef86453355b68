"""What a match is agreed to be: its end, its clock, its house options, and whether it can be rated. Pure values.

The options are those of article 13, kept by the names that a match stores.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from bot.sitters import Bot, Sitter
from bot.wire import whole
from engine.games import GAMES
from engine.tichu.rules import OPTIONS, STANDARD

GAME: Final = "tichu"
"""What tables play, as long as there is one game to choose from."""
TARGET: Final = STANDARD.target
TARGETS: Final = (250, 500, 1000, 1500, 2000)
LEAST_TARGET: Final = 100
MOST_TARGET: Final = 10_000
WINDOW: Final = STANDARD.bomb_window_seconds
WINDOWS: Final = (2, 3, 4, 6, 8, 10)
"""Seconds (PRODUCT: 4 s by default, 2 to 10)."""
ROUNDS: Final = (1, 2, 4, 6, 8, 10, 12, 16, 20)
HOUSE: Final = tuple(OPTIONS)
"""The names of the house options, in the order in which they are told."""


class Pace(StrEnum):
    """How long a turn may take; the value is the word in the command and in the store."""

    RELAXED = "relaxed"
    FAST = "fast"
    CORRESPONDENCE = "correspondence"
    OFF = "off"

    @property
    def seconds(self) -> int:
        """The time of one turn; 0 when nothing runs out."""
        return {Pace.RELAXED: 90, Pace.FAST: 30, Pace.CORRESPONDENCE: 86_400, Pace.OFF: 0}[self]

    @property
    def is_slow(self) -> bool:
        """Whether people come back after hours."""
        return self in {Pace.CORRESPONDENCE, Pace.OFF}


@dataclass(frozen=True, slots=True)
class Terms:
    """What the host chose; frozen when the match begins."""

    target: int = TARGET
    pace: Pace = Pace.RELAXED
    window: int = WINDOW
    """Seconds of the bomb window."""
    rounds: int = 0
    """A fixed number of rounds in place of the target; 0 without one."""
    house: tuple[str, ...] = ()
    """Names of HOUSE, in its order."""
    casual: bool = False
    """Whether the match is for fun even where it could be rated."""
    day: int = 0
    """The day, counted in UTC from 1970, whose deal is played; 0 when chance deals."""
    duplicate: str = ""
    """Which two tables play the same decks, this one among them; empty for a table by itself."""
    game: str = GAME
    """The key of what is played."""

    @property
    def seats(self) -> int:
        """How many play."""
        return len(GAMES[self.game].make(()).seats)

    @property
    def is_set(self) -> bool:
        """Whether the cards follow from a secret, and who plays them is settled beforehand."""
        return bool(self.day or self.duplicate)

    @property
    def options(self) -> tuple[str, ...]:
        """The names of the match's options, as the engine and the journal know them."""
        rounds = (f"rounds={self.rounds}",) if self.rounds else ()
        return (
            f"target={self.target}",
            f"turn_seconds={self.pace.seconds}",
            f"bomb_window_seconds={self.window}",
            *rounds,
            *self.house,
        )


STANDARD_TERMS: Final = Terms()


class Casual(StrEnum):
    """Why a match is not rated; the value is the end of its text's key."""

    BOT = "bot"
    CHOSEN = "chosen"
    END = "end"
    """Another target than the standard one, or a number of rounds."""
    HOUSE = "house"
    NO_CLOCK = "no-clock"


def why_casual(terms: Terms, seats: Sequence[Sitter | None]) -> Casual | None:
    """The first reason why a match that began so would not be rated; None if it would. Free seats are for people."""
    return next(whys_casual(terms, seats), None)


def whys_casual(terms: Terms, seats: Sequence[Sitter | None]) -> Iterator[Casual]:
    """Every reason for that.

    The length of the bomb window, like that of a turn, changes no play (article 13).
    """
    if terms.casual:
        yield Casual.CHOSEN
    if any(isinstance(sitter, Bot) for sitter in seats):
        yield Casual.BOT
    if terms.rounds or terms.target != TARGET:
        yield Casual.END
    if terms.house:
        yield Casual.HOUSE
    if terms.pace is Pace.OFF:
        yield Casual.NO_CLOCK


def changed(terms: Terms, field: str, values: Sequence[str]) -> Terms:
    """The terms after a choice in their panel; what is no choice changes nothing.

    `values` are those of the menu of that field, for `house` all that hold from now on.
    """
    value = values[0] if values else ""
    number = whole(value)
    match field:
        case "target" if LEAST_TARGET <= number <= MOST_TARGET:
            return replace(terms, target=number, rounds=0)
        case "rounds" if number in ROUNDS:
            return replace(terms, rounds=number)
        case "pace" if value in set(Pace):
            return replace(terms, pace=Pace(value))
        case "window" if number in WINDOWS:
            return replace(terms, window=number)
        case "house":
            return replace(terms, house=tuple(name for name in HOUSE if name in values))
        case "casual" if value in {"on", "off"}:
            return replace(terms, casual=value == "on")
        case "standard":
            return Terms(game=terms.game)
        case _:
            return terms
