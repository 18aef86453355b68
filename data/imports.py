"""Matches that were played elsewhere: stored whole, marked as imported, in no sum and in no rating.

What an action, an event or an option says is text to this module. Times are seconds since 1970, UTC.
"""

import sqlite3
from collections.abc import Sequence
from dataclasses import asdict, dataclass

from data.database import Database
from data.journal import Entry, Match, insert_match, update_ended
from data.results import Result, insert_result


@dataclass(frozen=True, slots=True, kw_only=True)
class Imported:
    """A match that is over, with its entries and its result; ``digest`` tells it from all others of its server."""

    match: Match
    entries: Sequence[Entry]
    result: Result
    outcome: str
    digest: str


class Imports:
    """The imported matches of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def store(self, imported: Imported) -> bool:
        """Store the match, all or nothing; False, and nothing is changed, if its server has it. Raises IdTakenError."""
        match, result = imported.match, imported.result

        def unit(connection: sqlite3.Connection) -> bool:
            known = connection.execute(
                "SELECT 1 FROM imported_match WHERE guild = ? AND digest = ?", (result.guild, imported.digest)
            ).fetchall()
            if known:
                return False
            insert_match(connection, match)
            connection.executemany(
                """
                INSERT INTO entry (match, seq, actor, action, events, at, stand_in)
                VALUES (:match, :seq, :actor, :action, :events, :at, :stand_in)
                """,
                [{"match": match.id} | asdict(entry) for entry in imported.entries],
            )
            connection.executemany(
                "INSERT INTO sitting (match, seat, since, user, name, level) VALUES (?, ?, 0, ?, ?, ?)",
                [(match.id, seat.seat, seat.user, seat.name, seat.level) for seat in result.seats],
            )
            insert_result(connection, result)
            update_ended(connection, match.id, outcome=imported.outcome, at=result.finished)
            connection.execute(
                "INSERT INTO imported_match (match, guild, digest, at) VALUES (?, ?, ?, ?)",
                (match.id, result.guild, imported.digest, result.finished),
            )
            return True

        return await self._database.write(unit)

    async def alike(self, result: Result) -> list[str]:
        """The matches that its server has with the same totals after as many rounds. Raises StoreError."""
        rows = await self._database.rows(
            """
            SELECT match FROM result WHERE guild = ? AND total0 = ? AND total1 = ?
            AND (SELECT count(*) FROM result_round WHERE result_round.match = result.match) = ?
            """,
            (result.guild, *result.totals, len(result.rounds)),
        )
        return [str(match) for (match,) in rows]
