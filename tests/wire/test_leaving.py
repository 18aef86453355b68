"""Leaving, stepping in, resigning, stopping, voting out: what people do at a table beside playing, over the wire."""

import asyncio
from functools import partial

from bot.app import TichuClient
from bot.gathering.lobby import No
from bot.matches.match import AnyMatch
from bot.sitters import Person
from bot.speech import speech_for
from bot.tables.room import Room
from engine.kernel import Seat
from tests.screens import as_shown
from tests.wire.beside import agree, ask, begun, board, outcome, room_of, shuffle
from tests.wire.real_bot import Club

KOREAN, GERMAN, ENGLISH = map(speech_for, ("ko", "de", "en-US"))


async def test_a_substitute_takes_the_seat_that_somebody_left_and_plays_its_cards(place: Club) -> None:
    async with place.bot(shuffle) as client:
        table = await begun(place)
        room = room_of(client, place)
        assert not table.public("more").find("seats"), "nobody's seat is a bot's"
        asked = await ask(place.people[1], "leave")
        await place.people[1].press(asked.shown, asked.shown.button("leave_yes").id)
        await table.until(lambda: table.sees("seats"), "a seat can be taken")
        already = await ask(place.people[0], "seats")
        assert already.shown.text == KOREAN("seats-already")
        offered = (await ask(place.stranger, "seats")).shown
        assert KOREAN("lobby-bot-1") in offered.text
        assert "Dahlia" in offered.text, "one is told who the partner is"
        taken = await place.stranger.press(offered, offered.button("take", "1").id)
        assert not taken.new
        assert taken.shown.text == room.hand(Seat(1), ENGLISH).text
        line = KOREAN("room-taken", name="Elster", bot=KOREAN("lobby-bot-1"))
        await table.until(lambda: line in board(place.people[0]).text)
        assert not board(place.people[0]).find("seats")
        assert room.seat_of(place.stranger.person.user.id) == 1
        # A second press on the same button shows the hand; somebody else's finds the seat taken.
        again = await place.stranger.press(offered, offered.button("take", "1").id)
        assert again.shown.text == room.hand(Seat(1), ENGLISH).text
        assert (await place.people[1].slash("tichu hand")).shown.text == GERMAN("reply-not-seated")


async def test_who_left_comes_back_to_their_own_seat_and_no_other(place: Club) -> None:
    async with place.bot(shuffle) as client:
        table = await begun(place)
        for seat in (1, 2):
            asked = await ask(place.people[seat], "leave")
            await place.people[seat].press(asked.shown, asked.shown.button("leave_yes").id)
        await table.until(lambda: table.sees("seats"))
        offered = (await ask(place.people[1], "seats")).shown
        assert [button.id.split(":")[-1] for button in offered.buttons] == ["1"]
        assert len((await ask(place.stranger, "seats")).shown.buttons) == 2
        room, user = room_of(client, place), place.people[1].person.user
        assert await room.take(Person(user.id, user.name), 2) is No.SEAT_TAKEN
        await table.until(lambda: room.match is not None and Seat(1) not in room.match.awaited, "the bot has answered")
        back = await place.people[1].press(offered, offered.button("take", "1").id)
        assert back.shown.text == room.hand(Seat(1), GERMAN).text
        assert GERMAN("hand-meanwhile") in back.shown.text
        assert room.seat_of(user.id) == 1


