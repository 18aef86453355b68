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
from data.preferences import CardLayout, Preferences, SortOrder, UserPreferences
from data.schema import MIGRATIONS
from tests.golden.test_stores import ACTS, STORES
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
