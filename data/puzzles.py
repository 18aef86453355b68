"""The puzzles of the day: kept as they were first asked, and what people answered.

A day is counted as in `data.calendar`. What a puzzle and an answer look like is the shell's to say.
"""

from dataclasses import dataclass

from data.calendar import LONGEST_STREAK, in_a_row
from data.database import Database


@dataclass(frozen=True, slots=True, kw_only=True)
class Answered:
    """Somebody's one answer to a puzzle of a day, and what it has lost."""

    game: str
    user: int
    day: int
    puzzle: str
    answer: str
    loss: int


@dataclass(frozen=True, slots=True)
class Crowd:
    """How everybody did with a puzzle: how many have answered, and what they have lost on the average."""

    count: int
    loss: float


class Puzzles:
    """The puzzles of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, game: str, day: int) -> str | None:
        """The puzzles of a day; None until they were kept."""
        rows = await self._database.rows("SELECT content FROM puzzle_day WHERE game = ? AND day = ?", (game, day))
        return str(rows[0]["content"]) if rows else None

    async def keep(self, game: str, day: int, content: str) -> str:
        """Let these be the puzzles of a day unless it has some already; those it has."""
        await self._database.execute(
            "INSERT OR IGNORE INTO puzzle_day (game, day, content) VALUES (?, ?, ?)", (game, day, content)
        )
        return await self.of(game, day) or content

    async def answer(self, one: Answered) -> Answered:
        """Note an answer; the answer that counts, this one or an earlier one."""
        await self._database.execute(
            "INSERT OR IGNORE INTO puzzle_answer (game, user, day, puzzle, answer, loss) VALUES (?, ?, ?, ?, ?, ?)",
            (one.game, one.user, one.day, one.puzzle, one.answer, one.loss),
        )
        found = await self.answers(one.game, one.day, one.user)
        return next((other for other in found if other.puzzle == one.puzzle), one)

    async def answers(self, game: str, day: int, user: int) -> tuple[Answered, ...]:
        """What somebody has answered on a day."""
        rows = await self._database.rows(
            """
            SELECT game, user, day, puzzle, answer, loss FROM puzzle_answer
            WHERE game = ? AND user = ? AND day = ? ORDER BY puzzle
            """,
            (game, user, day),
        )
        return tuple(Answered(**row) for row in rows)

    async def crowd(self, game: str, day: int, puzzle: str) -> Crowd:
        """How everybody did with a puzzle."""
        ((count, loss),) = await self._database.rows(
            "SELECT count(*), coalesce(avg(loss), 0.0) FROM puzzle_answer WHERE game = ? AND day = ? AND puzzle = ?",
            (game, day, puzzle),
        )
        return Crowd(int(count), float(loss))

    async def streak(self, game: str, user: int, day: int, *, whole: int) -> int:
        """On how many days in a row somebody has answered so many puzzles, up to this day or, while it lasts, the last.

        ``whole`` is how many puzzles a day has.
        """
        rows = await self._database.rows(
            """
            SELECT day FROM puzzle_answer WHERE game = ? AND user = ? AND day <= ?
            GROUP BY day HAVING count(*) >= ? ORDER BY day DESC LIMIT ?
            """,
            (game, user, day, whole, LONGEST_STREAK),
        )
        return in_a_row([row["day"] for row in rows], day)
