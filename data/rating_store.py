"""Writes ratings: what a match that has just ended changes. Units of work, within whose commit the result is stored."""

import json
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby, permutations

from data.calendar import day_of
from data.ladder import Rating
from data.standings import EVERYWHERE, Book, Change, Ladder, RatedMatch, RatedSeat, Standing

SELECT_RATED = """
    SELECT seq, rated_match.match, game, rated_match.kind, guild, finished, rated_match.winner, margin,
           seat, team, user, anchor, has_left
    FROM rated_match JOIN result ON result.match = rated_match.match JOIN match ON match.id = rated_match.match
    JOIN result_seat ON result_seat.match = rated_match.match
"""
"""A row a seat; sorted by seq and seat they are what rated_matches takes."""
NOT_VOIDED = "AND rated_match.match NOT IN (SELECT match FROM voided_match)"


@dataclass(frozen=True, slots=True)
class Where:
    """The ladders of a game and a kind, on these servers."""

    game: str
    kind: str
    guilds: tuple[int, ...]


def rated_matches(rows: Iterable[sqlite3.Row]) -> Iterator[RatedMatch]:
    """The matches of rows of SELECT_RATED."""
    for head, group in groupby(rows, key=lambda row: row[:8]):
        seq, match, game, kind, guild, finished, winner, margin = head
        yield RatedMatch(
            seq=seq,
            match=match,
            game=game,
            kind=kind,
            guild=guild,
            finished=finished,
            winner=winner,
            margin=margin,
            seats=tuple(
                RatedSeat(seat=row[8], team=row[9], user=row[10], anchor=row[11], has_left=bool(row[12]))
                for row in group
            ),
        )


def store_rated(connection: sqlite3.Connection, match: RatedMatch) -> tuple[Change, ...]:
    """Rate a match whose result is stored, as the newest of all; its ``seq`` is given here."""
    added = connection.execute(
        "INSERT INTO rated_match (match, kind, winner, margin, day) VALUES (?, ?, ?, ?, ?)",
        (match.match, match.kind, match.winner, match.margin, day_of(match.finished)),
    )
    numbered = replace(match, seq=added.lastrowid or 0)
    where = Where(match.game, match.kind, (EVERYWHERE, match.guild))
    book = Book(known(connection, [numbered], where), together(connection, numbered))
    changes = book.rate(numbered)
    save(connection, changes)
    return changes


def known(
    connection: sqlite3.Connection, matches: Sequence[RatedMatch], where: Where
) -> dict[tuple[Ladder, int], Standing]:
    """The standings of everybody in these matches, of every season."""
    users = sorted({seat.user for match in matches for seat in match.seats if seat.user is not None})
    rows = connection.execute(
        """
        SELECT guild, season, user, mu, sigma, matches, wins, last FROM standing
        WHERE user IN (SELECT value FROM json_each(?)) AND game = ? AND kind = ?
          AND guild IN (SELECT value FROM json_each(?))
        """,
        (json.dumps(users), where.game, where.kind, json.dumps(where.guilds)),
    ).fetchall()
    return {
        (Ladder(where.game, where.kind, guild, season), user): Standing(Rating(mu, sigma), matches, wins, last)
        for guild, season, user, mu, sigma, matches, wins, last in rows
    }


def together(connection: sqlite3.Connection, match: RatedMatch) -> dict[tuple[str, int], int]:
    """How many matches of this company were rated that day, before this one."""
    day = day_of(match.finished)
    user = next((seat.user for seat in match.seats if seat.user is not None), None)
    rows = connection.execute(
        f"""
        {SELECT_RATED}
        WHERE day = ? AND seq < ? AND rated_match.kind = ? AND game = ?
          AND EXISTS (SELECT 1 FROM result_seat AS own WHERE own.match = rated_match.match AND own.user = ?)
          {NOT_VOIDED} ORDER BY seq, seat
        """,  # noqa: S608 - put together of what stands in this file
        (day, match.seq, match.kind, match.game, user),
    ).fetchall()
    return {(match.four, day): sum(one.four == match.four for one in rated_matches(rows))}


def save(connection: sqlite3.Connection, changes: Iterable[Change]) -> None:
    """Store changes and where they lead: standings and pairs."""
    told = tuple(changes)
    connection.executemany(
        """
        INSERT INTO rating_change (seq, guild, season, seat, user, mu_before, sigma_before, mu, sigma, matches, wins,
                                   odds, factor, weight)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
        map(change_row, told),
    )
    connection.executemany(
        """
        INSERT OR REPLACE INTO standing (game, kind, guild, season, user, mu, sigma, matches, wins, last)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
        map(standing_row, told),
    )
    connection.executemany(
        """
        INSERT INTO rated_pair (game, kind, guild, season, user, partner, matches, wins, expected)
        VALUES (?, ?, ?, ?, ?, ?, 1, ?, ?)
        ON CONFLICT DO UPDATE SET
            matches = matches + 1, wins = wins + excluded.wins, expected = expected + excluded.expected
        """,
        pair_rows(told),
    )


def change_row(change: Change) -> tuple[float, ...]:
    """A row of rating_change."""
    before, after, ladder = change.before, change.after, change.ladder
    return (
        change.seq,
        ladder.guild,
        ladder.season,
        change.seat.seat,
        change.user,
        before.mu,
        before.sigma,
        after.rating.mu,
        after.rating.sigma,
        after.matches,
        after.wins,
        change.odds,
        change.factor,
        change.weight,
    )


def standing_row(change: Change) -> tuple[str | float, ...]:
    """A row of standing."""
    ladder, after = change.ladder, change.after
    return (
        ladder.game,
        ladder.kind,
        ladder.guild,
        ladder.season,
        change.user,
        after.rating.mu,
        after.rating.sigma,
        after.matches,
        after.wins,
        after.last,
    )


def pair_rows(changes: Iterable[Change]) -> Iterator[tuple[str, str, int, int, int, int, bool, float]]:
    """Rows of rated_pair for one match each: both partners with each other. A pair of which one has left is none."""
    there = sorted((change for change in changes if not change.seat.has_left), key=company)
    for _, group in groupby(there, key=company):
        for one, other in permutations(group, 2):
            ladder = one.ladder
            yield (
                ladder.game,
                ladder.kind,
                ladder.guild,
                ladder.season,
                one.user,
                other.user,
                one.has_won,
                one.odds,
            )


def company(change: Change) -> tuple[int, Ladder, int]:
    """A team of one match on one ladder."""
    return change.seq, change.ladder, change.seat.team
