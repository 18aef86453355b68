"""Takes a match out of its ladders, or puts it back, and rates anew what came after it. Units of work."""

import json
import sqlite3
from collections import Counter

from data.calendar import day_of
from data.rating_store import NOT_VOIDED, SELECT_RATED, Where, known, rated_matches, save
from data.standings import EVERYWHERE, Book, RatedMatch


def void(connection: sqlite3.Connection, match: str, *, by: int, reason: str, at: float) -> bool:
    """Take a rated match out of its ladders, and rate anew what came after it; False if it was none or is out.

    Blocks the writer for about a millisecond a match that is rated anew.
    """
    rows = connection.execute(
        """
        SELECT seq, game, rated_match.kind, guild FROM rated_match JOIN result USING (match) JOIN match ON id = match
        WHERE match = ? AND match NOT IN (SELECT match FROM voided_match)
        """,
        (match,),
    ).fetchall()
    for seq, game, kind, guild in rows:
        connection.execute(
            "INSERT INTO voided_match (match, by, reason, at) VALUES (?, ?, ?, ?)", (match, by, reason, at)
        )
        rate_anew(connection, Where(game, kind, (EVERYWHERE, guild)), since=seq)
    return bool(rows)


def restore(connection: sqlite3.Connection, match: str, *, by: int, reason: str, at: float) -> bool:
    """Put a match back that was taken out, in its old place, and rate anew what came after it; False if it is not out.

    Why it was out stays known. Takes as long as taking it out.
    """
    rows = connection.execute(
        """
        SELECT seq, game, rated_match.kind, guild, by, reason, at FROM voided_match JOIN rated_match USING (match)
        JOIN result USING (match) JOIN match ON id = match WHERE match = ?
        """,
        (match,),
    ).fetchall()
    for seq, game, kind, guild, *before in rows:
        connection.execute("DELETE FROM voided_match WHERE match = ?", (match,))
        connection.execute(
            """
            INSERT INTO restored_match (match, by, reason, at, voided_by, voided_reason, voided_at)
            VALUES (?, ?, ?, ?, ?, ?, ?)
            """,
            (match, by, reason, at, *before),
        )
        rate_anew(connection, Where(game, kind, (EVERYWHERE, guild)), since=seq)
    return bool(rows)


def rate_anew(connection: sqlite3.Connection, where: Where, *, since: int) -> None:
    """Rate all matches from this place in the order on once more, on these ladders."""
    rows = connection.execute(
        f"{SELECT_RATED} WHERE seq >= ? AND game = ? AND rated_match.kind = ? {NOT_VOIDED} ORDER BY seq, seat",
        (since, where.game, where.kind),
    ).fetchall()
    matches = tuple(rated_matches(rows))
    parameters = {"since": since, "game": where.game, "kind": where.kind, "guilds": json.dumps(where.guilds)}
    for statement in TAKING_BACK:
        connection.execute(statement, parameters)
    book = Book(known(connection, matches, where), all_together(connection, matches, where, since))
    save(connection, [change for match in matches for change in book.rate(match, guilds=where.guilds)])
    connection.execute(NO_PAIRS, parameters)
    connection.execute("DROP TABLE taken_back")


TAKING_BACK = (
    """
    CREATE TEMP TABLE taken_back AS
    SELECT rating_change.* FROM rating_change JOIN rated_match USING (seq) JOIN match ON match.id = match
    WHERE seq >= :since AND game = :game AND kind = :kind AND guild IN (SELECT value FROM json_each(:guilds))
    """,
    """
    INSERT INTO rated_pair (game, kind, guild, season, user, partner, matches, wins, expected)
    SELECT :game, :kind, one.guild, one.season, one.user, other.user,
           -count(*), -sum(ifnull(rated_match.winner = first.team, 0)), -sum(one.odds)
    FROM taken_back AS one JOIN taken_back AS other USING (seq, guild, season)
    JOIN rated_match USING (seq)
    JOIN result_seat AS first ON first.match = rated_match.match AND first.seat = one.seat
    JOIN result_seat AS second ON second.match = rated_match.match AND second.seat = other.seat
    WHERE one.seat != other.seat AND first.team = second.team AND NOT first.has_left AND NOT second.has_left
    GROUP BY one.guild, one.season, one.user, other.user
    ON CONFLICT DO UPDATE SET
        matches = matches + excluded.matches, wins = wins + excluded.wins, expected = expected + excluded.expected
    """,
    """
    DELETE FROM standing
    WHERE game = :game AND kind = :kind AND (guild, season, user) IN (SELECT guild, season, user FROM taken_back)
    """,
    "DELETE FROM rating_change WHERE (seq, guild, season, seat) IN (SELECT seq, guild, season, seat FROM taken_back)",
    """
    INSERT INTO standing (game, kind, guild, season, user, mu, sigma, matches, wins, last)
    SELECT :game, :kind, taken.guild, taken.season, taken.user, mu, sigma, matches, wins, finished
    FROM (SELECT DISTINCT guild, season, user FROM taken_back) AS taken
    JOIN rating_change AS before ON before.user = taken.user AND before.guild = taken.guild
         AND before.season = taken.season
    JOIN rated_match USING (seq) JOIN result USING (match)
    WHERE before.seq = (
        SELECT max(older.seq) FROM rating_change AS older JOIN rated_match USING (seq) JOIN match ON match.id = match
        WHERE older.user = taken.user AND older.guild = taken.guild AND older.season = taken.season
          AND kind = :kind AND game = :game
    )
    """,
)
"""What was rated since a place in the order is taken out of changes, pairs and standings; these stand as before it."""
NO_PAIRS = """
    DELETE FROM rated_pair
    WHERE game = :game AND kind = :kind AND (guild, season, user) IN (SELECT guild, season, user FROM taken_back)
      AND matches = 0
"""
"""Who is a pair no longer, when the others have been rated anew."""


def all_together(
    connection: sqlite3.Connection, matches: tuple[RatedMatch, ...], where: Where, since: int
) -> Counter[tuple[str, int]]:
    """How many matches each company had rated on the days of these, before them."""
    if not matches:
        return Counter()
    first = min(day_of(match.finished) for match in matches)
    rows = connection.execute(
        f"""
        {SELECT_RATED} WHERE seq < ? AND day >= ? AND game = ? AND rated_match.kind = ? {NOT_VOIDED}
        ORDER BY seq, seat
        """,
        (since, first, where.game, where.kind),
    ).fetchall()
    return Counter((match.four, day_of(match.finished)) for match in rated_matches(rows))
