"""Everything about a person: found, told without what is others', and gone when they ask for it, to the last byte."""

import json
import random
import re
import sqlite3
import struct
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from data.database import Database
from data.people import LISTS, TRACES, Fate, People, Topic, is_stand_in
from data.preferences import Preferences, UserPreferences
from data.puzzles import Answered, Puzzles
from data.rating_audit import audit_ratings
from data.scrub import scrub
from data.tables import SeatKind, StoredSeat, StoredTable, Tables
from tests.bench.history import history, write

NORTH, EAST, SOUTH, WEST = (1_100_000_000_000_000_000 + number for number in range(4))
NAMES = {NORTH: "Nordwind", EAST: "Ostwind", SOUTH: "Suedwind", WEST: "Westwind"}


def guests(*people: int) -> str:
    return json.dumps({"target": 1000, "guests": [{"user": one, "name": NAMES[one]} for one in people], "rated": None})


def table(number: int, people: tuple[int, ...], settings: str) -> StoredTable:
    seats = tuple(
        StoredSeat(seat=seat, kind=SeatKind.HUMAN, user=user, name=NAMES[user]) for seat, user in enumerate(people)
    )
    return StoredTable(
        id=f"t{number}",
        guild=1,
        channel=number,
        host=people[0],
        locale="ko",
        settings=settings,
        created=1.0,
        changed=2.0,
        seats=seats,
    )


async def played(database: Database, match: str, people: tuple[int, ...], *, finished: float = 3.0) -> None:
    """A match of these people that is over."""
    await database.execute(
        "INSERT INTO match (id, game, options, created, ended, outcome) VALUES (?, 'tichu', '[]', 1, ?, 'finished')",
        (match, finished),
    )
    await database.execute(
        """
        INSERT INTO result (match, finished, guild, channel, target, options, rated, winner, total0, total1)
        VALUES (?, ?, 1, 2, 1000, '[]', 1, 0, 1000, 200)
        """,
        (match, finished),
    )
    for number, user in enumerate(people):
        await database.execute(
            "INSERT INTO result_seat (match, seat, team, user, name) VALUES (?, ?, ?, ?, ?)",
            (match, number, number % 2, user, NAMES[user]),
        )


async def seats_of(database: Database, match: str) -> list[tuple[int, str]]:
    rows = await database.rows("SELECT user, name FROM result_seat WHERE match = ? ORDER BY seat", (match,))
    return [(row["user"], row["name"]) for row in rows]


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    """One match of four people that is over, in a table to which North had invited the others."""
    async with await Database.open(tmp_path / "tables.sqlite3") as database:
        people = (NORTH, EAST, SOUTH, WEST)
        await Tables(database).create(table(1, people, guests(*people)))
        await played(database, "m1", people)
        await database.execute("UPDATE game_table SET state = 'closed', match = 'm1', changed = 3.0")
        await Preferences(database).change_user(NORTH, lambda _: UserPreferences(locale="ko"))
        yield database


def named(database: Database, *words: int | str) -> list[int | str]:
    """Those of the words that stand in the file or its log, as SQLite writes them or as text."""
    files = (database.path, database.path.with_name(f"{database.path.name}-wal"))
    content = b"".join(path.read_bytes() for path in files if path.exists())
    return [word for word in words if any(form in content for form in forms(word))]


def forms(word: int | str) -> Iterator[bytes]:
    yield str(word).encode()
    if isinstance(word, int):
        yield struct.pack(">q", word)


# --- nothing is missing -------------------------------------------------------------------------------------------

PERSONAL = re.compile(
    r"(?:^|_)(?:user|person|people|player|host|owner|member|sitter|holder|partner|opponent|author|moderator|leaver|guest"
    r"|rival|friend|by|who|name|nick|mention)s?(?:$|_|\d)"
)
"""How columns are called that name people."""
IMPERSONAL = {
    "mark.name": "what the program did, not a person",
    "feat.name": "what was done, not who did it",
    "match.options": "options of the rules",
    "result.options": "options of the rules",
    "result_round.calls": "seats",
    "result_round.finish_order": "seats",
    "round_seat.facts": "counts by name of the fact",
    "tally.counts": "counts by name of the fact",
    "guild_preference.channels": "channels",
    "guild_preference.settings": "the terms of a server's tables",
    "duplicate.settings": "what is agreed for two tables",
}
"""Columns that look as if they could name people, and what they hold."""


