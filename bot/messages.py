"""Panels as discord.py sends them, and their buttons' way round the library's view store."""

import io
from collections.abc import Callable
from typing import Final, TypedDict

import discord

from bot.panel import Among, Button, Menu, Panel, Picker, Row

PICTURE: Final = "table.png"
Emojis = Callable[[str], discord.PartialEmoji | None]
"""An application emoji by name, or None while it is not there."""

LONGEST_ALT: Final = 1024
"""Characters of an attachment's description (Discord, Message, attachment object)."""


class Payload(TypedDict):
    """What every kind of send and edit of the library takes alike."""

    content: str
    view: discord.ui.View


def payload(panel: Panel, emojis: Emojis) -> Payload:
    """The panel without its picture. An empty view takes away the controls that an edited message had."""
    return {"content": panel.text, "view": view(panel.rows, emojis)}


def picture(panel: Panel, image: bytes) -> discord.File:
    """The panel's picture as a file with its alt text."""
    return discord.File(io.BytesIO(image), PICTURE, description=panel.alt[:LONGEST_ALT])


def view(rows: tuple[Row, ...], emojis: Emojis) -> discord.ui.View:
    """The rows as a view that is already stopped.

    Stopped views are sent but never stored: the library's view store forgets
    handlers after 15 minutes and after a restart, so clicks are routed by
    custom_id alone. Needs a running event loop.
    """
    made = discord.ui.View(timeout=None)
    for number, row in enumerate(rows):
        match row:
            case Menu():
                made.add_item(_select(row, number, emojis))
            case Picker():
                made.add_item(_picker(row, number))
            case _:
                for button in row:
                    made.add_item(_button(button, number, emojis))
    made.stop()
    return made


def _button(button: Button, row: int, emojis: Emojis) -> discord.ui.Button[discord.ui.View]:
    return discord.ui.Button(
        custom_id=button.id,
        label=button.label or None,
        style=discord.ButtonStyle(button.style.value),
        emoji=_emoji(button.emoji, emojis),
        disabled=button.disabled,
        row=row,
    )


def _select(menu: Menu, row: int, emojis: Emojis) -> discord.ui.Select[discord.ui.View]:
    return discord.ui.Select(
        custom_id=menu.id,
        placeholder=menu.placeholder,
        min_values=menu.least,
        max_values=menu.most,
        options=[
            discord.SelectOption(
                label=option.label,
                value=option.value,
                description=option.description,
                emoji=_emoji(option.emoji, emojis),
                default=option.chosen,
            )
            for option in menu.options
        ],
        disabled=menu.disabled,
        row=row,
    )


PLACES: Final = [
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.voice,
    discord.ChannelType.forum,
]
"""The channels that a picker offers: those where people write, or where threads are begun."""


class _Chosen(TypedDict):
    """What the library's selects of people, roles and channels take alike."""

    custom_id: str
    placeholder: str
    min_values: int
    max_values: int
    disabled: bool
    default_values: list[discord.SelectDefaultValue]
    row: int


KINDS: Final = {
    Among.PEOPLE: discord.SelectDefaultValueType.user,
    Among.ROLES: discord.SelectDefaultValueType.role,
    Among.CHANNELS: discord.SelectDefaultValueType.channel,
}


def _picker(picker: Picker, row: int) -> discord.ui.Item[discord.ui.View]:
    kind = KINDS[picker.among]
    alike = _Chosen(
        custom_id=picker.id,
        placeholder=picker.placeholder,
        min_values=picker.least,
        max_values=picker.most,
        disabled=picker.disabled,
        default_values=[discord.SelectDefaultValue(id=one, type=kind) for one in picker.chosen],
        row=row,
    )
    match picker.among:
        case Among.PEOPLE:
            return discord.ui.UserSelect[discord.ui.View](**alike)
        case Among.ROLES:
            return discord.ui.RoleSelect[discord.ui.View](**alike)
        case Among.CHANNELS:
            return discord.ui.ChannelSelect[discord.ui.View](**alike, channel_types=PLACES)


def _emoji(name: str | None, emojis: Emojis) -> discord.PartialEmoji | str | None:
    if name is None:
        return None
    # The names of application emojis are ASCII words; anything else is a unicode emoji itself.
    return emojis(name) if name.isascii() else name
