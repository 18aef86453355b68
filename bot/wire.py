"""What a click means, written in its custom_id and read back.

An id is `t1:<table>:<moment>:<verb>:<argument>`: the version of this notation,
the table, the moment the click answers, what to do, and to what. Ids on public
messages are public: none may carry an unplayed card. At most 100 characters
(Discord, Message Components, custom_id).
"""

import re
import zlib
from dataclasses import dataclass
from typing import Final

LONGEST: Final = 100
DIGITS: Final = 19
"""Of the largest whole number that the store keeps (SQLite, Datatypes), and of an id of Discord's."""
_PATTERN: Final = re.compile(r"t1:([0-9a-z]{1,16}):(0|[1-9][0-9]{0,8}):([a-z_]{1,24}):([0-9A-Za-z=.,_-]{0,48})")


@dataclass(frozen=True, slots=True)
class Click:
    """One meaningful press: `verb` of `table` at `moment`, with an argument or an empty one."""

    table: str
    moment: int
    verb: str
    argument: str = ""

    def __str__(self) -> str:
        """The custom_id; ValueError when it would not read back."""
        return custom_id(self.table, self.moment, self.verb, self.argument)

    @classmethod
    def parse(cls, custom_id: str) -> "Click | None":
        """The click of a custom_id; None when it is not one of ours or was forged."""
        found = _PATTERN.fullmatch(custom_id)
        if found is None or len(custom_id) > LONGEST:
            return None
        table, moment, verb, argument = found.groups()
        return cls(table, int(moment), verb, argument)


def whole(text: str, otherwise: int = -1) -> int:
    """The whole number that stands in an argument or in the value of a menu, one that the store could keep.

    `otherwise` is for everything else.
    """
    number = int(text) if text.isascii() and text.isdecimal() and len(text) <= DIGITS else otherwise
    return number if number < 1 << 63 else otherwise


def custom_id(table: str, moment: int, verb: str, argument: str = "") -> str:
    """The custom_id of such a click; ValueError when it would not read back."""
    text = f"t1:{table}:{moment}:{verb}:{argument}"
    if len(text) > LONGEST or _PATTERN.fullmatch(text) is None:
        raise ValueError(f"{text!r} is no custom_id")
    return text


def mark(chosen: object) -> str:
    """A short word that is another one whenever what is chosen is.

    A client may not send again what it has sent for the same custom_id.
    """
    return f"{zlib.crc32(repr(chosen).encode()):x}"