def columns(path: Path) -> Iterator[tuple[str, str]]:
    """Every column by table; those with JSON are marked by an exclamation mark."""
    with closing(sqlite3.connect(path)) as connection:
        for name, sql in connection.execute("SELECT name, sql FROM sqlite_schema WHERE type = 'table'").fetchall():
            json_columns = set(re.findall(r"json_valid\((\w+)\)", sql))
            for _, column, *_ in connection.execute(f"PRAGMA table_info({name})"):
                yield name, f"{column}!" if column in json_columns else column


def uncovered(path: Path) -> list[str]:
    """Columns that may name people and are neither in TRACES or LISTS nor known to name nobody."""
    covered = {f"{one.table}.{one.column}" for one in (*TRACES, *LISTS)}
    covered |= {f"{trace.table}.{trace.name}" for trace in TRACES if trace.name is not None}
    return [
        f"{name}.{column}"
        for name, marked in columns(path)
        if (marked.endswith("!") or PERSONAL.search(marked))
        and f"{name}.{(column := marked.rstrip('!'))}" not in covered | set(IMPERSONAL)
    ]


def test_every_column_that_names_people_is_exported_and_deleted(database: Database) -> None:
    assert uncovered(database.path) == [], "say in data/people.py what becomes of it, or here that it names nobody"


def test_what_is_said_of_columns_is_said_of_columns_that_are_there(database: Database) -> None:
    there = {f"{name}.{column.rstrip('!')}" for name, column in columns(database.path)}
    said = {f"{one.table}.{one.column}" for one in (*TRACES, *LISTS)} | set(IMPERSONAL)
    assert said <= there
    assert {trace.topic for trace in TRACES} == set(Topic)


@pytest.mark.parametrize(
    "sql",
    [
        "CREATE TABLE hand (user INTEGER) STRICT;",
        "CREATE TABLE absence (seat INTEGER, player0 INTEGER) STRICT;",
        "CREATE TABLE mistake (reported_by INTEGER) STRICT;",
        "CREATE TABLE gift (facts TEXT CHECK (json_valid(facts))) STRICT;",
        "CREATE TABLE rating (season TEXT, display_name TEXT) STRICT;",
    ],
)
async def test_a_new_place_that_names_people_is_found(database: Database, sql: str) -> None:
    before = uncovered(database.path)
    await database.execute(sql)
    assert len(uncovered(database.path)) == len(before) + 1


# --- told ---------------------------------------------------------------------------------------------------------


async def test_all_that_is_stored_about_somebody_is_told_and_nobody_else_is_named(database: Database) -> None:
    rows = await People(database).rows(NORTH)
    assert {name: len(found) for name, found in rows.items() if found} == {
        "game_table": 1,
        "result_seat": 1,
        "table_seat": 1,
        "user_preference": 1,
    }
    text = json.dumps({name: [dict(row) for row in found] for name, found in rows.items()})
    assert text.count(str(NORTH)) == 5, "a row each, and the invitation"
    assert not [other for other in (EAST, SOUTH, WEST) if str(other) in text or NAMES[other] in text]


async def test_a_guest_who_hosts_nothing_is_not_told_the_table_of_others(database: Database) -> None:
    rows = await People(database).rows(EAST)
    assert rows["game_table"] == ()
    assert [row["seat"] for row in rows["table_seat"]] == [1]


async def test_counts_are_by_topic(database: Database) -> None:
    people = People(database)
    assert await people.counts(NORTH) == {Topic.SETTINGS: 1, Topic.TABLES: 1, Topic.RESULTS: 1}
    assert await people.counts(EAST) == {Topic.SETTINGS: 0, Topic.TABLES: 1, Topic.RESULTS: 1}
    assert await people.counts(77) == dict.fromkeys(Topic, 0)


async def test_only_what_somebody_did_themselves_is_told_as_theirs(database: Database) -> None:
    """North has seat 0 up to the second entry and from the fifth on; at the sixth a bot stands in."""
    for since, user in ((0, NORTH), (2, EAST), (4, NORTH)):
        await database.execute("INSERT INTO sitting VALUES ('m1', 0, ?, ?, 'x', NULL)", (since, user))
    for seq in range(1, 8):
        await database.execute(
            "INSERT INTO entry (match, seq, actor, action, events, at, stand_in) VALUES ('m1', ?, ?, ?, '[]', 1, ?)",
            (seq, "seat-1" if seq == 7 else "seat-0", f'"act {seq}"', seq == 6),
        )
    people = People(database)
    assert [act.seq for act in await people.acts(NORTH, actor="seat-")] == [1, 2, 5]
    assert [act.action for act in await people.acts(EAST, actor="seat-")] == ['"act 3"', '"act 4"']
    await people.forget(NORTH)
    assert await people.acts(NORTH, actor="seat-") == ()


