"""Plays with the bot as it is now, and writes its database to `stores/N.sql`: ``python -m tests.golden.write_store``.

To be run once, when a version with a new schema is published. What is there already is never written again.
"""

import asyncio
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.sandbox import Sandbox, point_discordpy
from data.database import Database
from data.days import Days, Try
from data.people import People
from data.preferences import CardLayout, Preferences, SortOrder, UserPreferences
from data.puzzles import Answered, Puzzles
from data.schema import MIGRATIONS
from tests.bench.history import history, write
from tests.golden.test_stores import ACTS, DAY, RATED, SOLVERS, STORES
from tests.stacked import COUNTED, MATCH
from tests.wire.real_bot import Club, club


async def play(place: Club) -> None:
    """One match to its end and one up to the Dragon, as `test_stores` expects them."""
    table = place.table()
    async with place.bot(place.dealer([*MATCH, COUNTED])) as client:
        await table.open(target=500, clock="relaxed")
        for number, round_ in enumerate(MATCH):
            if number:
                await table.next_round()
            await table.play(round_)
        await table.until(lambda: table.sees("rematch"))
        await client.rooms.settle()
        table = place.table()
        await table.open()
        await table.play(COUNTED, stop=ACTS)
        await client.rooms.settle()
    async with await Database.open(place.path) as database:
        chosen = UserPreferences(locale="de", sort_order=SortOrder.DESCENDING, card_layout=CardLayout.MENU)
        await Preferences(database).change_user(place.people[0].person.user.id, lambda _: chosen)
    await add(place.path)


async def add(path: Path) -> None:
    """A few rated matches, whose plays are not kept, and a day with its deal and its puzzle, as of `test_stores`."""
    await write(path, history(RATED, seed=len(MIGRATIONS)))
    async with await Database.open(path) as database:
        await database.execute("UPDATE match SET shed = ended WHERE id NOT IN (SELECT match FROM entry)")
        for user in SOLVERS:
            one = Try(game="tichu", day=DAY, user=user, name="Nobody", guild=1)
            await Days(database).salt("tichu", DAY)
            await Days(database).seat(await Days(database).begin(one), f"t{user}")
            await Puzzles(database).keep("tichu", DAY, "[]")
            answered = Answered(game="tichu", user=user, day=DAY, puzzle="lead", answer="5j", loss=user)
            await Puzzles(database).answer(answered)
        await People(database).forget(SOLVERS[-1])


async def main() -> int:
    """Write the store of today's schema; 1 if there is one."""
    target = STORES / f"{len(MIGRATIONS)}.sql"
    if target.exists():
        sys.stderr.write(f"{target} is there, and stays as it is\n")
        return 1
    sandbox = Sandbox(bot_name="Tichu")
    with TemporaryDirectory() as directory, point_discordpy(await sandbox.start()):
        place = club(sandbox, Path(directory) / "tichu.db")
        await play(place)
        await sandbox.stop()
        with closing(sqlite3.connect(place.path)) as connection:
            lines = [*connection.iterdump(), f"PRAGMA user_version = {len(MIGRATIONS)};", ""]
    target.write_text("\n".join(lines), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
