"""`/tichu privacy` over the wire: what is kept is told and sent, and who is deleted is gone, at the tables too."""

import json
import struct
from typing import Any

import pytest

from bot.app import TichuClient
from bot.sitters import Bot
from bot.speech import speech_for
from data.database import Database
from data.people import is_stand_in
from tests.screens import Screen
from tests.stacked import COUNTED
from tests.wire.beside import agree, ask, begun, board, room_of
from tests.wire.real_bot import Club
from tests.wire.wire_client import WireClient

KOREAN, GERMAN, ENGLISH = map(speech_for, ("ko", "de", "en-US"))


async def exported(who: WireClient) -> dict[str, Any]:
    """The file that somebody is sent, and sees alone."""
    world = who.person.world
    shown = (await who.slash("tichu privacy export")).shown
    await world.until(lambda: bool(who.message(latest(who, shown)).attachments))
    message = latest(who, shown)
    assert message.private
    (attachment,) = who.message(message).attachments
    found = world.files.at(attachment.url.removeprefix(world.base))
    assert found is not None
    assert attachment.filename == "tichu.json"
    whole: dict[str, Any] = json.loads(found[1])
    return whole


def latest(who: WireClient, screen: Screen) -> Screen:
    """A message as it is now."""
    return next(one for one in who.screens() if one.id == screen.id)


async def delete(who: WireClient) -> Screen:
    """Ask to be deleted and confirm it; what is said then."""
    question = (await who.slash("tichu privacy delete")).shown
    assert question.private
    answer = await who.press(question, question.button("forget").id)
    assert not answer.new
    return answer.shown


async def resigned(place: Club, client: TichuClient) -> Screen:
    """A match that seats 1 and 3 have given up; what its board shows."""
    table = await begun(place)
    for seat in range(4):
        await table.answer_grand(seat, grand=False)
    await agree(place.people[1], "resign")
    await agree(place.people[3], "resign", sure=True)
    await table.until(lambda: not len(client.rooms))
    await table.until(lambda: bool(board(place.people[0]).find("rematch")))
    return board(place.people[0])


def named(place: Club, who: WireClient) -> bool:
    """Whether the id or the name of somebody stands in the file or its log."""
    files = (place.path, place.path.with_name(f"{place.path.name}-wal"))
    content = b"".join(path.read_bytes() for path in files if path.exists())
    user = who.person.user
    return any(form in content for form in (str(user.id).encode(), struct.pack(">q", user.id), user.name.encode()))


