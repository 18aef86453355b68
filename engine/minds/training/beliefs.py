"""The net that says where hidden cards may be (`engine.minds.belief`), fitted to the hands in rounds of the nets.

A sample is what a seat knows when it has a choice, and how many cards of each kind each of the others holds beside
those that the seat gave it. The net's numbers are added to the logarithm of the room in a hand: all zeros say that
every hand is alike likely.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.minds.belief import NAMES, OTHERS, Belief
from engine.minds.fast.cards import KINDS
from engine.minds.features import INPUTS
from engine.minds.network import Floats
from engine.minds.training.learner import Part, descend
from engine.minds.training.twin import Player, watch

UNITS: Final = 64
PIECE: Final = 500
"""Rounds played at a stretch."""
BATCH: Final = 256
RATE: Final = 2e-3
ACTIVE: Final = 60
"""About how many inputs are on."""


def fitted(player: Player, *, rounds: int, seed: int) -> Iterator[tuple[int, float, Belief]]:
    """The samples so far, how much likelier than by chance the last were before they were learnt from, and the net.

    Every sample is seen once: those of a round are so alike that a second pass learns the rounds by heart.
    """
    rng = np.random.default_rng(seed)
    parts = [
        Part.of(rng.normal(0, ACTIVE**-0.5, (INPUTS, UNITS)).astype(np.float32)),
        Part.of(np.zeros(UNITS, np.float32)),
        Part.of(rng.normal(0, 0.01, (UNITS, OTHERS * KINDS)).astype(np.float32)),
        Part.of(np.zeros(OTHERS * KINDS, np.float32)),
    ]
    steps = samples = 0
    for start in range(0, rounds, PIECE):
        known = watch(player, rounds=PIECE, seed=seed, start=start)
        rate = RATE * (1 - start / rounds)
        order = rng.permutation(len(known.rows))
        gains: list[float] = []
        for chosen in np.array_split(order, len(order) // BATCH):
            belief = Belief(*(part.weight for part in parts))
            gain, gradients = _gradients(belief, known.rows[chosen], known.held[chosen])
            gains.append(gain)
            steps += 1
            descend(parts, gradients, rate=rate, steps=steps)
        samples += len(order)
        yield samples, float(np.mean(gains)), Belief(*(part.average.copy() for part in parts))


def _gradients(belief: Belief, rows: NDArray[np.uint8], held: NDArray[np.uint8]) -> tuple[float, tuple[Floats, ...]]:
    """What the belief gains on these samples before a step, and the gradients of the four parts."""
    table = np.unpackbits(rows, axis=1, count=INPUTS, bitorder="little").astype(np.float32)
    counts = held.astype(np.float32)
    units: Floats = np.maximum(table @ belief.first + belief.first_bias, 0)
    logits = (units @ belief.second + belief.second_bias).reshape(-1, OTHERS, KINDS)
    told = _logarithms(logits, counts)
    gain = float((counts * (told - _logarithms(np.zeros_like(logits), counts))).sum() / len(rows))
    pull = ((np.exp(told) * counts.sum(1, keepdims=True) - counts) / len(rows)).reshape(len(rows), -1)
    below = (pull @ belief.second.T) * (units > 0)
    return gain, (table.T @ below, below.sum(0), units.T @ pull, pull.sum(0))


def _logarithms(logits: Floats, held: Floats) -> Floats:
    """The logarithms of the chances, by seat, that a card of each kind is there: room times odds."""
    room = np.log(np.maximum(held.sum(2, keepdims=True), 1e-6))
    scores = logits + room
    scores -= scores.max(1, keepdims=True)
    told: Floats = scores - np.log(np.exp(scores).sum(1, keepdims=True))
    return told


def store(belief: Belief, path: Path) -> None:
    """As a file of weights, in half floats."""
    arrays = {name: getattr(belief, name).astype(np.float16) for name in NAMES}
    np.savez_compressed(path, **arrays)
