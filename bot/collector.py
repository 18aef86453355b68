"""A process that answers clicks for weeks: no long pauses by the collector of cyclic garbage, none by other threads.

A full collection looks at every object, and nothing else runs meanwhile. Most objects are there from the start (the
program itself, the texts of all languages) and stay to the end: they are set aside, so that it looks at tables alone.
"""

import gc
import sys
from typing import Final

from bot.speech import LOCALES, speech_for

BETWEEN: Final = (10_000, 10, 10)
"""New objects before the youngest generation is looked at (700 is the usual), and the factors for the older ones."""
TURN: Final = 0.0001
"""Seconds that a thread which paints may keep the interpreter when the loop wants it back (0.005 is the usual): the
loop lets it go each time that it looks for news, and would wait as often."""


def settle_in() -> None:
    """Load what every process needs sooner or later, and set it aside; before any table is there, or it would stay."""
    sys.setswitchinterval(TURN)
    for locale in LOCALES:
        speech_for(locale)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*BETWEEN)
