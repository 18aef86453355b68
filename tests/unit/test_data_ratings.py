"""Ratings in the store: rated with the result, replayed to the same, voided, listed, paused."""

import sqlite3
from collections.abc import Iterable
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from data.database import Database
from data.errors import StoreError
from data.journal import Match
from data.ladder import NEWCOMER
from data.rating_audit import audit_ratings
from data.ratings import Ratings
from data.results import Kind, Result, ResultRound, Results, ResultSeat, RoundSeat, Verdict
from data.seasons import ALL_TIME, season_of, season_start
from data.standings import EVERYWHERE, Ladder
from data.tallies import Acquaintance, Tallies
from tests.begun import begin
from tests.bench.fill import fill
from tests.bench.history import Played, history, write

GUILD = 77
NORTH, EAST, SOUTH, WEST = PEOPLE = (101, 102, 103, 104)
NOON = season_start(season_of(1_767_300_000.0)) + 40 * 86_400 + 43_200.0
"""In the middle of a day and of a season."""
SEASON = season_of(NOON)
HERE = Ladder("tichu", "people", GUILD, SEASON)
WON = Verdict(winner=0, margin=600.0)
SELECT_ALL = "SELECT * FROM "
DERIVED = ("rating_change", "standing", "rated_pair", "tally", "acquaintance")


def result(number: int, *, users: Iterable[int] = PEOPLE, finished: float = NOON, left: tuple[int, ...] = ()) -> Result:
    seats = tuple(
        ResultSeat(seat=seat, team=seat % 2, user=user, name=f"P{user}", has_left=user in left)
        for seat, user in enumerate(users)
    )
    facts = tuple(RoundSeat(seat=one.seat, user=one.user, facts={"rounds": 1, "bombs": one.seat}) for one in seats)
    line = ResultRound(number=1, points=(300, 0), calls="[]", finish_order="[0, 2]", one_two=True, seats=facts)
    return Result(
        match=f"m{number}",
        finished=finished + number,
        guild=GUILD,
        channel=1,
        target=1000,
        options="[]",
        rated=True,
        winner=0,
        totals=(1000, 400),
        seats=seats,
        rounds=(line, replace(line, number=2)),
    )


async def store(database: Database, one: Result, verdict: Verdict | None = WON) -> None:
    await begin(database, Match(id=one.match, game="tichu", options="[]", created=1.0))
    assert await Results(database).store(one, outcome="finished", verdict=verdict)


def content(path: Path, tables: Iterable[str] = DERIVED) -> dict[str, list[tuple[object, ...]]]:
    with closing(sqlite3.connect(path)) as connection:
        return {name: sorted(connection.execute(SELECT_ALL + name).fetchall(), key=str) for name in tables}


# --- one match ----------------------------------------------------------------------------------------------------


async def test_a_result_is_rated_with_it_on_four_ladders(database: Database) -> None:
    await store(database, result(1))
    ratings = Ratings(database)
    for guild in (EVERYWHERE, GUILD):
        for season in (ALL_TIME, SEASON):
            standings = await ratings.standings(Ladder("tichu", "people", guild, season), PEOPLE)
            assert [standings[user].rating.shown for user in PEOPLE] == [1511, 1489, 1511, 1489]
            assert [(one.matches, one.wins) for one in standings.values()] == [(1, 1), (1, 0)] * 2
    moved = await ratings.moved("m1", guild=GUILD, season=SEASON)
    assert [(one.user, one.before, one.odds, one.factor, one.weight) for one in moved] == [
        (user, NEWCOMER, 0.5, 1.0, 1.0) for user in PEOPLE
    ]
    assert await audit_ratings(database) == ()


@pytest.mark.parametrize("guild", [EVERYWHERE, GUILD])
@pytest.mark.parametrize("season", [ALL_TIME, SEASON])
def test_a_match_counts_once_on_a_ladder(guild: int, season: int) -> None:
    scopes = Ladder("tichu", "people", guild, season).scopes
    assert len(set(scopes)) == len(scopes)


