"""What somebody's decisions in a round have cost: their own, of finished rounds alone, with the way into the replay."""

from bot.speech import speech_for
from data.database import Database
from tests.stacked import COUNTED, ONE_TWO
from tests.wire.beside import shuffle
from tests.wire.real_bot import Club
from tests.wire.test_alone import is_over, today
from tests.wire.test_past import match_of, one_round_and_a_bit, step

KOREAN, GERMAN, ENGLISH = map(speech_for, ("ko", "de", "en-US"))


async def test_everybody_sees_their_own_decisions_of_a_round_that_was_scored(place: Club) -> None:
    async with place.bot(place.dealer([COUNTED, ONE_TWO])):
        await one_round_and_a_bit(place)
        match = await match_of(place)
        texts = set[str]()
        for who, speech in zip(place.people[:3], (KOREAN, GERMAN, ENGLISH), strict=True):
            shown = (await who.slash("tichu review")).shown
            assert shown.private
            assert speech("review-title", number=1) in shown.text
            assert speech("review-scale") in shown.text
            assert shown.text.count(speech("review-loss", points=0).split("0")[0].strip()) <= 3
            texts.add(shown.text)
            assert (await who.slash("tichu review", match=match, round=1)).shown.text == shown.text
            told = (await who.slash("tichu review", match=match, round=2)).shown
            assert told.text == speech("replay-no-round"), "the second round goes on"
        assert len(texts) == 3
        who = place.people[2]
        assert (await place.stranger.slash("tichu review")).shown.text == ENGLISH("review-none")
        told = (await place.stranger.slash("tichu review", match=match, round=1)).shown
        assert told.text == ENGLISH("review-not-there")
        shown = (await who.slash("tichu review")).shown
        there = await step(who, shown, "on")
        assert "step" in there.text
        back = await step(who, there, "show")
        assert back.text == shown.text


async def test_what_a_bot_did_for_somebody_is_not_theirs(place: Club) -> None:
    async with place.bot(place.dealer([COUNTED, ONE_TWO])):
        await one_round_and_a_bit(place)
    async with await Database.open(place.path) as database:
        await database.execute("DROP TRIGGER entry_is_never_changed")
        await database.execute("UPDATE entry SET stand_in = 1 WHERE actor = 'seat-2'")
    async with place.bot(place.dealer([])):
        assert (await place.people[2].slash("tichu review")).shown.text == ENGLISH("review-none")
        assert GERMAN("review-title", number=1) in (await place.people[1].slash("tichu review")).shown.text


async def test_the_deal_of_the_day_is_reviewed_by_who_has_played_it(place: Club) -> None:
    async with place.bot(shuffle) as bot:
        one = await today(place, 1)
        await one.play(bot, lambda hand: len(hand.cards) == 14)
        assert (await place.people[1].slash("tichu review")).shown.text == GERMAN("review-none")
        await one.play(bot, is_over)
        shown = (await place.people[1].slash("tichu review")).shown
        assert GERMAN("review-title", number=1) in shown.text
        match = await match_of(place)
        assert (await place.people[3].slash("tichu review", match=match)).shown.text == ENGLISH("day-sealed")
