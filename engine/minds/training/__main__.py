"""The command line of training: `python -m engine.minds.training COMMAND --help`.

`train` learns by self-play and goes on where a folder's last run stopped;
`fit` makes the nets for Grand Tichu and for dealt hands from the others, `believe` that of hidden cards;
`compare` plays duplicate deals between two folders of nets; `alone` puts one
player beside and against three of another kind; `chances` makes the table of
what a call must promise at a score, and `matches` measures it; `publish` takes a run's nets into
`engine/minds/weights`.
"""

import argparse
import hashlib
import shutil
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

import numpy as np

from engine.minds.learned import GRAND_MARGIN, SMALL_MARGIN
from engine.minds.stakes import stakes
from engine.minds.training import beliefs
from engine.minds.training.chances import margins
from engine.minds.training.earlier import read, widened
from engine.minds.training.fitting import PASSES, collected, fitted
from engine.minds.training.learner import store
from engine.minds.training.matches import won_by_aware
from engine.minds.training.selves import GRAND_POWER, RATE, UNITS, Course, School, run
from engine.minds.training.twin import STORES, TRUST, Exploring, Net, Player, compare, figures, seat_alone, self_play

WEIGHTS: Final = Path(__file__).parent.parent / "weights"
GREEDY: Final = "greedy"


def player(name: str, *, plain: bool = False, power: float = GRAND_POWER) -> Player:
    """Who plays with the nets of a folder, by `play.npz`, `exchange.npz` and `grand.npz` as far as they are there.

    It calls as `Learned` does; `plain` is how the study before played, `power` stands in for a Grand net.
    """
    if name == GREEDY:
        return Player()
    nets = {
        net: Net(read(path)) for net in ("play", "exchange", "grand") if (path := Path(name) / f"{net}.npz").exists()
    }
    grand = nets.get("grand")
    return Player(
        nets["play"],
        nets.get("exchange"),
        grand,
        small_margin=0 if plain else SMALL_MARGIN,
        grand_margin=GRAND_MARGIN,
        grand_power=power,
        plain=plain,
    )


def _train(options: argparse.Namespace) -> None:
    school = School(options.folder, options.seed)
    if not school.rounds:
        rng = np.random.default_rng(options.seed)
        for net, path in (("play", options.play), ("exchange", options.exchange)):
            if path is not None:
                school.begin(net, widened(read(path), UNITS[net][0], rng))
    course = Course(
        seed=options.seed,
        minutes=options.minutes,
        rate=options.rate,
        exploring=Exploring(trust=options.trust).scaled(options.explore),
        threads=options.threads,
    )
    rival = None if options.against is None else player(options.against, plain=options.plain)
    for line in run(school, course, rival):
        print(line, flush=True)


def _fit(options: argparse.Namespace) -> None:
    name = options.net
    nets = player(str(options.folder))
    samples = collected(nets, name, rounds=options.rounds, seed=options.seed, threads=options.threads)
    for error, layers in fitted(samples, name, options.seed):
        store(layers, options.folder / f"{name}.npz")
        print(f"{len(samples.targets)} samples, error {error:.4f}", flush=True)


def _believe(options: argparse.Namespace) -> None:
    nets = player(str(options.folder))
    for samples, gain, net in beliefs.fitted(nets, rounds=options.rounds, seed=options.seed):
        beliefs.store(net, options.folder / "belief.npz")
        print(f"{samples} samples, the last {gain:.3f} nats likelier than by chance", flush=True)


def _compare(options: argparse.Namespace) -> None:
    a, b = player(options.a), player(options.b, plain=options.plain, power=options.power)
    gains, counts = compare(a, b, deals=options.deals, seed=options.seed, threads=options.threads)
    _tell(gains)
    half = len(counts) // 2
    print(f"A: {figures(counts[:half])}\nB: {figures(counts[half:])}")


def _alone(options: argparse.Namespace) -> None:
    a, b = player(options.a), player(options.b, plain=options.plain, power=options.power)
    _tell(seat_alone(a, b, deals=options.deals, seed=options.seed))


def _tell(gains: np.ndarray) -> None:
    error = 1.96 * gains.std() / len(gains) ** 0.5
    print(f"{gains.mean():+.2f} ± {error:.2f} points a round over {len(gains)} deals")


def _chances(options: argparse.Namespace) -> None:
    quiet = Exploring(move=0.0, call=0.0, gifts=0.0, grand=0.0)
    share = options.rounds // options.threads
    # A store for every sample of all rounds would be too large: played in pieces, of which the results are kept.
    pieces = range(0, share, 1000)
    nets = player(str(options.folder))

    def some(thread: int) -> list[np.ndarray]:
        return [
            self_play(nets, quiet, rounds=1000, seed=options.seed, start=thread * share + piece).results
            for piece in pieces
        ]

    with ThreadPoolExecutor(options.threads) as pool:
        results = [piece for pieces_ in pool.map(some, range(options.threads)) for piece in pieces_]
    table = {name: array.astype(np.float16) for name, array in margins(np.concatenate(results)).items()}
    np.savez_compressed(options.out, **table)  # type: ignore[arg-type]  # numpy's stub takes its keywords for the option


