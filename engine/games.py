"""GAMES: every game that a table can play, entered by hand.

To add a game: write its package, make its `Entry`, add it to the list. The
conformance test then plays it with every pair of its options.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from engine.codec import Codec
from engine.tichu.actions import Action
from engine.tichu.events import Event
from engine.tichu.game import Tichu
from engine.tichu.rules import compose


@dataclass(frozen=True, slots=True)
class Entry:
    """How a game is made and written down."""

    make: Callable[[Iterable[str]], Tichu]
    """The game under these options by name; ValueError in one line on a name that is none."""
    actions: Codec[Action]
    events: Codec[Event]


def _tichu(options: Iterable[str]) -> Tichu:
    return Tichu(compose(options))


GAMES: Final[dict[str, Entry]] = {
    "tichu": Entry(_tichu, Codec[Action](Action), Codec[Event](Event)),
}
"""By key, as in records and in the journal."""
