"""Training by self-play: all nets learn at once from the same rounds, each as its own player.

Deep Monte Carlo on what a seat knows after its move, with targets that mix a
round's outcome with the seat's next expectation (see `settle` in `twin/table.h`).
The next rounds are played while the last are learnt from, by the averaged nets
as they were before: so a run is the same whatever the machine's load.
"""

import time
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

import numpy as np

from engine.minds.learned import GRAND_MARGIN
from engine.minds.network import Layers
from engine.minds.training.earlier import read
from engine.minds.training.learner import Learner, Pool, fresh, store
from engine.minds.training.twin import COUNTS, Batch, Exploring, Net, Player, compare, figures, self_play

UNITS: Final = {"play": (384, 64), "exchange": (96, 0), "hand": (64, 0), "grand": (64, 0)}
LEARNT: Final = ("play", "exchange")
"""What learns while it plays; the others are fitted afterwards (`fitting`)."""
RATE: Final = 4e-4
GRAND_POWER: Final = 7.0
"""Until there is a Grand net: what eight cards must have, see `twin.Player`."""


@dataclass(frozen=True, slots=True)
class Course:
    """How a run goes."""

    seed: int
    minutes: float
    rate: float = RATE
    """Of the play net; falls in the last 40 % of the time."""
    small_rate: float = 1e-3
    """Of the other nets, which see a tenth of the samples."""
    exploring: Exploring = field(default_factory=Exploring)
    strangers: float = 0.15
    """Rounds with a greedy player on one seat, or with two as a team."""
    rounds: int = 1000
    """A thread's share of a batch."""
    threads: int = 2
    report_minutes: float = 10.0
    deals: int = 2000
    """Duplicate deals of a report's comparison."""


class School:
    """The nets of a run and where they are kept."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.folder: Final = folder
        self.rounds = 0
        self.learners: Final[dict[str, Learner]] = {}
        rng = np.random.default_rng(seed)
        for name in LEARNT:
            path = self._path(name)
            if path.exists():
                self.learners[name], self.rounds = Learner.load(path)
            else:
                self.learners[name] = Learner.of(fresh(rng, *UNITS[name]))
        grand = folder / "grand.npz"
        self._grand: Final = Net(read(grand)) if grand.exists() else None

    def begin(self, name: str, layers: Layers) -> None:
        """A net that does not begin from nothing."""
        self.learners[name] = Learner.of(layers)

    def player(self) -> Player:
        """Who plays with the nets as they are."""
        play, exchange = (Net(self.learners[name].layers) for name in ("play", "exchange"))
        return Player(play, exchange, self._grand, grand_margin=GRAND_MARGIN, grand_power=GRAND_POWER)

    def save(self) -> None:
        """Checkpoints to go on from, and the weights that play."""
        self.folder.mkdir(parents=True, exist_ok=True)
        for name, learner in self.learners.items():
            learner.save(self._path(name), rounds=self.rounds)
            store(learner.layers, self.folder / f"{name}.npz")

    def _path(self, name: str) -> Path:
        return self.folder / f"{name}.checkpoint.npz"


def _batches(school: School, course: Course, ends: float) -> Iterator[list[Batch]]:
    """The next batch is played while the last is used."""
    with ThreadPoolExecutor(course.threads) as pool:

        def ask() -> list[Future[Batch]]:
            player, start = school.player(), school.rounds
            school.rounds += course.rounds * course.threads
            return [
                pool.submit(
                    self_play,
                    player,
                    course.exploring,
                    rounds=course.rounds,
                    seed=course.seed,
                    start=start + course.rounds * i,
                    strangers=course.strangers,
                )
                for i in range(course.threads)
            ]

        asked = ask()
        while time.monotonic() < ends:
            done, asked = asked, ask()
            yield [future.result() for future in done]
        for future in asked:
            future.cancel()


class _Diary:
    """What happened since the last report."""

    def __init__(self) -> None:
        self.losses: Final[dict[str, list[float]]] = {name: [] for name in LEARNT}
        self.counts: Final = np.zeros(len(COUNTS))

    def __str__(self) -> str:
        errors = ", ".join(f"{name} {np.mean(some):.3f}" for name, some in self.losses.items() if some)
        return f"errors {errors}; self-play {figures(self.counts)}"


def run(school: School, course: Course, rival: Player | None) -> Iterator[str]:
    """Trains for the time given; a line for every report, on which the run is also saved."""
    begun = told = time.monotonic()
    ends = begun + 60 * course.minutes
    diary, pools = _Diary(), {name: Pool() for name in LEARNT}
    for number, batches in enumerate(_batches(school, course, ends)):
        now = time.monotonic()
        fall = min(1.0, (ends - now) / (24 * course.minutes) + 0.03) * min(1.0, (number + 1) / 10)
        rng = np.random.default_rng((course.seed, school.rounds))
        for batch in batches:
            diary.counts[:] += batch.counts
            for name in LEARNT:
                samples = batch.samples[name]
                rate = course.rate if name == "play" else course.small_rate
                if (enough := pools[name].add(samples)) is not None:
                    diary.losses[name].append(school.learners[name].learn(enough, rng, rate * fall))
        if now - told > 60 * course.report_minutes:
            told = now
            school.save()
            yield f"{now - begun:6.0f} s {school.rounds} rounds; {diary}{_gain(school, course, rival)}"
            diary = _Diary()
    school.save()
    course = replace(course, deals=5 * course.deals)
    yield f"{time.monotonic() - begun:6.0f} s {school.rounds} rounds; {diary}{_gain(school, course, rival)}"


def _gain(school: School, course: Course, rival: Player | None) -> str:
    if rival is None:
        return ""
    seed = course.seed + school.rounds
    gain, _ = compare(school.player(), rival, deals=course.deals, seed=seed, threads=course.threads)
    return f"; gain {gain.mean():+.2f} ± {1.96 * gain.std() / len(gain) ** 0.5:.2f}"
