"""`bot.wire`: an id reads back as the click that wrote it, and nothing else is a click."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.wire import LONGEST, Click, whole

CLICKS = st.builds(
    Click,
    st.text("0123456789abcdefghijklmnopqrstuvwxyz", min_size=1, max_size=16),
    st.integers(0, 999_999_999),
    st.text("abcdefghijklmnopqrstuvwxyz_", min_size=1, max_size=24),
    st.text("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz=.,_-", max_size=48),
)


@given(CLICKS)
def test_what_was_written_reads_back_or_is_too_long_to_be_written(click: Click) -> None:
    length = len(f"t1:{click.table}:{click.moment}:{click.verb}:{click.argument}")
    if length > LONGEST:
        with pytest.raises(ValueError, match="no custom_id"):
            str(click)
    else:
        assert len(str(click)) <= LONGEST
        assert Click.parse(str(click)) == click


@given(st.one_of(st.text(max_size=120), st.from_regex(r"t1:[0-9a-z]+:\d+:[a-z_]+:.*")))
def test_whatever_is_taken_for_a_click_is_one_that_we_would_have_written(custom_id: str) -> None:
    click = Click.parse(custom_id)
    assert click is None or str(click) == custom_id


@given(CLICKS, st.integers(0, 99), st.characters(exclude_categories=["Cs"]))
def test_a_forged_character_makes_another_click_or_none(click: Click, place: int, forged: str) -> None:
    try:
        text = str(click)
    except ValueError:
        return
    at = place % len(text)
    read = Click.parse(text[:at] + forged + text[at + 1 :])
    assert (read == click) == (forged == text[at])


@pytest.mark.parametrize(
    "custom_id",
    [
        "",
        "t1",
        "t2:abc:0:play:",
        "t1:abc:0:play",
        "t1:ABC:0:play:",
        "t1:abc::play:",
        "t1:abc:-1:play:",
        "t1:abc:007:play:",
        "t1:abc:\u0663:play:",
        "t1:abc:1234567890:play:",
        "t1:abc:0:PLAY:",
        "t1:abc:0::",
        "t1:abc:0:play:a:b",
        "t1:abc:0:play:\u00e4",
        "t1:abc:0:play:\n",
        " t1:abc:0:play:",
        "t1:abc:0:play: ",
        f"t1:{'a' * 17}:0:play:",
        f"t1:abc:0:play:{'a' * 49}",
        f"t1:{'a' * 16}:123456789:{'b' * 24}:{'c' * 46}",
    ],
)
def test_what_we_never_wrote_is_no_click(custom_id: str) -> None:
    assert Click.parse(custom_id) is None


def test_an_id_of_a_hundred_characters_is_read() -> None:
    custom_id = f"t1:{'a' * 16}:123456789:{'b' * 24}:{'c' * 45}"
    assert len(custom_id) == LONGEST
    assert Click.parse(custom_id) == Click("a" * 16, 123456789, "b" * 24, "c" * 45)


@pytest.mark.parametrize(
    "click",
    [
        Click("", 0, "play"),
        Click("ABC", 0, "play"),
        Click("abc", -1, "play"),
        Click("abc", 1_000_000_000, "play"),
        Click("abc", 0, ""),
        Click("abc", 0, "play", "5:6"),
        Click("abc", 0, "play", "a" * 49),
    ],
)
def test_a_click_that_would_not_read_back_is_not_written(click: Click) -> None:
    with pytest.raises(ValueError, match="no custom_id"):
        str(click)


@given(st.integers(0, 2**63 - 1))
def test_a_whole_number_of_the_store_reads_back(number: int) -> None:
    assert whole(str(number)) == number


@pytest.mark.parametrize("text", ["", "-1", "+1", "1.0", "1_0", " 1", "٣", "²", str(2**63), "9" * 4400])
def test_nothing_else_is_a_whole_number(text: str) -> None:
    assert whole(text) == -1
    assert whole(text, 7) == 7
