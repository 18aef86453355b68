"""Reads the bot's JSON field by field; a missing or ill-typed field is the platform's Invalid Form Body (50035)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final, TypeAlias, cast

from bot.sandbox.errors import ApiError, invalid

JsonObject: TypeAlias = dict[str, object]

_WIDE: Final = 1 << 64


def parse_object(text: str | bytes, path: str = "") -> JsonObject:
    """The JSON object in `text`; anything else is refused."""
    try:
        value: object = json.loads(text)
    except ValueError as error:
        raise invalid(path, "The request body contains invalid JSON.") from error
    return as_object(value, path)


def as_object(value: object, path: str = "") -> JsonObject:
    """`value` as a JSON object; anything else is refused."""
    if not isinstance(value, dict):
        raise invalid(path, "Only dictionaries may be used in a DictType", "DICT_TYPE_CONVERT")
    return cast("JsonObject", value)


def as_list(value: object, path: str = "") -> list[object]:
    """`value` as a JSON array; anything else is refused."""
    if not isinstance(value, list):
        raise invalid(path, "Only iterables may be used in a ListType", "LIST_TYPE_CONVERT")
    return cast("list[object]", value)


class Form:
    """One JSON object of a request and the dotted path at which it stands."""

    def __init__(self, fields: Mapping[str, object], path: str = "") -> None:
        self.fields = fields
        self.path = path

    def has(self, key: str) -> bool:
        """Whether the field was sent and is not null."""
        return self.fields.get(key) is not None

    def sent(self, key: str) -> bool:
        """Whether the field was sent at all; null counts."""
        return key in self.fields

    def wrong(self, key: str, message: str, kind: str = "BASE_TYPE_BAD") -> ApiError:
        """The refusal that names the field `key` ("" for the whole object)."""
        return invalid(".".join(part for part in (self.path, key) if part), message, kind)

    def text(self, key: str, *, most: int = 6000, least: int = 0, default: str | None = None) -> str:
        """A string of `least` to `most` characters; `default` when absent, and required without one."""
        value = self.fields.get(key)
        if value is None:
            if default is None:
                raise self.wrong(key, "This field is required", "BASE_TYPE_REQUIRED")
            return default
        if not isinstance(value, str):
            raise self.wrong(key, "Could not interpret the value as a string.", "STRING_TYPE_CONVERT")
        if not least <= len(value) <= most:
            told = f"Must be between {least} and {most} in length." if least else f"Must be {most} or fewer in length."
            raise self.wrong(key, told, "BASE_TYPE_BAD_LENGTH")
        return value

    def integer(self, key: str, *, least: int = 0, most: int = _WIDE, default: int | None = None) -> int:
        """A whole number (ids come as digits) in `least..most`; `default` when absent, and required without one."""
        value = self.fields.get(key)
        if value is None:
            if default is None:
                raise self.wrong(key, "This field is required", "BASE_TYPE_REQUIRED")
            return default
        if isinstance(value, str) and value.lstrip("-").isdecimal():
            value = int(value)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.wrong(key, f'Value "{value}" is not int.', "NUMBER_TYPE_COERCE")
        if not least <= value <= most:
            raise self.wrong(key, f"int value should be between {least} and {most}.", "NUMBER_TYPE_RANGE")
        return value

    def number(self, key: str) -> float | None:
        """A number, or None when absent."""
        value = self.fields.get(key)
        if value is None:
            return None
        if not isinstance(value, int | float) or isinstance(value, bool):
            raise self.wrong(key, f'Value "{value}" is not a number.', "NUMBER_TYPE_COERCE")
        return value

    def switch(self, key: str, *, default: bool = False) -> bool:
        """A boolean."""
        value = self.fields.get(key)
        if value is None:
            return default
        if not isinstance(value, bool):
            raise self.wrong(key, "Must be either true or false.", "BOOLEAN_TYPE_CONVERT")
        return value

    def child(self, key: str) -> Form | None:
        """An object below this one, or None when absent."""
        value = self.fields.get(key)
        path = f"{self.path}.{key}".lstrip(".")
        return None if value is None else Form(as_object(value, path), path)

    def children(self, key: str, *, least: int = 0, most: int) -> tuple[Form, ...]:
        """An array of `least` to `most` objects; an absent one is empty."""
        path = f"{self.path}.{key}".lstrip(".")
        items = as_list(self.fields.get(key) or [], path)
        if not least <= len(items) <= most:
            told = f"Must be between {least} and {most} in length." if least else f"Must be {most} or fewer in length."
            raise invalid(path, told, "BASE_TYPE_BAD_LENGTH")
        return tuple(Form(as_object(item, f"{path}.{i}"), f"{path}.{i}") for i, item in enumerate(items))

    def below(self, key: str) -> JsonObject:
        """The fields of an object below this one; an absent one has none."""
        child = self.child(key)
        return {} if child is None else dict(child.fields)

    def items(self, key: str) -> list[object]:
        """An array of anything; an absent one is empty."""
        return as_list(self.fields.get(key) or [], f"{self.path}.{key}".lstrip("."))

    def ids(self, key: str) -> frozenset[int]:
        """An array of ids; an absent one is empty."""
        path = f"{self.path}.{key}".lstrip(".")
        items = as_list(self.fields.get(key) or [], path)
        return frozenset(Form({"id": item}, path).integer("id") for item in items)

    def localisations(self, key: str, *, most: int) -> dict[str, str]:
        """Texts by locale, each 1 to `most` characters."""
        form = self.child(key)
        return {} if form is None else {locale: form.text(locale, least=1, most=most) for locale in form.fields}
