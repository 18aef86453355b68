"""Each feat of a round and of a match: found where it is one, with its proof, and not found where it nearly is."""

from collections.abc import Sequence

import pytest

from bot.conduct import RoundAccount, RoundLine, SeatAccount
from bot.games.tichu.achievements import ACHIEVEMENTS, counts
from bot.games.tichu.feats import Story, match_feats, round_feats
from data.feats import Way
from data.results import Kind
from engine.cards import Card, Cards
from engine.kernel import Seat
from engine.tichu.combinations import readings
from engine.tichu.fairness import Reveal
from engine.tichu.notices import DogLed, Notice, Passed, Played, TrickTaken
from engine.tichu.view import Call, CallResult, RoundResult

NO_GIFTS = (Card.parse("2j"), Card.parse("2s"), Card.parse("2p"))


def play(seat: int, cards: str, *, place: int | None = None, wish: int | None = None, granted: bool = False) -> Played:
    """The reading that is most, a bomb if it can be one."""
    ways = readings(Cards(cards))
    best = next((way for way in ways if way.kind.is_bomb), ways[0])
    return Played(Seat(seat), best, out_of_turn=False, wish=wish, granted=granted, place=place)


def result(
    order: Sequence[int], calls: Sequence[tuple[int, Call, bool]] = (), cards: tuple[int, int] = (50, 50)
) -> RoundResult:
    told = tuple(CallResult(Seat(seat), call, made) for seat, call, made in calls)
    return RoundResult(1, tuple(map(Seat, order)), cards, told, cards, cards)


def found(heard: Sequence[Notice], of: RoundResult, reveal: Reveal | None = None) -> list[dict[str, int]]:
    """By seat; acts are counted from 1."""
    return [dict(one) for one in round_feats(Story(tuple(enumerate(heard, start=1)), of, reveal))]


OUT = (play(0, "Aj", place=1), play(1, "Kj", place=2), play(2, "Qj", place=3))


def test_a_call_that_was_made_is_proved_by_the_last_card_of_its_caller() -> None:
    seats = found(OUT, result((0, 1, 2), [(0, Call.SMALL, True)]))
    assert seats == [{"small_made": 1}, {}, {}, {}]
    assert found(OUT, result((0, 1, 2), [(1, Call.SMALL, False)])) == [{}, {}, {}, {}]


def test_a_call_against_a_call_is_a_duel_and_a_failed_grand_was_beaten() -> None:
    seats = found(OUT, result((0, 1, 2), [(0, Call.GRAND, True), (1, Call.GRAND, False)]))
    assert seats[0] == {"grand_made": 1, "call_duel": 1, "grand_duel": 1, "grand_beaten": 1}
    partners = found(OUT, result((0, 1, 2), [(0, Call.GRAND, True), (2, Call.GRAND, False)]))
    assert partners[0] == {"grand_made": 1}, "partners are no opponents"


def test_a_double_victory_is_both_partners_and_counts_more_against_a_call() -> None:
    heard = (play(0, "Aj", place=1), play(2, "Kj", place=2))
    assert found(heard, result((0, 2))) == [{"one_two": 2}, {}, {"one_two": 2}, {}]
    called = found(heard, result((0, 2), [(1, Call.SMALL, False)]))
    assert called[2] == {"one_two": 2, "one_two_over_call": 2}
    assert "one_two_over_call" not in found(heard, result((0, 2), [(2, Call.SMALL, False)]))[0]


def test_a_bomb_on_an_opponents_bomb_or_dragon() -> None:
    heard = (play(1, "DR"), play(0, "9j 9s 9p 9t"), play(1, "Tj Ts Tp Tt"), *OUT)
    seats = found(heard, result((0, 1, 2)))
    assert seats[:2] == [{"dragon_bombed": 2}, {"bomb_on_bomb": 3}]
    own = found((play(0, "DR"), play(2, "9j 9s 9p 9t"), play(0, "Tj Ts Tp Tt"), *OUT), result((0, 1, 2)))
    assert own == [{}, {}, {}, {}]
    taken = (play(1, "9j 9s 9p 9t"), TrickTaken(Seat(1), 0), play(0, "Tj Ts Tp Tt"), *OUT)
    assert found(taken, result((0, 1, 2)))[0] == {}, "the trick before is over"


def test_long_combinations_bombs_at_the_end_and_two_of_them() -> None:
    heard = (
        play(3, "2j 3s 4j 5j 6j 7j 8j 9j Tj Js"),
        play(2, "3j 3s 4j 4s 5j 5s 6j 6s 7j 7s"),
        play(1, "2j 3j 4j 5j 6j 7j 8j"),
        TrickTaken(Seat(1), 0),
        play(0, "8j 8s 8p 8t"),
        play(0, "9j 9s 9p 9t", place=1),
        play(1, "Kj", place=2),
        play(2, "Qj", place=3),
    )
    assert found(heard, result((0, 1, 2))) == [
        {"two_bombs": 6, "bomb_out": 6},
        {"long_flush": 3},
        {"long_stairs": 2},
        {"long_straight": 1},
    ]
    short = (play(3, "2j 3s 4j 5j 6j 7j 8j 9j Tj"), play(1, "3j 4j 5j 6j 7j 8j"), *OUT)
    assert found(short, result((0, 1, 2))) == [{}, {}, {}, {}]


