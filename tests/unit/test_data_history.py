"""Pages of past matches: what each way of asking shows, in which order, held against all matches by hand."""

from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest

from data.database import Database
from data.history import Asked, History
from data.results import Result, Results
from tests.bench.history import Played, history, write

MATCHES = 120
PAGE = 7


@pytest.fixture(scope="module")
def made() -> tuple[Played, ...]:
    return tuple(history(MATCHES, seed=11))


@pytest.fixture
async def database(tmp_path: Path, made: Sequence[Played]) -> AsyncIterator[Database]:
    path = tmp_path / "past.db"
    await write(path, made)
    async with await Database.open(path) as database:
        yield database


def sat(result: Result, user: int) -> bool:
    return any(seat.user == user for seat in result.seats)


def by_hand(made: Sequence[Played], asked: Asked) -> list[str]:
    """All that may be seen of what is asked for, newest first."""
    shown = [
        one.result
        for one in made
        if (asked.user is None or sat(one.result, asked.user))
        and (one.result.guild == asked.guild or (asked.elsewhere and sat(one.result, asked.asker)))
    ]
    return [one.match for one in sorted(shown, key=lambda one: (-one.finished, one.match))]


async def test_every_way_of_asking_shows_what_may_be_seen_newest_first(
    database: Database, made: Sequence[Played]
) -> None:
    past = History(database)
    people = sorted({seat.user for one in made for seat in one.result.seats if seat.user is not None})
    guilds = sorted({one.result.guild for one in made})
    seen = 0
    for asker, user in ((people[0], people[0]), (people[0], people[1]), (people[3], people[0]), (people[-1], None)):
        for guild in (*guilds, 1):
            for elsewhere in (False, True):
                asked = Asked(asker=asker, guild=guild, user=user, elsewhere=elsewhere)
                wanted = by_hand(made, asked)
                for page in range(3):
                    found = await past.page(asked, limit=PAGE, offset=PAGE * page)
                    assert [one.match for one in found] == wanted[PAGE * page : PAGE * (page + 1)], asked
                    seen += len(found)
    assert seen > MATCHES, "too little was asked for to tell anything"


async def test_a_page_tells_who_sat_how_it_ended_and_what_it_did_to_a_rating(
    database: Database, made: Sequence[Played]
) -> None:
    result = next(one.result for one in reversed(made) if one.result.rated and one.verdict is not None)
    user = result.seats[0].user
    assert user is not None
    asked = Asked(asker=user, guild=result.guild, user=user)
    found = {one.match: one for one in await History(database).page(asked, limit=MATCHES)}
    past, stored = found[result.match], await Results(database).get(result.match)
    assert stored is not None
    assert past.totals == stored.totals
    assert [(one.seat, one.user, one.name) for one in past.seats] == [
        (one.seat, one.user, one.name) for one in stored.seats
    ]
    assert past.change is not None
    assert past.change[0] != past.change[1]
