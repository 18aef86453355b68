"""What the pictures of Tichu say: whose turn, who passed, what lies there, and to whom."""

import typing
from dataclasses import replace
from itertools import pairwise

import pytest

from engine.cards import NO_CARDS, PHOENIX, Card, Cards
from engine.kernel import Seat
from engine.tichu.view import Call, Phase, SeatView, TableView
from render import tichu, trick
from render.plates import PLACES, Attention, Labels, Sitter, plate
from render.scene import Back, Box, Icon, Mark, Piece, Scene, Sprite, Symbol, Text
from render.theme import FELT
from render.tichu_hand import hand_scene, in_order
from tests.golden import sample_scenes as samples
from tests.golden.sample_scenes import BASE, HAND, SHORT, WORDS, combination, dealt, gifts, own

LABELS = Labels(small="TICHU", grand="GRAND", passed="pass", empty="free")


def plate_of(scene: Scene, seat: int) -> Piece:
    x, y, _, _ = PLACES[seat]
    return next(item for item in scene.items if isinstance(item, Piece) and (item.x, item.y) == (x - 4, y - 4))


def texts(*pieces: Piece) -> list[str]:
    return [mark.text for piece in pieces for mark in piece.marks if isinstance(mark, Text)]


def all_texts(scene: Scene) -> list[str]:
    return texts(*(item for item in scene.items if isinstance(item, Piece)))


def symbols(scene: Scene) -> list[Icon]:
    pieces = (item for item in scene.items if isinstance(item, Piece))
    return [mark.icon for piece in pieces for mark in piece.marks if isinstance(mark, Symbol)]


def frame_of(piece: Piece) -> Box:
    """The plate itself: the second box, upon its rim."""
    return [mark for mark in piece.marks if isinstance(mark, Box)][1]


def shown(view: TableView) -> Scene:
    return samples.table("caption", view)


def test_pictures_of_the_table_are_made_from_what_everybody_sees() -> None:
    assert typing.get_type_hints(tichu.table_scene)["view"] is TableView


def test_play_goes_counter_clockwise() -> None:
    bottom, right, top, left = ((x, y) for x, y, _, _ in PLACES)
    assert left[0] < bottom[0] < right[0]
    assert top[1] < right[1] < bottom[1]


def test_the_seat_whose_turn_it_is_stands_out_alone() -> None:
    scene = shown(replace(BASE, turn=Seat(2)))
    fills = [frame_of(plate_of(scene, seat)).fill for seat in range(4)]
    assert fills == [FELT.plate, FELT.plate, FELT.turn, FELT.plate]


@pytest.mark.parametrize("phase", [Phase.GRAND, Phase.EXCHANGE])
def test_where_all_are_asked_at_once_each_plate_says_whether_it_is_waited_for(phase: Phase) -> None:
    scene = shown(
        replace(BASE, phase=phase, seats=(SeatView(8, ready=True), SeatView(8), SeatView(8), SeatView(8, ready=True)))
    )
    assert [frame_of(plate_of(scene, seat)).line == FELT.turn for seat in range(4)] == [False, True, True, False]
    assert symbols(scene).count(Icon.TICK) == 2
    assert symbols(scene).count(Icon.WAIT) == 2


def test_a_plate_tells_count_call_and_pass() -> None:
    scene = shown(
        replace(BASE, seats=(SeatView(9, Call.GRAND, passed=True), SeatView(2, Call.SMALL), SeatView(14), SeatView(14)))
    )
    assert texts(plate_of(scene, 0)) == ["K", "Koi", WORDS.grand, WORDS.passed, "9"]
    assert texts(plate_of(scene, 1)) == ["E", "2", "Eisvogel", WORDS.small]


def test_who_is_out_has_a_medal_in_place_of_a_count() -> None:
    scene = shown(replace(BASE, seats=dealt(0, 5, 0, 5), out=(Seat(2), Seat(0))))
    assert texts(plate_of(scene, 2))[-1] == "1"
    assert texts(plate_of(scene, 0))[-1] == "2"
    assert not any(isinstance(mark, Back) for mark in plate_of(scene, 0).marks)


def test_after_a_counted_round_all_four_have_their_places() -> None:
    scene = samples.table("", samples.played(6))
    assert [texts(plate_of(scene, seat)).count(str(place)) for seat, place in ((0, 1), (1, 2), (2, 3), (3, 4))] == [
        1
    ] * 4


