"""What is enumerated, what is not refused, and what the rules say when everything is tried: all three are one."""

from collections.abc import Iterable, Sequence
from itertools import combinations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from engine.cards import NO_CARDS, Cards
from engine.tichu.actions import CallTichu, Pass, Play
from engine.tichu.combinations import Combination, Kind, readings
from engine.tichu.legal import bombs, judged, legal, may_pass, objection, plays, readings_on
from engine.tichu.moves import leads
from engine.tichu.rules import STANDARD
from engine.tichu.view import Phase, PlayerView
from tests.property.brute import Move, Top, allowed, everything, puts, thrown, ways
from tests.views import MOMENT, seen

SPECIALS = ("MJ", "DG", "PH", "DR")


@st.composite
def hands(draw: st.DrawFn, *, most: int = 9) -> list[str]:
    """Few ranks and suits, so that there is something to find; a special card now and then."""
    low = draw(st.integers(2, 14))
    span = draw(st.integers(1, 8))
    suits = draw(st.sampled_from(("j", "js", "jsp", "jspt")))
    ordinary = [f"{'..23456789TJQKA'[rank]}{suit}" for rank in range(low, min(low + span, 15)) for suit in suits]
    specials = draw(st.lists(st.sampled_from(SPECIALS), unique=True, max_size=2))
    room = most - len(specials)
    least = min(5, room, len(ordinary))
    cards = draw(st.lists(st.sampled_from(ordinary), unique=True, min_size=least, max_size=room))
    return specials + cards


LENGTHS = {"single": 1, "pair": 2, "triple": 3, "full_house": 5, "bomb_four": 4}


@st.composite
def tops(draw: st.DrawFn) -> Top:
    """Anything that may lie on the table; half of the lone Phoenix included."""
    kind = draw(st.sampled_from([kind.value for kind in Kind]))
    length = LENGTHS.get(kind) or draw(st.sampled_from((4, 6, 8) if kind == "stairs" else (5, 6, 7)))
    rank: float = draw(st.integers(2, 14))
    if kind == "single":
        rank = draw(st.sampled_from((1, 15, rank, rank, rank, rank + 0.5)))
    return Top(kind, rank, length)


wishes = st.none() | st.integers(2, 14)


def as_top(top: Top | None) -> Combination | None:
    """The top for the engine, which sees no cards of it."""
    return None if top is None else Combination(Kind(top.kind), round(2 * top.rank), top.length, NO_CARDS)


def as_cards(cards: Iterable[str]) -> Cards:
    return Cards.parse(" ".join(cards))


def as_moves(found: Sequence[Combination]) -> set[Move]:
    """The engine's combinations in the words of the brute force; none may be there twice."""
    moves = {Move(frozenset(map(str, way.cards)), way.kind.value, way.rank, way.phoenix) for way in found}
    assert len(moves) == len(found)
    return moves


def holding(hand: list[str], top: Top | None, wish: int | None, *, turn: int = 0) -> PlayerView:
    """The view of such a seat; there is one Phoenix, so it is not on the table and in the hand at once."""
    assume("PH" not in hand or top is None or top.rank == int(top.rank))
    return seen(as_cards(hand), on=as_top(top), wish=wish, turn=turn)


@given(hand=hands())
def test_article_6_every_set_of_cards_reads_as_the_rules_say(hand: list[str]) -> None:
    for size in range(len(hand) + 1):
        for cards in combinations(hand, size):
            found = readings(as_cards(cards))
            assert as_moves(found) == set(ways(cards))
            assert [way.strength for way in found] == sorted((way.strength for way in found), reverse=True)
            assert all(way.length == size for way in found)


@settings(max_examples=300)
@given(hand=hands(most=11))
def test_article_6_everything_that_may_be_led_is_listed(hand: list[str]) -> None:
    assert as_moves(leads(as_cards(hand))) == everything(hand)


