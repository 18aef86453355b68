"""A database as a process leaves it that was killed while many tables were playing.

A few matches are really played, by bot players, and stored many times: what differs is who sits where.
"""

import json
import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Final

from bot.games import opening_of
from bot.games.tichu.shell import EVENTS
from bot.gathering.lobby import Lobby, begun
from bot.gathering.lobby_store import settings_text, stored_seats
from bot.gathering.terms import Pace, Terms
from bot.matches.table import name_of
from bot.sitters import Person
from data.database import Database
from data.journal import Entry, Match, insert_match, update_ended
from data.tables import insert_seats
from engine.cards import DECK
from engine.games import GAMES
from engine.kernel import Actor, Nature, Step
from engine.minds.tichu import choose
from engine.tichu.actions import Action, Deal, TimeUp
from engine.tichu.game import Tichu
from engine.tichu.rules import compose
from engine.tichu.state import State
from engine.tichu.view import SEATS, Phase
from tests.property.clicks import submit

TERMS: Final = Terms(pace=Pace.OFF)
DIFFERENT: Final = 32
"""Matches that are really played; the tables repeat them."""
DEEPEST: Final = 24
"""Acts after the exchange at which an open match may stand."""


@dataclass(frozen=True, slots=True)
class Place:
    """One table: its id, its channel and the four people who sit there, the host first."""

    table: str
    guild: int
    channel: int
    people: tuple[Person, ...]
    locale: str


@cache
def standing(seed: int) -> tuple[Entry, ...]:
    """The entries of a match that stands in the middle of its first round."""
    rng = Random(seed)
    depth = rng.randrange(DEEPEST)
    entries = list[Entry]()
    tricks = 0
    for entry, phase in played(rng):
        entries.append(entry)
        tricks += phase in {Phase.PLAY, Phase.CLOSING, Phase.DRAGON}
        if tricks > depth and phase is Phase.PLAY:
            break
    return tuple(entries)


@cache
def whole(seed: int) -> tuple[Entry, ...]:
    """The entries of a match to its end."""
    return tuple(entry for entry, _ in played(Random(seed)))


def played(rng: Random) -> Iterable[tuple[Entry, Phase]]:
    """A match by bot players: each entry, and the phase after it."""
    game = Tichu(compose(opening_of(TERMS).options))
    state, seq = game.opening(), 0
    while awaited := game.awaited(state):
        actor, action = _next(game, state, awaited, rng)
        step = submit(game, state, actor, action)
        assert isinstance(step, Step), step
        state, seq = step.state, seq + 1
        written = GAMES["tichu"].actions.dump(action), EVENTS.dump(step.events)
        entry = Entry(seq=seq, actor=name_of(actor), action=written[0], events=written[1], at=float(seq))
        yield entry, game.spectacle(state).phase


def _next(game: Tichu, state: State, awaited: frozenset[Actor], rng: Random) -> tuple[Actor, Action]:
    if Nature.DEALER in awaited:
        deck = list(DECK)
        rng.shuffle(deck)
        return Nature.DEALER, Deal(tuple(deck), f"{rng.getrandbits(128):032x}")
    views = [game.view(state, seat) for seat in SEATS]
    for view in sorted(views, key=lambda view: view.seat not in awaited):
        if (action := choose(game.rules, view)) is not None:
            return view.seat, action
    return Nature.CLOCK, TimeUp(views[0].table.moment)


async def store(database: Database, places: Sequence[Place], *, now: float) -> int:
    """Put a match in play at every place; how many entries that is."""
    options = json.dumps(opening_of(TERMS).options)

    def unit(connection: sqlite3.Connection) -> int:
        stored = 0
        for number, place in enumerate(places):
            lobby = begun(Lobby(place.people[0].user, place.people, TERMS))
            insert_match(connection, Match(id=place.table, game="tichu", options=options, created=now))
            connection.execute(
                """
                INSERT INTO game_table (id, guild, channel, host, locale, state, settings, created, changed, match)
                VALUES (?, ?, ?, ?, ?, 'playing', ?, ?, ?, ?)
                """,
                (
                    place.table,
                    place.guild,
                    place.channel,
                    lobby.host,
                    place.locale,
                    settings_text(lobby),
                    now,
                    now,
                    place.table,
                ),
            )
            insert_seats(connection, place.table, stored_seats(lobby))
            entries = standing(number % DIFFERENT)
            insert_entries(connection, place.table, entries, begun_at=now - len(entries))
            stored += len(entries)
        return stored

    return await database.write(unit)


def insert_entries(connection: sqlite3.Connection, match: str, entries: Sequence[Entry], *, begun_at: float) -> None:
    """All entries of a match, a second apart."""
    connection.executemany(
        "INSERT INTO entry (match, seq, actor, action, events, at) VALUES (?, ?, ?, ?, ?, ?)",
        [(match, one.seq, one.actor, one.action, one.events, begun_at + one.at) for one in entries],
    )


async def store_finished(database: Database, number: int, *, now: float) -> None:
    """So many matches that are over, with all their entries, a table each."""
    for first in range(0, number, 100):

        def unit(connection: sqlite3.Connection, start: int = first) -> None:
            for index in range(start, min(start + 100, number)):
                entries = whole(index % DIFFERENT)
                name = f"over{index}"
                insert_match(connection, Match(id=name, game="tichu", options="[]", created=now))
                insert_entries(connection, name, entries, begun_at=now - len(entries))
                update_ended(connection, name, outcome="finished", at=now)
                connection.execute(
                    """
                    INSERT INTO game_table (id, guild, channel, host, locale, state, settings, created, changed, match)
                    VALUES (?, 1, ?, 1, 'en', 'closed', '{}', ?, ?, ?)
                    """,
                    (name, index, now, now, name),
                )

        await database.write(unit)