def test_after_a_one_two_nobody_is_third() -> None:
    scene = samples.table("", samples.played(4))
    assert texts(plate_of(scene, 0))[-1] == "1"
    assert texts(plate_of(scene, 1)) == ["E", "5", "Eisvogel"]


def test_before_the_first_deal_no_cards_are_counted() -> None:
    scene = shown(replace(BASE, phase=Phase.DEAL, seats=dealt(0, 0, 0, 0)))
    assert [texts(plate_of(scene, seat)) for seat in (0, 2)] == [["K", "Koi"], ["L", "Lotus"]]


def test_bots_are_marked() -> None:
    scene = samples.table("", BASE, minds=(1, 3))
    assert [Icon.BOT in [getattr(mark, "icon", None) for mark in plate_of(scene, seat).marks] for seat in range(4)] == [
        False,
        True,
        False,
        True,
    ]


def test_the_wish_and_the_points_of_the_trick_are_shown() -> None:
    scene = shown(replace(BASE, wish=11, turn=Seat(1), trick=samples.trick((0, "Kj Ks"))))
    assert "J" in all_texts(scene)
    assert "20" in all_texts(scene)


def test_totals_round_and_target_are_shown() -> None:
    said = all_texts(shown(replace(BASE, totals=(-125, 310), target=500)))
    assert {"\N{MINUS SIGN}125", "310", "500", WORDS.round} <= set(said)


def test_a_match_of_so_many_rounds_shows_no_way_to_a_target() -> None:
    scenes = [shown(replace(BASE, totals=(425, 310), rounds=rounds)) for rounds in (0, 4)]
    said = [all_texts(scene) for scene in scenes]
    marks = [[mark for item in scene.items if isinstance(item, Piece) for mark in item.marks] for scene in scenes]
    boxes = [sum(isinstance(mark, Box) for mark in some) for some in marks]
    assert str(BASE.target) in said[0]
    assert str(BASE.target) not in said[1]
    assert f"{BASE.round}/4" in said[1]
    assert boxes[1] == boxes[0] - 4


@pytest.mark.parametrize(("phase", "is_open"), [(Phase.PLAY, False), (Phase.CLOSING, True)])
def test_an_open_bomb_window_is_marked(phase: Phase, *, is_open: bool) -> None:
    scene = shown(replace(BASE, phase=phase, trick=samples.trick((0, "Kj Ks"))))
    assert (WORDS.bombs in all_texts(scene)) is is_open
    assert (Icon.BOMB in symbols(scene)) is is_open


def test_the_dragon_points_at_both_opponents() -> None:
    dragon = samples.trick((1, "DR"))
    asked = len(shown(replace(BASE, phase=Phase.DRAGON, turn=Seat(1), trick=dragon)).items)
    assert asked == len(shown(replace(BASE, phase=Phase.PLAY, turn=Seat(1), trick=dragon)).items) + 4


def test_the_plays_before_the_top_are_told_small_the_latest_last() -> None:
    scene = shown(
        replace(
            BASE, turn=Seat(0), trick=samples.trick((0, "3j"), (1, "5s"), (2, "8p"), (3, "Tt"), (0, "Js"), (1, "Ap"))
        )
    )
    chips = [item for item in scene.items if isinstance(item, Piece) and item.y == 148]
    assert [texts(chip) for chip in chips] == [["E", "5"], ["L", "8"], ["나", "10"], ["K", "J"]]


def test_the_phoenix_shows_what_it_stands_for() -> None:
    scene = shown(replace(BASE, trick=(samples.STRAIGHT[0],)))
    tags = {item.card: item.tag for item in scene.items if isinstance(item, Sprite)}
    assert tags.pop(PHOENIX) == "9"
    assert set(tags.values()) == {""}


def test_an_empty_seat_of_a_lobby_is_marked_and_named() -> None:
    scene = tichu.lobby_scene({Seat(0): "Koi"}, words=samples.LOBBY, host=Seat(0))
    assert [texts(plate_of(scene, seat))[-1] for seat in range(4)] == ["Koi", "free", "free", "free"]
    assert symbols(scene).count(Icon.PLUS) == 3
    assert symbols(scene).count(Icon.CROWN) == 1


