"""The same decks at two tables, by commands and clicks: a whole contest with a restart in it, and how others end."""

from bot.app import TichuClient
from bot.contests.duplicate import compared, difference
from bot.contests.panel import MARKS
from bot.sandbox import Channel
from bot.sandbox.vocabulary import ChannelKind, Permission
from bot.speech import speech_for
from bot.tables.room import Room
from bot.wire import Click
from data.database import Database
from data.duplicates import Duplicates, State
from data.journal import Journal
from data.results import Results
from tests.screens import Screen
from tests.wire import forger
from tests.wire.beside import shuffle
from tests.wire.plain import Plain
from tests.wire.real_bot import Club
from tests.wire.wire_client import WireClient

KOREAN, GERMAN, ENGLISH = map(speech_for, ("ko", "de", "en-US"))
ROUNDS = 2
NEEDED = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_HISTORY
)
"""What a table needs in a channel, and no thread."""


def threads(place: Club) -> list[Channel]:
    return [one for one in place.sandbox.world.channels.values() if one.kind is ChannelKind.PRIVATE_THREAD]


def newest(who: WireClient, verb: str) -> Screen:
    return next(one for one in reversed(who.screens()) if not one.private and one.find(verb))


async def press(who: WireClient, verb: str, argument: str | None = None) -> Screen | None:
    """Press a button of the contest's message; what is said to that, if anything."""
    screen = newest(who, verb)
    held = None if argument is None else f"{screen.button(verb).id.rpartition(':')[2].partition('.')[0]}.{argument}"
    answer = await who.press(screen, screen.button(verb, held).id)
    return answer.shown if answer.new else None


def newest_with(who: WireClient, key: str) -> Screen:
    return next(one for one in reversed(who.screens()) if ENGLISH(key) in one.text)


async def settled(bot: TichuClient) -> None:
    for _ in range(3):
        await bot.organiser.settle()
        await bot.rooms.settle()


async def begun(place: Club, bot: TichuClient, **options: str | int) -> tuple[Plain, Plain]:
    """A contest of one person at each table, the others bots."""
    host, other = place.people[2], place.people[1]
    shown = (await host.slash("tichu duplicate", clock="off", **options)).shown
    assert not shown.private
    assert ENGLISH("duplicate-title") in shown.text
    assert await press(other, "sit", "4") is None
    assert await press(host, "begin") is None
    await settled(bot)
    first, second = threads(place)
    return Plain(place, 2, first), Plain(place, 1, second)


def room_of(bot: TichuClient, one: Plain) -> Room:
    room = bot.rooms.in_channel(one.client.channel.id)
    assert room is not None
    return room


async def ask(one: Plain, verb: str, argument: str | None = None) -> Screen:
    board = next(screen for screen in reversed(one.client.screens()) if not screen.private and screen.find(verb))
    return (await one.client.press(board, board.button(verb, argument).id)).shown


async def forged(one: Plain, table: str, verb: str) -> set[str]:
    """What is told to who asks this of the newest round, in whatever words, and with an id that no button has."""
    board = next(screen for screen in reversed(one.client.screens()) if not screen.private)
    told: set[str] = set()
    for argument in ("", "0", "00", *(("1", "99") if verb in {"log", "trick"} else ())):
        click = str(Click(table, 0, verb, argument))
        asked = forger.press(one.client.person, one.client.message(board), click)
        await asked.answered()
        told.add((await asked.shown()).content)
    return told


async def next_round(bot: TichuClient, one: Plain) -> None:
    match = room_of(bot, one).match
    if match is not None and match.resting:
        board = newest(one.client, "next")
        await one.client.press(board, board.button("next").id)


async def play_round(bot: TichuClient, one: Plain) -> None:
    await next_round(bot, one)
    await one.play(bot, lambda _: False)
    await settled(bot)


