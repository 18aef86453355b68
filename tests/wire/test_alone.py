"""What one plays alone with bots, by commands and clicks: practice, and the deal of the day with its secrets."""

import asyncio
from http import HTTPStatus

import pytest

from bot.app import TichuClient
from bot.contests.alone import USUAL
from bot.gathering.lobby import No
from bot.sandbox import Channel
from bot.sandbox.vocabulary import CallbackKind, ChannelKind, Permission
from bot.speech import speech_for
from bot.tables.adrift import OF_THE_DAY
from bot.tables.votes import Abort
from bot.wire import Click
from data.calendar import DAY, day_of, day_start
from data.database import Database
from data.days import Days
from data.journal import Journal
from data.rating_audit import audit_ratings
from tests.screens import Screen
from tests.wire import forger
from tests.wire.beside import shuffle
from tests.wire.plain import Plain
from tests.wire.real_bot import CALM, Club
from tests.wire.trouble import ANSWERS
from tests.wire.wire_client import WireClient

KOREAN, GERMAN, ENGLISH = map(speech_for, ("ko", "de", "en-US"))


def threads(place: Club) -> list[Channel]:
    """Every private thread, the oldest first."""
    return [one for one in place.sandbox.world.channels.values() if one.kind is ChannelKind.PRIVATE_THREAD]


def let_in(place: Club, seat: int, one: Plain) -> WireClient:
    """Somebody whom a moderator lets into the thread of somebody's own, which nobody else has seen before."""
    world, thread = place.sandbox.world, one.client.channel
    everybody = (*place.people, place.stranger)
    assert [who.person for who in everybody if world.may_enter(thread, who.person.user.id)] == [one.client.person]
    guest = WireClient(place.people[seat].person, thread)
    assert not guest.screens()
    world.add_to_thread(thread, guest.person.user)
    return guest


async def today(place: Club, seat: int) -> Plain:
    """Somebody begins the deal of the day."""
    answer = (await place.people[seat].slash("tichu daily")).shown
    assert answer.private
    return Plain(place, seat, threads(place)[-1])


def is_over(_: Screen) -> bool:
    """Only when the board says so."""
    return False


def seal(board: Screen) -> str:
    """The first digits of the hash on a board."""
    return board.text.partition("`")[2].partition("…")[0]