@pytest.mark.parametrize(
    "hand",
    [
        "MJ PH 2j 3j 4s 5p 6t 7j 8s 9p Tt Jj Qs Kp",
        "PH 5j 5s 5p 5t 6j 6s 6p 6t 7j 7s 7p 7t 8j",
        "DR DG MJ PH Tj Js Qp Kt Aj As Ap At 9j 8j",
        "2j 3j 4j 5j 6j 7j 8j 9j Tj Jj Qj Kj Aj PH",
        "9j Tj Jj Qj Kj Aj 9s Ts Js Qs Ks As MJ DG",
        "MJ 2j 3j 4j 5j 6s 7s 8s 9s Tp Jp Qp Kp At",
        "2j 2s 3j 3s 4j 4s 5j 5s 6j 6s 7j 7s 8j 8s",
        "2j 2s 3j 3s 4j 4s 5j PH 6j 6s 7j 7s 8j 8s",
    ],
)
def test_article_6_everything_that_a_full_hand_may_lead_is_listed(hand: str) -> None:
    assert as_moves(leads(Cards.parse(hand))) == everything(hand.split())


@settings(max_examples=60)
@given(hand=hands(most=14))
def test_article_6_everything_that_any_hand_may_lead_is_listed(hand: list[str]) -> None:
    assert as_moves(leads(as_cards(hand))) == everything(hand)


@settings(max_examples=200)
@given(hand=hands(most=14), top=tops())
def test_what_follows_is_what_could_be_led_and_beats_the_top(hand: list[str], top: Top) -> None:
    view = holding(hand, top, None)
    lying = {way for move in as_moves(leads(view.hand)) if (way := puts(move, top)) is not None}
    assert as_moves(plays(STANDARD, view)) == lying


@settings(max_examples=1000)
@given(hand=hands(), top=st.none() | tops(), wish=wishes)
def test_article_7_what_is_listed_is_what_is_allowed(hand: list[str], top: Top | None, wish: int | None) -> None:
    view = holding(hand, top, wish)
    moves, passing = allowed(hand, top, wish)
    assert as_moves(plays(STANDARD, view)) == moves
    assert may_pass(STANDARD, view) is (passing and bool(hand))
    listed = list(legal(STANDARD, view))
    assert {action for action in listed if not isinstance(action, Play)} == (
        {CallTichu()} | ({Pass(MOMENT)} if passing and hand else set())
    )
    assert {(action.cards, action.phoenix) for action in listed if isinstance(action, Play)} == {
        (as_cards(move.cards), move.helper) for move in moves
    }


@settings(max_examples=400)
@given(hand=hands(most=8), top=st.none() | tops(), wish=wishes, turn=st.sampled_from((0, 0, 1)))
def test_articles_6_to_8_what_is_not_refused_is_what_is_allowed(
    hand: list[str], top: Top | None, wish: int | None, turn: int
) -> None:
    view = holding(hand, top, wish, turn=turn)
    moves = allowed(hand, top, wish)[0] if turn == 0 else thrown(hand, top)
    for size in range(len(hand) + 1):
        for words in combinations(hand, size):
            cards = as_cards(words)
            legal_ways = {move for move in moves if move.cards == frozenset(words)}
            assert as_moves(readings_on(STANDARD, view, cards)) == legal_ways
            verdict = judged(STANDARD, view, Play(cards, MOMENT))
            assert isinstance(verdict, Combination) is bool(legal_ways)
            if isinstance(verdict, Combination):
                assert as_moves([verdict]) == {max(legal_ways, key=lambda move: move.rank)}
            for helper in range(2, 15) if "PH" in words else ():
                refused = objection(STANDARD, view, Play(cards, MOMENT, helper))
                assert (refused is None) is any(move.helper == helper for move in legal_ways)


@given(hand=hands(), top=tops(), wish=wishes, phase=st.sampled_from((Phase.PLAY, Phase.CLOSING)))
def test_rule_8_4_what_may_be_thrown_out_of_turn(hand: list[str], top: Top, wish: int | None, phase: Phase) -> None:
    view = seen(as_cards(hand), on=as_top(top), wish=wish, turn=1, phase=phase)
    assert as_moves(bombs(STANDARD, view)) == thrown(hand, top)
    assert plays(STANDARD, view) == ()


@given(hand=hands(), top=st.none() | tops(), wish=wishes)
def test_a_refusal_in_turn_proposes_a_legal_play_if_there_is_one(
    hand: list[str], top: Top | None, wish: int | None
) -> None:
    view = holding(hand, top, wish)
    refused = objection(STANDARD, view, Play(NO_CARDS, MOMENT))
    assert refused is not None
    assert (refused.instead is not None) is bool(plays(STANDARD, view))
    assert refused.instead is None or objection(STANDARD, view, refused.instead) is None
