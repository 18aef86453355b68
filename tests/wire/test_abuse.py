"""What a client of one's own can send is answered in words, breaks nothing and changes nothing of others'."""

import asyncio
import io
import logging
import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import pytest

from bot.logs import Redacted
from bot.sandbox import DEADLINE, CallbackKind, Interaction, Sandbox
from bot.speech import LOCALES, speech_for
from bot.tables.room import Room
from bot.wire import Click
from engine.kernel import Seat
from tests.screens import as_shown
from tests.stacked import COUNTED
from tests.wire import forger
from tests.wire.beside import begun, board, room_of, shuffle
from tests.wire.real_bot import CALM, Club, club
from tests.wire.wire_client import WireClient

FAILED: Final = {speech_for(locale)("reply-error") for locale in LOCALES}
HARMLESS: Final = frozenset({"tick", "cards", "clear", "back", "browse", "fill", "autopass", "gift", "take_back"})
"""Verbs of a hand that change nothing but what its owner sees."""
NAMES: Final = (
    "**@everyone** <@1> `x`",
    "\u202eevil\u2066\u200b\u200d",
    "Z" + "\u0300\u0336\u0489" * 10,
    "\u0301" * 32,
    "🀄" * 32,
    "مرحبا بالعالم",
    "[x](https://x.y)",
    "a\nb\r\x00\x1b[31m",
    "# > - 1. ||x||",
    "ﷺ" * 32,
    "\u2066" * 32,
    "=cmd|' /C calc'!A0\u2028",
)
"""Names as Discord lets them through, and worse."""


