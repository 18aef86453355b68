"""What is asked of matches that are over: whose they were, how they ended, and who may look at them.

Anybody may see the matches of the server they are on, and elsewhere those at which they sat. Times are seconds since
1970, UTC.
"""

import json
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass

from data.database import Database
from data.ladder import Rating
from data.standings import EVERYWHERE


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """Which matches somebody wants to see: those of a person or, without one, all; of this server or also elsewhere."""

    asker: int
    guild: int
    user: int | None = None
    elsewhere: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class PastSeat:
    """Who began on a seat; ``user`` is None for a bot, and for everybody of an imported match."""

    seat: int
    user: int | None
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Past:
    """A match that is over; ``winner`` is a team, None for a draw and for a match without a decision.

    ``change`` is what it did to the rating of the person asked about: before and after, None if nothing.
    """

    match: str
    finished: float
    guild: int
    outcome: str
    rated: bool
    shed: bool
    imported: bool
    winner: int | None
    totals: tuple[int, int]
    seats: tuple[PastSeat, ...]
    change: tuple[Rating, Rating] | None = None

    def seat_of(self, user: int | None) -> int | None:
        """Where somebody began; None for who did not."""
        return next((one.seat for one in self.seats if user is not None and one.user == user), None)


class History:
    """The past of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def page(self, asked: Asked, *, limit: int, offset: int = 0) -> tuple[Past, ...]:
        """The matches asked for that may be seen, newest first."""
        conditions: list[str] = []
        if not asked.elsewhere:
            conditions.append("result.guild = :guild")
        elif asked.user != asked.asker:
            conditions.append(f"(result.guild = :guild OR result.match IN ({PLAYED.format('asker')}))")
        facts: dict[str, int | str | None] = {
            "asker": asked.asker,
            "guild": asked.guild,
            "user": asked.user,
            "limit": limit,
            "offset": offset,
        }
        # A person's matches are gone through one by one, whatever else is asked: few have thousands, and a server may.
        played = f"({PLAYED.format('user')}) AS played CROSS JOIN result USING (match)"
        source, where = "result" if asked.user is None else played, " AND ".join(conditions) or "TRUE"
        page = f"SELECT result.match FROM {source} WHERE {where} ORDER BY finished DESC, result.match {LIMITED}"  # noqa: S608 - as it stands here
        rows = await self._database.rows(
            f"{SELECT} WHERE result.match IN ({page}) ORDER BY finished DESC, result.match", facts
        )
        matches = json.dumps([row["match"] for row in rows])
        seats, changes = await self._seats(matches), await self._changes(matches, asked)
        return tuple(
            Past(
                match=row["match"],
                finished=row["finished"],
                guild=row["guild"],
                outcome=row["outcome"] or "",
                rated=bool(row["rated"]),
                shed=bool(row["shed"]),
                imported=bool(row["imported"]),
                winner=row["winner"],
                totals=(row["total0"], row["total1"]),
                seats=tuple(seats[row["match"]]),
                change=changes.get(row["match"]),
            )
            for row in rows
        )

    async def own(self, user: int, *, limit: int) -> tuple[str, ...]:
        """The matches at which somebody sat and whose cards are kept, those that go on too, the last begun first."""
        rows = await self._database.rows(
            """
            SELECT id FROM match WHERE shed IS NULL AND id IN (
                SELECT match FROM result_seat WHERE user = :user UNION SELECT match FROM sitting WHERE user = :user
            ) ORDER BY created DESC, id LIMIT :limit
            """,
            {"user": user, "limit": limit},
        )
        return tuple(row["id"] for row in rows)

    async def may_see(self, match: str, *, asker: int, guild: int) -> bool:
        """Whether somebody who is on this server may look at a match, also at one that goes on; False without it."""
        rows = await self._database.rows(SEES, {"match": match, "asker": asker, "guild": guild})
        return bool(rows)

    async def is_imported(self, match: str) -> bool:
        """Whether a match was not played here."""
        return bool(await self._database.rows("SELECT 1 FROM imported_match WHERE match = ?", (match,)))

    async def is_of(self, match: str, guild: int) -> bool:
        """Whether a match was played on this server, or taken in for it."""
        return bool(await self._database.rows(f"{PLACES} AND guild = :guild", {"match": match, "guild": guild}))

    async def _seats(self, matches: str) -> Mapping[str, list[PastSeat]]:
        seats: defaultdict[str, list[PastSeat]] = defaultdict(list)
        rows = await self._database.rows(
            """
            SELECT match, seat, user, name FROM result_seat
            WHERE match IN (SELECT value FROM json_each(?)) ORDER BY match, seat
            """,
            (matches,),
        )
        for row in rows:
            seats[row["match"]].append(PastSeat(seat=row["seat"], user=row["user"], name=row["name"]))
        return seats

    async def _changes(self, matches: str, asked: Asked) -> Mapping[str, tuple[Rating, Rating]]:
        if asked.user is None:
            return {}
        rows = await self._database.rows(
            """
            SELECT rated_match.match, mu_before, sigma_before, mu, sigma
            FROM rated_match JOIN rating_change ON rating_change.seq = rated_match.seq
            WHERE rated_match.match IN (SELECT value FROM json_each(?)) AND user = ? AND guild = ? AND season = 0
            """,
            (matches, asked.user, EVERYWHERE if asked.elsewhere else asked.guild),
        )
        return {
            row["match"]: (Rating(row["mu_before"], row["sigma_before"]), Rating(row["mu"], row["sigma"]))
            for row in rows
        }


PLAYED = "SELECT match FROM result_seat WHERE user = :{0} UNION SELECT match FROM sitting WHERE user = :{0}"
"""The matches at which somebody sat, at the start or later."""
LIMITED = "LIMIT :limit OFFSET :offset"
SELECT = """
    SELECT result.match, finished, result.guild AS guild, outcome, shed IS NOT NULL AS shed, rated, winner,
           total0, total1, imported_match.match IS NOT NULL AS imported
    FROM result JOIN match ON match.id = result.match LEFT JOIN imported_match ON imported_match.match = result.match
"""
PLACES = """
    SELECT 1 FROM (
        SELECT match, guild FROM result WHERE match = :match
        UNION ALL SELECT match, guild FROM game_table WHERE match = :match
    ) WHERE match IS NOT NULL
"""
SEES = f"""
    {PLACES} AND guild = :guild
    UNION ALL SELECT 1 FROM sitting WHERE match = :match AND user = :asker
    UNION ALL SELECT 1 FROM result_seat WHERE match = :match AND user = :asker
"""  # noqa: S608 - of the statement above
