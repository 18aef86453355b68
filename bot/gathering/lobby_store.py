"""A lobby and its terms as the store keeps them, and back."""

import json
from collections.abc import Collection
from dataclasses import asdict
from typing import Any, Final

from bot.gathering.lobby import Lobby, seat_bots
from bot.gathering.terms import HOUSE, STANDARD_TERMS, Pace, Terms
from bot.sitters import Bot, Level, Person, Sitter
from bot.speech import Speech
from data.tables import SeatKind, StoredSeat, StoredTable

NAMES: Final = 7
"""For bots, in every language."""


def lobby_of(stored: StoredTable) -> Lobby:
    """The lobby of a stored table."""
    kept = json.loads(stored.settings)
    terms = _terms(kept)
    seats: list[Sitter | None] = [None] * terms.seats
    for seat in stored.seats:
        seats[seat.seat] = Person(seat.user, seat.name) if seat.user is not None else _bot(seat)
    guests = kept.get("guests")
    return Lobby(
        stored.host,
        tuple(seats),
        terms,
        None if guests is None else tuple(Person(guest["user"], guest["name"]) for guest in guests),
        kept.get("rated"),
        is_direct=kept.get("direct", False),
    )


def _bot(seat: StoredSeat) -> Bot:
    return Bot(seat.name, Level.NORMAL if seat.level is None else Level(seat.level))


def stored_seats(lobby: Lobby) -> tuple[StoredSeat, ...]:
    """The taken seats as the store keeps them."""
    return tuple(_stored(i, sitter) for i, sitter in enumerate(lobby.seats) if sitter is not None)


def _stored(seat: int, sitter: Sitter) -> StoredSeat:
    match sitter:
        case Person(user, name):
            return StoredSeat(seat=seat, kind=SeatKind.HUMAN, user=user, name=name)
        case Bot(name, level):
            return StoredSeat(seat=seat, kind=SeatKind.BOT, user=None, name=name, level=level)


def settings_text(lobby: Lobby) -> str:
    """All of a lobby but its seats, as JSON text."""
    guests = None if lobby.guests is None else [asdict(guest) for guest in lobby.guests]
    return json.dumps({**asdict(lobby.terms), "guests": guests, "rated": lobby.rated, "direct": lobby.is_direct})


def terms_json(terms: Terms) -> str:
    """What a server's tables are opened with, as JSON text."""
    return json.dumps(asdict(terms))


def terms_of(text: str | None) -> Terms:
    """The terms that `terms_json` or `settings_text` wrote; the standard ones for None."""
    return STANDARD_TERMS if text is None else _terms(json.loads(text))


def _terms(kept: dict[str, Any]) -> Terms:
    """The terms of what was kept; what was not known then is as it was then, a name that is none is left out."""
    usual = asdict(STANDARD_TERMS) | kept
    return Terms(
        target=usual["target"],
        pace=Pace(usual["pace"]),
        window=usual["window"],
        rounds=usual["rounds"],
        house=tuple(name for name in HOUSE if name in usual["house"]),
        casual=usual["casual"],
        day=usual["day"],
        duplicate=usual["duplicate"],
        game=usual["game"],
    )


def bot_names(speech: Speech, lobby: Lobby) -> tuple[str, ...]:
    """Names for bots that nobody at the table has yet."""
    return free_names(speech, {sitter.name for sitter in lobby.seats if sitter is not None})


def with_bots(lobby: Lobby, count: int, level: Level, speech: Speech) -> Lobby:
    """A new lobby with so many bots on its free seats, named in this language."""
    seated = seat_bots(lobby, lobby.host, [Bot(name, level) for name in bot_names(speech, lobby)[:count]])
    return seated if isinstance(seated, Lobby) else lobby


def free_names(speech: Speech, taken: Collection[str]) -> tuple[str, ...]:
    """Names for bots but those taken."""
    names = (speech(f"lobby-bot-{number}") for number in range(1, NAMES + 1))
    return tuple(name for name in names if name not in taken)