async def test_two_tables_play_the_same_decks_and_are_compared(place: Club) -> None:
    async with place.bot(shuffle) as bot:
        one, other = await begun(place, bot, rounds=ROUNDS)
        tables = {room_of(bot, one).id, room_of(bot, other).id}
        assert one.board.text.partition("`")[2][:12] == other.board.text.partition("`")[2][:12], "the same seal"
        await play_round(bot, one)
        for verb in ("hands", "verify", "replay"):
            assert (await ask(one, verb)).text == ENGLISH("duplicate-sealed"), verb
        match = room_of(bot, one).id
        for verb in ("hands", "verify", "log", "trick"):
            assert await forged(one, match, verb) == {ENGLISH("duplicate-sealed")}, verb
        for path, options in (("tichu replay", {"round": 1}), ("tichu export", {})):
            told = (await one.client.slash(path, match=match, **options)).shown
            assert told.text == ENGLISH("duplicate-sealed"), path
        await next_round(bot, one)
        await one.play(bot, lambda hand: len(hand.cards) == 14)
        # What is played right now is told to those who play it, and to nobody of the other table: they do not see its
        # thread, and are told nothing if somebody lets them in.
        world, across = place.sandbox.world, place.people[1].person.user
        may_enter = [
            [world.may_enter(table.client.channel, who.person.user.id) for who in (*place.people, place.stranger)]
            for table in (one, other)
        ]
        assert may_enter == [[False, False, True, False, False], [False, True, False, False, False]]
        world.add_to_thread(one.client.channel, across)
        assert (await ask(one, "log")).text != ENGLISH("duplicate-sealed")
        let_in = Plain(place, 1, one.client.channel)
        assert (await ask(let_in, "log")).text == GERMAN("duplicate-sealed")
    # All of it goes on after a restart, sealed as it was.
    async with place.bot(shuffle) as bot:
        await settled(bot)
        assert (await place.people[3].slash("tichu replay", match=match, round=1)).shown.text == ENGLISH(
            "duplicate-sealed"
        )
        await play_round(bot, other)
        proof = (await other.client.slash("tichu verify", round=1)).shown
        assert "python -m engine verify" in proof.text
        assert (await one.client.slash("tichu verify", round=1)).shown.text.count("`") == proof.text.count("`")
        assert (await place.people[3].slash("tichu replay", match=match, round=1)).shown.buttons
        for verb in ("log", "trick"):
            assert await forged(let_in, match, verb) == {GERMAN("duplicate-sealed")}, verb
        standing = (await other.client.slash("tichu duplicate")).shown
        assert standing.private
        assert GERMAN("duplicate-round", number=1, tables="").partition(":")[0] in standing.text
        await one.play(bot, lambda _: False)
        await settled(bot)
        # One table is done and waits for the other; what was its last round stays closed.
        assert bot.rooms.in_channel(one.client.channel.id) is None
        for verb in ("hands", "verify", "log", "trick"):
            assert await forged(one, match, verb) == {ENGLISH("duplicate-sealed")}, verb
        await play_round(bot, other)
        assert bot.rooms.in_channel(other.client.channel.id) is None
        assert (await ask(one, "hands")).text != ENGLISH("duplicate-sealed")
        assert GERMAN("duplicate-title") in (await ask(other, "compare")).text
        results = [newest_text(who.client) for who in (one, other)]
        home = newest_text(place.people[3])
        assert results[0] == results[1] == home
    await hold_against_the_store(place, tables, home)


async def hold_against_the_store(place: Club, tables: set[str], home: str) -> None:
    """What is stored of a contest that is over, and of both its matches; `home` is what was told."""
    async with await Database.open(place.path) as database:
        (row,) = await database.rows("SELECT id FROM duplicate")
        stored = await Duplicates(database).get(row["id"])
        assert stored is not None
        assert (stored.state, stored.outcome) == (State.OVER, "finished")
        assert {half.table for half in stored.halves} == tables
        scores = await Duplicates(database).scores(stored.id)
        assert scores[0] == scores[1], "who plays the same gets the same"
        assert difference(compared(scores)) == 0
        assert ENGLISH("duplicate-drawn") in home
        for table, points in zip((half.table for half in stored.halves), scores, strict=True):
            result = await Results(database).get(table)
            assert result is not None
            assert not result.rated
            assert {line.number: line.points for line in result.rounds} == points
        decks = [
            [entry.action for entry in await Journal(database).entries(table) if "deck" in entry.action]
            for table in tables
        ]
        assert decks[0] == decks[1]
        assert len(decks[0]) == ROUNDS