async def test_everybody_gets_the_same_deal_and_bots_that_do_the_same_once_a_day(place: Club) -> None:
    day = day_of(place.clock.now())
    async with place.bot(shuffle) as bot:
        one, other = await today(place, 1), await today(place, 2)
        assert one.client.channel.id != other.client.channel.id
        await bot.rooms.settle()
        assert seal(one.board)
        assert seal(one.board) == seal(other.board)
        await one.play(bot, is_over)
        assert GERMAN("day-ranking") == one.board.button("ranking").label
        told = (await place.people[2].slash("tichu daily")).shown
        assert told.text == ENGLISH("alone-there", link=told.text.split()[-1])
        assert "Biber" not in told.text
        await other.play(bot, lambda hand: len(hand.cards) == 14)
    # It goes on where it was, and is still the same deal.
    async with place.bot(shuffle) as bot:
        await bot.rooms.settle()
        await other.play(bot, is_over)
        assert one.hands == other.hands
        ranking = (await one.client.press(one.board, one.board.button("ranking").id)).shown
        first = ranking.text.splitlines()[0]
        assert GERMAN("day-title", date="15. Januar 2027") in first
        assert GERMAN("day-line", place="🥇", name="Clover", score=score_of(ranking)) in ranking.text
        again = (await place.people[1].slash("tichu daily")).shown
        assert again.text == ranking.text
        assert len(threads(place)) == 2, "no second try"
        # A result is shared where others read it, without a card and with its score covered.
        told = (await one.client.press(ranking, ranking.button("share").id)).shown
        assert told.text == GERMAN("day-shared", channel=f"<#{place.channel.id}>")
        (shared,) = [screen.text for screen in place.people[3].screens() if "Biber" in screen.text]
        assert f"||{score_of(ranking).removesuffix(' ')}||" in shared
        in_channel = (await place.people[1].press(again, again.button("share").id)).shown
        assert not in_channel.private
        assert in_channel.text == shared
        # Nobody else sees the thread; whoever is let in and has not played is told nothing, whatever they press.
        stranger = let_in(place, 3, one)
        board = next(screen for screen in stranger.screens() if screen.find("ranking"))
        assert (await stranger.press(board, board.button("ranking").id)).shown.text == ENGLISH("day-not-yet")
        for verb in ("hands", "verify", "log", "replay"):
            looked = (await stranger.press(board, board.button(verb).id)).shown.text
            assert looked == ENGLISH("day-sealed")
            assert looked != (await one.client.press(one.board, one.board.button(verb).id)).shown.text
    async with await Database.open(place.path) as database:
        matches = await Journal(database).matches()
        assert [match.outcome for match in matches] == [OF_THE_DAY] * 2
        entries = [await Journal(database).entries(match.id) for match in matches]
        mine, theirs = ([(entry.actor, entry.action, entry.events) for entry in one] for one in entries)
        assert mine == theirs, "who plays the same sees the same, to the last card of every bot"
        assert await audit_ratings(database) == ()
        for table in ("result", "tally", "standing"):
            assert await database.rows(f"SELECT * FROM {table}") == ()  # noqa: S608 - the names stand above
        north, south = [await Days(database).of("tichu", day, place.people[seat].person.user.id) for seat in (1, 2)]
        assert north is not None
        assert south is not None
        assert north.score == south.score is not None


async def leave(one: Plain, bot: TichuClient) -> None:
    asked = (await one.client.slash("tichu leave")).shown
    assert asked.text in {GERMAN("reply-leave-confirm-day"), GERMAN("reply-leave-confirm-alone")}
    await one.client.press(asked, asked.button("leave_yes").id)
    await bot.rooms.settle()


async def leave_here(one: Plain, bot: TichuClient) -> None:
    """By the board, since there are no commands in direct messages."""
    asked = (await one.client.press(one.board, one.board.button("leave").id)).shown
    await one.client.press(asked, asked.button("leave_yes").id)
    await bot.rooms.settle()


def score_of(ranking: Screen) -> str:
    """The score in one's own line."""
    return ranking.text.split("**")[3]


async def test_who_leaves_is_not_ranked_and_the_next_day_brings_another_deal_and_tells_the_last(place: Club) -> None:
    async with place.bot(shuffle) as bot:
        one = await today(place, 1)
        await bot.rooms.settle()
        first, board = seal(one.board), one.board.id
        closing = (await one.client.slash("tichu end")).shown
        assert closing.text == GERMAN("reply-end-confirm-day")
        assert one.board.find("more") is None
        await leave(one, bot)
        texts = {shown.id: shown.text for shown in one.client.screens()}
        assert texts[board] == GERMAN("room-closed"), "it cannot be had anew"
        told = (await place.people[1].slash("tichu daily")).shown
        assert GERMAN("day-own-none") in told.text
        other = await today(place, 2)
        await other.play(bot, lambda hand: len(hand.cards) == 14)
        place.clock.advance(DAY)
        await other.play(bot, is_over)
        late = (await other.client.press(other.board, other.board.button("ranking").id)).shown
        assert ENGLISH("day-own-none") in late.text, "the day was over"
        again = await today(place, 1)
        await bot.rooms.settle()
        assert seal(again.board) not in {"", first}
        await leave(again, bot)
        ranking = (await place.people[1].slash("tichu daily")).shown
        assert GERMAN("day-proof") in ranking.text
        assert f"`{first}" in ranking.text


