"""Scenes of replays: a round of random play from a seed, as three readers look at it again."""

from collections.abc import Mapping
from random import Random
from typing import Final

from bot.controls import Setting
from bot.games.tichu.replay import step_panel
from bot.games.tichu.strip import strip_panel
from bot.speech import speech_for
from engine.cli import chance
from engine.games import GAMES
from engine.kernel import Seat
from engine.tichu.relive import relive, results
from render.scene import Scene

NAMES: Final = ("Maximilian Müßiggang", "Eisvogel", "해바라기꽃밭에서놀자", "나비")
STEPS: Final = {"deal": ("en", 0), "exchange": ("en", 3), "bomb": ("ko", 9), "play": ("de", 60), "end": ("ko", 999)}


def _scenes() -> Mapping[str, Scene]:
    game = GAMES["tichu"].make(("rounds=2",))
    events = [event for *_, step in chance.match(game, Random(5)) for event in step.events]
    stills, scored = relive(game, events, 1), results(events)

    def setting(locale: str) -> Setting:
        return Setting("none", NAMES, NAMES, speech_for(locale), bots=frozenset({Seat(1)}))

    panels = {
        f"replay-{name}": step_panel("m", stills, at, setting(locale), scored, may_share=True)
        for name, (locale, at) in STEPS.items()
    } | {
        f"strip-{locale}-{page}": strip_panel("m", stills, setting(locale), page, may_share=True)
        for locale, page in (("ko", 0), ("en", 1), ("de", 0), ("de", 9))
    }
    return {name: panel.scene for name, panel in panels.items() if panel.scene is not None}


REPLAYED: Final = _scenes()
