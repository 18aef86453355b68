"""The deal of the day in the store: one secret, one try a person, ranks that ties share, streaks of days."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from data.calendar import DAY
from data.database import Database
from data.days import Days, Try
from data.people import People
from data.standings import EVERYWHERE
from engine.tichu.fairness import is_salt

CLUB, OTHER = 70, 80
NORTH, EAST, SOUTH, WEST = 1, 2, 3, 4
TODAY = 20_000


@pytest.fixture
async def days(tmp_path: Path) -> AsyncIterator[Days]:
    async with await Database.open(tmp_path / "days.db") as database:
        yield Days(database)


def attempt(user: int, *, day: int = TODAY, guild: int = CLUB) -> Try:
    return Try(game="tichu", day=day, user=user, name=f"name {user}", guild=guild)


async def finished(days: Days, user: int, score: int, *, day: int = TODAY, guild: int = CLUB) -> Try:
    one = await days.begin(attempt(user, day=day, guild=guild))
    assert await days.seat(one, f"t{user}-{day}")
    assert await days.finish(f"t{user}-{day}", score, at=day * DAY + 60.0)
    found = await days.of("tichu", day, user)
    assert found is not None
    return found


async def test_a_day_has_one_secret_and_another_day_another(days: Days) -> None:
    assert await days.told("tichu", TODAY) is None
    salt = await days.salt("tichu", TODAY)
    assert is_salt(salt)
    assert await days.salt("tichu", TODAY) == salt == await days.told("tichu", TODAY)
    assert await days.salt("tichu", TODAY + 1) != salt


async def test_somebody_tries_once_a_day_and_at_one_table(days: Days) -> None:
    first = await days.begin(attempt(NORTH))
    assert (first.table, first.score) == (None, None)
    assert await days.seat(first, "t1")
    again = await days.begin(attempt(NORTH, guild=OTHER))
    assert (again.table, again.guild) == ("t1", CLUB)
    assert not await days.seat(again, "t2")
    assert (await days.begin(attempt(NORTH, day=TODAY + 1))).table is None


async def test_a_table_is_dealt_by_the_secret_of_its_day_and_others_by_chance(days: Days) -> None:
    salt = await days.salt("tichu", TODAY)
    await days.seat(await days.begin(attempt(NORTH)), "t1")
    assert await days.salt_at("t1") == salt
    assert await days.salt_at("t2") is None


async def test_what_is_played_to_its_end_counts_once_and_only_on_its_day(days: Days) -> None:
    await days.seat(await days.begin(attempt(NORTH)), "t1")
    await days.seat(await days.begin(attempt(EAST)), "t2")
    assert await days.finish("t1", 120, at=(TODAY + 1) * DAY - 1.0)
    assert not await days.finish("t1", 300, at=TODAY * DAY + 1.0)
    assert not await days.finish("t2", 300, at=(TODAY + 1) * DAY)
    assert [(one.place, one.score) for one in await days.ranking("tichu", TODAY, CLUB, limit=9)] == [(1, 120)]


async def test_equal_scores_share_a_place_on_their_server_and_everywhere(days: Days) -> None:
    north = await finished(days, NORTH, 100)
    await finished(days, EAST, 300, guild=OTHER)
    south = await finished(days, SOUTH, 100)
    west = await finished(days, WEST, -50)
    here = await days.ranking("tichu", TODAY, CLUB, limit=9)
    assert [(one.place, one.user) for one in here] == [(1, NORTH), (1, SOUTH), (3, WEST)]
    everywhere = await days.ranking("tichu", TODAY, EVERYWHERE, limit=2)
    assert [(one.place, one.user) for one in everywhere] == [(1, EAST), (2, NORTH)]
    assert [await days.place(one, EVERYWHERE) for one in (north, south, west)] == [2, 2, 4]
    assert [await days.place(one, CLUB) for one in (north, south, west)] == [1, 1, 3]
    assert (await days.count("tichu", TODAY, CLUB), await days.count("tichu", TODAY, EVERYWHERE)) == (3, 4)
    assert await days.place(attempt(NORTH), CLUB) is None


async def test_a_streak_lasts_until_a_day_is_missed(days: Days) -> None:
    for day in (TODAY - 5, TODAY - 3, TODAY - 2, TODAY - 1):
        await finished(days, NORTH, 10, day=day)
    assert await days.streak("tichu", NORTH, TODAY) == 3, "today can still be played"
    await days.begin(attempt(NORTH))
    assert await days.streak("tichu", NORTH, TODAY) == 3
    await finished(days, NORTH, 10, day=TODAY + 3)
    assert await days.streak("tichu", NORTH, TODAY + 3) == 1
    assert await days.streak("tichu", NORTH, TODAY + 1) == 0
    assert await days.streak("tichu", NORTH, TODAY + 2) == 0


async def test_who_is_forgotten_has_still_spent_the_newest_deal_and_stands_nowhere(tmp_path: Path) -> None:
    async with await Database.open(tmp_path / "days.db") as database:
        days, people = Days(database), People(database)
        for day in (TODAY - 1, TODAY):
            await days.salt("tichu", day)
            for user in (NORTH, EAST):
                await finished(days, user, 100, day=day)
        await days.begin(attempt(SOUTH))
        for user in (NORTH, SOUTH, WEST):
            assert await people.forget(user)
        spent = [user for user in (NORTH, EAST, SOUTH, WEST) if await days.has_spent("tichu", TODAY, user)]
        assert spent == [NORTH], "East is there, South had no table yet, West did not ask"
        assert not await days.has_spent("tichu", TODAY - 1, NORTH), "of an older day nothing is kept"
        assert await days.of("tichu", TODAY, NORTH) is None
        (row,) = await database.rows("SELECT * FROM day_spent")
        assert str(NORTH) not in {str(value) for value in tuple(row)[1:]}
        assert await days.take_spent(TODAY) == 0
        assert await days.take_spent(TODAY + 1) == 1, "it goes with the day"
        assert not await days.has_spent("tichu", TODAY, NORTH)


async def test_the_best_of_a_day_is_told_once_it_is_over_and_enough_have_tried(days: Days) -> None:
    for day, scores in ((TODAY - 2, (300, 200, 100)), (TODAY - 1, (100, 300, 300)), (TODAY, (400, 0, 0))):
        for user, score in zip((NORTH, EAST, SOUTH), scores, strict=True):
            await finished(days, user, score, day=day)
    await finished(days, WEST, 900, day=TODAY - 3)

    async def best(user: int, least: int = 3) -> int | None:
        found = await days.best("tichu", user, before=TODAY, least=least)
        return None if found is None else found.day

    assert [await best(user) for user in (NORTH, EAST, SOUTH, WEST)] == [TODAY - 2, TODAY - 1, TODAY - 1, None]
    assert await best(NORTH, 4) is None
    assert await best(WEST, 1) == TODAY - 3
