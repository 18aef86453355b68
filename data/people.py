"""Everything that is stored about a person: told to them, and taken away when they ask for it.

`TRACES` and `LISTS` name every place where the store names people; a test reads the schema and fails on a place that
is missing here. Whoever is forgotten is replaced by a stand-in: a negative number, made up for this one time and kept
nowhere else, without a name. It is the same in every row that stays, so that the results of the others, their
statistics and all that is computed from them are what they were; no row leads from it back to the person. Beside that a
tombstone is left (`data.tombstones`), so that a copy from before does not bring them back.
"""

import asyncio
import json
import secrets
import sqlite3
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum, StrEnum
from typing import TypeAlias

from data.calendar import DAY
from data.database import PATIENCE, Database, SqlValue
from data.days import spend
from data.marks import Marks, set_mark
from data.scrub import empty_log, scrub
from data.tombstones import bury

Row: TypeAlias = Mapping[str, SqlValue]


class Topic(StrEnum):
    """What a row about somebody is about."""

    SETTINGS = "settings"
    TABLES = "tables"
    RESULTS = "results"


class Fate(Enum):
    """What becomes of a row whose person is forgotten."""

    GOES = "goes"
    """It is deleted."""
    STAYS = "stays"
    """It belongs to others too, and gets the stand-in."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Trace:
    """A column with people's ids; ``name`` is the column of the same row with the person's name.

    ``hidden`` is a column of the same row that is nobody's to read, the person included.
    """

    table: str
    column: str
    topic: Topic
    fate: Fate
    name: str | None = None
    hidden: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class PeopleList:
    """A JSON column whose member ``member`` is a list of objects with the ids of people in ``user``, or null.

    Who is forgotten is taken off the list. ``key`` is the primary key.
    """

    table: str
    key: str
    column: str
    member: str
    user: str


TRACES = (
    Trace(table="user_preference", column="user", topic=Topic.SETTINGS, fate=Fate.GOES),
    Trace(table="table_seat", column="user", topic=Topic.TABLES, fate=Fate.STAYS, name="name"),
    Trace(table="game_table", column="host", topic=Topic.TABLES, fate=Fate.STAYS),
    Trace(table="open_hand", column="user", topic=Topic.TABLES, fate=Fate.GOES, hidden="token"),
    Trace(table="sent_hand", column="user", topic=Topic.TABLES, fate=Fate.GOES),
    Trace(table="vote", column="user", topic=Topic.TABLES, fate=Fate.GOES),
    Trace(table="result_seat", column="user", topic=Topic.RESULTS, fate=Fate.STAYS, name="name"),
    Trace(table="sitting", column="user", topic=Topic.RESULTS, fate=Fate.STAYS, name="name"),
    Trace(table="round_seat", column="user", topic=Topic.RESULTS, fate=Fate.STAYS),
    Trace(table="tally", column="user", topic=Topic.RESULTS, fate=Fate.STAYS),
    Trace(table="feat", column="user", topic=Topic.RESULTS, fate=Fate.STAYS),
    Trace(table="acquaintance", column="user", topic=Topic.RESULTS, fate=Fate.STAYS),
    Trace(table="acquaintance", column="other", topic=Topic.RESULTS, fate=Fate.STAYS),
    Trace(table="standing", column="user", topic=Topic.RESULTS, fate=Fate.STAYS),
    Trace(table="rating_change", column="user", topic=Topic.RESULTS, fate=Fate.STAYS),
    Trace(table="rated_pair", column="user", topic=Topic.RESULTS, fate=Fate.STAYS),
    Trace(table="rated_pair", column="partner", topic=Topic.RESULTS, fate=Fate.STAYS),
    Trace(table="voided_match", column="by", topic=Topic.RESULTS, fate=Fate.STAYS),
    Trace(table="restored_match", column="by", topic=Topic.RESULTS, fate=Fate.STAYS),
    Trace(table="restored_match", column="voided_by", topic=Topic.RESULTS, fate=Fate.STAYS),
    Trace(table="day_try", column="user", topic=Topic.RESULTS, fate=Fate.STAYS, name="name"),
    Trace(table="puzzle_answer", column="user", topic=Topic.RESULTS, fate=Fate.GOES),
    Trace(table="duplicate", column="host", topic=Topic.TABLES, fate=Fate.STAYS),
    Trace(table="duplicate_seat", column="user", topic=Topic.TABLES, fate=Fate.STAYS, name="name"),
)
"""All columns with people's ids; of each topic the first is the one that is counted."""
LISTS = (PeopleList(table="game_table", key="id", column="settings", member="guests", user="user"),)
"""All JSON columns that name people."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Act:
    """What somebody did in their own seat; ``action`` is JSON text, ``at`` seconds since 1970, UTC."""

    match: str
    seq: int
    at: float
    action: str


FORGOTTEN = "forgotten"
"""The mark that says that somebody was forgotten since the file was scrubbed."""
LARGE = 50_000
"""Rows above which a table is scrubbed only when nobody waits for the file."""


def is_stand_in(user: int) -> bool:
    """Whether this id stands for somebody who was forgotten; ids of Discord are positive."""
    return user < 0


class People:
    """The people of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def counts(self, user: int) -> Mapping[Topic, int]:
        """How many rows there are about somebody, by topic."""
        first = {trace.topic: trace for trace in reversed(TRACES)}
        return {topic: await self._count(first[topic], user) for topic in Topic}

    async def rows(self, user: int) -> Mapping[str, tuple[Row, ...]]:
        """Every row that names somebody, by table, without whatever in it names others."""
        return {table: await self._rows(table, user) for table in sorted({trace.table for trace in TRACES})}

    async def acts(self, user: int, *, actor: str) -> tuple[Act, ...]:
        """Everything somebody did themselves, match by match; ``actor`` is how the journal begins the name of a seat.

        What was done by a bot in their place, and by others who had the seat before or after, is not theirs.
        """
        rows = await self._database.rows(ACTS, {"user": user, "actor": actor})
        return tuple(Act(**row) for row in rows)

    async def forget(self, user: int) -> bool:
        """Take somebody out of the store; False, and nothing is changed, while they sit at an open table.

        Raises StoreError.
        """

        def unit(connection: sqlite3.Connection) -> bool:
            if connection.execute(SITS, (user,)).fetchall():
                return False
            forget_in(connection, user)
            set_mark(connection, FORGOTTEN, secrets.token_hex(8))
            return True

        forgotten = await self._database.write(unit)
        if forgotten:
            await asyncio.to_thread(empty_log, self._database.path, patience=PATIENCE)
        return forgotten

    async def scrub(self, *, alone: bool) -> bool:
        """Overwrite what is left of people in the file since it was last done; whether nothing is left.

        ``alone`` says that nobody waits for the file: large tables take seconds. Raises StoreError.
        """
        mark = await Marks(self._database).get(FORGOTTEN)
        if mark is None:
            return True
        tables = tables_with_people()
        due = [table for table in tables if alone or await self._rows_in(table) <= LARGE]
        await asyncio.to_thread(scrub, self._database.path, tuple(due), patience=PATIENCE)
        if len(due) < len(tables):
            return False
        # Unless somebody else was forgotten meanwhile.
        cleared = "DELETE FROM mark WHERE name = ? AND value = ?"
        return bool(await self._database.execute(cleared, (FORGOTTEN, mark)))

    async def idle(self, before: float, *, limit: int) -> tuple[int, ...]:
        """People who have sat at no table and solved no puzzle since ``before`` (unix seconds), and have once."""
        rows = await self._database.rows(
            """
            SELECT user FROM (
                SELECT user, finished AS at FROM result_seat JOIN result ON result.match = result_seat.match
                UNION ALL
                SELECT user, CASE state WHEN 'closed' THEN changed ELSE 9e999 END
                FROM table_seat JOIN game_table ON id = game_table
                UNION ALL
                SELECT user, ? * (day + 1) FROM puzzle_answer
            )
            WHERE user > 0 GROUP BY user HAVING max(at) < ? LIMIT ?
            """,
            (DAY, before, limit),
        )
        return tuple(row["user"] for row in rows)

    async def _rows_in(self, table: str) -> int:
        ((count,),) = await self._database.rows(f"SELECT count(*) FROM {table}")  # noqa: S608 - in TRACES or LISTS
        return int(count)

    async def _count(self, trace: Trace, user: int) -> int:
        ((count,),) = await self._database.rows(
            f"SELECT count(*) FROM {trace.table} WHERE {trace.column} = ?",  # noqa: S608 - the names stand in TRACES
            (user,),
        )
        return int(count)

    async def _rows(self, table: str, user: int) -> tuple[Row, ...]:
        columns = [trace.column for trace in TRACES if trace.table == table]
        where = " OR ".join(f"{column} = :user" for column in columns)
        found = await self._database.rows(f"SELECT * FROM {table} WHERE {where}", {"user": user})  # noqa: S608 - the same
        return tuple(only(dict(row), table, user) for row in found)


