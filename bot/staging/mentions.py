"""Commands that a text names, as readers of every language can use them.

Texts say "`/티츄 설정`", as a Korean client lists that command; a client of another language lists no such one.
`</tichu settings:ID>` can be pressed in every client, but each shows what stands before the colon as it is written,
and nothing but the name under which the command was registered can be pressed
(https://github.com/discord/discord-api-docs/issues/5518). So a command is mentioned like this unless its reader's
client is known to list it under the very name that the text has. A text that has one such name, or has no room for
all mentions, keeps all names: a few that can be pressed among many that cannot look like a fault. Nothing can be
pressed in direct messages, as the commands are for servers: texts there stay as they are.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final, TypeAlias

from bot.josa import josa
from bot.speech import speech_for
from bot.staging.panel import LONGEST_TEXT

_WRITTEN: Final = re.compile(r"`/([^`\n]+)`(으로|로|(?:[을를은는이가과와](?![가-힣])))?")
"""A command in a text, with the Korean particle that follows its name."""
_PARTICLES: Final = {
    particle: pair for pair in ("으로/로", "을/를", "은/는", "이/가", "과/와") for particle in pair.split("/")
}
_DEEPER: Final = frozenset({1, 2})
"""Kinds of options that are commands below a command (Discord, Application Command Option Type)."""


class Direct(Enum):
    """Stands for whoever reads in their direct messages."""

    MESSAGES = "direct messages"


Reader: TypeAlias = "str | Direct | None"
"""Who reads: the locale of the one client that shows it, direct messages, or None where everybody may read."""
Payload: TypeAlias = Mapping[str, Any]
"""A command as it is registered."""


@dataclass(frozen=True, slots=True)
class Called:
    """A command by one of its names: the one it was registered under, and the languages in which it has this one."""

    path: str
    languages: frozenset[str]


class Mentions:
    """Turns the names of commands into mentions, once it knows the commands' ids; until then texts stay as they are."""

    def __init__(self) -> None:
        self._ids: Mapping[str, int] = {}
        self._called: Mapping[str, Called] = {}

    def learn(self, commands: Sequence[Payload], ids: Mapping[str, int]) -> None:
        """Take in the commands as they are registered, and the ids that they have by their names."""
        self._called = named(commands)
        self._ids = ids

    def __call__(self, text: str, reader: Reader = None) -> str:
        """The text as it is sent to this reader."""
        if "`/" not in text or reader is Direct.MESSAGES:
            return text
        language = None if reader is None else speech_for(reader).locale
        if any(self._listed(found[1], language) for found in _WRITTEN.finditer(text)):
            return text
        told = _WRITTEN.sub(self._mention, text)
        return told if len(told) <= LONGEST_TEXT else text

    def _listed(self, written: str, language: str | None) -> bool:
        """Whether a client of the language lists a command by this name, under which none can be mentioned."""
        called = self._called.get(written)
        return called is not None and language in called.languages and written != called.path

    def _mention(self, found: re.Match[str]) -> str:
        written, particle = found.groups()
        called = self._called.get(written)
        known = None if called is None else self._ids.get(called.path.split()[0])
        if called is None or known is None:
            return found[0]
        said = josa(called.path, _PARTICLES[particle]).removeprefix(called.path) if particle else ""
        return f"</{called.path}:{known}>{said}"


def named(commands: Sequence[Payload]) -> dict[str, Called]:
    """Every command that can be used, by every name that it has in a language: words with blanks between."""
    paths = [names for command in commands if command.get("type", 1) == 1 for names in _below(command, {})]
    found: dict[str, Called] = {}
    for names in paths:
        for written in names.values():
            languages = frozenset(language for language, name in names.items() if language and name == written)
            found[written] = Called(names[""], languages)
    return found


def _below(command: Payload, above: Mapping[str, str]) -> Iterator[dict[str, str]]:
    """What can be used of a command: its names by language, and by no language the one it is registered under."""
    localised: Mapping[str, str] = command.get("name_localizations") or {}
    own: dict[str, str] = {"": command["name"]}
    own |= {speech_for(locale).locale: name for locale, name in localised.items()}
    names = {language: f"{above.get(language, '')} {name}".strip() for language, name in own.items()}
    deeper = [option for option in command.get("options", []) if option["type"] in _DEEPER]
    if not deeper:
        yield names
    for option in deeper:
        yield from _below(option, names)
