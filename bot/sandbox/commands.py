"""Application commands: parsed and checked when the bot registers them, and found again by their path.

Limits: https://discord.com/developers/docs/interactions/application-commands#application-command-object.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from bot.sandbox.forms import Form, JsonObject
from bot.sandbox.vocabulary import LOCALES, CommandKind, OptionKind, Permission

_NAME: Final = re.compile(r"[-_'\w]{1,32}")
_MOST_NAME: Final = 32
_MOST_DESCRIPTION: Final = 100
_MOST_OPTIONS: Final = 25
_MOST_CHOICES: Final = 25
_MOST_CHOICE: Final = 100
_MOST_TEXT: Final = 6000
_MOST_ALTOGETHER: Final = 8000
_MOST_COMMANDS: Final = {CommandKind.CHAT_INPUT: 100, CommandKind.USER: 15, CommandKind.MESSAGE: 15}

Value: TypeAlias = str | int | float | bool


@dataclass(frozen=True, slots=True)
class Named:
    """A name and a description in many languages."""

    name: str
    description: str
    names: dict[str, str] = field(default_factory=dict[str, str])
    descriptions: dict[str, str] = field(default_factory=dict[str, str])

    def name_in(self, locale: str) -> str:
        """The name as a client of that locale shows it."""
        return self.names.get(locale, self.name)

    def description_in(self, locale: str) -> str:
        """The description as a client of that locale shows it."""
        return self.descriptions.get(locale, self.description)


@dataclass(frozen=True, slots=True)
class Choice:
    """A value an option can be given, under a name."""

    text: Named
    value: Value


@dataclass(frozen=True, slots=True)
class Option:
    """A value that a command takes, or a step of its path (subcommand, group)."""

    kind: OptionKind
    text: Named
    required: bool
    choices: tuple[Choice, ...]
    options: tuple[Option, ...]
    autocomplete: bool
    least: float | None
    most: float | None
    shortest: int
    longest: int


@dataclass(frozen=True, slots=True)
class Command:
    """A registered command; `allowed` are the permissions a member needs for it (None: everybody)."""

    id: int
    kind: CommandKind
    text: Named
    options: tuple[Option, ...]
    allowed: Permission | None
    guild_id: int | None
    sent: JsonObject
    """The registration as it came, for the answer."""

    def payload(self, application_id: int) -> JsonObject:
        """https://discord.com/developers/docs/interactions/application-commands#application-command-object."""
        body: JsonObject = {
            "description": "",
            "default_member_permissions": None,
            **self.sent,
            "id": str(self.id),
            "application_id": str(application_id),
            "version": str(self.id),
        }
        return body if self.guild_id is None else body | {"guild_id": str(self.guild_id)}


@dataclass(frozen=True, slots=True)
class Leaf:
    """A command that can be run: the registered command, the steps below it, the options of the last one."""

    command: Command
    steps: tuple[Option, ...]

    @property
    def path(self) -> str:
        """The words of it, as `tichu start`."""
        return " ".join([self.command.text.name, *(step.text.name for step in self.steps)])

    @property
    def options(self) -> tuple[Option, ...]:
        """What it takes."""
        return self.steps[-1].options if self.steps else self.command.options

    @property
    def text(self) -> Named:
        """The name and description of the last step."""
        return self.steps[-1].text if self.steps else self.command.text

    def path_in(self, locale: str) -> str:
        """The words of it as a client of that locale shows them."""
        return " ".join([self.command.text.name_in(locale), *(step.text.name_in(locale) for step in self.steps)])

    def is_called(self, path: str) -> bool:
        """Whether these are its words, in whatever language."""
        texts = [self.command.text, *(step.text for step in self.steps)]
        locales = {locale for text in texts for locale in text.names}
        return path == self.path or any(path == self.path_in(locale) for locale in locales)


def leaves(commands: Iterable[Command]) -> Iterator[Leaf]:
    """Every slash command that can be run."""
    for command in commands:
        if command.kind is CommandKind.CHAT_INPUT:
            yield from _below(command, command.options, ())


def _below(command: Command, options: tuple[Option, ...], steps: tuple[Option, ...]) -> Iterator[Leaf]:
    deeper = [option for option in options if option.kind.nests]
    if not deeper:
        yield Leaf(command, steps)
    for option in deeper:
        yield from _below(command, option.options, (*steps, option))


def read_commands(forms: Iterable[Form], ids: Iterator[int], guild_id: int | None) -> tuple[Command, ...]:
    """A whole list of registrations, as a bulk overwrite brings it."""
    commands: list[Command] = []
    taken: set[tuple[CommandKind, str]] = set()
    for form in forms:
        command = _command(form, next(ids), guild_id)
        if (command.kind, command.text.name) in taken:
            raise form.wrong("name", "Application command names must be unique", "APPLICATION_COMMANDS_DUPLICATE_NAME")
        taken.add((command.kind, command.text.name))
        commands.append(command)
        if sum(kind is command.kind for kind, _ in taken) > _MOST_COMMANDS[command.kind]:
            raise form.wrong("", "Maximum number of application commands reached", "APPLICATION_COMMANDS_LIMIT")
    return tuple(commands)


