"""All that is stored about one person, as a file for them.

The file is JSON in UTF-8, one object:

* ``format`` is "tichu-bot person", ``version`` is 1; what a version means does not change, fields may come in addition.
* ``made``: when, in UTC (ISO 8601). ``user``: the person's id on Discord.
* ``rows``: by table of the database, every row that names the person, as an object by column. What names others in such
  a row is null, and off its lists. Numbers above 2^53 are strings, as Discord writes ids; times are seconds since 1970.
* ``acts``: by match, every act of the person in their own seat: ``seq``, its number in the match, ``at``, and ``act``,
  what they did. What a bot did for them, and what others held or did, is not in it. Missing when it was left out.
"""

import asyncio
import gzip
import json
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from itertools import groupby
from operator import attrgetter
from typing import Final, TypeAlias

from bot.matches.table import name_of
from data.people import Act, People, Row
from engine.kernel import Seat

FORMAT: Final = "tichu-bot person"
VERSION: Final = 1
ACTOR: Final = name_of(Seat(0)).removesuffix("0")
EXACT: Final = 2**53
"""Whole numbers up to this one are the same in every program that reads JSON (RFC 8259, section 6)."""

Json: TypeAlias = "str | int | float | bool | Sequence[Json] | Mapping[str, Json] | None"


async def document(people: People, user: int, *, now: float) -> dict[str, Json]:
    """The file as an object. Raises StoreError."""
    rows, acts = await people.rows(user), await people.acts(user, actor=ACTOR)
    head: dict[str, Json] = {
        "format": FORMAT,
        "version": VERSION,
        "made": datetime.fromtimestamp(now, UTC).isoformat(timespec="seconds"),
        "user": str(user),
    }
    return head | await asyncio.to_thread(_told, rows, acts)


def _told(rows: Mapping[str, Sequence[Row]], acts: Sequence[Act]) -> dict[str, Json]:
    """Beside the loop: nobody's click waits until years of acts are read."""
    return {
        "rows": {table: [_row(row) for row in found] for table, found in rows.items() if found},
        "acts": {match: [_act(act) for act in done] for match, done in groupby(acts, key=attrgetter("match"))},
    }


def file_of(whole: Mapping[str, Json], *, most: int) -> tuple[str, bytes, bool]:
    """The file's name, its bytes and whether all is in it; packed, and without the acts, only if it must be.

    It has at most so many bytes, unless the rows alone have more.
    """
    rows = {key: value for key, value in whole.items() if key != "acts"}
    for part in (whole, rows):
        text = _text(part)
        if len(text) <= most:
            return "tichu.json", text, part is whole
        packed = gzip.compress(text)
        if len(packed) <= most:
            return "tichu.json.gz", packed, part is whole
    return "tichu.json.gz", gzip.compress(_text(rows)), False


def _text(part: Mapping[str, Json]) -> bytes:
    return json.dumps(part, ensure_ascii=False, indent=1).encode()


def _row(row: Row) -> Json:
    return {
        column: str(value) if isinstance(value, int) and abs(value) > EXACT else value for column, value in row.items()
    }


def _act(act: Act) -> Json:
    return {"seq": act.seq, "at": act.at, "act": json.loads(act.action)}
