"""How fast matches are stored and rated, reckoned again, and asked about: ``python -m tests.bench.bench_ratings``.

Printed are matches stored and rated a second, one commit each; the arithmetic alone; the time to reckon a history anew
and to void a match in its middle; and what a leaderboard, a place and a profile's sums cost to read. With
``--file FILE`` the reading is measured on a history made by ``tests.bench.fill``.
"""

import argparse
import asyncio
import tempfile
import time
from pathlib import Path

from data.database import Database
from data.journal import Match
from data.rating_audit import audit_ratings
from data.rating_store import NOT_VOIDED, SELECT_RATED, rated_matches
from data.ratings import Ratings
from data.results import Results
from data.seasons import ALL_TIME, season_of
from data.standings import EVERYWHERE, Ladder, recompute
from data.tallies import Tallies
from tests.begun import begin
from tests.bench.history import history, write

SMALL = 2_000
TIMES = 20


async def stored_one_by_one(path: Path, matches: int) -> None:
    """Each with a commit of its own, as they end."""
    played = tuple(history(matches, seed=2))
    async with await Database.open(path) as database:
        results = Results(database)
        for one in played:
            await begin(database, Match(id=one.result.match, game="tichu", options="[]", created=1.0))
        start = time.perf_counter()
        for one in played:
            await results.store(one.result, outcome=one.outcome, verdict=one.verdict)
        took = time.perf_counter() - start
    print(f"stored and rated, a commit each: {matches / took:,.0f} matches a second")


async def reckoned_again(path: Path) -> None:
    """The whole history, and its second half."""
    async with await Database.open(path) as database:
        rows = await database.rows(f"{SELECT_RATED} WHERE TRUE {NOT_VOIDED} ORDER BY seq, seat")
        matches = tuple(rated_matches(rows))
        start = time.perf_counter()
        _, changes = recompute(matches)
        took = time.perf_counter() - start
        print(f"recomputed: {len(matches):,} matches in {took:.1f} s, {len(matches) / took:,.0f} a second,", end=" ")
        print(f"{len(changes):,} changes")
        start = time.perf_counter()
        drifts = await audit_ratings(database)
        print(f"audited: {time.perf_counter() - start:.1f} s, {len(drifts)} drifts")
        for back in (100, len(matches) // 2):
            start = time.perf_counter()
            await Ratings(database).void(matches[-back].match, by=1, reason="benchmark", at=0.0)
            print(f"voided the match {back:,} from the end: {time.perf_counter() - start:.2f} s")


async def asked(path: Path) -> None:
    """What is read of the busiest server and of everybody."""
    async with await Database.open(path) as database:
        ratings, tallies = Ratings(database), Tallies(database)
        ((matches, last),) = await database.rows("SELECT count(*), max(finished) FROM result")
        ((guild,),) = await database.rows("SELECT guild FROM result GROUP BY guild ORDER BY count(*) DESC LIMIT 1")
        ((user,),) = await database.rows(
            "SELECT user FROM standing WHERE guild = 0 AND season = 0 AND kind = 'people' ORDER BY matches DESC LIMIT 1"
        )
        print(f"asked of {matches:,} matches:")
        for name, place, season in (
            ("this server, this season", guild, season_of(last)),
            ("everywhere, all time", EVERYWHERE, ALL_TIME),
        ):
            ladder = Ladder("tichu", "people", place, season)
            for what, ask in (
                ("leaders", lambda ladder=ladder: ratings.leaders(ladder, now=last, limit=20)),
                ("place", lambda ladder=ladder: ratings.place(ladder, user, now=last)),
                ("pairs", lambda ladder=ladder: ratings.pairs(ladder, limit=20, minimum=5)),
                ("partners", lambda ladder=ladder: ratings.partners(ladder, user)),
                ("curve", lambda ladder=ladder: ratings.curve(ladder, user, limit=100)),
                ("sums", lambda ladder=ladder: tallies.of(user, ladder)),
                ("acquaintances", lambda ladder=ladder: tallies.acquaintances(user, ladder)),
            ):
                start = time.perf_counter()
                for _ in range(TIMES):
                    await ask()
                print(f"  {what}, {name}: {1000 * (time.perf_counter() - start) / TIMES:.2f} ms")


async def main() -> None:
    """All of it."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.bench_ratings")
    parser.add_argument("--file", type=Path)
    parser.add_argument("--matches", type=int, default=SMALL)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        await stored_one_by_one(Path(folder) / "one.sqlite3", arguments.matches)
        made = Path(folder) / "made.sqlite3"
        if arguments.file is None:
            await write(made, history(arguments.matches, seed=3))
        await asked(arguments.file or made)
        await reckoned_again(arguments.file or made)


if __name__ == "__main__":
    asyncio.run(main())
