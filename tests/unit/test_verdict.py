"""What a match that is over means for ratings: who left, whether it counts, who is taken to have won."""

from dataclasses import replace

import pytest

from bot.conduct import Outcome, RoundLine
from bot.gathering.lobby import Lobby
from bot.gathering.terms import Terms
from bot.matches.ending import End
from bot.sitters import Bot, Level, Person
from bot.standings.verdict import ANCHORS, Ending, anchor_of, verdict_of, winner_of
from data.results import Kind, Verdict
from data.sittings import Sitting

NAMES = ("North", "East", "South", "West")
PEOPLE = tuple(Person(101 + seat, name) for seat, name in enumerate(NAMES))
BEGAN = tuple(Sitting(seat=seat, since=0, user=one.user, name=one.name) for seat, one in enumerate(PEOPLE))
JADE = Bot("Jade")


def outcome(ours: int, theirs: int, *, rounds: int = 5, winner: int | None = None) -> Outcome:
    lines = tuple(RoundLine(number, (0, 0), "[]", "[]", one_two=False) for number in range(1, rounds + 1))
    return Outcome(winner, (ours, theirs), lines)


def ending(why: End, how: Outcome, *, bots: tuple[int, ...] = (), absent: tuple[int, ...] = ()) -> Ending:
    """A rated match of four people; at its end bots have the seats of those who left."""
    seats = tuple(JADE if seat in bots else one for seat, one in enumerate(PEOPLE))
    return Ending(why, how, BEGAN, Lobby(101, seats, rated=True), frozenset(absent))


def test_a_match_to_the_target_counts_by_its_margin() -> None:
    assert verdict_of(ending(End.FINISHED, outcome(1010, 450, winner=0))) == Verdict(winner=0, margin=560.0)


def test_a_resigned_match_counts_for_six_hundred_at_least() -> None:
    assert verdict_of(ending(End.RESIGNED, outcome(700, 100, winner=1))) == Verdict(winner=1, margin=600.0)
    assert verdict_of(ending(End.RESIGNED, outcome(100, 900, winner=1))) == Verdict(winner=1, margin=800.0)


@pytest.mark.parametrize("rounds", [0, 1])
def test_less_than_two_rounds_are_not_rated(rounds: int) -> None:
    assert verdict_of(ending(End.RESIGNED, outcome(0, 0, rounds=rounds, winner=1))) is None


def test_what_was_not_agreed_to_be_rated_is_not() -> None:
    casual = ending(End.FINISHED, outcome(1000, 0, winner=0))
    assert verdict_of(replace(casual, lobby=replace(casual.lobby, rated=False))) is None


def test_a_match_stopped_by_all_is_rated_for_nobody_but_who_left() -> None:
    assert verdict_of(ending(End.ABORTED, outcome(500, 400))) is None
    left = ending(End.ABORTED, outcome(500, 400), bots=(2,))
    assert left.left == {2}
    assert verdict_of(left) == Verdict(winner=None, margin=0.0)


def test_a_team_that_nobody_stayed_of_has_lost() -> None:
    gone = ending(End.ENDED, outcome(800, 100), bots=(0, 2))
    assert verdict_of(gone) == Verdict(winner=1, margin=600.0)
    assert winner_of(ending(End.ENDED, outcome(800, 100), bots=(0,))) is None
    assert winner_of(ending(End.ENDED, outcome(800, 100), bots=(0, 1, 2, 3))) is None


def test_who_is_away_at_the_end_has_left() -> None:
    assert ending(End.FINISHED, outcome(1000, 0, winner=0), absent=(3,)).left == {3}
    assert ending(End.FINISHED, outcome(1000, 0, winner=0), absent=(3,), bots=(3,)).left == {3}


def test_when_everybody_is_away_nobody_has_left() -> None:
    assert ending(End.ABANDONED, outcome(500, 400), absent=(0, 1, 2, 3)).left == frozenset()
    assert ending(End.ABANDONED, outcome(500, 400), absent=(0, 1, 2), bots=(3,)).left == {3}


def test_who_comes_back_before_the_end_has_not_left_and_a_substitute_never_does() -> None:
    back = ending(End.FINISHED, outcome(1000, 0, winner=0))
    assert back.left == frozenset()
    substitute = replace(
        back, lobby=replace(back.lobby, seats=(Person(999, "Otter"), *PEOPLE[1:])), absent=frozenset({0})
    )
    assert substitute.left == {0}, "it is the first owner who has"


def test_bots_have_a_ladder_of_their_own() -> None:
    bots = tuple(Sitting(seat=seat, since=0, user=None, name="Jade", level="easy") for seat in (1, 2, 3))
    mixed = replace(ending(End.FINISHED, outcome(1000, 0, winner=0)), began=(BEGAN[0], *bots))
    unrated = replace(mixed, lobby=Lobby(101, (PEOPLE[0], JADE, JADE, JADE), rated=False))
    assert unrated.kind is Kind.BOTS
    assert verdict_of(unrated) == Verdict(winner=0, margin=1000.0)
    assert [anchor_of(one) for one in unrated.began] == [None, *[ANCHORS[Level.EASY]] * 3]
    for terms in (Terms(casual=True), Terms(target=500), Terms(house=("no_grand",))):
        assert verdict_of(replace(unrated, lobby=replace(unrated.lobby, terms=terms))) is None


def test_every_level_has_an_anchor() -> None:
    assert set(ANCHORS) == set(Level)
