"""Article 6: what a set of cards is, and what beats what."""

import pytest

from engine.cards import ALL_CARDS, DECK, DOG, DRAGON, MAH_JONG, PHOENIX, Cards
from engine.tichu.combinations import Combination, Kind, readings
from engine.tichu.notation import parse_combinations, spell
from tests.views import top_of

Said = tuple[str, float, int | None]
"""The kind, the rank and the rank of the Phoenix."""


def read(text: str) -> list[Said]:
    """Every reading of the cards, the strongest first."""
    return [(way.kind.value, way.rank, way.phoenix) for way in readings(Cards.parse(text))]


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("9p", [("single", 9, None)]),
        ("9p 9t", [("pair", 9, None)]),
        ("9p 9t 9s", [("triple", 9, None)]),
        ("3j 3s 4p 4t", [("stairs", 4, None)]),
        ("3j 3s 4p 4t 5j 5s", [("stairs", 5, None)]),
        ("9p 9t 9s 2j 2s", [("full_house", 9, None)]),
        ("2j 3s 4p 5t 6j", [("straight", 6, None)]),
        ("9p 9t 9s 9j", [("bomb_four", 9, None)]),
        ("2j 3j 4j 5j 6j", [("bomb_flush", 6, None)]),
        ("Tt Jt Qt Kt At", [("bomb_flush", 14, None)]),
    ],
)
def test_rule_6_1_the_kinds(cards: str, expected: list[Said]) -> None:
    assert read(cards) == expected


@pytest.mark.parametrize(
    "cards",
    [
        "",
        "3j 4s",
        "3j 3s 5p 5t",
        "3j 3s 4p",
        "3j 3s 4p 4t 5j",
        "3j 3s 4p 4t 6j 6s",
        "3j 3s 3p 4j 4s 4p",
        "3j 4s 5p 6t",
        "3j 4s 5p 6t 8j",
        "3j 4s 5p 6t 7j 7s",
        "3j 5j 7j 9j Jj",
    ],
)
def test_rule_6_1_everything_else_is_nothing(cards: str) -> None:
    assert read(cards) == []


def test_rule_6_2_the_mah_jong_is_the_one_of_straights_only() -> None:
    assert read("MJ") == [("single", 1, None)]
    assert read("MJ 2j 3s 4p 5t") == [("straight", 5, None)]
    assert read("MJ 2j 2s") == read("MJ 2j 2s 3p 3t") == read("MJ 3j 4s 5p 6t") == []


def test_rule_6_2_a_suited_run_from_the_mah_jong_is_no_bomb_vector_22() -> None:
    assert read("MJ 2j 3j 4j 5j") == [("straight", 5, None)]


def test_rule_6_3_the_ace_is_never_low_vector_27() -> None:
    assert read("As 2j 3s 4p 5t") == read("Qs Kj As 2p 3t") == []


def test_rule_6_3_nothing_goes_above_the_ace_vector_16() -> None:
    assert read("PH Jj Qs Kp At") == [("straight", 14, 10)]


def test_rule_6_6_a_straight_flush_is_no_straight_vector_24() -> None:
    assert read("2j 3j 4j 5j 6j") == [("bomb_flush", 6, None)]


def test_rule_6_6_four_of_a_kind_is_no_pairs() -> None:
    assert read("5j 5s 5p 5t") == [("bomb_four", 5, None)]
    assert read("5j 5s 5p 5t 6j 6s") == read("5j 5s 5p 5t 6j") == []


def test_rule_6_7_a_suited_run_with_the_phoenix_is_no_bomb_vector_23() -> None:
    assert read("2j 3j 4j PH 6j") == [("straight", 6, 5)]


def test_rule_6_7_the_phoenix_stands_for_no_special_card() -> None:
    assert read("PH DG") == read("PH DR") == read("PH 2j 3s 4p DR") == []
    assert read("PH 2j 3s 4p") == []