@pytest.fixture
def complaints() -> Iterator[io.StringIO]:
    """The log, from warnings on."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(Redacted(None))
    handler.setLevel(logging.WARNING)
    logging.getLogger().addHandler(handler)
    yield stream
    logging.getLogger().removeHandler(handler)


async def answered(*uses: Interaction) -> None:
    """All of these have been answered in time."""
    await asyncio.gather(*(used.answered(DEADLINE) for used in uses))


def said(used: Interaction) -> str:
    """What the answer says."""
    return "" if used.message is None else used.message.content


def truth(room: Room) -> object:
    """All that a stranger could change: who sits where, what is voted on, what everybody holds and may do."""
    return room.lobby, room.company.votes, [room.hand(Seat(seat), room.speech) for seat in range(4)]


def sane(place: Club, uses: Sequence[Interaction], log: str) -> None:
    """Everything was answered by something else than an apology, and the log has no complaint of ours."""
    assert all(used.callback is not None for used in uses)
    wrong = [used.origin for used in uses if said(used) in FAILED]
    assert not wrong, log
    assert not [line for line in log.splitlines() if "an interaction failed" in line]
    refused = [(one.route, one.status, one.code) for one in place.sandbox.requests if one.code in {50035, 40060, 10062}]
    assert not refused


@pytest.mark.parametrize("seed", range(2))
async def test_forged_ids_of_who_does_not_play_change_nothing(place: Club, complaints: io.StringIO, seed: int) -> None:
    chance = random.Random(seed)
    async with place.bot(place.dealer([COUNTED])) as client:
        table = await begun(place)
        for seat in range(4):
            await table.open_hand(seat)
        room = room_of(client, place)
        before = truth(room)
        stranger = place.stranger
        public = stranger.message(board(stranger))
        whisper = stranger.message((await stranger.slash("tichu help")).shown)
        uses: list[Interaction] = []
        for _ in range(25):
            some = [
                forger.press(stranger.person, chance.choice((public, whisper)), forger.forged_id(chance, [room.id]))
                for _ in range(8)
            ]
            await answered(*some)
            uses += some
        await client.rooms.settle()
        assert truth(room) == before
    sane(place, uses, complaints.getvalue())
    assert not place.spy.leaks


@pytest.mark.parametrize("seed", range(2))
async def test_forged_values_and_verbs_of_who_plays_are_answered(
    place: Club, complaints: io.StringIO, seed: int
) -> None:
    chance = random.Random(seed)
    async with place.bot(place.dealer([COUNTED])) as client:
        table = await begun(place)
        who = place.people[1]
        hand = who.message(await table.open_hand(1))
        public = who.message(board(who))
        room = room_of(client, place)
        uses: list[Interaction] = []
        for _ in range(20):
            some: list[Interaction] = []
            for _ in range(8):
                verb = chance.choice([verb for verb in forger.VERBS if verb not in {"leave_yes", "end_yes", "forget"}])
                values = [chance.choice(forger.EVIL) for _ in range(chance.choice((0, 1, 2, 30)))]
                ids = (
                    f"t1:{place_}:0:{verb}:{chance.choice(('', '1', '8j'))}" for place_ in (room.id, "own", "config")
                )
                there = who.person.visible(place.channel)
                message = chance.choice([one for one in (hand, public) if one.id in {seen.id for seen in there}])
                some.append(forger.choose(who.person, message, chance.choice(tuple(ids)), values))
            await answered(*some)
            uses += some
        await client.rooms.settle()
        assert room.match is not None
        assert room.match.outcome is None
    sane(place, uses, complaints.getvalue())
    assert not place.spy.leaks


async def test_the_managers_of_another_server_manage_no_table_of_this_one(place: Club) -> None:
    world = place.sandbox.world
    elsewhere = world.add_channel(world.add_guild("Elsewhere", owner=place.stranger.person.user), "mine")
    world.join(world.guilds[elsewhere.guild_id or 0], place.stranger.person.user)
    async with place.bot(place.dealer([COUNTED])) as client:
        await begun(place)
        room = room_of(client, place)
        there = WireClient(place.stranger.person, elsewhere)
        message = there.message((await there.slash("tichu help")).shown)
        used = forger.press(there.person, message, str(Click(room.id, 0, "end_yes")))
        await answered(used)
        await client.rooms.settle()
        assert room_of(client, place) is room
        for verb in ("hand", "scores", "seats", "more", "hands"):
            used = forger.press(there.person, message, str(Click(room.id, 0, verb)))
            await answered(used)
            assert as_shown(said(used)) in {speech_for(locale)("reply-table-gone") for locale in LOCALES}
    assert not place.spy.leaks


async def test_modals_and_options_that_nobody_offered_are_answered_or_ignored(
    place: Club, complaints: io.StringIO
) -> None:
    async with place.bot(shuffle) as client:
        who = place.people[0].person
        forged = [
            forger.command(who, place.channel, "tichu start", {"target": 10**15}),
            forger.command(who, place.channel, "tichu start", {"clock": "never"}),
            forger.command(who, place.channel, "tichu start", {"bots": -5}),
            forger.command(who, place.channel, "tichu start", {"level": "@everyone"}),
            forger.command(who, place.channel, "tichu tutorial", {"step": 2**53}),
            forger.command(who, place.channel, "tichu rules", {"topic": "\x00" * 50}),
            forger.command(who, place.channel, "tichu privacy show", {"x": "y" * 5000}),
        ]
        await answered(*forged)
        assert client.rooms.in_channel(place.channel.id) is None
        assert all(said(used) for used in forged)
        assert "an interaction failed" not in complaints.getvalue()
        # The bot opens no modal, so that none can be sent; who sends one hears nothing, and nothing happens.
        forger.submit(who, place.channel, "t1:own:0:locale:ko", "x" * 4000)
        await answered(who.slash(place.channel, "tichu help"))
    assert "Traceback" not in complaints.getvalue()


@pytest.mark.parametrize("first", range(0, len(NAMES), 4))
async def test_no_name_breaks_a_board_a_picture_a_file_or_the_log(
    sandbox: Sandbox, tmp_path: Path, complaints: io.StringIO, first: int
) -> None:
    world = sandbox.world
    place = club(sandbox, tmp_path / "tichu.db", [(name, "ko") for name in NAMES[first : first + 4]])
    async with place.bot(shuffle) as client:
        table = await begun(place)
        for seat in range(4):
            await table.open_hand(seat)
        await client.rooms.settle()
        public = [one for one in world.messages(place.channel.id) if not one.is_ephemeral]
        assert public
        for message in public:
            assert not message.mentions
            assert not any(bad in message.content for bad in ("@everyone", "<@1>", "\u202e", "\x1b", "\x00"))
            assert message.attachments
            marks = sum(one in "\u0300\u0336\u0489\u0301" for one in message.content)
            assert marks <= 8, "two on a letter"
        export = await place.people[0].person.slash(place.channel, "tichu privacy export").answered()
        file = (await export.shown()).attachments[0]
        assert file.filename.isascii()
    assert "Traceback" not in complaints.getvalue()
    assert place.sandbox.requests.invalid == 0


async def test_one_person_hosts_so_many_tables_however_fast_they_open_them(place: Club) -> None:
    world = place.sandbox.world
    channels = [world.add_channel(place.guild, f"more-{number}") for number in range(12)]
    async with place.bot(shuffle, CALM.model_copy(update={"tables_per_host": 3, "tables_per_guild": 5})) as client:
        at_once = [place.people[0].person.slash(channel, "tichu start") for channel in channels]
        await answered(*at_once)
        await client.rooms.settle()
        assert len(client.rooms) == 3
        words = speech_for("ko")("reply-crowded-host", most=3)
        assert [said(used) for used in at_once].count(words) == 9
        free = [channel for channel in channels if client.rooms.in_channel(channel.id) is None]
        others = [place.people[1].person.slash(channel, "tichu start") for channel in free[:4]]
        await answered(*others)
        await client.rooms.settle()
        assert len(client.rooms) == 5
        assert [said(used) for used in others].count(speech_for("de")("reply-crowded-guild", most=5)) == 2
        assert all(used.callback is CallbackKind.MESSAGE for used in (*at_once, *others))


async def test_who_asks_too_fast_is_told_so_and_nobody_else_is(place: Club) -> None:
    async with place.bot(shuffle, CALM.model_copy(update={"clicks_per_second": 5.0})) as client:
        table = await begun(place)
        room = room_of(client, place)
        flood = [place.stranger.person.slash(place.channel, "tichu rules") for _ in range(30)]
        await answered(*flood)
        words = speech_for("en-US")("reply-too-fast")
        assert 15 <= [said(used) for used in flood].count(words) <= 22
        hand = await table.open_hand(1)
        await place.people[1].press(hand, hand.button("no_grand").id)
        assert room.match is not None
        assert room.match.seq >= 2


async def test_fourteen_ticks_and_a_play_as_fast_as_fingers_go_are_no_flood(place: Club) -> None:
    async with place.bot(shuffle, CALM.model_copy(update={"clicks_per_second": 5.0})) as client:
        await begun(place)
        hand = (await place.people[1].slash("tichu hand")).shown
        message = place.people[1].message(hand)
        room = room_of(client, place)
        uses = [forger.press(place.people[1].person, message, str(Click(room.id, 1, "back"))) for _ in range(16)]
        await answered(*uses)
        assert speech_for("de")("reply-too-fast") not in {said(used) for used in uses}
