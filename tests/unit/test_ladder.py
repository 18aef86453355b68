"""The arithmetic of ratings: golden numbers, and a second reckoning written after the papers."""

from itertools import permutations
from math import exp, isclose, log, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from data.ladder import FORFEIT, MU, NEWCOMER, SIGMA, Player, Rating, margin_factor, odds, rate

STRONG, WEAK = Rating(29.0, 3.0), Rating(21.0, 5.0)
ANYBODY = st.builds(Rating, st.floats(-20.0, 70.0), st.floats(0.5, SIGMA))
FOURS = st.tuples(ANYBODY, ANYBODY, ANYBODY, ANYBODY)


def table(
    ratings: tuple[Rating, ...], *, left: tuple[int, ...] = (), weights: tuple[float, ...] = (1.0,) * 4
) -> list[Player]:
    """Four players in seat order; partners sit across."""
    return [Player(seat % 2, rating, weights[seat], seat in left) for seat, rating in enumerate(ratings)]


def second_reckoning(
    winners: tuple[Rating, Rating], losers: tuple[Rating, Rating], factor: float
) -> tuple[Rating, ...]:
    """Plackett-Luce for two teams by hand (Weng and Lin, "A Bayesian Approximation Method for Online Ranking", alg. 4).

    Everybody's sigma first grows by tau. c^2 is the sum of both teams' sigma^2 and 2 beta^2; p is the chance of the
    winners, e^(mu/c) shared out. Winners gain (1 - p) sigma^2/c, losers lose the same; sigma^2 shrinks by the factor
    1 - sigma^2/team's sigma^2 * gamma * team's sigma^2/c^2 * p (1 - p), with gamma the team's sigma over c.
    """
    tau, beta = 25 / 300, 25 / 3 * 2.5
    squares = [[one.sigma**2 + tau**2 for one in team] for team in (winners, losers)]
    teams = [sum(team) for team in squares]
    c = sqrt(sum(teams) + 2 * beta**2)
    powers = [exp(sum(one.mu for one in team) / c) for team in (winners, losers)]
    p = powers[0] / sum(powers)
    after: list[Rating] = []
    for which, (team, members) in enumerate(zip((winners, losers), squares, strict=True)):
        # Of two teams the first place is decided against both, the second against nobody: only one term is left.
        omega = (1 - p) if which == 0 else -(1 - p)
        gamma = sqrt(teams[which]) / c
        delta = gamma * teams[which] / c**2 * p * (1 - p)
        for one, square in zip(team, members, strict=True):
            gain = square / teams[which] * omega * teams[which] / c
            sigma = sqrt(square * max(1 - square / teams[which] * delta, 0.0001))
            after.append(Rating(one.mu + factor * gain, sigma))
    return tuple(after)


@pytest.mark.parametrize(
    ("winners", "losers", "margin"),
    [((NEWCOMER, NEWCOMER), (NEWCOMER, NEWCOMER), 300.0), ((WEAK, NEWCOMER), (STRONG, STRONG), 750.0)],
)
def test_the_library_says_what_the_paper_says(
    winners: tuple[Rating, Rating], losers: tuple[Rating, Rating], margin: float
) -> None:
    chance = odds(winners, losers)
    factor = log(1 + margin / 300) / log(3) / (1 + 0.6 * (chance - 0.5))
    players = table((winners[0], losers[0], winners[1], losers[1]))
    north, east, south, west = (one.after for one in rate(players, winner=0, margin=margin))
    expected = second_reckoning(winners, losers, factor)
    for got, wanted in zip((north, south, east, west), expected, strict=True):
        assert isclose(got.mu, wanted.mu, rel_tol=1e-12)
        assert isclose(got.sigma, wanted.sigma, rel_tol=1e-12)


def shown_to(digits: int, ratings: tuple[Rating, ...]) -> list[tuple[float, float]]:
    return [(round(one.mu, digits), round(one.sigma, digits)) for one in ratings]


def test_golden_numbers() -> None:
    played = rate(table((STRONG, WEAK, NEWCOMER, WEAK)), winner=1, margin=420)
    assert shown_to(6, tuple(one.after for one in played)) == [
        (28.856902, 3.000239),
        (21.397297, 4.997303),
        (23.896592, 8.314074),
        (21.397297, 4.997303),
    ]
    assert [round(one.odds, 6) for one in played] == [0.593907, 0.406093, 0.593907, 0.406093]
    assert {round(one.factor, 6) for one in played} == {0.844467}


