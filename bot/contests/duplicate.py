"""The same decks at two tables: who sits where, what is agreed, and how the two results compare. Pure values.

Of eight places the first four are the seats of table 1, the others those of table 2. Team A sits on the even seats of
table 1 and on the odd ones of table 2, so that each team holds once what the other one holds.
"""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Final, TypeAlias

from bot.gathering.lobby import TEAMS, Lobby, No
from bot.gathering.lobby_store import bot_names
from bot.gathering.terms import STANDARD_TERMS, Pace, Terms
from bot.sitters import Bot, Level, Person, Sitter
from bot.speech import Speech
from data.duplicates import TABLES, Participant, Scores

SEATS: Final = STANDARD_TERMS.seats
"""Of each table."""
PLACES: Final = TABLES * SEATS
USUAL_ROUNDS: Final = 6
MOST_ROUNDS: Final = 20


@dataclass(frozen=True, slots=True)
class Agreed:
    """What the host chose; `other` is the channel of table 2, 0 when each table gets a thread of its own."""

    rounds: int = USUAL_ROUNDS
    pace: Pace = Pace.RELAXED
    level: Level = Level.NORMAL
    other: int = 0

    @property
    def text(self) -> str:
        """As the store keeps it."""
        return json.dumps(asdict(self))

    @classmethod
    def of(cls, text: str) -> "Agreed":
        """What `text` was made of."""
        kept = json.loads(text)
        return cls(kept["rounds"], Pace(kept["pace"]), Level(kept["level"]), kept["other"])


@dataclass(frozen=True, slots=True)
class Gathering:
    """Who takes part: the host, who need not, and everybody who has a place."""

    host: int
    agreed: Agreed
    seats: tuple[Person | None, ...] = (None,) * PLACES

    def place_of(self, user: int) -> int | None:
        """Where somebody sits."""
        return next((place for place, one in enumerate(self.seats) if one is not None and one.user == user), None)

    def at(self, number: int) -> tuple[Person | None, ...]:
        """The four seats of a table."""
        return self.seats[number * SEATS : (number + 1) * SEATS]

    @property
    def placed(self) -> tuple[Participant, ...]:
        """Everybody, as the store keeps them."""
        return tuple(
            Participant(place=place, user=one.user, name=one.name)
            for place, one in enumerate(self.seats)
            if one is not None
        )


Change: TypeAlias = Gathering | No


def gathering_of(host: int, agreed: Agreed, placed: tuple[Participant, ...]) -> Gathering:
    """Who takes part, as the store keeps it."""
    there = {one.place: Person(one.user, one.name) for one in placed}
    return Gathering(host, agreed, tuple(there.get(place) for place in range(PLACES)))


def team_of(place: int) -> int:
    """The team of a place: 0 for A, 1 for B."""
    number, seat = divmod(place, SEATS)
    return (seat + number) % TEAMS


def sit(before: Gathering, person: Person, place: int) -> Change:
    """Take a free place, or move there from another one."""
    if not 0 <= place < PLACES:
        return No.SEAT_TAKEN
    there = before.seats[place]
    if there is not None:
        return No.ALREADY_THERE if there.user == person.user else No.SEAT_TAKEN
    left = stand(before, person.user)
    seats = before.seats if isinstance(left, No) else left.seats
    return replace(before, seats=(*seats[:place], person, *seats[place + 1 :]))


def stand(before: Gathering, user: int) -> Change:
    """Leave one's place."""
    if before.place_of(user) is None:
        return No.NOT_SEATED
    return replace(before, seats=tuple(None if one is not None and one.user == user else one for one in before.seats))


def may_begin(now: Gathering, by: int) -> No | None:
    """Why this person cannot begin; None when they can: bots take the places that are free, but no whole table."""
    if by != now.host:
        return No.HOST_ONLY
    return None if all(any(now.at(number)) for number in range(TABLES)) else No.TABLE_EMPTY


def lobby_at(now: Gathering, duplicate: str, number: int, speech: Speech) -> Lobby:
    """A table as it begins: only who sits there may come back to it, so that nobody sees the cards of both."""
    people = tuple(one for one in now.at(number) if one is not None)
    host = next((one.user for one in people if one.user == now.host), people[0].user)
    terms = Terms(rounds=now.agreed.rounds, pace=now.agreed.pace, casual=True, duplicate=duplicate)
    lobby = Lobby(host, now.at(number), terms, people)
    names = iter(bot_names(speech, lobby))
    seats: tuple[Sitter, ...] = tuple(Bot(next(names), now.agreed.level) if one is None else one for one in lobby.seats)
    return replace(lobby, seats=seats)


@dataclass(frozen=True, slots=True)
class Compared:
    """One round at both tables: by table, what teams A and B got; None until the table has scored it."""

    number: int
    tables: tuple[tuple[int, int] | None, tuple[int, int] | None]

    @property
    def difference(self) -> int | None:
        """By how much team A is better over both tables; None until both have scored it."""
        first, second = self.tables
        return None if first is None or second is None else first[0] + second[0] - first[1] - second[1]


def compared(scores: tuple[Scores, Scores]) -> tuple[Compared, ...]:
    """Every round that a table has scored."""
    numbers = sorted({number for one in scores for number in one})
    return tuple(Compared(number, (_teams(scores[0], number, 0), _teams(scores[1], number, 1))) for number in numbers)


def _teams(scores: Mapping[int, tuple[int, int]], number: int, table: int) -> tuple[int, int] | None:
    """What teams A and B got in a round at a table; at table 2 they sit the other way round."""
    points = scores.get(number)
    return points if points is None or table == 0 else (points[1], points[0])


def difference(rounds: tuple[Compared, ...]) -> int:
    """By how much team A is better in all that can be compared."""
    return sum(one.difference or 0 for one in rounds)