@pytest.mark.parametrize("cards", ["3j 3s 3p 3t PH", "3j 3s 3p PH", "MJ PH"])
def test_rule_6_8_these_are_nothing_vector_20(cards: str) -> None:
    assert read(cards) == []


def test_rule_6_8_two_to_ace_and_the_phoenix_is_nothing_vector_12() -> None:
    assert read("2j 3j 4j 5j 6s 7s 8s 9s Tp Jp Qp Kp At PH") == []


def test_rule_6_7_three_to_ace_and_the_phoenix_vector_13() -> None:
    assert read("3j 4j 5j 6s 7s 8s 9s Tp Jp Qp Kp At PH") == [("straight", 14, 2)]


def test_rule_6_1_the_longest_straight_vector_14() -> None:
    assert read("MJ 2j 3j 4j 5j 6s 7s 8s 9s Tp Jp Qp Kp At") == [("straight", 14, None)]


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("PH 2j 3s 4p 5t", [("straight", 6, 6)]),  # vector 15
        ("PH 3j 4s 5p 6t", [("straight", 7, 7), ("straight", 6, 2)]),
        ("PH 3j 4s 6p 7t", [("straight", 7, 5)]),
        ("As Aj PH 9j 9s", [("full_house", 14, 14), ("full_house", 9, 9)]),  # vector 17
        ("3s 3j PH 5j 5s", [("full_house", 5, 5), ("full_house", 3, 3)]),  # vector 18
        ("3s 3j PH 4j 4s", [("full_house", 4, 4), ("full_house", 3, 3)]),
        ("5s 5j 5p PH 9s", [("full_house", 5, 9)]),  # vector 19
        ("3j 3s 4p PH", [("stairs", 4, 4)]),  # vector 21
        ("3j 3s 4p 5t 5j PH", [("stairs", 5, 4)]),  # vector 21
        ("3j PH", [("pair", 3, 3)]),
        ("3j 3s PH", [("triple", 3, 3)]),
    ],
)
def test_rule_6_9_the_readings_of_the_phoenix_strongest_first(cards: str, expected: list[Said]) -> None:
    assert read(cards) == expected


def test_rule_6_10_the_phoenix_led_is_one_and_a_half() -> None:
    assert read("PH") == [("single", 1.5, None)]


@pytest.mark.parametrize(("top", "rank"), [("MJ", 1.5), ("8j", 8.5), ("As", 14.5)])
def test_rule_6_10_the_phoenix_is_half_a_rank_above_the_single(top: str, rank: float) -> None:
    phoenix = top_of("PH").on(top_of(top))
    assert phoenix.rank == rank
    assert phoenix.beats(top_of(top))


def test_rule_6_10_the_phoenix_led_loses_to_the_two_but_not_to_the_mah_jong_vector_25() -> None:
    assert not top_of("MJ").beats(top_of("PH"))
    assert top_of("2j").beats(top_of("PH"))


def test_rule_6_10_the_phoenix_on_an_eight_loses_to_the_nine_only() -> None:
    assert not top_of("8j").beats(top_of("PH=8.5"))
    assert top_of("9j").beats(top_of("PH=8.5"))


def test_rule_6_10_never_on_the_dragon_vector_26() -> None:
    dragon = top_of("DR")
    assert not top_of("PH").on(dragon).beats(dragon)


def test_rule_6_11_the_dragon_is_the_highest_single_and_in_no_combination() -> None:
    assert top_of("DR").beats(top_of("PH=14.5"))
    assert read("DR As") == read("DR Tj Js Qp Kt") == []
    assert top_of("2j 2s 2p 2t").beats(top_of("DR"))


def test_rule_6_12_the_dog_is_in_no_combination_and_beats_nothing() -> None:
    assert read("DG") == [("single", 0, None)]
    assert read("DG 2j") == read("DG PH") == []
    assert not any(top_of("DG").beats(top_of(top)) for top in ("MJ", "2j", "PH"))


