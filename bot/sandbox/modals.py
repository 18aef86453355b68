"""Modals: parsed, checked against the platform's limits, and what a person's answer to one looks like.

Limits: https://discord.com/developers/docs/components/reference#label and the interaction response page.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from bot.sandbox.components import Reader, Select
from bot.sandbox.forms import Form, JsonObject
from bot.sandbox.vocabulary import ComponentKind

_MOST_PARTS: Final = 5
_MOST_TITLE: Final = 45
_MOST_LABEL: Final = 45
_MOST_DESCRIPTION: Final = 100
_MOST_PLACEHOLDER: Final = 100
_MOST_ID: Final = 100
_MOST_TEXT: Final = 4000
_MOST_STYLE: Final = 2


@dataclass(frozen=True, slots=True)
class TextInput:
    """https://discord.com/developers/docs/components/reference#text-input; `style` 2 is several lines high."""

    id: int
    custom_id: str
    style: int
    placeholder: str
    value: str
    required: bool
    least: int
    most: int

    def payload(self) -> JsonObject:
        """The component as the platform sends it."""
        return {
            "type": int(ComponentKind.TEXT_INPUT),
            "id": self.id,
            "custom_id": self.custom_id,
            "style": self.style,
            "placeholder": self.placeholder,
            "value": self.value,
            "required": self.required,
            "min_length": self.least,
            "max_length": self.most,
        }


Field: TypeAlias = TextInput | Select


@dataclass(frozen=True, slots=True)
class Labelled:
    """A field below its label; `in_row` tells the older form (an action row), whose answer has the same shape."""

    id: int
    label: str
    description: str
    field: Field
    in_row: bool

    def payload(self) -> JsonObject:
        """The component for the page: one shape for both forms."""
        return {
            "type": int(ComponentKind.LABEL),
            "id": self.id,
            "label": self.label,
            "description": self.description,
            "component": self.field.payload(),
        }


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Text between the fields, in the platform's markdown."""

    id: int
    content: str

    def payload(self) -> JsonObject:
        """The component as the platform sends it."""
        return {"type": int(ComponentKind.TEXT), "id": self.id, "content": self.content}


@dataclass(frozen=True, slots=True)
class Modal:
    """A form that pops up for one person."""

    custom_id: str
    title: str
    parts: tuple[Labelled | Paragraph, ...]

    def payload(self) -> JsonObject:
        """The modal for the page."""
        return {
            "custom_id": self.custom_id,
            "title": self.title,
            "components": [part.payload() for part in self.parts],
        }

    def fields(self) -> tuple[Labelled, ...]:
        """The parts that take an answer."""
        return tuple(part for part in self.parts if isinstance(part, Labelled))


def read_modal(form: Form, emoji_ids: Collection[int]) -> Modal:
    """The modal of a callback of type 9."""
    reader = Reader(emoji_ids)
    return Modal(
        custom_id=form.text("custom_id", least=1, most=_MOST_ID),
        title=form.text("title", least=1, most=_MOST_TITLE),
        parts=tuple(_part(part, reader) for part in form.children("components", least=1, most=_MOST_PARTS)),
    )


def _part(form: Form, reader: Reader) -> Labelled | Paragraph:
    kind, part_id = form.integer("type"), reader.number(form)
    if kind == ComponentKind.TEXT:
        return Paragraph(part_id, form.text("content", least=1, most=_MOST_TEXT))
    if kind == ComponentKind.ROW:
        (inner,) = form.children("components", least=1, most=1)
        field: Field = _text_input(inner, reader)
        return Labelled(part_id, inner.text("label", least=1, most=_MOST_LABEL), "", field, in_row=True)
    component = form.child("component")
    if kind != ComponentKind.LABEL or component is None:
        raise form.wrong("type", f"Component type {kind} is not known in a modal here.", "UNION_TYPE_CHOICES")
    label = form.text("label", least=1, most=_MOST_LABEL)
    description = form.text("description", most=_MOST_DESCRIPTION, default="")
    is_text = component.integer("type") == ComponentKind.TEXT_INPUT
    field = _text_input(component, reader) if is_text else reader.select(component, in_modal=True)
    return Labelled(part_id, label, description, field, in_row=False)


