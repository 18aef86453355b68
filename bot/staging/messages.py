"""Panels as discord.py sends them, and their buttons' way round the library's view store and its items."""

import io
from collections.abc import Callable
from typing import Any, Final, TypeAlias, TypedDict

import discord

from bot.staging.panel import Among, Button, Menu, Option, Panel, Picker, Row

PICTURE: Final = "table.png"
Emojis = Callable[[str], discord.PartialEmoji | None]
"""An application emoji by name, or None while it is not there."""

LONGEST_ALT: Final = 1024
"""Characters of an attachment's description (Discord, Message, attachment object)."""
ROW: Final = 1
BUTTON: Final = 2
MENU: Final = 3
"""Kinds of components (Discord, Component Reference, component types)."""
PLACES: Final = tuple(
    kind.value
    for kind in (
        discord.ChannelType.text,
        discord.ChannelType.news,
        discord.ChannelType.voice,
        discord.ChannelType.forum,
    )
)
"""The channels that a picker offers: those where people write, or where threads are begun."""
KINDS: Final = {Among.PEOPLE: "user", Among.ROLES: "role", Among.CHANNELS: "channel"}
"""What a picker's chosen ids are (Discord, Component Reference, select default value)."""

Component: TypeAlias = dict[str, Any]
"""A component as JSON."""


class Payload(TypedDict):
    """What every kind of send and edit of the library takes alike."""

    content: str
    view: discord.ui.View


def payload(panel: Panel, emojis: Emojis) -> Payload:
    """The panel without its picture. An empty view takes away the controls that an edited message had."""
    return {"content": panel.text, "view": Controls(panel.rows, emojis)}


def picture(panel: Panel, image: bytes) -> discord.File:
    """The panel's picture as a file with its alt text."""
    return discord.File(io.BytesIO(image), PICTURE, description=panel.alt[:LONGEST_ALT])


class Controls(discord.ui.View):
    """Rows in the place of a view of the library, written as they are sent.

    The library's items would be made only to be written down at once, which is a quarter of the work of an edit; and
    nothing of what a view is made with is needed, least of all chance from the system, for which a busy thread loses
    its turn. A view that is finished is sent but never stored: the library's view store forgets handlers after 15
    minutes and after a restart, so clicks are routed by custom_id alone.
    """

    def __init__(self, rows: tuple[Row, ...], emojis: Emojis) -> None:
        self._rows = [_row(row, emojis) for row in rows]

    def to_components(self) -> list[Component]:
        """The rows as JSON."""
        return self._rows

    def has_components_v2(self) -> bool:
        """They are of the older kind, to which a message's text and attachment belong."""
        return False

    def is_finished(self) -> bool:
        """It waits for nobody."""
        return True

    def is_dispatchable(self) -> bool:
        """Nothing is dispatched to it."""
        return False


def _row(row: Row, emojis: Emojis) -> Component:
    match row:
        case Menu():
            components = [_menu(row, emojis)]
        case Picker():
            components = [_picker(row)]
        case _:
            components = [_button(button, emojis) for button in row]
    return {"type": ROW, "components": components}


def _button(button: Button, emojis: Emojis) -> Component:
    made: Component = {
        "type": BUTTON,
        "style": button.style.value,
        "disabled": button.disabled,
        "custom_id": button.id,
    }
    if button.label:
        made["label"] = button.label
    return _with_emoji(made, button.emoji, emojis)


def _menu(menu: Menu, emojis: Emojis) -> Component:
    return {
        "type": MENU,
        "custom_id": menu.id,
        "placeholder": menu.placeholder,
        "min_values": menu.least,
        "max_values": menu.most,
        "disabled": menu.disabled,
        "options": [_option(option, emojis) for option in menu.options],
    }


def _option(option: Option, emojis: Emojis) -> Component:
    made: Component = {"label": option.label, "value": option.value, "default": option.chosen}
    if option.description:
        made["description"] = option.description
    return _with_emoji(made, option.emoji, emojis)


def _picker(picker: Picker) -> Component:
    made: Component = {
        "type": picker.among.value,
        "custom_id": picker.id,
        "placeholder": picker.placeholder,
        "min_values": picker.least,
        "max_values": picker.most,
        "disabled": picker.disabled,
    }
    if picker.chosen:
        made["default_values"] = [{"id": one, "type": KINDS[picker.among]} for one in picker.chosen]
    if picker.among is Among.CHANNELS:
        made["channel_types"] = list(PLACES)
    return made


def _with_emoji(made: Component, name: str | None, emojis: Emojis) -> Component:
    """The component with its emoji, if there is such a one."""
    if name is None:
        return made
    own, _, other = name.partition("/")
    # The names of application emojis are ASCII words; anything else is a unicode emoji itself.
    emoji = emojis(own) if own.isascii() else discord.PartialEmoji(name=own)
    if emoji is None and other:
        emoji = discord.PartialEmoji(name=other)
    if emoji is not None:
        made["emoji"] = emoji.to_dict()
    return made
