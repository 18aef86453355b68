"""What a bot does with interactions, messages, files, modals: scenes for `two_worlds`, and what came of each step."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

from bot.sandbox.forms import Form
from tests.wire.test_sandbox_limits import button, options, row, select
from tests.wire.two_worlds import (
    AUTOCOMPLETE,
    CHOICES,
    COMMAND,
    COMPONENT,
    DEFER,
    DEFER_UPDATE,
    EPHEMERAL,
    MESSAGE,
    MODAL,
    SHOW_MODAL,
    UPDATE,
    File,
    Json,
    World,
)

Notes: TypeAlias = dict[str, object]
"""What came of each step, by what was done."""
Scene: TypeAlias = Callable[[World, Notes], Awaitable[None]]
TEXT: Final[Json] = {"content": "x"}
PRIVATE: Final[Json] = {"content": "for you", "flags": EPHEMERAL}
TOO_LONG: Final[Json] = {"content": "x" * 2001}
EMPTY: Final[Json] = {"content": "", "components": []}
PRESS: Final[Json] = {"content": "press", "components": [row(button("a"), button("b"))]}


def modal(**fields: object) -> Json:
    text = {"type": 4, "custom_id": "t", "style": 1}
    return {"custom_id": "m", "title": "x", "components": [label(text)], **fields}


def label(component: Json, **fields: object) -> dict[str, object]:
    return {"type": 18, "label": "x", "component": component, **fields}


def field(custom_id: str = "t", **fields: object) -> Json:
    return {"type": 4, "custom_id": custom_id, "style": 1, **fields}


async def answered_twice(world: World, notes: Notes) -> None:
    for kind in (MESSAGE, DEFER, SHOW_MODAL):
        used = world.use()
        data = modal() if kind == SHOW_MODAL else TEXT
        notes[f"first {kind}"] = (await world.answer(used, kind, data)).refused
        for again in (MESSAGE, DEFER, SHOW_MODAL):
            other = modal() if again == SHOW_MODAL else TEXT
            notes[f"{kind}, then {again}"] = (await world.answer(used, again, other)).refused
    notes["seen"] = world.seen("East")


async def a_refused_answer_is_none(world: World, notes: Notes) -> None:
    used = world.use()
    for name, data in (("too long", TOO_LONG), ("six rows", {"components": [row(button(f"{n}")) for n in range(6)]})):
        notes[name] = (await world.answer(used, MESSAGE, data)).refused
    notes["no update of a command"] = (await world.answer(used, UPDATE, TEXT)).refused
    notes["token while unanswered"] = (await world.edit(used, TEXT)).refused
    notes["then right"] = (await world.answer(used, MESSAGE, TEXT)).receipt
    notes["seen"] = world.seen("East")


async def in_time_and_late(world: World, notes: Notes) -> None:
    early, late = world.use(), world.use()
    world.advance(2.5)
    notes["after 2.5 s"] = (await world.answer(early, MESSAGE, TEXT)).refused
    world.advance(1.0)
    notes["after 3.5 s"] = (await world.answer(late, MESSAGE, TEXT)).refused
    notes["with the token of what was never answered"] = (await world.follow(late, TEXT)).refused
    notes["edit with it"] = (await world.edit(late, TEXT)).refused
    notes["answer again after 3.5 s"] = (await world.answer(early, MESSAGE, TEXT)).refused
    notes["edit after 3.5 s"] = (await world.edit(early, {"content": "y"})).look


async def a_token_dies(world: World, notes: Notes) -> None:
    used = world.use()
    await world.answer(used, MESSAGE, PRIVATE)
    world.advance(14 * 60 + 50)
    notes["edit at 14:50"] = (await world.edit(used, {"content": "still"})).look
    notes["followup at 14:50"] = (await world.follow(used, TEXT)).look
    world.advance(11)
    for name, told in (
        ("edit", await world.edit(used, TEXT)),
        ("followup", await world.follow(used, TEXT)),
        ("get", await world.get(used)),
        ("delete", await world.delete(used)),
    ):
        notes[f"{name} after 15:01"] = told.refused
    notes["answer after 15:01"] = (await world.answer(used, MESSAGE, TEXT)).refused
    notes["seen"] = world.seen("North")


async def ids_and_tokens_of_others(world: World, notes: Notes) -> None:
    one, other = world.use(), world.use()
    await world.answer(one, MESSAGE, TEXT)
    mixed = f"/interactions/{other.id}/{one.token}/callback"
    notes["another one's token"] = (await world.call("POST", mixed, {"type": MESSAGE, "data": TEXT})).refused
    notes["no interaction"] = (
        await world.call("POST", f"/interactions/1/{one.token}/callback", {"type": MESSAGE, "data": TEXT})
    ).refused
    notes["no token"] = (
        await world.call("PATCH", f"/webhooks/{world.application}/none/messages/@original", TEXT)
    ).refused
    notes["another application"] = (
        await world.call("PATCH", f"/webhooks/5/{one.token}/messages/@original", TEXT)
    ).refused
    await world.answer(other, MESSAGE, TEXT)
    theirs = (await world.get(other)).id
    for name, told in (
        ("get", await world.get(one, theirs)),
        ("edit", await world.edit(one, TEXT, theirs)),
        ("delete", await world.delete(one, theirs)),
    ):
        notes[f"{name} another interaction's message"] = told.refused
    notes["seen"] = world.seen("East")


async def for_one_alone(world: World, notes: Notes) -> None:
    used = world.use()
    notes["answer"] = (await world.answer(used, MESSAGE, PRIVATE)).receipt
    private = (await world.get(used)).id
    for method, data in (("GET", None), ("PATCH", TEXT), ("DELETE", None)):
        notes[f"{method} without the token"] = (await world.own(method, private, data)).refused
    notes["public followup"] = (await world.follow(used, TEXT)).look
    notes["private followup"] = (await world.follow(used, PRIVATE)).look
    notes["edit that would make it public"] = (await world.edit(used, {"content": "y", "flags": 0})).look
    for name in ("North", "East"):
        notes[f"{name} sees"] = world.seen(name)
    notes["delete"] = (await world.delete(used)).refused
    for name, told in (("get", await world.get(used)), ("edit", await world.edit(used, TEXT))):
        notes[f"{name} once deleted"] = told.refused
    notes["delete twice"] = (await world.delete(used)).refused
    notes["North sees what is left"] = world.seen("North")


async def a_channel_sends_nothing_private(world: World, notes: Notes) -> None:
    notes["post"] = (await world.post({"content": "x", "flags": EPHEMERAL})).look
    notes["East sees"] = world.seen("East")


def unmarked(looks: list[str]) -> list[str]:
    """The same without telling whether it was edited."""
    return [one.replace(" edited", "") for one in looks]


async def deferred(world: World, notes: Notes) -> None:
    for name, flags, more in (("public", 0, EPHEMERAL), ("private", EPHEMERAL, 0)):
        used = world.use()
        notes[f"{name}, deferred"] = (await world.answer(used, DEFER, {"flags": flags})).receipt
        notes[f"{name}, East sees"] = unmarked(world.seen("East"))
        notes[f"{name}, North sees"] = unmarked(world.seen("North"))
        notes[f"{name}, thinking"] = (await world.get(used)).look
        done = await world.edit(used, {"content": "done", "flags": more})
        notes[f"{name}, edit is marked as one"] = " edited" in done.look
        notes[f"{name}, edit"] = unmarked([done.look])
        again = world.use()
        await world.answer(again, DEFER, {"flags": flags})
        first = await world.follow(again, {"content": "first", "flags": more})
        notes[f"{name}, first followup"] = unmarked([first.look])
        notes[f"{name}, it is the original"] = (await world.get(again)).id == first.id
        second = await world.follow(again, {"content": "second", "flags": more})
        notes[f"{name}, second followup"] = second.look
        notes[f"{name}, it is another"] = second.id != first.id
        notes[f"{name}, East sees at the end"] = unmarked(world.seen("East"))
    gone = world.use()
    await world.answer(gone, DEFER)
    notes["delete while thinking"] = (await world.delete(gone)).refused
    notes["edit then"] = (await world.edit(gone, TEXT)).refused


async def a_click_updates(world: World, notes: Notes) -> None:
    described = {"attachments": [{"id": 0, "filename": "a.png", "description": "a board"}]}
    board = await world.post({**PRESS, **described}, [File("a.png", alt="a board")])
    notes["board"] = board.look
    used = world.use(COMPONENT, source=board.id)
    notes["update of the text"] = (await world.answer(used, UPDATE, {"content": "new"})).receipt
    notes["original"] = (await world.get(used)).look
    bare: dict[str, Json] = {"buttons": {"components": []}, "files": {"attachments": []}}
    for name, data in bare.items():
        used = world.use(COMPONENT, source=board.id)
        notes[f"update of the {name}"] = (await world.answer(used, UPDATE, data)).receipt
    used = world.use(COMPONENT, source=board.id)
    notes["update too long"] = (await world.answer(used, UPDATE, TOO_LONG)).refused
    notes["then a right one"] = (await world.answer(used, UPDATE, PRESS)).receipt
    late = world.use(COMPONENT, source=board.id)
    used = world.use(COMPONENT, source=board.id)
    notes["later"] = (await world.answer(used, DEFER_UPDATE)).receipt
    notes["edit then"] = (await world.edit(used, {"content": "edited"})).look
    notes["followup then"] = (await world.follow(used, PRIVATE)).look
    notes["East sees"] = world.seen("East")
    notes["delete the original"] = (await world.delete(used)).refused
    notes["East sees then"] = world.seen("East")
    notes["update of what is gone"] = (await world.answer(late, UPDATE, TEXT)).refused
    notes["answer to a click on what is gone"] = (await world.answer(late, MESSAGE, TEXT)).receipt


async def to_nothing(world: World, notes: Notes) -> None:
    """Every way to leave a message without anything; each on a message of its own."""
    notes["post"] = (await world.post({"content": ""})).refused
    notes["post of blanks"] = (await world.post({"content": " "})).refused
    sent = await world.post(TEXT)
    notes["edit"] = (await world.own("PATCH", sent.id, {"content": ""})).refused
    board = await world.post(PRESS)
    notes["update"] = (await world.answer(world.use(COMPONENT, source=board.id), UPDATE, EMPTY)).refused
    used = world.use()
    notes["answer"] = (await world.answer(used, MESSAGE, {"content": ""})).refused
    await world.answer(used, MESSAGE, TEXT)
    notes["followup"] = (await world.follow(used, {"content": ""})).refused
    notes["edit with the token"] = (await world.edit(used, {"content": ""})).refused
    thinking = world.use()
    await world.answer(thinking, DEFER)
    notes["edit while thinking"] = (await world.edit(thinking, {"content": ""})).refused
    picture = await world.post({}, [File("a.png")])
    notes["without its only file"] = (await world.own("PATCH", picture.id, {"attachments": []})).refused


async def a_click_on_what_one_sees_alone(world: World, notes: Notes) -> None:
    used = world.use()
    await world.answer(used, MESSAGE, {**PRESS, "flags": EPHEMERAL})
    private = (await world.get(used)).id
    click = world.use(COMPONENT, source=private)
    notes["update"] = (await world.answer(click, UPDATE, {"content": "mine"})).receipt
    notes["with the older token"] = (await world.get(used)).look
    notes["edit by the click's token"] = (await world.edit(click, {"content": "again"}, private)).look
    notes["answer"] = (await world.answer(world.use(COMPONENT, source=private), MESSAGE, TEXT)).receipt
    notes["East sees"] = world.seen("East")
    notes["North sees"] = world.seen("North")


async def followups(world: World, notes: Notes) -> None:
    used = world.use()
    await world.answer(used, MESSAGE, TEXT)
    one, two = await world.follow(used, {"content": "1"}), await world.follow(used, PRESS)
    notes["edit the first"] = (await world.edit(used, {"content": "1!"}, one.id)).look
    notes["edit the second"] = (await world.edit(used, {"components": []}, two.id)).look
    notes["by the bot's own token"] = (await world.own("PATCH", one.id, {"content": "1?"})).look
    notes["delete the first"] = (await world.delete(used, one.id)).refused
    notes["edit it then"] = (await world.edit(used, TEXT, one.id)).refused
    notes["too long"] = (await world.follow(used, TOO_LONG)).refused
    notes["bad button"] = (await world.follow(used, {"content": "x", "components": [row(button("x" * 101))]})).refused
    notes["East sees"] = world.seen("East")


async def own_messages(world: World, notes: Notes) -> None:
    sent, foreign = await world.post(PRESS), world.say("hello")
    notes["edit"] = (await world.own("PATCH", sent.id, {"content": "edited"})).look
    notes["edit to no text"] = (await world.own("PATCH", sent.id, {"content": ""})).look
    notes["edit too long"] = (await world.own("PATCH", sent.id, TOO_LONG)).refused
    notes["edit of another's"] = (await world.own("PATCH", foreign, TEXT)).refused
    notes["get of another's"] = (await world.own("GET", foreign)).look
    notes["delete"] = (await world.own("DELETE", sent.id)).refused
    for method, data in (("GET", None), ("PATCH", TEXT), ("DELETE", None)):
        notes[f"{method} once deleted"] = (await world.own(method, sent.id, data)).refused
    notes["in another channel"] = (await world.call("GET", f"/channels/1/messages/{foreign}")).refused


async def files(world: World, notes: Notes) -> None:
    named = {"content": "x", "attachments": [{"id": 0, "filename": "a.png", "description": "one"}]}
    sent = await world.post(named, [File("a.png", alt="one")])
    notes["with alt text"] = sent.look
    notes["without words"] = (await world.post({}, [File("b.png")])).look
    notes["text edited"] = (await world.own("PATCH", sent.id, {"content": "y"})).look
    notes["one more"] = (await world.own("PATCH", sent.id, {"content": "y"}, [File("c.png")])).look
    kept = [{"id": str(one)} for one in ids_of(sent.body)]
    new = {"id": 0, "filename": "d.png"}
    notes["one kept, one new"] = (
        await world.own("PATCH", sent.id, {"attachments": [*kept, new]}, [File("d.png")])
    ).look
    notes["only new"] = (await world.own("PATCH", sent.id, {"attachments": [new]}, [File("e.png")])).look
    notes["unknown"] = (await world.own("PATCH", sent.id, {"attachments": [{"id": 5}]})).refused
    notes["none"] = (await world.own("PATCH", sent.id, {"attachments": []})).look
    used = world.use()
    notes["in an answer"] = (await world.answer(used, MESSAGE, PRIVATE, [File("f.png")])).receipt
    notes["in an edit"] = (await world.edit(used, {"attachments": [{"id": 0}]}, files=[File("g.png")])).look
    notes["in a followup"] = (await world.follow(used, {}, [File("h.png")])).look
    notes["East sees"] = world.seen("East")
    notes["ten"] = (await world.post(TEXT, [File(f"{n}.png") for n in range(10)])).refused
    notes["eleven"] = (await world.post(TEXT, [File(f"{n}.png") for n in range(11)])).refused


async def modals(world: World, notes: Notes) -> None:
    for name, data in MODALS.items():
        used = world.use()
        notes[name] = (await world.answer(used, SHOW_MODAL, data)).refused
    used = world.use()
    notes["shown"] = (await world.answer(used, SHOW_MODAL, modal())).receipt
    notes["original of a modal"] = (await world.get(used)).refused
    notes["edit of a modal"] = (await world.edit(used, TEXT)).refused
    notes["a modal for a modal"] = (await world.answer(world.use(MODAL), SHOW_MODAL, modal())).refused
    sent = world.use(MODAL)
    notes["no message to update"] = (await world.answer(sent, UPDATE, TEXT)).refused
    notes["answer"] = (await world.answer(sent, MESSAGE, PRIVATE)).receipt
    board = await world.post(PRESS)
    notes["from a button"] = (await world.answer(world.use(COMPONENT, source=board.id), SHOW_MODAL, modal())).refused
    sent = world.use(MODAL, source=board.id)
    notes["update of the button's message"] = (await world.answer(sent, UPDATE, {"content": "sent"})).receipt
    notes["East sees"] = world.seen("East")


MODALS: Final[dict[str, Json]] = {
    "longest title": modal(title="x" * 45),
    "title too long": modal(title="x" * 46),
    "no title": modal(title=""),
    "longest id": modal(custom_id="x" * 100),
    "id too long": modal(custom_id="x" * 101),
    "no id": modal(custom_id=""),
    "no fields": modal(components=[]),
    "most fields": modal(components=[label(field(f"{n}")) for n in range(5)]),
    "too many fields": modal(components=[label(field(f"{n}")) for n in range(6)]),
    "an id twice": modal(components=[label(field()), label(field())]),
    "longest label": modal(components=[label(field(), label="x" * 45)]),
    "label too long": modal(components=[label(field(), label="x" * 46)]),
    "longest description": modal(components=[label(field(), description="x" * 100)]),
    "description too long": modal(components=[label(field(), description="x" * 101)]),
    "a select": modal(components=[label(select(options=options(2)))]),
    "a button": modal(components=[label(button())]),
    "a row with a button": modal(components=[row(button())]),
    "the older form": modal(components=[row({**field(), "label": "x"})]),
    "unknown style": modal(components=[label(field(style=3))]),
    "longest text": modal(components=[label(field(max_length=4000))]),
    "text too long": modal(components=[label(field(max_length=4001))]),
    "least above most": modal(components=[label(field(min_length=5, max_length=4))]),
    "longest placeholder": modal(components=[label(field(placeholder="x" * 100))]),
    "placeholder too long": modal(components=[label(field(placeholder="x" * 101))]),
}


async def autocomplete(world: World, notes: Notes) -> None:
    for name, choices in CHOICES_OFFERED.items():
        notes[name] = (await world.answer(world.use(AUTOCOMPLETE), CHOICES, {"choices": choices})).refused
    notes["a message"] = (await world.answer(world.use(AUTOCOMPLETE), MESSAGE, TEXT)).refused
    notes["for a command"] = (await world.answer(world.use(COMMAND), CHOICES, {"choices": []})).refused
    used = world.use(AUTOCOMPLETE)
    notes["once"] = (await world.answer(used, CHOICES, {"choices": []})).refused
    notes["twice"] = (await world.answer(used, CHOICES, {"choices": []})).refused


CHOICES_OFFERED: Final[dict[str, list[Json]]] = {
    "none": [],
    "most": [{"name": f"{n}", "value": f"{n}"} for n in range(25)],
    "too many": [{"name": f"{n}", "value": f"{n}"} for n in range(26)],
    "longest name": [{"name": "x" * 100, "value": "x"}],
    "name too long": [{"name": "x" * 101, "value": "x"}],
    "no name": [{"name": "", "value": "x"}],
    "value too long": [{"name": "x", "value": "x" * 101}],
}


def ids_of(body: Json) -> list[str]:
    """The ids of a message's files."""
    return [one.text("id") for one in Form(body).children("attachments", most=99)]


SCENES: Final[dict[str, Scene]] = {
    "answered twice": answered_twice,
    "a refused answer is none": a_refused_answer_is_none,
    "in time and late": in_time_and_late,
    "a token dies": a_token_dies,
    "ids and tokens of others": ids_and_tokens_of_others,
    "for one alone": for_one_alone,
    "a channel sends nothing private": a_channel_sends_nothing_private,
    "deferred": deferred,
    "a click updates": a_click_updates,
    "to nothing": to_nothing,
    "a click on what one sees alone": a_click_on_what_one_sees_alone,
    "followups": followups,
    "own messages": own_messages,
    "files": files,
    "modals": modals,
    "autocomplete": autocomplete,
}
