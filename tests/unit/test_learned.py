"""The player that has learned: its files, its inputs, and what its answers must be like."""

import hashlib
from importlib.resources import files
from random import Random

import numpy as np

from engine.cards import Cards
from engine.minds import features
from engine.minds.dragon import dragon_goes_to
from engine.minds.fast.cards import DRAGON, MAH_JONG, PHOENIX, analyse, counted
from engine.minds.fast.moves import PASS, SINGLE, legal
from engine.minds.fast.round import Round, deal
from engine.minds.fast.sight import of_round
from engine.minds.learned import learned, possible_gifts
from engine.minds.luck import deal_luck, hand_values
from engine.minds.network import unpacked
from engine.minds.stakes import stakes

WEIGHTS = files("engine.minds") / "weights"


def mask(text: str) -> int:
    return int(Cards.parse(text))


def bits(row: int, start: int, count: int) -> list[int]:
    return [place for place in range(count) if row >> start + place & 1]


# --- the files ----------------------------------------------------------------------------------------------------


def test_every_file_of_numbers_is_the_one_whose_making_is_told() -> None:
    listed = dict(line.split("  ")[::-1] for line in (WEIGHTS / "SHA256SUMS").read_text().splitlines())
    kept = {entry.name: entry for entry in WEIGHTS.iterdir() if entry.name.endswith(".npz")}
    assert {name: hashlib.sha256(entry.read_bytes()).hexdigest() for name, entry in kept.items()} == listed
    told = (WEIGHTS / "README.md").read_text()
    assert all(name.removesuffix(".npz") in told for name in kept)


def test_a_mind_takes_little_memory() -> None:
    nets = (learned().play, learned().exchange, learned().eight)
    assert sum(array.nbytes for net in nets for array in net.arrays) < 5_000_000


def test_counting_a_hand_by_rank_agrees_with_analysing_it() -> None:
    rng = Random(8)
    for _ in range(300):
        hand = sum(1 << card for card in rng.sample(range(56), rng.randint(0, 42)))
        assert counted(hand) == analyse(hand)[:4]


# --- the inputs ---------------------------------------------------------------------------------------------------


def test_a_row_tells_what_the_seat_knows_after_its_move() -> None:
    round_ = Round([mask("2j 2s PH Aj"), mask("3j 3s 3p"), mask("4j 4s 4p 4t"), mask("MJ DG DR 5j 5s")])
    round_.turn, round_.owner, round_.top, round_.pile = 0, 3, (SINGLE, 1, 26, mask("Kj")), mask("Kj Tj")
    round_.gone = round_.pile
    sight = of_round(round_, 0)
    fixed, unseen = features.before_move(sight)
    row = features.after_move(sight, fixed, unseen, (SINGLE, 1, 28, mask("Aj")))
    assert bits(row, features.HAND, 56) == [0, 1, 54]
    assert bits(row, features.KIND, 9) == [SINGLE]
    assert bits(row, features.RANK, 15) == [13]
    assert bits(row, features.OWNER, 4) == [0]
    assert bits(row, features.COUNTS, 14) == [0, 1, 2]
    assert bits(row, features.COUNTS + 28, 14) == [0, 1, 2, 3, 4]
    assert bits(row, features.OWN_COUNT, 14) == [0, 1, 2]
    assert bits(row, features.UNSEEN + 52, 4) == [0, 1, 3]
    assert bits(row, features.PILE, 8) == [0, 1, 2, 3]
    assert not row >> features.SURE & 1  # the Dragon is out there
    assert row >> features.BOMB_OUT & 1
    assert not bits(row, features.WAIT, 4)


def test_whoever_keeps_a_bomb_out_of_turn_sees_where_the_turn_is() -> None:
    round_ = Round([mask("2j 2s 2p 2t"), mask("3j"), mask("4j"), mask("5j")])
    round_.owner, round_.top, round_.turn = 1, (SINGLE, 1, 26, mask("Kj")), 2
    sight = of_round(round_, 0)
    row = features.after_move(sight, *features.before_move(sight), PASS)
    assert bits(row, features.WAIT, 4) == [2]


def test_all_groups_lie_beside_each_other() -> None:
    starts = sorted(
        value for name, value in vars(features).items() if name.isupper() and isinstance(value, int) and value < 456
    )
    assert starts[-1] == features.INPUTS
    full = unpacked([(1 << features.INPUTS) - 1])
    assert full.shape == (1, features.INPUTS)
    assert full.all()


# --- the answers --------------------------------------------------------------------------------------------------