def newest_text(who: WireClient) -> str:
    """The newest public result in a channel."""
    return next(
        one.text for one in reversed(who.screens()) if not one.private and ENGLISH("duplicate-columns") in one.text
    )


async def test_a_table_that_is_done_first_still_tells_how_it_stood(place: Club) -> None:
    async with place.bot(shuffle) as bot:
        one, _ = await begun(place, bot, rounds=1)
        await play_round(bot, one)
        await settled(bot)
        assert bot.rooms.in_channel(one.client.channel.id) is None
        assert (await ask(one, "hands")).text == ENGLISH("duplicate-sealed")
        assert (await ask(one, "scores")).text.startswith(ENGLISH("terms-rounds", rounds=1))


async def test_a_table_that_is_closed_ends_it_for_both_in_plain_words(place: Club) -> None:
    async with place.bot(shuffle) as bot:
        one, other = await begun(place, bot, rounds=ROUNDS)
        closing = (await other.client.slash("tichu end")).shown
        assert closing.text == GERMAN("reply-end-confirm-duplicate")
        asked = (await other.client.slash("tichu leave")).shown
        assert asked.text == GERMAN("reply-leave-confirm-duplicate")
        await other.client.press(asked, asked.button("leave_yes").id)
        await settled(bot)
        assert len(bot.rooms) == 0
        for client in (one.client, other.client, place.people[3]):
            assert MARKS[1] in newest_with(client, "duplicate-broken").text


async def test_who_resigns_at_a_table_has_lost_all_of_it(place: Club) -> None:
    async with place.bot(shuffle) as bot:
        one, other = await begun(place, bot, rounds=ROUNDS)
        # At table 2 the first seat is of team B.
        board = newest(other.client, "more")
        more = (await other.client.press(board, board.button("more").id)).shown
        stop = (await other.client.press(more, more.button("abort").id)).shown
        assert stop.text == GERMAN("more-sure-abort-duplicate")
        sure = (await other.client.press(more, more.button("resign").id)).shown
        assert sure.text == GERMAN("more-sure-resign-duplicate")
        await other.client.press(sure, sure.button("resign").id)
        await settled(bot)
        assert len(bot.rooms) == 0
        told = ENGLISH("duplicate-resigned", team=MARKS[1], other=MARKS[0], names="Clover")
    # Killed when everybody had been told, and nobody had noted it: what is posted again is the message that is there.
    async with await Database.open(place.path) as database:
        await database.execute("UPDATE duplicate SET told = 0")
    async with place.bot(shuffle) as bot:
        await settled(bot)
        for client in (one.client, other.client, place.people[3]):
            assert sum(told in screen.text for screen in client.screens()) == 1


async def test_what_a_kill_left_half_done_is_ended_and_told_at_the_next_start(place: Club) -> None:
    async with place.bot(shuffle) as bot:
        one, other = await begun(place, bot, rounds=ROUNDS)
    # Killed after the first of two tables was opened.
    async with await Database.open(place.path) as database:
        await database.execute("DELETE FROM duplicate_table WHERE number = 1")
    async with place.bot(shuffle) as bot:
        await settled(bot)
        assert bot.rooms.in_channel(one.client.channel.id) is None
        assert not newest_with(one.client, "duplicate-broken").buttons
    # Killed after it was over, before anybody was told.
    async with await Database.open(place.path) as database:
        await database.execute("UPDATE duplicate SET told = 0, outcome = 'finished'")
        await database.execute(
            "INSERT INTO duplicate_table SELECT id, 1, 'gone', ? FROM duplicate", (other.client.channel.id,)
        )
    async with place.bot(shuffle) as bot:
        await settled(bot)
        assert newest_with(other.client, "duplicate-drawn").alts == (), "there was nothing to compare"
    async with await Database.open(place.path) as database:
        assert await Duplicates(database).unfinished() == ()