async def test_without_a_verdict_only_the_sums_grow(database: Database) -> None:
    await store(database, result(1), verdict=None)
    assert (await Ratings(database).standings(HERE, PEOPLE))[NORTH].matches == 0
    assert await Tallies(database).of(WEST, HERE) == {"bombs": 6, "lost": 1, "matches": 1, "rounds": 2}
    assert await Tallies(database).of(WEST, replace(HERE, guild=EVERYWHERE, season=ALL_TIME)) == {
        "bombs": 6,
        "lost": 1,
        "matches": 1,
        "rounds": 2,
    }
    assert await Tallies(database).acquaintances(NORTH, HERE) == (
        Acquaintance(other=EAST, together=0, together_won=0, against=1, against_won=1),
        Acquaintance(other=SOUTH, together=1, together_won=1, against=0, against_won=0),
        Acquaintance(other=WEST, together=0, together_won=0, against=1, against_won=1),
    )


async def test_whom_somebody_met_is_counted_in_its_season_and_of_all_time(database: Database) -> None:
    await store(database, result(1))
    await store(database, replace(result(2), finished=season_start(SEASON + 1) + 60.0))
    met = Tallies(database).acquaintances
    for guild in (EVERYWHERE, GUILD):
        for season, times in ((ALL_TIME, 2), (SEASON, 1), (SEASON + 1, 1), (SEASON + 2, 0)):
            found = {one.other: one for one in await met(NORTH, replace(HERE, guild=guild, season=season))}
            assert len(found) == (3 if times else 0)
            if times:
                assert (found[SOUTH].together, found[EAST].against, found[EAST].against_won) == (times,) * 3
    assert await audit_ratings(database) == ()


async def test_a_rating_that_fails_leaves_no_result(database: Database) -> None:
    await begin(database, Match(id="m1", game="tichu", options="[]", created=1.0))
    with pytest.raises(StoreError):
        await Results(database).store(result(1), outcome="finished", verdict=Verdict(winner=0, margin=-1.0))
    assert content(database.path, (*DERIVED, "result", "rated_match")) == {
        name: [] for name in (*DERIVED, "result", "rated_match")
    }


async def test_storing_again_rates_nothing(database: Database) -> None:
    await store(database, result(1))
    before = content(database.path)
    assert not await Results(database).store(result(1), outcome="finished", verdict=Verdict(winner=1, margin=600.0))
    assert content(database.path) == before


async def test_rounds_of_others_and_of_stand_ins_are_not_theirs(database: Database) -> None:
    whole = result(1)
    first, second = whole.rounds
    taken = replace(first.seats[0], user=999, is_own=False)
    stood_in = replace(second.seats[1], is_own=False)
    rounds = (
        replace(first, seats=(taken, *first.seats[1:])),
        replace(second, seats=(second.seats[0], stood_in, *second.seats[2:])),
    )
    await store(database, replace(whole, rounds=rounds))
    tallies = Tallies(database)
    assert [(await tallies.of(user, HERE))["rounds"] for user in PEOPLE] == [1, 1, 2, 2]
    assert await tallies.of(999, HERE) == {}
    assert await Results(database).get("m1") == replace(whole, rounds=rounds)


# --- leaving, repeating, seasons ----------------------------------------------------------------------------------


async def test_the_partner_of_a_leaver_loses_half_and_the_leaver_all(database: Database) -> None:
    await store(database, result(1, left=(EAST,)))
    by_user = {one.user: one for one in await Ratings(database).moved("m1", guild=GUILD, season=SEASON)}
    assert {user: one.weight for user, one in by_user.items()} == {NORTH: 1.0, EAST: 1.0, SOUTH: 1.0, WEST: 0.5}
    loss = by_user[EAST].before.mu - by_user[EAST].after.mu
    assert by_user[WEST].before.mu - by_user[WEST].after.mu == pytest.approx(loss / 2)
    assert await audit_ratings(database) == ()


