"""Whatever happens at a table, the log at its loudest names nobody and shows no card."""

import io
import logging
from collections.abc import Iterator

import pytest

from bot.logs import Redacted
from tests.stacked import COUNTED
from tests.wire.beside import agree, ask, begun, room_of
from tests.wire.real_bot import CALM, Club

LIBRARIES = ("discord", "aiosqlite")


@pytest.fixture
def loud() -> Iterator[io.StringIO]:
    """The log as `bot.logs` writes it, with every line that our own code has."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(Redacted(None))
    root, libraries = logging.getLogger(), [logging.getLogger(name) for name in LIBRARIES]
    levels = [logger.level for logger in (root, *libraries)]
    root.setLevel(logging.DEBUG)
    for library in libraries:
        library.setLevel(logging.INFO)
    root.addHandler(handler)
    yield stream
    root.removeHandler(handler)
    for logger, level in zip((root, *libraries), levels, strict=True):
        logger.setLevel(level)


async def test_a_match_with_trouble_is_told_without_its_people(place: Club, loud: io.StringIO) -> None:
    world = place.sandbox.world
    closed = place.people[2]
    async with place.bot(place.dealer([COUNTED]), CALM.model_copy(update={"ping_seconds": 20.0})) as client:
        # Somebody wants direct messages and then takes none.
        panel = (await closed.slash("tichu settings")).shown
        await closed.press(panel, panel.button("direct").id)
        world.closed_dms.add(closed.person.user.id)
        table = await begun(place)
        for seat in range(4):
            await table.answer_grand(seat, grand=False)
        place.clock.advance(21)
        await client.rooms.settle()
        await place.people[0].slash("tichu privacy export")
        asked = await ask(place.people[1], "leave")
        await place.people[1].press(asked.shown, asked.shown.button("leave_yes").id)
        question = (await place.people[3].slash("tichu privacy delete")).shown
        await place.people[3].press(question, question.button("forget").id)
        await agree(place.people[0], "resign")
        # A mistake of ours on somebody's click, with all that an error can say.
        room = room_of(client, place)
        user = place.people[0].person.user

        def fail(*_: object) -> None:
            raise LookupError(f"{user.id} {user.name} {COUNTED.dealt[0]}")

        room.repost = fail  # type: ignore[method-assign]  # the mistake has to be made somewhere
        await place.people[0].slash("tichu board")
        world.delete_channel(place.channel)
        await world.until(lambda: not len(client.rooms))
    text = loud.getvalue()
    assert "an interaction failed: LookupError" in text, "or this test shows nothing"
    assert "a hand sent by direct message cannot be reached" in text
    for person in (*place.people, place.stranger):
        assert str(person.person.user.id) not in text
        assert person.name not in text
    for cards in COUNTED.dealt:
        assert str(cards) not in text
