"""`bot.preferences`: what people have chosen is at hand without a query, and only for so many."""

import asyncio
import threading
from dataclasses import replace

import pytest

from bot.controls import Habits
from bot.preferences import USUAL, Choices, habits_of
from bot.speech import speech_for
from data.database import Database
from data.preferences import CardLayout, Preferences, SortOrder, UserPreferences


def german(was: UserPreferences) -> UserPreferences:
    return replace(was, locale="de")


async def test_what_was_read_once_costs_no_query_any_more(database: Database) -> None:
    choices = Choices(Preferences(database))
    await Preferences(database).change_user(1, german)
    assert choices.known(1) == USUAL
    assert await choices.of(1) == UserPreferences(locale="de")
    await database.close()  # whoever asks it now raises
    assert await choices.of(1) == UserPreferences(locale="de")
    assert choices.known(1) == UserPreferences(locale="de")


async def test_a_click_does_not_wait_long_for_what_is_read_before_it(
    database: Database, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Its answer has a time; all that is read is read one after the other, and some of it is long."""
    monkeypatch.setattr("bot.preferences.READING", 0.01)
    await Preferences(database).change_user(1, german)
    go_on = threading.Event()
    reader = database._reader  # noqa: SLF001  # pyright: ignore[reportPrivateUsage]  the thread that reads
    assert reader is not None
    long = reader.create_function("something_long", 0, go_on.wait)  # pyright: ignore[reportUnknownMemberType]  as it has it
    await long
    reading = asyncio.create_task(database.rows("SELECT something_long()"))
    await asyncio.sleep(0)
    choices = Choices(Preferences(database))
    met = await choices.meet(1, "ko")
    go_on.set()
    await reading
    assert met == USUAL
    assert "not read in time" in caplog.text
    monkeypatch.setattr("bot.preferences.READING", 60)
    assert await choices.meet(1, "ko") == UserPreferences(locale="de")


async def test_a_change_is_known_at_once_and_stored(database: Database) -> None:
    choices = Choices(Preferences(database))
    assert await choices.change(1, german) == UserPreferences(locale="de")
    assert choices.known(1) == UserPreferences(locale="de")
    assert await Choices(Preferences(database)).of(1) == UserPreferences(locale="de")


async def test_changes_at_the_same_time_are_all_known(database: Database) -> None:
    choices = Choices(Preferences(database))
    await asyncio.gather(
        choices.of(1),
        choices.change(1, german),
        choices.change(1, lambda was: replace(was, hints=False)),
        choices.of(1),
    )
    assert choices.known(1) == UserPreferences(locale="de", hints=False)
    assert await Preferences(database).of_user(1) == choices.known(1)


async def test_only_so_many_are_kept_and_those_seen_last(database: Database) -> None:
    choices = Choices(Preferences(database), most=3)
    for user in (1, 2, 3):
        await choices.change(user, german)
    await choices.of(1)
    await choices.of(4)
    assert len(choices) == 3
    assert choices.known(1) == UserPreferences(locale="de")
    assert choices.known(2) == USUAL, "who was seen longest ago is forgotten"
    assert await choices.of(2) == UserPreferences(locale="de"), "and read again"
    assert len(choices) == 3


async def test_somebody_is_written_to_in_the_language_they_chose_else_in_that_of_their_client(
    database: Database,
) -> None:
    choices, table = Choices(Preferences(database), most=2), speech_for("ko")
    assert await choices.speech(1, table) is table
    assert await choices.meet(1, "en-GB") == USUAL
    assert await choices.speech(1, table) is speech_for("en-US")
    await choices.change(1, german)
    assert await choices.speech(1, table) is speech_for("de")
    for other in (2, 3):
        await choices.meet(other, "en-US")
    await choices.change(1, lambda was: replace(was, locale=None))
    assert await choices.speech(1, table) is table, "whose client has been forgotten"


async def test_a_store_that_cannot_be_read_costs_nobody_a_click(
    database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    choices = Choices(Preferences(database))
    await choices.change(1, german)
    await database.close()
    assert await choices.of(1) == UserPreferences(locale="de")
    assert await choices.of(2) == USUAL
    assert len(choices) == 1, "what could not be read is not remembered"
    assert "cannot be read" in caplog.text


def test_choices_are_the_habits_of_the_hand() -> None:
    assert habits_of(USUAL) == Habits()
    chosen = UserPreferences(card_layout=CardLayout.MENU, sort_order=SortOrder.SUIT, hints=False)
    assert habits_of(chosen) == Habits(menu=True, order=SortOrder.SUIT, hints=False)
