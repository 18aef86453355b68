"""What is asked of ratings: how people stand, what a match changed, who leads, who is paused; and voiding a match.

All of it is one server's or everybody's, of one season or of all time, as the `Ladder` says.
"""

import json
import sqlite3
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Final

from data.database import Database
from data.ladder import PROVISIONAL, Rating
from data.seasons import ACTIVE, ALL_TIME, REMEMBERED, pause, season_start
from data.standings import Book, Ladder, Standing
from data.voiding import restore, void

SHRUNK: Final = 20
"""Matches by which a pair's difference is shrunk, so that few matches make no pair. The index by rank has it too."""


@dataclass(frozen=True, slots=True)
class Placed:
    """Somebody's line on a leaderboard; ``place`` counts from 1."""

    place: int
    user: int
    standing: Standing


@dataclass(frozen=True, slots=True)
class PairRecord:
    """Two partners: their rated matches, how many of them they won, and how many the odds had them win."""

    user: int
    partner: int
    matches: int
    wins: int
    expected: float

    @property
    def difference(self) -> float:
        """How much more often they win than the odds say, from -1 to 1, shrunk by SHRUNK matches."""
        return (self.wins - self.expected) / (self.matches + SHRUNK)


@dataclass(frozen=True, slots=True, kw_only=True)
class Moved:
    """What a match did to a rating: before it, after it, and how much of it counted."""

    match: str
    finished: float
    seat: int
    user: int
    name: str
    """As they were called when the match began."""
    before: Rating
    after: Rating
    matches: int
    """Rated matches on the ladder, this one included."""
    odds: float
    factor: float
    weight: float


