"""A restored copy brings nobody back whom the database in its place had forgotten, and keeps all others."""

import json
from pathlib import Path

from bot.speech import speech_for
from bot.upkeep.commands import name_bot
from data.copies import copy, restore
from data.database import Database
from data.journal import Entry, Journal, Match
from data.people import People, Topic, is_stand_in
from data.preferences import Preferences, UserPreferences
from data.rating_audit import audit_ratings
from data.tables import SeatKind, Tables, TableState
from data.tombstones import fingerprint, tombstones_in
from tests.bench.history import history, write
from tests.unit.test_data_people import EAST, NAMES, NORTH, SOUTH, WEST, guests, named, played, seats_of, table
from tests.unit.test_operator_mistakes import told

ALL = (NORTH, EAST, SOUTH, WEST)
LATER = 1_800_000_000.0


async def begin(path: Path) -> None:
    """A match of all four that is over; North has settings; West hosts a lobby, East a match, North sits at both."""
    async with await Database.open(path) as database:
        tables = Tables(database)
        await played(database, "m1", ALL)
        await Preferences(database).change_user(NORTH, lambda _: UserPreferences(locale="ko"))
        await tables.create(table(1, (NORTH, WEST), guests(*ALL)))
        await tables.create(table(2, (NORTH, EAST, SOUTH, WEST), guests(NORTH, EAST)))
        match = Match(id="m2", game="tichu", options="[]", created=1.0)
        await tables.start("t2", match, settings=guests(NORTH, EAST), at=1.0)
        await Journal(database).append("m2", Entry(seq=1, actor="dealer", action="{}", events="[]", at=2.0))


async def leave(database: Database, user: int) -> None:
    """Take somebody off all tables, as the shell does before they are forgotten."""
    await database.execute("DELETE FROM table_seat WHERE user = ?", (user,))


async def test_who_was_forgotten_since_is_forgotten_in_the_copy_to_the_last_byte(tmp_path: Path) -> None:
    path, backup = tmp_path / "tichu.db", tmp_path / "copy.db"
    await begin(path)
    await copy(path, backup)
    async with await Database.open(path) as database:
        await leave(database, NORTH)
        assert await People(database).forget(NORTH)
    restored = await restore(backup, path, at=LATER, name_bot=name_bot)
    assert restored.forgotten == 1
    async with await Database.open(path) as database:
        people = People(database)
        assert await people.counts(NORTH) == dict.fromkeys(Topic, 0)
        assert not any((await people.rows(NORTH)).values())
        (stand_in, name), *others = await seats_of(database, "m1")
        assert (is_stand_in(stand_in), name) == (True, "")
        assert others == [(user, NAMES[user]) for user in ALL[1:]]
        assert named(database, NORTH, NAMES[NORTH], EAST, NAMES[EAST]) == [EAST, NAMES[EAST]]
    again = await restore(path, tmp_path / "copied.db", at=LATER, name_bot=name_bot)
    assert again.forgotten == 0, "a copy of what is put right is right"


async def test_at_an_open_table_of_the_copy_a_bot_has_their_seat_and_somebody_else_is_the_host(tmp_path: Path) -> None:
    path, backup = tmp_path / "tichu.db", tmp_path / "copy.db"
    await begin(path)
    await copy(path, backup)
    async with await Database.open(path) as database:
        await leave(database, NORTH)
        await People(database).forget(NORTH)
    await restore(backup, path, at=LATER, name_bot=name_bot)
    async with await Database.open(path) as database:
        tables = Tables(database)
        lobby, playing = await tables.get("t1"), await tables.get("t2")
        assert lobby is not None
        assert playing is not None
        assert (lobby.state, playing.state) == (TableState.LOBBY, TableState.PLAYING)
        assert [(seat.seat, seat.user) for seat in lobby.seats] == [(1, WEST)], "a lobby's seat is free"
        assert [(seat.kind, seat.user) for seat in playing.seats] == [
            (SeatKind.BOT, None),
            *((SeatKind.HUMAN, user) for user in ALL[1:]),
        ]
        assert playing.seats[0].name == speech_for("ko")("lobby-bot-1")
        assert (lobby.host, playing.host) == (WEST, EAST)
        assert [guest["user"] for guest in json.loads(playing.settings)["guests"]] == [EAST]
        began, took_over = [one for one in await tables.sittings("m2") if one.seat == 0]
        assert (began.since, is_stand_in(began.user or 0), began.name) == (0, True, "")
        assert (took_over.since, took_over.user) == (1, None)


