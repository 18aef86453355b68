"""Each game's part of the shell: its controls and its conduct, and how a match of it is begun or resumed."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from bot.conduct import RoundAccount
from bot.games.tichu.captions import lobby_words
from bot.games.tichu.conduct import TichuConduct
from bot.games.tichu.controls import TichuControls, timed
from bot.games.tichu.facts import account
from bot.gathering.lobby import Lobby
from bot.gathering.lobby_panel import terms_text
from bot.gathering.terms import Terms
from bot.matches.match import AnyMatch, Match
from bot.matches.table import Announcement, Books, Table
from bot.names import cleaned
from bot.sitters import Bot
from bot.speech import Speech
from bot.thinking import Thinking
from data.journal import Journal
from data.journal import Match as StoredMatch
from data.memory import NOTHING, Remembered
from engine.codec import Codec
from engine.games import GAMES
from engine.kernel import Seat
from engine.tichu.events import Event
from engine.tichu.notices import Notice
from render.scene import Scene
from render.tichu import lobby_scene

GAME: Final = "tichu"
"""What tables play, as long as there is one game to choose from."""
EVENTS: Final = Codec[tuple[Event, ...]](tuple[Event, ...])


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
        entry = GAMES[self.game]
        game = entry.make(self.options)
        controls = TichuControls(game.rules)
        table = Table(match, game, Books(journal, entry.actions, EVENTS, timed), now)
        run = Match(table, controls, TichuConduct(game.rules, thinking), changed, keep or _nowhere)
        await run.restore(remembered)
        return run

    async def account(self, match: str, journal: Journal, now: Callable[[], float]) -> tuple[RoundAccount, ...]:
        """What every seat did in the scored rounds, as the journal tells it. Raises what journal and codec raise."""
        entry = GAMES[self.game]
        table = Table(match, entry.make(self.options), Books(journal, entry.actions, EVENTS, timed), now)
        told: list[Announcement[Notice]] = []
        await table.restore(told.append)
        return account(told, table.spectacle())


def _nowhere(_: Seat, __: str) -> None:
    """What is only looked at keeps nothing."""


def opening_kept(match: StoredMatch) -> Opening:
    """The match that the journal keeps."""
    return Opening(match.game, tuple(json.loads(match.options)))


def opening_of(terms: Terms) -> Opening:
    """The match that a lobby's terms describe."""
    return Opening(GAME, terms.options)


def lobby_picture(lobby: Lobby, speech: Speech) -> Scene:
    """The table before the match, with who sits where."""
    names = {Seat(i): cleaned(sitter.name) for i, sitter in enumerate(lobby.seats) if sitter is not None}
    host = lobby.seat_of(lobby.host)
    return lobby_scene(
        names,
        words=lobby_words(speech, free=len(lobby.free), detail=terms_text(lobby, speech)),
        minds=frozenset(Seat(i) for i, sitter in enumerate(lobby.seats) if isinstance(sitter, Bot)),
        host=None if host is None else Seat(host),
    )
