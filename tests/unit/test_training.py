"""How the nets are made: learning, keeping, widening, and self-play on the twin."""

from pathlib import Path
from shutil import which

import numpy as np
import pytest

from engine.minds.features import CALLS, COUNTS, GIVEN, INPUTS, OWN_COUNT, UNSEEN
from engine.minds.network import Floats, Layers, Network
from engine.minds.training.beliefs import PIECE, fitted
from engine.minds.training.beliefs import store as keep
from engine.minds.training.chances import Outcomes, solve
from engine.minds.training.earlier import read, widened
from engine.minds.training.learner import BATCH, Learner, Pool, fresh, store
from engine.minds.training.twin import Exploring, Net, Player, Samples, compare, play_deal, seat_alone, self_play, watch

with_a_compiler = pytest.mark.skipif(
    which("cc") is None, reason="the twin is compiled, and there is no C compiler here"
)
QUIET = Exploring(move=0.0, call=0.0, gifts=0.0, grand=0.0, trust=1.0)


def some_rows(rng: np.random.Generator, number: int) -> Floats:
    return (rng.random((number, INPUTS)) < 0.2).astype(np.float32)


def some_player() -> Player:
    """Nets before any learning."""
    rng = np.random.default_rng(1)
    return Player(Net(fresh(rng, 32, 64)), Net(fresh(rng, 16, 0)))


# --- learning -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("second", [0, 16], ids=["one-layer", "two-layers"])
def test_a_learner_comes_to_know_what_it_is_shown(second: int) -> None:
    rng = np.random.default_rng(2)
    rows = some_rows(rng, 4 * BATCH)
    targets = (rows[:, 3] - rows[:, 5] + rows[:, 7] * rows[:, 9]).astype(np.float32)
    samples = Samples(np.packbits(rows.astype(np.uint8), axis=1, bitorder="little"), targets)
    learner = Learner.of(fresh(rng, 32, second))
    first, *_, last = [learner.learn(samples, rng, 3e-3) for _ in range(150)]
    assert last < first / 4
    known = Network(learner.layers).of_bits(rows)
    assert float(np.mean((known - targets) ** 2)) < first / 2


def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    rng = np.random.default_rng(3)
    rows = np.packbits(some_rows(rng, BATCH).astype(np.uint8), axis=1, bitorder="little")
    samples = Samples(rows, rng.random(BATCH).astype(np.float32))
    straight = Learner.of(fresh(np.random.default_rng(4), 8, 0))
    straight.learn(samples, np.random.default_rng(5), 1e-3)
    straight.save(tmp_path / "net.npz", rounds=77)
    stopped, rounds = Learner.load(tmp_path / "net.npz")
    assert rounds == 77
    for learner in (straight, stopped):
        learner.learn(samples, np.random.default_rng(6), 1e-3)
    assert all(np.array_equal(one, other) for one, other in zip(arrays(straight), arrays(stopped), strict=True))


def arrays(learner: Learner) -> tuple[Floats, ...]:
    return Network(learner.layers).arrays