async def test_who_came_back_before_the_copy_was_made_stays(tmp_path: Path) -> None:
    path, backup = tmp_path / "tichu.db", tmp_path / "copy.db"
    async with await Database.open(path) as database:
        people = People(database)
        await played(database, "m1", ALL)
        assert await people.forget(NORTH)
        await played(database, "m2", ALL)
        await copy(path, backup)
        assert await people.forget(EAST)
    assert (await restore(backup, path, at=LATER, name_bot=name_bot)).forgotten == 1
    async with await Database.open(path) as database:
        users = [user for user, _ in await seats_of(database, "m2")]
        assert users[0] == NORTH
        assert is_stand_in(users[1])
        await People(database).forget(NORTH)
    assert (await restore(backup, path, at=LATER + 1, name_bot=name_bot)).forgotten == 2, (
        "both are gone now, and stay so"
    )
    assert (await restore(backup, path, at=LATER + 2, name_bot=name_bot)).forgotten == 2, "as often as it is done"


async def test_a_copy_from_another_machine_knows_other_salts(tmp_path: Path) -> None:
    """The old machine has forgotten East, and its copy knows; the new one North."""
    path, backup, old = tmp_path / "tichu.db", tmp_path / "copy.db", tmp_path / "old.db"
    async with await Database.open(old) as database:
        await played(database, "m1", ALL)
        await People(database).forget(EAST)
        await copy(old, backup)
    async with await Database.open(path) as database:
        await People(database).forget(NORTH)
    assert (await restore(backup, path, at=LATER, name_bot=name_bot)).forgotten == 1
    async with await Database.open(path) as database:
        users = [user for user, _ in await seats_of(database, "m1")]
        assert [is_stand_in(user) for user in users] == [True, True, False, False]
        await People(database).forget(SOUTH)
    assert len({one.salt for one in tombstones_in(path) or ()}) == 2


async def test_the_results_of_the_others_stay_true_in_the_copy(tmp_path: Path) -> None:
    path, backup = tmp_path / "tichu.db", tmp_path / "copy.db"
    await write(path, history(60, seed=9))
    await copy(path, backup)
    async with await Database.open(path) as database:
        rows = await database.rows("SELECT user FROM standing GROUP BY user ORDER BY sum(matches) DESC LIMIT 3")
        for row in rows:
            await People(database).forget(row["user"])
    assert (await restore(backup, path, at=LATER, name_bot=name_bot)).forgotten == 3
    async with await Database.open(path) as database:
        assert await audit_ratings(database) == ()
        assert [tuple(row) for row in await database.rows("PRAGMA integrity_check")] == [("ok",)]
        assert await database.rows("PRAGMA foreign_key_check") == ()


async def test_the_operator_is_told_whom_a_copy_would_have_brought_back(tmp_path: Path) -> None:
    path, backup = tmp_path / "tichu.db", tmp_path / "copy.db"
    await begin(path)
    await copy(path, backup)
    _, said = await told(path, "restore", str(backup))
    assert not [line for line in said if "deleted" in line], "nobody was"
    async with await Database.open(path) as database:
        for user in (NORTH, EAST):
            await leave(database, user)
            await People(database).forget(user)
    is_well, said = await told(path, "restore", str(backup))
    assert (is_well, said[-1][-3:]) == (True, ": 2")
    path.write_bytes(b"nonsense" * 1000)
    is_well, said = await told(path, "restore", str(backup))
    assert is_well
    assert "cannot tell whom it had forgotten" in said[-1]


async def test_a_tombstone_names_nobody_and_is_found_by_the_id_alone(tmp_path: Path) -> None:
    path = tmp_path / "tichu.db"
    async with await Database.open(path) as database:
        await People(database).forget(NORTH)
        await People(database).forget(NORTH)
        assert named(database, NORTH) == []
    stones = tombstones_in(path)
    assert stones is not None
    assert len({one.id for one in stones}) == 2
    assert {one.fingerprint for one in stones} == {fingerprint(NORTH, one.salt) for one in stones}
    assert fingerprint(EAST, stones[0].salt) != stones[0].fingerprint != fingerprint(NORTH, "00" * 16)
