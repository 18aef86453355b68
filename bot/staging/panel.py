"""A Discord message as data: what it says, its buttons and menus, and its picture.

Games and the lobby make panels; the stage turns them into messages. Equal
panels are equal values, so a panel that did not change needs no request.
The limits are the platform's: five rows, 25 options, ids of 1 to 100
characters, labels of 80; four buttons a row, since iOS wraps the fifth.
"""

from dataclasses import dataclass, replace
from enum import Enum
from typing import Final, TypeAlias

from render.scene import Scene

LONGEST_TEXT: Final = 2_000
"""Characters of a message (Discord, Create Message, content)."""


class Style(Enum):
    """How a button looks, by what it is for; the values are the platform's button styles."""

    MAIN = 1
    PLAIN = 2
    GOOD = 3
    DANGER = 4


@dataclass(frozen=True, slots=True)
class Button:
    """One button. `emoji`, drawn before the label, is the name of an application emoji or a unicode emoji.

    With both, `name/💣`, the second stands for the first as long as that one is not there.
    """

    id: str
    label: str
    style: Style = Style.PLAIN
    emoji: str | None = None
    disabled: bool = False


@dataclass(frozen=True, slots=True)
class Option:
    """One choice of a menu; `value` comes back when it is chosen."""

    value: str
    label: str
    description: str | None = None
    emoji: str | None = None
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Menu:
    """A select menu; it fills its row. `least` and `most` bound how many options may be chosen."""

    id: str
    placeholder: str
    options: tuple[Option, ...]
    least: int = 1
    most: int = 1
    disabled: bool = False


class Among(Enum):
    """What a picker offers; the values are the platform's kinds of selects."""

    PEOPLE = 5
    ROLES = 6
    CHANNELS = 8


@dataclass(frozen=True, slots=True)
class Picker:
    """A select whose choices the platform itself offers; `chosen` are ids, as are the values that come back."""

    id: str
    placeholder: str
    among: Among
    chosen: tuple[int, ...] = ()
    least: int = 1
    most: int = 1
    disabled: bool = False


Row: TypeAlias = tuple[Button, ...] | Menu | Picker


@dataclass(frozen=True, slots=True)
class Panel:
    """A whole message: text, rows of controls, and a picture whose alt text is `alt`."""

    text: str
    rows: tuple[Row, ...] = ()
    scene: Scene | None = None
    alt: str = ""


def kept(panel: Panel) -> Panel:
    """What stays of a message that is not brought up to date any more.

    It has no controls, and no line with a time that runs on (Discord, Message
    Formatting, `<t:...>`): what it waited for has come.
    """
    lasting = "\n".join(line for line in panel.text.splitlines() if "<t:" not in line)
    return replace(panel, text=lasting, rows=())
