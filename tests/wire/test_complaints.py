"""What people complain about with other bots, shown at a real table not to happen here."""

import asyncio
import re
from http import HTTPStatus

import pytest

from bot.games.tichu.lines import tags
from bot.games.tichu.words import tag
from bot.speech import speech_for
from engine.cards import Cards
from render.emoji import emoji_name
from tests.stacked import COUNTED
from tests.wire.real_bot import PEOPLE, Club
from tests.wire.trouble import ANSWERS, seq

KOREAN, GERMAN, ENGLISH = map(speech_for, ("ko", "de", "en-US"))
TO_THE_LEAD = 9
"""Acts of the script until North, who has called, is to lead."""
NAMED_EMOJI = re.compile(r"::|<a?:|:[a-z_]{2,}\w*:")
"""An emoji in a text: where it cannot be shown, people read its name between colons, or the colons."""


async def test_who_presses_when_something_fails_is_told_and_so_is_the_log(
    place: Club, caplog: pytest.LogCaptureFixture
) -> None:
    table = place.table()
    async with place.bot(place.dealer([COUNTED])) as client:
        await table.open()
        hand, before = await table.open_hand(1), seq(client, place)
        place.sandbox.faults.inject("POST", ANSWERS, status=HTTPStatus.FORBIDDEN, code=50013)
        caplog.clear()
        failed = await place.people[1].press(hand, hand.button("grand").id)
        assert failed.shown.text == GERMAN("reply-error")
        assert [record.name for record in caplog.records] == ["bot.answers"]
        assert seq(client, place) == before
        await table.answer_grand(1, grand=False)
        assert seq(client, place) == before + 1, "the match is unharmed"


async def test_of_plays_that_are_pressed_at_once_one_is_made(place: Club) -> None:
    table = place.table()
    async with place.bot(place.dealer([COUNTED])) as client:
        await table.open()
        await table.play(COUNTED, stop=TO_THE_LEAD)
        hand = await table.open_hand(0)
        offered = await table.press(0, hand, hand.button("browse"))
        quick = offered.menu("quick")
        await table.press(0, offered, offered.button("back"))
        ticked = await table.tick(0, Cards("2j 2s"))
        before = seq(client, place)
        who, play = place.people[0], ticked.button("play").id
        answers = await asyncio.gather(
            who.press(ticked, play),
            who.choose(offered, quick.id, quick.options[0][0]),
            who.press(ticked, play),
        )
        assert not any(answer.new for answer in answers)
        assert seq(client, place) == before + 1


async def test_a_button_means_its_card_and_not_its_place(place: Club) -> None:
    table = place.table()
    async with place.bot(place.dealer([COUNTED])):
        await table.open()
        await table.play(COUNTED, stop=TO_THE_LEAD)
        old = await table.open_hand(0)
        await table.put_down(0, "2j 2s")
        # Two cards fewer: what stood behind them has moved on, and the old copy still shows it where it was.
        pressed = await place.people[0].press(old, old.button("tick", "9s").id)
        assert KOREAN("hand-ticked", cards=tags(KOREAN, Cards("9s")), what="").strip(" →") in pressed.shown.text


async def test_everybody_is_told_the_right_name_after_every_act(place: Club) -> None:
    table = place.table()
    async with place.bot(place.dealer([COUNTED])):
        await table.open()
        await table.play(COUNTED, stop=TO_THE_LEAD)
        for act, awaited in zip(list(COUNTED.acts)[TO_THE_LEAD:][:6], (1, 1, 2, 3, 0, 1), strict=True):
            await table.act(*act)
            hands = [await table.open_hand(seat) for seat in range(4)]
            told = [
                speech("wait-follow", name=PEOPLE[awaited][0]) in hand.text
                for hand, speech in zip(hands, (KOREAN, GERMAN, ENGLISH, ENGLISH), strict=True)
            ]
            assert told == [seat != awaited for seat in range(4)], act


@pytest.mark.parametrize("stocked", [True, False], ids=["emojis", "no emojis"])
async def test_a_card_is_read_whether_its_emoji_is_there_or_not(place: Club, *, stocked: bool) -> None:
    if not stocked:
        place.sandbox.world.emojis.clear()
        place.sandbox.faults.inject("POST", r"/emojis$", status=HTTPStatus.FORBIDDEN, code=50013)
    table = place.table()
    async with place.bot(place.dealer([COUNTED])):
        await table.open()
        await table.play(COUNTED, stop=4)
        hand = await table.open_hand(2)
        assert hand.cards == place.spy.hands[2]
        for card in hand.cards:
            button = hand.button("tick", str(card))
            assert tag(ENGLISH, card) in button.label
            assert button.emoji == (emoji_name(card) if stocked else "")
        for screen in place.people[2].screens():
            assert not NAMED_EMOJI.search("\n".join((screen.text, *(button.label for button in screen.buttons))))
