"""Two tables with the same decks side by side, in three languages: while they play, won, and with very many rounds."""

from collections.abc import Mapping
from typing import Final

from bot.contests.duplicate import PLACES, Agreed, Gathering, compared
from bot.contests.panel import Outcome, Shown, comparison_panel
from bot.sitters import Person
from bot.speech import speech_for
from data.duplicates import Scores, State
from render.scene import Scene

NAMES: Final = ("참새", "Amsel", "Maximilian Müßiggang", "나비", "Clover", "Dachs", "🦊 Fox", "해바라기꽃밭에서놀자")
HERE: Final[Scores] = {1: (60, 40), 2: (-25, 125), 3: (300, 0), 4: (95, 5), 5: (-100, 200), 6: (15, 85)}
THERE: Final[Scores] = {1: (40, 60), 2: (125, -25), 3: (0, 200), 4: (50, 50), 5: (200, -200)}
MANY: Final[Scores] = {number: (10 * number - 100, 200 - 10 * number) for number in range(1, 21)}


def _scene(locale: str, here: Scores, there: Scores, outcome: Outcome | None) -> Scene:
    # The last place but two is a bot's.
    seats = tuple(Person(place + 1, name) if place != PLACES - 3 else None for place, name in enumerate(NAMES))
    told = Shown(
        id="abc",
        guild=1,
        now=Gathering(1, Agreed(), seats),
        state=State.PLAYING if outcome is None else State.OVER,
        rounds=compared((here, there)),
        outcome=outcome,
    )
    scene = comparison_panel(told, speech_for(locale)).scene
    if scene is None:
        raise ValueError("nothing to compare")
    return scene


COMPARED: Final[Mapping[str, Scene]] = {
    "compared-en": _scene("en", HERE, THERE, None),
    "compared-ko": _scene("ko", HERE, {**THERE, 6: (15, 85)}, Outcome.FINISHED),
    "compared-de": _scene("de", MANY, {**MANY, 3: (400, -200)}, Outcome.FINISHED),
}
