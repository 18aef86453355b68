"""Buttons and selects of a message: parsed, checked against the platform's limits, and written back with their ids.

Limits: https://discord.com/developers/docs/components/reference. Only the classic layout is known (action rows
below content and pictures); a message that asks for components V2 is refused.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

from bot.sandbox.forms import Form, JsonObject
from bot.sandbox.vocabulary import ButtonStyle, ComponentKind

MOST_ROWS: Final = 5
MOST_BUTTONS: Final = 5
MOST_OPTIONS: Final = 25
_MOST_ID: Final = 100
_MOST_LABEL: Final = 80
_MOST_OPTION_TEXT: Final = 100
_MOST_PLACEHOLDER: Final = 150
_MOST_URL: Final = 512
_MOST_DEFAULTS: Final = 25
PICKS: Final = {
    ComponentKind.USER_SELECT: "user",
    ComponentKind.ROLE_SELECT: "role",
    ComponentKind.CHANNEL_SELECT: "channel",
}
"""The selects whose choices the platform itself offers, and what they choose."""


@dataclass(frozen=True, slots=True)
class EmojiRef:
    """An emoji in a component: one of the platform's (`name` is the character) or an uploaded one (`id`)."""

    name: str
    id: int | None
    animated: bool = False

    def payload(self) -> JsonObject:
        """https://discord.com/developers/docs/resources/emoji#emoji-object, partial."""
        body: JsonObject = {"name": self.name, "id": None if self.id is None else str(self.id)}
        return body | {"animated": True} if self.animated else body


@dataclass(frozen=True, slots=True)
class Button:
    """https://discord.com/developers/docs/components/reference#button; a link has a `url` and no `custom_id`."""

    id: int
    style: ButtonStyle
    custom_id: str | None
    label: str
    emoji: EmojiRef | None
    disabled: bool
    url: str | None

    def payload(self) -> JsonObject:
        """The component as the platform sends it."""
        body: JsonObject = {"type": int(ComponentKind.BUTTON), "id": self.id, "style": int(self.style)}
        if self.custom_id is not None:
            body["custom_id"] = self.custom_id
        if self.label:
            body["label"] = self.label
        if self.emoji is not None:
            body["emoji"] = self.emoji.payload()
        if self.disabled:
            body["disabled"] = True
        if self.url is not None:
            body["url"] = self.url
        return body


@dataclass(frozen=True, slots=True)
class SelectOption:
    """One line of a string select."""

    label: str
    value: str
    description: str
    emoji: EmojiRef | None
    default: bool

    def payload(self) -> JsonObject:
        """The option as the platform sends it."""
        body: JsonObject = {"label": self.label, "value": self.value}
        if self.description:
            body["description"] = self.description
        if self.emoji is not None:
            body["emoji"] = self.emoji.payload()
        if self.default:
            body["default"] = True
        return body


@dataclass(frozen=True, slots=True)
class Select:
    """A string select (with `options`), or one of users, roles or channels (with `default_ids`)."""

    kind: ComponentKind
    id: int
    custom_id: str
    placeholder: str
    least: int
    most: int
    disabled: bool
    required: bool
    options: tuple[SelectOption, ...] = ()
    default_ids: tuple[int, ...] = ()

    def payload(self) -> JsonObject:
        """The component as the platform sends it."""
        body: JsonObject = {
            "type": int(self.kind),
            "id": self.id,
            "custom_id": self.custom_id,
            "min_values": self.least,
            "max_values": self.most,
        }
        if self.placeholder:
            body["placeholder"] = self.placeholder
        if self.disabled:
            body["disabled"] = True
        if not self.required:
            body["required"] = False
        if self.kind is ComponentKind.STRING_SELECT:
            body["options"] = [option.payload() for option in self.options]
        elif self.default_ids:
            body["default_values"] = [{"id": str(one), "type": PICKS[self.kind]} for one in self.default_ids]
        return body


@dataclass(frozen=True, slots=True)
class Row:
    """One line of buttons, or one select."""

    id: int
    children: tuple[Button | Select, ...]

    def payload(self) -> JsonObject:
        """The component as the platform sends it."""
        return {
            "type": int(ComponentKind.ROW),
            "id": self.id,
            "components": [child.payload() for child in self.children],
        }


Clickable: TypeAlias = Button | Select


def clickables(rows: Iterable[Row]) -> Iterator[Clickable]:
    """Every button and select of a message, from top to bottom."""
    for row in rows:
        yield from row.children