ACTS = """
    SELECT entry.match, entry.seq, entry.at, entry.action FROM sitting JOIN entry ON entry.match = sitting.match
    WHERE sitting.user = :user AND entry.actor = :actor || sitting.seat AND NOT entry.stand_in
      AND entry.seq > sitting.since AND NOT EXISTS (
          SELECT 1 FROM sitting AS next WHERE next.match = sitting.match AND next.seat = sitting.seat
            AND next.since > sitting.since AND next.since < entry.seq
      )
    ORDER BY entry.match, entry.seq
"""
SITS = """
    SELECT 1 FROM table_seat JOIN game_table ON id = game_table WHERE user = ? AND state != 'closed' LIMIT 1
"""


def tables_with_people() -> tuple[str, ...]:
    """The tables from which people are taken."""
    return tuple(sorted({one.table for one in (*TRACES, *LISTS)}))


def forget_in(connection: sqlite3.Connection, user: int) -> None:
    """Take somebody out of every table, and leave a tombstone; a part of a unit of work."""
    spend(connection, user)
    stand_in = -1 - secrets.randbelow(1 << 62)
    for trace in TRACES:
        connection.execute(forgetting(trace), {"user": user, "stand_in": stand_in})
    for where in LISTS:
        take_off(connection, where, user)
    bury(connection, user)


