"""What `/tichu stats` and `/tichu leaderboard` cost to look up and to draw: ``python -m tests.bench.bench_statistics``.

Printed are the middle and the 95th percentile of milliseconds over many people and servers of a history: all that the
store is asked for one answer (the claim: under 50 ms with 100,000 matches), and apart from it words and picture. With
``--file FILE`` the history is one made by ``tests.bench.fill``; else a small one is made.
"""

import argparse
import asyncio
import random
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from functools import partial
from itertools import product
from pathlib import Path
from typing import TypeVar

from bot.games.tichu.profile import Sight, profile_panel
from bot.ladder_words import Scope
from bot.speech import speech_for
from bot.staging.panel import Panel
from bot.standings.leaderboard_panel import Own, View, What, leaders_panel
from bot.standings.rankings import Rankings, Reader
from data.database import Database
from data.known_names import KnownNames
from data.preferences import Preferences
from data.ratings import Ratings
from data.results import Kind
from data.seasons import ALL_TIME
from data.tallies import Tallies
from render.paint import png
from tests.bench.history import history, write

T = TypeVar("T")

SMALL = 2_000
SAMPLES = 100
MOST_PAGES = 5
SPEECH = speech_for("ko")


class Stopwatch:
    """Milliseconds by what took them, as the clock on the wall has them and as the process has used them.

    The latter are the same on a machine that others use too.
    """

    def __init__(self) -> None:
        self._times: dict[str, list[tuple[float, float]]] = {}

    async def run(self, name: str, work: Callable[[], Awaitable[T]]) -> T:
        """Do the work, and note how long it took."""
        start, used = time.perf_counter(), time.process_time()
        done = await work()
        spent = (time.perf_counter() - start) * 1000, (time.process_time() - used) * 1000
        self._times.setdefault(name, []).append(spent)
        return done

    def tell(self) -> None:
        """A line for everything."""
        for name, times in self._times.items():
            wall, used = ([one[which] for one in times] for which in (0, 1))
            parts, own = statistics.quantiles(wall, n=20), statistics.quantiles(used, n=20)
            told = f"p50 {parts[9]:6.2f} ms  p95 {parts[18]:6.2f} ms  slowest {max(wall):6.2f} ms"
            print(f"  {name:44} {told}  used p50 {own[9]:6.2f} ms  p95 {own[18]:6.2f} ms  most {max(used):6.2f} ms")


async def painted(panel: Panel) -> int:
    """The size of a panel's picture."""
    return 0 if panel.scene is None else len(png(panel.scene))


async def people_of(database: Database, chance: random.Random) -> list[tuple[int, int]]:
    """Servers and people there: those who have played most, and others by chance."""
    rows = await database.rows(
        "SELECT guild, user FROM standing WHERE season = 0 AND guild > 0 AND kind = 'people' ORDER BY matches DESC"
    )
    everybody = [(row["guild"], row["user"]) for row in rows]
    most = everybody[: SAMPLES // 4]
    return [*most, *chance.choices(everybody, k=SAMPLES - len(most))]


async def measured(path: Path) -> None:
    """Ask for everything, of many people."""
    chance, watch = random.Random(1), Stopwatch()
    async with await Database.open(path) as database:
        ((matches, last),) = await database.rows("SELECT count(*), max(finished) FROM result")
        print(f"{matches:,} matches")
        rankings = Rankings(
            Ratings(database), Tallies(database), KnownNames(database), Preferences(database), lambda: last
        )

        async def board(view: View, reader: Reader, user: int) -> Panel:
            own: Own = await rankings.own(view, reader, user, "나비")
            return leaders_panel(await rankings.listing(view, reader, own), own, SPEECH)

        for guild, user in await people_of(database, chance):
            reader = Reader(guild, "Club", SPEECH)
            for scope, kind in product(Scope, Kind):
                profile = await watch.run(
                    f"stats, {scope}, {kind}", partial(rankings.profile, Sight(user, scope, kind), reader, None)
                )
                if kind is Kind.PEOPLE:
                    await watch.run("stats, painted", partial(painted, profile_panel(profile, SPEECH, is_own=True)))
            for scope, what, season in product(Scope, What, (ALL_TIME, rankings.current)):
                view = View(what, scope, season, chance.randrange(MOST_PAGES))
                name = f"leaderboard, {scope}, {what}, {'season' if season else 'all time'}"
                shown = await watch.run(name, partial(board, view, reader, user))
                if shown.scene is not None:
                    await watch.run("leaderboard, painted", partial(painted, shown))
    watch.tell()


async def main() -> None:
    """All of it."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.bench_statistics")
    parser.add_argument("--file", type=Path)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder) / "made.sqlite3"
        if arguments.file is None:
            await write(made, history(SMALL, seed=3))
        await measured(arguments.file or made)


if __name__ == "__main__":
    asyncio.run(main())
