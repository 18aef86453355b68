"""What a game has to bring for its matches to be begun, resumed and shown, as `bot.games.GAMES` lists it."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.conduct import RoundAccount
from bot.gathering.lobby import Lobby
from bot.matches.match import AnyMatch
from bot.speech import Speech
from bot.thinking import Thinking
from data.journal import Journal
from data.memory import Remembered
from engine.kernel import Seat
from render.scene import Scene


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What a match is played with."""

    journal: Journal
    now: Callable[[], float]
    """The wall clock, in unix seconds."""
    changed: Callable[[], None]
    """Is called for what happens from now on."""
    keep: Callable[[Seat, str], None]
    """Is told what a seat's owner has asked to be done by itself."""
    remembered: Remembered
    thinking: Thinking | None
    """Where experts think; None for here."""


@dataclass(frozen=True, slots=True)
class Shell:
    """One game's part of the shell. What reads a journal raises what journal and codec raise."""

    restore: Callable[[str, tuple[str, ...], Surroundings], Awaitable[AnyMatch]]
    """The match of this name under these options, as its journal tells it; one without entries is new."""
    account: Callable[[str, tuple[str, ...], Journal], Awaitable[tuple[RoundAccount, ...]]]
    """What every seat did in the scored rounds of such a match."""
    lobby_picture: Callable[[Lobby, Speech], Scene]
    """The table before the match, with who sits where."""
    guide: Callable[[Speech], str]
    """How one plays, in one message."""
