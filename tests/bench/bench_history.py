"""What `/tichu history` and `/tichu replay` cost to look up: ``python -m tests.bench.bench_history --file FILE``.

Printed are the middle and the 95th percentile of milliseconds over many people, servers and pages of a history made by
``tests.bench.fill`` (the claim: under 50 ms with 100,000 matches); without a file a small one is made. What a replay
has to reckon beside that is measured on matches of bot players, whose entries are really there.
"""

import argparse
import asyncio
import random
import tempfile
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Final, cast

from bot.past.kept import kept
from bot.past.panels import PAGE, Place, Whose, list_panel
from bot.services import Services
from bot.speech import speech_for
from bot.tables.seals import seal_of
from data.database import Database
from data.days import Days
from data.duplicates import Duplicates
from data.history import Asked, History
from data.journal import Journal
from data.ratings import Ratings
from data.results import Results
from data.tables import Tables
from tests.bench.bench_statistics import Stopwatch, people_of
from tests.bench.history import history, write

SMALL: Final = 2_000
DEEP: Final = 20
OFFERED: Final = 100
SPEECH: Final = speech_for("ko")


async def lists(database: Database, watch: Stopwatch, chance: random.Random) -> None:
    """Pages of lists, of oneself and of others, on the server and everywhere; and what is offered while one types."""
    past = History(database)
    people = await people_of(database, chance)
    for guild, user in people:
        _, other = chance.choice(people)
        asks = {
            "own, here": Asked(asker=user, guild=guild, user=user),
            "own, everywhere": Asked(asker=user, guild=guild, user=user, elsewhere=True),
            "another's, here": Asked(asker=user, guild=guild, user=other),
            "another's, everywhere": Asked(asker=user, guild=guild, user=other, elsewhere=True),
            "the server's": Asked(asker=user, guild=guild),
        }
        for name, asked in asks.items():
            for page in (0, DEEP):
                shown = f"history, {name}{', far back' if page else ''}"
                found = await watch.run(shown, partial(past.page, asked, limit=PAGE + 1, offset=page * PAGE))
                place = Place(Whose.HERE, user, page)
                list_panel(found[:PAGE], place, SPEECH, name=None, has_more=len(found) > PAGE)
        await watch.run("offered, own", partial(past.page, asks["own, everywhere"], limit=OFFERED))
        await watch.run("offered, the server's", partial(past.page, asks["the server's"], limit=OFFERED))


async def replays(database: Database, watch: Stopwatch, chance: random.Random) -> None:
    """All that is asked of the store before a match is shown; its entries are not in a made-up history."""
    past = History(database)
    ((last,),) = await database.rows("SELECT max(finished) FROM result")
    parts = SimpleNamespace(
        journal=Journal(database),
        results=Results(database),
        tables=Tables(database),
        duplicates=Duplicates(database),
        days=Days(database),
        now=lambda: last,
    )
    services = cast("Services", parts)
    for guild, user in await people_of(database, chance):
        mine = await past.page(Asked(asker=user, guild=guild, user=user), limit=OFFERED)
        match = chance.choice(mine).match
        await watch.run("replay, may see", partial(past.may_see, match, asker=user, guild=guild))
        await watch.run("replay, its seal", partial(seal_of, services, match, user))
        await watch.run("replay, the match", partial(kept, services, match, None))
        await watch.run("replay, is here", partial(past.is_of, match, guild))
        await watch.run("replay, is imported", partial(past.is_imported, match))
        await watch.run("replay, ratings", partial(Ratings(database).moved, match, guild=guild, season=0))


async def main() -> None:
    """All of it."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.bench_history")
    parser.add_argument("--file", type=Path)
    arguments = parser.parse_args()
    watch = Stopwatch()
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder) / "made.sqlite3"
        if arguments.file is None:
            await write(made, history(SMALL, seed=3))
        # Nothing is written: a history of an older schema has to be opened by the program once.
        async with await Database.consult(arguments.file or made) as database:
            ((matches,),) = await database.rows("SELECT count(*) FROM result")
            print(f"{matches:,} matches")
            await lists(database, watch, random.Random(1))
            await replays(database, watch, random.Random(2))
    watch.tell()


if __name__ == "__main__":
    asyncio.run(main())
