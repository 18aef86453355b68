"""`bot.people.privacy` and `bot.people.export`: texts that fit a message, a file that fits, forgotten names."""

import gzip
import json
import random

import pytest

from bot.gathering.lobby import Lobby, again, forget
from bot.gathering.lobby_panel import setting_of
from bot.names import shown
from bot.people.export import Json, file_of
from bot.people.privacy import kept_text, question_panel
from bot.settings import Settings
from bot.sitters import Bot, Person
from bot.speech import LOCALES, speech_for

LONGEST = 2_000
"""Characters of a message (Discord, Create Message, content)."""
NORTH, EAST, GONE = Person(1, "North"), Person(2, "East"), Person(-7, "")
KEPT = Settings.model_construct(record_days=0, person_days=0, lobby_days=30)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("days", [0, 1, 36_500])
def test_all_that_is_told_fits_into_a_message(locale: str, days: int) -> None:
    kept = Settings.model_construct(record_days=days, person_days=days, lobby_days=days or 1)
    speech = speech_for(locale)
    assert len(kept_text(1, 99_999, 99_999, kept, speech)) < LONGEST
    assert len(question_panel(12, speech, alone=True).text) < LONGEST


def test_what_is_told_of_time_is_what_the_operator_has_set() -> None:
    speech = speech_for("en")
    usual = kept_text(0, 1, 2, KEPT, speech)
    assert "watched again. Kept for good" in usual
    assert "stay away" not in usual
    short = kept_text(0, 1, 2, Settings.model_construct(record_days=90, person_days=400, lobby_days=1), speech)
    assert "Kept for 90 days after the match" in short
    assert "no puzzle for 400 days" in short
    assert "deleted after a day" in short


def test_nobody_is_asked_about_seats_they_do_not_have() -> None:
    speech = speech_for("en")
    assert "Your seat" not in question_panel(0, speech).text
    assert "you sit at a table now" in question_panel(1, speech).text
    assert "Where you play alone" not in question_panel(1, speech).text
    assert "today's deal cannot be played again" in question_panel(1, speech, alone=True).text


# --- the file -----------------------------------------------------------------------------------------------------


def acts(count: int) -> Json:
    chance = random.Random(3)
    return {"m": [f"{chance.randrange(1 << 80):x}" for _ in range(count)]}


def test_a_file_is_packed_only_if_it_must_be_and_cut_only_then() -> None:
    whole: dict[str, Json] = {"user": "1", "acts": acts(1000)}
    size = len(json.dumps(whole, indent=1))
    name, content, is_whole = file_of(whole, most=size)
    assert (name, json.loads(content), is_whole) == ("tichu.json", whole, True)
    name, content, is_whole = file_of(whole, most=size - 1)
    assert (name, json.loads(gzip.decompress(content)), is_whole) == ("tichu.json.gz", whole, True)
    name, content, is_whole = file_of(whole, most=size // 4)
    assert (name, json.loads(content), is_whole) == ("tichu.json", {"user": "1"}, False)


# --- names --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", LOCALES)
def test_who_was_forgotten_has_a_name_in_every_language(locale: str) -> None:
    speech = speech_for(locale)
    assert shown(-7, "", speech) == speech("deleted-player")
    assert shown(1, "North", speech) == "North"
    assert shown(None, "Bot 1", speech) == "Bot 1"
    lobby = Lobby(1, (NORTH, GONE, EAST, Bot("Bot 1")))
    assert setting_of(lobby, "t", speech).names == ("North", speech("deleted-player"), "East", "Bot 1")


def test_the_forgotten_do_not_sit_at_the_next_match() -> None:
    assert again(Lobby(-7, (NORTH, GONE, EAST, Bot("Bot 1"))), NORTH).seats == (NORTH, None, EAST, Bot("Bot 1"))


def test_who_is_forgotten_is_no_guest_and_an_open_table_stays_open() -> None:
    assert forget(Lobby(1, (NORTH, None), guests=(NORTH, EAST)), EAST.user).guests == (NORTH,)
    assert forget(Lobby(1, (NORTH, None)), EAST.user).guests is None