def forgetting(trace: Trace) -> str:
    """The statement that takes `:user` out of a column."""
    if trace.fate is Fate.GOES:
        return f"DELETE FROM {trace.table} WHERE {trace.column} = :user"  # noqa: S608 - the names stand in TRACES
    names = "" if trace.name is None else f", {trace.name} = ''"
    return f"UPDATE {trace.table} SET {trace.column} = :stand_in{names} WHERE {trace.column} = :user"  # noqa: S608 - the same


def take_off(connection: sqlite3.Connection, where: PeopleList, user: int) -> None:
    """Take somebody off the lists of a JSON column."""
    found = connection.execute(
        f"SELECT {where.key}, {where.column} FROM {where.table} WHERE instr({where.column}, ?)",  # noqa: S608 - in LISTS
        (str(user),),
    ).fetchall()
    for key, text in found:
        connection.execute(
            f"UPDATE {where.table} SET {where.column} = ? WHERE {where.key} = ?",  # noqa: S608 - the same
            (filtered(text, where, lambda listed: listed != user), key),
        )


def filtered(text: str, where: PeopleList, keeps: Callable[[int], bool]) -> str:
    """The JSON text with those alone on its list whose ids are to be kept."""
    whole = json.loads(text)
    if whole.get(where.member) is not None:
        whole[where.member] = [one for one in whole[where.member] if keeps(one[where.user])]
    return json.dumps(whole)


def only(row: dict[str, SqlValue], table: str, user: int) -> Row:
    """A row without whatever in it names anybody else."""
    for trace in TRACES:
        if trace.table == table and trace.hidden is not None:
            del row[trace.hidden]
        if trace.table == table and row[trace.column] != user:
            row[trace.column] = None
            if trace.name is not None:
                row[trace.name] = None
    for where in LISTS:
        if where.table == table:
            row[where.column] = filtered(str(row[where.column]), where, lambda listed: listed == user)
    return row
