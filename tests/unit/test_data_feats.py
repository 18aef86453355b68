"""Feats in the store: what they add up to, in what order, what proves it, and what is left when a match is voided."""

from pathlib import Path

import pytest

from data.database import Database
from data.feats import Feat, Feats, Goal, Progress, Way
from data.journal import Match
from data.people import People
from data.ratings import Ratings
from data.results import Result, ResultRound, Results, ResultSeat, Verdict
from tests.begun import begin
from tests.golden.test_stores import written

NORTH, EAST, SOUTH, WEST, OTHER = range(101, 106)
SEATED = (NORTH, EAST, SOUTH, WEST)
FIRST = Goal(name="first", feat="bomb")
THIRD = Goal(name="third", feat="bomb", count=3)
PAIR = Goal(name="pair", feat="both", count=2, way=Way.TOGETHER)
RUN = Goal(name="run", feat="won", count=3, way=Way.RUN, among="match")
GOALS = (FIRST, THIRD, PAIR, RUN)


def feat(name: str, *, seat: int = 0, number: int = 1, seq: int = 5, people: tuple[int, ...] = SEATED) -> Feat:
    return Feat(round=number, seat=seat, name=name, user=people[seat], seq=seq)


async def played(database: Database, number: int, *feats: Feat, people: tuple[int, ...] = SEATED) -> str:
    """The match of this number, which ended so many seconds after the first."""
    match = f"m{number}"
    await begin(database, Match(id=match, game="tichu", options="[]", created=0.0))
    result = Result(
        match=match,
        finished=float(number),
        guild=1,
        channel=2,
        target=1000,
        options="[]",
        rated=True,
        winner=0,
        totals=(1000, 0),
        seats=tuple(ResultSeat(seat=seat, team=seat % 2, user=user, name="X") for seat, user in enumerate(people)),
        rounds=tuple(
            ResultRound(number=one, points=(500, 0), calls="[]", finish_order="[0, 1, 2]", one_two=False)
            for one in (1, 2)
        ),
    )
    verdict = Verdict(winner=0, margin=1000.0)
    await Results(database).store(result, outcome="finished", verdict=verdict, feats=feats)
    return match


async def standing(database: Database, goal: Goal, user: int = NORTH) -> Progress:
    by_name = {one.goal: one for one in await Feats(database).progress(user, GOALS)}
    return by_name[goal]


async def test_the_first_time_proves_a_goal_of_one_and_the_third_one_of_three(database: Database) -> None:
    await played(database, 2, feat("bomb", number=2, seq=30), feat("bomb", number=1, seq=7))
    await played(database, 1, feat("bomb", seat=1))
    one, three = await standing(database, FIRST), await standing(database, THIRD)
    assert one.proof is not None
    assert (one.proof.match, one.proof.round, one.proof.seq, one.proof.at, one.times) == ("m2", 1, 7, 2.0, 1)
    assert (three.proof, three.times) == (None, 2)
    await played(database, 9, feat("bomb", seq=8))
    await played(database, 5, feat("bomb", seq=9))
    three = await standing(database, THIRD)
    assert three.proof is not None
    assert (three.proof.match, three.proof.seq, three.times) == ("m5", 9, 3), "by time, not as they were stored"
    assert (await standing(database, FIRST, OTHER)) == Progress(goal=FIRST)


async def test_together_counts_each_companion_by_themselves(database: Database) -> None:
    def both(*seats: int, people: tuple[int, ...] = SEATED) -> list[Feat]:
        return [feat("both", seat=seat, people=people) for seat in seats]

    await played(database, 1, *both(0, 2))
    others = (NORTH, EAST, OTHER, WEST)
    await played(database, 2, *both(0, 2, people=others), people=others)
    await played(database, 3, feat("both"))
    assert (await standing(database, PAIR)).proof is None
    assert (await standing(database, PAIR)).times == 1
    await played(database, 4, *both(0, 2))
    for user in (NORTH, SOUTH):
        proof = (await standing(database, PAIR, user)).proof
        assert proof is not None
        assert proof.match == "m4"
    assert (await standing(database, PAIR, OTHER)).proof is None


