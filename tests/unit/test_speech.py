"""The voice of each language: which one, what it says, and what it does when a text is missing."""

import logging

import pytest

from bot.speech import LOCALES, GapError, Speech, bundle, speech_for


def voice(*texts: str, locale: str = "en") -> Speech:
    return Speech(locale, bundle(locale, texts))


@pytest.mark.parametrize(
    ("discord_locale", "locale"),
    [("ko", "ko"), ("de", "de"), ("en-US", "en"), ("en-GB", "en"), ("fr", "en"), ("zh-TW", "en"), ("", "en")],
)
def test_a_person_is_answered_in_a_language_they_know(discord_locale: str, locale: str) -> None:
    assert speech_for(discord_locale).locale == locale


def test_facts_are_put_in_and_never_read_as_markup_of_texts() -> None:
    speech = voice("greeting = Hello { $name }!")
    assert speech("greeting", name="{ $name }") == "Hello { $name }!"


def test_texts_carry_no_direction_marks() -> None:
    assert voice("greeting = Hello { $name }!")("greeting", name="محمد") == "Hello محمد!"


def test_numbers_are_written_as_the_language_writes_them() -> None:
    assert voice("total = { $points }", locale="de")("total", points=1010) == "1.010"
    assert voice("total = { $points }", locale="ko")("total", points=1010) == "1,010"
    assert voice("total = { $points }")("total", points=-75) == "\N{MINUS SIGN}75"


def test_numbers_choose_the_plural() -> None:
    speech = voice("points = { $points ->\n    [one] a point\n   *[other] { $points } points\n}")
    assert [speech("points", points=points) for points in (0, 1, 2)] == ["0 points", "a point", "2 points"]


def test_points_won_and_lost_have_their_sign() -> None:
    speech = voice("change = { SIGNED($points) }")
    assert [speech("change", points=points) for points in (100, -25, 0)] == ["+100", "\N{MINUS SIGN}25", "0"]


def test_particles_fit_words_and_numbers() -> None:
    speech = voice('end = { JOSA($what, "으로/로") } 끝', locale="ko")
    assert [speech("end", what=what) for what in ("용", "개", 7, 1010)] == [
        "용으로 끝",
        "개로 끝",
        "7로 끝",
        "1,010으로 끝",
    ]


def test_a_key_that_stands_twice_is_no_vocabulary() -> None:
    with pytest.raises(ValueError, match="greeting stands twice"):
        bundle("en", ["greeting = Hello", "other = x\ngreeting = Hi"])


def test_what_is_not_fluent_is_no_vocabulary() -> None:
    with pytest.raises(ValueError, match="not Fluent"):
        bundle("en", ["greeting = { $name"])


@pytest.mark.parametrize("key", ["nothing", "greeting", "only"])
def test_a_missing_key_or_fact_is_known_as_one(key: str) -> None:
    speech = voice("greeting = Hello { $name }!\nonly =\n    .attribute = x")
    with pytest.raises(GapError, match=key):
        speech.exact(key, {})


def test_a_gap_fails_a_test() -> None:
    with pytest.raises(AssertionError, match="nothing"):
        voice()("nothing")


@pytest.fixture
def production(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    """Gaps are logged and no more than that."""
    monkeypatch.setattr(logging.getLogger("bot.speech"), "handlers", [])
    return caplog


def test_in_production_a_gap_is_filled_in_english_and_logged_once(production: pytest.LogCaptureFixture) -> None:
    speech = voice("call-small = { $oops }", locale="ko")
    assert [speech("call-small"), speech("call-small")] == [speech_for("en")("call-small")] * 2
    assert [record.levelname for record in production.records] == ["ERROR"]


def test_in_production_a_gap_in_english_shows_no_braces(production: pytest.LogCaptureFixture) -> None:
    assert voice("call-small = { $oops }")("call-small") == "call small"
    assert len(production.records) == 1


def test_all_languages_can_be_read() -> None:
    for locale in LOCALES:
        assert speech_for(locale)("call-small")
