"""Hands by direct message, for those who want them: there when a round begins, playable, and nobody else's."""

import pytest

from bot.matches.ending import End
from bot.speech import speech_for
from bot.tables.epilogue import Epilogue
from data.database import Database
from data.marks import Marks
from tests.screens import MENTION, Screen
from tests.stacked import COUNTED, MATCH
from tests.wire.real_bot import Club
from tests.wire.wire_client import WireClient

KOREAN, GERMAN, ENGLISH = map(speech_for, ("ko", "de", "en-US"))


def mailbox(place: Club, seat: int) -> WireClient:
    """Somebody's direct messages with the bot."""
    person = place.people[seat].person
    return WireClient(person, place.sandbox.world.dm(person.user))


async def turn_on(who: WireClient) -> Screen:
    """Ask for hands by direct message; the panel after it."""
    panel = (await who.slash("tichu settings")).shown
    return (await who.press(panel, panel.button("direct").id)).shown


def sent(mail: WireClient) -> Screen | None:
    """The hand that lies in somebody's direct messages."""
    return next((screen for screen in reversed(mail.screens()) if screen.buttons), None)


async def test_a_hand_comes_by_direct_message_follows_the_table_and_can_be_played(place: Club) -> None:
    async with place.bot(place.dealer([COUNTED])):
        table, mail = place.table(), mailbox(place, 1)
        assert (await turn_on(place.people[1])).button("direct").label == GERMAN("own-direct-on")
        assert mail.screens()[0].text == GERMAN("own-direct-hello")
        await table.open()
        await table.until(lambda: sent(mail) is not None)
        hand = sent(mail)
        assert hand is not None
        assert hand.button("no_grand").label == GERMAN("hand-no-grand")
        assert f"/channels/{place.guild.id}/{place.channel.id}" in hand.text
        assert not any(sent(mailbox(place, seat)) for seat in (0, 2, 3)), "nobody else has asked for it"
        answered = await mail.press(hand, hand.button("no_grand").id)
        assert not answered.new
        for seat in (0, 2):
            await table.answer_grand(seat, grand=False)
        place.spy.filled()
        await table.answer_grand(3, grand=False)
        # It was used, so it follows like every open hand.
        await table.until(lambda: (now := sent(mail)) is not None and len(now.cards) == 14)
    assert not place.spy.leaks


async def test_what_lies_in_direct_messages_names_commands_as_its_reader_s_client_lists_them(place: Club) -> None:
    who, mail = place.people[0], mailbox(place, 0)
    async with place.bot(place.dealer([COUNTED])) as bot:
        await turn_on(who)
        await who.slash("tichu practice", where="direct")
        await bot.rooms.settle()
        hand = sent(mail)
        assert hand is not None
    async with place.bot(place.dealer([COUNTED])) as bot:
        await bot.rooms.settle()
        assert any(KOREAN("hand-hint-welcome") in one.text for one in mail.screens())
        (room,) = bot.rooms.of(who.person.user.id)
        await room.close()
        await bot.rooms.settle()
    told = [who.person.seen(mail.message(one)).content for one in mail.screens()]
    assert any(KOREAN("room-anew-practice") in text for text in told)
    assert not any(MENTION.search(text) for text in told), "they cannot be pressed there"


@pytest.mark.parametrize("at", ["board", "hand"])
async def test_a_hand_that_was_used_in_direct_messages_names_them_so_after_a_restart_too(place: Club, at: str) -> None:
    who, mail = place.people[0], mailbox(place, 0)
    async with place.bot(place.dealer([COUNTED])) as bot:
        if at == "board":
            await who.slash("tichu practice", where="direct")
            await bot.rooms.settle()
            (board,) = [one for one in mail.screens() if one.find("hand")]
            hand = (await mail.press(board, board.button("hand").id)).shown
        else:
            await turn_on(who)
            await place.table().open()
            await place.table().until(lambda: sent(mail) is not None)
            (hand,) = [one for one in mail.screens() if one.find("grand")]
            await mail.press(hand, hand.button("grand").id)
    async with place.bot(place.dealer([COUNTED])) as bot:
        await bot.rooms.settle()
        (told,) = [one for one in mail.screens() if one.id == hand.id]
        assert KOREAN("hand-hint-welcome") in told.text, "a mention would have the English name"


async def test_an_end_that_is_told_after_a_restart_names_them_so_too(place: Club) -> None:
    who, mail = place.people[0], mailbox(place, 0)
    async with place.bot(place.dealer([COUNTED])) as bot:
        await who.slash("tichu practice", where="direct")
        await bot.rooms.settle()
        (room,) = bot.rooms.of(who.person.user.id)
        await room.close()
        await bot.rooms.settle()
    async with await Database.open(place.path) as database:
        # Killed when it was closed, before its board said so.
        await Epilogue(room.id, Marks(database)).note(End.ENDED, None)
    place.sandbox.requests.clear()
    async with place.bot(place.dealer([COUNTED])) as bot:
        await bot.rooms.settle()
    assert any(request.method == "PATCH" for request in place.sandbox.requests), "the board says it now"
    assert any(KOREAN("room-anew-practice") in one.text for one in mail.screens())


async def test_a_hand_that_nobody_has_touched_follows_as_well(place: Club) -> None:
    async with place.bot(place.dealer([COUNTED])):
        table, mail = place.table(), mailbox(place, 1)
        await turn_on(place.people[1])
        await table.open()
        await table.until(lambda: sent(mail) is not None)
        for seat in range(4):
            await table.answer_grand(seat, grand=False)
        await table.until(lambda: (now := sent(mail)) is not None and len(now.cards) == 14)
    assert not place.spy.leaks


async def test_the_next_round_brings_a_new_message_in_place_of_the_old(place: Club) -> None:
    async with place.bot(place.dealer(MATCH)):
        table, mail = place.table(), mailbox(place, 3)
        await turn_on(place.people[3])
        await table.open(target=500)
        await table.until(lambda: sent(mail) is not None)
        first = sent(mail)
        assert first is not None
        await table.play(MATCH[0])
        await table.next_round()
        await table.until(lambda: (now := sent(mail)) is not None and now.id != first.id)
        assert first.id not in {screen.id for screen in mail.screens()}
    assert not place.spy.leaks


async def test_who_takes_no_direct_messages_is_told_when_asking_and_loses_nothing_later(place: Club) -> None:
    closed = place.sandbox.world.closed_dms
    person = place.people[2]
    async with place.bot(place.dealer([COUNTED])):
        closed.add(person.person.user.id)
        refused = await turn_on(person)
        assert refused.text.startswith(f"⚠️ {ENGLISH('own-direct-closed')}")
        assert refused.button("direct").label == ENGLISH("own-direct-off")
        closed.clear()
        again = (await person.press(refused, refused.button("direct").id)).shown
        assert again.button("direct").label == ENGLISH("own-direct-on")
        closed.add(person.person.user.id)
        table = place.table()
        await table.open()
        await table.answer_grand(2, grand=False)
        assert sent(mailbox(place, 2)) is None
        assert (await table.open_hand(2)).find("no_grand") is None
