"""A table before the match: who sits where, and who may change it. Pure values.

Seats k and k + 2 are partners when there are four. A table is open to
everybody, or to its guests alone; whoever sits at such a table is one of them.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final, TypeAlias

from bot.gathering.terms import STANDARD_TERMS, Terms, why_casual
from bot.sitters import Bot, Level, Person, Sitter
from data.people import is_stand_in

TEAMS: Final = 2
"""Partners sit so many seats apart."""
MOST_GUESTS: Final = 10
"""People who can be invited at once."""


class No(StrEnum):
    """Why a wish of the lobby is not granted; the value is the end of its text's key."""

    SEAT_TAKEN = "seat-taken"
    NOT_INVITED = "not-invited"
    NOT_SEATED = "not-seated"
    HOST_ONLY = "host-only"
    TABLE_FULL = "table-full"
    SEATS_EMPTY = "seats-empty"
    NOBODY_THERE = "nobody-there"
    ALREADY_THERE = "already-there"
    PAUSED = "paused"
    """Somebody has left too many rated matches."""
    TABLE_EMPTY = "table-empty"
    """Of two tables that play the same decks one has nobody but bots."""
    TOO_LATE = "too-late"
    """The match has begun, or the table is closed."""


@dataclass(frozen=True, slots=True)
class Lobby:
    """Four seats (or as many as the game has), the host among the people, and the terms."""

    host: int
    seats: tuple[Sitter | None, ...]
    terms: Terms = STANDARD_TERMS
    guests: tuple[Person, ...] | None = None
    """Who may sit down; None when everybody may."""
    rated: bool | None = None
    """Whether the match counts for ratings; decided when it begins, None before."""
    is_direct: bool = False
    """Whether the table is in its host's direct messages."""

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

    @property
    def is_alone(self) -> bool:
        """Whether nobody but its host may sit here: one plays with bots, and nobody can come."""
        return self.guests is not None and {guest.user for guest in self.guests} <= {self.host}

    @property
    def may_advise(self) -> bool:
        """Whether a bot may advise people: in a match that began for fun, but not at cards that others play too."""
        return self.rated is False and not self.terms.is_set

    @property
    def levels(self) -> Mapping[int, Level]:
        """By seat, how well the bots play."""
        return {i: s.level for i, s in enumerate(self.seats) if isinstance(s, Bot)}

    def admits(self, user: int) -> bool:
        """Whether this person may sit down."""
        return self.guests is None or any(guest.user == user for guest in self.guests)


Change: TypeAlias = Lobby | No


def opened(host: Person, *, terms: Terms, guests: Sequence[Person] | None = None) -> Lobby:
    """A new lobby with its host on the first seat; with guests it is for them alone."""
    lobby = Lobby(host.user, (host, *(None for _ in range(terms.seats - 1))), terms)
    return lobby if guests is None else _invited(lobby, guests)


def again(lobby: Lobby, host: Person) -> Lobby:
    """The lobby of another match at the same table; who was forgotten since leaves a free seat.

    The deal of a day and the decks of two tables are played once; after them chance deals.
    """
    seats = tuple(None if isinstance(s, Person) and is_stand_in(s.user) else s for s in lobby.seats)
    return replace(lobby, host=host.user, seats=seats, rated=None, terms=replace(lobby.terms, day=0, duplicate=""))


def sit(lobby: Lobby, person: Person, seat: int) -> Change:
    """Take a free seat or a bot's, or move there from another seat."""
    if not 0 <= seat < len(lobby.seats):
        return No.SEAT_TAKEN
    if lobby.seat_of(person.user) == seat:
        return No.ALREADY_THERE
    if isinstance(lobby.seats[seat], Person):
        return No.SEAT_TAKEN
    if not lobby.admits(person.user):
        return No.NOT_INVITED
    left = _without(lobby, person.user)
    # Who sits down just when the last one has left is the host.
    host = left.host if left.people else person.user
    return replace(left, host=host, seats=_put(left.seats, seat, person))


