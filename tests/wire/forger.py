"""What a client of one's own could send to the bot, and no honest client does: ids, values and forms made by hand."""

import random
from collections.abc import Sequence
from typing import Final

from bot.sandbox import Channel, Interaction, Message, Person
from bot.sandbox.forms import JsonObject
from bot.sandbox.messages import Origin
from bot.sandbox.vocabulary import ComponentKind, InteractionKind
from bot.wire import Click

VERBS: Final = (
    *("start", "hand", "next", "leave", "more", "seats", "leave_yes", "end_yes", "take", "resign", "abort", "oust"),
    *("hands", "verify", "scores", "trick", "log", "rules", "got_it", "rematch", "rotate", "help", "turn"),
    *("sit", "sit_any", "stand", "add_bots", "shuffle", "balance", "invite", "options", "terms", "manage", "seat"),
    *("remove", "access", "summon", "locale", "order", "layout", "pings", "direct", "hints", "channels", "role"),
    *("minimum", "forget", "keep", "tick", "cards", "clear", "play", "pass", "quick", "browse", "back", "throw"),
    *("throw_sure", "bomb", "wish", "grand", "grand_yes", "grand_sure", "no_grand", "call", "call_sure", "gift"),
    *("fill", "give", "take_back", "dragon", "autopass", "hint", "nonsense"),
)
"""Verbs that some message of the bot has, and one that none has."""
EVIL: Final = (
    "",
    "0",
    "-1",
    "9" * 19,
    "9" * 48,
    "9" * 5000,
    "٣",
    "²",
    "abc",
    "0.0",
    "1=",
    "=..=",
    "8j-8j-8j",
    "PH=99",
    "MJ-DG-PH-DR",
    "8j-" * 30,
    "@everyone",
    "<@1>",
    "a:b:c",
    "\x00",
    "line\nbreak",
    "\u202e\u2066",
    "Z̸̢̛͕͔͚" * 20,
    "🀄" * 40,
    "' OR 1=1 --",
    "{0.__class__}",
    "%s%n",
    "../../etc/passwd",
    "x" * 4000,
)
"""Arguments and values that break what is careless."""
PLACES: Final = ("own", "config", "privacy", "lesson1", "lesson", "zzzzzzzz", "0", "t1")
"""What may stand for a table in an id, and tables that do not exist."""
MOMENTS: Final = ("0", "1", "7", "999999999", "1000000000", "-1", "01", "x", "")


def forged_id(chance: random.Random, tables: Sequence[str]) -> str:
    """A custom_id, most of them well formed."""
    table = chance.choice((*tables, *tables, *PLACES))
    argument = chance.choice((*EVIL, "1", "2", "3", "8j", "8j-8s", "all", "no", "sure", "1.sure", "0.no", "pace.fast"))
    text = f"t1:{table}:{chance.choice(MOMENTS)}:{chance.choice(VERBS)}:{argument}"
    if chance.random() < 0.1:
        return chance.choice((*EVIL, text[: len(text) // 2], text + ":more", text.upper()))
    return text


def press(person: Person, message: Message, custom_id: str) -> Interaction:
    """Press a button that this message has not."""
    data: JsonObject = {"custom_id": custom_id, "component_type": int(ComponentKind.BUTTON), "id": 1}
    return send(person, person.world.channel(message.channel_id), InteractionKind.COMPONENT, data, message)


def choose(
    person: Person,
    message: Message,
    custom_id: str,
    values: Sequence[str],
    kind: ComponentKind = ComponentKind.STRING_SELECT,
) -> Interaction:
    """Choose in a select that this message has not, or what it does not offer."""
    data: JsonObject = {
        "custom_id": custom_id,
        "component_type": int(kind),
        "id": 1,
        "values": list(values),
        "resolved": {"users": {}, "members": {}, "roles": {}, "channels": {}},
    }
    return send(person, person.world.channel(message.channel_id), InteractionKind.COMPONENT, data, message)


def submit(person: Person, channel: Channel, custom_id: str, text: str, source: Message | None = None) -> Interaction:
    """Send a modal that was never opened."""
    field = {"type": int(ComponentKind.TEXT_INPUT), "custom_id": "field", "value": text}
    data: JsonObject = {
        "custom_id": custom_id,
        "components": [{"type": int(ComponentKind.ROW), "components": [field]}],
        "resolved": {},
    }
    return send(person, channel, InteractionKind.MODAL_SUBMIT, data, source)


def command(person: Person, channel: Channel, path: str, options: JsonObject) -> Interaction:
    """Use a command with options that no client lets through; each value says its kind by its type."""
    leaf = person.world.leaf(channel, person.user.id, path)
    filled: list[JsonObject] = [
        {"name": name, "type": 4 if isinstance(value, int) else 3, "value": value} for name, value in options.items()
    ]
    for step in reversed(leaf.steps):
        filled = [{"name": step.text.name, "type": int(step.kind), "options": filled}]
    data: JsonObject = {"id": str(leaf.command.id), "name": leaf.command.text.name, "type": 1, "options": filled}
    return send(person, channel, InteractionKind.COMMAND, data, command=f"/{path}")


def send(
    person: Person,
    channel: Channel,
    kind: InteractionKind,
    data: JsonObject,
    source: Message | None = None,
    *,
    command: str = "",
) -> Interaction:
    """Send any interaction at all."""
    source_id = None if source is None else source.id
    origin = Origin(person.world.clock.snowflake(), kind, person.user, command, source_id)
    return person.interactions.send(Interaction(person.world, origin, channel.id), channel, data)


def table_of(message: Message) -> str | None:
    """The table that the controls of a message belong to."""
    found = (Click.parse(one.custom_id or "") for one in message.components)
    return next((click.table for click in found if click is not None), None)
