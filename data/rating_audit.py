"""Reckons all ratings and sums again from the results, and says where the store holds something else."""

import json
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import astuple, dataclass
from typing import TypeAlias

from data.database import Database
from data.rating_store import NOT_VOIDED, SELECT_RATED, change_row, pair_rows, rated_matches, standing_row
from data.seasons import season_of
from data.standings import Ladder, recompute
from data.tallies import summed

Key: TypeAlias = tuple[str | int | float, ...]
Rows: TypeAlias = Mapping[Key, Key]

NEAR = 1e-6
"""How far sums of chances may lie apart: what is voided was once added and then taken away."""


@dataclass(frozen=True, slots=True)
class Drift:
    """A row that is not what follows from the results; None where there is none."""

    table: str
    key: Key
    stored: Key | None
    reckoned: Key | None

    def __str__(self) -> str:
        return f"{self.table} {self.key}: stored {self.stored}, by the results {self.reckoned}"


async def audit_ratings(database: Database) -> tuple[Drift, ...]:
    """Every change, standing, pair and sum that is not what the results come to. Changes nothing; raises StoreError.

    Takes some seconds for 10,000 matches and holds up the event loop meanwhile.
    """
    rows = await database.rows(f"{SELECT_RATED} WHERE TRUE {NOT_VOIDED} ORDER BY seq, seat")
    _, changes = recompute(rated_matches(rows))
    standings = {row[:5]: row[5:] for row in map(standing_row, changes)}
    pairs: defaultdict[Key, list[float]] = defaultdict(lambda: [0, 0, 0.0])
    for row in pair_rows(changes):
        sums = pairs[row[:6]]
        *_, won, expected = row
        sums[0], sums[1], sums[2] = sums[0] + 1, sums[1] + won, sums[2] + expected
    reckoned: Mapping[str, Rows] = {
        "rating_change": {row[:4]: row[4:] for row in map(change_row, changes)},
        "standing": standings,
        "rated_pair": {key: tuple(sums) for key, sums in pairs.items()},
        "tally": await tallies(database),
        "acquaintance": await acquaintances(database),
    }
    drifts: list[Drift] = []
    for table, keys in KEYS.items():
        stored = {tuple(row)[:keys]: tuple(row)[keys:] for row in await database.rows(f"SELECT * FROM {table}")}  # noqa: S608 - one of KEYS
        drifts += compared(table, stored, reckoned[table])
    return tuple(drifts)


KEYS = {"rating_change": 4, "standing": 5, "rated_pair": 6, "tally": 5, "acquaintance": 6}
"""By table, how many of its columns are the key."""


def compared(table: str, stored: Rows, reckoned: Rows) -> Iterator[Drift]:
    """The rows of which the two differ."""
    for key in sorted(stored.keys() | reckoned.keys(), key=str):
        there, wanted = stored.get(key), reckoned.get(key)
        if there is None or wanted is None or not same(table, there, wanted):
            yield Drift(table, key, there, wanted)


def same(table: str, one: Key, other: Key) -> bool:
    """Whether two rows say the same; only sums of chances may differ, by a hair."""
    if table != "rated_pair":
        return one == other
    return one[:-1] == other[:-1] and abs(float(one[-1]) - float(other[-1])) < NEAR


async def tallies(database: Database) -> Rows:
    """All sums by person, added up from the results."""
    sums: defaultdict[Key, Counter[str]] = defaultdict(Counter)
    for row in await database.rows(ENDINGS):
        for key in keys_of(row["game"], row["kind"], row["guild"], row["finished"], row["user"]):
            sums[key].update(("matches", row["ending"]))
    for row in await database.rows(FACTS):
        facts = json.loads(row["facts"])
        for key in keys_of(row["game"], row["kind"], row["guild"], row["finished"], row["user"]):
            sums[key].update(facts)
    return {key: (json.dumps(summed(counts, {})),) for key, counts in sums.items()}


def keys_of(game: str, kind: str, guild: int, finished: float, user: int) -> Iterator[Key]:
    """The rows of tally to which a match adds what somebody did."""
    for ladder in Ladder(game, kind, guild, season_of(finished)).scopes:
        yield *astuple(ladder), user


async def acquaintances(database: Database) -> Rows:
    """All decided matches of two people with each other, counted from the results."""
    sums: defaultdict[Key, Counter[int]] = defaultdict(Counter)
    for game, kind, guild, finished, user, other, *counts in await database.rows(MEETINGS):
        for *place, own in keys_of(game, kind, guild, finished, user):
            sums[*place, own, other].update(dict(enumerate(counts)))
    return {key: tuple(counts[column] for column in range(4)) for key, counts in sums.items()}


ENDINGS = """
    SELECT game, kind, guild, finished, user, CASE
        WHEN has_left THEN 'left' WHEN winner IS NULL THEN 'undecided' WHEN winner = team THEN 'won' ELSE 'lost'
    END AS ending
    FROM result_seat JOIN result USING (match) JOIN match ON id = match WHERE user IS NOT NULL
"""
FACTS = """
    SELECT game, kind, guild, finished, user, facts FROM round_seat JOIN result USING (match) JOIN match ON id = match
    WHERE user IS NOT NULL AND is_own
"""
MEETINGS = """
    SELECT game, kind, guild, finished, own.user, other.user,
           own.team = other.team, own.team = other.team AND own.team = winner,
           own.team != other.team, own.team != other.team AND own.team = winner
    FROM result JOIN match ON match.id = result.match JOIN result_seat AS own ON own.match = result.match
    JOIN result_seat AS other ON other.match = result.match AND other.seat != own.seat
    WHERE winner IS NOT NULL AND own.user IS NOT NULL AND other.user IS NOT NULL
"""