def test_samples_wait_until_they_fill_a_step() -> None:
    pool = Pool()
    few = Samples(np.zeros((BATCH // 2, 57), np.uint8), np.zeros(BATCH // 2, np.float32))
    assert pool.add(few) is None
    together = pool.add(few)
    assert together is not None
    assert len(together.targets) == BATCH
    assert pool.add(few) is None


# --- keeping ------------------------------------------------------------------------------------------------------


def test_half_floats_change_values_by_little(tmp_path: Path) -> None:
    layers = fresh(np.random.default_rng(7), 64, 16)
    store(layers, tmp_path / "net.npz")
    rows = some_rows(np.random.default_rng(8), 50)
    assert np.allclose(Network(layers).of_bits(rows), Network(read(tmp_path / "net.npz")).of_bits(rows), atol=0.01)


@pytest.mark.parametrize("second", [0, 16])
def test_new_units_change_nothing_yet(second: int) -> None:
    rng = np.random.default_rng(9)
    layers = fresh(rng, 8, second)
    rows = some_rows(rng, 20)
    wide = widened(layers, 24, rng)
    assert wide.first.shape == (INPUTS, 24)
    assert np.allclose(Network(layers).of_bits(rows), Network(wide).of_bits(rows), atol=1e-5)


def test_a_play_net_of_the_study_keeps_its_values(tmp_path: Path) -> None:
    rng = np.random.default_rng(10)
    shapes = {"w0": (325, 8), "w1": (8,), "w2": (8, 4), "w3": (4,), "w4": (4, 1), "w5": (1,)}
    numbers = {name: rng.normal(size=shape).astype(np.float32) for name, shape in shapes.items()}
    with (tmp_path / "play.npz").open("wb") as stream:
        np.savez(stream, **numbers)  # type: ignore[arg-type]  # numpy's stub takes its keywords for the option
    rows = some_rows(rng, 10)
    rows[:, 325:] = 1
    units = np.maximum(rows[:, :325] @ numbers["w0"] + numbers["w1"], 0)
    values = np.maximum(units @ numbers["w2"] + numbers["w3"], 0) @ numbers["w4"] + numbers["w5"]
    assert np.allclose(Network(read(tmp_path / "play.npz")).of_bits(rows), values[:, 0], atol=1e-3)


def test_an_exchange_net_of_the_study_finds_its_inputs(tmp_path: Path) -> None:
    numbers = [
        np.zeros((112, 2), np.float32),
        np.zeros(2, np.float32),
        np.ones((2, 1), np.float32),
        np.zeros(1, np.float32),
    ]
    numbers[0][56 + 17 + 13] = 3  # an ace for the partner
    numbers[0][107 + 2] = 4  # the partner has called
    with (tmp_path / "exchange.npz").open("wb") as stream:
        np.savez(stream, *numbers)
    row = np.zeros((1, INPUTS), np.float32)
    row[0, [GIVEN + 17 + 13, CALLS + 2 * 2 + 1, OWN_COUNT]] = 1
    assert Network(read(tmp_path / "exchange.npz")).of_bits(row).tolist() == [14]


# --- chances ------------------------------------------------------------------------------------------------------


def test_between_equals_who_needs_less_is_the_likelier_winner() -> None:
    ours = np.array([200, 0, 60, 40])
    chances = solve(Outcomes.of(ours, ours[[1, 0, 3, 2]]))
    assert np.allclose(chances[1:, 1:] + chances[1:, 1:].T, 1, atol=0.02)
    assert chances[10, 100] > 0.9
    assert np.all(np.diff(chances[1:100, 50]) <= 1e-4)


# --- self-play ----------------------------------------------------------------------------------------------------


@with_a_compiler
def test_self_play_is_the_same_from_the_same_seed_and_targets_are_outcomes() -> None:
    one, other = (self_play(some_player(), QUIET, rounds=30, seed=3, start=5) for _ in range(2))
    assert np.array_equal(one.results, other.results)
    assert np.array_equal(one.samples["play"].rows, other.samples["play"].rows)
    assert len(one.samples["exchange"].targets) == len(one.samples["hand"].targets) == 4 * len(one.results)
    differences = np.abs(one.results[:, 0] - one.results[:, 1]) / 100
    assert np.allclose(np.abs(one.samples["hand"].targets), np.repeat(differences, 4))


@with_a_compiler
def test_tossed_calls_alone_are_samples_for_the_grand_net() -> None:
    never = self_play(some_player(), QUIET, rounds=20, seed=3, start=0)
    assert not len(never.samples["grand"].targets)
    always = self_play(some_player(), Exploring(grand=1.0), rounds=200, seed=3, start=0)
    called = np.unpackbits(always.samples["grand"].rows, axis=1, count=INPUTS, bitorder="little")[:, CALLS + 1]
    assert 0.4 < called.mean() < 0.6


@with_a_compiler
def test_equal_players_are_equal_on_duplicate_deals() -> None:
    gains, counts = compare(some_player(), some_player(), deals=20, seed=1, threads=2)
    assert not gains.any()
    assert np.array_equal(counts[:7], counts[7:])


@with_a_compiler
def test_the_greedy_player_beats_a_net_that_knows_nothing() -> None:
    gains, _ = compare(Player(), some_player(), deals=100, seed=1)
    assert gains.mean() > 50
    assert seat_alone(Player(), some_player(), deals=60, seed=2).mean() > 10


@with_a_compiler
def test_a_deal_is_the_same_from_the_same_number() -> None:
    player = Player()
    assert play_deal([player] * 4, seed=4, number=9) == play_deal([player] * 4, seed=4, number=9)
    assert len({play_deal([player] * 4, seed=4, number=number) for number in range(20)}) > 5


@with_a_compiler
def test_the_twin_refuses_a_second_layer_it_does_not_know() -> None:
    nothing = np.zeros(8, np.float32)
    with pytest.raises(ValueError, match="8 units"):
        Net(
            Layers(
                np.zeros((INPUTS, 8), np.float32), nothing, np.zeros((8, 8), np.float32), nothing, nothing, nothing[:1]
            )
        )


@with_a_compiler
def test_what_is_watched_is_where_the_unseen_cards_are() -> None:
    known = watch(some_player(), rounds=20, seed=5)
    bits = np.unpackbits(known.rows, axis=1, count=INPUTS, bitorder="little")
    # What the seat gave away and is not played is unseen, too, but its place is known.
    assert np.array_equal(
        known.held.sum((1, 2)) + bits[:, GIVEN : GIVEN + 51].sum(1), bits[:, UNSEEN : UNSEEN + 56].sum(1)
    )
    counted = bits[:, COUNTS : COUNTS + 42].reshape(-1, 3, 14).sum(2)
    given = bits[:, GIVEN : GIVEN + 51].reshape(-1, 3, 17).sum(2)
    assert np.array_equal(known.held.sum(2) + given, counted)


@with_a_compiler
def test_a_belief_comes_to_know_where_cards_are(tmp_path: Path) -> None:
    samples, gains, nets = zip(
        *fitted(Player(Net(fresh(np.random.default_rng(1), 8, 0))), rounds=2 * PIECE, seed=6), strict=True
    )
    assert samples[0] < samples[1]
    assert gains[1] > max(gains[0], 0)
    keep(nets[-1], tmp_path / "belief.npz")
    with np.load(tmp_path / "belief.npz") as stored:
        assert np.allclose(stored["second"], nets[-1].second, atol=1e-2)
