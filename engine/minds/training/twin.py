"""The compiled twin: built once for its sources, called with plain arrays."""

import ctypes
import hashlib
import subprocess
import tempfile
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from shutil import which
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from engine.minds.belief import OTHERS
from engine.minds.fast.cards import KINDS
from engine.minds.features import INPUTS
from engine.minds.network import ROW_BYTES, Floats, Layers

_SOURCES: Final = Path(__file__).parent / "twin"
# No -ffast-math: it would make the floats of the whole process lose their smallest numbers.
_FLAGS: Final = ("-std=c11", "-O3", "-march=native", "-fno-math-errno", "-fno-trapping-math", "-shared", "-fPIC")
COUNTS: Final = ("rounds", "small", "small_made", "grand", "grand_made", "one_two", "first")
STORES: Final = ("play", "exchange", "grand", "hand")
SECOND_UNITS: Final = 64
TRUST: Final = 0.65

Doubles: TypeAlias = NDArray[np.float64]
Bytes: TypeAlias = NDArray[np.uint8]


class NoCompilerError(Exception):
    """There is no `cc` on this machine."""


class _Net(ctypes.Structure):
    _fields_ = (
        ("inputs", ctypes.c_int),
        ("units", ctypes.c_int),
        ("second", ctypes.c_int),
        ("first_weights", ctypes.c_void_p),
        ("first_bias", ctypes.c_void_p),
        ("second_weights", ctypes.c_void_p),
        ("second_bias", ctypes.c_void_p),
        ("last_weights", ctypes.c_void_p),
        ("last_bias", ctypes.c_float),
    )


class _Player(ctypes.Structure):
    _fields_ = (
        ("play", ctypes.c_void_p),
        ("exchange", ctypes.c_void_p),
        ("grand", ctypes.c_void_p),
        ("small_margin", ctypes.c_double),
        ("grand_margin", ctypes.c_double),
        ("grand_power", ctypes.c_double),
        ("plain", ctypes.c_int),
    )


class _Exploring(ctypes.Structure):
    _fields_ = tuple((name, ctypes.c_double) for name in ("move", "call", "gifts", "grand", "trust"))


class _Store(ctypes.Structure):
    _fields_ = (
        ("rows", ctypes.c_void_p),
        ("targets", ctypes.c_void_p),
        ("n", ctypes.c_int),
        ("most", ctypes.c_int),
    )


class _Places(ctypes.Structure):
    _fields_ = (
        ("rows", ctypes.c_void_p),
        ("held", ctypes.c_void_p),
        ("n", ctypes.c_int),
        ("most", ctypes.c_int),
    )


@cache
def library() -> ctypes.CDLL:
    """The twin, compiled if its sources or the flags have changed; NoCompilerError without a compiler."""
    compiler = which("cc")
    if compiler is None:
        raise NoCompilerError
    sources = sorted(_SOURCES.iterdir())
    made_of = (" ".join(_FLAGS).encode(), *(source.read_bytes() for source in sources))
    digest = hashlib.sha256(b"".join(made_of)).hexdigest()[:16]
    built = Path(tempfile.gettempdir()) / f"tichu-twin-{digest}.so"
    if not built.exists():
        with tempfile.TemporaryDirectory(dir=built.parent) as scratch:
            made = Path(scratch) / built.name
            subprocess.run((compiler, *_FLAGS, "-o", made, _SOURCES / "twin.c", "-lm"), check=True)  # noqa: S603 - the compiler of this machine on our own sources
            made.rename(built)
    return ctypes.CDLL(str(built))


def _address(array: Floats | Bytes | Doubles) -> int:
    return int(array.ctypes.data)


