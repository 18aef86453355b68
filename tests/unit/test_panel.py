"""What stays of a message when nobody brings it up to date any more."""

from bot.staging.panel import Button, Panel, kept


def test_a_message_that_is_kept_promises_nothing_more() -> None:
    panel = Panel(
        "Result of round 1\n**The next round begins <t:1800000000:R>.**\nRound 1 · 200 : 0",
        ((Button("t1:abc:0:next:", "Next round"),),),
        alt="A score sheet.",
    )
    assert kept(panel) == Panel("Result of round 1\nRound 1 · 200 : 0", alt="A score sheet.")
