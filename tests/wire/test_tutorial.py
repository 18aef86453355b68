"""The tutorial by the real bot: private, in one's own language, alive after a restart and after a long while."""

import asyncio

from bot.coach.tutorial import REMEMBERED
from bot.speech import speech_for
from tests.stacked import COUNTED
from tests.wire.real_bot import Club

KOREAN, GERMAN = map(speech_for, ("ko", "de"))


async def test_a_step_is_done_on_a_private_message(place: Club) -> None:
    async with place.bot(place.dealer([COUNTED])):
        amsel = place.people[0]
        shown = (await amsel.slash("tichu tutorial")).shown
        assert shown.private
        assert KOREAN("tutorial-singles-1") in shown.text
        assert len(shown.alts) == 1
        shown = (await amsel.press(shown, shown.button("tick", "9t").id)).shown
        answer = await amsel.press(shown, shown.button("play").id)
        assert not answer.new
        assert KOREAN("tutorial-singles-1-done") in answer.shown.text
        assert "Amsel" in answer.shown.text
        # Nobody else sees any of it, and there is no table.
        assert all(KOREAN("tutorial-singles-1") not in one.text for one in place.people[1].screens())
    assert place.sandbox.requests.invalid == 0


async def test_the_command_goes_on_where_one_was_or_opens_a_step(place: Club) -> None:
    async with place.bot(place.dealer([COUNTED])):
        biber = place.people[1]
        shown = (await biber.slash("tichu tutorial", step=9)).shown
        assert GERMAN("tutorial-wish-1") in shown.text
        shown = (await biber.press(shown, shown.button("tick", "MJ").id)).shown
        shown = (await biber.press(shown, shown.button("play").id)).shown
        wish = shown.menu("wish")
        await biber.choose(shown, wish.id, "A")
        shown = (await biber.slash("tichu tutorial")).shown
        assert GERMAN("tutorial-wish-2") in shown.text


async def test_after_a_restart_an_old_message_begins_its_lesson_anew(place: Club) -> None:
    biber = place.people[1]
    async with place.bot(place.dealer([COUNTED])):
        shown = (await biber.slash("tichu tutorial", step=2)).shown
        shown = (await biber.press(shown, shown.button("tick", "9j").id)).shown
    async with place.bot(place.dealer([COUNTED])):
        answer = await biber.press(shown, shown.button("tick", "9t").id)
        assert not answer.new
        assert answer.shown.text.startswith("### 🎓 2/10")
        assert GERMAN("tutorial-anew") in answer.shown.text
        assert len(answer.shown.alts) == 1
        shown = (await biber.press(answer.shown, answer.shown.button("lesson", "3").id)).shown
        assert GERMAN("tutorial-straights-1") in shown.text
        place.clock.advance(REMEMBERED + 1)
        answer = await biber.press(shown, shown.button("tick", "5j").id)
        assert GERMAN("tutorial-anew") in answer.shown.text


async def test_many_clicks_at_once_are_all_answered_and_the_last_word_is_the_truth(place: Club) -> None:
    async with place.bot(place.dealer([COUNTED])):
        amsel = place.people[0]
        shown = (await amsel.slash("tichu tutorial", step=4)).shown
        cards = ("7s", "7p", "7t", "4j", "4s")
        answers = await asyncio.gather(*(amsel.press(shown, shown.button("tick", card).id) for card in cards))
        assert len(answers) == len(cards)
        (last,) = (one for one in amsel.screens() if one.private)
        assert not last.button("play").disabled
        # A double click on what ends the task does it once.
        play = last.button("play").id
        await asyncio.gather(*(amsel.press(last, play) for _ in range(3)))
        (last,) = (one for one in amsel.screens() if one.private)
        assert KOREAN("tutorial-houses-2") in last.text
    assert place.sandbox.requests.invalid == 0