# --- forgotten ----------------------------------------------------------------------------------------------------


async def test_who_is_forgotten_is_nowhere_and_the_rows_of_others_are_what_they_were(database: Database) -> None:
    people = People(database)
    before = await seats_of(database, "m1")
    assert await people.forget(NORTH)
    (stand_in, name), *others = await seats_of(database, "m1")
    assert others == before[1:]
    assert is_stand_in(stand_in)
    assert name == ""
    stored = await Tables(database).get("t1")
    assert stored is not None
    assert (stored.host, stored.seats[0].user, stored.seats[0].name) == (stand_in, stand_in, ""), "one for all"
    assert [guest["user"] for guest in json.loads(stored.settings)["guests"]] == [EAST, SOUTH, WEST]
    assert await Preferences(database).of_user(NORTH) == UserPreferences()
    assert await people.counts(NORTH) == dict.fromkeys(Topic, 0)
    assert not any((await people.rows(NORTH)).values())


async def test_two_who_are_forgotten_do_not_become_one(database: Database) -> None:
    people = People(database)
    await people.forget(NORTH)
    await people.forget(EAST)
    users = [user for user, _ in await seats_of(database, "m1")]
    assert len(set(users)) == 4
    assert [is_stand_in(user) for user in users] == [True, True, False, False]


async def test_who_sits_at_an_open_table_is_not_forgotten_by_halves(database: Database) -> None:
    people = People(database)
    await Tables(database).create(table(2, (EAST, NORTH), guests(EAST)))
    before = await people.rows(NORTH)
    assert not await people.forget(NORTH)
    assert await people.rows(NORTH) == before
    await Tables(database).close("t2", at=4.0)
    assert await people.forget(NORTH)


async def test_nobody_is_forgotten_twice_or_instead_of_another(database: Database) -> None:
    people = People(database)
    await people.forget(NORTH)
    before = await seats_of(database, "m1")
    await people.forget(NORTH)
    await people.forget(NORTH + 5)
    assert await seats_of(database, "m1") == before


async def test_people_are_idle_who_have_sat_nowhere_for_long(database: Database) -> None:
    people = People(database)
    assert await people.idle(3.0, limit=9) == ()
    assert set(await people.idle(3.5, limit=9)) == {NORTH, EAST, SOUTH, WEST}
    assert len(await people.idle(3.5, limit=2)) == 2
    await Tables(database).create(table(2, (EAST,), guests(EAST)))
    await played(database, "m2", (NORTH,), finished=9.0)
    assert set(await people.idle(5.0, limit=9)) == {SOUTH, WEST}, "one sits, one has played since"
    await people.forget(SOUTH)
    assert await people.idle(5.0, limit=9) == (WEST,), "nobody is forgotten twice"
    for user, day in ((WEST, 2), (77, 0)):
        await Puzzles(database).answer(Answered(game="tichu", user=user, day=day, puzzle="lead", answer="", loss=0))
    assert set(await people.idle(86_401.0, limit=9)) == {NORTH, 77}, "a puzzle is reason enough to be remembered"


async def test_ratings_and_sums_of_the_others_stay_and_can_still_be_audited(tmp_path: Path) -> None:
    path = tmp_path / "history.sqlite3"
    await write(path, history(150, seed=9))
    async with await Database.open(path) as database:
        rows = await database.rows("SELECT user FROM standing GROUP BY user ORDER BY sum(matches) DESC")
        gone, others = [row["user"] for row in rows[:4]], [row["user"] for row in rows[4:]]
        assert len(others) > 10
        before = [await standing(database, user) for user in others]
        for user in gone:
            assert await People(database).forget(user)
        assert [await standing(database, user) for user in others] == before
        assert await audit_ratings(database) == ()
        assert [await standing(database, user) for user in gone] == [[]] * 4


