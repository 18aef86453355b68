"""What a bot does with interactions, messages and files, done to the sandbox and to simcord: the same comes of it.

Where the two differ, `DIFFERENT` holds both outcomes and why the sandbox has it as it has.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Final

import pytest

from bot.sandbox import Sandbox
from tests.wire.sandbox_scenes import SCENES, TEXT, Notes
from tests.wire.test_sandbox_simcord import DIFFERENT as OF_A_POST
from tests.wire.test_sandbox_simcord import PAYLOADS
from tests.wire.two_worlds import MESSAGE, Json, Ours, Theirs, Told, Used, World

DEAD: Final = "an expired token is a webhook's that is not valid any more, and counts as an invalid request"
NOTHING: Final = "the platform has a code of its own for a message without anything, and edits can leave none"
OFFERED: Final = "the platform takes 25 choices with names and texts of 1 to 100 characters; simcord counts nothing"
KINDS: Final = (
    "choices answer what is being typed, and nothing else does; simcord does not look at the interaction's kind"
)
DIFFERENT: Final[dict[tuple[str, str], tuple[object, object, str]]] = {
    ("a refused answer is none", "token while unanswered"): (
        "404 10015",
        "404 10008",
        "before the first answer the token is no webhook's yet, so it is the webhook that is unknown",
    ),
    **{
        ("a token dies", f"{what} after 15:01"): ("401 50027", "404 10015", DEAD)
        for what in ("edit", "followup", "get", "delete")
    },
    ("a channel sends nothing private", "post"): (
        "'x' files [] rows [] embeds 0",
        "'x' private files [] rows [] embeds 0",
        "the flag is one of interaction responses; a message of a channel is for everybody",
    ),
    ("a channel sends nothing private", "East sees"): (
        ["'x' files [] rows [] embeds 0"],
        [],
        "the same",
    ),
    **{
        ("deferred", f"{which}, edit is marked as one"): (
            False,
            True,
            "clients show what replaces the thinking as a new message, without a mark of its having been edited",
        )
        for which in ("public", "private")
    },
    ("a click updates", "later"): (
        "message False, loading False, private False: not told",
        "message True, loading False, private False: not told",
        "response_message_id is of the message that was created, and a deferred update creates none",
    ),
    ("a click on what one sees alone", "update"): (
        "message True, loading False, private True: 'mine' private edited files [] rows [['a', 'b']] embeds 0",
        "message True, loading False, private False: 'mine' private edited files [] rows [['a', 'b']] embeds 0",
        "response_message_ephemeral is of that message, and simcord's own receipt shows it to be so",
    ),
    **{
        ("to nothing", what): ("400 50006", "400 50035", NOTHING)
        for what in ("post", "post of blanks", "answer", "followup")
    },
    **{
        ("to nothing", what): ("400 50006", "", NOTHING)
        for what in ("edit", "update", "edit with the token", "edit while thinking", "without its only file")
    },
    ("files", "eleven"): ("400 50035", "", "a message has ten files at most; simcord does not count them"),
    ("modals", "a modal for a modal"): ("400 50035", "", "type 9 does not answer a modal that was sent"),
    **{
        ("autocomplete", what): ("400 50035", "", OFFERED)
        for what in ("too many", "name too long", "no name", "value too long")
    },
    **{("autocomplete", what): ("400 50035", "", KINDS) for what in ("a message", "for a command")},
}
"""By scene and step: what comes of it here, what there, and why the sandbox has it so."""


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    sandbox = Sandbox(rate_limits=False)
    await sandbox.start()
    yield sandbox
    await sandbox.stop()


@pytest.mark.parametrize("name", SCENES)
async def test_the_same_comes_of_the_same(sandbox: Sandbox, name: str) -> None:
    here, there = Notes(), Notes()
    await SCENES[name](Ours(sandbox), here)
    await SCENES[name](Theirs(), there)
    assert here.keys() == there.keys()
    differing = {(name, step): (here[step], there[step]) for step in here if here[step] != there[step]}
    assert differing == {key: told[:2] for key, told in DIFFERENT.items() if key[0] == name}


async def after_an_answer(world: World, data: Json, then: Callable[[World, Used, Json], Awaitable[Told]]) -> Told:
    used = world.use()
    await world.answer(used, MESSAGE, TEXT)
    return await then(world, used, data)


async def after_a_post(world: World, data: Json) -> Told:
    return await world.own("PATCH", (await world.post(TEXT)).id, data)


WAYS: Final[dict[str, Callable[[World, Json], Awaitable[Told]]]] = {
    "answer": lambda world, data: world.answer(world.use(), MESSAGE, data),
    "followup": lambda world, data: after_an_answer(world, data, World.follow),
    "edit with the token": lambda world, data: after_an_answer(world, data, World.edit),
    "edit": after_a_post,
}


@pytest.mark.parametrize("way", WAYS)
async def test_the_limits_of_a_message_hold_on_every_way_to_send_it(sandbox: Sandbox, way: str) -> None:
    here, there = Ours(sandbox), Theirs()
    differing = set[str]()
    for name, data in PAYLOADS.items():
        ours, theirs = (await WAYS[way](here, data)).refused, (await WAYS[way](there, data)).refused
        if ours != theirs:
            differing.add(name)
        is_limit = name.startswith(("most", "longest"))
        assert not (is_limit and ours), (name, ours)
    assert differing == set(OF_A_POST)