async def test_nobody_sees_both_hands_and_the_host_alone_begins(place: Club) -> None:
    async with place.bot(shuffle) as bot:
        host, other = place.people[2], place.people[1]
        await host.slash("tichu duplicate")
        alone = await press(host, "begin")
        assert alone is not None
        assert alone.text == ENGLISH("lobby-no-table-empty")
        await press(other, "sit", "4")
        refused = await press(other, "begin")
        assert refused is not None
        assert refused.text == GERMAN("lobby-no-host-only")
        # Who moves has one place; who stands up none.
        await press(other, "sit", "5")
        await press(other, "stand")
        missing = await press(other, "stand")
        assert missing is not None
        assert missing.text == GERMAN("lobby-no-not-seated")
        again = (await other.slash("tichu duplicate")).shown
        assert "/channels/" in again.text
        await press(other, "sit", "6")
        await press(host, "begin")
        await settled(bot)
        first, second = threads(place)
        room = bot.rooms.in_channel(first.id)
        assert room is not None
        # At table 1 nobody of table 2 may take a bot's seat.
        assert room.lobby.guests is not None
        assert [guest.user for guest in room.lobby.guests] == [host.person.user.id]
        assert bot.rooms.in_channel(second.id) is not None


async def test_it_can_be_called_off_expires_and_is_refused_without_threads(place: Club) -> None:
    world = place.sandbox.world
    async with place.bot(shuffle) as bot:
        host = place.people[2]
        await host.slash("tichu duplicate")
        assert await press(host, "cancel") is None
        await settled(bot)
        assert any(ENGLISH("duplicate-cancelled") in one.text for one in host.screens())
        await host.slash("tichu duplicate")
        await place.table().until(lambda: place.clock.next is not None)
        place.clock.run_out()
        await settled(bot)
        assert any(ENGLISH("duplicate-expired") in one.text for one in host.screens())
        old = newest_with(host, "duplicate-expired")
        assert not old.buttons
        world.permit(place.channel, NEEDED)
        refused = (await host.slash("tichu duplicate")).shown
        assert ENGLISH("permission-create_private_threads") in refused.text
        # A second channel is the other way.
        side = world.add_channel(place.guild, "side")
        told = (await host.slash("tichu duplicate", clock="off", **{ENGLISH("option-second-name"): side})).shown
        assert not told.private, told.text
        await press(place.people[1], "sit", "4")
        await press(host, "begin")
        await settled(bot)
        assert {room.channel for room in map(bot.rooms.in_channel, (place.channel.id, side.id)) if room} == {
            place.channel.id,
            side.id,
        }


async def test_a_table_does_not_stay_open_where_the_other_one_cannot_be_opened(place: Club) -> None:
    async with place.bot(shuffle) as bot:
        host, other = place.people[2], place.people[1]
        side = place.sandbox.world.add_channel(place.guild, "side")
        await host.slash("tichu duplicate", clock="off", **{ENGLISH("option-second-name"): side})
        await press(other, "sit", "4")
        # While people gather, somebody opens a table in the second channel.
        await WireClient(place.people[0].person, side).slash("tichu start")
        assert await press(host, "begin") is None
        await settled(bot)
        assert bot.rooms.in_channel(place.channel.id) is None
        assert bot.rooms.in_channel(side.id) is not None
        assert not newest_with(host, "duplicate-failed").buttons


async def test_who_plays_such_a_table_alone_with_bots_can_practise_as_well(place: Club) -> None:
    async with place.bot(shuffle) as bot:
        await begun(place, bot)
        who, before = place.people[1], set(bot.rooms.of(place.people[1].person.user.id))
        told = (await who.slash("tichu practice")).shown.text
        (room,) = set(bot.rooms.of(who.person.user.id)) - before
        assert told == GERMAN("alone-open", link=room.link)
