"""Every old panel, clicked after every kind of transition, gets a human answer and changes nothing it should not."""

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

import pytest

from bot.app import TichuClient
from bot.speech import LOCALES, speech_for
from bot.wire import Click
from tests.screens import Screen
from tests.table_driver import Table
from tests.wire.beside import ask, begun, board, outcome, room_of, shuffle
from tests.wire.real_bot import Club
from tests.wire.wire_client import WireClient

WRONG: Final = {speech_for(locale)(key) for locale in LOCALES for key in ("reply-error", "reply-slow")}
"""What nobody must be told."""


@dataclass
class Album:
    """Screens as people have seen them, to be clicked when they are old."""

    place: Club
    kept: list[tuple[WireClient, Screen]] = field(default_factory=list)

    def keep(self) -> None:
        """Everything that everybody sees now."""
        for who in (*self.place.people, self.place.stranger):
            self.kept.extend((who, screen) for screen in who.screens() if (who, screen) not in self.kept)

    def clicks(self, skip: frozenset[str]) -> Iterator[tuple[WireClient, Screen, str]]:
        """Every button that can be pressed, but those verbs that still mean what they did."""
        for who, screen in self.kept:
            for button in screen.buttons:
                click = Click.parse(button.id)
                assert click is not None
                if not button.disabled and click.verb not in skip:
                    yield who, screen, button.id

    async def press_all(self, client: TichuClient, *skip: str) -> int:
        """Press all of it: each press is answered in words, and nothing has changed; how many there were."""
        await client.rooms.settle()
        before, number = truth(client), 0
        for who, screen, button in tuple(self.clicks(frozenset(skip))):
            if screen.id not in {one.id for one in who.screens()}:
                continue  # it has been taken away: nobody can press it
            answer = await who.press(screen, button)
            said = "a nod" if answer.screen is None else answer.screen.text
            assert said, button
            assert said not in WRONG, (button, said)
            number += 1
            assert truth(client) == before, (who.name, button, said)
        return number


def truth(client: TichuClient) -> object:
    """All that a click could change for others: who sits where, the match, what is voted on, which tables there are."""
    return [
        (room.id, room.lobby, None if room.match is None else room.match.seq, room.company.votes)
        for user in ALL
        for room in client.rooms.of(user)
    ]


ALL: Final = set[int]()
"""Everybody's ids."""


@pytest.fixture
def album(place: Club) -> Album:
    """Nothing kept yet."""
    ALL.clear()
    ALL.update(who.person.user.id for who in (*place.people, place.stranger))
    return Album(place)


async def open_all(place: Club) -> list[Screen]:
    """Everybody's hand, opened anew."""
    return [(await who.slash("tichu hand")).shown for who in place.people]


async def to_exchange(place: Club, client: TichuClient) -> None:
    """Nobody calls Grand Tichu."""
    for who, hand in zip(place.people, await open_all(place), strict=True):
        await who.press(hand, hand.button("no_grand").id)
    await client.rooms.settle()


async def to_play(place: Club, client: TichuClient) -> None:
    """The clock chooses the gifts."""
    place.clock.run_out()
    await client.rooms.settle()


async def test_a_lobby_after_its_match_has_begun(place: Club, album: Album) -> None:
    async with place.bot(shuffle) as client:
        table = place.table()
        await table.gather()
        album.keep()
        lobby = table.public("start")
        await place.people[0].press(lobby, lobby.button("start").id)
        await client.rooms.settle()
        assert await album.press_all(client) > 25


async def test_hands_of_the_phases_before(place: Club, album: Album) -> None:
    async with place.bot(shuffle) as client:
        await begun(place)
        await open_all(place)
        album.keep()
        await to_exchange(place, client)
        assert await album.press_all(client) > 25
        await open_all(place)
        album.keep()
        await to_play(place, client)
        # Ticks are a person's own; nothing is done by them. The questions that the first presses opened still hold.
        assert await album.press_all(client, "leave_yes", "resign", "abort") > 20