async def test_nobody_has_the_deal_of_the_day_anew_by_being_deleted(place: Club) -> None:
    who = place.people[1]
    async with place.bot(shuffle) as bot:
        await leave(await today(place, 1), bot)
        asked = (await who.slash("tichu privacy delete")).shown
        done = (await who.press(asked, asked.button("forget").id)).shown
        assert done.text == GERMAN("privacy-deleted")
        until = f"<t:{day_start(day_of(place.clock.now()) + 1)}:R>"
        assert (await who.slash("tichu daily")).shown.text == GERMAN("day-spent", until=until)
        assert len(threads(place)) == 1
        place.clock.advance(DAY)
        await today(place, 1)
        assert len(threads(place)) == 2, "the next day's is theirs again"


async def test_a_deal_whose_thread_is_deleted_goes_on_elsewhere_where_it_was(place: Club) -> None:
    world, who = place.sandbox.world, place.people[1]
    async with place.bot(shuffle) as bot:
        one = await today(place, 1)
        await one.play(bot, lambda hand: 0 < len(hand.cards) < 14)
        first = one.hands[-1]
        place.sandbox.requests.clear()
        world.delete_channel(one.client.channel)
        await world.until(lambda: len(bot.rooms) == 0)
        await bot.rooms.settle()
        assert [made.route for made in place.sandbox.requests if made.channel_id == one.client.channel.id] == []
        listed = (await who.slash("tichu mine")).shown.text
        assert GERMAN("mine-adrift", until=f"<t:{day_start(day_of(place.clock.now()) + 1)}:R>") in listed
        assert GERMAN("privacy-question-alone") in (await who.slash("tichu privacy delete")).shown.text
        told = (await who.slash("tichu daily")).shown
        (thread,) = threads(place)
        assert f"/channels/{place.guild.id}/{thread.id}" in told.text
        assert told.text == GERMAN("day-on", link=told.text.split()[-1])
        one = Plain(place, 1, thread)
        await one.play(bot, lambda hand: len(hand.cards) > 0)
        assert one.hands == [first], "the same hand at the same point"
        told = (await who.slash("tichu rules")).shown
        # So it is in direct messages, and after a restart that finds the thread gone.
    world.delete_channel(thread)
    async with place.bot(shuffle) as bot:
        await bot.rooms.settle()
        assert len(bot.rooms) == 0
        # What can still be played is told of to nobody, whatever they press.
        asked = forger.press(who.person, who.message(told), str(Click("day", day_of(place.clock.now()), "ranking")))
        await asked.answered()
        assert (await asked.shown()).content.startswith(GERMAN("day-not-yet").partition("`")[0])
        told = (await who.slash("tichu daily", where="direct")).shown
        assert "/channels/@me/" in told.text
        one = Plain(place, 1, world.dm(who.person.user))
        await one.play(bot, is_over)
        assert one.hands[0] == first
        ranking = (await who.slash("tichu daily")).shown
        assert GERMAN("day-line", place="🥇", name="Biber", score=score_of(ranking)) in ranking.text
    async with await Database.open(place.path) as database:
        (match,) = await Journal(database).matches()
        assert match.outcome == OF_THE_DAY


async def test_a_channel_whose_end_went_unheard_is_found_to_be_gone_by_asking(place: Club) -> None:
    world, who = place.sandbox.world, place.people[1]
    async with place.bot(shuffle) as bot:
        one = await today(place, 1)
        await bot.rooms.settle()
        del world.channels[one.client.channel.id]
        assert (await who.slash("tichu daily")).shown.text.startswith(GERMAN("alone-there", link=""))
        await world.until(lambda: len(bot.rooms) == 0)
        await bot.rooms.settle()
        told = (await who.slash("tichu daily")).shown.text
        assert told == GERMAN("day-on", link=told.split()[-1])


