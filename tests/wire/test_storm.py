"""Whatever is clicked at once, there is one truth; `python -m tests.wire.storm` tries many more seeds."""

import asyncio
from pathlib import Path

import pytest

from tests.wire.beside import ask, begun, room_of, shuffle
from tests.wire.real_bot import Club
from tests.wire.storm import storm


@pytest.mark.parametrize("seed", [1, 2])
async def test_a_storm_of_clicks_leaves_one_legal_history_equal_to_memory(tmp_path: Path, seed: int) -> None:
    report = await storm(seed, tmp_path / "tichu.db", bursts=25, least=10)
    assert not report.wrong
    assert report.answered == report.clicks > 400
    assert report.acts >= 10, "or this shows little"


async def test_who_sits_down_while_the_last_one_stands_up_has_a_table(place: Club) -> None:
    async with place.bot(shuffle) as client:
        await place.people[0].slash("tichu start")
        lobby = place.people[0].screens()[-1]
        theirs = place.people[1].screens()[-1]
        await asyncio.gather(
            place.people[0].press(lobby, lobby.button("stand").id),
            place.people[1].press(theirs, theirs.button("sit", "1").id),
        )
        await client.rooms.settle()
        room = room_of(client, place)
        assert [person.name for person in room.lobby.people] == ["Biber"]
        assert room.lobby.host == place.people[1].person.user.id


async def test_who_takes_a_seat_while_the_last_one_leaves_goes_on_with_the_match(place: Club) -> None:
    async with place.bot(shuffle) as client:
        await begun(place)
        for who in place.people[1:]:
            asked = await ask(who, "leave")
            await who.press(asked.shown, asked.shown.button("leave_yes").id)
        await client.rooms.settle()
        last = (await ask(place.people[0], "leave")).shown
        seats = (await ask(place.stranger, "seats")).shown
        await asyncio.gather(
            place.people[0].press(last, last.button("leave_yes").id),
            place.stranger.press(seats, seats.button("take", "1").id),
        )
        await client.rooms.settle()
        room = room_of(client, place)
        assert [person.name for person in room.lobby.people] == ["Elster"]
        assert room.match is not None