@pytest.mark.parametrize(
    ("play", "top"),
    [
        ("9j", "8s"),
        ("9j 9s", "8j 8s"),
        ("9j 9s 9p 2j 2s", "8j 8s 8p Aj As"),
        ("4j 4s 5p 5t", "3j 3s 4p 4t"),
        ("4j 5s 6p 7t 8j", "3j 4s 5p 6t 7j"),
    ],
)
def test_rule_6_4_same_kind_and_length_and_strictly_higher(play: str, top: str) -> None:
    assert top_of(play).beats(top_of(top))
    assert not top_of(top).beats(top_of(play))
    assert not top_of(play).beats(top_of(play))


@pytest.mark.parametrize(
    ("play", "top"),
    [
        ("9j 9s", "8s"),
        ("9j", "8j 8s"),
        ("4j 5s 6p 7t 8j 9s", "3j 4s 5p 6t 7j"),
        ("4j 4s 5p 5t 6j 6s", "3j 3s 4p 4t"),
        ("9j 9s 9p", "8j 8s"),
    ],
)
def test_rule_6_4_another_kind_or_length_never_beats(play: str, top: str) -> None:
    assert not top_of(play).beats(top_of(top))
    assert not top_of(top).beats(top_of(play))


def test_rule_6_5_the_order_of_bombs() -> None:
    rising = [
        *("As", "2j 2s 2p 2t", "Qj Qs Qp Qt"),
        *("2j 3j 4j 5j 6j", "5s 6s 7s 8s 9s", "2p 3p 4p 5p 6p 7p"),
    ]
    for low, lower in enumerate(rising):
        for high, higher in enumerate(rising):
            assert top_of(higher).beats(top_of(lower)) is (high > low), (higher, lower)


def test_the_bombs_are_the_two_kinds_of_article_6_1() -> None:
    assert {kind for kind in Kind if kind.is_bomb} == {Kind.BOMB_FOUR, Kind.BOMB_FLUSH}


def test_strengths_are_in_half_ranks() -> None:
    strengths = {str(card): top_of(str(card)).strength for card in DECK}
    assert strengths["2j"] == 4
    assert strengths["At"] == 28
    assert [strengths[str(card)] for card in (DOG, MAH_JONG, PHOENIX, DRAGON)] == [0, 2, 3, 30]


def test_a_reading_holds_exactly_its_cards_and_their_number() -> None:
    cards = Cards.parse("3j 4s 5p 6t PH")
    for way in readings(cards):
        assert way.cards is cards
        assert way.length == 5


def test_all_cards_are_no_combination() -> None:
    assert readings(ALL_CARDS) == ()


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("5j 6s PH 8p 9t", [["5j", "6s", "PH=7", "8p", "9t"]]),
        ("5j 6s 7p 8p PH", [["5j", "6s", "7p", "8p", "PH=9"], ["PH=4", "5j", "6s", "7p", "8p"]]),
        ("PH=4 5j 6s 7p 8p", [["PH=4", "5j", "6s", "7p", "8p"]]),
        ("PH=A Tj Js Qp Kt", [["Tj", "Js", "Qp", "Kt", "PH=A"]]),
        ("PH=A 5j 6s 7p 8p", []),
        ("PH", [["PH=1.5"]]),
        ("PH=10.5", [["PH=10.5"]]),
        ("PH=9", []),
        ("5j PH=5.5", []),
    ],
)
def test_a_play_is_spelled_with_its_reading(text: str, expected: list[list[str]]) -> None:
    ways = parse_combinations(text)
    assert [spell(way) for way in ways] == expected
    assert [parse_combinations(" ".join(spell(way))) for way in ways] == [(way,) for way in ways]


@pytest.mark.parametrize("text", ["5x", "5j 5j", "PH=1", "PH=15", "DR=9", "PH=", "PH=0.5", "PH=9 PH=9"])
def test_what_is_no_notation_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"is no card|named twice"):
        parse_combinations(text)


def test_a_combination_of_which_only_the_shape_is_known_can_be_beaten() -> None:
    assert top_of("9j 9s").beats(Combination(Kind.PAIR, 16, 2, Cards()))
