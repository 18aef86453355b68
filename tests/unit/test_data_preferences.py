"""Choices of people and servers."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from data.database import Database
from data.preferences import CardLayout, GuildPreferences, Preferences, SortOrder, UserPreferences

CHOSEN = UserPreferences(
    locale="de",
    sort_order=SortOrder.DESCENDING,
    card_layout=CardLayout.MENU,
    turn_pings=False,
    direct_hands=True,
    hints=False,
)
CONFIGURED = GuildPreferences(
    locale="ko", channels=(1 << 60, 5), settings='{"target": 500}', minimum_matches=7, ping_role=(1 << 61) + 1
)


@pytest.fixture
async def preferences(tmp_path: Path) -> AsyncIterator[Preferences]:
    async with await Database.open(tmp_path / "tables.sqlite3") as database:
        yield Preferences(database)


async def test_who_has_chosen_nothing_has_the_defaults(preferences: Preferences) -> None:
    assert await preferences.of_user(1) == UserPreferences()
    assert await preferences.of_guild(1) == GuildPreferences()


async def test_a_choice_is_kept_for_the_one_who_made_it(preferences: Preferences) -> None:
    assert await preferences.change_user(1, lambda _: CHOSEN) == CHOSEN
    assert await preferences.change_guild(1, lambda _: CONFIGURED) == CONFIGURED
    assert await preferences.of_user(1) == CHOSEN
    assert await preferences.of_user(2) == UserPreferences()
    assert await preferences.of_guild(1) == CONFIGURED
    assert await preferences.of_guild(2) == GuildPreferences()


async def test_the_last_choice_counts(preferences: Preferences) -> None:
    await preferences.change_user(1, lambda _: CHOSEN)
    await preferences.change_user(1, lambda _: UserPreferences())
    await preferences.change_guild(1, lambda _: CONFIGURED)
    await preferences.change_guild(1, lambda _: GuildPreferences())
    assert await preferences.of_user(1) == UserPreferences()
    assert await preferences.of_guild(1) == GuildPreferences()


async def test_changes_of_different_things_at_the_same_time_are_all_kept(preferences: Preferences) -> None:
    await asyncio.gather(
        preferences.change_user(1, lambda was: replace(was, locale="de")),
        preferences.change_user(1, lambda was: replace(was, hints=False)),
        preferences.change_user(1, lambda was: replace(was, turn_pings=False)),
        preferences.change_guild(1, lambda was: replace(was, channels=(3,))),
        preferences.change_guild(1, lambda was: replace(was, ping_role=4)),
    )
    assert await preferences.of_user(1) == UserPreferences(locale="de", hints=False, turn_pings=False)
    assert await preferences.of_guild(1) == GuildPreferences(channels=(3,), ping_role=4)


async def test_a_change_that_fails_changes_nothing(preferences: Preferences) -> None:
    def fails(_: UserPreferences) -> UserPreferences:
        raise ZeroDivisionError

    await preferences.change_user(1, lambda _: CHOSEN)
    with pytest.raises(ZeroDivisionError):
        await preferences.change_user(1, fails)
    assert await preferences.of_user(1) == CHOSEN


@pytest.mark.parametrize("order", SortOrder)
@pytest.mark.parametrize("layout", CardLayout)
async def test_every_choice_there_is_can_be_kept(
    preferences: Preferences, order: SortOrder, layout: CardLayout
) -> None:
    chosen = UserPreferences(sort_order=order, card_layout=layout)
    assert await preferences.change_user(1, lambda _: chosen) == chosen
    assert await preferences.of_user(1) == chosen
