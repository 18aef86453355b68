"""Nets that are fitted to many rounds of the same players: for Grand Tichu, and for what a dealt hand is worth.

For the Grand net every second seat that may call tosses a coin, so that the
call alone makes the difference; elsewhere it goes with the hand. For dealt
hands nothing is explored and the outcomes alone count, so that the values are
true for the players as they are.
"""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import numpy as np

from engine.minds.network import Layers
from engine.minds.training.learner import Learner, fresh
from engine.minds.training.selves import UNITS
from engine.minds.training.twin import Exploring, Player, Samples, self_play

PIECE: Final = 500
"""Rounds played at a stretch."""
PASSES: Final = {"grand": 12, "hand": 6}
RATE: Final = 2e-3
EXPLORING: Final = {
    "grand": Exploring(move=0.0, call=0.0, gifts=0.0, grand=0.5, trust=0.5),
    "hand": Exploring(move=0.0, call=0.0, gifts=0.0, grand=0.0, trust=1.0),
}
ACTIVE: Final = {"grand": 30, "hand": 50}
"""About how many inputs are on."""


def collected(player: Player, name: str, *, rounds: int, seed: int, threads: int) -> Samples:
    """What the net of this name is to be fitted to."""

    def some(piece: int) -> Samples:
        return self_play(player, EXPLORING[name], rounds=PIECE, seed=seed, start=piece * PIECE).samples[name]

    with ThreadPoolExecutor(threads) as pool:
        pieces = list(pool.map(some, range(rounds // PIECE)))
    return Samples(np.concatenate([one.rows for one in pieces]), np.concatenate([one.targets for one in pieces]))


def fitted(samples: Samples, name: str, seed: int) -> Iterator[tuple[float, Layers]]:
    """The error on the samples and the net, after every pass."""
    rng = np.random.default_rng(seed)
    learner = Learner.of(fresh(rng, *UNITS[name], active=ACTIVE[name]))
    for number in range(PASSES[name]):
        error = learner.learn(samples, rng, RATE * (1 - number / PASSES[name]))
        yield error, learner.layers