def test_golden_first_match() -> None:
    after = [one.after for one in rate(table((NEWCOMER,) * 4), winner=0, margin=300)]
    assert shown_to(6, tuple(after)) == [(25.647241, 8.311738), (24.352759, 8.311738)] * 2
    assert [one.shown for one in after] == [1507, 1493, 1507, 1493]


def test_a_rating_is_shown_in_points() -> None:
    assert (NEWCOMER.shown, Rating(35.0).shown, Rating(20.5).shown) == (1500, 1610, 1450)
    assert NEWCOMER.rank == pytest.approx(16.6667, abs=1e-4)


@pytest.mark.parametrize(
    ("margin", "chance", "factor"),
    [
        (0, 0.5, 0.5),
        (300, 0.5, 0.63093),
        (600, 0.5, 1.0),
        (600, 0.75, 0.869565),
        (600, 0.25, 1.176471),
        (2000, 0.5, 1.6),
    ],
)
def test_the_factor_of_a_margin(margin: float, chance: float, factor: float) -> None:
    assert margin_factor(margin, chance) == pytest.approx(factor, abs=1e-6)


def test_who_leaves_loses_whoever_wins() -> None:
    even = (NEWCOMER,) * 4
    left_and_won = rate(table(even, left=(0,)), winner=0, margin=300)
    lost = rate(table(even), winner=1, margin=FORFEIT)
    won = rate(table(even), winner=0, margin=300)
    assert left_and_won[0].after == lost[0].after
    assert [one.after for one in left_and_won[1:]] == [one.after for one in won[1:]]


def test_a_match_without_a_winner_is_one_for_who_left_alone() -> None:
    even = (NEWCOMER,) * 4
    rated = rate(table(even, left=(3,)), winner=None, margin=0)
    assert [one.after == NEWCOMER for one in rated] == [True, True, True, False]
    assert rated[3].after == rate(table(even), winner=0, margin=FORFEIT)[3].after


def test_half_the_weight_is_half_the_change() -> None:
    four = (STRONG, WEAK, NEWCOMER, WEAK)
    whole = rate(table(four), winner=0, margin=500)
    half = rate(table(four, weights=(1.0, 1.0, 0.5, 0.0)), winner=0, margin=500)
    assert half[2].after.mu - MU == pytest.approx((whole[2].after.mu - MU) / 2)
    assert half[2].after.sigma - SIGMA == pytest.approx((whole[2].after.sigma - SIGMA) / 2)
    assert half[3].after == WEAK
    assert half[:2] == whole[:2]


@given(FOURS)
def test_odds_of_both_teams_make_one(four: tuple[Rating, ...]) -> None:
    ours, theirs = four[0::2], four[1::2]
    assert odds(ours, theirs) + odds(theirs, ours) == pytest.approx(1.0)


@given(FOURS, st.floats(0, 4000), st.sampled_from((0, 1)))
def test_winners_never_lose_and_losers_never_gain(four: tuple[Rating, ...], margin: float, winner: int) -> None:
    for seat, one in enumerate(rate(table(four), winner=winner, margin=margin)):
        if seat % 2 == winner:
            assert one.after.mu >= four[seat].mu
        else:
            assert one.after.mu <= four[seat].mu
        assert one.after.sigma > 0


@given(FOURS, st.floats(0, 2000), st.floats(0, 2000), st.sampled_from((0, 1)))
def test_a_higher_win_counts_no_less_for_anybody(
    four: tuple[Rating, ...], one: float, other: float, winner: int
) -> None:
    low, high = (rate(table(four), winner=winner, margin=margin) for margin in sorted((one, other)))
    for seat, before in enumerate(four):
        assert abs(high[seat].after.mu - before.mu) >= abs(low[seat].after.mu - before.mu)


@given(FOURS, st.floats(0, 2000), st.sampled_from((0, 1)))
def test_which_seat_of_a_team_somebody_has_does_not_matter(
    four: tuple[Rating, ...], margin: float, winner: int
) -> None:
    usual = rate(table(four), winner=winner, margin=margin)
    for order in permutations(range(4)):
        players = [table(four)[seat] for seat in order]
        for place, one in zip(order, rate(players, winner=winner, margin=margin), strict=True):
            assert one.after.mu == pytest.approx(usual[place].after.mu)
            assert one.after.sigma == pytest.approx(usual[place].after.sigma)
