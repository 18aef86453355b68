"""Matches that no table has begun."""

from functools import partial

from data.database import Database
from data.journal import Match, insert_match


async def begin(database: Database, match: Match) -> None:
    """Store a match that has not ended. Raises IdTakenError."""
    await database.write(partial(insert_match, match=match))
