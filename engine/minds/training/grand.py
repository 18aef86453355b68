"""The Grand net: from rounds in which a seat that may call tosses a coin, so that hands alone make the difference."""

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
EPOCHS: Final = 12
RATE: Final = 2e-3
TOSSES: Final = Exploring(move=0.0, call=0.0, gifts=0.0, grand=0.5, trust=0.5)
"""Half of the seats toss, so that not every caller meets another one."""


def tossed(player: Player, *, rounds: int, seed: int, threads: int) -> Samples:
    """Eight cards, with a call or without, and what they turned out to be worth."""

    def some(piece: int) -> Samples:
        return self_play(player, TOSSES, rounds=PIECE, seed=seed, start=piece * PIECE).samples["grand"]

    with ThreadPoolExecutor(threads) as pool:
        pieces = list(pool.map(some, range(rounds // PIECE)))
    return Samples(np.concatenate([one.rows for one in pieces]), np.concatenate([one.targets for one in pieces]))


def fit(samples: Samples, seed: int) -> Iterator[tuple[float, Layers]]:
    """The error on the samples and the net, after every pass."""
    rng = np.random.default_rng(seed)
    learner = Learner.of(fresh(rng, *UNITS["grand"], active=30))
    for epoch in range(EPOCHS):
        error = learner.learn(samples, rng, RATE * (1 - epoch / EPOCHS))
        yield error, learner.layers
