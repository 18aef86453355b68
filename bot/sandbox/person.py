"""Somebody at their client: sees what they may see, and uses commands, buttons, selects and modals as a client would.

What is pressed is looked up in the message as the person saw it (messages are values), so a test that keeps an old
one presses an old rendering, as people do. What the client would not send raises LookupError or ValueError.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from bot.sandbox.commands import Leaf, Option
from bot.sandbox.forms import JsonObject
from bot.sandbox.interaction import Interaction
from bot.sandbox.interactions import Interactions
from bot.sandbox.messages import Message, Origin
from bot.sandbox.modals import Answer, check_choice, chosen_users, filled_in
from bot.sandbox.places import Channel, Role, User
from bot.sandbox.vocabulary import CommandKind, ComponentKind, InteractionKind, MessageKind, OptionKind
from bot.sandbox.world import World

Given: TypeAlias = str | int | float | bool | User | Channel
"""A value for a command's option."""
Picked: TypeAlias = str | User | Role | Channel
"""What can be chosen in a select: the value of an option, or what the platform itself offers."""


@dataclass(frozen=True, slots=True)
class Person:
    """A user of the sandbox and all they can do."""

    user: User
    world: World
    interactions: Interactions

    # --- seeing ------------------------------------------------------------------------------------------------------

    def visible(self, channel: Channel) -> tuple[Message, ...]:
        """Messages this person sees in the channel, oldest first."""
        return self.world.visible(channel.id, self.user.id)

    def latest(self, channel: Channel) -> Message:
        """The newest of them; LookupError in an empty channel."""
        messages = self.visible(channel)
        if not messages:
            raise LookupError(f"{self.user.name} sees nothing in #{channel.name}")
        return messages[-1]

    def seen(self, message: Message) -> Message:
        """The message as it stands now; LookupError when this person no longer sees it."""
        for now in self.world.visible(message.channel_id, self.user.id):
            if now.id == message.id:
                return now
        raise LookupError(f"{self.user.name} no longer sees {message.describe()}")

    # --- commands ----------------------------------------------------------------------------------------------------

    def slash(self, channel: Channel, path: str, **options: Given) -> Interaction:
        """Use a slash command: `slash(channel, "tichu start", target=500)`."""
        leaf = self._leaf(channel, path)
        for option in leaf.options:
            if option.required and option.text.name not in options:
                raise ValueError(f"/{path} needs {option.text.name}")
        return self._use(channel, leaf, [_given(leaf, name, value) for name, value in options.items()])

    def complete(self, channel: Channel, path: str, option: str, text: str, **options: Given) -> Interaction:
        """Type `text` into an option with autocomplete; the answer's `choices` are what is offered."""
        leaf = self._leaf(channel, path)
        focused = _option(leaf, option)
        if not focused.autocomplete:
            raise LookupError(f"{option} of /{path} does not complete")
        given = [_given(leaf, name, value) for name, value in options.items() if name != option]
        typed = _Filled(focused, {"name": option, "type": int(focused.kind), "value": text, "focused": True})
        return self._use(channel, leaf, [*given, typed], focused=focused.kind)

    def menu(self, channel: Channel, name: str, target: User) -> Interaction:
        """Use a command of the menu on a user."""
        command = self.world.user_command(channel, self.user.id, name)
        data: JsonObject = {
            "id": str(command.id),
            "name": command.text.name,
            "type": int(CommandKind.USER),
            "target_id": str(target.id),
            "resolved": self._resolved(channel, [target], []),
        }
        return self._send(channel, InteractionKind.COMMAND, data, command=command.text.name_in(self.user.locale))

    def _leaf(self, channel: Channel, path: str) -> Leaf:
        if not self.world.may_enter(channel, self.user.id):
            raise LookupError(f"{self.user.name} is not in #{channel.name}")
        return self.world.leaf(channel, self.user.id, path)

    def _use(
        self, channel: Channel, leaf: Leaf, filled: Sequence[_Filled], focused: OptionKind | None = None
    ) -> Interaction:
        options: list[JsonObject] = [one.sent for one in filled]
        for step in reversed(leaf.steps):
            options = [{"name": step.text.name, "type": int(step.kind), "options": options}]
        data: JsonObject = {
            "id": str(leaf.command.id),
            "name": leaf.command.text.name,
            "type": int(CommandKind.CHAT_INPUT),
            "options": options,
        }
        users = [one.value for one in filled if isinstance(one.value, User)]
        channels = [one.value for one in filled if isinstance(one.value, Channel)]
        if users or channels:
            data["resolved"] = self._resolved(channel, users, channels)
        kind = InteractionKind.COMMAND if focused is None else InteractionKind.AUTOCOMPLETE
        return self._send(channel, kind, data, command=f"/{leaf.path_in(self.user.locale)}", focused=focused)

    # --- components --------------------------------------------------------------------------------------------------

    def click(self, message: Message, name: str) -> Interaction:
        """Press the button with that custom_id, label or emoji."""
        button = message.button(name)
        if button.custom_id is None or button.disabled:
            raise LookupError(f"{name!r} cannot be pressed in {message.describe()}")
        data: JsonObject = {
            "custom_id": button.custom_id,
            "component_type": int(ComponentKind.BUTTON),
            "id": button.id,
        }
        return self._press(message, data)

    def select(self, message: Message, name: str, values: Sequence[Picked]) -> Interaction:
        """Choose in the select with that custom_id or placeholder: values of options, or users, roles, channels."""
        select = message.select(name)
        if select.disabled:
            raise LookupError(f"{name!r} is disabled in {message.describe()}")
        chosen = [value if isinstance(value, str) else str(value.id) for value in values]
        check_choice(select, chosen)
        data: JsonObject = {
            "custom_id": select.custom_id,
            "component_type": int(select.kind),
            "id": select.id,
            "values": chosen,
        }
        here = self.world.channel(message.channel_id)
        match select.kind:
            case ComponentKind.USER_SELECT:
                data["resolved"] = self._resolved(here, [self.world.user(int(one)) for one in chosen], [])
            case ComponentKind.CHANNEL_SELECT:
                data["resolved"] = self._resolved(here, [], [self.world.channel(int(one)) for one in chosen])
            case ComponentKind.ROLE_SELECT:
                data["resolved"] = {"roles": {one: self.world.role(int(one)).payload() for one in chosen}}
            case _:
                pass
        return self._press(message, data)

    def submit(self, interaction: Interaction, answers: Mapping[str, Answer]) -> Interaction:
        """Send the modal that an interaction was answered with; `answers` by custom_id or label."""
        modal = interaction.modal
        if modal is None or interaction.user.id != self.user.id:
            raise LookupError(f"{self.user.name} has no modal open")
        channel = self.world.channel(interaction.channel_id)
        components = filled_in(modal, answers)
        users = [self.world.user(user_id) for user_id in chosen_users(modal, components)]
        data: JsonObject = {
            "custom_id": modal.custom_id,
            "components": components,
            "resolved": self._resolved(channel, users, []),
        }
        return self._send(channel, InteractionKind.MODAL_SUBMIT, data, source_id=interaction.origin.source_id)

    def _press(self, message: Message, data: JsonObject) -> Interaction:
        now = self.seen(message)
        channel = self.world.channel(now.channel_id)
        return self._send(channel, InteractionKind.COMPONENT, data, source_id=now.id)

    # --- the rest ----------------------------------------------------------------------------------------------------

    def say(self, channel: Channel, text: str) -> Message:
        """Write a message of one's own."""
        if not self.world.may_enter(channel, self.user.id):
            raise LookupError(f"{self.user.name} is not in #{channel.name}")
        message = Message(
            id=self.world.clock.snowflake(),
            channel_id=channel.id,
            guild_id=channel.guild_id,
            author=self.user,
            created=self.world.clock.now(),
            content=text,
            kind=MessageKind.DEFAULT,
        )
        return self.world.put_message(message)

    def dismiss(self, message: Message) -> None:
        """Dismiss an ephemeral message; the bot is not told."""
        now = self.seen(message)
        if not now.is_ephemeral:
            raise LookupError("only ephemeral messages can be dismissed")
        self.world.remove_message(now)

    def reload(self) -> None:
        """Reload the client: the ephemeral messages are gone from it, and the bot is not told."""
        self.world.unload(self.user.id)

    def _resolved(self, channel: Channel, users: Sequence[User], channels: Sequence[Channel]) -> JsonObject:
        """https://discord.com/developers/docs/interactions/receiving-and-responding#interaction-object."""
        members = self.world.members.get(channel.guild_id or 0, {})
        told_members: JsonObject = {}
        for user in users:
            if user.id in members:
                payload = members[user.id].payload()
                del payload["user"]
                told_members[str(user.id)] = payload | {"permissions": str(int(members[user.id].permissions))}
        return {
            "users": {str(user.id): user.payload() for user in users},
            "members": told_members,
            "channels": {
                str(found.id): found.payload() | {"permissions": str(int(self.world.permissions.of(found.id)))}
                for found in channels
            },
        }

    def _send(
        self,
        channel: Channel,
        kind: InteractionKind,
        data: JsonObject,
        *,
        command: str = "",
        source_id: int | None = None,
        focused: OptionKind | None = None,
    ) -> Interaction:
        origin = Origin(self.world.clock.snowflake(), kind, self.user, command, source_id)
        return self.interactions.send(Interaction(self.world, origin, channel.id, focused=focused), channel, data)