async def test_who_comes_back_to_a_deal_as_its_day_ends_is_told_that_it_is_over(place: Club) -> None:
    world, who = place.sandbox.world, place.people[1]
    async with place.bot(shuffle) as bot:
        one = await today(place, 1)
        world.delete_channel(one.client.channel)
        await world.until(lambda: len(bot.rooms) == 0)
        await bot.rooms.settle()
        began = day_of(place.clock.now())

        def ends() -> bool:
            """As soon as there is another thread, the day is over."""
            if threads(place) and day_of(place.clock.now()) == began:
                place.clock.advance(DAY)
            return bool(threads(place))

        ending = asyncio.create_task(world.until(ends))
        told = (await who.slash("tichu daily")).shown.text
        await ending
        assert GERMAN("day-own-none") in told
        assert threads(place) == [], "nothing is left behind"
        await bot.rooms.settle()
        listed = (await who.slash("tichu mine")).shown.text
        assert listed == GERMAN("mine-none")


async def test_a_deal_that_nobody_takes_up_again_is_over_with_its_day_or_its_person(place: Club) -> None:
    world, who = place.sandbox.world, place.people[1]
    mail = WireClient(place.people[2].person, world.dm(place.people[2].person.user))
    async with place.bot(shuffle) as bot:
        settings = (await place.people[2].slash("tichu settings")).shown
        await place.people[2].press(settings, settings.button("direct").id)
        for seat in (1, 2, 2):
            # At the second time it goes on, and whoever wants the hand by direct message has it again.
            table = await today(place, seat)
            await bot.rooms.settle()
            assert any(screen.find("grand") for screen in mail.screens()) == (seat == 2)
            world.delete_channel(table.client.channel)
            await world.until(lambda: len(bot.rooms) == 0)
            await bot.rooms.settle()
            assert not any(screen.find("grand") for screen in mail.screens())
        # Who is deleted is deleted with what they had begun.
        asked = (await who.slash("tichu privacy delete")).shown
        assert (await who.press(asked, asked.button("forget").id)).shown.text == GERMAN("privacy-deleted")
        assert (await who.slash("tichu daily")).shown.text.startswith(GERMAN("day-spent", until="").partition(".")[0])
        place.clock.advance(DAY)
        await bot.rooms.settle()
        assert (await who.slash("tichu daily")).shown.text.startswith(GERMAN("day-open", link="").partition(":")[0])
    async with await Database.open(place.path) as database:
        assert sorted(str(match.outcome) for match in await Journal(database).matches()) == ["None", "day", "day"]


async def test_a_table_that_has_begun_stays_when_the_word_of_it_is_lost(place: Club) -> None:
    world, who = place.sandbox.world, place.people[1]

    async def unheard() -> None:
        place.sandbox.faults.inject("POST", ANSWERS, status=HTTPStatus.NOT_FOUND, code=10062, applied=True)
        await who.slash("tichu daily")

    async with place.bot(shuffle) as bot:
        for _ in ("begun", "moved"):
            await unheard()
            told = (await who.slash("tichu daily")).shown
            assert told.text.startswith(GERMAN("alone-there", link="").partition(":")[0])
            (thread,) = threads(place)
            one = Plain(place, 1, thread)
            await one.play(bot, lambda hand: len(hand.cards) > 0)
            world.delete_channel(thread)
            await world.until(lambda: len(bot.rooms) == 0)
            await bot.rooms.settle()