async def played(client: TichuClient, place: Club, table: Table) -> None:
    """The clock plays the round to its end, and somebody asks for the next."""
    room = room_of(client, place)
    assert room.match is not None
    while not room.match.resting:
        for who in place.people:
            room.attend(who.person.user.id, room.speech)
        before = room.match.seq
        place.clock.run_out()
        # Not until all messages have followed: a round has many acts, and edits keep their distance.
        async with asyncio.timeout(5):
            while room.match.seq == before:  # noqa: ASYNC110 -- the match wakes nobody
                await asyncio.sleep(0.01)
    await table.until(lambda: table.sees("next"))


async def test_boards_and_hands_of_the_round_before(place: Club, album: Album) -> None:
    async with place.bot(shuffle) as client:
        table = await begun(place, clock="fast")
        await to_exchange(place, client)
        await to_play(place, client)
        await open_all(place)
        album.keep()
        await played(client, place, table)
        album.keep()
        await album.press_all(client, "next")
        board_ = table.public("next")
        await place.people[0].press(board_, board_.button("next").id)
        await client.rooms.settle()
        assert await album.press_all(client) > 25


async def test_panels_of_who_has_left_and_of_who_came_too_late(place: Club, album: Album) -> None:
    async with place.bot(shuffle) as client:
        table = await begun(place)
        await place.people[1].slash("tichu hand")
        await ask(place.people[1], "more")
        asked = await ask(place.people[1], "leave")
        album.kept.extend((place.people[1], one) for one in place.people[1].screens())
        await place.people[1].press(asked.shown, asked.shown.button("leave_yes").id)
        await client.rooms.settle()
        assert await album.press_all(client) > 8, "all of it, leaving once more included"
        await table.until(lambda: table.sees("seats"))
        offered = (await ask(place.stranger, "seats")).shown
        mine = (await ask(place.people[1], "seats")).shown
        await place.stranger.press(offered, offered.button("take", "1").id)
        await client.rooms.settle()
        album.kept.append((place.people[1], mine))
        assert await album.press_all(client) > 9, "the seat is taken"


async def test_everything_of_a_table_that_was_ended(place: Club, album: Album) -> None:
    async with place.bot(shuffle) as client:
        await begun(place, mode="casual")
        await open_all(place)
        for who in place.people:
            await ask(who, "more")
            await ask(who, "leave")
        await ask(place.stranger, "scores")
        asked = (await place.people[0].slash("tichu end")).shown
        album.keep()
        await place.people[0].press(asked, asked.button("end_yes").id)
        await client.rooms.settle()
        assert await album.press_all(client) > 25
        await place.stranger.slash("tichu start")
        assert await album.press_all(client) > 35, "nor does it touch the next table of the channel"


async def test_everything_of_a_match_that_is_over(place: Club, album: Album) -> None:
    async with place.bot(shuffle) as client:
        await begun(place)
        await open_all(place)
        for who in place.people:
            more = (await ask(who, "more")).shown
            album.keep()
            asked = (await who.press(more, more.button("abort").id)).shown
            album.keep()
            if who is place.people[3]:
                await who.press(asked, asked.button("abort").id)
        await client.rooms.settle()
        assert board(place.stranger).find("rotate")
        assert await album.press_all(client) > 25
        await place.people[1].press(board(place.people[1]), board(place.people[1]).button("rotate").id)
        await client.rooms.settle()
        assert [person.name for person in room_of(client, place).lobby.people] == ["Amsel", "Dahlia", "Biber", "Clover"]
        album.keep()
        new = {"sit", "stand", "start", "fill", "shuffle", "bots", "terms", "guests", "seats", "call", "invite"}
        assert await album.press_all(client, *new) > 35, "the first of four who press for another match begins it"
    assert (await outcome(place))[0] == "aborted"


async def test_everything_of_before_a_restart(place: Club, album: Album) -> None:
    async with place.bot(shuffle) as client:
        await begun(place)
        await open_all(place)
        album.keep()
        await to_exchange(place, client)
        await open_all(place)
        album.keep()
        await to_play(place, client)
    async with place.bot(shuffle) as client:
        await client.rooms.settle()
        assert await album.press_all(client) > 25
