"""A table in a strict simulation: tokens that end in virtual time, and what stays of a match that is over."""

from pathlib import Path

from bot.speech import speech_for
from tests.e2e.simulation import simulated
from tests.stacked import COUNTED, ONE_TWO

ENGLISH = speech_for("en-US")
TOKEN_LIFE = 15 * 60
"""Seconds (Discord, Receiving and Responding, followup messages)."""


async def test_a_hand_whose_token_has_ended_is_left_alone_until_its_owner_uses_it(tmp_path: Path) -> None:
    async with simulated(tmp_path / "tichu.db", [COUNTED]) as simulation:
        table = simulation.table()
        await table.open(target=500)
        await table.play(COUNTED, stop=15)
        await simulation.env.advance_time(TOKEN_LIFE + 1)
        before = len(simulation.env.http_requests)
        table.restarted()
        await table.act("1", "passes")
        spent = simulation.env.http_requests[before:]
        assert not [request for request in spent if request.method == "PATCH" and "/webhooks/" in request.path]
        old = table.kept_hand(2)
        assert old is not None
        await table.act("2", "passes")
        again = table.kept_hand(2)
        assert again is not None
        assert again.id == old.id, "a click on the old copy makes it the live one"
        await table.act("3", "passes")
        now = table.kept_hand(2)
        assert now is not None
        assert now.text != again.text, "and it follows again"


async def test_what_stays_of_a_match_is_answered_and_a_rematch_keeps_the_seats(tmp_path: Path) -> None:
    async with simulated(tmp_path / "tichu.db", [ONE_TWO, COUNTED]) as simulation:
        table = simulation.table()
        await table.open(target=100)
        await table.play(ONE_TWO)
        final = table.public("rematch")
        assert ENGLISH("match-won", team="Biber & Dahlia", winner=400, loser=0) in final.text
        for seat, verb in ((0, "scores"), (1, "trick")):
            answer = await simulation.people[seat].press(final, final.button(verb).id)
            assert answer.shown.private
            assert answer.shown.text
        refused = await simulation.stranger.press(final, final.button("rematch").id)
        assert refused.shown.text == ENGLISH("reply-rematch-not-yours")
        await simulation.people[2].press(final, final.button("rematch").id)
        lobby = table.public("start", 2)
        assert ENGLISH("lobby-seat-host", name="Clover") in lobby.text
        assert not lobby.button("start").disabled
        late = await simulation.people[0].press(final, final.button("rematch").id)
        assert late.shown.text == ENGLISH("reply-rematch-late")
        await simulation.people[2].press(lobby, lobby.button("start").id)
        hand = await table.open_hand(0)
        assert hand.find("no_grand") is not None
