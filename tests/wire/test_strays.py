"""Boards that are there and not known: none after a kill; what is left all the same loses its controls by a click."""

from dataclasses import replace
from http import HTTPStatus
from typing import Final

import pytest

from bot.sandbox import Message
from bot.speech import speech_for
from data.database import Database
from data.tables import Board, Tables
from tests.stacked import COUNTED
from tests.wire.beside import agree, begun, room_of, shuffle
from tests.wire.killing import process, until
from tests.wire.real_bot import Club

KOREAN: Final = speech_for("ko")
MESSAGES: Final = r"^/channels/\d+/messages"
HERON: Final = "Heron"
EDIT: Final = "/channels/{channel}/messages/{message}"


def boards(place: Club) -> list[Message]:
    """The public messages, oldest first."""
    return [one for one in place.sandbox.world.messages(place.channel.id) if not one.is_ephemeral]


def copied(place: Club) -> Message:
    """A second board of the table, of which its table does not know."""
    world = place.sandbox.world
    return world.put_message(replace(boards(place)[-1], id=world.clock.snowflake()))


def button(message: Message, verb: str) -> str:
    """The id of a board's button."""
    return next(one.custom_id for one in message.components if one.custom_id and f":{verb}:" in one.custom_id)


async def test_a_board_that_was_posted_but_not_stored_before_a_kill_is_the_board_after_it(place: Club) -> None:
    async with process(place) as bot:
        await begun(place, clock="off")
        place.sandbox.faults.inject("POST", MESSAGES, status=HTTPStatus.SERVICE_UNAVAILABLE, applied=True)
        await place.people[0].slash("tichu board")
        await until(lambda: len(boards(place)) == 2)
        bot.kill()
        await bot.wait()
    new = boards(place)[1]
    async with process(place):
        await until(lambda: [one.id for one in boards(place)] == [new.id])
        await until(lambda: KOREAN("room-resumed") in boards(place)[0].content)
        used = place.people[0].person.click(boards(place)[0], button(boards(place)[0], "hand"))
        await used.answered()
        assert (await used.shown()).is_ephemeral


async def test_the_board_of_a_new_round_that_was_never_heard_of_is_found_after_a_restart(place: Club) -> None:
    async with place.bot(shuffle) as client:
        await begun(place, clock="off")
        old = room_of(client, place).board_message
    assert old is not None
    async with await Database.open(place.path) as database:
        tables = Tables(database)
        (stored,) = await tables.open_tables()
        # As if this were the second round.
        await tables.save_board(stored.id, Board(channel=place.channel.id, message=old, chapter=0), at=stored.changed)
    outage = place.sandbox.faults.inject(
        "POST", MESSAGES, status=HTTPStatus.SERVICE_UNAVAILABLE, times=1_000, applied=True
    )
    async with place.bot(shuffle):
        await until(lambda: len(boards(place)) == 2)
    place.sandbox.faults.cancel(outage)
    new = boards(place)[1]
    async with place.bot(shuffle) as client:
        await client.rooms.settle()
        assert room_of(client, place).board_message == new.id
        assert [(one.id, bool(one.components)) for one in boards(place)] == [(old, False), (new.id, True)]
        assert KOREAN("room-resumed") in boards(place)[1].content


@pytest.mark.parametrize(("verb", "who"), [("resign", (0, 2)), ("abort", (0, 1, 2, 3))])
async def test_a_table_that_was_closed_and_never_shown_so_is_by_the_next_process(
    place: Club, monkeypatch: pytest.MonkeyPatch, verb: str, who: tuple[int, ...]
) -> None:
    monkeypatch.setattr("bot.app.LAST_WORDS", 0.1)
    names = [one.name for one in place.people]
    teams = {"losers": f"{names[0]} & {names[2]}", "winners": f"{names[1]} & {names[3]}"}
    said = {"resign": KOREAN("room-resigned", **teams), "abort": KOREAN("room-aborted")}[verb]
    async with place.bot(shuffle) as client:
        await begun(place, clock="off")
        await client.rooms.settle()
        outage = place.sandbox.faults.inject("PATCH", MESSAGES, status=HTTPStatus.SERVICE_UNAVAILABLE, times=1_000)
        for number in who:
            await agree(place.people[number], verb, sure=number == who[-1])
        assert not len(client.rooms)
    (board,) = boards(place)
    assert button(board, "hand"), "as it was before"
    place.sandbox.faults.cancel(outage)
    for _ in range(2):
        place.sandbox.requests.clear()
        async with place.bot(shuffle) as client:
            await client.rooms.settle()
        (board,) = boards(place)
        assert board.content.startswith(said)
        assert button(board, "rematch")
    assert not place.sandbox.requests.of("PATCH", EDIT), "it is shown once"


async def test_the_end_that_the_next_process_shows_names_who_sat_there_at_the_time(place: Club) -> None:
    async with place.bot(place.dealer([COUNTED])) as client:
        table = place.table()
        await table.open(target=100, clock="relaxed")
        await table.play(COUNTED)
        await client.rooms.settle()
        assert not len(client.rooms)
    assert HERON not in boards(place)[-1].content
    async with await Database.open(place.path) as database:
        # As if others had played nearly all of it and these people had taken their seats, and nobody had shown the end.
        await database.execute(
            """
            INSERT INTO sitting (match, seat, since, user, name, level)
            SELECT match, seat, (SELECT max(seq) - 1 FROM entry WHERE entry.match = sitting.match), user, name, level
            FROM sitting
            """
        )
        await database.execute("UPDATE sitting SET user = 5, name = ? WHERE since = 0", (HERON,))
        note = """INSERT INTO mark (name, value) SELECT 'end:' || id, '["finished", null]' FROM game_table"""
        await database.execute(note)
    async with place.bot(shuffle) as client:
        await client.rooms.settle()
    assert HERON in boards(place)[-1].content


async def test_a_click_on_a_board_that_is_not_the_table_s_is_answered_and_takes_its_controls(place: Club) -> None:
    async with place.bot(shuffle) as client:
        await begun(place, clock="off")
        stray = copied(place)
        one, known = place.people[0].person, room_of(client, place).board_message
        used = one.click(stray, button(stray, "hand"))
        await used.answered()
        assert (await used.shown()).is_ephemeral
        await until(lambda: [one.id for one in boards(place) if one.components] == [known])


async def test_an_old_board_of_a_table_that_is_over_loses_its_controls_and_the_last_one_keeps_them(place: Club) -> None:
    async with place.bot(shuffle) as client:
        await begun(place, clock="off")
        last = room_of(client, place).board_message
        old = boards(place)[-1]
        for number in range(4):
            await agree(place.people[number], "abort", sure=number == 3)
        await client.rooms.settle()
        stray = place.sandbox.world.put_message(replace(old, id=place.sandbox.world.clock.snowflake()))
        one = place.people[0].person
        for message, verb in ((old, "log"), (stray, "log")):
            # The first is how somebody's client still shows the last board.
            await one.click(message, button(message, verb)).answered()
        await until(lambda: [one.id for one in boards(place) if one.components] == [last])