async def standing(database: Database, user: int) -> list[tuple[object, ...]]:
    """How somebody stands on every ladder, what they have done, and how often with whomever."""
    found: list[tuple[object, ...]] = []
    for sql in (
        "SELECT game, kind, guild, season, mu, sigma, matches, wins, last FROM standing WHERE user = ?",
        "SELECT game, kind, guild, season, counts FROM tally WHERE user = ?",
        "SELECT guild, season, together, together_won, against, against_won FROM acquaintance WHERE user = ?",
        "SELECT guild, season, matches, wins, expected FROM rated_pair WHERE user = ?",
    ):
        found += sorted((tuple(row) for row in await database.rows(sql, (user,))), key=repr)
    return found


# --- to the last byte ---------------------------------------------------------------------------------------------


async def test_a_deleted_id_and_name_are_not_in_the_file(database: Database) -> None:
    assert named(database, NORTH, NAMES[NORTH]) == [NORTH, NAMES[NORTH]]
    await People(database).forget(NORTH)
    assert named(database, NORTH, NAMES[NORTH], EAST, NAMES[EAST]) == [EAST, NAMES[EAST]]


async def test_the_copies_that_moved_rows_leave_behind_are_scrubbed(tmp_path: Path) -> None:
    """Thousands of rows in random places: SQLite moves most of them more than once."""
    chance = random.Random(5)
    people = [chance.randrange(1 << 59, 1 << 60) for _ in range(200)]
    gone = people[:60]
    async with await Database.open(tmp_path / "tables.sqlite3") as database:
        for _ in range(40):
            await seat(database, [(f"{chance.randrange(1 << 40):010x}", chance.sample(people, 4)) for _ in range(100)])
        for user in gone:
            await People(database).forget(user)
        kept = await database.rows("SELECT * FROM result_seat ORDER BY match, seat")
        assert named(database, *gone, *(f"<{user}>" for user in gone)), "or this test shows nothing"
        assert await People(database).scrub(alone=False)
        assert named(database, *gone, *(f"<{user}>" for user in gone)) == []
        assert await database.rows("SELECT * FROM result_seat ORDER BY match, seat") == kept
        assert [tuple(row) for row in await database.rows("PRAGMA integrity_check")] == [("ok",)]
        assert await database.rows("PRAGMA foreign_key_check") == ()


async def seat(database: Database, matches: list[tuple[str, list[int]]]) -> None:
    """Matches with nothing but their seats."""
    text = json.dumps(matches)
    await database.execute(
        "INSERT INTO match (id, game, options, created) SELECT value ->> 0, 'tichu', '[]', 1 FROM json_each(?)", (text,)
    )
    await database.execute(
        """
        INSERT INTO result (match, finished, guild, channel, target, options, rated, winner, total0, total1)
        SELECT value ->> 0, 2, 1, 1, 1000, '[]', 1, 0, 1000, 0 FROM json_each(?)
        """,
        (text,),
    )
    await database.execute(
        """
        INSERT INTO result_seat (match, seat, team, user, name)
        SELECT one.value ->> 0, user.key, user.key % 2, user.value, '<' || user.value || '>'
        FROM json_each(?) AS one, json_each(one.value -> 1) AS user
        """,
        (text,),
    )


async def test_a_table_with_triggers_is_scrubbed_without_setting_them_off(database: Database) -> None:
    await database.execute("CREATE TABLE told (what TEXT) STRICT")
    for event in ("DELETE", "INSERT"):
        await database.execute(
            f"CREATE TRIGGER on_{event} AFTER {event} ON result_seat BEGIN INSERT INTO told VALUES ('x'); END"  # noqa: S608 - named above
        )
    scrub(database.path, ("result_seat", "game_table"), patience=1)
    assert await database.rows("SELECT * FROM told") == ()
    await database.execute("DELETE FROM result_seat")
    assert len(await database.rows("SELECT * FROM told")) == 4, "they are there again"


async def test_large_tables_wait_until_nobody_waits_for_the_file(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("data.people.LARGE", 3)
    people = People(database)
    assert await people.scrub(alone=False), "there is nothing to do"
    await people.forget(NORTH)
    assert not await people.scrub(alone=False)
    assert await people.scrub(alone=True)
    assert await people.scrub(alone=False), "it was done"


def test_every_fate_is_used() -> None:
    assert {trace.fate for trace in TRACES} == set(Fate)
