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
class Progress:
    """How far somebody is with a goal: what was counted so far, up to the goal, and what proves it once reached."""

    goal: Goal
    times: int = 0
    proof: Proof | None = None


class Feats:
    """The feats of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def progress(self, user: int, goals: Sequence[Goal]) -> tuple[Progress, ...]:
        """How far somebody is with each of these goals, in their order."""
        times = sorted({goal.count for goal in goals if goal.way is Way.TIMES})
        found: dict[str, Progress] = {}
        for count in times:
            found |= await self._times(
                user, [one for one in goals if one.way is Way.TIMES and one.count == count], count
            )
        for goal in goals:
            if goal.way is not Way.TIMES:
                found[goal.name] = await self._most(user, goal)
        return tuple(found[goal.name] for goal in goals)

    async def _times(self, user: int, goals: Sequence[Goal], count: int) -> dict[str, Progress]:
        """By name, how far somebody is with goals of so many."""
        feats = json.dumps([one.feat for one in goals])
        rows = await self._database.rows(TIMES, {"user": user, "feats": feats, "count": count})
        return {
            goal.name: Progress(goal=goal, times=row["times"])
            if row["proof"] is None
            else Progress(goal=goal, times=count, proof=Proof(**json.loads(row["proof"])))
            for goal, row in zip(goals, rows, strict=True)
        }

    async def _most(self, user: int, goal: Goal) -> Progress:
        """How far somebody is with a goal that looks for the most; who has done much has often reached it early."""
        facts: dict[str, SqlValue] = {"user": user, "feat": goal.feat, "count": goal.count}
        if goal.way is Way.RUN:
            facts["among"] = goal.among
        sql = RUN if goal.way is Way.RUN else TOGETHER
        rows = await self._database.rows(sql, facts | {"most": EARLY})
        if not rows or (rows[0]["number"] < goal.count and rows[0]["seen"] == EARLY):
            rows = await self._database.rows(sql, facts | {"most": ALL})
        if not rows or rows[0]["number"] < goal.count:
            return Progress(goal=goal, times=rows[0]["number"] if rows else 0)
        row, names = rows[0], ("match", "round", "seat", "seq", "at")
        return Progress(goal=goal, times=goal.count, proof=Proof(**{name: row[name] for name in names}))

    async def reached_with(self, match: str, goals: Sequence[Goal]) -> tuple[tuple[int, Progress], ...]:
        """What was reached with a match: the person, and the goal with its proof; in the order of seats and goals."""
        rows = await self._database.rows(
            "SELECT DISTINCT user, seat, name FROM feat WHERE match = ? ORDER BY seat", (match,)
        )
        names: dict[int, set[str]] = {}
        for row in rows:
            names.setdefault(row["user"], set()).add(row["name"])
        reached: list[tuple[int, Progress]] = []
        for user, feats in names.items():
            possible = [goal for goal in goals if goal.feat in feats]
            reached += [
                (user, one)
                for one in await self.progress(user, possible)
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

        def unit(connection: sqlite3.Connection) -> None:
            taken = connection.execute("DELETE FROM feat_due WHERE match = ?", (match,))
            if taken.rowcount:
                connection.execute("DELETE FROM feat WHERE match = ?", (match,))
                insert_feats(connection, match, feats)
                add_late(connection, match, late)

        await self._database.write(unit)


def insert_feats(connection: sqlite3.Connection, match: str, feats: Iterable[Feat]) -> None:
    """Note the feats of a match whose result is there; a unit of work."""
    connection.executemany(
        """
        INSERT INTO feat (match, round, seat, name, user, seq, at)
        SELECT match, ?, ?, ?, ?, ?, finished FROM result WHERE match = ?
        """,
        [(one.round, one.seat, one.name, one.user, one.seq, match) for one in feats],
    )


TIMES: Final = """
    SELECT (
        SELECT json_object('match', match, 'round', round, 'seat', seat, 'seq', seq, 'at', at) FROM feat
        WHERE user = :user AND name = wanted.value AND match NOT IN (SELECT match FROM voided_match)
        ORDER BY at, match, round LIMIT 1 OFFSET :count - 1
    ) AS proof, (
        SELECT count(*) FROM (
            SELECT 1 FROM feat
            WHERE user = :user AND name = wanted.value AND match NOT IN (SELECT match FROM voided_match) LIMIT :count
        )
    ) AS times
    FROM json_each(:feats) AS wanted ORDER BY wanted.key
"""
"""A row for each feat: the act with which it was done for the last of so many times, and how often, up to those."""
ALL: Final = -1
"""No limit, to SQLite."""
EARLY: Final = 400
"""How many of a feat are looked at first where the most is looked for."""
NEAREST: Final = """
    SELECT *, (SELECT count(*) FROM some) AS seen FROM counted
    WHERE number = min(:count, (SELECT max(number) FROM counted)) ORDER BY at, match, round LIMIT 1
"""
"""The row that reached the goal, or else came nearest."""
TOGETHER: Final = f"""
    WITH some AS (
        SELECT match, round, seat, name, seq, at FROM feat
        WHERE user = :user AND name = :feat AND match NOT IN (SELECT match FROM voided_match)
        ORDER BY at, match, round LIMIT :most
    ), counted AS (
        SELECT some.match, some.round, some.seat, some.seq, some.at,
               row_number() OVER (PARTITION BY other.user ORDER BY some.at, some.match, some.round) AS number
        FROM some JOIN feat AS other USING (match, round, name) WHERE other.user != :user
    ) {NEAREST}
"""  # noqa: S608 - of the statement above
RUN: Final = f"""
    WITH some AS (
        SELECT match, round, seat, seq, at FROM feat
        WHERE user = :user AND name = :among AND match NOT IN (SELECT match FROM voided_match)
        ORDER BY at, match, round LIMIT :most
    ), played AS (
        SELECT *, row_number() OVER (ORDER BY at, match) AS place, EXISTS (
            SELECT 1 FROM feat AS had
            WHERE had.match = some.match AND had.round = some.round AND had.seat = some.seat AND had.name = :feat
        ) AS is_had
        FROM some
    ), run AS (
        SELECT *, place - row_number() OVER (PARTITION BY is_had ORDER BY place) AS start FROM played
    ), counted AS (
        SELECT match, round, seat, seq, at, row_number() OVER (PARTITION BY start ORDER BY place) AS number
        FROM run WHERE is_had
    ) {NEAREST}
"""  # noqa: S608 - of the statement above