def _command(form: Form, command_id: int, guild_id: int | None) -> Command:
    kind = CommandKind(form.integer("type", least=1, most=len(CommandKind), default=int(CommandKind.CHAT_INPUT)))
    is_slash = kind is CommandKind.CHAT_INPUT
    if not is_slash and (form.text("description", default="") or form.has("options")):
        raise form.wrong("description", "Context menu commands cannot have a description or options")
    text = _named(form, is_slash=is_slash)
    if _size(form) > _MOST_ALTOGETHER:
        raise form.wrong("", f"Command exceeds maximum size ({_MOST_ALTOGETHER})", "APPLICATION_COMMAND_TOO_LARGE")
    permissions = form.integer("default_member_permissions") if form.has("default_member_permissions") else None
    return Command(
        id=command_id,
        kind=kind,
        text=text,
        options=_options(form),
        allowed=None if permissions is None else Permission(permissions),
        guild_id=guild_id,
        sent=dict(form.fields),
    )


def _named(form: Form, *, is_slash: bool) -> Named:
    name = form.text("name", least=1, most=_MOST_NAME)
    names = form.localisations("name_localizations", most=_MOST_NAME)
    least = 1 if is_slash else 0
    description = form.text("description", least=least, most=_MOST_DESCRIPTION, default=None if is_slash else "")
    descriptions = form.localisations("description_localizations", most=_MOST_DESCRIPTION)
    for locale in names.keys() | descriptions.keys():
        if locale not in LOCALES:
            raise form.wrong("name_localizations", f"Value '{locale}' is no locale.", "ENUM_TYPE_COERCE")
    if is_slash:
        for text in (name, *names.values()):
            if not _NAME.fullmatch(text) or text != text.lower():
                raise form.wrong("name", f"Command name '{text}' is invalid", "APPLICATION_COMMAND_INVALID_NAME")
    return Named(name, description, names, descriptions)


def _options(form: Form) -> tuple[Option, ...]:
    options = tuple(_option(option) for option in form.children("options", most=_MOST_OPTIONS))
    names = [option.text.name for option in options]
    if len(set(names)) < len(names):
        raise form.wrong("options", "Option names must be unique", "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS")
    wanted = [option.required for option in options]
    if wanted != sorted(wanted, reverse=True):
        raise form.wrong(
            "options",
            "Required options must be placed before non-required options",
            "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
        )
    if len({option.kind.nests for option in options}) > 1:
        raise form.wrong(
            "options", "Sub-commands and options cannot be mixed", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID"
        )
    return options


def _option(form: Form) -> Option:
    number = form.integer("type")
    if number not in set(OptionKind):
        raise form.wrong("type", f"Option type {number} is not known here.", "BASE_TYPE_CHOICES")
    kind, autocomplete = OptionKind(number), form.switch("autocomplete")
    choices = tuple(_choice(choice, kind) for choice in form.children("choices", most=_MOST_CHOICES))
    if choices and autocomplete:
        raise form.wrong("choices", "An option has choices or autocomplete", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID")
    return Option(
        kind=kind,
        text=_named(form, is_slash=True),
        required=form.switch("required"),
        choices=choices,
        options=_options(form),
        autocomplete=autocomplete,
        least=form.number("min_value"),
        most=form.number("max_value"),
        shortest=form.integer("min_length", most=_MOST_TEXT, default=0),
        longest=form.integer("max_length", least=1, most=_MOST_TEXT, default=_MOST_TEXT),
    )


def _choice(form: Form, kind: OptionKind) -> Choice:
    names = form.localisations("name_localizations", most=_MOST_CHOICE)
    return Choice(Named(form.text("name", least=1, most=_MOST_CHOICE), "", names), read_value(form, kind))


def read_value(form: Form, kind: OptionKind) -> Value:
    """The `value` of a choice, of the option's kind."""
    if kind is OptionKind.STRING:
        return form.text("value", most=_MOST_CHOICE)
    number = form.number("value")
    if number is None or (kind is OptionKind.INTEGER and not isinstance(number, int)):
        raise form.wrong("value", "Choice value does not fit the option's type", "NUMBER_TYPE_COERCE")
    return number


def read_choices(form: Form, kind: OptionKind) -> tuple[Choice, ...]:
    """The choices of an autocomplete answer (callback type 8)."""
    return tuple(_choice(choice, kind) for choice in form.children("choices", most=_MOST_CHOICES))


def _size(form: Form) -> int:
    """Characters of names, descriptions and choice values; of each text the longest language counts."""
    own = sum(
        max(
            [len(form.text(key, default="")), *map(len, form.localisations(f"{key}_localizations", most=1000).values())]
        )
        for key in ("name", "description")
    )
    choices = sum(
        len(choice.text("name")) + len(str(choice.fields.get("value")))
        for choice in form.children("choices", most=_MOST_CHOICES)
    )
    return own + choices + sum(map(_size, form.children("options", most=_MOST_OPTIONS)))