def test_teams_differ_by_shape() -> None:
    def badge(seat: int) -> Box:
        marks: tuple[Mark, ...] = plate(Sitter(Seat(seat), "x"), LABELS, FELT).marks
        return [mark for mark in marks if isinstance(mark, Box)][2]

    discs = [badge(seat).radius * 2 == badge(seat).width for seat in range(4)]
    assert discs == [True, False, True, False]


def test_a_plate_without_attention_and_without_the_lead_is_quiet() -> None:
    quiet = frame_of(plate(Sitter(Seat(1), "x", attention=Attention.NONE), LABELS, FELT))
    leading = frame_of(plate(Sitter(Seat(1), "x", leads=True), LABELS, FELT))
    assert (quiet.line, leading.line) == (FELT.plate_line, FELT.teams[1])


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        ("8j", "8"),
        ("Tj", "10"),
        ("MJ", "1"),
        ("DR", ""),
        ("PH", "1½"),
        ("8j 8s", "8 8"),
        ("5j 5s 6j 6s", "5 5\N{EN DASH}6 6"),
        ("Kj Ks Kp", "K K K"),
        ("Kj Ks Kp 9j 9s", "K K K 9 9"),
        ("Aj As PH 9j 9s", "A A A 9 9"),
        ("3j 4j 5j 6j 7s", "3\N{EN DASH}7"),
        ("8j 8s 8p 8t", "8 8 8 8"),
        ("9j Tj Jj Qj Kj", "9\N{EN DASH}K"),
    ],
)
def test_a_combination_in_figures(cards: str, said: str) -> None:
    assert trick.short(combination(cards)) == said


def test_a_lone_phoenix_is_half_a_rank_above() -> None:
    assert trick.stands_for(combination("PH", on=combination("Kj"))) == "K½"


def test_cards_are_laid_out_where_the_phoenix_stands() -> None:
    straight = combination("6j 7s 8p PH Tt", phoenix=9)
    assert trick.in_order(straight) == tuple(map(Card, ["6j", "7s", "8p", "PH", "Tt"]))
    assert [str(card) for card in trick.in_order(combination("9j 9s Kj Ks Kp"))] == ["Kj", "Ks", "Kp", "9j", "9s"]


def test_a_hand_is_sorted_by_rank_with_the_specials_at_its_ends() -> None:
    cards = in_order(Cards.parse("DR PH At 2j MJ DG Kj"))
    assert " ".join(map(str, cards)) == "DG MJ 2j Kj At PH DR"


def sprites(scene: Scene) -> dict[Card, Sprite]:
    return {item.card: item for item in scene.items if isinstance(item, Sprite)}


def test_fourteen_cards_leave_each_index_free() -> None:
    lefts = sorted(sprite.x for sprite in sprites(hand_scene(own(HAND), names=SHORT)).values())
    assert len(lefts) == 14
    assert min(right - left for left, right in pairwise(lefts)) >= 0.42 * 138


def test_chosen_cards_are_raised_and_ringed() -> None:
    chosen = Cards.parse("8j 8s")
    shown = sprites(hand_scene(own(HAND), names=SHORT, raised=chosen))
    assert {card for card, sprite in shown.items() if sprite.ring} == set(chosen)
    assert shown[Card("8j")].y < shown[Card("7t")].y


def test_gifts_are_told_until_the_first_play() -> None:
    view = replace(own(HAND), given=gifts("2t Kj 6s"), received=gifts("At 3j PH"))
    said = all_texts(hand_scene(view, names=SHORT))
    assert (said[0], said.count("E"), said.count("L"), said.count("나")) == ("2", 2, 2, 2)
    opened = replace(BASE, seats=(SeatView(13, opened=True), *BASE.seats[1:]))
    assert all_texts(hand_scene(replace(view, table=opened), names=SHORT)) == []


def test_bombs_are_marked_for_their_owner() -> None:
    scene = hand_scene(own(samples.BOMBS), names=SHORT, bombs=Cards.parse("9j 9s 9p 9t"))
    assert symbols(scene).count(Icon.BOMB) == 4


def test_who_is_out_sees_the_place_in_place_of_cards() -> None:
    scene = hand_scene(own(NO_CARDS, replace(BASE, out=(Seat(1), Seat(0)))), names=SHORT)
    assert all_texts(scene) == ["2"]
