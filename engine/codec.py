"""Values to JSON and back, by the types they are declared with.

Dataclasses and named tuples become objects with every field by name; where a
union leaves more than one class open the object says which in `TAG`. Cards are
written in their notation, seats and numbers as numbers, enumerations by value,
tuples as arrays. What is read back equals what was written.

A class name is a tag whose meaning is frozen. Fields with a default may be
missing, so that old entries load after a field was added; a field nobody
declared is an error, for it would be lost in silence.
"""

import dataclasses
import json
import types
import typing
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import TYPE_CHECKING, Final, Generic, TypeVar, cast

from engine.cards import Card, Cards
from engine.kernel import Seat

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

T = TypeVar("T")

TAG: Final = "is"
"""The key under which an object of a union says its class."""


class CodecError(ValueError):
    """The text is no JSON, or not the JSON of the declared type; says where and why in one line."""

    def __init__(self, why: str, *path: str) -> None:
        """Why, and the fields that lead to the place."""
        super().__init__(f"{'.'.join(path)}: {why}" if path else why)
        self.why = why
        self.path = path

    def under(self, name: str) -> "CodecError":
        """The same error seen from one level up."""
        return CodecError(self.why, name, *self.path)


class Codec(Generic[T]):
    """Writes and reads the values of one declared type: `Codec[Action](Action)`.

    >>> Codec[tuple[Seat, Cards]](tuple[Seat, Cards]).dump((Seat(2), Cards("5j PH")))
    '[2,"5j PH"]'
    """

    def __init__(self, kind: object) -> None:
        """TypeError if the type is none that can be written."""
        self._form = _form(kind)

    def plain(self, value: T) -> object:
        """The value in dicts, lists, strings, numbers, booleans and None."""
        return self._form.encode(value)

    def rich(self, data: object) -> T:
        """The value of such plain data; CodecError if it is not of the type."""
        return cast("T", self._form.decode(data))

    def dump(self, value: T) -> str:
        """The value as JSON on one line."""
        return json.dumps(self.plain(value), ensure_ascii=False, separators=(",", ":"))

    def load(self, text: str) -> T:
        """The value of such a text; CodecError if it is none."""
        try:
            data: object = json.loads(text)
        except ValueError as error:
            raise CodecError(f"no JSON: {error}") from None
        return self.rich(data)


@dataclass(frozen=True, slots=True)
class _Form:
    """How the values of one type are written and read; `shape` is the JSON they become."""

    shape: str
    encode: Callable[[object], object]
    decode: Callable[[object], object]


@cache
def _form(kind: object) -> _Form:
    origin, arguments = typing.get_origin(kind), typing.get_args(kind)
    if origin in {typing.Union, types.UnionType}:
        return _union(arguments)
    if origin is tuple:
        return _tuple(arguments)
    if origin is frozenset:
        return _frozenset(arguments[0])
    plain = _class(kind)
    if plain in _PLAIN:
        return _PLAIN[plain]
    if issubclass(plain, Enum):
        return _enum(plain)
    if _is_record(plain):
        return _record(plain)
    raise TypeError(f"{kind} has no plain form")


def _class(kind: object) -> type[object]:
    """The class whose instances are the values of a type."""
    plain = typing.get_origin(kind) or kind
    if not isinstance(plain, type):
        raise TypeError(f"{kind} has no plain form")
    return cast("type[object]", plain)


def _exactly(kind: type, word: str, make: Callable[[object], object]) -> _Form:
    """A type that JSON knows, or that is made of one; a boolean is no number."""

    def decode(data: object) -> object:
        if type(data) is not kind:
            raise CodecError(f"{_told(data)} is no {word}")
        return make(data)

    return _Form(kind.__name__, cast("Callable[[object], object]", kind), decode)


def _notation(kind: type[Card] | type[Cards]) -> _Form:
    def decode(data: object) -> object:
        if type(data) is not str:
            raise CodecError(f"{_told(data)} is no notation of cards")
        try:
            return kind(data)
        except ValueError as error:
            raise CodecError(str(error)) from None

    return _Form("str", str, decode)


def _seat(data: object) -> object:
    if isinstance(data, int) and data >= 0:
        return Seat(data)
    raise CodecError(f"{_told(data)} is no seat")


def _same(data: object) -> object:
    return data


_PLAIN: Final[dict[type, _Form]] = {
    bool: _exactly(bool, "boolean", _same),
    int: _exactly(int, "number", _same),
    str: _exactly(str, "string", _same),
    Seat: _exactly(int, "seat", _seat),
    Card: _notation(Card),
    Cards: _notation(Cards),
    types.NoneType: _Form("NoneType", _same, _same),
}


def _enum(kind: type[Enum]) -> _Form:
    def encode(value: object) -> object:
        return cast("Enum", value).value

    def decode(data: object) -> object:
        try:
            return kind(data)
        except ValueError:
            raise CodecError(f"{_told(data)} is no {kind.__name__}") from None

    if not all(isinstance(member.value, str) for member in kind):
        raise TypeError(f"{kind.__name__} has values that are no words")
    return _Form("str", encode, decode)