def _matches(options: argparse.Namespace) -> None:
    nets, table = player(str(options.folder)), stakes()

    def both(number: int) -> list[bool]:
        seed = options.seed * 1_000_003 + number
        return [won_by_aware(nets, table, seed=seed, side=side) for side in (0, 1)]

    with ThreadPoolExecutor(options.threads) as pool:
        pairs = np.array(list(pool.map(both, range(options.matches // 2)))).mean(axis=1)
    error = 1.96 * pairs.std() / len(pairs) ** 0.5
    print(f"who knows the score wins {100 * pairs.mean():.2f} ± {100 * error:.2f} % of {2 * len(pairs)} matches")


def _publish(options: argparse.Namespace) -> None:
    for net in STORES:
        target = WEIGHTS / f"{net}.npz"
        store(read(options.folder / target.name), target)
    if (belief := options.folder / "belief.npz").exists():
        shutil.copyfile(belief, WEIGHTS / belief.name)
    kept = sorted(WEIGHTS.glob("*.npz"))
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}" for path in kept]
    (WEIGHTS / "SHA256SUMS").write_text("\n".join(lines) + "\n")
    print("\n".join(lines))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m engine.minds.training", description=__doc__)
    commands = parser.add_subparsers(required=True)
    seeded = argparse.ArgumentParser(add_help=False)
    seeded.add_argument("--seed", type=int, default=1)
    common = argparse.ArgumentParser(add_help=False, parents=[seeded])
    common.add_argument("--threads", type=int, default=2)
    rival = argparse.ArgumentParser(add_help=False)
    rival.add_argument("--plain", action="store_true", help="the rival bombs in turn only and wishes by chance")
    rival.add_argument("--power", type=float, default=GRAND_POWER, help="of eight cards: the rival's Grand calls")

    train = commands.add_parser("train", parents=[common, rival], help="learn by self-play, in a folder")
    train.add_argument("folder", type=Path)
    train.add_argument("--minutes", type=float, required=True)
    train.add_argument("--rate", type=float, default=RATE)
    train.add_argument("--trust", type=float, default=TRUST)
    train.add_argument("--explore", type=float, default=1.0, help="how much of the usual exploring; less at the end")
    train.add_argument("--play", type=Path, help="a play net to begin from")
    train.add_argument("--exchange", type=Path, help="an exchange net to begin from")
    train.add_argument("--against", help="a folder of nets, or greedy: told in every report")
    train.set_defaults(do=_train)

    fit = commands.add_parser("fit", parents=[common], help="make the net for Grand Tichu, or for dealt hands")
    fit.add_argument("net", choices=sorted(PASSES))
    fit.add_argument("folder", type=Path)
    fit.add_argument("--rounds", type=int, default=150_000)
    fit.set_defaults(do=_fit)

    believe = commands.add_parser("believe", parents=[seeded], help="make the net that says where hidden cards may be")
    believe.add_argument("folder", type=Path)
    believe.add_argument("--rounds", type=int, default=40_000)
    believe.set_defaults(do=_believe)

    for name, do, needed, what in (
        ("compare", _compare, common, "duplicate deals between two folders of nets, or greedy"),
        ("alone", _alone, seeded, "one seat of A, three of B"),
    ):
        match = commands.add_parser(name, parents=[needed, rival], help=what)
        match.add_argument("a")
        match.add_argument("b")
        match.add_argument("--deals", type=int, default=2000)
        match.set_defaults(do=do)

    chances = commands.add_parser("chances", parents=[common], help="what a call must promise at a score")
    chances.add_argument("folder", type=Path)
    chances.add_argument("--rounds", type=int, default=100_000)
    chances.add_argument("--out", type=Path, default=WEIGHTS / "chances.npz")
    chances.set_defaults(do=_chances)

    matches = commands.add_parser("matches", parents=[common], help="what knowing the score is worth to the calls")
    matches.add_argument("folder", type=Path)
    matches.add_argument("--matches", type=int, default=2000)
    matches.set_defaults(do=_matches)

    publish = commands.add_parser("publish", help="take a run's nets into engine/minds/weights")
    publish.add_argument("folder", type=Path)
    publish.set_defaults(do=_publish)
    return parser


def main(arguments: Sequence[str]) -> int:
    """Run one command; 0."""
    options = _parser().parse_args(arguments)
    options.do(options)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
