"""`python -m bot.thinker`: the process in which the best bot players try their moves; its parent is `bot.thinking`.

A line of standard input is a task, the line that answers it the number of the best move. It ends with its input.
"""

import os
import sys
import time
from dataclasses import dataclass
from typing import Final

from engine.codec import Codec
from engine.minds.fast.moves import Move
from engine.minds.fast.sight import Sight
from engine.minds.search import Searching

MODESTY: Final = 5
"""By so much it stands back behind the process that answers clicks."""


@dataclass(frozen=True, slots=True)
class Task:
    """Which of the moves is the best."""

    sight: Sight
    """All that it is told of a table."""
    moves: tuple[Move, ...]
    milliseconds: int
    """No trials are begun after them."""


TASKS: Final = Codec[Task](Task)


def best(task: Task) -> int:
    """The number of the best move."""
    ends = time.monotonic() + task.milliseconds / 1000

    def hurry() -> bool:
        return time.monotonic() > ends

    return task.moves.index(Searching(hurry=hurry).best(task.sight, task.moves))


def main() -> None:
    """Answer until the input ends."""
    if hasattr(os, "nice"):
        os.nice(MODESTY)
    for line in sys.stdin:
        sys.stdout.write(f"{best(TASKS.load(line))}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
