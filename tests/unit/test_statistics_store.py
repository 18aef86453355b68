"""What leaderboards and profiles ask of the store: answered right, by indexes, and also of files of before."""

import asyncio
import re
import sqlite3
from collections.abc import AsyncIterator, Mapping
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from bot.games.tichu.achievements import GOALS
from data.database import Database, Parameters
from data.days import Days
from data.feats import Feats
from data.known_names import KnownNames
from data.rating_audit import audit_ratings
from data.ratings import Ratings
from data.results import Results
from data.schema import MIGRATIONS
from data.seasons import ALL_TIME, season_of
from data.standings import EVERYWHERE, Ladder
from data.tallies import Tallies
from tests.bench.history import history, write
from tests.golden.test_stores import written

MATCHES = 400
MUCH = (
    "feat",
    "day_try",
    "round_seat",
    "standing",
    "rated_pair",
    "rating_change",
    "rated_match",
    "result",
    "result_seat",
    "tally",
    "acquaintance",
)
"""Tables that grow with what is played."""


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("history") / "history.sqlite3"
    asyncio.run(write(path, history(MATCHES, seed=7)))
    return path


@pytest.fixture
async def database(played: Path) -> AsyncIterator[Database]:
    async with await Database.open(played) as database:
        yield database


async def busiest(database: Database) -> tuple[Ladder, int, float]:
    """The server with the most matches in all seasons, who has played most there, and when the last match ended."""
    ((guild, user),) = await database.rows(
        "SELECT guild, user FROM standing WHERE guild > 0 AND season = 0 AND kind = 'people' "
        "ORDER BY matches DESC, user LIMIT 1"
    )
    ((last,),) = await database.rows("SELECT max(finished) FROM result")
    return Ladder("tichu", "people", guild, ALL_TIME), user, last


async def test_a_pair_stands_where_the_list_has_it(database: Database) -> None:
    ladder, _, _ = await busiest(database)
    pairs = await Ratings(database).pairs(ladder, limit=1000, minimum=2)
    assert len(pairs) > 20
    assert [await Ratings(database).pair_place(ladder, one, minimum=2) for one in pairs] == [*range(1, len(pairs) + 1)]
    differences = [one.difference for one in pairs]
    assert differences == sorted(differences, reverse=True)
    swapped = replace(pairs[3], user=pairs[3].partner, partner=pairs[3].user)
    assert await Ratings(database).pair_place(ladder, swapped, minimum=2) == 4


async def test_as_many_are_counted_as_are_listed(database: Database) -> None:
    ladder, _, last = await busiest(database)
    for minimum in (1, 5, 20):
        listed = await Ratings(database).leaders(ladder, now=last, limit=1000, minimum=minimum)
        assert await Ratings(database).count(ladder, now=last, minimum=minimum) == len(listed)


async def test_the_first_season_is_that_of_the_first_rated_match(database: Database) -> None:
    ladder, _, _ = await busiest(database)
    ((first,),) = await database.rows(
        "SELECT min(finished) FROM rated_match JOIN result USING (match) WHERE guild = ? AND rated_match.kind = ?",
        (ladder.guild, ladder.kind),
    )
    assert await Ratings(database).first_season(ladder) == season_of(first)
    assert await Ratings(database).first_season(replace(ladder, guild=1)) is None


async def test_people_are_known_by_the_name_of_their_latest_match(database: Database) -> None:
    ladder, user, _ = await busiest(database)
    ((match,),) = await database.rows(
        "SELECT match FROM rated_match JOIN result_seat USING (match) WHERE user = ? ORDER BY seq DESC LIMIT 1", (user,)
    )
    await database.execute("UPDATE result_seat SET name = 'Dahlia' WHERE match = ? AND user = ?", (match, user))
    casual = 999_901
    await database.execute(
        "UPDATE result_seat SET user = ?, name = 'Elster' WHERE match = (SELECT match FROM result "
        "WHERE match NOT IN (SELECT match FROM rated_match) LIMIT 1) AND seat = 0",
        (casual,),
    )
    names = await KnownNames(database).of((user, casual, 5))
    assert names == {user: "Dahlia", casual: "Elster", 5: ""}
    assert ladder.guild