class Net:
    """A net's numbers where the twin can read them."""

    def __init__(self, layers: Layers) -> None:
        self._kept: Final = [
            np.ascontiguousarray(array, np.float32)
            for array in (layers.first, layers.first_bias, layers.second, layers.second_bias, layers.last)
        ]
        units, second = layers.second.shape
        if second not in (0, SECOND_UNITS):
            raise ValueError(f"the twin has no second layer of {second} units")
        self._net: Final = _Net(
            INPUTS, units, second, *(_address(array) for array in self._kept), float(layers.last_bias[0])
        )

    @property
    def address(self) -> int:
        """For a player's fields."""
        return ctypes.addressof(self._net)


@dataclass(frozen=True)
class Player:
    """Who sits on a seat; without a play net it is the greedy player."""

    play: Net | None = None
    exchange: Net | None = None
    grand: Net | None = None
    small_margin: float = 0.0
    """Hundreds of points that a small call must promise."""
    grand_margin: float = 0.0
    grand_power: float = 9.0
    """Without a Grand net: two for an ace, 3.5 each for Phoenix and Dragon among the eight."""
    plain: bool = False
    """Bombs in turn only, wishes by chance."""

    def struct(self) -> _Player:
        """As the twin has it; valid as long as this player is."""
        nets = [None if net is None else net.address for net in (self.play, self.exchange, self.grand)]
        return _Player(*nets, self.small_margin, self.grand_margin, self.grand_power, int(self.plain))


@dataclass(frozen=True)
class Exploring:
    """Chances of exploring, and how much of a round's outcome goes into a target (`trust`)."""

    move: float = 0.05
    call: float = 0.03
    gifts: float = 0.1
    grand: float = 0.02
    trust: float = TRUST

    def scaled(self, share: float) -> "Exploring":
        """The same with so much of every chance.

        Each seat knows better than to blunder by chance but counts on the blunders of three others, two of them
        against it: with less exploring at the end its values come down to what is true.
        """
        return Exploring(share * self.move, share * self.call, share * self.gifts, share * self.grand, self.trust)


@dataclass
class Samples:
    """Packed rows for a net and what they turned out to be worth, in hundreds of points."""

    rows: Bytes
    targets: Floats


@dataclass
class Batch:
    """What a stretch of self-play gave."""

    samples: dict[str, Samples]
    """By the names in `STORES`."""
    results: NDArray[np.int32]
    """By round: both teams' points, the seat that was first out, the four calls (0, 1 small, 2 Grand)."""
    counts: Doubles = field(default_factory=lambda: np.zeros(len(COUNTS)))
    """By `COUNTS`."""


def _most_choices(rounds: int) -> int:
    """Room for what all four seats choose in so many rounds; what is beyond it is not kept."""
    return rounds * 75 + 1000


def self_play(
    player: Player, exploring: Exploring, *, rounds: int, seed: int, start: int, strangers: float = 0.0
) -> Batch:
    """Plays rounds `start` and on of a seed; `strangers` is the chance of greedy ones."""
    most = {"play": _most_choices(rounds), "exchange": rounds * 4, "grand": rounds * 4, "hand": rounds * 4}
    samples = {
        name: Samples(np.zeros((most[name], ROW_BYTES), np.uint8), np.zeros(most[name], np.float32)) for name in STORES
    }
    stores = (_Store * len(STORES))(
        *(_Store(_address(kept.rows), _address(kept.targets), 0, most[name]) for name, kept in samples.items())
    )
    results = np.zeros((rounds, 7), np.int32)
    batch = Batch({}, results)
    played = library().self_play(
        ctypes.byref(player.struct()),
        ctypes.byref(_Exploring(exploring.move, exploring.call, exploring.gifts, exploring.grand, exploring.trust)),
        ctypes.c_double(strangers),
        ctypes.c_int(rounds),
        ctypes.c_uint64(seed),
        ctypes.c_uint64(start),
        stores,
        ctypes.c_void_p(results.ctypes.data),
        ctypes.c_void_p(_address(batch.counts)),
    )
    batch.results = results[:played]
    for name, store in zip(STORES, stores, strict=True):
        batch.samples[name] = Samples(samples[name].rows[: store.n], samples[name].targets[: store.n])
    return batch