def test_the_dog_brings_the_partner_home_only_with_the_very_next_play() -> None:
    dog = DogLed(Seat(0), Seat(2), None)
    rest = (play(1, "Kj", place=2), play(3, "Qj", place=3))
    assert found((dog, play(2, "Aj As", place=1), *rest), result((2, 1, 3)))[0] == {"dog_home": 2}
    later = (dog, play(2, "3j"), Passed(Seat(3)), play(2, "Aj As", place=1), *rest)
    assert found(later, result((2, 1, 3)))[0] == {}


def test_a_wish_breaks_a_bomb_of_an_opponent_who_held_all_four() -> None:
    hands = (Cards("MJ 2j"), Cards("8j 8s 8p 8t 9j"), Cards("3j"), Cards("4j"))
    none = Cards()
    reveal = Reveal(1, hands, (none, none, none, none), (NO_GIFTS, NO_GIFTS, NO_GIFTS, NO_GIFTS))
    assert sum(card.rank == 8 for card in reveal.exchanged[1]) == 4
    wish = play(0, "MJ", wish=8)
    assert found((wish, play(1, "8j", granted=True), *OUT), result((0, 1, 2)), reveal)[0] == {"wish_broke_bomb": 2}
    thrown = found((wish, play(1, "8j 8s 8p 8t", granted=True), *OUT), result((0, 1, 2)), reveal)
    assert "wish_broke_bomb" not in thrown[0], "it was thrown whole"
    assert found((wish, play(1, "8j", granted=True), *OUT), result((0, 1, 2)))[0] == {}, "nobody knows the hands"


def test_out_first_from_far_behind() -> None:
    long = "2j 3j 4j 5j 6j 7j 8j 9s Tj Jj Qs Kj Aj"
    behind = (play(0, "2s 2t 3s 3t"), play(1, long), play(0, "3j 4s 5s 6s 7s 8s 9t Ts Js Qt", place=1), *OUT[1:])
    assert found(behind, result((0, 1, 2)))[0]["from_behind"] == 3
    fewer = (play(0, "2s 3s 4s 5s 6t"), play(1, long), play(0, "6s 7s 8s 9t Ts Js Qt Kt At", place=1), *OUT[1:])
    assert found(fewer, result((0, 1, 2)))[0] == {}


def test_opponents_below_nothing() -> None:
    assert found(OUT, result((0, 1, 2), cards=(125, -25)))[0] == {"below_nothing": 3}
    assert found(OUT, result((0, 1, 2), cards=(120, -20)))[0] == {}, "they have won a five"


# --- matches ------------------------------------------------------------------------------------------------------


def matched(points: Sequence[tuple[int, int]], seat: int = 0, facts: dict[str, int] | None = None) -> dict[str, int]:
    """By feat the round that proves it."""
    lines = [RoundLine(number, one, "[]", "[]", one_two=False) for number, one in enumerate(points, start=1)]
    nothing = SeatAccount({}, stood_in=False)
    seats = tuple(SeatAccount(facts or {}, stood_in=False) if one == seat else nothing for one in range(4))
    accounts = [RoundAccount(1, 1, 9, seats)]
    ours, theirs = (sum(line.points[side] for line in lines) for side in (0, 1))
    return dict(match_feats(lines, accounts, None if ours == theirs else int(theirs > ours), seat))


def test_a_match_of_four_rounds_counts_and_a_shorter_one_does_not() -> None:
    assert matched([(100, 0)] * 3) == {}
    assert matched([(100, 0), (0, 100), (100, 0), (50, 50)]) == {"match": 4, "won": 4}
    assert matched([(100, 0), (0, 100), (100, 0), (50, 50)], seat=1) == {"match": 4}
    assert matched([(50, 50)] * 4) == {"match": 4}


def test_a_comeback_is_proved_by_the_round_where_all_seemed_lost() -> None:
    points = [(0, 200), (0, 100), (300, 0), (300, 0), (500, 0)]
    assert matched(points) == {"match": 5, "won": 5, "comeback": 2}
    assert matched([(0, 200), (0, 95), *points[2:]]) == {"match": 5, "won": 5}
    assert "comeback" not in matched(points, seat=1)


def test_a_shutout_leaves_the_others_nothing() -> None:
    assert matched([(300, 0), (300, -25), (200, 0), (300, 25)]) == {"match": 4, "won": 4, "shutout": 4}
    assert matched([(300, 0), (300, 5), (200, 0), (300, 0)]) == {"match": 4, "won": 4}
    assert matched([(200, 0), (200, 0), (200, 0), (200, 0)]) == {"match": 4, "won": 4}


@pytest.mark.parametrize(
    ("facts", "is_perfect"),
    [
        ({"small": 2, "small_made": 2, "grand": 1, "grand_made": 1}, True),
        ({"small": 2, "small_made": 2}, False),
        ({"small": 4, "small_made": 3}, False),
    ],
)
def test_all_calls_of_a_match_made(facts: dict[str, int], *, is_perfect: bool) -> None:
    assert ("perfect_caller" in matched([(100, 0), (0, 100), (100, 0), (50, 50)], facts=facts)) == is_perfect


# --- what is to be achieved ---------------------------------------------------------------------------------------


def test_names_are_one_each_and_what_only_people_decide_counts_among_people() -> None:
    assert len({one.name for one in ACHIEVEMENTS}) == len({one.emoji for one in ACHIEVEMENTS}) == len(ACHIEVEMENTS)
    assert {one.goal.way for one in ACHIEVEMENTS} == set(Way)
    assert counts("bomb_on_bomb", Kind.BOTS)
    assert not counts("grand_made", Kind.BOTS)
    assert all(counts(one.goal.feat, Kind.PEOPLE) for one in ACHIEVEMENTS)
