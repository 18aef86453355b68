"""Many rounds played on in the head at once by the nets, for some plays each, and what they come to.

The rounds go side by side: whatever all of them ask the net next is one
multiplication. Where a round is left before its end, it is worth what those who
decided last expected of it, each from their own sight; so hands that are
supposed count, though no net ever sees two of them.
"""

from collections.abc import Generator, Sequence
from typing import Final, TypeAlias

from engine.minds.fast.cards import MAH_JONG
from engine.minds.fast.moves import PASS, Move
from engine.minds.fast.round import GIVING, OVER, WINDOW, Round
from engine.minds.fast.sight import Sight, of_round
from engine.minds.features import after_move, before_move
from engine.minds.learned import Learned, ways_of
from engine.minds.network import Network

Asked: TypeAlias = tuple[int, list[int]]
"""Rows for the net: the part that they have in common, and what else is in each."""
Line: TypeAlias = Generator[Asked, list[float], float]
"""A round that is played on: it asks what rows are worth, is sent that, and returns what it came to."""

FRESH: Final = 4
"""In the last turns before it is left even who has no choice is asked what to expect: what counts is told late."""


def line(now: Round, nets: Learned, plays: int, *, asked: bool = False) -> Line:
    """This round, which it changes, played on for so many turns; its worth to the seats 0 and 2, in hundreds of points.

    `asked` says that on the trick as it lies nobody out of turn will throw a bomb.
    """
    expected: dict[int, float] = {}
    last = now.gone if asked else -1
    while now.phase != OVER:
        if now.phase == GIVING:
            now.give(nets.dragon(of_round(now, now.turn)))
            continue
        if now.top[0] and True in now.armed and (now.phase == WINDOW or last != now.gone):
            last = now.gone
            if (yield from _bombed(now, expected)):
                continue
        if now.phase == WINDOW:
            now.close()
            continue
        if plays <= 0 and expected:
            return sum(expected.values()) / len(expected)
        plays -= 1
        seat, moves = now.turn, now.legal()
        if len(moves) == 1 and plays >= FRESH and not moves[0][3] & MAH_JONG:
            now.play(moves[0])
        else:
            now.play(*(yield from _chosen(of_round(now, seat), moves, expected)))
    ours, theirs = now.score()
    return (ours - theirs) / 100


def _chosen(
    sight: Sight, moves: Sequence[Move], expected: dict[int, float]
) -> Generator[Asked, list[float], tuple[Move, int]]:
    """The best of these moves and its wish; what its seat expects of it is noted for the seats 0 and 2."""
    fixed, unseen = before_move(sight)
    ways = ways_of(sight, moves)
    worth = yield fixed, [after_move(sight, 0, unseen, move, wish=wish) for move, wish in ways]
    most = max(worth)
    expected[sight.seat] = -most if sight.seat & 1 else most
    return ways[worth.index(most)]


def _bombed(now: Round, expected: dict[int, float]) -> Generator[Asked, list[float], bool]:
    """Let the three others throw a bomb, from the seat after the top's on; whether one did."""
    for step in (1, 2, 3):
        seat = now.owner + step & 3
        if now.armed[seat] and (now.phase == WINDOW or seat != now.turn) and (bombs := now.throws(seat)):
            move, _ = yield from _chosen(of_round(now, seat), (*bombs, PASS), expected)
            if move[0]:
                now.throw(seat, move)
                return True
    return False


def together(lines: Sequence[Line], net: Network) -> list[float]:
    """What each of these rounds comes to."""
    came = [0.0] * len(lines)
    answered: list[tuple[int, list[float] | None]] = [(number, None) for number in range(len(lines))]
    while answered:
        numbers: list[int] = []
        asked: list[Asked] = []
        for number, worth in answered:
            try:
                asked.append(next(lines[number]) if worth is None else lines[number].send(worth))
            except StopIteration as ended:
                came[number] = float(ended.value)
            else:
                numbers.append(number)
        if not numbers:
            break
        worths = net.values_in_parts([fixed for fixed, _ in asked], [rows for _, rows in asked])
        answered = list(zip(numbers, worths, strict=True))
    return came
