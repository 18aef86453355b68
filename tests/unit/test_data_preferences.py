"""Choices of people and servers."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from data.database import Database
from data.preferences import CardLayout, GuildPreferences, Preferences, SortOrder, UserPreferences

CHOSEN = UserPreferences(locale="de", sort_order=SortOrder.DESCENDING, card_layout=CardLayout.MENU)


@pytest.fixture
async def preferences(tmp_path: Path) -> AsyncIterator[Preferences]:
    async with await Database.open(tmp_path / "tables.sqlite3") as database:
        yield Preferences(database)


async def test_who_has_chosen_nothing_has_the_defaults(preferences: Preferences) -> None:
    assert await preferences.of_user(1) == UserPreferences()
    assert await preferences.of_guild(1) == GuildPreferences()


async def test_a_choice_is_kept_for_the_one_who_made_it(preferences: Preferences) -> None:
    await preferences.set_user(1, CHOSEN)
    await preferences.set_guild(1, GuildPreferences(locale="ko"))
    assert await preferences.of_user(1) == CHOSEN
    assert await preferences.of_user(2) == UserPreferences()
    assert await preferences.of_guild(1) == GuildPreferences(locale="ko")
    assert await preferences.of_guild(2) == GuildPreferences()


async def test_the_last_choice_counts(preferences: Preferences) -> None:
    await preferences.set_user(1, CHOSEN)
    await preferences.set_user(1, UserPreferences())
    await preferences.set_guild(1, GuildPreferences(locale="ko"))
    await preferences.set_guild(1, GuildPreferences())
    assert await preferences.of_user(1) == UserPreferences()
    assert await preferences.of_guild(1) == GuildPreferences()


@pytest.mark.parametrize("order", SortOrder)
@pytest.mark.parametrize("layout", CardLayout)
async def test_every_choice_there_is_can_be_kept(
    preferences: Preferences, order: SortOrder, layout: CardLayout
) -> None:
    chosen = UserPreferences(sort_order=order, card_layout=layout)
    await preferences.set_user(1, chosen)
    assert await preferences.of_user(1) == chosen
