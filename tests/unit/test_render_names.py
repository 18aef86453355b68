"""Names in any script: they fit, they hold nothing that cannot be drawn, and nothing in them breaks a picture."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageDraw, ImageFont

from render.lettering import FONT_OF_FACE, FONTS, INVISIBLE, coverage, mask, runs, width
from render.names import clean, clusters, fitted, initial, stacked
from render.scene import Face

ROOM = 264
"""The room for a name beside a count on the plate at the bottom, in pixels."""
FANCY = "\U0001d4d5\U0001d4fb\U0001d4f2\U0001d4ee\U0001d4ed"
"""Fried in letters of mathematics."""
WIDE = "\uff2b\uff4f\uff49"
"""Koi in letters of full width."""
STRANGE = (
    "Z͑ͫ̓ͪ̂ͫ̽͏̴a̡͓͞l͖͖g̢̛o",
    "\u202eevil\u202c",
    "👨\u200d👩\u200d👧\u200d👦 Fam",
    "🇰🇷🇩🇪 duo",
    "1\ufe0f\u20e3st ❤\ufe0f",
    "꧁༺Zoë༻꧂",
    "محمد علي",
    "שָׁלוֹם",
    "สมชาย เข้มแข็ง",
    "अर्जुन श्री",
    "Đặng Thị",
    "ქართული",
    "\u3164\u2800 ",
    "",
    "\u200d\u200d",
    "👩🏽\u200d🚀Ana",
    FANCY,
)


def test_a_name_that_fits_is_left_as_it_is() -> None:
    assert fitted("Eisvogel", ROOM, size=42, smallest=30) == ("Eisvogel", 42)
    assert fitted("김나비", ROOM, size=42, smallest=30) == ("김나비", 42)


def test_a_long_german_name_is_shrunk_first() -> None:
    text, size = fitted("Eisvogel Müßig", ROOM, size=42, smallest=30)
    assert text == "Eisvogel Müßig"
    assert size < 42
    assert width(text, Face.TEXT, size) <= ROOM


def test_a_longer_german_name_is_cut_with_an_ellipsis_at_the_smallest_size() -> None:
    text, size = fitted("Donaudampfschifffahrtskapitän", ROOM, size=42, smallest=30)
    assert (text[:10], text[-1], size) == ("Donaudampf", "…", 30)
    assert width(text, Face.TEXT, size) <= ROOM


def test_a_long_caption_is_never_cut_without_an_ellipsis() -> None:
    text, size = fitted("Full House, drei Könige und zwei Damen, mit dem Phönix", 480, size=42, smallest=30)
    assert (text[-1], size) == ("…", 30)


def test_a_long_korean_name_goes_on_in_a_second_line() -> None:
    lines, size = stacked("해바라기꽃밭에서놀자", 188, size=42, smallest=32)
    assert ("".join(lines), len(lines), size) == ("해바라기꽃밭에서놀자", 2, 32)
    assert all(width(line, Face.TEXT, size) <= 188 for line in lines)


def test_a_german_name_is_parted_between_its_words() -> None:
    assert stacked("Wolfgang Amadeus", 188, size=42, smallest=32)[0] == ("Wolfgang", "Amadeus")


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        (FANCY, "Fried"),
        (WIDE, "Koi"),
        ("\u202eevil\u202c", "evil"),
        ("  a   b ", "a b"),
        ("\u3164\u2800 ", "?"),
        ("", "?"),
        ("뷁쀍궳", "뷁쀍궳"),
        ("1\ufe0f\u20e3st", "1st"),
    ],
)
def test_a_name_is_cleaned_for_drawing(name: str, shown: str) -> None:
    assert clean(name).replace("\ufe0f", "") == shown


def test_at_most_two_accents_stay_on_a_letter() -> None:
    assert len(clean("Z" + "\u0351" * 20)) == 3


@pytest.mark.parametrize(
    ("name", "letter"), [("jun", "J"), ("나비", "나"), ("ქართული", "ქ"), ("ßen", "ß"), ("🦋", "🦋")]
)
def test_the_initial_can_be_drawn(name: str, letter: str) -> None:
    assert initial(name) == letter


def test_an_emoji_of_several_is_one_character() -> None:
    assert clusters("a👩\u200d🚀b") == ["a", "👩\u200d🚀", "b"]


@pytest.mark.parametrize("name", STRANGE)
def test_a_strange_name_is_drawn_without_an_empty_box(name: str) -> None:
    drawn = clean(name)
    assert drawn
    for font, part in runs(drawn, Face.TEXT):
        assert all(ord(character) in coverage()[font] or character in INVISIBLE for character in part)
    assert mask(drawn, Face.TEXT, 42).getbbox()


@given(st.text(max_size=40), st.sampled_from([60, 188, 264, 360]))
def test_any_name_fits_any_room(name: str, room: int) -> None:
    text, size = fitted(name, room, size=42, smallest=30)
    assert width(text, Face.TEXT, size) <= room
    lines, size = stacked(name, room, size=42, smallest=32)
    assert 1 <= len(lines) <= 2
    assert all(width(line, Face.TEXT, size) <= room for line in lines)


@given(st.text(max_size=40))
def test_cleaning_twice_changes_nothing_more(name: str) -> None:
    assert clean(clean(name)) == clean(name)


def test_figures_of_equal_width_stand_in_columns() -> None:
    ones, eights = (width(digit * 4, Face.TEXT, 36, tabular=True) for digit in "18")
    assert abs(ones - eights) < 12
    assert eights - ones < width("8888", Face.TEXT, 36) - width("1111", Face.TEXT, 36)


@pytest.mark.parametrize("font", coverage())
def test_a_font_has_the_glyphs_that_it_is_listed_with(font: str) -> None:
    face = ImageFont.truetype(str(FONTS / font), 40, layout_engine=ImageFont.Layout.BASIC)

    def drawn(character: str) -> bytes:
        image = Image.new("L", (120, 120))
        ImageDraw.Draw(image).text((20, 20), character, font=face, fill=255)
        return image.tobytes()

    missing = drawn("\U0010fffd")
    points = sorted(coverage()[font])
    assert [point for point in points[:: max(1, len(points) // 60)] if drawn(chr(point)) == missing] == []


def test_every_letter_of_our_own_texts_is_in_the_fonts_they_are_set_in() -> None:
    locales = Path(__file__).parents[2] / "data" / "locales"
    own = {
        character
        for path in locales.glob("*.ftl")
        for line in path.read_text(encoding="utf-8").splitlines()
        if line.startswith(("picture-", "sheet-", "combination-", "phase-"))
        for character in line
    }
    assert own
    for face in (Face.TEXT, Face.LABEL):
        assert not {character for character in own if ord(character) not in coverage()[FONT_OF_FACE[face]]}


def test_the_fonts_are_small_and_licensed() -> None:
    files = [path for path in FONTS.iterdir() if path.suffix in {".otf", ".ttf"}]
    assert {path.name for path in files} == set(coverage())
    assert sum(path.stat().st_size for path in files) < 5_000_000
    for licence in ("OFL-Pretendard.txt", "OFL-Noto.txt"):
        assert "SIL OPEN FONT LICENSE Version 1.1" in (FONTS / licence).read_text(encoding="utf-8")


def test_no_cut_font_bears_the_reserved_name() -> None:
    for name in coverage():
        family, _ = ImageFont.truetype(str(FONTS / name), 20).getname()
        assert family
        assert "Pretendard" not in family