async def test_the_seventh_match_of_a_day_counts_half_however_the_four_sit(database: Database) -> None:
    for number in range(1, 7):
        await store(database, result(number))
    await store(database, result(7, users=(EAST, NORTH, WEST, SOUTH)))
    await store(database, result(8, users=(NORTH, EAST, SOUTH, 105)))
    await store(database, result(9, finished=NOON + 86_400))
    weights = [
        (await Ratings(database).moved(f"m{number}", guild=GUILD, season=SEASON))[0].weight for number in range(1, 10)
    ]
    assert weights == [1.0] * 6 + [0.5, 1.0, 1.0]
    assert await audit_ratings(database) == ()


async def test_a_season_begins_with_what_the_last_left(database: Database) -> None:
    for number in range(1, 4):
        await store(database, result(number))
    old = (await Ratings(database).standings(HERE, [NORTH]))[NORTH]
    later = replace(HERE, season=SEASON + 2)
    new = (await Ratings(database).standings(later, [NORTH]))[NORTH]
    assert new.matches == 0
    assert new.rating.mu == pytest.approx(25 + 0.75**2 * (old.rating.mu - 25))
    await store(database, result(4, finished=season_start(SEASON + 2)))
    (moved, *_) = await Ratings(database).moved("m4", guild=GUILD, season=SEASON + 2)
    assert (moved.before, moved.matches) == (new.rating, 1)
    assert (await Ratings(database).standings(HERE, [NORTH]))[NORTH] == old, "an older season is kept"
    (all_time, *_) = await Ratings(database).moved("m4", guild=GUILD, season=ALL_TIME)
    assert (all_time.before, all_time.matches) == (old.rating, 4)
    assert await audit_ratings(database) == ()


async def test_bots_are_anchors_on_a_ladder_of_their_own(database: Database) -> None:
    bots = tuple(
        ResultSeat(seat=seat, team=seat % 2, user=None, name="Jade", level="easy", anchor=20.0) for seat in (1, 2, 3)
    )
    for number in (1, 2):
        one = result(number)
        await store(database, replace(one, rated=False, kind=Kind.BOTS, seats=(one.seats[0], *bots)))
    against_bots = replace(HERE, kind="bots")
    standings = await Ratings(database).standings(against_bots, [NORTH])
    assert standings[NORTH].matches == 2
    assert (await Ratings(database).standings(HERE, [NORTH]))[NORTH].matches == 0
    assert len(content(database.path, ("standing",))["standing"]) == 4
    assert await audit_ratings(database) == ()


async def test_three_marks_in_twenty_pause_longer_and_longer(database: Database) -> None:
    ratings = Ratings(database)
    pauses: list[float] = []
    for number in range(1, 31):
        await store(database, result(number, left=(NORTH,) if number in {1, 2, 12, 22, 23} else ()))
        pauses.append(((await ratings.paused_until(NORTH)) or NOON + number) - NOON)
    assert pauses[:1] == [1]
    assert [pauses[number - 1] - number for number in (2, 12, 22, 23)] == [0, 3600, 0, 3600]
    assert pauses[29] == pauses[22], "a match that was not left pauses nothing anew"
    assert await ratings.paused_until(EAST) is None


# --- lists --------------------------------------------------------------------------------------------------------