class Ratings:
    """The ratings of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def standings(self, ladder: Ladder, users: Iterable[int]) -> Mapping[int, Standing]:
        """How these people stand, those included who have not played in this season or at all."""
        asked = tuple(users)
        rows = await self._database.rows(
            """
            SELECT guild, season, user, mu, sigma, matches, wins, last FROM standing
            WHERE user IN (SELECT value FROM json_each(?)) AND game = ? AND kind = ? AND guild = ?
            """,
            (json.dumps(asked), ladder.game, ladder.kind, ladder.guild),
        )
        known = {(Ladder(ladder.game, ladder.kind, row["guild"], row["season"]), row["user"]): row for row in rows}
        book = Book({key: standing_of(row) for key, row in known.items()}, {})
        return {user: book.standing(ladder, user) for user in asked}

    async def moved(self, match: str, *, guild: int, season: int) -> tuple[Moved, ...]:
        """What a match changed on one ladder, by seat; nothing if it was not rated there."""
        return await self._moved(
            f"{SELECT_MOVED} WHERE rated_match.match = ? AND rating_change.guild = ? AND season = ? ORDER BY seat",
            (match, guild, season),
        )

    async def curve(self, ladder: Ladder, user: int, *, limit: int) -> tuple[Moved, ...]:
        """The newest changes of somebody's rating, oldest first."""
        newest = await self._moved(
            f"""
            {SELECT_MOVED} WHERE rating_change.user = ? AND rating_change.guild = ? AND season = ?
              AND rated_match.kind = ? AND game = ? ORDER BY seq DESC LIMIT ?
            """,
            (user, ladder.guild, ladder.season, ladder.kind, ladder.game, limit),
        )
        return newest[::-1]

    async def leaders(
        self, ladder: Ladder, *, now: float, limit: int, offset: int = 0, minimum: int = PROVISIONAL
    ) -> tuple[Placed, ...]:
        """The leaderboard, best first: who has that many rated matches, and of the season that goes on a recent one."""
        rows = await self._database.rows(
            f"""
            SELECT user, mu, sigma, matches, wins, last FROM standing WHERE {LISTED}
            ORDER BY mu - sigma DESC, user LIMIT :limit OFFSET :offset
            """,  # noqa: S608 - put together of what stands in this file
            listed(ladder, now=now, minimum=minimum) | {"limit": limit, "offset": offset},
        )
        return tuple(Placed(offset + n, row["user"], standing_of(row)) for n, row in enumerate(rows, start=1))

    async def place(self, ladder: Ladder, user: int, *, now: float, minimum: int = PROVISIONAL) -> Placed | None:
        """Somebody's own line on the leaderboard; None when they are not listed."""
        listing = listed(ladder, now=now, minimum=minimum)
        rows = await self._database.rows(
            f"SELECT user, mu, sigma, matches, wins, last FROM standing WHERE {LISTED} AND user = :user",  # noqa: S608 - the same
            listing | {"user": user},
        )
        if not rows:
            return None
        standing = standing_of(rows[0])
        ((above,),) = await self._database.rows(
            f"""
            SELECT count(*) FROM standing
            WHERE {LISTED} AND mu - sigma >= :rank AND (mu - sigma > :rank OR user < :user)
            """,  # noqa: S608 - the same
            listing | {"user": user, "rank": standing.rating.rank},
        )
        return Placed(int(above) + 1, user, standing)

    async def count(self, ladder: Ladder, *, now: float, minimum: int = PROVISIONAL) -> int:
        """How many people the leaderboard lists."""
        ((count,),) = await self._database.rows(
            f"SELECT count(*) FROM standing WHERE {LISTED}",  # noqa: S608 - the same
            listed(ladder, now=now, minimum=minimum),
        )
        return int(count)

    async def pairs(self, ladder: Ladder, *, limit: int, offset: int = 0, minimum: int = 1) -> tuple[PairRecord, ...]:
        """The pairs of a ladder, best first: by how much more often they win than their ratings say."""
        rows = await self._database.rows(
            f"""
            SELECT user, partner, matches, wins, expected FROM rated_pair
            WHERE game = ? AND kind = ? AND guild = ? AND season = ? AND user < partner AND matches >= ?
            ORDER BY (wins - expected) / (matches + {SHRUNK}) DESC, user, partner LIMIT ? OFFSET ?
            """,  # noqa: S608 - a number that stands in this file
            (ladder.game, ladder.kind, ladder.guild, ladder.season, minimum, limit, offset),
        )
        return tuple(PairRecord(**row) for row in rows)

    async def partners(self, ladder: Ladder, user: int) -> tuple[PairRecord, ...]:
        """Everybody with whom somebody has played a rated match on a ladder, best first."""
        rows = await self._database.rows(
            f"""
            SELECT user, partner, matches, wins, expected FROM rated_pair
            WHERE game = ? AND kind = ? AND guild = ? AND season = ? AND user = ?
            ORDER BY (wins - expected) / (matches + {SHRUNK}) DESC, partner
            """,  # noqa: S608 - the same
            (ladder.game, ladder.kind, ladder.guild, ladder.season, user),
        )
        return tuple(PairRecord(**row) for row in rows)

    async def pair_place(self, ladder: Ladder, pair: PairRecord, *, minimum: int = 1) -> int:
        """Where a pair that has enough matches stands among the pairs of a ladder, counted from 1."""
        ((above,),) = await self._database.rows(
            f"""
            SELECT count(*) FROM rated_pair
            WHERE game = :game AND kind = :kind AND guild = :guild AND season = :season AND user < partner
              AND (wins - expected) / (matches + {SHRUNK}) >= :difference AND matches >= :minimum
              AND ((wins - expected) / (matches + {SHRUNK}) > :difference OR (user, partner) < (:user, :partner))
            """,  # noqa: S608 - the same
            {
                "game": ladder.game,
                "kind": ladder.kind,
                "guild": ladder.guild,
                "season": ladder.season,
                "difference": pair.difference,
                "minimum": minimum,
                "user": min(pair.user, pair.partner),
                "partner": max(pair.user, pair.partner),
            },
        )
        return int(above) + 1

    async def first_season(self, ladder: Ladder) -> int | None:
        """The oldest season in which somebody was rated on the server of a ladder."""
        ((season,),) = await self._database.rows(
            "SELECT min(season) FROM standing WHERE game = ? AND kind = ? AND guild = ? AND season > ?",
            (ladder.game, ladder.kind, ladder.guild, ALL_TIME),
        )
        return None if season is None else int(season)

    async def paused_until(self, user: int) -> float | None:
        """When somebody may play rated matches again after leaving too many; in unix seconds, None if they never left.

        The time may be over.
        """
        rows = await self._database.rows(
            """
            SELECT has_left, finished FROM result_seat JOIN result USING (match)
            WHERE user = ? AND rated AND match NOT IN (SELECT match FROM voided_match)
            ORDER BY finished DESC, match LIMIT ?
            """,
            (user, 2 * REMEMBERED),
        )
        newest = next((place for place, row in enumerate(rows) if row["has_left"]), None)
        if newest is None:
            return None
        marks = sum(row["has_left"] for row in rows[newest : newest + REMEMBERED])
        return float(rows[newest]["finished"]) + pause(marks)

    async def void(self, match: str, *, by: int, reason: str, at: float) -> bool:
        """Take a match out of its ladders for a reason, and rate anew what came after it.

        False if it was not rated, or is out already. Raises StoreError.
        """
        return await self._database.write(partial(void, match=match, by=by, reason=reason, at=at))

    async def restore(self, match: str, *, by: int, reason: str, at: float) -> bool:
        """Put a match back into its ladders for a reason, and rate anew what came after it.

        False if it is not out. Raises StoreError.
        """
        return await self._database.write(partial(restore, match=match, by=by, reason=reason, at=at))

    async def voided(self, guild: int, *, limit: int) -> tuple[str, ...]:
        """The matches of a server that are out of their ladders, the one that was taken out last first."""
        rows = await self._database.rows(
            """
            SELECT match FROM voided_match CROSS JOIN result USING (match) WHERE guild = ?
            ORDER BY at DESC, match LIMIT ?
            """,
            (guild, limit),
        )
        return tuple(row["match"] for row in rows)

    async def _moved(self, sql: str, parameters: tuple[str | int, ...]) -> tuple[Moved, ...]:
        rows = await self._database.rows(sql, parameters)
        return tuple(
            Moved(
                match=row["match"],
                finished=row["finished"],
                seat=row["seat"],
                user=row["user"],
                name=row["name"],
                before=Rating(row["mu_before"], row["sigma_before"]),
                after=Rating(row["mu"], row["sigma"]),
                matches=row["matches"],
                odds=row["odds"],
                factor=row["factor"],
                weight=row["weight"],
            )
            for row in rows
        )


SELECT_MOVED = """
    SELECT rated_match.match, finished, seat, rating_change.user, name, mu_before, sigma_before, mu, sigma,
           matches, odds, factor, weight
    FROM rating_change JOIN rated_match USING (seq) JOIN result ON result.match = rated_match.match
    JOIN match ON match.id = rated_match.match JOIN result_seat USING (match, seat)
"""
LISTED = """
    game = :game AND kind = :kind AND guild = :guild AND season = :season AND matches >= :minimum AND last >= :since
"""


def listed(ladder: Ladder, *, now: float, minimum: int) -> dict[str, str | int | float]:
    """The facts of LISTED: a season that is over lists everybody who has enough matches in it."""
    is_on = ladder.season == ALL_TIME or season_start(ladder.season + 1) > now
    return {
        "game": ladder.game,
        "kind": ladder.kind,
        "guild": ladder.guild,
        "season": ladder.season,
        "minimum": minimum,
        "since": now - ACTIVE if is_on else 0.0,
    }


def standing_of(row: sqlite3.Row) -> Standing:
    """The standing that a row tells."""
    return Standing(Rating(row["mu"], row["sigma"]), row["matches"], row["wins"], row["last"])
