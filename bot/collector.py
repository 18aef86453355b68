"""Memory as a process needs it that answers clicks for weeks: no long pauses of the collector of cyclic garbage.

A full collection looks at every object, and nothing else runs meanwhile. Most objects are there from the start (the
program itself, the texts of all languages) and stay to the end: they are set aside, so that it looks at tables alone.
"""

import gc
from typing import Final

from bot.speech import LOCALES, speech_for

BETWEEN: Final = (10_000, 10, 10)
"""New objects before the youngest generation is looked at (700 is the usual), and the factors for the older ones."""


def settle_in() -> None:
    """Load what every process needs sooner or later, and set it aside; before any table is there, or it would stay."""
    for locale in LOCALES:
        speech_for(locale)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*BETWEEN)
