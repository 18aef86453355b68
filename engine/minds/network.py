"""The nets at work: rows of bits in, expected round differences out, with numpy alone.

A net has one or two hidden layers of rectified units. Its numbers are data in
`engine/minds/weights`, stored as half floats; `weights/README.md` says how they
were made.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources import files
from itertools import accumulate
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from engine.minds.features import INPUTS

Floats: TypeAlias = NDArray[np.float32]

ROW_BYTES: Final = (INPUTS + 7) // 8


@dataclass(frozen=True, slots=True)
class Layers:
    """The numbers of a net; a net with one hidden layer has a second one of no units."""

    first: Floats
    """Inputs x units."""
    first_bias: Floats
    second: Floats
    """Units x units of the second layer."""
    second_bias: Floats
    last: Floats
    """Weights of the last hidden layer's units."""
    last_bias: Floats
    """One number."""


LAYER_NAMES: Final = ("first", "first_bias", "second", "second_bias", "last", "last_bias")


def load(name: str) -> "Network":
    """The net of this name in `engine/minds/weights`; FileNotFoundError if there is none."""
    return Network(Layers(*weights(name, LAYER_NAMES)))


def weights(name: str, arrays: Sequence[str]) -> tuple[Floats, ...]:
    """The arrays of these names from a file in `engine/minds/weights`; FileNotFoundError if there is none."""
    with (files("engine.minds") / "weights" / f"{name}.npz").open("rb") as stream, np.load(stream) as stored:
        return tuple(stored[array].astype(np.float32) for array in arrays)


def unpacked(rows: Sequence[int]) -> Floats:
    """Rows as whole numbers, bit i for input i, as a table of zeros and ones."""
    return _bits(rows).astype(np.float32)


def _bits(rows: Sequence[int]) -> NDArray[np.uint8]:
    packed = np.frombuffer(b"".join([row.to_bytes(ROW_BYTES, "little") for row in rows]), np.uint8)
    return np.unpackbits(packed.reshape(-1, ROW_BYTES), axis=1, count=INPUTS, bitorder="little")


class Network:
    """Values positions in hundreds of points: the round's difference to expect, calls included."""

    def __init__(self, layers: Layers) -> None:
        self.layers: Final = layers

    @property
    def arrays(self) -> tuple[Floats, ...]:
        """All its numbers, in the order of `LAYER_NAMES`."""
        return tuple(getattr(self.layers, name) for name in LAYER_NAMES)

    def values(self, rows: Sequence[int]) -> Floats:
        """What each row is worth."""
        return self.of_bits(unpacked(rows))

    def of_bits(self, table: Floats) -> Floats:
        """The same for a table of zeros and ones, rows x inputs."""
        return self.of_sums(self.first_sums(table))

    def first_sums(self, table: Floats) -> Floats:
        """What the rows put into the first hidden layer, rows x units; sums of parts of a row may be added."""
        return table @ self.layers.first + self.layers.first_bias

    def values_in_parts(self, fixed: Sequence[int], rows: Sequence[Sequence[int]]) -> list[list[float]]:
        """What many rows are worth of which some have a part in common: `fixed`, for each of the lists in `rows`."""
        sums = self._sparse([row for some in rows for row in some]) + self.layers.first_bias
        sums += np.repeat(self._sparse(fixed), [len(some) for some in rows], axis=0)
        worth = self.of_sums(sums).tolist()
        ends = list(accumulate(len(some) for some in rows))
        return [worth[end - len(some) : end] for end, some in zip(ends, rows, strict=True)]

    def _sparse(self, rows: Sequence[int]) -> Floats:
        """The weights of the rows' bits, summed up; inputs that no row has are left out of the multiplication."""
        bits = _bits(rows)
        used = np.flatnonzero(bits.any(axis=0))
        sums: Floats = bits[:, used].astype(np.float32) @ self.layers.first[used]
        return sums

    def of_sums(self, sums: Floats) -> Floats:
        """What rows are worth, from their `first_sums`."""
        layers = self.layers
        units = np.maximum(sums, 0)
        if layers.second.shape[1]:
            units = units @ layers.second
            units += layers.second_bias
            np.maximum(units, 0, out=units)
        worth: Floats = units @ layers.last + layers.last_bias[0]
        return worth
