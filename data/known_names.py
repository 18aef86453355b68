"""The names by which people of the store were last known: to lists of people who are not there to be asked."""

import json
from collections.abc import Iterable, Mapping

from data.database import Database


class KnownNames:
    """The names of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, users: Iterable[int]) -> Mapping[int, str]:
        """By person the name in their latest match: of those that were rated, else of all; empty if there is none."""
        rows = await self._database.rows(LATEST, (json.dumps(list(users)),))
        return {row["user"]: row["name"] for row in rows}


LATEST = """
    SELECT value AS user, coalesce(
        (
            SELECT name FROM rating_change JOIN rated_match ON rated_match.seq = rating_change.seq
            JOIN result_seat ON result_seat.match = rated_match.match AND result_seat.seat = rating_change.seat
            WHERE rating_change.user = value AND guild = 0 AND season = 0 ORDER BY rating_change.seq DESC LIMIT 1
        ),
        (
            SELECT name FROM result_seat JOIN result ON result.match = result_seat.match
            WHERE result_seat.user = value ORDER BY finished DESC LIMIT 1
        ),
        ''
    ) AS name
    FROM json_each(?)
"""
"""A rating change is found by its person and its place in time; only without one all of somebody's results are read."""