def test_gifts_are_three_cards_of_the_hand_and_the_best_of_all() -> None:
    nets, rng = learned(), Random(4)
    for _ in range(30):
        _, hands = deal(rng)
        hand = hands[0]
        gifts = nets.gifts(of_round(Round(hands), 0))
        assert len(set(gifts)) == 3
        assert all(card & hand and card.bit_count() == 1 for card in gifts)
        ways = possible_gifts(hand)
        rows = [features.before_play(hand & ~sum(way), 0, (0, 0, 0, 0), way) for way in ways]
        values = nets.exchange.values(rows)
        assert values.max() - values[ways.index(gifts)] < 1e-4


def test_no_opponent_gets_the_dragon_or_the_phoenix() -> None:
    nets, rng = learned(), Random(5)
    for _ in range(25):
        _, hands = deal(rng)
        for seat in range(4):
            after, _, before = nets.gifts(of_round(Round(hands), seat))
            assert not (after | before) & (DRAGON | PHOENIX)


def test_every_move_is_valued_once_and_the_mah_jong_with_a_wish() -> None:
    rng = Random(6)
    for _ in range(20):
        _, hands = deal(rng)
        round_ = Round(hands)
        sight, moves = of_round(round_, round_.turn), round_.legal()
        values = learned().values(sight, moves)
        assert [one.move for one in values] == moves
        assert all((one.wish > 0) == bool(one.move[3] & MAH_JONG) for one in values)
        assert learned().move(sight, moves) == max(values, key=lambda one: one.value).move


def given_by_the_first(counts: tuple[int, int, int], called: tuple[int, ...] = ()) -> int:
    """To whom seat 0 gives the Dragon's trick when the others hold so many cards."""
    return dragon_goes_to(0, (3, *counts), [seat in called for seat in range(4)])


def test_the_dragons_trick_goes_to_who_is_likelier_last() -> None:
    assert given_by_the_first((5, 3, 5)) == 3
    assert given_by_the_first((8, 3, 5)) == 3
    assert given_by_the_first((10, 3, 5)) == 1
    assert given_by_the_first((6, 0, 5)) == 1
    assert given_by_the_first((5, 0, 6)) == 3


def test_the_dragons_trick_goes_to_no_caller_and_to_nobody_who_is_out() -> None:
    assert given_by_the_first((10, 3, 2), (1,)) == 3
    assert given_by_the_first((2, 3, 10), (3,)) == 1
    assert given_by_the_first((1, 3, 0)) == 1
    assert given_by_the_first((0, 0, 1)) == 3


def test_grand_is_called_on_all_that_is_good_and_on_nothing_that_is_bad() -> None:
    nets = learned()
    assert nets.grand_margin(mask("Aj As Ap DR PH Kj Ks Kp"), 0, (0, 0, 0, 0)) > 0.3
    assert nets.grand_margin(mask("2j 3s 4p 6t 7j 8s 9p DG"), 0, (0, 0, 0, 0)) < 0
    partner_called = Round([mask("Aj As Ap DR PH Kj Ks Kp"), 0, 0, 0], (0, 0, 2, 0))
    assert not nets.grand(of_round(partner_called, 0))


def test_wishes_are_not_for_the_own_best_card() -> None:
    round_ = Round([mask("MJ Aj As 3j 5s 7p"), mask("2j 3s"), mask("4j 4s"), mask("6j 6s")])
    sight = of_round(round_, 0)
    moves = [move for move in legal(sight.hand, PASS, 0) if move[3] == MAH_JONG]
    assert learned().wish(sight, moves[0]) in range(2, 15)


# --- what a score asks for, and what a deal is worth ----------------------------------------------------------------


def test_the_chance_of_winning_is_even_at_even_totals_and_grows_with_the_lead() -> None:
    with (WEIGHTS / "chances.npz").open("rb") as stream, np.load(stream) as stored:
        chance = stored["chance"].astype(float)
    assert abs(chance[20, 20] - 0.5) < 0.01
    falling = chance[:, 12].tolist()
    assert falling == sorted(falling, reverse=True)
    assert abs(chance[2, 16] + chance[16, 2] - 1) < 0.02


def test_who_is_behind_calls_sooner_than_who_is_ahead() -> None:
    table = stakes()
    assert table.small_must_promise(300, 900, 1000) < table.small_must_promise(900, 300, 1000)
    assert table.grand_must_promise(300, 900, 1000) < table.grand_must_promise(900, 300, 1000)
    assert abs(table.small_must_promise(0, 0, 1000)) < 0.1


def test_a_good_hand_is_worth_more_and_a_deal_sums_to_nothing() -> None:
    good, bad = hand_values(
        [Cards("Aj As Ap DR PH Kj Ks Kp Qj Qs Qp 9j 9s 9p"), Cards("2j 3s 4p 6t 7j 8s 9t DG 2s 3p 5t 7s Tj Jp")]
    )
    assert good > 60 > -10 > bad
    _, hands = deal(Random(1))
    us, them = deal_luck([Cards(hand) for hand in hands])
    assert us == -them
    assert np.isfinite(us)
