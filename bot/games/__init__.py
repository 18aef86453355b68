"""GAMES: each game's part of the shell, entered by hand; and how a match of one is begun or resumed."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from bot.conduct import RoundAccount
from bot.games.shell import Shell, Surroundings
from bot.games.tichu.shell import TICHU
from bot.gathering.terms import Terms
from bot.matches.match import AnyMatch
from bot.thinking import Thinking
from data.journal import Journal
from data.journal import Match as StoredMatch
from data.memory import NOTHING, Remembered
from engine.kernel import Seat

GAMES: Final[dict[str, Shell]] = {"tichu": TICHU}
"""By the keys of `engine.games.GAMES`."""


@dataclass(frozen=True, slots=True)
class Opening:
    """A match to be played: the game and the names of its options, as the journal keeps them (article 13)."""

    game: str
    options: tuple[str, ...]

    async def restore(
        self,
        match: str,
        *,
        journal: Journal,
        now: Callable[[], float],
        changed: Callable[[], None],
        remembered: Remembered = NOTHING,
        keep: Callable[[Seat, str], None] | None = None,
        thinking: Thinking | None = None,
    ) -> AnyMatch:
        """The match as its journal tells it, and what is remembered beside it; one without entries is new.

        `changed` is called for what happens from then on, and `keep` for what a
        seat's owner has asked to be done by itself; `thinking` is where experts think.
        Raises what journal and codec raise.
        """
        around = Surroundings(journal, now, changed, keep or _nowhere, remembered, thinking)
        return await GAMES[self.game].restore(match, self.options, around)

    async def account(self, match: str, journal: Journal) -> tuple[RoundAccount, ...]:
        """What every seat did in the scored rounds, as the journal tells it. Raises what journal and codec raise."""
        return await GAMES[self.game].account(match, self.options, journal)


def _nowhere(_: Seat, __: str) -> None:
    """What is only looked at keeps nothing."""


def opening_kept(match: StoredMatch) -> Opening:
    """The match that the journal keeps."""
    return Opening(match.game, tuple(json.loads(match.options)))


def opening_of(terms: Terms) -> Opening:
    """The match that a lobby's terms describe."""
    return Opening(terms.game, terms.options)