@dataclass(frozen=True, slots=True)
class Places:
    """What seats knew when they had a choice, and where the cards were."""

    rows: Bytes
    """Packed."""
    held: Bytes
    """Samples x 3 x 17: by places further on and by kind of card, how many each holds beside what the seat gave it."""


def watch(player: Player, *, rounds: int, seed: int, start: int = 0) -> Places:
    """Rounds `start` and on of a seed, played by one player with itself."""
    most = _most_choices(rounds)
    kept = Places(np.zeros((most, ROW_BYTES), np.uint8), np.zeros((most, OTHERS, KINDS), np.uint8))
    places = _Places(_address(kept.rows), _address(kept.held), 0, most)
    library().watch(
        ctypes.byref(player.struct()),
        ctypes.c_int(rounds),
        ctypes.c_uint64(seed),
        ctypes.c_uint64(start),
        ctypes.byref(places),
    )
    return Places(kept.rows[: places.n], kept.held[: places.n])


def compare(a: Player, b: Player, *, deals: int, seed: int, threads: int = 1) -> tuple[Doubles, Doubles]:
    """Duplicate deals, each played twice, the teams swapped: A's mean difference by deal, and both sides' counts."""

    def some(start: int, number: int) -> tuple[Doubles, Doubles]:
        differences, counts = np.zeros(number), np.zeros(2 * len(COUNTS))
        library().compare(
            ctypes.byref(a.struct()),
            ctypes.byref(b.struct()),
            ctypes.c_int(number),
            ctypes.c_uint64(seed),
            ctypes.c_uint64(start),
            ctypes.c_void_p(_address(differences)),
            ctypes.c_void_p(_address(counts)),
        )
        return differences, counts

    return _in_threads(some, deals, threads)


def seat_alone(a: Player, b: Player, *, deals: int, seed: int) -> Doubles:
    """A on one seat, in turn each of a deal's four, against three of B: its team's mean difference by deal."""
    differences = np.zeros(deals)
    library().seat_alone(
        ctypes.byref(a.struct()),
        ctypes.byref(b.struct()),
        ctypes.c_int(deals),
        ctypes.c_uint64(seed),
        ctypes.c_void_p(_address(differences)),
    )
    return differences


def play_deal(players: Sequence[Player], *, seed: int, number: int) -> tuple[int, int]:
    """Both teams' points of one deal of a seed."""
    result = (ctypes.c_int * 7)()
    structs = [ctypes.byref(player.struct()) for player in players]
    library().play_deal(*structs, ctypes.c_uint64(seed), ctypes.c_uint64(number), result)
    return int(result[0]), int(result[1])


def _in_threads(
    some: Callable[[int, int], tuple[Doubles, Doubles]], total: int, threads: int
) -> tuple[Doubles, Doubles]:
    shares = [total * (i + 1) // threads - total * i // threads for i in range(threads)]
    starts = [sum(shares[:i]) for i in range(threads)]
    with ThreadPoolExecutor(threads) as pool:
        parts = list(pool.map(some, starts, shares))
    return np.concatenate([part[0] for part in parts]), np.sum([part[1] for part in parts], axis=0)


def figures(counts: Sequence[float] | Doubles) -> str:
    """The figures of one side in a line."""
    of = dict(zip(COUNTS, counts, strict=True))
    return (
        f"small {100 * of['small'] / of['rounds']:.1f} % made {100 * of['small_made'] / max(1, of['small']):.0f} %, "
        f"Grand {100 * of['grand'] / of['rounds']:.1f} % made {100 * of['grand_made'] / max(1, of['grand']):.0f} %, "
        f"one-two {100 * of['one_two'] / of['rounds']:.1f} %, first {100 * of['first'] / of['rounds']:.1f} %"
    )
