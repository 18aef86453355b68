"""The puzzles of a day: the same for everybody, positions as they are at a table, each with an answer worth finding."""

from dataclasses import replace
from itertools import permutations
from typing import Final

import pytest

from bot.games.tichu.puzzles import Sheet, puzzle_panel
from bot.games.tichu.words import tag
from bot.speech import speech_for
from engine.cards import DECK, DOG, DRAGON, Cards
from engine.codec import Codec
from engine.minds.puzzles import CLEAR, NEXT, Kind, Puzzle, graded, puzzles_of
from engine.tichu.actions import Action, AnswerGrand, Give, Pass
from engine.tichu.legal import objection
from engine.tichu.rules import STANDARD
from engine.tichu.view import Phase

DAYS: Final = range(20_787, 20_791)
CODEC: Final = Codec[tuple[Puzzle, ...]](tuple[Puzzle, ...])


@pytest.fixture(scope="module")
def puzzles() -> list[Puzzle]:
    return [one for day in DAYS for one in puzzles_of(day)]


def test_a_day_has_one_of_each_kind_the_same_for_everybody(puzzles: list[Puzzle]) -> None:
    assert [one.kind for one in puzzles] == [*Kind] * len(DAYS)
    assert puzzles_of(DAYS[0]) == tuple(puzzles[:3])
    assert len({str(one.view.hand) for one in puzzles}) == len(puzzles)
    assert CODEC.load(CODEC.dump(tuple(puzzles))) == tuple(puzzles)


def test_a_puzzle_is_a_position_of_a_round(puzzles: list[Puzzle]) -> None:
    for one in puzzles:
        table, hand = one.view.table, one.view.hand
        match one.kind:
            case Kind.GRAND:
                assert (table.phase, len(hand)) == (Phase.GRAND, 8)
            case Kind.GIFTS:
                assert (table.phase, len(hand)) == (Phase.EXCHANGE, 14)
            case Kind.LEAD:
                assert (table.phase, table.turn, table.trick) == (Phase.PLAY, one.view.seat, ())
                assert not hand & table.gone
                assert sum(seat.count for seat in table.seats) + len(table.gone) == len(DECK)
                assert {seat for seat in range(4) if not table.seats[seat].count} == set(table.out)
                won = sum(seat.points for seat in table.seats)
                assert won == table.gone.points
                assert one.view.given is not None
                assert not Cards.of(one.view.given) & hand


def test_the_dog_is_none_of_the_high_cards_that_are_out(puzzles: list[Puzzle]) -> None:
    speech, told = speech_for("en"), 0
    for one in puzzles:
        if one.kind is Kind.LEAD and DOG not in one.view.hand:
            early = replace(one, view=replace(one.view, table=replace(one.view.table, gone=Cards.of(()))))
            sheet = Sheet(day=DAYS[0], puzzles=(early,), answers={}, crowds={}, streak=0)
            text = puzzle_panel(sheet, early, speech).text
            assert DRAGON in one.view.hand or tag(speech, DRAGON) in text
            assert tag(speech, DOG) not in text
            told += 1
    assert told


def test_answers_are_graded_and_one_is_the_best(puzzles: list[Puzzle]) -> None:
    for one in puzzles:
        match one.kind:
            case Kind.GRAND:
                losses = [loss(one, AnswerGrand(grand=grand)) for grand in (True, False)]
                assert min(losses) == 0
                assert max(losses) > CLEAR
            case Kind.GIFTS:
                found = graded(STANDARD, one, first := Give(next(permutations(one.view.hand, 3))))
                assert found is not None
                assert loss(one, found.better) == 0
                assert objection(STANDARD, one.view, first) is None
            case Kind.LEAD:
                assert all(objection(STANDARD, one.view, lead.play) is None for lead in one.leads)
                losses = sorted(loss(one, lead.play) for lead in one.leads)
                assert losses[0] == 0
                assert losses[1] >= NEXT - 1
                found = graded(STANDARD, one, one.leads[-1].play)
                assert found is not None
                assert found.reasons


def loss(one: Puzzle, answer: Action) -> float:
    found = graded(STANDARD, one, answer)
    assert found is not None
    return found.loss


def test_what_answers_another_question_is_none(puzzles: list[Puzzle]) -> None:
    grand, gifts, lead = puzzles[:3]
    assert graded(STANDARD, grand, lead.leads[0].play) is None
    assert graded(STANDARD, lead, AnswerGrand(grand=True)) is None
    assert graded(STANDARD, lead, Pass(1)) is None
    one, two, *_ = gifts.view.hand
    assert graded(STANDARD, gifts, Give((one, two, one))) is None
