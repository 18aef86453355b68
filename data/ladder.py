"""The arithmetic of ratings: what one match between two teams does to whoever played it. Pure.

The model is Plackett-Luce of the `openskill` library, told ranks only. How high a win was scales the change of mu by a
factor of our own: the library's margin lets an underdog gain less for a bigger win. Our beta is wide because a match of
Tichu says little; with the library's own its odds are worse than a coin.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Final

from openskill.models import PlackettLuce

MU: Final = 25.0
SIGMA: Final = 25.0 / 3.0
BETA: Final = SIGMA * 2.5
TAU: Final = 25.0 / 300.0
MODEL: Final = PlackettLuce(mu=MU, sigma=SIGMA, beta=BETA, tau=TAU)

SHOWN_MU: Final = 1500.0
SHOWN_STEP: Final = 11.0
PROVISIONAL: Final = 20
"""Rated matches below which a rating is shown as provisional, and listed on no leaderboard unless a server says so."""
FORFEIT: Final = 600.0
"""The least margin of a match that was resigned or left."""
LEAST_FACTOR: Final = 0.5
MOST_FACTOR: Final = 1.6


@dataclass(frozen=True, slots=True)
class Rating:
    """What is believed of a player: how strong, and how surely."""

    mu: float = MU
    sigma: float = SIGMA

    @property
    def shown(self) -> int:
        """As people see it: 1500 for a newcomer."""
        return round(SHOWN_MU + SHOWN_STEP * (self.mu - MU))

    @property
    def rank(self) -> float:
        """What leaderboards sort by: strength that is not in doubt."""
        return self.mu - self.sigma


NEWCOMER: Final = Rating()


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody who began a match. ``weight`` is how much of a change counts: 0 for an anchor, whose rating never moves.

    Who left loses, however the match ended.
    """

    team: int
    rating: Rating
    weight: float = 1.0
    left: bool = False


@dataclass(frozen=True, slots=True)
class Rated:
    """What a match did to one player: the new rating, and what it was reckoned with."""

    after: Rating
    odds: float
    """The chance that the player's own team was given, 0 to 1."""
    factor: float
    """The margin's part in the change of mu."""


def odds(first: Iterable[Rating], second: Iterable[Rating]) -> float:
    """The chance that the first of two teams beats the second, 0 to 1."""
    ours, theirs = tuple(first), tuple(second)
    spread = sqrt(sum(one.sigma**2 for one in (*ours, *theirs)) + 2 * BETA**2)
    return 1 / (1 + exp(-(sum(one.mu for one in ours) - sum(one.mu for one in theirs)) / spread))


def margin_factor(margin: float, chance: float) -> float:
    """How much a win by that many points of 1,000 counts for a winner who had that chance."""
    factor = log(1 + margin / 300) / log(3) / (1 + 0.6 * (chance - 0.5))
    return min(max(factor, LEAST_FACTOR), MOST_FACTOR)


def rate(players: Sequence[Player], *, winner: int | None, margin: float) -> tuple[Rated, ...]:
    """What the match did to each player, in their order; the teams are 0 and 1.

    ``margin`` is what the winner was ahead by, in points of a match to 1,000. Without a winner nobody is rated but who
    left: they lose by at least FORFEIT in any case.
    """
    chances = _chances(players)
    counted = [1 - player.team if player.left else winner for player in players]
    after_win = {team: _ranked(players, winner=team) for team in set(counted) if team is not None}
    rated: list[Rated] = []
    for place, (player, won_by) in enumerate(zip(players, counted, strict=True)):
        chance = chances[player.team]
        if won_by is None:
            rated.append(Rated(player.rating, chance, 0.0))
            continue
        ahead = margin if won_by == winner else 0.0
        factor = margin_factor(max(ahead, FORFEIT) if player.left else ahead, chances[won_by])
        rated.append(Rated(_moved(player, after_win[won_by][place], factor), chance, factor))
    return tuple(rated)


def _chances(players: Sequence[Player]) -> tuple[float, float]:
    first, second = (tuple(one.rating for one in players if one.team == team) for team in (0, 1))
    chance = odds(first, second)
    return chance, 1 - chance


def _ranked(players: Sequence[Player], *, winner: int) -> list[Rating]:
    """Everybody's rating after a win of that team, as the library has it."""
    places = [[place for place, one in enumerate(players) if one.team == team] for team in (0, 1)]
    teams = [
        [MODEL.rating(mu=players[place].rating.mu, sigma=players[place].rating.sigma) for place in members]
        for members in places
    ]
    after = [NEWCOMER] * len(players)
    ranked = MODEL.rate(teams, ranks=[1, 2] if winner == 0 else [2, 1])
    for members, ratings in zip(places, ranked, strict=True):
        for place, rating in zip(members, ratings, strict=True):
            after[place] = Rating(rating.mu, rating.sigma)
    return after


def _moved(player: Player, new: Rating, factor: float) -> Rating:
    old, weight = player.rating, player.weight
    return Rating(
        old.mu + weight * factor * (new.mu - old.mu),
        old.sigma + weight * (new.sigma - old.sigma),
    )
