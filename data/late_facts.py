"""Facts that nobody had reckoned when a match ended, added to its rounds and to the sums of its people."""

import json
import sqlite3
from collections import Counter, defaultdict
from collections.abc import Mapping
from typing import TypeAlias

from data.seasons import season_of
from data.standings import Ladder
from data.tallies import add_tallies, facts_text

LateFacts: TypeAlias = Mapping[tuple[int, int], Mapping[str, int]]
"""By round and seat."""


def add_late(connection: sqlite3.Connection, match: str, facts: LateFacts) -> None:
    """Add facts to a match that is stored; those that are there already stay. A unit of work.

    Rounds of which nobody has told any fact are left as they are.
    """
    sums: defaultdict[int, Counter[str]] = defaultdict(Counter)
    rows = connection.execute(
        "SELECT round, seat, user, is_own, facts FROM round_seat WHERE match = ?", (match,)
    ).fetchall()
    for number, seat, user, is_own, text in rows:
        known: dict[str, int] = json.loads(text)
        late = {name: count for name, count in facts.get((number, seat), {}).items() if name not in known}
        if not late:
            continue
        whole = dict(sorted((known | late).items()))
        connection.execute(
            "UPDATE round_seat SET facts = ? WHERE match = ? AND round = ? AND seat = ?",
            (facts_text(whole), match, number, seat),
        )
        if user is not None and is_own:
            sums[user].update(late)
    for game, kind, guild, finished in connection.execute(
        "SELECT game, kind, guild, finished FROM result JOIN match ON match.id = match WHERE match = ?", (match,)
    ).fetchall():
        add_tallies(connection, Ladder(game, kind, guild, season_of(finished)), sums)