@pytest.mark.parametrize("where", ["thread", "direct"])
async def test_whoever_has_to_wait_for_the_table_is_told_so(
    place: Club, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    monkeypatch.setattr("bot.unhurried.SPARE", 10.0)  # whatever is not done at once is put off
    who = place.people[1]
    async with place.bot(shuffle) as bot:
        told = (await who.slash("tichu daily", where=where)).shown
        assert who.uses[-1].callback is CallbackKind.DEFERRED_MESSAGE
        assert told.text.startswith(GERMAN("day-open", link="").partition(":")[0])
        if where == "thread":
            place.sandbox.world.delete_channel(threads(place)[0])
            await place.sandbox.world.until(lambda: len(bot.rooms) == 0)
            await bot.rooms.settle()
            told = (await who.slash("tichu daily")).shown
            assert who.uses[-1].callback is CallbackKind.DEFERRED_MESSAGE
            assert told.text == GERMAN("day-on", link=told.text.split()[-1])


@pytest.mark.parametrize("moves", [False, True], ids=["waits", "moved"])
async def test_what_still_happens_to_a_table_that_lost_its_channel_stops_no_clock(place: Club, *, moves: bool) -> None:
    async with place.bot(shuffle, CALM.model_copy(update={"ping_seconds": 300.0})) as bot:
        one = await today(place, 1)
        old = bot.rooms.in_channel(one.client.channel.id)
        assert old is not None
        place.sandbox.world.delete_channel(one.client.channel)
        await place.sandbox.world.until(lambda: old.id in bot.rooms.adrift)
        if moves:
            await today(place, 1)
        await bot.rooms.settle()
        rings = place.clock.next
        assert rings is not None
        assert await old.vote(place.people[1].person.user.id, Abort(), agree=True) is No.TOO_LATE
        assert place.clock.next == rings
        place.clock.advance(8 * DAY)
        await bot.rooms.settle()
        assert old.id not in bot.rooms.adrift
        assert not len(bot.rooms), "nobody has come for a week"


async def test_practice_is_for_one_alone_and_for_fun(place: Club) -> None:
    async with place.bot(shuffle) as bot:
        answer = (await place.people[2].slash("tichu practice")).shown
        (thread,) = threads(place)
        room = bot.rooms.in_channel(thread.id)
        assert room is not None
        assert f"/channels/{place.guild.id}/{thread.id}" in answer.text
        assert set(room.lobby.levels.values()) == {USUAL}
        assert room.lobby.rated is False
        again = (await place.people[2].slash("tichu practice")).shown
        assert again.text.startswith(ENGLISH("alone-there", link="").partition(":")[0])
        assert len(threads(place)) == 1
        await bot.rooms.settle()
        one = Plain(place, 2, thread)
        await one.play(bot, lambda hand: len(hand.cards) == 14)
        stranger = let_in(place, 3, one)
        board = next(screen for screen in stranger.screens() if screen.find("hand"))
        assert (await stranger.press(board, board.button("hand").id)).shown.text == ENGLISH("reply-not-seated")


async def test_direct_messages_are_the_other_way(place: Club) -> None:
    world = place.sandbox.world
    async with place.bot(shuffle) as bot:
        world.permit(place.channel, Permission(int(Permission.ADMINISTRATOR) - 1) & ~Permission.CREATE_PRIVATE_THREADS)
        refused = (await place.people[2].slash("tichu daily")).shown
        missing = ENGLISH("permission-create_private_threads")
        assert missing in refused.text
        assert ENGLISH("choice-where-direct") in refused.text
        user = place.people[2].person.user
        world.closed_dms.add(user.id)
        closed = (await place.people[2].slash("tichu daily", where="direct")).shown
        assert closed.text == ENGLISH("alone-no-direct")
        world.closed_dms.clear()
        opened = (await place.people[2].slash("tichu daily", where="direct")).shown
        assert "/channels/@me/" in opened.text
        one = Plain(place, 2, world.dm(user))
        await one.play(bot, lambda hand: len(hand.cards) == 14)
        # A board in direct messages answers as boards do, with a hand beside it.
        board = one.board
        hand = (await one.client.press(board, board.button("hand").id)).shown
        assert (hand.id != board.id, len(hand.cards)) == (True, 14)
        assert (await one.client.press(board, board.button("scores").id)).new
        await leave_here(one, bot)
        assert ENGLISH("day-own-none") in (await place.people[2].slash("tichu daily")).shown.text