async def test_a_team_resigns_when_both_partners_do(place: Club) -> None:
    async with place.bot(shuffle) as client:
        table = await begun(place)
        hand = (await place.people[2].slash("tichu hand")).shown
        shown = await agree(place.people[0], "resign")
        assert shown.find("resign") is not None, "it can be taken back"
        line = KOREAN("vote-resign", names="Amsel", missing="Clover")
        await table.until(lambda: line in board(place.people[3]).text, "the table is told")
        theirs = ENGLISH("vote-resign", names="Amsel", missing="Clover")
        await table.until(lambda: any(theirs in s.text for s in place.people[2].screens() if s.id == hand.id))
        await agree(place.people[0], "resign")
        await table.until(lambda: line not in board(place.people[3]).text, "it is taken back")
        await agree(place.people[1], "resign")
        await agree(place.people[0], "resign")
        assert len(client.rooms) == 1, "one of each team is not a team"
        asked = await ask(place.people[2], "more")
        sure = await place.people[2].press(asked.shown, asked.shown.button("resign").id)
        assert sure.shown.text == ENGLISH("more-sure-resign")
        assert len(client.rooms) == 1, "what ends the match is asked twice"
        done = await place.people[2].press(sure.shown, sure.shown.button("resign").id)
        assert done.shown.text == ENGLISH("more-over")
        await table.until(lambda: table.sees("rotate"), "the board tells the end")
        assert KOREAN("room-resigned", losers="Amsel & Clover", winners="Biber & Dahlia") in board(place.stranger).text
        late = await place.people[2].press(sure.shown, sure.shown.button("resign").id)
        assert late.shown.text == ENGLISH("reply-table-gone")
    assert await outcome(place) == ("resigned", [(1, (0, 0))])


async def test_with_a_bot_for_a_partner_one_resigns_alone(place: Club) -> None:
    async with place.bot(shuffle) as client:
        await place.people[0].slash("tichu start", bots=3)
        await place.table().until(lambda: bool(board(place.people[0]).find("more")))
        shown = await agree(place.people[0], "resign", sure=True)
        assert shown.text == KOREAN("more-over")
        await client.rooms.settle()
        assert len(client.rooms) == 0
    assert (await outcome(place))[0] == "resigned"


async def test_all_people_together_stop_a_match_without_a_winner(place: Club) -> None:
    async with place.bot(shuffle) as client:
        table = await begun(place)
        for seat in (0, 1):
            await agree(place.people[seat], "abort")
        line = KOREAN("vote-abort", names="Amsel, Biber", missing="Clover, Dahlia")
        await table.until(lambda: line in board(place.stranger).text)
        refused = await ask(place.stranger, "more")
        assert refused.shown.text == ENGLISH("lobby-no-not-seated")
        await agree(place.people[2], "abort")
        assert len(client.rooms) == 1
        await agree(place.people[3], "abort", sure=True)
        await client.rooms.settle()
        assert len(client.rooms) == 0
        assert KOREAN("room-aborted") in board(place.stranger).text
    assert await outcome(place) == ("aborted", [])


async def test_a_double_click_on_a_vote_is_one_vote(place: Club) -> None:
    async with place.bot(shuffle) as client:
        await begun(place)
        more = (await ask(place.people[0], "more")).shown
        for _ in range(3):
            await place.people[0].press(more, more.button("abort").id)
        ((_, users),) = room_of(client, place).company.votes.cast
        assert users == {place.people[0].person.user.id}


async def away(client: TichuClient, place: Club, *back: int) -> Room:
    """Everybody lets the time run out twice; all but one come back, or who is named."""
    room = room_of(client, place)
    for _ in range(2):
        match = room.match
        assert match is not None
        before = match.seq
        place.clock.run_out()
        await place.table().until(partial(has_come_to, match, before + 4))
    for seat in back:
        await place.people[seat].slash("tichu hand")
    return room


async def test_a_bot_plays_for_who_is_away_says_so_and_steps_aside_at_the_next_click(place: Club) -> None:
    async with place.bot(shuffle) as client:
        table = await begun(place, clock="fast")
        hand = (await place.people[3].slash("tichu hand")).shown
        room = await away(client, place, 0, 1, 2)
        await table.until(lambda: set(room.company.away) == {3}, "the others are back")
        await table.until(lambda: "Dahlia 🤖" in board(place.stranger).text, "the board marks it")
        assert room.match is not None
        assert KOREAN("room-away", name="Dahlia") in room.match.since(Seat(3), room.setting(KOREAN)), "the log told it"
        mine = place.people[3].screens
        await table.until(
            lambda: any(ENGLISH("note-away") in one.text for one in mine() if one.id == hand.id), "so does the hand"
        )
        scores = await ask(place.people[3], "scores")
        assert scores.new
        assert not room.company.away, "any click takes the seat back"
        await table.until(lambda: KOREAN("room-back", name="Dahlia") in board(place.stranger).text)
        opened = await place.people[3].slash("tichu hand")
        assert ENGLISH("note-back") in opened.shown.text
        assert ENGLISH("note-back") not in (await place.people[3].slash("tichu hand")).shown.text, "once"