@dataclass(frozen=True, slots=True)
class _Filled:
    """An option with its value, as given and as sent."""

    option: Option
    sent: JsonObject
    value: Given | None = None


def _option(leaf: Leaf, name: str) -> Option:
    for option in leaf.options:
        if option.text.name == name:
            return option
    raise LookupError(f"/{leaf.path} has no option {name}")


def _given(leaf: Leaf, name: str, value: Given) -> _Filled:
    option = _option(leaf, name)
    _check(option, value)
    sent = str(value.id) if isinstance(value, User | Channel) else value
    return _Filled(option, {"name": name, "type": int(option.kind), "value": sent}, value)


_TYPES: dict[OptionKind, tuple[type, ...]] = {
    OptionKind.STRING: (str,),
    OptionKind.INTEGER: (int,),
    OptionKind.BOOLEAN: (bool,),
    OptionKind.USER: (User,),
    OptionKind.CHANNEL: (Channel,),
    OptionKind.NUMBER: (int, float),
}


def _check(option: Option, value: Given) -> None:
    """Refuse what a client would not let through."""
    name = option.text.name
    is_switch = isinstance(value, bool) and option.kind is not OptionKind.BOOLEAN
    if not isinstance(value, _TYPES[option.kind]) or is_switch:
        raise ValueError(f"{name} takes a {option.kind.name.lower()}, not {value!r}")
    if option.choices and value not in [choice.value for choice in option.choices]:
        raise ValueError(f"{name} is one of {[choice.value for choice in option.choices]}, not {value!r}")
    if isinstance(value, str) and not option.shortest <= len(value) <= option.longest:
        raise ValueError(f"{name} takes {option.shortest} to {option.longest} characters")
    if isinstance(value, int | float):
        too_small = option.least is not None and value < option.least
        too_great = option.most is not None and value > option.most
        if too_small or too_great:
            raise ValueError(f"{name} takes {option.least} to {option.most}, not {value}")
