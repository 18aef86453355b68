"""Very many made-up matches into a new database, faster than the store takes one after the other.

    python -m tests.bench.fill FILE --matches 100000 --seed 1

What is added up is added up here first and handed to the store's own units once, ratings are reckoned in memory, and
the indexes are made last. The file is the same (tests/unit/test_data_ratings.py).
"""

import argparse
import asyncio
import sqlite3
import time
from collections import Counter, defaultdict
from collections.abc import Generator, Iterable
from contextlib import closing, contextmanager
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Final

from data.calendar import day_of
from data.database import Database
from data.feats import insert_feats
from data.journal import Match, insert_match, update_ended
from data.rating_store import save
from data.results import facts_of, insert_result, rated_match
from data.seasons import season_of
from data.standings import Book, Change, Ladder
from data.tallies import add_acquaintances, add_tallies
from tests.bench.history import Played, feats_of, history

GAME: Final = "tichu"
BATCH: Final = 2_000
"""Matches in one commit."""


async def fill(path: Path, matches: Iterable[Played]) -> int:
    """Write matches into a database that is new; how many. It is not safe against a loss of power."""
    await (await Database.open(path)).close()
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for pragma in ("synchronous = OFF", "foreign_keys = OFF", "cache_size = -400000"):
            connection.execute(f"PRAGMA {pragma}")
        with without_indexes(connection):
            return _fill(connection, matches)


def _fill(connection: sqlite3.Connection, matches: Iterable[Played]) -> int:
    book, numbers, done = Book({}, {}), count(1), 0
    changes: list[Change] = []
    sums: defaultdict[Ladder, defaultdict[int, Counter[str]]] = defaultdict(lambda: defaultdict(Counter))
    connection.execute("BEGIN")
    for played in matches:
        ladder = _store(connection, played)
        for user, facts in facts_of(played.result).items():
            sums[ladder][user].update(facts)
        if played.verdict is not None:
            match = replace(rated_match(played.result, played.verdict, game=GAME), seq=next(numbers))
            connection.execute(
                "INSERT INTO rated_match (seq, match, kind, winner, margin, day) VALUES (?, ?, ?, ?, ?, ?)",
                (match.seq, match.match, match.kind, match.winner, match.margin, day_of(match.finished)),
            )
            changes += book.rate(match)
        done += 1
        if done % BATCH == 0:
            save(connection, changes)
            changes.clear()
            connection.execute("COMMIT")
            connection.execute("BEGIN")
    save(connection, changes)
    for ladder, people in sums.items():
        add_tallies(connection, ladder, people)
    connection.execute("COMMIT")
    return done


def _store(connection: sqlite3.Connection, played: Played) -> Ladder:
    """A match with its result and feats, and who has met; the ladder on which it counts."""
    result = played.result
    match = Match(id=result.match, game=GAME, options=result.options, created=result.finished - 2_400)
    insert_match(connection, match)
    insert_result(connection, result)
    insert_feats(connection, result.match, feats_of(result))
    update_ended(connection, result.match, outcome=played.outcome, at=result.finished)
    ladder = Ladder(GAME, result.kind, result.guild, season_of(result.finished))
    if result.winner is not None:
        teams = [(seat.user, seat.team) for seat in result.seats if seat.user is not None]
        add_acquaintances(connection, ladder, teams, result.winner)
    return ladder


@contextmanager
def without_indexes(connection: sqlite3.Connection) -> Generator[None]:
    """Take the indexes away that hold nothing unique, and make them again at the end."""
    found = connection.execute(
        "SELECT name, sql FROM sqlite_schema WHERE type = 'index' AND sql NOT LIKE 'CREATE UNIQUE%' AND sql IS NOT NULL"
    ).fetchall()
    for name, _ in found:
        connection.execute(f"DROP INDEX {name}")
    yield
    for _, sql in found:
        connection.execute(sql)


def main() -> None:
    """Write a history, and say how long it took."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.fill", description="Make up a history of matches.")
    parser.add_argument("file", type=Path)
    parser.add_argument("--matches", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    start = time.perf_counter()
    done = asyncio.run(fill(arguments.file, history(arguments.matches, seed=arguments.seed)))
    took = time.perf_counter() - start
    print(f"{done} matches in {took:.1f} s, {arguments.file.stat().st_size / 1e6:.0f} MB")


if __name__ == "__main__":
    main()
