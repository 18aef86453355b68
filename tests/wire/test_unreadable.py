"""A table whose record cannot be read: the others go on, its channel is told, and somebody can free it."""

import sqlite3
from contextlib import closing

import pytest

from bot.app import TichuClient
from bot.gathering.lobby import opened
from bot.gathering.terms import STANDARD_TERMS
from bot.sitters import Person
from data.database import Database
from data.journal import Entry, Journal
from data.tables import Tables, TableState
from tests.screens import as_shown
from tests.wire.real_bot import Club
from tests.wire.trouble import ENGLISH, GERMAN, KOREAN, alone, bot, public, room_of, seq

DAMAGE = {
    "bad JSON": "{",
    "an unknown fact": '[{"is":"Teleported","seat":0}]',
    "another shape": "[7]",
}


async def damaged(place: Club, events: str) -> str:
    """A match of one person and three bots whose last entry is this; the id of its table."""
    async with bot(place) as client:
        table = await alone(place)
        await table.until(lambda: seq(client, place) == 4, "the three bots answer")
        stored = room_of(client, place).id
    async with await Database.open(place.path) as database:
        entry = Entry(seq=5, actor="seat-0", action="{}", events=events, at=place.clock.now())
        await Journal(database).append(stored, entry)
    return stored


def told(client: TichuClient) -> str:
    """What the channel is told, as everybody reads it."""
    return as_shown(client.mentions(KOREAN("reply-unreadable")))


@pytest.mark.parametrize("events", DAMAGE.values(), ids=DAMAGE)
async def test_a_record_that_cannot_be_read_is_told_where_it_was_played(place: Club, events: str) -> None:
    table = await damaged(place, events)
    async with bot(place) as client:
        await client.rooms.settle()
        assert len(client.rooms) == 0
        (board,) = [screen for screen in public(place) if screen.text == told(client)]
        assert not board.buttons
        host, guest = place.people[0], place.people[1]
        for command in ("hand", "board", "leave", "scores", "start"):
            assert (await guest.slash(f"tichu {command}")).shown.text == GERMAN("reply-unreadable")
        assert (await guest.slash("tichu end")).shown.text == GERMAN("reply-end-not-allowed")
        asked = await host.slash("tichu end")
        ended = await host.press(asked.shown, asked.shown.button("end_yes").id)
        assert ended.shown.text == KOREAN("reply-ended")
        again = await host.press(asked.shown, asked.shown.button("end_yes").id)
        assert told(client) not in again.shown.text
        await place.people[2].slash("tichu start")
        assert room_of(client, place).speech.locale == ENGLISH.locale
    async with await Database.open(place.path) as database:
        stored = await Tables(database).get(table)
        match = await Journal(database).match(table)
        assert len(await Journal(database).entries(table)) == 5, "what was recorded stays"
    assert stored is not None
    assert match is not None
    assert (stored.state, match.outcome) == (TableState.CLOSED, "ended")


@pytest.mark.parametrize("settings", [None, "[]", '{"pace": "never"}'], ids=["read", "another shape", "unknown terms"])
async def test_who_frees_the_channel_reads_how_to_open_another_table(place: Club, settings: str | None) -> None:
    await damaged(place, "{")
    if settings is not None:
        with closing(sqlite3.connect(place.path)) as connection, connection:
            connection.execute("UPDATE game_table SET settings = ?", (settings,))
    async with bot(place) as client:
        asked = (await place.people[0].slash("tichu end")).shown
        await place.people[0].press(asked, asked.button("end_yes").id)
        await client.rooms.settle()
        closed = f"{KOREAN('room-closed')} {KOREAN('room-anew-table')}"
        assert as_shown(client.mentions(closed)) in [screen.text for screen in public(place)]


async def test_the_tables_beside_it_go_on_and_every_restart_tells_it_once(place: Club) -> None:
    await damaged(place, "{")
    beside = place.sandbox.world.add_channel(place.guild, "second")
    async with bot(place) as client:
        host = Person(place.people[0].person.user.id, "Amsel")
        lobby = opened(host, terms=STANDARD_TERMS)
        await client.rooms.open(lobby, guild=place.guild.id, channel=beside.id, locale="de")
    for _ in range(2):
        async with bot(place) as client:
            await client.rooms.settle()
            assert client.rooms.in_channel(beside.id) is not None
            assert [screen.text for screen in public(place)].count(told(client)) == 1


async def test_a_match_that_ended_before_its_table_was_closed_frees_its_channel(place: Club) -> None:
    async with bot(place) as client:
        await alone(place)
        table = room_of(client, place).id
    with closing(sqlite3.connect(place.path)) as connection, connection:
        connection.execute("UPDATE match SET ended = 1, outcome = 'ended'")
    async with bot(place) as client:
        assert len(client.rooms) == 0
        assert (await place.people[0].slash("tichu hand")).shown.text == KOREAN("reply-no-table")
    async with await Database.open(place.path) as database:
        stored = await Tables(database).get(table)
    assert stored is not None
    assert stored.state is TableState.CLOSED
