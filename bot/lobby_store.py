"""A lobby as the store keeps it, and back."""

import json
from dataclasses import asdict
from typing import Final

from bot.lobby import Lobby, Pace, Terms
from bot.sitters import Bot, Person, Sitter
from bot.speech import Speech
from data.tables import SeatKind, StoredSeat, StoredTable

SEATS: Final = 4


def lobby_of(stored: StoredTable) -> Lobby:
    """The lobby of a stored table."""
    seats: list[Sitter | None] = [None] * SEATS
    for seat in stored.seats:
        seats[seat.seat] = Bot(seat.name) if seat.user is None else Person(seat.user, seat.name)
    return Lobby(stored.host, tuple(seats), terms_of(stored.settings))


def stored_seats(lobby: Lobby) -> tuple[StoredSeat, ...]:
    """The taken seats as the store keeps them."""
    return tuple(
        StoredSeat(
            seat=i,
            kind=SeatKind.HUMAN if isinstance(sitter, Person) else SeatKind.BOT,
            user=sitter.user if isinstance(sitter, Person) else None,
            name=sitter.name,
        )
        for i, sitter in enumerate(lobby.seats)
        if sitter is not None
    )


def settings_text(terms: Terms) -> str:
    """The terms as JSON text."""
    return json.dumps(asdict(terms))


def terms_of(text: str) -> Terms:
    """The terms that `settings_text` wrote."""
    stored = json.loads(text)
    return Terms(target=stored["target"], pace=Pace(stored["pace"]))


def bot_names(speech: Speech, lobby: Lobby) -> tuple[str, ...]:
    """Names for bots that nobody at the table has yet."""
    taken = {sitter.name for sitter in lobby.seats if sitter is not None}
    names = (speech(f"lobby-bot-{number}") for number in range(1, 2 * SEATS))
    return tuple(name for name in names if name not in taken)
