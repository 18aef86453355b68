"""What a person's sums say about their play of Tichu, beside what is usual among people. Pure.

The names of the facts are those of `bot/games/tichu/facts.py`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from bot.games.tichu.facts import PLACES
from engine.tichu.view import Call

SITUATIONS: Final = ("ahead", "level", "behind")
"""By how its team stood as a round began."""


@dataclass(frozen=True, slots=True)
class Usual:
    """Rates of a call: by rounds of a player, and by calls."""

    called: float
    made: float


USUAL: Final[Mapping[Call, Usual]] = {Call.SMALL: Usual(0.139, 0.734), Call.GRAND: Usual(0.078, 0.618)}
"""Of 21.3 million rounds that people played on BrettSpielWelt; everybody, not the good ones alone."""
LEAST_LUCK: Final = 50
"""Rounds from which on luck and skill are told apart: of fewer, chance alone decides the difference."""
USUAL_ONE_TWO: Final = 0.237 / 2
"""By rounds of a team."""


@dataclass(frozen=True, slots=True)
class Called:
    """Calls: in how many rounds, how many, and how many of them were made."""

    rounds: int
    tried: int
    made: int

    @property
    def rate(self) -> float | None:
        """By rounds."""
        return share(self.tried, self.rounds)

    @property
    def success(self) -> float | None:
        """By calls."""
        return share(self.made, self.tried)


@dataclass(frozen=True, slots=True)
class Balance:
    """In so many rounds by how many points a round the dealt cards were to bring the own team ahead, and it was."""

    rounds: int
    worth: float
    brought: float


@dataclass(frozen=True, slots=True)
class Figures:
    """The sums of one person."""

    counts: Mapping[str, int]

    def of(self, name: str) -> int:
        """One sum."""
        return self.counts.get(name, 0)

    @property
    def matches(self) -> int:
        """Matches that the person began."""
        return self.of("matches")

    @property
    def won(self) -> float | None:
        """The share of matches won among those that had a winner; whoever left has lost."""
        return share(self.of("won"), self.of("won") + self.of("lost") + self.of("left"))

    @property
    def rounds(self) -> int:
        """Rounds that nobody else played a part of for them."""
        return self.of("rounds")

    @property
    def points(self) -> float | None:
        """Points a round, minus those of the opponents."""
        return share(self.of("points") - self.of("points_against"), self.rounds)

    @property
    def places(self) -> tuple[float | None, ...]:
        """How often out first to last, by rounds; where a one-two ended the round the losers have no place."""
        return tuple(share(self.of(place), self.rounds) for place in PLACES)

    @property
    def unplaced(self) -> float | None:
        """How often the opponents' one-two ended the round before a place was to be had: what `places` lack to all."""
        return share(self.of("unplaced"), self.rounds)

    @property
    def one_twos(self) -> float | None:
        """How often the own team made one, by rounds."""
        return share(self.of("one_twos"), self.rounds)

    def calls(self, call: Call) -> Called:
        """One kind of call."""
        return Called(self.rounds, self.of(call.value), self.of(f"{call}_made"))

    @property
    def luck(self) -> Balance | None:
        """What the dealt cards were worth and what they brought; None while nobody has reckoned it."""
        rounds = self.of("luck_rounds")
        return Balance(rounds, self.of("luck") / rounds, self.of("luck_points") / rounds) if rounds else None

    def situation(self, name: str) -> tuple[float | None, Called]:
        """In rounds of that beginning: points a round minus the opponents', and calls of both kinds."""
        rounds = self.of(f"{name}_rounds")
        points = share(self.of(f"{name}_points") - self.of(f"{name}_points_against"), rounds)
        tried = sum(self.of(f"{name}_{call}") for call in Call)
        return points, Called(rounds, tried, sum(self.of(f"{name}_{call}_made") for call in Call))


def share(part: float, whole: int) -> float | None:
    """A part by the whole; None of nothing."""
    return part / whole if whole else None