def sit_anywhere(lobby: Lobby, person: Person) -> Change:
    """Take the first free seat, else the first bot's."""
    if lobby.seat_of(person.user) is not None:
        return No.ALREADY_THERE
    seats = (*lobby.free, *lobby.levels)
    return sit(lobby, person, seats[0]) if seats else No.TABLE_FULL


def stand(lobby: Lobby, user: int) -> Change:
    """Leave one's seat; the host's part goes to the next person in seat order.

    The last person to leave takes the table with them: the lobby has no people
    then, and its owner closes it, unless somebody sits down before.
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


def set_seat(lobby: Lobby, by: int, seat: int, bot: Bot | None) -> Change:
    """Give a seat on which nobody of Discord sits to a bot, or leave it free."""
    if by != lobby.host:
        return No.HOST_ONLY
    if not 0 <= seat < len(lobby.seats) or isinstance(lobby.seats[seat], Person):
        return No.SEAT_TAKEN
    return replace(lobby, seats=_put(lobby.seats, seat, bot))


def forget(lobby: Lobby, user: int) -> Lobby:
    """Name somebody who does not sit no longer as a guest."""
    return replace(lobby, guests=None if lobby.guests is None else tuple(g for g in lobby.guests if g.user != user))


def remove(lobby: Lobby, by: int, user: int) -> Change:
    """Take somebody off their seat who sits but does not come; a guest is one no longer."""
    if by != lobby.host:
        return No.HOST_ONLY
    if user == by or lobby.seat_of(user) is None:
        return No.NOBODY_THERE
    left = _without(lobby, user)
    guests = None if left.guests is None else tuple(guest for guest in left.guests if guest.user != user)
    return replace(left, guests=guests)


def invite(lobby: Lobby, by: int, people: Sequence[Person]) -> Change:
    """From now on these people may sit down, those who do, and nobody else."""
    return _invited(lobby, people) if by == lobby.host else No.HOST_ONLY


def open_to_all(lobby: Lobby, by: int) -> Change:
    """From now on everybody may sit down."""
    return replace(lobby, guests=None) if by == lobby.host else No.HOST_ONLY


def agree(lobby: Lobby, by: int, terms: Callable[[Terms], Terms]) -> Change:
    """Let the match be what `terms` makes of what was agreed."""
    return replace(lobby, terms=terms(lobby.terms)) if by == lobby.host else No.HOST_ONLY


def shuffle(lobby: Lobby, by: int, order: Callable[[list[Sitter | None]], None]) -> Change:
    """Seat everybody anew; `order` shuffles a list in place."""
    if by != lobby.host:
        return No.HOST_ONLY
    seats = list(lobby.seats)
    order(seats)
    return replace(lobby, seats=tuple(seats))


def reseat(lobby: Lobby, by: int, seats: tuple[Sitter | None, ...]) -> Change:
    """Seat the same people and bots in this order."""
    return replace(lobby, seats=seats) if by == lobby.host else No.HOST_ONLY


def may_start(lobby: Lobby, by: int) -> No | None:
    """Why this person cannot start the match; None when they can."""
    if by != lobby.host:
        return No.HOST_ONLY
    return No.SEATS_EMPTY if lobby.free else None


def begun(lobby: Lobby) -> Lobby:
    """The lobby of a match that begins now: whether it is rated is decided."""
    return replace(lobby, rated=why_casual(lobby.terms, lobby.seats) is None)


def _invited(lobby: Lobby, people: Sequence[Person]) -> Lobby:
    seated = {person.user: person for person in lobby.people}
    asked = {person.user: person for person in people[:MOST_GUESTS]}
    return replace(lobby, guests=tuple((seated | asked).values()))


def _put(seats: tuple[Sitter | None, ...], seat: int, sitter: Sitter | None) -> tuple[Sitter | None, ...]:
    return (*seats[:seat], sitter, *seats[seat + 1 :])


def _without(lobby: Lobby, user: int) -> Lobby:
    seat = lobby.seat_of(user)
    return lobby if seat is None else replace(lobby, seats=_put(lobby.seats, seat, None))
