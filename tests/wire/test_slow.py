"""Matches over days: what happened since one was last here, boards that are looked for at the bottom, another match."""

from collections.abc import Callable

from bot.app import TichuClient
from bot.speech import speech_for
from bot.tables.pages import OLD
from bot.tables.room import SUMMARY
from tests.screens import Screen
from tests.wire.beside import agree, begun, board, room_of, shuffle
from tests.wire.real_bot import Club

GERMAN, ENGLISH, KOREAN = map(speech_for, ("de", "en", "ko"))


async def pass_time(client: TichuClient, place: Club, times: int) -> None:
    """Let deadlines ring, one after the other."""
    for _ in range(times):
        place.clock.run_out()
        await client.rooms.settle()


async def here_until(client: TichuClient, place: Club, holds: Callable[[], bool]) -> None:
    """Let deadlines ring; everybody looks at the table all the time, so no bot plays for them."""
    room = room_of(client, place)
    for _ in range(60):
        if holds():
            return
        for who in place.people:
            room.attend(who.person.user.id, room.speech)
        await pass_time(client, place, 1)
    raise TimeoutError


async def test_who_opens_the_hand_after_days_reads_what_has_happened_since_their_last_act(place: Club) -> None:
    async with place.bot(shuffle) as client:
        await begun(place, clock="correspondence")
        hand = (await place.people[2].slash("tichu hand")).shown
        assert ENGLISH("note-since") in hand.text, "the round has begun"
        await place.people[2].press(hand, hand.button("no_grand").id)
        for seat in (0, 1, 3):
            other = (await place.people[seat].slash("tichu hand")).shown
            await place.people[seat].press(other, other.button("no_grand").id)
        await client.rooms.settle()
        again = (await place.people[2].slash("tichu hand")).shown
        room_of(client, place).hands.refresh()
        await client.rooms.settle()
        (again,) = [one for one in place.people[2].screens() if one.id == again.id]
        lines = [line.removeprefix("-# ") for line in again.text.splitlines() if line.startswith("-# ")]
        assert ENGLISH("grand-declined", name="Amsel") in lines
        assert ENGLISH("grand-declined", name="Clover") not in lines, "one's own act is no news"
        await place.people[2].press(again, again.button("tick", str(next(iter(again.cards)))).id)
        room_of(client, place).hands.refresh()
        await client.rooms.settle()
        (pressed,) = [one for one in place.people[2].screens() if one.id == again.id]
        assert ENGLISH("grand-declined", name="Amsel") not in pressed.text, "it was read"
        await pass_time(client, place, 6)
        late = (await place.people[2].slash("tichu hand")).shown
        assert 0 < len([line for line in late.text.splitlines() if line.startswith("-# ")]) <= SUMMARY


async def test_a_brisk_match_tells_no_such_thing(place: Club) -> None:
    async with place.bot(shuffle):
        await begun(place, clock="fast")
        hand = (await place.people[2].slash("tichu hand")).shown
        assert ENGLISH("note-since") not in hand.text


async def test_an_old_board_is_posted_anew_at_the_next_lead_and_a_young_one_is_edited(place: Club) -> None:
    async with place.bot(shuffle) as client:
        await begun(place, clock="relaxed")
        room = room_of(client, place)
        assert room.match is not None
        await client.rooms.settle()
        first = room.board_message
        await here_until(client, place, lambda: room.match is not None and room.match.between)
        assert room.board_message == first, "a young board stays"
        place.clock.advance(OLD - 60)
        await client.rooms.settle()
        await here_until(client, place, lambda: room.board_message not in (None, first))
        assert first not in {screen.id for screen in place.stranger.screens()}, "it is brought to the bottom"
        assert board(place.stranger).id == room.board_message


async def test_another_match_keeps_the_partners_or_gives_everybody_the_next(place: Club) -> None:
    async with place.bot(shuffle) as client:
        await begun(place, clock="fast")
        partners, names = set[str](), list[str]()
        for _ in range(3):
            for seat in range(4):
                await agree(place.people[seat], "abort", sure=seat == 3)
            await client.rooms.settle()
            over: Screen = board(place.people[0])
            await place.people[0].press(over, over.button("rotate").id)
            await client.rooms.settle()
            names = [person.name for person in room_of(client, place).lobby.people]
            assert names[0] == "Amsel"
            partners.add(names[2])
            lobby = board(place.people[0])
            await place.people[0].press(lobby, lobby.button("start").id)
            await client.rooms.settle()
        assert partners == {"Biber", "Clover", "Dahlia"}, "three times is once around"
        assert names[2] == "Clover"
        for seat in range(4):
            await agree(place.people[seat], "abort", sure=seat == 3)
        await client.rooms.settle()
        over = board(place.people[1])
        await place.people[1].press(over, over.button("rematch").id)
        await client.rooms.settle()
        room = room_of(client, place)
        assert [person.name for person in room.lobby.people] == names
        assert room.lobby.host == place.people[1].person.user.id
