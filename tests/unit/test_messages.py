"""`bot.staging.messages`: a panel is sent as it is, and the library never keeps what was sent."""

from collections.abc import Callable
from typing import Final

import discord
import pytest
from discord.http import handle_message_parameters

from bot.staging.messages import LONGEST_ALT, PICTURE, Controls, payload, picture
from bot.staging.panel import Among, Button, Menu, Option, Panel, Picker, Row, Style

JADE: Final = discord.PartialEmoji(name="jade_5", id=123)
ROWS: Final[tuple[Row, ...]] = (
    (Button("a", "Play", Style.MAIN), Button("b", "Pass"), Button("c", "Yes", Style.GOOD, disabled=True)),
    Menu(
        "m",
        "Choose",
        (Option("1", "One", "the first", "jade_5"), Option("2", "Two", chosen=True)),
        least=0,
        most=2,
        disabled=True,
    ),
    (Button("d", "5", emoji="jade_5"), Button("e", "6", emoji="no_such"), Button("f", "Team", emoji="\U0001f535")),
    (Button("g", "Leave", Style.DANGER),),
)


def known(name: str) -> discord.PartialEmoji | None:
    """The emojis of an application that has one."""
    return JADE if name == "jade_5" else None


async def test_rows_are_sent_as_they_stand() -> None:
    rows = Controls(ROWS, known).to_components()
    assert [[(one["type"], one["custom_id"]) for one in row["components"]] for row in rows] == [
        [(2, "a"), (2, "b"), (2, "c")],
        [(3, "m")],
        [(2, "d"), (2, "e"), (2, "f")],
        [(2, "g")],
    ]
    play, _, yes = rows[0]["components"]
    assert (play["label"], play["style"], play["disabled"]) == ("Play", 1, False)
    assert (yes["style"], yes["disabled"]) == (3, True)
    assert rows[3]["components"][0]["style"] == 4


async def test_a_menu_is_sent_with_its_options() -> None:
    (menu,) = Controls(ROWS[1:2], known).to_components()[0]["components"]
    assert (menu["placeholder"], menu["min_values"], menu["max_values"], menu["disabled"]) == ("Choose", 0, 2, True)
    first, second = menu["options"]
    assert (first["value"], first["label"], first["description"], first["emoji"]["id"]) == (
        "1",
        "One",
        "the first",
        123,
    )
    assert (second["default"], first["default"]) == (True, False)


@pytest.mark.parametrize(
    ("among", "kind", "of"), [(Among.PEOPLE, 5, "user"), (Among.ROLES, 6, "role"), (Among.CHANNELS, 8, "channel")]
)
async def test_a_picker_is_sent_with_who_is_chosen(among: Among, kind: int, of: str) -> None:
    picker = Picker("p", "Who?", among, (7, 8), least=0, most=3)
    (select,) = Controls((picker,), known).to_components()[0]["components"]
    assert (select["type"], select["custom_id"], select["placeholder"]) == (kind, "p", "Who?")
    assert (select["min_values"], select["max_values"], select["disabled"]) == (0, 3, False)
    assert [(one["id"], one["type"]) for one in select["default_values"]] == [(7, of), (8, of)]


async def test_an_emoji_that_is_not_there_leaves_the_text() -> None:
    five, six, team = Controls(ROWS[2:3], known).to_components()[0]["components"]
    assert (five["emoji"]["name"], five["emoji"]["id"]) == ("jade_5", 123)
    assert "emoji" not in six
    assert six["label"] == "6"
    assert team["emoji"]["name"] == "\U0001f535"
    bombs = (Button("h", "", emoji="no_such/💣"), Button("i", "", emoji="jade_5/💣"))
    there = Controls((bombs,), known).to_components()[0]["components"]
    assert [one["emoji"]["name"] for one in there] == ["💣", "jade_5"], "one of Unicode stands for ours till then"


@pytest.mark.parametrize("rows", [ROWS, ()])
def test_the_library_takes_it_for_a_view_of_the_older_kind_that_is_not_to_be_stored(rows: tuple[Row, ...]) -> None:
    sent = payload(Panel("", rows), known)["view"]
    body = handle_message_parameters(view=sent).payload
    assert body is not None
    assert body["components"] == sent.to_components()
    assert "flags" not in body
    assert (sent.is_finished(), sent.is_dispatchable()) == (True, False)


async def test_an_empty_panel_takes_controls_away() -> None:
    sent = payload(Panel("over"), known)
    assert sent["content"] == "over"
    assert sent["view"].to_components() == []


@pytest.mark.parametrize(
    ("alt", "told"), [("A table", "A table"), ("x" * (LONGEST_ALT + 1), "x" * LONGEST_ALT)], ids=["short", "too long"]
)
def test_a_picture_carries_its_alt_text(alt: str, told: str) -> None:
    file = picture(Panel("", alt=alt), b"PNG")
    assert (file.filename, file.description, file.fp.read()) == (PICTURE, told, b"PNG")


def nothing(name: str) -> None:
    """The emojis of a new application."""
    del name


@pytest.mark.parametrize("emojis", [known, nothing])
async def test_every_style_is_one_of_the_platform(emojis: Callable[[str], discord.PartialEmoji | None]) -> None:
    buttons = tuple(Button(style.name, style.name, style) for style in Style)
    sent = Controls((buttons,), emojis).to_components()[0]["components"]
    assert [discord.ButtonStyle(one["style"]).name for one in sent] == ["primary", "secondary", "success", "danger"]
