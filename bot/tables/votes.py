"""What the people at a table may decide together during a match, and who has agreed so far. Pure values.

A seat that a bot plays now, for whatever reason, is taken to agree: nobody who
is away can hold up those who are there. A vote ends nothing by itself; it is
looked at when somebody agrees. A motion is written `resign-1`, `abort`, `oust-3`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias, assert_never

from bot.gathering.lobby import TEAMS, Lobby
from bot.sitters import Person
from data.memory import StoredVote


@dataclass(frozen=True, slots=True)
class Resign:
    """A team gives the match up; the other one wins."""

    team: int


@dataclass(frozen=True, slots=True)
class Abort:
    """The match ends without a winner."""


@dataclass(frozen=True, slots=True)
class Oust:
    """Somebody who is away gives their seat up to a bot, or to whoever takes it."""

    seat: int


Motion: TypeAlias = Resign | Abort | Oust


def notation(motion: Motion) -> str:
    """A motion in its notation."""
    match motion:
        case Resign(team):
            return f"resign-{team}"
        case Abort():
            return "abort"
        case Oust(seat):
            return f"oust-{seat}"
        case _:
            assert_never(motion)


def motion_of(text: str) -> Motion:
    """The motion that is written so; ValueError when it is none.

    >>> motion_of("oust-3")
    Oust(seat=3)
    """
    kind, _, number = text.partition("-")
    match kind:
        case "resign":
            return Resign(int(number))
        case "abort" if not number:
            return Abort()
        case "oust":
            return Oust(int(number))
        case _:
            raise ValueError(f"{text!r} is no motion")


@dataclass(frozen=True, slots=True)
class Votes:
    """The motions that somebody agrees with, oldest first, and who does (users' ids)."""

    cast: tuple[tuple[Motion, frozenset[int]], ...] = ()

    def agreed(self, motion: Motion) -> frozenset[int]:
        """Who agrees with this."""
        return dict(self.cast).get(motion, frozenset())

    def agree(self, motion: Motion, user: int) -> "Votes":
        """The votes with this person's; saying so twice is saying it once."""
        return self._with(motion, self.agreed(motion) | {user})

    def withdraw(self, motion: Motion, user: int) -> "Votes":
        """The votes without this person's."""
        return self._with(motion, self.agreed(motion) - {user})

    def kept(self, holds: Callable[[Motion, int], bool]) -> "Votes":
        """The votes that still hold."""
        kept = ((motion, frozenset(user for user in users if holds(motion, user))) for motion, users in self.cast)
        return Votes(tuple((motion, users) for motion, users in kept if users))

    @property
    def stored(self) -> tuple[StoredVote, ...]:
        """The votes as the store keeps them."""
        return tuple(
            StoredVote(motion=notation(motion), user=user) for motion, users in self.cast for user in sorted(users)
        )

    @classmethod
    def restored(cls, stored: tuple[StoredVote, ...]) -> "Votes":
        """The votes that were kept so. Raises ValueError."""
        votes = cls()
        for vote in stored:
            votes = votes.agree(motion_of(vote.motion), vote.user)
        return votes

    def _with(self, motion: Motion, users: frozenset[int]) -> "Votes":
        if users and motion in dict(self.cast):
            return Votes(tuple((one, users if one == motion else before) for one, before in self.cast))
        others = tuple((one, before) for one, before in self.cast if one != motion)
        return Votes((*others, (motion, users)) if users else others)


@dataclass(frozen=True, slots=True)
class Poll:
    """A table's votes, and what they are counted by; `away` are the seats of people for whom a bot plays."""

    lobby: Lobby
    votes: Votes
    away: frozenset[int]


def voters(motion: Motion, poll: Poll) -> frozenset[int]:
    """Whose consent it takes: users' ids.

    Nobody, when there is nothing to decide: who has come back cannot be voted out.
    """
    # The seat that is voted on is away, too.
    everywhere = frozenset(range(len(poll.lobby.seats))) - poll.away
    match motion:
        case Resign(team):
            seats = everywhere & frozenset(range(team, len(poll.lobby.seats), TEAMS))
        case Abort():
            seats = everywhere
        case Oust(seat):
            seats = everywhere if seat in poll.away else frozenset[int]()
        case _:
            assert_never(motion)
    return frozenset(
        sitter.user for seat, sitter in enumerate(poll.lobby.seats) if isinstance(sitter, Person) and seat in seats
    )


def carried(motion: Motion, poll: Poll) -> bool:
    """Whether everybody it takes has agreed, and at least one has."""
    needed = voters(motion, poll)
    return bool(needed) and needed <= poll.votes.agreed(motion)
