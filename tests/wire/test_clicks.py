"""Clicks that do not go as one thinks: strangers', double, stale, many at once, on what is over."""

import asyncio
from functools import partial

from bot.app import TichuClient
from bot.games.tichu.lines import in_order, tags
from bot.sandbox.vocabulary import EVERYTHING
from bot.speech import speech_for
from engine.cards import Cards
from tests.stacked import COUNTED
from tests.table_driver import REFUSED
from tests.wire.real_bot import Club

KOREAN, GERMAN, ENGLISH = map(speech_for, ("ko", "de", "en-US"))
TO_THE_LEAD = 9
"""Acts of the script until North, who has called, is to lead."""
TO_THE_DRAGON = 15
"""Acts of the script until the Dragon lies on the table and East is to follow."""


def accepted(client: TichuClient, place: Club) -> int:
    """How many actions of the match have been accepted and stored."""
    room = client.rooms.in_channel(place.channel.id)
    assert room is not None
    assert room.match is not None
    return room.match.seq


async def test_a_strangers_clicks_are_answered_and_do_nothing(place: Club) -> None:
    async with place.bot(place.dealer([COUNTED])) as client:
        table = place.table()
        await table.open()
        before = accepted(client, place)
        await table.until(lambda: table.sees("hand"))
        (board,) = (one for one in place.stranger.screens() if one.find("hand"))
        said: dict[str, str] = {}
        for verb in ("hand", "leave", "trick", "scores", "log", "rules"):
            answer = await place.stranger.press(board, board.button(verb).id)
            assert answer.new
            assert answer.shown.private
            said[verb] = answer.shown.text
        assert said["hand"] == ENGLISH("reply-not-seated")
        assert said["leave"] == ENGLISH("lobby-no-not-seated")
        for path in ("tichu hand", "tichu leave", "tichu end"):
            assert (await place.stranger.slash(path)).shown.private
        assert accepted(client, place) == before
    assert not place.spy.leaks


async def test_a_double_click_acts_once_and_both_are_answered(place: Club) -> None:
    async with place.bot(place.dealer([COUNTED])) as client:
        table = place.table()
        await table.open()
        await table.play(COUNTED, stop=TO_THE_DRAGON)
        for seat in (1, 2, 3):
            screen, before = await table.open_hand(seat), accepted(client, place)
            pass_ = screen.button("pass").id
            answers = await asyncio.gather(*(place.people[seat].press(screen, pass_) for _ in range(2)))
            assert not any(answer.new for answer in answers)
            assert accepted(client, place) == before + 1
        assert place.clock.next == 4.0, "the bomb window is open"


async def test_a_click_on_a_stale_hand_is_no_move_that_its_owner_did_not_see(place: Club) -> None:
    async with place.bot(place.dealer([COUNTED])) as client:
        table = place.table()
        await table.open()
        await table.play(COUNTED, stop=TO_THE_LEAD)
        stale = await table.tick(0, Cards("9j 9s"))
        fresh = await table.press(0, stale, stale.button("clear"))
        for card in ("2j", "2s"):
            fresh = await table.press(0, fresh, fresh.button("tick", card))
        await table.press(0, fresh, fresh.button("play"))
        before = accepted(client, place)
        # The pair of nines was a lead; now twos lie there, and it would be another move.
        answer = await place.people[0].press(stale, stale.button("play").id)
        assert answer.shown.text.startswith(REFUSED)
        passing = await table.open_hand(1)
        await table.press(1, passing, passing.button("pass"))
        answer = await place.people[1].press(passing, passing.button("pass").id)
        assert answer.shown.text.startswith(REFUSED)
        assert accepted(client, place) == before + 1