async def test_a_leaderboard_lists_who_has_played_enough_and_lately(database: Database) -> None:
    for number in range(1, 4):
        await store(database, result(number))
    await store(database, result(4, users=(NORTH, EAST, 105, 106)))
    ratings = Ratings(database)
    listed = await ratings.leaders(HERE, now=NOON + 1000, limit=10, minimum=3)
    assert [(one.place, one.user) for one in listed] == [(1, NORTH), (2, SOUTH), (3, WEST), (4, EAST)]
    assert await ratings.leaders(HERE, now=NOON + 1000, limit=2, offset=1, minimum=3) == listed[1:3]
    for one in listed:
        assert await ratings.place(HERE, one.user, now=NOON + 1000, minimum=3) == one
    assert await ratings.place(HERE, 105, now=NOON + 1000, minimum=3) is None
    all_time = replace(HERE, season=ALL_TIME)
    assert await ratings.leaders(all_time, now=NOON + 46 * 86_400, limit=10, minimum=3) == ()
    assert len(await ratings.leaders(HERE, now=season_start(SEASON + 3), limit=10, minimum=3)) == 4
    curve = await ratings.curve(HERE, NORTH, limit=3)
    assert [(one.match, one.matches) for one in curve] == [("m2", 2), ("m3", 3), ("m4", 4)]


async def test_pairs_are_measured_by_their_odds_and_shrunk(database: Database) -> None:
    for number in (1, 2):
        await store(database, result(number))
    (best, worst) = await Ratings(database).pairs(HERE, limit=10)
    assert (best.user, best.partner, best.matches, best.wins) == (NORTH, SOUTH, 2, 2)
    odds = [(await Ratings(database).moved(f"m{number}", guild=GUILD, season=SEASON))[0].odds for number in (1, 2)]
    assert best.expected == pytest.approx(sum(odds))
    assert best.difference == pytest.approx((2 - sum(odds)) / 22)
    assert worst.difference == pytest.approx(-best.difference)
    (with_east,) = await Ratings(database).partners(HERE, WEST)
    assert (with_east.partner, with_east.wins) == (EAST, 0)


# --- a whole history ----------------------------------------------------------------------------------------------

MATCHES = 250


async def made(path: Path, matches: Iterable[Played]) -> Path:
    await write(path, matches)
    return path


async def test_a_history_recomputed_is_what_was_stored(tmp_path: Path) -> None:
    async with await Database.open(await made(tmp_path / "h.sqlite3", history(MATCHES, seed=3))) as database:
        assert await audit_ratings(database) == ()
        assert len(await database.rows("SELECT DISTINCT season FROM standing")) == 9, "eight quarters and all time"
        await database.execute("UPDATE standing SET mu = mu + 1e-9 WHERE user = (SELECT min(user) FROM standing)")
        await database.execute("DELETE FROM rating_change WHERE seq = 40")
        await database.execute(
            "UPDATE tally SET counts = '{}' WHERE season = 0 AND user = (SELECT max(user) FROM tally)"
        )
        await database.execute("DELETE FROM acquaintance WHERE guild = 0 AND user = (SELECT max(user) FROM tally)")
        drifts = {drift.table for drift in await audit_ratings(database)}
        assert drifts == {"standing", "rating_change", "tally", "acquaintance"}


