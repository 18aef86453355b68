"""Sums of what people have done, kept up to date match by match, so that a profile is one row.

A tally adds up facts by name, as JSON; on every server and everywhere (guild 0), in every season and of all time
(season 0). An acquaintance counts the decided matches of two people, with and against each other, in the same places.
"""

import json
import sqlite3
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import permutations

from data.database import Database
from data.standings import Ladder


@dataclass(frozen=True, slots=True)
class Acquaintance:
    """The decided matches of one person with another, as partners and as opponents, and how many of them they won."""

    other: int
    together: int
    together_won: int
    against: int
    against_won: int


class Tallies:
    """The sums of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, user: int, ladder: Ladder) -> Mapping[str, int]:
        """What somebody has done, by name of the fact, on the server and in the season of a ladder; 0 is left out."""
        rows = await self._database.rows(
            "SELECT counts FROM tally WHERE game = ? AND kind = ? AND guild = ? AND season = ? AND user = ?",
            (ladder.game, ladder.kind, ladder.guild, ladder.season, user),
        )
        return dict(json.loads(rows[0]["counts"])) if rows else {}

    async def acquaintances(self, user: int, ladder: Ladder) -> tuple[Acquaintance, ...]:
        """Everybody whom somebody has played a decided match with, on the server and in the season of a ladder."""
        rows = await self._database.rows(
            """
            SELECT other, together, together_won, against, against_won FROM acquaintance
            WHERE game = ? AND kind = ? AND guild = ? AND season = ? AND user = ?
            ORDER BY together + against DESC, other
            """,
            (ladder.game, ladder.kind, ladder.guild, ladder.season, user),
        )
        return tuple(Acquaintance(**row) for row in rows)


def facts_text(facts: Mapping[str, int]) -> str:
    """The facts of a seat in a round as they are stored."""
    return json.dumps(dict(facts), separators=(",", ":"))


def add_tallies(connection: sqlite3.Connection, ladder: Ladder, facts: Mapping[int, Mapping[str, int]]) -> None:
    """Add facts by person, everywhere they count. A unit of work, as are the others below."""
    known = {
        (guild, season, user): Counter[str](json.loads(counts))
        for guild, season, user, counts in connection.execute(
            """
            SELECT guild, season, user, counts FROM tally
            WHERE game = ? AND kind = ? AND guild IN (0, ?) AND season IN (0, ?)
              AND user IN (SELECT value FROM json_each(?))
            """,
            (ladder.game, ladder.kind, ladder.guild, ladder.season, json.dumps(list(facts))),
        ).fetchall()
    }
    rows = [
        (scope, user, summed(known.get((scope.guild, scope.season, user), Counter()), added))
        for scope in ladder.scopes
        for user, added in facts.items()
    ]
    connection.executemany(
        "INSERT OR REPLACE INTO tally (game, kind, guild, season, user, counts) VALUES (?, ?, ?, ?, ?, ?)",
        [(scope.game, scope.kind, scope.guild, scope.season, user, json.dumps(counts)) for scope, user, counts in rows],
    )


def summed(counts: Counter[str], added: Mapping[str, int]) -> dict[str, int]:
    """Both together, by name in the order of the alphabet; what comes to nothing is left out."""
    total = Counter(counts)
    total.update(added)
    return {name: count for name, count in sorted(total.items()) if count}


def add_acquaintances(
    connection: sqlite3.Connection, ladder: Ladder, teams: Iterable[tuple[int, int]], winner: int
) -> None:
    """Add a decided match of these people, each with their team."""
    connection.executemany(
        """
        INSERT INTO acquaintance (game, kind, guild, season, user, other, together, together_won, against, against_won)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT DO UPDATE SET
            together = together + excluded.together, together_won = together_won + excluded.together_won,
            against = against + excluded.against, against_won = against_won + excluded.against_won
        """,
        [
            (
                scope.game,
                scope.kind,
                scope.guild,
                scope.season,
                user,
                other,
                team == others,
                team == others == winner,
                team != others,
                team == winner != others,
            )
            for scope in ladder.scopes
            for (user, team), (other, others) in permutations(teams, 2)
        ],
    )