async def test_twenty_ticks_at_once_are_all_answered_and_all_count(place: Club) -> None:
    async with place.bot(place.dealer([COUNTED])):
        table = place.table()
        await table.open()
        await table.play(COUNTED, stop=TO_THE_LEAD)
        hands = [await table.open_hand(seat) for seat in range(4)]
        chosen = [in_order(hand.cards)[:10:2] for hand in hands]
        clicks = [
            place.people[seat].press(hands[seat], hands[seat].button("tick", str(cards[number])).id)
            for number in range(5)
            for seat, cards in enumerate(chosen)
        ]
        answers = await asyncio.gather(*clicks)
        assert len(answers) == 20
        assert all(answer.screen is not None and not answer.new for answer in answers)
        for seat, speech in enumerate((KOREAN, GERMAN, ENGLISH, ENGLISH)):
            line = speech("hand-ticked", cards=tags(speech, chosen[seat]), what="").strip()
            await table.until(partial(is_told, place, seat, line))
    assert not place.spy.leaks
    assert place.sandbox.requests.invalid == 0


def shown_to(place: Club, seat: int) -> str:
    """The newest private message of somebody."""
    return [screen for screen in place.people[seat].screens() if screen.private][-1].text


async def test_who_leaves_a_match_is_replaced_by_a_bot_that_plays_on(place: Club) -> None:
    async with place.bot(place.dealer([COUNTED])):
        table = place.table()
        await table.open()
        await table.play(COUNTED, stop=TO_THE_DRAGON)
        hand = await table.open_hand(1)
        await table.until(lambda: table.sees("leave"))
        board = table.public("leave", 1)
        asked = await place.people[1].press(board, board.button("leave").id)
        assert asked.shown.text == f"{GERMAN('reply-leave-confirm')}\n{GERMAN('rating-leave')}"
        left = await place.people[1].press(asked.shown, asked.shown.button("leave_yes").id)
        assert left.shown.text == GERMAN("reply-left")
        # The bot follows the Dragon with a pass or a bomb; both bring somebody else to move.
        await table.until(lambda: KOREAN("room-left", name="Biber", bot=KOREAN("lobby-bot-1")) in said(place))
        await table.until(lambda: hand.id not in {screen.id for screen in place.people[1].screens()})
        again = await place.people[1].slash("tichu hand")
        assert again.shown.text == GERMAN("reply-not-seated")
        passing = await table.open_hand(2)
        assert not passing.button("pass").disabled, "the bot has moved"
        assert (await place.people[1].slash("tichu start")).shown.private, "the channel's table goes on without him"


def said(place: Club) -> str:
    """The board."""
    return next(one.text for one in reversed(place.people[0].screens()) if one.find("hand") and not one.private)


async def test_the_host_ends_a_match_by_command_and_what_is_left_of_it_is_answered(place: Club) -> None:
    async with place.bot(place.dealer([COUNTED])):
        table = place.table()
        await table.open(mode="casual")
        hand = await table.open_hand(2)
        await table.until(lambda: table.sees("hand"))
        board = table.public("hand", 3)
        refused = await place.people[2].slash("tichu end")
        assert refused.shown.text == ENGLISH("reply-end-not-allowed")
        asked = await place.people[0].slash("tichu end")
        assert asked.shown.text == KOREAN("reply-end-confirm-last")
        assert table.sees("hand"), "nothing is over before it is confirmed"
        ended = await place.people[0].press(asked.shown, asked.shown.button("end_yes").id)
        assert ended.shown.text == KOREAN("reply-ended")
        await table.until(lambda: not table.sees("hand"))
        # Old renderings stay on people's screens, and are pressed.
        dead = await place.people[3].press(board, board.button("hand").id)
        assert dead.shown.text == ENGLISH("reply-table-gone")
        await table.until(lambda: hand.id not in {screen.id for screen in place.people[2].screens()})
        again = await place.people[1].slash("tichu start")
        assert again.shown.find("start") is not None, "the channel is free"


async def test_a_moderator_may_end_a_table_that_is_not_theirs(place: Club) -> None:
    place.sandbox.world.join(place.guild, place.stranger.person.user, permissions=EVERYTHING)
    async with place.bot(place.dealer([COUNTED])):
        table = place.table()
        await table.open(mode="casual")
        asked = await place.stranger.slash("tichu end")
        ended = await place.stranger.press(asked.shown, asked.shown.button("end_yes").id)
        assert ended.shown.text == ENGLISH("reply-ended")
        await table.until(lambda: not table.sees("hand"))


def is_told(place: Club, seat: int, line: str) -> bool:
    """Whether a seat sees a line."""
    return line in shown_to(place, seat)
