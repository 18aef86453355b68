"""Databases as every released schema left them: they open, migrate, fold, go on and keep their results for ever.

`stores/N.sql` is a file of schema N as text, with journals that a bot of that time wrote. They are never edited. When a
version with a new schema is published: `python -m tests.golden.write_store`, and commit what it has written.
"""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest

from bot.games import Opening
from bot.gathering.lobby_store import lobby_of
from bot.upkeep.history import read
from data.database import Database
from data.days import Days
from data.feats import Feats
from data.journal import Entry, Journal
from data.preferences import CardLayout, Preferences, SortOrder
from data.puzzles import Puzzles
from data.rating_audit import audit_ratings
from data.results import Results
from data.schema import MIGRATIONS
from data.tables import Tables, TableState
from engine.kernel import Seat

STORES: Final = Path(__file__).parent / "stores"
VERSIONS: Final = sorted(int(path.stem) for path in STORES.glob("*.sql"))
ACTS: Final = 15
"""Entries of the match that was interrupted: the Dragon lies on the table, and East is to follow."""
FINISHED: Final = (85, 515)
"""Totals of the match that was played to its end."""
EAST: Final = Seat(1)
RATED: Final = 3
"""Matches that were rated on another server."""
DAY: Final = 20_000
"""When some people had a table for the deal of the day and solved its puzzle; the last of them was deleted since."""
SOLVERS: Final = (3, 4, 5)


def written(directory: Path, version: int) -> Path:
    """The file that the text tells of."""
    path = directory / "tichu.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((STORES / f"{version}.sql").read_text(encoding="utf-8"))
        assert connection.execute("PRAGMA user_version").fetchone() == (version,)
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    return path


def schema(path: Path) -> list[tuple[str, str]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("SELECT name, sql FROM sqlite_schema ORDER BY name").fetchall()


def test_no_store_has_gone() -> None:
    assert {*range(1, 8), 20} <= {*VERSIONS}
    assert VERSIONS[-1] <= len(MIGRATIONS)


@pytest.mark.parametrize("version", VERSIONS)
async def test_a_store_of_an_older_schema_goes_on(tmp_path: Path, version: int) -> None:
    path = written(tmp_path, version)
    async with await Database.open(tmp_path / "new.db") as new:
        fresh = schema(new.path)
    async with await Database.open(path) as database:
        assert [(name, sql) for name, sql in schema(path) if not name.startswith("sqlite_stat")] == fresh
        journal = Journal(database)
        for match in await journal.matches():
            if match.shed is not None:
                continue
            history = read(match, await journal.entries(match.id), judge=False)
            assert history.drifts == ()
            assert history.is_over == (match.outcome is not None)
        (running,) = [match for match in await journal.matches() if match.ended is None]
        opening = Opening(running.game, tuple(json.loads(running.options)))
        table = await opening.restore(running.id, journal=journal, now=lambda: 0.0, changed=lambda: None)
        assert (table.seq, table.awaited) == (ACTS, frozenset({EAST}))
        await journal.append(
            running.id, Entry(seq=ACTS + 1, actor="seat-1", action='{"is":"TakeBack"}', events="[]", at=1.0)
        )
    assert path.with_name(f"tichu.db.v{version}.bak").is_file() == (version < len(MIGRATIONS))


@pytest.mark.parametrize("version", [version for version in VERSIONS if version > 1])
async def test_its_table_is_as_it_was(tmp_path: Path, version: int) -> None:
    async with await Database.open(written(tmp_path, version)) as database:
        (table,) = await Tables(database).open_tables()
        lobby = lobby_of(table)
        assert table.state is TableState.PLAYING
        assert table.match == table.id
        assert table.board is not None
        assert [person.name for person in lobby.people] == ["Amsel", "Biber", "Clover", "Dahlia"]
        assert lobby.host == lobby.people[0].user
        assert (lobby.terms.target, lobby.terms.pace.value) == (1000, "relaxed")


@pytest.mark.parametrize("version", [version for version in VERSIONS if version in {3, 5} or version > 6])
async def test_its_results_are_what_they_were(tmp_path: Path, version: int) -> None:
    async with await Database.open(written(tmp_path, version)) as database:
        (row,) = await database.rows("SELECT match, guild FROM result WHERE guild IN (SELECT guild FROM game_table)")
        (result,) = await Results(database).recent(row["guild"], limit=5)
        match = await Journal(database).match(row["match"])
        assert match is not None
        history = read(match, await Journal(database).entries(match.id), judge=False)
    assert history.standing is not None
    assert result.totals == history.standing.totals == FINISHED
    assert result.winner == history.standing.winner == 1
    assert [line.points for line in result.rounds] == [line.points for line in history.standing.rounds]
    assert [seat.name for seat in result.seats] == ["Amsel", "Biber", "Clover", "Dahlia"]


@pytest.mark.parametrize("version", [version for version in VERSIONS if version >= 20])
async def test_ratings_feats_and_days_are_what_they_were(tmp_path: Path, version: int) -> None:
    async with await Database.open(written(tmp_path, version)) as database:
        assert await audit_ratings(database) == ()
        ((changes,),) = await database.rows("SELECT count(*) FROM rating_change")
        assert changes >= 4 * RATED
        ((match,),) = await database.rows("SELECT match FROM result WHERE guild IN (SELECT guild FROM game_table)")
        feats = {"grand_made", "long_stairs", "long_straight", "one_two", "small_made"}
        assert {feat.name for feat in await Feats(database).of(match)} == feats
        *kept, forgotten = SOLVERS
        assert [one is None for one in [await Days(database).of("tichu", DAY, user) for user in SOLVERS]] == [
            user == forgotten for user in SOLVERS
        ]
        assert await Days(database).has_spent("tichu", DAY, forgotten)
        crowd = await Puzzles(database).crowd("tichu", DAY, "lead")
        assert (crowd.count, crowd.loss) == (len(kept), sum(kept) / len(kept))
        ((stones,),) = await database.rows("SELECT count(*) FROM tombstone")
        assert stones == 1


@pytest.mark.parametrize("version", [version for version in VERSIONS if version > 3])
async def test_what_people_chose_is_kept(tmp_path: Path, version: int) -> None:
    async with await Database.open(written(tmp_path, version)) as database:
        (row,) = await database.rows("SELECT user FROM user_preference")
        chosen = await Preferences(database).of_user(row["user"])
    assert (chosen.locale, chosen.sort_order, chosen.card_layout) == ("de", SortOrder.DESCENDING, CardLayout.MENU)
