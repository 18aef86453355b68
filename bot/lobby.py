"""A table before the match: who sits where, and who may change it. Pure values.

A lobby knows no game but the number of seats; seats k and k + 2 are partners
when there are four.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TypeAlias

from bot.sitters import Bot, Person, Sitter


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


@dataclass(frozen=True, slots=True)
class Terms:
    """What the host chose at `/tichu start`; frozen when the match begins."""

    target: int = 1000
    pace: Pace = Pace.RELAXED


class No(StrEnum):
    """Why a wish of the lobby is not granted; the value is the end of its text's key."""

    SEAT_TAKEN = "seat-taken"
    NOT_SEATED = "not-seated"
    HOST_ONLY = "host-only"
    TABLE_FULL = "table-full"
    SEATS_EMPTY = "seats-empty"
    NO_BOT_THERE = "no-bot-there"
    ALREADY_THERE = "already-there"
    TOO_LATE = "too-late"
    """The match has begun, or the table is closed."""


@dataclass(frozen=True, slots=True)
class Lobby:
    """Four seats (or as many as the game has), the host among the people, and the terms."""

    host: int
    seats: tuple[Sitter | None, ...]
    terms: Terms = Terms()

    def seat_of(self, user: int) -> int | None:
        """Where somebody sits."""
        return next((i for i, s in enumerate(self.seats) if isinstance(s, Person) and s.user == user), None)

    @property
    def free(self) -> tuple[int, ...]:
        """The empty seats, in order."""
        return tuple(i for i, sitter in enumerate(self.seats) if sitter is None)

    @property
    def people(self) -> tuple[Person, ...]:
        """Everybody of Discord at the table, in seat order."""
        return tuple(s for s in self.seats if isinstance(s, Person))


Change: TypeAlias = Lobby | No


def opened(host: Person, *, seats: int, terms: Terms) -> Lobby:
    """A new lobby with its host on the first seat."""
    return Lobby(host.user, (host, *(None for _ in range(seats - 1))), terms)


def sit(lobby: Lobby, person: Person, seat: int) -> Change:
    """Take a free seat or a bot's, or move there from another seat."""
    if not 0 <= seat < len(lobby.seats):
        return No.SEAT_TAKEN
    if lobby.seat_of(person.user) == seat:
        return No.ALREADY_THERE
    if isinstance(lobby.seats[seat], Person):
        return No.SEAT_TAKEN
    left = _without(lobby, person.user)
    return replace(left, seats=_put(left.seats, seat, person))


def stand(lobby: Lobby, user: int) -> Change:
    """Leave one's seat; the host's part goes to the next person in seat order.

    The last person to leave takes the table with them: the lobby has no people
    then, and its owner closes it.
    """
    if lobby.seat_of(user) is None:
        return No.NOT_SEATED
    left = _without(lobby, user)
    if user == lobby.host and left.people:
        return replace(left, host=left.people[0].user)
    return left


def hand_over(lobby: Lobby, user: int, bot: Bot) -> Change:
    """Leave one's seat to a bot, as one does during a match; otherwise as `stand`."""
    seat = lobby.seat_of(user)
    left = stand(lobby, user)
    return left if seat is None or isinstance(left, No) else replace(left, seats=_put(left.seats, seat, bot))


def seat_bots(lobby: Lobby, by: int, bots: Sequence[Bot]) -> Change:
    """Put bots on the free seats, first to last, as many as there are of both."""
    if by != lobby.host:
        return No.HOST_ONLY
    if not lobby.free:
        return No.TABLE_FULL
    seats = lobby.seats
    for seat, bot in zip(lobby.free, bots, strict=False):
        seats = _put(seats, seat, bot)
    return replace(lobby, seats=seats)


def remove_bot(lobby: Lobby, by: int) -> Change:
    """Take the last bot off its seat."""
    if by != lobby.host:
        return No.HOST_ONLY
    taken = [i for i, sitter in enumerate(lobby.seats) if isinstance(sitter, Bot)]
    if not taken:
        return No.NO_BOT_THERE
    return replace(lobby, seats=_put(lobby.seats, taken[-1], None))


def shuffle(lobby: Lobby, by: int, order: Callable[[list[Sitter | None]], None]) -> Change:
    """Seat everybody anew; `order` shuffles a list in place."""
    if by != lobby.host:
        return No.HOST_ONLY
    seats = list(lobby.seats)
    order(seats)
    return replace(lobby, seats=tuple(seats))


def may_start(lobby: Lobby, by: int) -> No | None:
    """Why this person cannot start the match; None when they can."""
    if by != lobby.host:
        return No.HOST_ONLY
    return No.SEATS_EMPTY if lobby.free else None


def _put(seats: tuple[Sitter | None, ...], seat: int, sitter: Sitter | None) -> tuple[Sitter | None, ...]:
    return (*seats[:seat], sitter, *seats[seat + 1 :])


def _without(lobby: Lobby, user: int) -> Lobby:
    seat = lobby.seat_of(user)
    return lobby if seat is None else replace(lobby, seats=_put(lobby.seats, seat, None))
