"""What was won and lost: a line a match, with its seats and its rounds.

Options, calls and finish orders are JSON text to this module. Times are seconds since 1970, UTC.
"""

import json
import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter

import aiosqlite

from data.database import Database
from data.journal import update_ended


@dataclass(frozen=True, slots=True, kw_only=True)
class ResultSeat:
    """Who played a seat; ``user`` is None for a bot."""

    seat: int
    team: int
    user: int | None
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ResultRound:
    """A round, counted from 1; ``points`` of team 0 and 1 include the calls."""

    number: int
    points: tuple[int, int]
    calls: str
    finish_order: str
    one_two: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """A finished match; ``winner`` is a team, None for a draw."""

    match: str
    finished: float
    guild: int
    channel: int
    target: int
    options: str
    rated: bool
    winner: int | None
    totals: tuple[int, int]
    seats: tuple[ResultSeat, ...]
    rounds: tuple[ResultRound, ...]


class Results:
    """The results of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def store(self, result: Result, *, outcome: str) -> bool:
        """Store the result and end its match with that outcome, both or neither.

        False if the match has its result already, and nothing was changed: storing again is harmless.
        """

        async def unit(connection: aiosqlite.Connection) -> bool:
            if not await insert_result(connection, result):
                return False
            await update_ended(connection, result.match, outcome=outcome, at=result.finished)
            return True

        return await self._database.write(unit)

    async def recent(self, guild: int, *, limit: int) -> tuple[Result, ...]:
        """The last results of a server, newest first."""
        # A result never changes, and its parts are there with it: three statements see one truth.
        results = await self._database.rows(
            """
            SELECT match, finished, guild, channel, target, options, rated, winner, total0, total1
            FROM result WHERE guild = ? ORDER BY finished DESC, match LIMIT ?
            """,
            (guild, limit),
        )
        matches = json.dumps([row["match"] for row in results])
        seats = await self._database.rows(
            """
            SELECT match, seat, team, user, name FROM result_seat
            WHERE match IN (SELECT value FROM json_each(?)) ORDER BY match, seat
            """,
            (matches,),
        )
        rounds = await self._database.rows(
            """
            SELECT match, round, points0, points1, calls, finish_order, one_two FROM result_round
            WHERE match IN (SELECT value FROM json_each(?)) ORDER BY match, round
            """,
            (matches,),
        )
        seats_of, rounds_of = by_match(seats), by_match(rounds)
        return tuple(
            result_from(row, seats=seats_of.get(row["match"], ()), rounds=rounds_of.get(row["match"], ()))
            for row in results
        )


async def insert_result(connection: aiosqlite.Connection, result: Result) -> bool:
    """The result with its seats and rounds; False, and nothing, if the match has one."""
    added = await connection.execute(
        """
        INSERT INTO result (match, finished, guild, channel, target, options, rated, winner, total0, total1)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (match) DO NOTHING
        """,
        (
            result.match,
            result.finished,
            result.guild,
            result.channel,
            result.target,
            result.options,
            result.rated,
            result.winner,
            *result.totals,
        ),
    )
    if not added.rowcount:
        return False
    await connection.executemany(
        "INSERT INTO result_seat (match, seat, team, user, name) VALUES (?, ?, ?, ?, ?)",
        [(result.match, seat.seat, seat.team, seat.user, seat.name) for seat in result.seats],
    )
    await connection.executemany(
        """
        INSERT INTO result_round (match, round, points0, points1, calls, finish_order, one_two)
        VALUES (?, ?, ?, ?, ?, ?, ?)
        """,
        [
            (result.match, line.number, *line.points, line.calls, line.finish_order, line.one_two)
            for line in result.rounds
        ],
    )
    return True


def by_match(rows: tuple[sqlite3.Row, ...]) -> Mapping[str, tuple[sqlite3.Row, ...]]:
    """Rows that are sorted by match, a tuple a match."""
    return {match: tuple(group) for match, group in groupby(rows, key=itemgetter("match"))}


def result_from(row: sqlite3.Row, *, seats: tuple[sqlite3.Row, ...], rounds: tuple[sqlite3.Row, ...]) -> Result:
    """One result from its rows of the three tables."""
    return Result(
        match=row["match"],
        finished=row["finished"],
        guild=row["guild"],
        channel=row["channel"],
        target=row["target"],
        options=row["options"],
        rated=bool(row["rated"]),
        winner=row["winner"],
        totals=(row["total0"], row["total1"]),
        seats=tuple(
            ResultSeat(seat=seat["seat"], team=seat["team"], user=seat["user"], name=seat["name"]) for seat in seats
        ),
        rounds=tuple(
            ResultRound(
                number=line["round"],
                points=(line["points0"], line["points1"]),
                calls=line["calls"],
                finish_order=line["finish_order"],
                one_two=bool(line["one_two"]),
            )
            for line in rounds
        ),
    )
