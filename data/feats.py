"""What people have done that is worth remembering, each with the act of a match that proves it, and what it adds up to.

A feat is noted as often as it happens. What has been achieved follows from that when it is asked for: matches that were
voided count no more, and nothing has to be reckoned anew. What a feat is a game knows; here it is a name. Times are
seconds since 1970, UTC.
"""

import json
import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

import aiosqlite

from data.database import Database, SqlValue
from data.late_facts import LateFacts, add_late


@dataclass(frozen=True, slots=True, kw_only=True, order=True)
class Feat:
    """A feat of who had a seat in a round; ``seq`` is the act that proves it."""

    round: int
    seat: int
    name: str
    user: int
    seq: int


class Way(StrEnum):
    """What is counted of a feat."""

    TIMES = "times"
    TOGETHER = "together"
    """How often with the same person, who has it in the same round."""
    RUN = "run"
    """In how many in a row of another feat."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Goal:
    """So many of a feat; ``among`` is the other feat of a run."""

    name: str
    feat: str
    count: int = 1
    way: Way = Way.TIMES
    among: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Proof:
    """The act that reached a goal, in a match that ended then."""

    match: str
    round: int
    seat: int
    seq: int
    at: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """How far somebody is with a goal: the most that was counted so far, and what proves it once it is reached."""

    goal: Goal
    times: int = 0
    proof: Proof | None = None


class Feats:
    """The feats of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def standings(self, user: int, goals: Sequence[Goal]) -> tuple[Standing, ...]:
        """How far somebody is with each of these goals, in their order."""
        found: dict[str, Standing] = {}
        counted = [goal for goal in goals if goal.way is Way.TIMES]
        rows = await self._database.rows(
            TIMES, {"user": user, "goals": json.dumps([{"feat": one.feat, "count": one.count} for one in counted])}
        )
        by_goal = {(row["name"], row["wanted"]): row for row in rows}
        for goal in counted:
            if (row := by_goal.get((goal.feat, goal.count))) is not None:
                found[goal.name] = _standing(goal, row)
        for goal in goals:
            if goal.way is Way.TIMES:
                continue
            facts: dict[str, SqlValue] = {"user": user, "feat": goal.feat, "count": goal.count}
            if goal.way is Way.RUN:
                rows = await self._database.rows(RUN, facts | {"among": goal.among})
            else:
                rows = await self._database.rows(TOGETHER, facts)
            if rows:
                found[goal.name] = _standing(goal, rows[0])
        return tuple(found.get(goal.name, Standing(goal=goal)) for goal in goals)

    async def reached_with(self, match: str, goals: Sequence[Goal]) -> tuple[tuple[int, Standing], ...]:
        """What was reached with a match: the person, and the goal with its proof; in the order of seats and goals."""
        rows = await self._database.rows(
            "SELECT DISTINCT user, seat, name FROM feat WHERE match = ? ORDER BY seat", (match,)
        )
        names: dict[int, set[str]] = {}
        for row in rows:
            names.setdefault(row["user"], set()).add(row["name"])
        reached: list[tuple[int, Standing]] = []
        for user, feats in names.items():
            possible = [goal for goal in goals if goal.feat in feats]
            reached += [
                (user, one)
                for one in await self.standings(user, possible)
                if one.proof is not None and one.proof.match == match
            ]
        return tuple(reached)

    async def of(self, match: str) -> tuple[Feat, ...]:
        """The feats of a match, as they are stored."""
        rows = await self._database.rows("SELECT round, seat, name, user, seq FROM feat WHERE match = ?", (match,))
        return tuple(sorted(Feat(**row) for row in rows))

    async def due(self, *, limit: int) -> tuple[str, ...]:
        """Matches whose feats have to be reckoned anew: those that were over before what is noted now was."""
        rows = await self._database.rows("SELECT match FROM feat_due ORDER BY match LIMIT ?", (limit,))
        return tuple(row["match"] for row in rows)

    async def reckoned(self, match: str, feats: Iterable[Feat], late: LateFacts) -> None:
        """Store the feats of a match that was due, and add facts by round and seat; nothing if it is due no more."""

        async def unit(connection: aiosqlite.Connection) -> None:
            taken = await connection.execute("DELETE FROM feat_due WHERE match = ?", (match,))
            if taken.rowcount:
                await connection.execute("DELETE FROM feat WHERE match = ?", (match,))
                await insert_feats(connection, match, feats)
                await add_late(connection, match, late)

        await self._database.write(unit)


async def insert_feats(connection: aiosqlite.Connection, match: str, feats: Iterable[Feat]) -> None:
    """Note the feats of a match whose result is there; a unit of work."""
    await connection.executemany(
        """
        INSERT INTO feat (match, round, seat, name, user, seq, at)
        SELECT match, ?, ?, ?, ?, ?, finished FROM result WHERE match = ?
        """,
        [(one.round, one.seat, one.name, one.user, one.seq, match) for one in feats],
    )


def _standing(goal: Goal, row: sqlite3.Row) -> Standing:
    """A goal by the row that reached it, or by the one that came nearest."""
    if row["number"] < goal.count:
        return Standing(goal=goal, times=row["times"])
    proof = Proof(match=row["match"], round=row["round"], seat=row["seat"], seq=row["seq"], at=row["at"])
    return Standing(goal=goal, times=row["times"], proof=proof)


TIMES: Final = """
    WITH wanted AS (
        SELECT json_extract(value, '$.feat') AS name, json_extract(value, '$.count') AS number FROM json_each(:goals)
    ), own AS (
        SELECT name, match, round, seat, seq, at,
               row_number() OVER (PARTITION BY name ORDER BY at, match, round) AS number,
               count(*) OVER (PARTITION BY name) AS times
        FROM feat
        WHERE user = :user AND name IN (SELECT name FROM wanted) AND match NOT IN (SELECT match FROM voided_match)
    )
    SELECT own.*, wanted.number AS wanted FROM own JOIN wanted USING (name)
    WHERE own.number = min(wanted.number, own.times)
"""
NEAREST: Final = """
    SELECT *, (SELECT max(number) FROM counted) AS times FROM counted
    WHERE number = min(:count, (SELECT max(number) FROM counted)) ORDER BY at, match, round LIMIT 1
"""
TOGETHER: Final = f"""
    WITH counted AS (
        SELECT feat.match, feat.round, feat.seat, feat.seq, feat.at,
               row_number() OVER (PARTITION BY other.user ORDER BY feat.at, feat.match, feat.round) AS number
        FROM feat JOIN feat AS other USING (match, round, name)
        WHERE feat.user = :user AND feat.name = :feat AND other.user != :user
          AND feat.match NOT IN (SELECT match FROM voided_match)
    ) {NEAREST}
"""  # noqa: S608 - of the statement above
RUN: Final = f"""
    WITH played AS (
        SELECT match, round, seat, seq, at, row_number() OVER (ORDER BY at, match) AS place, EXISTS (
            SELECT 1 FROM feat AS had
            WHERE had.match = feat.match AND had.round = feat.round AND had.seat = feat.seat AND had.name = :feat
        ) AS is_had
        FROM feat WHERE user = :user AND name = :among AND match NOT IN (SELECT match FROM voided_match)
    ), run AS (
        SELECT *, place - row_number() OVER (PARTITION BY is_had ORDER BY place) AS start FROM played
    ), counted AS (
        SELECT match, round, seat, seq, at, row_number() OVER (PARTITION BY start ORDER BY place) AS number
        FROM run WHERE is_had
    ) {NEAREST}
"""  # noqa: S608 - of the statement above
"""Each answers one row at most: what reached the goal, or else came nearest."""