async def test_a_voided_match_is_as_if_it_had_never_been_rated(tmp_path: Path) -> None:
    played = tuple(history(MATCHES, seed=4))
    rated = [one.result.match for one in played if one.verdict is not None]
    out = (rated[len(rated) // 2], rated[20], rated[-1])
    without = tuple(replace(one, verdict=None) if one.result.match in out else one for one in played)
    async with await Database.open(await made(tmp_path / "voided.sqlite3", played)) as database:
        for match in out:
            assert await Ratings(database).void(match, by=5, reason="both teams were one person", at=NOON)
            assert not await Ratings(database).void(match, by=6, reason="again", at=NOON)
        assert not await Ratings(database).void("unknown", by=5, reason="none", at=NOON)
        assert await audit_ratings(database) == ()
        rows = await database.rows("SELECT match, by, reason, at FROM voided_match ORDER BY match")
        assert [tuple(row) for row in rows] == [(match, 5, "both teams were one person", NOON) for match in sorted(out)]
    never = await made(tmp_path / "never.sqlite3", without)
    voided = content(tmp_path / "voided.sqlite3")
    expected = content(never)
    for table in ("standing", "tally", "acquaintance"):
        assert voided[table] == expected[table], table
    assert [row[:8] for row in voided["rated_pair"]] == [row[:8] for row in expected["rated_pair"]]
    # Changes are numbered by their match's place in the order, which a match that never was does not take.
    assert sorted(row[1:] for row in voided["rating_change"]) == sorted(row[1:] for row in expected["rating_change"])


async def test_a_match_that_is_put_back_is_as_if_it_had_never_been_voided(tmp_path: Path) -> None:
    played = tuple(history(MATCHES, seed=4))
    rated = [one.result.match for one in played if one.verdict is not None]
    out = (rated[len(rated) // 2], rated[20], rated[-1])
    path = await made(tmp_path / "restored.sqlite3", played)
    never = content(path)
    async with await Database.open(path) as database:
        ratings = Ratings(database)
        guilds = {one.result.match: one.result.guild for one in played}
        for number, match in enumerate(out):
            assert not await ratings.restore(match, by=6, reason="not yet", at=NOON)
            assert await ratings.void(match, by=5, reason="a mistake", at=NOON + number)
        assert out[-1] == (await ratings.voided(guilds[out[-1]], limit=9))[0]
        for match in out:
            assert await ratings.restore(match, by=6, reason="it was one", at=NOON + 9)
            assert await ratings.voided(guilds[match], limit=9) == tuple(
                one for one in reversed(out[out.index(match) + 1 :]) if guilds[one] == guilds[match]
            )
        assert await audit_ratings(database) == ()
        rows = await database.rows("SELECT match, by, reason, voided_by, voided_reason FROM restored_match")
        assert sorted(map(tuple, rows)) == [(match, 6, "it was one", 5, "a mistake") for match in sorted(out)]
    restored = content(path)
    for table in ("standing", "tally", "acquaintance", "rating_change"):
        assert restored[table] == never[table], table
    assert [row[:8] for row in restored["rated_pair"]] == [row[:8] for row in never["rated_pair"]]


async def test_a_history_written_at_once_is_one_stored_match_by_match(tmp_path: Path, database: Database) -> None:
    played = tuple(history(24, seed=5))
    for one in played:
        await begin(database, Match(id=one.result.match, game="tichu", options=one.result.options, created=1.0))
        assert await Results(database).store(one.result, outcome=one.outcome, verdict=one.verdict)
    at_once = await made(tmp_path / "at_once.sqlite3", played)
    tables = (*DERIVED, "result", "result_seat", "result_round", "round_seat", "rated_match")
    assert content(at_once, tables) == content(database.path, tables)


async def test_very_many_matches_written_together_are_what_the_store_writes(tmp_path: Path) -> None:
    played = tuple(history(MATCHES, seed=7))
    one, other = tmp_path / "one.sqlite3", await made(tmp_path / "other.sqlite3", played)
    assert await fill(one, played) == MATCHES
    schema = "sqlite_schema WHERE type = 'index'"
    tables = (*DERIVED, "match", "result", "result_seat", "result_round", "round_seat", "rated_match", "feat", schema)
    found, wanted = content(one, tables), content(other, tables)
    for table in tables[:-1]:
        assert found[table] == wanted[table], table
    assert {row[1] for row in found[schema]} == {row[1] for row in wanted[schema]}, "every index is there again"


def test_a_history_has_the_rates_of_human_play() -> None:
    seats = [one.facts for played in history(400, seed=6) for line in played.result.rounds for one in line.seats]
    assert 6 < len(seats) / 4 / 400 < 13
    share = {name: sum(one.get(name, 0) for one in seats) / len(seats) for name in ("small", "grand", "one_twos")}
    assert share == pytest.approx({"small": 0.139, "grand": 0.078, "one_twos": 0.237 / 2}, rel=0.15)
