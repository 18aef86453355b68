"""Nets of the study that came before: the same layers under other names, for the first inputs alone.

They are where training may begin, and an opponent to measure against. Nothing
of them is kept here; a path is given.
"""

from pathlib import Path
from typing import Final

import numpy as np

from engine.minds.features import BOMBS, CALLS, GIVEN, INPUTS
from engine.minds.network import LAYER_NAMES, Floats, Layers
from engine.minds.training.learner import fresh

_PLAY_INPUTS: Final = 325
_GIFTS: Final = 56
"""Where the study's exchange net has the three gifts; calls and the bomb of four come after them."""


def read(path: Path) -> Layers:
    """The net in a file, ours or one of the study's."""
    with np.load(path) as stored:
        if LAYER_NAMES[0] in stored:
            return Layers(*(stored[name].astype(np.float32) for name in LAYER_NAMES))
        arrays: list[Floats] = [stored[name].astype(np.float32) for name in stored.files]
    return _play(arrays) if len(arrays) == len(LAYER_NAMES) else _exchange(arrays)


def _play(arrays: list[Floats]) -> Layers:
    first = np.zeros((INPUTS, arrays[0].shape[1]), np.float32)
    first[:_PLAY_INPUTS] = arrays[0]
    return Layers(first, arrays[1], arrays[2], arrays[3], arrays[4][:, 0], arrays[5])


def _exchange(arrays: list[Floats]) -> Layers:
    units = arrays[0].shape[1]
    first = np.zeros((INPUTS, units), np.float32)
    first[:_GIFTS] = arrays[0][:_GIFTS]
    first[GIVEN : GIVEN + 51] = arrays[0][_GIFTS : _GIFTS + 51]
    for places in range(4):
        first[CALLS + 2 * places : CALLS + 2 * places + 2] = arrays[0][107 + places]
    first[BOMBS] = arrays[0][111]
    nothing = np.zeros((units, 0), np.float32)
    return Layers(first, arrays[1], nothing, nothing[0], arrays[2][:, 0], arrays[3])


def widened(layers: Layers, units: int, rng: np.random.Generator) -> Layers:
    """The same net with more units in its first layer, which do nothing yet."""
    second = layers.second.shape[1]
    more = fresh(rng, units - layers.first.shape[1], second)
    return Layers(
        np.concatenate([layers.first, more.first], axis=1),
        np.concatenate([layers.first_bias, more.first_bias]),
        np.concatenate([layers.second, 0 * more.second]) if second else np.zeros((units, 0), np.float32),
        layers.second_bias,
        layers.last if second else np.concatenate([layers.last, 0 * more.last]),
        layers.last_bias,
    )