class Watched(Database):
    """A database that remembers how SQLite went about each question."""

    plans: list[str]

    async def rows(self, sql: str, parameters: Parameters = ()) -> tuple[sqlite3.Row, ...]:
        """As Database's."""
        self.plans += [row["detail"] for row in await super().rows(f"EXPLAIN QUERY PLAN {sql}", parameters)]
        return await super().rows(sql, parameters)


async def test_nothing_that_grows_is_read_as_a_whole(played: Path, database: Database) -> None:
    ladder, user, last = await busiest(database)
    async with await Watched.open(played) as watched:
        watched.plans = []
        ratings, tallies = Ratings(watched), Tallies(watched)
        await ratings.place(ladder, user, now=last, minimum=1)
        await ratings.count(ladder, now=last)
        await ratings.first_season(ladder)
        await ratings.standings(ladder, (user,))
        await ratings.curve(ladder, user, limit=50)
        pair = (await ratings.partners(ladder, user))[0]
        await ratings.pair_place(ladder, pair)
        await tallies.of(user, ladder)
        await tallies.acquaintances(user, ladder)
        await KnownNames(watched).of((user, 5))
        await Feats(watched).progress(user, GOALS)
        await Feats(watched).reached_with("h0000001", GOALS)
        await Days(watched).best("tichu", user, before=1, least=1)
        assert len(watched.plans) > 10
        assert [plan for plan in watched.plans if re.match(rf"SCAN (?:{'|'.join(MUCH)})\b", plan)] == []
        watched.plans = []
        await ratings.leaders(ladder, now=last, limit=10, offset=10)
        await ratings.pairs(ladder, limit=10, offset=10)
        assert [re.sub(r" \(.*", "", plan) for plan in watched.plans] == [
            "SEARCH standing USING INDEX standing_by_rank",
            "SEARCH rated_pair USING COVERING INDEX rated_pair_by_rank",
        ], "and nothing is sorted"
        await watched.rows("SELECT count(*) FROM standing WHERE mu > 3")
        assert any(plan.startswith("SCAN standing") for plan in watched.plans), "the check itself can fail"


# --- files of before ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("version", [3, 5, 7])
async def test_results_of_before_there_were_facts_are_no_drift(tmp_path: Path, version: int) -> None:
    async with await Database.open(written(tmp_path, version)) as database:
        assert await audit_ratings(database) == ()
        ((match, guild),) = await database.rows("SELECT match, guild FROM result")
        result = await Results(database).get(match)
        assert result is not None
        assert len(await database.rows("SELECT 1 FROM tally")) == 16
        for where in (EVERYWHERE, guild):
            for season in (ALL_TIME, season_of(result.finished)):
                ladder = Ladder("tichu", "people", where, season)
                for one in result.seats:
                    ending = "won" if one.team == result.winner else "lost"
                    counts: Mapping[str, int] = await Tallies(database).of(one.user or 0, ladder)
                    assert counts == {"matches": 1, ending: 1}


async def test_what_an_older_file_holds_is_summed_as_it_would_be_today(tmp_path: Path) -> None:
    """A history written today, and the same results brought up from the schema that knew no sums."""
    new, old = tmp_path / "new.sqlite3", tmp_path / "old.sqlite3"
    await write(new, history(60, seed=8))
    await (await Database.open(old, migrations=MIGRATIONS[:8])).close()
    with closing(sqlite3.connect(old)) as connection:
        connection.execute("ATTACH ? AS new", (str(new),))
        connection.execute("INSERT INTO match SELECT id, game, options, created, ended, outcome, shed FROM new.match")
        connection.execute(
            "INSERT INTO result SELECT match, finished, guild, channel, target, options, rated, winner, total0, total1 "
            "FROM new.result"
        )
        connection.execute("INSERT INTO result_seat SELECT match, seat, team, user, name FROM new.result_seat")
        connection.commit()
    async with await Database.open(old) as database:
        drifts = await audit_ratings(database)
        acquaintances = await database.rows("SELECT * FROM acquaintance ORDER BY 1, 2, 3, 4, 5")
    assert drifts == ()
    async with await Database.open(new) as database:
        wanted = await database.rows("SELECT * FROM acquaintance ORDER BY 1, 2, 3, 4, 5")
    assert [tuple(row) for row in acquaintances] == [tuple(row) for row in wanted]
