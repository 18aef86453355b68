"""Each game's part of the shell: its controls and its conduct, and how a match of it is begun or resumed."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from bot.games.tichu import TichuControls
from bot.games.tichu_conduct import TichuConduct
from bot.lobby import Terms
from bot.match import AnyMatch, Match
from bot.table import Books, Table
from data.journal import Journal
from engine.codec import Codec
from engine.games import GAMES
from engine.tichu.events import Event

EVENTS: Final = Codec[tuple[Event, ...]](tuple[Event, ...])


@dataclass(frozen=True, slots=True)
class Opening:
    """A match to be played: the game and the names of its options, as the journal keeps them (article 13)."""

    game: str
    options: tuple[str, ...]

    async def restore(
        self, match: str, *, journal: Journal, now: Callable[[], float], changed: Callable[[], None]
    ) -> AnyMatch:
        """The match as its journal tells it; one without entries is new. Raises what the journal and the codec raise."""
        entry = GAMES[self.game]
        game = entry.make(self.options)
        table = Table(match, game, Books(journal, entry.actions, EVENTS), now)
        run = Match(table, TichuControls(game.rules), TichuConduct(game.rules), changed)
        await run.restore()
        return run


def opening_of(terms: Terms) -> Opening:
    """The match that a lobby's terms describe."""
    return Opening("tichu", (f"target={terms.target}", f"turn_seconds={terms.pace.seconds}"))
