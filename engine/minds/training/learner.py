"""Learning a net from samples: Adam on squared errors, and a moving average of the weights that is what plays."""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Final

import numpy as np

from engine.minds.features import INPUTS
from engine.minds.network import LAYER_NAMES, Floats, Layers
from engine.minds.training.twin import Samples

BATCH: Final = 2048
MOST_ERROR: Final = 3.0
"""Hundreds of points: larger errors pull no harder."""
AVERAGED: Final = 0.001
"""The share of the weights in their average at every step, once there have been many ..."""
AT_FIRST: Final = 10
"""... and before that so many parts of the steps, that nothing stays of where it began."""


def fresh(rng: np.random.Generator, units: int, second: int, *, active: int = 90) -> Layers:
    """A net before any learning; `active` is how many inputs are usually on."""

    def normal(rows: int, columns: int, spread: float) -> Floats:
        return rng.normal(0, spread, (rows, columns)).astype(np.float32)

    last = second or units
    return Layers(
        normal(INPUTS, units, (2 / active) ** 0.5),
        np.zeros(units, np.float32),
        normal(units, second, (2 / units) ** 0.5),
        np.zeros(second, np.float32),
        normal(last, 1, 0.05)[:, 0],
        np.zeros(1, np.float32),
    )


def _arrays(layers: Layers) -> list[Floats]:
    return [getattr(layers, field.name) for field in fields(layers)]


class Pool:
    """Samples that wait until they are enough for a step."""

    def __init__(self) -> None:
        self._waiting: list[Samples] = []

    def add(self, samples: Samples) -> Samples | None:
        """All that wait, once they fill a batch."""
        self._waiting.append(samples)
        if sum(len(some.targets) for some in self._waiting) < BATCH:
            return None
        together = Samples(
            np.concatenate([some.rows for some in self._waiting]),
            np.concatenate([some.targets for some in self._waiting]),
        )
        self._waiting = []
        return together


@dataclass
class Part:
    """One array of a net, and what Adam remembers of its gradients."""

    weight: Floats
    average: Floats
    mean: Floats
    square: Floats

    @classmethod
    def of(cls, array: Floats) -> "Part":
        """From this array, with nothing to remember."""
        start = np.array(array, np.float32)
        return cls(start, start.copy(), np.zeros_like(start), np.zeros_like(start))

    def step(self, gradient: Floats, size: float, scale: float, averaged: float) -> None:
        """One step down the gradient."""
        self.mean += 0.1 * (gradient - self.mean)
        self.square += 0.001 * (gradient * gradient - self.square)
        self.weight -= size * self.mean / (np.sqrt(self.square * scale) + 1e-8)
        self.average += averaged * (self.weight - self.average)


def descend(parts: Sequence[Part], gradients: Sequence[Floats], *, rate: float, steps: int) -> None:
    """Adam's next step of a net's arrays down their gradients; with this one there have been so many."""
    size, scale = rate / (1 - 0.9**steps), 1 / (1 - 0.999**steps)
    averaged = max(AVERAGED, AT_FIRST / (AT_FIRST + steps))
    for part, gradient in zip(parts, gradients, strict=True):
        part.step(gradient, size, scale, averaged)


class Learner:
    """A net that learns; the average of its late weights is what plays and is kept."""

    def __init__(self, parts: list[Part], steps: int = 0) -> None:
        self._parts: Final = parts
        self._steps = steps

    @classmethod
    def of(cls, layers: Layers) -> "Learner":
        """Begins from these numbers."""
        return cls([Part.of(array) for array in _arrays(layers)])

    @property
    def layers(self) -> Layers:
        """The averaged net."""
        return Layers(*(part.average.copy() for part in self._parts))

    def learn(self, samples: Samples, rng: np.random.Generator, rate: float) -> float:
        """One pass over the samples in random order; the mean squared error before each step."""
        order = rng.permutation(len(samples.targets))
        losses: list[float] = []
        for start in range(0, len(order) - BATCH + 1, BATCH):
            chosen = order[start : start + BATCH]
            rows = np.unpackbits(samples.rows[chosen], axis=1, count=INPUTS, bitorder="little").astype(np.float32)
            losses.append(self._step(rows, samples.targets[chosen], rate))
        return float(np.mean(losses)) if losses else float("nan")

    def _step(self, rows: Floats, targets: Floats, rate: float) -> float:
        first, first_bias, second, second_bias, last, last_bias = [part.weight for part in self._parts]
        units: Floats = rows @ first
        units += first_bias
        np.maximum(units, 0, out=units)
        top = units
        if second.shape[1]:
            top = units @ second
            top += second_bias
            np.maximum(top, 0, out=top)
        errors: Floats = top @ last + last_bias[0] - targets
        pull = (np.clip(errors, -MOST_ERROR, MOST_ERROR) * (2 / len(targets))).astype(np.float32)
        of_last, of_last_bias = top.T @ pull, pull.sum(keepdims=True)
        below: Floats = pull[:, None] * last
        below *= top > 0
        if second.shape[1]:
            of_second, of_second_bias = units.T @ below, below.sum(0)
            below = below @ second.T
            below *= units > 0
        else:
            of_second, of_second_bias = second, second_bias
        self._steps += 1
        gradients = (rows.T @ below, below.sum(0), of_second, of_second_bias, of_last, of_last_bias)
        descend(self._parts, gradients, rate=rate, steps=self._steps)
        return float(np.mean(errors * errors))

    def save(self, path: Path, *, rounds: int) -> None:
        """Everything that going on needs; `rounds` is how far the run has come."""
        stored = {"steps": np.array(self._steps), "rounds": np.array(rounds)}
        for name, part in zip(LAYER_NAMES, self._parts, strict=True):
            stored |= {f"{field.name}.{name}": getattr(part, field.name) for field in fields(part)}
        unfinished = path.with_suffix(".part.npz")
        np.savez(unfinished, **stored)  # type: ignore[arg-type]  # numpy's stub takes its keywords for the option
        unfinished.replace(path)

    @classmethod
    def load(cls, path: Path) -> tuple["Learner", int]:
        """What `save` kept, and the rounds."""
        with np.load(path) as stored:
            parts = [Part(*(stored[f"{field.name}.{name}"] for field in fields(Part))) for name in LAYER_NAMES]
            return cls(parts, int(stored["steps"])), int(stored["rounds"])


def store(layers: Layers, path: Path) -> None:
    """As a file of weights, in half floats."""
    arrays = {name: array.astype(np.float16) for name, array in zip(LAYER_NAMES, _arrays(layers), strict=True)}
    np.savez_compressed(path, **arrays)  # type: ignore[arg-type]  # as above