def _text_input(form: Form, reader: Reader) -> TextInput:
    if form.integer("type") != ComponentKind.TEXT_INPUT:
        raise form.wrong("type", "Value of field 'type' must be one of (4,).", "UNION_TYPE_CHOICES")
    least = form.integer("min_length", most=_MOST_TEXT, default=0)
    most = form.integer("max_length", least=1, most=_MOST_TEXT, default=_MOST_TEXT)
    if least > most:
        raise form.wrong("min_length", "min_length must be at most max_length", "BASE_TYPE_BAD")
    return TextInput(
        id=reader.number(form),
        custom_id=reader.custom_id(form),
        style=form.integer("style", least=1, most=_MOST_STYLE),
        placeholder=form.text("placeholder", most=_MOST_PLACEHOLDER, default=""),
        value=form.text("value", most=_MOST_TEXT, default=""),
        required=form.switch("required", default=True),
        least=least,
        most=most,
    )


Answer: TypeAlias = str | Sequence[str]


def filled_in(modal: Modal, answers: Mapping[str, Answer]) -> list[JsonObject]:
    """What the client sends back: `answers` by custom_id or label; a field left out keeps what it showed.

    Raises LookupError when an answer fits no field and ValueError when the client would not let it through.
    """
    fields = modal.fields()
    known = {part.field.custom_id for part in fields} | {part.label for part in fields}
    if unknown := answers.keys() - known:
        raise LookupError(f"the modal has no field {sorted(unknown)}")
    sent: list[JsonObject] = []
    for part in modal.parts:
        if isinstance(part, Paragraph):
            sent.append({"type": int(ComponentKind.TEXT), "id": part.id})
            continue
        answer = answers.get(part.field.custom_id, answers.get(part.label))
        value = _answer(part.field, answer)
        if part.in_row:
            sent.append({"type": int(ComponentKind.ROW), "id": part.id, "components": [value]})
        else:
            sent.append({"type": int(ComponentKind.LABEL), "id": part.id, "component": value})
    return sent


def _answer(field: Field, answer: Answer | None) -> JsonObject:
    if isinstance(field, TextInput):
        text = field.value if answer is None else answer
        if not isinstance(text, str):
            raise TypeError(f"{field.custom_id} takes a text")
        least = max(field.least, 1) if field.required else field.least
        if (text or field.required) and not least <= len(text) <= field.most:
            raise ValueError(f"{field.custom_id} takes {least} to {field.most} characters")
        return {"type": int(ComponentKind.TEXT_INPUT), "id": field.id, "custom_id": field.custom_id, "value": text}
    if answer is None:
        chosen = [option.value for option in field.options if option.default] + [str(i) for i in field.default_ids]
    else:
        chosen = [answer] if isinstance(answer, str) else list(answer)
    check_choice(field, chosen)
    return {"type": int(field.kind), "id": field.id, "custom_id": field.custom_id, "values": chosen}


def chosen_users(modal: Modal, sent: Sequence[JsonObject]) -> frozenset[int]:
    """Everybody chosen in the user selects of a modal that is sent."""
    selects = {
        part.field.custom_id
        for part in modal.fields()
        if isinstance(part.field, Select) and part.field.kind is ComponentKind.USER_SELECT
    }
    components = [Form(Form(part).below("component")) for part in sent]
    return frozenset(
        user_id
        for component in components
        if component.text("custom_id", default="") in selects
        for user_id in component.ids("values")
    )


def check_choice(select: Select, values: Sequence[str]) -> None:
    """Raise ValueError when the client would not let these values through."""
    if not values and not select.required:
        return
    if not select.least <= len(values) <= select.most or len(set(values)) < len(values):
        raise ValueError(f"{select.custom_id} takes {select.least} to {select.most} values")
    if select.kind is ComponentKind.STRING_SELECT and set(values) - {option.value for option in select.options}:
        raise ValueError(f"{select.custom_id} does not offer {values}")
