"""Hints by command and by button: for their owner alone, told to the others, and never where something is at stake."""

from pathlib import Path
from typing import Final

from bot.sandbox import Sandbox, point_discordpy
from bot.speech import speech_for
from tests.screens import Screen
from tests.stacked import COUNTED, Round
from tests.wire.beside import ask, room_of, shuffle
from tests.wire.plain import Plain
from tests.wire.real_bot import Club, club
from tests.wire.test_alone import threads, today
from tests.wire.test_noninterference import swapped

ACTS: Final = 22
"""Of the script, before one of the two rounds has a bomb that the other has not."""
KOREAN, GERMAN, ENGLISH = map(speech_for, ("ko", "de", "en-US"))


def is_advice(shown: Screen, title: str) -> bool:
    return shown.private and shown.text.startswith(title)


async def test_practice_has_a_hint_button_and_nobody_is_told(place: Club) -> None:
    async with place.bot(shuffle) as bot:
        await place.people[2].slash("tichu practice")
        one = Plain(place, 2, threads(place)[-1])
        await one.play(bot, lambda hand: len(hand.cards) == 14)
        hand = (await one.client.press(one.board, one.board.button("hand").id)).shown
        answer = await one.client.press(hand, hand.button("hint").id)
        assert answer.new
        assert is_advice(answer.shown, ENGLISH("hint-title"))
        assert ENGLISH("hint-scale") in answer.shown.text
        again = (await one.client.slash("tichu hint")).shown
        assert again.text == answer.shown.text, "advice is the same for the same cards"
        log = (await one.client.press(one.board, one.board.button("log").id)).shown.text
        assert ENGLISH("hint-told", name="Clover") not in log
        # A ticked card takes the place of the hint: it can be unticked there.
        ticked = (await one.client.press(hand, hand.button("tick").id)).shown
        assert ticked.find("hint") is None
        assert not ticked.button("clear").disabled


async def test_at_a_table_for_fun_the_others_are_told_that_there_was_one_and_no_more(place: Club) -> None:
    async with place.bot(place.dealer([COUNTED])):
        table = place.table()
        await table.open(target=500, clock="relaxed", mode="casual")
        await table.play(COUNTED, stop=12)
        for who, speech in zip(place.people[:3], (KOREAN, GERMAN, ENGLISH), strict=True):
            shown = (await who.slash("tichu hint")).shown
            said = (speech("hint-title"), speech("hint-nothing"))
            assert shown.private
            assert shown.text.startswith(said), shown.text
            await who.slash("tichu hint")
        assert (await place.stranger.slash("tichu hint")).shown.text == ENGLISH("reply-not-seated")
        await table.until(lambda: table.sees("log"))
        log = (await ask(place.people[0], "log")).shown.text
        for name in ("Amsel", "Biber", "Clover"):
            assert log.count(KOREAN("hint-told", name=name)) == 1
        assert place.spy.leaks == []


async def test_there_is_none_in_a_rated_match_nor_at_the_deal_of_the_day(place: Club) -> None:
    async with place.bot(place.dealer([COUNTED])) as client:
        assert (await place.people[2].slash("tichu hint")).shown.text == ENGLISH("reply-no-table")
        table = place.table()
        await table.open(clock="relaxed")
        assert room_of(client, place).lobby.rated
        await table.play(COUNTED, stop=8)
        assert (await place.people[2].slash("tichu hint")).shown.text == ENGLISH("hint-rated")
        await table.until(lambda: table.sees("hand"))
        hand = (await ask(place.people[2], "hand")).shown
        assert hand.find("hint") is None
        one = await today(place, 3)
        await one.play(client, lambda hand: len(hand.cards) == 14)
        assert (await one.client.slash("tichu hint")).shown.text == ENGLISH("hint-day")


async def advice(round_: Round, path: Path) -> list[str]:
    """What two people, and the log for everybody, are told while others hold this or that."""
    sandbox = Sandbox(bot_name="Probe", rate_limits=False)
    told: list[str] = []
    with point_discordpy(await sandbox.start()):
        place = club(sandbox, path)
        async with place.bot(place.dealer([round_])):
            table = place.table()
            await table.open(mode="casual")
            for number, words in enumerate(list(round_.acts)[:ACTS]):
                await table.act(*words)
                if number % 7 == 0:
                    told += [(await place.people[seat].slash("tichu hint")).shown.text for seat in (0, 2)]
            await table.until(lambda: table.sees("log"))
            told.append((await ask(place.stranger, "log")).shown.text)
        await sandbox.stop()
    return told


async def test_hints_are_the_same_whatever_others_hold(tmp_path: Path) -> None:
    here = await advice(COUNTED, tmp_path / "here.db")
    there = await advice(swapped(COUNTED, "Qj", "Jt"), tmp_path / "there.db")
    assert here == there
    assert any(text.startswith(ENGLISH("hint-title")) for text in here)
    assert any(text.startswith(KOREAN("hint-title")) for text in here)
