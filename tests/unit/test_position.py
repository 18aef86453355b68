"""Positions: what they say stands on the table, and what cannot be is refused."""

import pytest

from engine.cards import Cards
from engine.kernel import Seat
from engine.tichu.position import Laid, Position, place
from engine.tichu.state import Following
from engine.tichu.transitions import row
from engine.tichu.view import Phase
from tests.desk import desk


def test_seats_between_the_top_and_the_turn_have_passed() -> None:
    at = desk("7j 2j", "3s 4s", "5p 6p", "8t 9t", trick=[(0, "Tj")], turn=3)
    assert [seat.passed for seat in at.table.seats] == [False, True, True, False]
    at.passes(3)
    assert at.turn == 0


def test_seats_that_are_out_have_not_passed() -> None:
    at = desk("7j 2j", "", "5p 6p", "8t 9t", trick=[(0, "Tj")], turn=3, out=[1])
    assert [seat.passed for seat in at.table.seats] == [False, False, True, False]


def test_a_trick_that_all_others_have_passed_is_taken_at_once() -> None:
    at = desk("7j 2j", "3s 4s", "5p 6p", "8t 9t", trick=[(1, "Kj")], turn=1)
    assert (at.phase, at.turn, at.table.seats[1].points) == (Phase.PLAY, 1, 10)


def test_the_trick_is_read_as_it_was_played() -> None:
    at = desk("9j 2j", "PH Ks", "8p 6p", "8t 9t", trick=[(3, "8s")], turn=0)
    at.passes(0)
    at.play(1, "PH")
    assert at.table.trick[-1].combination.rank == 8.5
    at = desk("9j 2j", "Ks", "8p 6p", "8t 9t", trick=[(2, "8s"), (3, "PH")], turn=0)
    assert at.table.trick[-1].combination.rank == 8.5


def test_a_reading_on_the_table_is_kept() -> None:
    laid = Laid(Seat(3), Cards("3j 4s 5p 6t PH"), phoenix=2)
    state = place(Position(row(map(Cards, ("8j 9j", "8s 9s", "8p 9p", "8t 9t"))), Seat(0), (laid,)))
    assert isinstance(state, Following)
    assert state.trick[-1].combination.rank == 6


def test_cards_won_count_and_are_gone() -> None:
    at = desk("7j 2j", "3s 4s", "5p 6p", "8t 9t", won=["Kj", "", "PH", ""])
    assert [seat.points for seat in at.table.seats] == [10, 0, -25, 0]
    assert at.table.gone == Cards("Kj PH")


@pytest.mark.parametrize(
    ("position", "why"),
    [
        (Position(row(map(Cards, ("5j", "5j", "6j", "7j"))), Seat(0)), "two places"),
        (Position(row(map(Cards, ("5j", "6j", "7j", ""))), Seat(0)), "seat 3 is out with cards, or has none"),
        (Position(row(map(Cards, ("5j", "6j", "7j", "8j"))), Seat(0), out=(Seat(1),)), "seat 1 is out with cards"),
        (Position(row(map(Cards, ("5j", "6j", "7j", ""))), Seat(3), out=(Seat(3),)), "no cards"),
        (Position(row(map(Cards, ("5j", "6j", "7j", "8j"))), Seat(0), wish=15), "rank 15"),
        (Position(row(map(Cards, ("5j", "6j", "7j", ""))), Seat(0), out=(Seat(3), Seat(3))), "twice"),
        (
            Position(row(map(Cards, ("5j", "6j", "7j", "8j"))), Seat(0), (Laid(Seat(3), Cards("2s 3s")),)),
            "cannot lie",
        ),
        (Position(row(map(Cards, ("5j", "6j", "7j", "8j"))), Seat(0), (Laid(Seat(3), Cards("DG")),)), "cannot lie"),
        (
            Position(
                row(map(Cards, ("5j", "6j", "7j", "8j"))),
                Seat(0),
                (Laid(Seat(2), Cards("3s")), Laid(Seat(3), Cards("2s"))),
            ),
            "does not beat",
        ),
    ],
)
def test_a_position_that_cannot_be_is_told_in_one_line(position: Position, why: str) -> None:
    with pytest.raises(ValueError, match=why) as caught:
        place(position)
    assert "\n" not in str(caught.value)
