"""The store of the puzzles of the day: kept once, answered once, with streaks that go away with their person."""

from data.database import Database
from data.people import People
from data.puzzles import Answered, Crowd, Puzzles

DAY = 20_787
NORTH, EAST = 11, 22


def answered(user: int, day: int, puzzle: str, loss: int = 0, answer: str = "yes") -> Answered:
    return Answered(game="tichu", user=user, day=day, puzzle=puzzle, answer=answer, loss=loss)


async def test_the_first_puzzles_of_a_day_and_the_first_answer_count(database: Database) -> None:
    puzzles = Puzzles(database)
    assert await puzzles.of("tichu", DAY) is None
    assert await puzzles.keep("tichu", DAY, "these") == "these"
    assert await puzzles.keep("tichu", DAY, "others") == "these"
    assert await puzzles.keep("tichu", DAY + 1, "others") == "others"
    first = answered(NORTH, DAY, "lead", 7)
    assert await puzzles.answer(first) == first
    assert await puzzles.answer(answered(NORTH, DAY, "lead", 0, "another")) == first
    assert await puzzles.answers("tichu", DAY, NORTH) == (first,)
    await puzzles.answer(answered(EAST, DAY, "lead", 20))
    assert await puzzles.crowd("tichu", DAY, "lead") == Crowd(2, 13.5)
    assert await puzzles.crowd("tichu", DAY, "grand") == Crowd(0, 0.0)


async def test_a_streak_is_of_whole_days_and_lasts_until_the_next_is_over(database: Database) -> None:
    puzzles = Puzzles(database)
    for day, names in ((0, "ab"), (1, "ab"), (2, "a"), (3, "ab"), (4, "ab"), (5, "a")):
        for name in names:
            await puzzles.answer(answered(NORTH, DAY + day, name))
    streaks = [await puzzles.streak("tichu", NORTH, DAY + day, whole=2) for day in range(7)]
    assert streaks == [1, 2, 2, 1, 2, 2, 0]


async def test_answers_are_exported_and_go_with_who_is_forgotten(database: Database) -> None:
    puzzles, people = Puzzles(database), People(database)
    await puzzles.answer(answered(NORTH, DAY, "lead"))
    await puzzles.answer(answered(EAST, DAY, "lead"))
    (row,) = (await people.rows(NORTH))["puzzle_answer"]
    assert row["puzzle"] == "lead"
    assert await people.forget(NORTH)
    assert await puzzles.answers("tichu", DAY, NORTH) == ()
    assert await puzzles.streak("tichu", NORTH, DAY, whole=1) == 0
    assert await puzzles.crowd("tichu", DAY, "lead") == Crowd(1, 0.0)