async def test_a_run_ends_with_a_match_that_lacks_it(database: Database) -> None:
    async def match(number: int, *, won: bool) -> None:
        await played(database, number, feat("match"), *((feat("won"),) if won else ()))

    for number, won in enumerate((True, True, False, True, True)):
        await match(number, won=won)
    run = await standing(database, RUN)
    assert (run.proof, run.times) == (None, 2)
    await match(7, won=True)
    await match(8, won=True)
    run = await standing(database, RUN)
    assert run.proof is not None
    assert (run.proof.match, run.times) == ("m7", 3)


@pytest.mark.parametrize("early", [1, 2, 3, 400])
async def test_what_is_reached_late_is_found_too(
    database: Database, monkeypatch: pytest.MonkeyPatch, early: int
) -> None:
    monkeypatch.setattr("data.feats.EARLY", early)
    for number, won in enumerate((False, True, True, False, True, True, True)):
        await played(database, number, feat("match"), feat("both"), *((feat("won"),) if won else ()))
    await played(database, 8, feat("both"), feat("both", seat=2))
    assert (await standing(database, PAIR)).times == 1
    await played(database, 9, feat("both"), feat("both", seat=2))
    proofs = [(await standing(database, goal)).proof for goal in (RUN, PAIR)]
    assert [one and one.match for one in proofs] == ["m6", "m9"]


async def test_what_a_match_has_brought_is_told_once(database: Database) -> None:
    feats = Feats(database)
    first = await played(database, 1, feat("bomb"), feat("bomb", seat=1))
    again = await played(database, 2, feat("bomb"), feat("bomb", seat=3))
    told = [(user, one.goal.name) for user, one in await feats.reached_with(first, GOALS)]
    assert told == [(NORTH, "first"), (EAST, "first")]
    assert [user for user, _ in await feats.reached_with(again, GOALS)] == [WEST]


async def test_a_voided_match_takes_its_feats_along_and_a_later_one_proves_them(database: Database) -> None:
    first, later = await played(database, 1, feat("bomb")), await played(database, 2, feat("bomb"))
    assert await Ratings(database).void(first, by=1, reason="a cat on the keys", at=9.0)
    one = await standing(database, FIRST)
    assert one.proof is not None
    assert (one.proof.match, one.times) == (later, 1)


async def test_who_is_forgotten_keeps_no_feat_and_a_partner_all_of_theirs(database: Database) -> None:
    for number in (1, 2):
        await played(database, number, feat("both"), feat("both", seat=2), feat("bomb", seat=2))
    assert "feat" in await People(database).rows(SOUTH)
    assert len((await People(database).rows(SOUTH))["feat"]) == 4
    assert await People(database).forget(SOUTH)
    assert (await standing(database, FIRST, SOUTH)).times == 0
    assert (await standing(database, PAIR)).proof is not None
    assert not (await People(database).rows(SOUTH))["feat"]


async def test_a_match_that_is_due_is_reckoned_once(database: Database) -> None:
    match = await played(database, 1)
    await database.execute("INSERT INTO feat_due (match) VALUES (?)", (match,))
    feats = Feats(database)
    assert await feats.due(limit=5) == (match,)
    await feats.reckoned(match, [feat("bomb")], {})
    await feats.reckoned(match, [feat("won")], {})
    assert await feats.due(limit=5) == ()
    assert await feats.of(match) == (feat("bomb"),)


async def test_results_of_before_are_due_when_a_file_is_brought_up_to_date(tmp_path: Path) -> None:
    async with await Database.open(written(tmp_path, 7)) as database:
        ((results,),) = await database.rows("SELECT count(*) FROM result")
        assert len(await Feats(database).due(limit=-1)) == results > 0