async def test_who_is_away_is_voted_out_by_all_others_and_a_substitute_takes_the_seat(place: Club) -> None:
    async with place.bot(shuffle) as client:
        table = await begun(place, clock="fast")
        room = await away(client, place, 0, 1, 2)
        await table.until(lambda: set(room.company.away) == {3})
        for seat in (0, 1):
            await agree(place.people[seat], "oust")
        line = KOREAN("vote-oust", names="Amsel, Biber", missing="Clover", name="Dahlia")
        await table.until(lambda: line in board(place.stranger).text)
        await agree(place.people[2], "oust", sure=True)
        told = KOREAN("room-ousted", name="Dahlia", bot=KOREAN("lobby-bot-1"))
        await table.until(lambda: told in board(place.stranger).text)
        assert (await place.people[3].slash("tichu hand")).shown.text == ENGLISH("reply-not-seated")
        offered = (await ask(place.stranger, "seats")).shown
        await place.stranger.press(offered, offered.button("take", "3").id)
        assert room.seat_of(place.stranger.person.user.id) == 3


async def test_who_comes_back_before_the_vote_is_over_stays(place: Club) -> None:
    async with place.bot(shuffle) as client:
        table = await begun(place, clock="fast")
        room = await away(client, place, 0, 1, 2)
        await table.until(lambda: set(room.company.away) == {3})
        old = (await ask(place.people[2], "more")).shown
        for seat in (0, 1):
            await agree(place.people[seat], "oust")
        await place.people[3].slash("tichu hand")
        assert not room.company.votes.cast
        answer = await place.people[2].press(old, old.button("oust").id)
        assert answer.shown.find("oust") is None
        assert room.seat_of(place.people[3].person.user.id) == 3


async def test_a_table_whose_people_are_all_away_closes_after_half_an_hour(place: Club) -> None:
    async with place.bot(shuffle) as client:
        table = await begun(place, clock="fast")
        await away(client, place)
        place.clock.advance(30 * 60)
        async with asyncio.timeout(10):
            while len(client.rooms):
                await asyncio.sleep(0.01)
                if place.clock.next is not None:
                    place.clock.run_out()
        await table.until(lambda: KOREAN("room-abandoned") in board(place.stranger).text)
        assert (await place.people[1].slash("tichu start")).shown.find("start"), "the channel is free"
    assert await outcome(place) == ("abandoned", [])


async def test_a_table_without_a_clock_closes_a_week_after_the_last_click(place: Club) -> None:
    async with place.bot(shuffle) as client:
        await begun(place, clock="off")
        place.clock.advance(6 * 86_400)
        await ask(place.people[2], "hand")
        place.clock.advance(6 * 86_400)
        await client.rooms.settle()
        assert len(client.rooms) == 1, "somebody has been here"
        place.clock.advance(86_400)
        await client.rooms.settle()
        assert len(client.rooms) == 0
    assert await outcome(place) == ("abandoned", [])


async def test_the_host_s_end_is_kept_as_such(place: Club) -> None:
    async with place.bot(shuffle) as client:
        await begun(place, mode="casual")
        asked = await place.people[0].slash("tichu end")
        await place.people[0].press(asked.shown, asked.shown.button("end_yes").id)
        await client.rooms.settle()
        assert board(place.stranger).text == as_shown(
            client.mentions(f"{KOREAN('room-closed')} {KOREAN('room-anew-table')}")
        )
    assert await outcome(place) == ("ended", [])


def has_come_to(match: AnyMatch, seq: int) -> bool:
    """Whether so many actions have been accepted."""
    return match.seq >= seq
