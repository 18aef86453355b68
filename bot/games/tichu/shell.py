"""Tichu as `bot.games.shell.Shell`: brings the game, its controls and its conduct together."""

from typing import Final

from bot.conduct import RoundAccount
from bot.games.shell import Shell, Surroundings
from bot.games.tichu.captions import lobby_words
from bot.games.tichu.conduct import TichuConduct
from bot.games.tichu.controls import TichuControls, timed
from bot.games.tichu.facts import account
from bot.games.tichu.rulebook import guide
from bot.gathering.lobby import Lobby
from bot.gathering.lobby_panel import terms_text
from bot.matches.match import AnyMatch, Match
from bot.matches.table import Announcement, Books, Table
from bot.names import cleaned
from bot.sitters import Bot
from bot.speech import Speech
from data.journal import Journal
from engine.codec import Codec
from engine.games import GAMES
from engine.kernel import Seat
from engine.tichu.actions import Action
from engine.tichu.events import Event
from engine.tichu.notices import Notice
from render.scene import Scene
from render.tichu import lobby_scene

ENTRY: Final = GAMES["tichu"]
EVENTS: Final = Codec[tuple[Event, ...]](tuple[Event, ...])
"""What came of one action, as the journal keeps it."""


async def _restore(match: str, options: tuple[str, ...], around: Surroundings) -> AnyMatch:
    game = ENTRY.make(options)
    table = Table(match, game, _books(around.journal), around.now)
    conduct = TichuConduct(game.rules, around.thinking)
    run = Match(table, TichuControls(game.rules), conduct, around.changed, around.keep)
    await run.restore(around.remembered)
    return run


async def _account(match: str, options: tuple[str, ...], journal: Journal) -> tuple[RoundAccount, ...]:
    # What was done does not depend on the time.
    table = Table(match, ENTRY.make(options), _books(journal), lambda: 0.0)
    told: list[Announcement[Notice]] = []
    await table.restore(told.append)
    return account(told, table.spectacle())


def _books(journal: Journal) -> Books[Action, Event]:
    return Books(journal, ENTRY.actions, EVENTS, timed)


def _lobby_picture(lobby: Lobby, speech: Speech) -> Scene:
    names = {Seat(i): cleaned(sitter.name) for i, sitter in enumerate(lobby.seats) if sitter is not None}
    host = lobby.seat_of(lobby.host)
    return lobby_scene(
        names,
        words=lobby_words(speech, free=len(lobby.free), detail=terms_text(lobby, speech)),
        minds=frozenset(Seat(i) for i, sitter in enumerate(lobby.seats) if isinstance(sitter, Bot)),
        host=None if host is None else Seat(host),
    )


TICHU: Final = Shell(restore=_restore, account=_account, lobby_picture=_lobby_picture, guide=guide)
