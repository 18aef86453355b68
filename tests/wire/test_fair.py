"""A sealed deal as people meet it: its seal in play, its proof and the hands after it, at a closed table too."""

from bot.games.tichu.words import tag
from bot.speech import speech_for
from data.database import Database
from engine.cards import DECK
from tests.stacked import ONE_TWO
from tests.wire.real_bot import Club

ENGLISH = speech_for("en-US")


async def test_a_stranger_can_check_the_last_deal_of_a_match_whose_table_is_closed(place: Club) -> None:
    table, stranger = place.table(), place.stranger
    async with place.bot(place.dealer([ONE_TWO])):
        await table.open(target=100)
        await table.until(lambda: table.sees("hand"))
        sealed = (await stranger.slash("tichu verify")).shown
        assert sealed.private
        (seal,) = (line.strip("`") for line in sealed.text.splitlines() if line.startswith("`"))
        assert f"`{seal[:12]}…`" in table.public("hand").text
        early = (await stranger.slash("tichu verify", round=2)).shown
        assert early.text == ENGLISH("fair-no-round")
        await table.play(ONE_TWO)
        await table.until(lambda: table.sees("rematch"))
        final = next(screen for screen in reversed(stranger.screens()) if screen.find("verify") is not None)
        assert f"`{seal[:12]}…`" in final.text
        proof = (await stranger.press(final, final.button("verify", "1").id)).shown
        assert proof.private
        assert "✅" in proof.text
        assert seal in proof.text
        hands = (await stranger.press(proof, proof.button("hands", "1").id)).shown
        assert hands.private
        assert all(tag(ENGLISH, card) in hands.text for card in DECK)
        # In the channel no table is open any more: both commands say where the proof is, and it is there.
        assert (await stranger.slash("tichu scores")).shown.text == ENGLISH("reply-no-table-past")
        told = (await stranger.slash("tichu verify")).shown.text
        assert told == ENGLISH("reply-no-table-verify")
        assert ENGLISH("fair-never") in told, "nor is it promised of a round that was not scored"
        async with await Database.open(place.path) as database:
            ((match,),) = await database.rows("SELECT id FROM match")
        step = (await stranger.slash("tichu replay", match=str(match), round=1)).shown
        whole = (await stranger.press(step, step.button("strip").id)).shown
        again = (await stranger.press(whole, whole.button("proof").id)).shown
        assert again.text == proof.text
        assert (await stranger.press(again, again.button("strip").id)).shown.text == whole.text
        helped = await stranger.press(final, final.button("rules").id)
        assert helped.shown.text != ENGLISH("reply-table-gone")
    assert place.sandbox.requests.invalid == 0
