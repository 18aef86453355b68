"""Why something cannot be done, and what can: the rule in a sentence and one legal play."""

from bot.games.tichu.words import play, rank
from bot.speech import Speech
from engine.tichu.legal import Objection, Why


def refusal(speech: Speech, objection: Objection) -> str:
    """The rule that stands against an action, and the play that would do, if there is one."""
    if objection.reason is Why.WISH_BINDS and objection.wish is not None:
        rule = speech("wish-binds", rank=rank(speech, objection.wish))
    else:
        rule = speech(f"why-{objection.reason}")
    if objection.instead is None:
        return rule
    return f"{rule} {speech('instead', cards=play(speech, objection.instead))}"
