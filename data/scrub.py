"""Takes the last bytes of deleted rows out of the file.

With `secure_delete` SQLite overwrites a row when it is deleted. But when it moves rows from page to page it leaves
copies of them in the free room of the old page, and those outlive the rows; and what was written stands in the log
until that is written back. So a table from which people were taken is written anew: SQLite overwrites pages that it
empties as a whole. A VACUUM would do the same to the whole file, journals included, which are by far the most of it
and name nobody. The file does not get smaller: emptied pages are used again.
"""

import sqlite3
from contextlib import closing
from pathlib import Path

from data.errors import translated


def scrub(path: Path, tables: tuple[str, ...], *, patience: float) -> None:
    """Write these tables anew, each in one transaction, and empty the log.

    Blocks, and the writers of the file with it while a table is written: some three seconds for 400,000 rows.
    Raises StoreError.
    """
    try:
        with closing(sqlite3.connect(path, timeout=patience, isolation_level=None)) as connection:
            # Checks and triggers see nothing of this: the rows that come back are the rows that went.
            for pragma in ("foreign_keys = OFF", "secure_delete = ON", "temp_store = MEMORY"):
                connection.execute(f"PRAGMA {pragma}")
            for table in tables:
                rewrite(connection, table)
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.Error as error:
        raise translated(error, path) from error


def empty_log(path: Path, *, patience: float) -> None:
    """Write back what stands in the log, and empty it. Blocks for milliseconds. Raises StoreError."""
    scrub(path, (), patience=patience)


def rewrite(connection: sqlite3.Connection, table: str) -> None:
    """Write one table anew. Raises sqlite3.Error; then nothing has changed."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        triggers = connection.execute(
            "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' AND tbl_name = ?", (table,)
        ).fetchall()
        for name, _ in triggers:
            connection.execute(f"DROP TRIGGER {name}")
        connection.execute(f"CREATE TEMP TABLE kept AS SELECT * FROM {table}")  # noqa: S608 - a table of the schema
        # Without a condition, triggers and checks SQLite empties whole pages instead of deleting row after row.
        connection.execute(f"DELETE FROM {table}")  # noqa: S608 - the same
        connection.execute(f"INSERT INTO {table} SELECT * FROM kept")  # noqa: S608 - the same
        connection.execute("DROP TABLE kept")
        for _, sql in triggers:
            connection.execute(sql)
        connection.execute("COMMIT")
    except BaseException:
        connection.rollback()
        raise
