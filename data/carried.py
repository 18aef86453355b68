"""Forgets in a copy, before it takes a database's place, whom that database has forgotten since the copy was made."""

import sqlite3
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable
from pathlib import Path
from typing import TypeAlias

from data.database import PATIENCE
from data.people import LISTS, TRACES, forget_in, tables_with_people
from data.scrub import scrub
from data.sittings import note_sittings
from data.tombstones import Tombstone, fingerprint, lay

NameBot: TypeAlias = Callable[[str, Collection[str]], str]
"""What to call a bot at a table, by the table's language and the names of who sits there."""


def forget_again(
    connection: sqlite3.Connection, path: Path, tombstones: Iterable[Tombstone], *, name_bot: NameBot
) -> int:
    """Forget everybody in the file at path whose tombstone is not in it, to the last byte; how many there were.

    The connection is in autocommit mode and nobody else uses the file. Whose tombstone is in it has come back since:
    they stay. Blocks. Raises sqlite3.Error and StoreError.
    """
    there = {str(row[0]) for row in connection.execute("SELECT id FROM tombstone").fetchall()}
    carried = [one for one in tombstones if one.id not in there]
    buried = defaultdict[str, set[str]](set)
    for one in carried:
        buried[one.salt].add(one.fingerprint)
    people = everybody(connection)
    back = [user for user in people if any(fingerprint(user, salt) in known for salt, known in buried.items())]
    connection.execute("BEGIN IMMEDIATE")
    for user in back:
        unseat(connection, user, name_bot=name_bot)
        forget_in(connection, user)
    lay(connection, carried)
    connection.execute("COMMIT")
    if back:
        scrub(path, tables_with_people(), patience=PATIENCE)
    return len(back)


def everybody(connection: sqlite3.Connection) -> list[int]:
    """The ids of all people whom the file names."""
    found = set[int]()
    for trace in TRACES:
        rows = connection.execute(f"SELECT DISTINCT {trace.column} FROM {trace.table}").fetchall()  # noqa: S608 - in TRACES
        found.update(row[0] for row in rows if row[0] is not None and row[0] > 0)
    for where in LISTS:
        rows = connection.execute(
            f"SELECT DISTINCT one.value ->> ? FROM {where.table}, json_each({where.column}, ?) AS one",  # noqa: S608 - in LISTS
            (where.user, f"$.{where.member}"),
        ).fetchall()
        found.update(row[0] for row in rows if row[0] is not None)
    return sorted(found)


def unseat(connection: sqlite3.Connection, user: int, *, name_bot: NameBot) -> None:
    """Let somebody leave every open table: a bot has their seat in a match, nobody in a lobby; another one is the host.

    As they left before they were forgotten; the copy is from before that.
    """
    rows = connection.execute(
        "SELECT id, locale FROM game_table JOIN table_seat ON game_table = id WHERE user = ? AND state != 'closed'",
        (user,),
    ).fetchall()
    for table, locale in rows:
        connection.execute(
            """
            DELETE FROM table_seat WHERE game_table = ? AND user = ?
              AND (SELECT state FROM game_table WHERE id = table_seat.game_table) = 'lobby'
            """,
            (table, user),
        )
        seats = connection.execute("SELECT name FROM table_seat WHERE game_table = ?", (table,)).fetchall()
        connection.execute(
            """
            UPDATE table_seat SET kind = 'bot', user = NULL, name = ?, level = NULL
            WHERE game_table = ? AND user = ?
            """,
            (name_bot(locale, [name for (name,) in seats]), table, user),
        )
        connection.execute(
            """
            UPDATE game_table SET host = coalesce(
                (SELECT user FROM table_seat WHERE game_table = id AND user IS NOT NULL ORDER BY seat LIMIT 1), host)
            WHERE id = ? AND host = ?
            """,
            (table, user),
        )
        note_sittings(connection, table)