async def test_who_has_much_to_be_sent_gets_it_however_long_it_takes(
    place: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.unhurried.LONGEST", 0.0)
    async with place.bot(place.dealer([COUNTED])):
        assert (await exported(place.people[1]))["user"] == str(place.people[1].person.user.id)


async def test_people_are_told_what_is_kept_of_them_and_of_nobody_else(place: Club) -> None:
    async with place.bot(place.dealer([COUNTED])) as client:
        told = (await place.stranger.slash("tichu privacy show")).shown
        assert told.private
        assert ENGLISH("privacy-kept-tables", count=0, days=30) in told.text
        await resigned(place, client)
        told = (await place.people[0].slash("tichu privacy show")).shown
        for line in (
            KOREAN("privacy-kept-settings", count=0),
            KOREAN("privacy-kept-tables", count=1, days=30),
            KOREAN("privacy-kept-results", count=1),
            KOREAN("privacy-kept-cards-ever"),
        ):
            assert line in told.text


async def test_the_file_holds_what_somebody_did_and_names_nobody_else(place: Club) -> None:
    async with place.bot(place.dealer([COUNTED])) as client:
        await resigned(place, client)
        person = place.people[1]
        panel = (await person.slash("tichu settings")).shown
        await person.press(panel, panel.button("pings").id)
        whole = await exported(person)
    assert (whole["format"], whole["version"]) == ("tichu-bot person", 1)
    assert whole["user"] == str(person.person.user.id)
    assert whole["rows"]["user_preference"][0]["turn_pings"] == 0
    assert [row["seat"] for row in whole["rows"]["result_seat"]] == [1]
    assert whole["rows"]["result_seat"][0]["name"] == "Biber"
    (acts,) = whole["acts"].values()
    assert len(acts) == 1, "one answer to Grand Tichu"
    text = json.dumps(whole)
    for other in (place.people[0], place.people[2], place.people[3]):
        assert str(other.person.user.id) not in text
        assert other.name not in text
    async with await Database.open(place.path) as database:
        deals = await database.rows("SELECT action FROM entry WHERE actor = 'dealer'")
    assert deals, "cards were dealt"
    assert not any(deal["action"] in text for deal in deals)


async def test_who_is_deleted_is_gone_and_the_result_stays(place: Club) -> None:
    person, other = place.people[1], place.people[0]
    async with place.bot(place.dealer([COUNTED])) as client:
        over = await resigned(place, client)
        asked = (await person.slash("tichu privacy delete")).shown
        kept = await person.press(asked, asked.button("keep").id)
        assert kept.shown.text == GERMAN("privacy-kept-all")
        assert named(place, person)
        assert (await delete(person)).text == GERMAN("privacy-deleted")
        assert not named(place, person)
        assert named(place, other)
        told = (await person.slash("tichu privacy show")).shown
        assert GERMAN("privacy-kept-results", count=0) in told.text
        # Who plays again with the same people finds a free seat.
        await other.press(over, over.button("rematch").id)
        table = place.table()
        await table.until(lambda: table.sees("start"))
        room = room_of(client, place)
        assert [getattr(sitter, "name", None) for sitter in room.lobby.seats] == ["Amsel", None, "Clover", "Dahlia"]
    async with await Database.open(place.path) as database:
        seats = await database.rows("SELECT user FROM result_seat ORDER BY seat")
        result = await database.rows("SELECT winner FROM result")
    users = [client.person.user.id for client in place.people]
    assert is_stand_in(seats[1]["user"])
    assert [seat["user"] for seat in seats][::2] == users[::2]
    assert [row["winner"] for row in result] == [0]


async def test_who_is_deleted_leaves_their_tables_and_is_expected_at_none(place: Club) -> None:
    person = place.people[1]
    user = person.person.user
    lounge = place.sandbox.world.add_channel(place.guild, "lounge")
    async with place.bot(place.dealer([COUNTED])) as client:
        await place.sandbox.world.until(lambda: client.get_channel(lounge.id) is not None)
        table = await begun(place)
        host = WireClient(place.people[0].person, lounge)
        await host.slash("tichu start", invite1=user, invite2=place.people[2].person.user)
        asked = (await person.slash("tichu privacy delete")).shown
        assert GERMAN("privacy-question-seats", count=1) in asked.text
        await person.press(asked, asked.button("forget").id)
        room, invited = room_of(client, place), client.rooms.in_channel(lounge.id)
        assert isinstance(room.lobby.seats[1], Bot)
        line = KOREAN("room-left", name=KOREAN("deleted-player"), bot=KOREAN("lobby-bot-1"))
        await table.until(lambda: line in board(place.people[0]).text, "the table is told")
        assert "Biber" not in board(place.people[0]).text + (await ask(place.people[2], "log")).shown.text
        assert invited is not None
        assert [guest.name for guest in invited.lobby.guests or ()] == ["Amsel", "Clover"]
        assert not named(place, person)
        assert (await person.slash("tichu hand")).shown.text == GERMAN("reply-not-seated")
        offered = (await ask(place.stranger, "seats")).shown
        assert offered.find("take", "1") is not None
    async with place.bot(place.dealer([COUNTED])) as client:
        assert isinstance(room_of(client, place).lobby.seats[1], Bot)
    assert not named(place, person)