def _tuple(kinds: tuple[object, ...]) -> _Form:
    if len(kinds) == 2 and kinds[1] is Ellipsis:
        return _array(_form(kinds[0]), cast("Callable[[list[object]], object]", tuple))
    forms = tuple(_form(kind) for kind in kinds)

    def encode(value: object) -> object:
        return [form.encode(item) for form, item in zip(forms, cast("tuple[object, ...]", value), strict=True)]

    def decode(data: object) -> object:
        items = _items(data)
        if len(items) != len(forms):
            raise CodecError(f"{len(forms)} entries were expected, not {len(items)}")
        return tuple(_at(str(index), forms[index], item) for index, item in enumerate(items))

    return _Form("list", encode, decode)


def _frozenset(kind: object) -> _Form:
    return _array(_form(kind), cast("Callable[[list[object]], object]", frozenset))


def _array(form: _Form, gather: Callable[[list[object]], object]) -> _Form:
    def encode(value: object) -> object:
        return [form.encode(item) for item in cast("tuple[object, ...]", value)]

    def decode(data: object) -> object:
        return gather([_at(str(index), form, item) for index, item in enumerate(_items(data))])

    return _Form("list", encode, decode)


def _items(data: object) -> list[object]:
    if not isinstance(data, list):
        raise CodecError(f"{_told(data)} is no array")
    return cast("list[object]", data)


def _at(name: str, form: _Form, data: object) -> object:
    try:
        return form.decode(data)
    except CodecError as error:
        raise error.under(name) from None


def _is_record(kind: type) -> bool:
    return bool(_names(kind)) or dataclasses.is_dataclass(kind)


def _names(kind: type) -> tuple[str, ...]:
    """The fields of a named tuple; none for any other class."""
    return cast("tuple[str, ...]", getattr(kind, "_fields", ()))


def _fields(kind: type) -> dict[str, bool]:
    """The fields of a dataclass or named tuple by name: whether each may be missing."""
    if names := _names(kind):
        optional = cast("dict[str, object]", getattr(kind, "_field_defaults", {}))
        return {name: name in optional for name in names}
    missing = dataclasses.MISSING
    return {
        field.name: field.default is not missing or field.default_factory is not missing
        for field in dataclasses.fields(cast("type[DataclassInstance]", kind))
    }


def _record(kind: type) -> _Form:
    hints = typing.get_type_hints(kind)
    fields = _fields(kind)
    forms = {name: _form(hints[name]) for name in fields}
    needed = [name for name, may_be_missing in fields.items() if not may_be_missing]
    writers = [(name, form.encode) for name, form in forms.items()]

    def encode(value: object) -> object:
        return {name: write(getattr(value, name)) for name, write in writers}

    def decode(data: object) -> object:
        entries = _entries(data, kind)
        for name in entries:
            if name not in forms:
                raise CodecError(f"{kind.__name__} has no field {name!r}")
        for name in needed:
            if name not in entries:
                raise CodecError(f"{kind.__name__} lacks the field {name!r}")
        values = {name: _at(name, forms[name], item) for name, item in entries.items()}
        return cast("Callable[..., object]", kind)(**values)

    return _Form("dict", encode, decode)


def _entries(data: object, kind: type) -> dict[str, object]:
    if not isinstance(data, dict):
        raise CodecError(f"{_told(data)} is no {kind.__name__}")
    return cast("dict[str, object]", data)


def _union(kinds: tuple[object, ...]) -> _Form:
    """Told apart by the JSON they become; several classes by their names."""
    records = {plain.__name__: plain for kind in kinds if _is_record(plain := _class(kind))}
    forms = [(_class(kind), _form(kind)) for kind in kinds if not _is_record(_class(kind))]
    if len(records) > 1:
        tagged = _tagged(records)
        forms.extend((plain, tagged) for plain in records.values())
    else:
        forms.extend((plain, _form(cast("type", plain))) for plain in records.values())
    by_shape = {form.shape: form for _, form in forms}
    if len(set(by_shape.values())) < len({form for _, form in forms}):
        raise TypeError(f"nothing in JSON tells {kinds} apart")

    def encode(value: object) -> object:
        for plain, form in forms:
            if isinstance(value, plain):
                return form.encode(value)
        raise TypeError(f"{value!r} is not of the union {kinds}")

    def decode(data: object) -> object:
        form = by_shape.get(type(data).__name__)
        if form is None:
            raise CodecError(f"{_told(data)} is nothing that may stand here")
        return form.decode(data)

    return _Form("union", encode, decode)


def _tagged(classes: dict[str, type]) -> _Form:
    forms = {name: _form(kind) for name, kind in classes.items()}

    def encode(value: object) -> object:
        name = type(value).__name__
        return {TAG: name, **cast("dict[str, object]", forms[name].encode(value))}

    def decode(data: object) -> object:
        entries = dict(cast("dict[str, object]", data))
        name = entries.pop(TAG, None)
        if not isinstance(name, str) or name not in forms:
            raise CodecError(f"{_told(name)} is none of {', '.join(forms)}", TAG)
        return forms[name].decode(entries)

    return _Form("dict", encode, decode)


def _told(data: object) -> str:
    """Data in an error: short, and on one line."""
    text = repr(data)
    return text if len(text) <= 40 else f"{text[:40]}..."
