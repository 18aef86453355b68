"""Frozen values that are made quickly: dataclasses whose fields are written through their slots.

A frozen dataclass writes every field by `object.__setattr__`, which looks the
name up anew each time; writing through the slot's own descriptor takes about
half as long, and a round of play makes thousands of values. In every other
respect a value is the frozen dataclass with slots that it is declared as.
"""

from collections.abc import Callable
from dataclasses import MISSING, dataclass, fields
from typing import TYPE_CHECKING, TypeVar, cast, dataclass_transform

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def value(cls: type[T]) -> type[T]:
    """Declare a frozen, slotted dataclass. Its fields are positional, and have plain defaults or none.

    >>> @value
    ... class Place:
    ...     row: int
    ...     seat: int = 0
    >>> Place(2), Place(2) == Place(2, seat=0), hash(Place(1)) == hash(Place(1))
    (Place(row=2, seat=0), True, True)
    """
    made = dataclass(frozen=True, slots=True)(cls)
    type.__setattr__(made, "__init__", _init(made))
    return made


def _init(cls: type[object]) -> Callable[..., object]:
    """The constructor of a dataclass, by its fields in order."""
    names: dict[str, object] = {}
    parameters: list[str] = []
    lines: list[str] = []
    for field in fields(cast("type[DataclassInstance]", cls)):
        names[f"set_{field.name}"] = cls.__dict__[field.name].__set__
        if field.default is MISSING:
            parameters.append(field.name)
        else:
            names[f"default_{field.name}"] = field.default
            parameters.append(f"{field.name}=default_{field.name}")
        lines.append(f"    set_{field.name}(self, {field.name})")
    source = f"def __init__(self, {', '.join(parameters)}):\n" + "\n".join(lines or ["    pass"])
    exec(source, names)  # noqa: S102 - made of the names of the class's own fields
    made = names["__init__"]
    if not callable(made):
        raise TypeError(f"{cls.__name__} has no constructor")
    return made