class Reader:
    """Reads the components of one payload: gives ids to those without, refuses a custom_id used twice."""

    def __init__(self, emoji_ids: Collection[int]) -> None:
        self._emoji_ids = emoji_ids
        self._seen: set[str] = set()
        self._last_id = 0

    def rows(self, form: Form) -> tuple[Row, ...]:
        """The action rows of a message."""
        return tuple(self._row(row) for row in form.children("components", most=MOST_ROWS))

    def _row(self, form: Form) -> Row:
        if form.integer("type") != ComponentKind.ROW:
            raise form.wrong("type", "Value of field 'type' must be one of (1,).", "UNION_TYPE_CHOICES")
        row_id = self.number(form)
        children = form.children("components", least=1, most=MOST_BUTTONS)
        selects = [child for child in children if child.integer("type") != ComponentKind.BUTTON]
        if selects:
            if len(children) > 1:
                raise form.wrong("components", "A select fills its action row.", "COMPONENT_LAYOUT_WIDTH_EXCEEDED")
            return Row(row_id, tuple(self.select(child, in_modal=False) for child in selects))
        return Row(row_id, tuple(self._button(child) for child in children))

    def number(self, form: Form) -> int:
        """The component's number within its payload, given by the platform when the bot gave none."""
        self._last_id = form.integer("id", default=0) or self._last_id + 1
        return self._last_id

    def custom_id(self, form: Form) -> str:
        """A custom_id of 1 to 100 characters that no other component of the payload has."""
        custom_id = form.text("custom_id", least=1, most=_MOST_ID)
        if custom_id in self._seen:
            raise form.wrong("custom_id", "Component custom id cannot be duplicated", "COMPONENT_CUSTOM_ID_DUPLICATED")
        self._seen.add(custom_id)
        return custom_id

    def _emoji(self, form: Form) -> EmojiRef | None:
        emoji = form.child("emoji")
        if emoji is None:
            return None
        name = emoji.text("name", default="")
        emoji_id = emoji.integer("id") if emoji.has("id") else None
        unknown = emoji_id not in self._emoji_ids if emoji_id is not None else not name or name.isalnum()
        if unknown:
            raise emoji.wrong("id", "Invalid emoji", "BUTTON_COMPONENT_INVALID_EMOJI")
        return EmojiRef(name, emoji_id, emoji.switch("animated"))

    def _button(self, form: Form) -> Button:
        button_id = self.number(form)
        style = ButtonStyle(form.integer("style", least=1, most=int(ButtonStyle.LINK)))
        label, emoji = form.text("label", most=_MOST_LABEL, default=""), self._emoji(form)
        if not label and emoji is None:
            raise form.wrong("", "A button must have a label or emoji", "BUTTON_COMPONENT_MISSING_LABEL_AND_EMOJI")
        is_link = style is ButtonStyle.LINK
        if is_link == form.has("custom_id") or is_link != form.has("url"):
            raise form.wrong("", "A link has a url and no custom id, any other button the reverse", "BUTTON_COMPONENT")
        return Button(
            id=button_id,
            style=style,
            custom_id=None if is_link else self.custom_id(form),
            label=label,
            emoji=emoji,
            disabled=form.switch("disabled"),
            url=form.text("url", least=1, most=_MOST_URL) if is_link else None,
        )

    def select(self, form: Form, *, in_modal: bool) -> Select:
        """A select of any kind, in a message or in a modal."""
        kind = form.integer("type")
        if kind not in (ComponentKind.STRING_SELECT, *PICKS):
            raise form.wrong("type", f"Component type {kind} is not known here.", "UNION_TYPE_CHOICES")
        select_id = self.number(form)
        least = form.integer("min_values", most=MOST_OPTIONS, default=1)
        most = form.integer("max_values", least=1, most=MOST_OPTIONS, default=1)
        if least > most:
            raise form.wrong("min_values", "min_values must be at most max_values", "BASE_TYPE_BAD")
        if in_modal and form.switch("disabled"):
            raise form.wrong("disabled", "A select in a modal cannot be disabled", "BASE_TYPE_BAD")
        is_list = kind == ComponentKind.STRING_SELECT
        options = self._options(form, most) if is_list else ()
        if is_list and most > len(options):
            raise form.wrong("max_values", f"Must be {len(options)} or fewer.", "NUMBER_TYPE_MAX")
        defaults = () if is_list else form.children("default_values", most=_MOST_DEFAULTS)
        if len(defaults) > most:
            raise form.wrong("default_values", "More default values than max_values", "BASE_TYPE_BAD_LENGTH")
        for default in defaults:
            if default.text("type") != PICKS[ComponentKind(kind)]:
                raise default.wrong("type", f"Must be {PICKS[ComponentKind(kind)]}.", "BASE_TYPE_CHOICES")
        return Select(
            kind=ComponentKind(kind),
            id=select_id,
            custom_id=self.custom_id(form),
            placeholder=form.text("placeholder", most=_MOST_PLACEHOLDER, default=""),
            least=least,
            most=most,
            disabled=form.switch("disabled"),
            required=form.switch("required", default=True),
            options=options,
            default_ids=tuple(default.integer("id") for default in defaults),
        )

    def _options(self, form: Form, most: int) -> tuple[SelectOption, ...]:
        forms = form.children("options", least=1, most=MOST_OPTIONS)
        options = tuple(
            SelectOption(
                label=option.text("label", least=1, most=_MOST_OPTION_TEXT),
                value=option.text("value", least=1, most=_MOST_OPTION_TEXT),
                description=option.text("description", most=_MOST_OPTION_TEXT, default=""),
                emoji=self._emoji(option),
                default=option.switch("default"),
            )
            for option in forms
        )
        if len({option.value for option in options}) < len(options):
            raise form.wrong("options", "The specified option value is already used", "SELECT_OPTION_VALUE_DUPLICATED")
        if sum(option.default for option in options) > most:
            raise form.wrong("options", "More default options than max_values", "SELECT_COMPONENT_TOO_MANY_DEFAULTS")
        return options
