"""Display names, as harmless as they can be made."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.names import LONGEST, cleaned, written

CLEANED = {
    "North": "North",
    "  North\n  West ": "North West",
    "Zoë": "Zoë",
    "Đặng Thị": "Đặng Thị",
    "김나비 🦋": "김나비 🦋",
    "👨‍👩‍👧 Fam": "👨‍👩‍👧 Fam",
    "\u202eevil\u202c": "evil",
    "a\u200bb\u2066c": "abc",
    "Z\u0351\u036b\u0343\u036a\u0302a": "Z\u0351\u036ba",
    "x" * 40: "x" * 32,
    "\u3164\u3164": "?",
    "\u200d": "?",
    "": "?",
    "\u0301": "?",
}


@pytest.mark.parametrize(("name", "expected"), CLEANED.items())
def test_a_name_keeps_what_can_be_seen(name: str, expected: str) -> None:
    assert cleaned(name) == expected


WRITTEN = {
    "North": "North",
    "*North*": r"\*North\*",
    "_x_~y~": r"\_x\_\~y\~",
    "||x||": r"\|\|x\|\|",
    "`x`": r"\`x\`",
    "> x": r"\> x",
    "# x": r"\# x",
    "- x": r"\- x",
    "1. x": r"1\. x",
    "12. x": r"12\. x",
    "back\\slash": r"back\\slash",
    "[x](y)": r"\[x\]\(y\)",
    "https://a.example": r"https\://a.example",
    "@everyone": "@\u200beveryone",
    "<@1>": "\\<@\u200b1\\>",
    "<:a:1>": r"\<:a:1\>",
}


@pytest.mark.parametrize(("name", "expected"), WRITTEN.items())
def test_a_name_in_a_message_is_no_markup(name: str, expected: str) -> None:
    assert written(name) == expected


@given(st.text())
def test_no_name_is_empty_or_long_or_more_than_a_line(name: str) -> None:
    clean = cleaned(name)
    assert 1 <= len(clean) <= LONGEST
    assert clean == clean.strip()
    assert len(clean.splitlines()) == 1
    assert not any("\u202a" <= mark <= "\u202e" or "\u2066" <= mark <= "\u2069" for mark in clean)


@given(st.text())
def test_cleaning_twice_is_cleaning_once(name: str) -> None:
    assert cleaned(cleaned(name)) == cleaned(name)


@given(st.text(alphabet="*_~|`<>@#[]() a1.-"))
def test_every_mark_of_markup_is_escaped(name: str) -> None:
    plain = ""
    rest = written(name)
    while rest:
        if rest[0] == "\\":
            plain, rest = plain + rest[1], rest[2:]
        else:
            assert rest[0] not in "*_~|`<>#[]()"
            assert not rest.startswith("@") or rest[1] == "\u200b"
            plain, rest = plain + rest[0], rest[1:]
    assert plain.replace("\u200b", "") == cleaned(name)
