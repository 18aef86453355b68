"""What was won and lost: a line a match, with its seats, its rounds, and what every seat did in each round.

Whatever follows from a result (sums, ratings) is stored with it, all or nothing. Options, calls and finish orders are
JSON text to this module, facts are counts by name. Times are seconds since 1970, UTC.
"""

import json
import sqlite3
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from itertools import groupby
from operator import itemgetter

from data.database import Database
from data.feats import Feat, insert_feats
from data.journal import update_ended
from data.rating_store import store_rated
from data.seasons import season_of
from data.standings import Ladder, RatedMatch, RatedSeat
from data.tallies import add_acquaintances, add_tallies, facts_text


class Kind(StrEnum):
    """Who began a match."""

    PEOPLE = "people"
    BOTS = "bots"
    """At least one of them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ResultSeat:
    """Who began on a seat; ``user`` is None for a bot, which has a level and the fixed strength it is reckoned at."""

    seat: int
    team: int
    user: int | None
    name: str
    level: str | None = None
    anchor: float | None = None
    has_left: bool = False
    """Whether they were not there at the end."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundSeat:
    """What was done on a seat in one round; ``user`` had it when the round was scored, None is a bot.

    ``is_own`` tells that nobody else had it in this round and no bot stood in.
    """

    seat: int
    user: int | None
    level: str | None = None
    is_own: bool = True
    facts: Mapping[str, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class ResultRound:
    """A round, counted from 1; ``points`` of team 0 and 1 include the calls."""

    number: int
    points: tuple[int, int]
    calls: str
    finish_order: str
    one_two: bool
    seats: tuple[RoundSeat, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """How a match counts on its ladder: the team that is taken to have won, by how much of a match to 1,000 points.

    Without a winner nobody is rated but who left.
    """

    winner: int | None
    margin: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """A match that is over; ``winner`` is a team, None for a draw and for a match without a decision."""

    match: str
    finished: float
    guild: int
    channel: int
    target: int
    options: str
    rated: bool
    """Whether it was agreed to be rated; whether it was, its verdict tells."""
    kind: Kind = Kind.PEOPLE
    winner: int | None
    totals: tuple[int, int]
    seats: tuple[ResultSeat, ...]
    rounds: tuple[ResultRound, ...]


class Results:
    """The results of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def store(
        self, result: Result, *, outcome: str, verdict: Verdict | None = None, feats: Sequence[Feat] = ()
    ) -> bool:
        """Store the result and its feats, end its match with that outcome, add it to all sums, rate it: all or nothing.

        Without a verdict it is not rated. False if the match has its result already, and nothing was changed: storing
        again is harmless.
        """
        return await self._database.write(
            partial(store_result, result=result, outcome=outcome, verdict=verdict, feats=feats)
        )

    async def recent(self, guild: int, *, limit: int) -> tuple[Result, ...]:
        """The last results of a server, newest first."""
        return await self._select(
            f"{SELECT_RESULT} WHERE guild = ? ORDER BY finished DESC, match LIMIT ?", (guild, limit)
        )

    async def get(self, match: str) -> Result | None:
        """The result of a match, once it is over."""
        return next(iter(await self._select(f"{SELECT_RESULT} WHERE match = ?", (match,))), None)

    async def _select(self, sql: str, parameters: tuple[int | str, ...]) -> tuple[Result, ...]:
        # A result never changes, and its parts are there with it: four statements see one truth.
        results = await self._database.rows(sql, parameters)
        matches = (json.dumps([row["match"] for row in results]),)
        seats, rounds, facts = [
            by_match(await self._database.rows(sql, matches)) for sql in (SELECT_SEATS, SELECT_ROUNDS, SELECT_FACTS)
        ]
        return tuple(
            result_from(
                row,
                seats=seats.get(row["match"], ()),
                rounds=rounds.get(row["match"], ()),
                facts=facts.get(row["match"], ()),
            )
            for row in results
        )


SELECT_RESULT = """
    SELECT match, finished, guild, channel, target, options, rated, kind, winner, total0, total1 FROM result
"""
SELECT_SEATS = """
    SELECT match, seat, team, user, name, level, anchor, has_left FROM result_seat
    WHERE match IN (SELECT value FROM json_each(?)) ORDER BY match, seat
"""
SELECT_ROUNDS = """
    SELECT match, round, points0, points1, calls, finish_order, one_two FROM result_round
    WHERE match IN (SELECT value FROM json_each(?)) ORDER BY match, round
"""
SELECT_FACTS = """
    SELECT match, round, seat, user, level, is_own, facts FROM round_seat
    WHERE match IN (SELECT value FROM json_each(?)) ORDER BY match, round, seat
"""


def insert_result(connection: sqlite3.Connection, result: Result) -> bool:
    """The result with its seats and rounds; False, and nothing, if the match has one."""
    added = connection.execute(
        """
        INSERT INTO result (match, finished, guild, channel, target, options, rated, kind, winner, total0, total1)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (match) DO NOTHING
        """,
        (
            result.match,
            result.finished,
            result.guild,
            result.channel,
            result.target,
            result.options,
            result.rated,
            result.kind,
            result.winner,
            *result.totals,
        ),
    )
    if not added.rowcount:
        return False
    connection.executemany(
        """
        INSERT INTO result_seat (match, seat, team, user, name, level, anchor, has_left)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        """,
        [
            (result.match, seat.seat, seat.team, seat.user, seat.name, seat.level, seat.anchor, seat.has_left)
            for seat in result.seats
        ],
    )
    connection.executemany(
        """
        INSERT INTO result_round (match, round, points0, points1, calls, finish_order, one_two)
        VALUES (?, ?, ?, ?, ?, ?, ?)
        """,
        [
            (result.match, line.number, *line.points, line.calls, line.finish_order, line.one_two)
            for line in result.rounds
        ],
    )
    connection.executemany(
        "INSERT INTO round_seat (match, round, seat, user, level, is_own, facts) VALUES (?, ?, ?, ?, ?, ?, ?)",
        [
            (result.match, line.number, one.seat, one.user, one.level, one.is_own, facts_text(one.facts))
            for line in result.rounds
            for one in line.seats
        ],
    )
    return True


def store_result(
    connection: sqlite3.Connection,
    result: Result,
    *,
    outcome: str,
    verdict: Verdict | None,
    feats: Sequence[Feat] = (),
) -> bool:
    """The unit of work of Results.store."""
    if not insert_result(connection, result):
        return False
    insert_feats(connection, result.match, feats)
    update_ended(connection, result.match, outcome=outcome, at=result.finished)
    ((game,),) = connection.execute("SELECT game FROM match WHERE id = ?", (result.match,)).fetchall()
    ladder = Ladder(game, result.kind, result.guild, season_of(result.finished))
    add_tallies(connection, ladder, facts_of(result))
    if result.winner is not None:
        teams = [(seat.user, seat.team) for seat in result.seats if seat.user is not None]
        add_acquaintances(connection, ladder, teams, result.winner)
    if verdict is not None:
        store_rated(connection, rated_match(result, verdict, game=game))
    return True


def facts_of(result: Result) -> Mapping[int, Mapping[str, int]]:
    """By person all that a match adds to their sums: the match if they began it, the rounds that were theirs alone.

    Matches are counted as ``matches``, and each of them as ``won``, ``lost``, ``undecided`` or ``left``.
    """
    sums: defaultdict[int, Counter[str]] = defaultdict(Counter)
    for seat in result.seats:
        if seat.user is not None:
            sums[seat.user].update(["matches", ending_of(result, seat)])
    for line in result.rounds:
        for one in line.seats:
            if one.user is not None and one.is_own:
                sums[one.user].update(one.facts)
    return sums


def ending_of(result: Result, seat: ResultSeat) -> str:
    """What a match was to who began it on a seat."""
    if seat.has_left:
        return "left"
    if result.winner is None:
        return "undecided"
    return "won" if seat.team == result.winner else "lost"


def rated_match(result: Result, verdict: Verdict, *, game: str) -> RatedMatch:
    """The match as the ladders see it, not yet numbered."""
    return RatedMatch(
        seq=0,
        match=result.match,
        game=game,
        kind=result.kind,
        guild=result.guild,
        finished=result.finished,
        winner=verdict.winner,
        margin=verdict.margin,
        seats=tuple(
            RatedSeat(seat=one.seat, team=one.team, user=one.user, anchor=one.anchor, has_left=one.has_left)
            for one in result.seats
        ),
    )


def by_match(rows: tuple[sqlite3.Row, ...]) -> Mapping[str, tuple[sqlite3.Row, ...]]:
    """Rows that are sorted by match, a tuple a match."""
    return {match: tuple(group) for match, group in groupby(rows, key=itemgetter("match"))}


def result_from(
    row: sqlite3.Row,
    *,
    seats: tuple[sqlite3.Row, ...],
    rounds: tuple[sqlite3.Row, ...],
    facts: tuple[sqlite3.Row, ...],
) -> Result:
    """One result from its rows of the four tables."""
    told = {number: tuple(map(round_seat_from, group)) for number, group in groupby(facts, key=itemgetter("round"))}
    return Result(
        match=row["match"],
        finished=row["finished"],
        guild=row["guild"],
        channel=row["channel"],
        target=row["target"],
        options=row["options"],
        rated=bool(row["rated"]),
        kind=Kind(row["kind"]),
        winner=row["winner"],
        totals=(row["total0"], row["total1"]),
        seats=tuple(
            ResultSeat(
                seat=seat["seat"],
                team=seat["team"],
                user=seat["user"],
                name=seat["name"],
                level=seat["level"],
                anchor=seat["anchor"],
                has_left=bool(seat["has_left"]),
            )
            for seat in seats
        ),
        rounds=tuple(
            ResultRound(
                number=line["round"],
                points=(line["points0"], line["points1"]),
                calls=line["calls"],
                finish_order=line["finish_order"],
                one_two=bool(line["one_two"]),
                seats=told.get(line["round"], ()),
            )
            for line in rounds
        ),
    )


def round_seat_from(row: sqlite3.Row) -> RoundSeat:
    """What was done on one seat in one round."""
    return RoundSeat(
        seat=row["seat"],
        user=row["user"],
        level=row["level"],
        is_own=bool(row["is_own"]),
        facts=json.loads(row["facts"]),
    )
