"""`python -m bot import`: what is taken in, what is refused, and that nothing of it counts."""

import argparse
import json
from pathlib import Path
from random import Random

import pytest

from bot.games.tichu.record import log, record
from bot.upkeep.audit import audit
from bot.upkeep.commands import snowflake
from bot.upkeep.taking_in import take_in
from data.database import Database
from data.history import Asked, History
from data.journal import Journal
from data.results import Results
from engine.cli import chance
from engine.games import GAMES

NAMES = ("Amsel", "Biber", "Clover", "Dahlia")
BROKEN_ENTRY = """
    INSERT INTO entry (match, seq, actor, action, events, at)
    SELECT match, max(seq) + 1, actor, action, '[{}]', at FROM entry GROUP BY match
"""


def text_of(seed: int, form: str = "record", resigned: int | None = None) -> str:
    steps = list(chance.match(GAMES["tichu"].make(("rounds=2",)), Random(seed)))
    if form == "log":
        return log([event for *_, step in steps for event in step.events], NAMES) or ""
    acts = [(actor, action) for actor, action, _ in steps]
    return record(acts if resigned is None else acts[:-1], ("rounds=2",), NAMES, resigned)


def written(path: Path, *texts: str) -> Path:
    path.write_text("".join(texts), encoding="utf-8")
    return path


async def taken(tmp_path: Path, *files: Path) -> tuple[bool, list[str]]:
    said: list[str] = []
    return await take_in(tmp_path / "t.db", files, said.append, guild=7), said


async def test_the_same_match_is_taken_in_once_for_a_server(tmp_path: Path) -> None:
    file = written(tmp_path / "a.jsonl", text_of(1), text_of(2), text_of(1))
    is_well, said = await taken(tmp_path, file, file)
    assert is_well
    assert [line.split(": ")[1] for line in said] == ["taken in", "taken in", *["is there already"] * 4]
    others: list[str] = []
    assert await take_in(tmp_path / "t.db", [file], others.append, guild=8)
    assert others[0].split(": ")[1] == "taken in"
    async with await Database.open(tmp_path / "t.db") as database:
        assert len(await History(database).page(Asked(asker=1, guild=7), limit=9)) == 2
        assert len(await Journal(database).matches()) == 4


async def test_a_match_is_the_same_under_other_names_and_as_a_log(tmp_path: Path) -> None:
    first = written(tmp_path / "a.jsonl", text_of(1), text_of(2))
    _, (told, _) = await taken(tmp_path, first)
    renamed = written(tmp_path / "b.jsonl", text_of(1).replace(NAMES[0], "Efeu"))
    is_well, said = await taken(tmp_path, renamed, written(tmp_path / "c.tch", text_of(1, "log")))
    assert is_well
    same = told.split(": ")[2]
    assert [line.split(": ")[1:3] for line in said] == [["is there already", same]] * 2


async def test_a_match_that_cannot_be_read_any_more_is_not_the_same_and_stops_nothing(tmp_path: Path) -> None:
    await taken(tmp_path, written(tmp_path / "a.jsonl", text_of(1)))
    async with await Database.open(tmp_path / "t.db") as database:
        await database.execute(BROKEN_ENTRY)
    is_well, said = await taken(tmp_path, written(tmp_path / "b.jsonl", text_of(1).replace(NAMES[0], "Efeu")))
    assert is_well
    assert [line.split(": ")[1] for line in said] == ["taken in"]


async def test_a_file_without_a_match_is_told(tmp_path: Path) -> None:
    is_well, said = await taken(tmp_path, written(tmp_path / "a.jsonl", "\n\n"))
    assert not is_well
    assert said == [f"{tmp_path / 'a.jsonl'}: there is no match in it"]


async def test_a_bad_match_is_refused_whole_and_the_others_are_not(tmp_path: Path) -> None:
    good = text_of(3)
    lines = text_of(4).splitlines(keepends=True)
    bad = "".join([*lines[:30], lines[29], *lines[30:]])
    file = written(tmp_path / "a.jsonl", bad, good)
    is_well, said = await taken(tmp_path, file, tmp_path / "nothing")
    assert not is_well
    assert said[0].startswith(f"{file}, line 31: refused: ")
    assert f"line {len(lines) + 2}: taken in" in said[1]
    assert "cannot be read" in said[2]
    async with await Database.open(tmp_path / "t.db") as database:
        assert len(await Journal(database).matches()) == 1


async def test_a_log_is_taken_in_too(tmp_path: Path) -> None:
    is_well, said = await taken(tmp_path, written(tmp_path / "a.tch", text_of(5, "log")))
    assert is_well, said
    is_well, said = await taken(tmp_path, written(tmp_path / "b.tch", text_of(5, "log").replace("passt.", "past.", 1)))
    assert not is_well
    assert "is nothing that happens in a round" in said[0]
    is_well, said = await taken(
        tmp_path, written(tmp_path / "c.tch", text_of(5, "log").replace("Ergebnis: ", "Ergebnis: 1"))
    )
    assert not is_well
    assert "the results differ" in said[0]


async def test_nothing_of_it_counts_and_an_audit_finds_nothing(tmp_path: Path) -> None:
    assert (await taken(tmp_path, written(tmp_path / "a.jsonl", text_of(1), text_of(2, resigned=1))))[0]
    async with await Database.open(tmp_path / "t.db") as database:
        for table in ("tally", "acquaintance", "standing", "rated_match", "rating_change"):
            assert await database.rows(f"SELECT * FROM {table}") == (), table  # noqa: S608 - of the tuple above
        users = await database.rows("SELECT user FROM sitting UNION SELECT user FROM result_seat")
        assert [row["user"] for row in users] == [None]
        pasts = await History(database).page(Asked(asker=1, guild=7), limit=9)
        assert {one.outcome for one in pasts} == {"finished", "resigned"}
        assert {one.winner for one in pasts if one.outcome == "resigned"} == {0}
        for past in pasts:
            result = await Results(database).get(past.match)
            assert result is not None
            assert not result.rated
    said: list[str] = []
    assert await audit(tmp_path / "t.db", said.append), said


async def test_names_are_kept_as_text_fit_to_be_shown(tmp_path: Path) -> None:
    first, *rest = text_of(1).splitlines(keepends=True)
    header = json.loads(first) | {"seats": ["<@123>", "A\nB", "\u202eevil", ""]}
    assert (await taken(tmp_path, written(tmp_path / "a", json.dumps(header) + "\n", *rest)))[0]
    async with await Database.open(tmp_path / "t.db") as database:
        (past,) = await History(database).page(Asked(asker=1, guild=7), limit=9)
    assert [seat.name for seat in past.seats] == ["<@123>", "A B", "evil", "?"]


def test_a_server_is_an_id() -> None:
    assert snowflake("7") == 7
    for text in ("0", "-1", "club", "²", str(1 << 63)):
        with pytest.raises(argparse.ArgumentTypeError, match=f"'{text}' is no id of Discord"):
            snowflake(text)
