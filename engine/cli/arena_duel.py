"""Duplicate deals: every deal is played twice with the sides swapped, so that the luck of the cards cancels."""

from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from random import Random
from typing import Final, TypeAlias

from engine.cli import BadArgument, BadInput
from engine.cli.arena_fast import play_fast
from engine.cli.arena_foreign import Program
from engine.cli.arena_table import Player, Times, dealt, play_round
from engine.cli.arena_tally import Scored, Tally
from engine.minds.fast.policy import Policy
from engine.minds.levels import LEVELS, POLICIES

FOREIGN: Final = "exec:"
SIDES: Final = ((0, 2), (1, 3))
ONE_SEAT: Final = ((0,), (1,))


@dataclass(frozen=True, slots=True)
class Pairing:
    """Who plays whom, and how."""

    a: str
    b: str
    seed: int
    one_seat: bool
    """A sits on one seat, with B as partner and opponents."""
    fast: bool
    """In the fast model of the minds, not in the engine."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of some deals."""

    differences: list[float]
    """By deal: the points a round that A's side was ahead."""
    tallies: tuple[Tally, Tally]


Sitting: TypeAlias = Callable[[int, Sequence[str], Sequence[Times]], Scored]
"""Plays the deal of this number, told who sits where."""


def known(name: str) -> None:
    """BadArgument unless there is such a player."""
    if not name.startswith(FOREIGN) and name not in LEVELS:
        raise BadArgument(f"{name!r} is no player; there are {', '.join(LEVELS)} and {FOREIGN}COMMAND")


def duel(pairing: Pairing, deals: int, jobs: int) -> Outcome:
    """Play so many deals, twice each, in so many processes. Raises BadInput."""
    if jobs == 1:
        return _some(pairing, range(deals))
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        parts = list(pool.map(partial(_some, pairing), [range(job, deals, jobs) for job in range(jobs)]))
    return joined(parts)


def joined(parts: Sequence[Outcome]) -> Outcome:
    """All in one."""
    differences = [difference for part in parts for difference in part.differences]
    a, b = (Tally(tally.name) for tally in parts[0].tallies)
    for part in parts:
        a.add(part.tallies[0])
        b.add(part.tallies[1])
    return Outcome(differences, (a, b))


def _some(pairing: Pairing, numbers: Iterable[int]) -> Outcome:
    a, b = Tally(pairing.a), Tally(pairing.b)
    differences: list[float] = []
    with ExitStack() as stack:
        sit = _fast_sitting(pairing) if pairing.fast else _sitting(pairing, stack)
        for number in numbers:
            ahead = 0
            for seats in ONE_SEAT if pairing.one_seat else SIDES:
                names = [pairing.a if seat in seats else pairing.b for seat in range(4)]
                times: list[Times] = [a.times if seat in seats else b.times for seat in range(4)]
                scored = sit(number, names, times)
                a.count(scored, seats)
                b.count(scored, [seat for seat in range(4) if seat not in seats])
                side = seats[0] & 1
                ahead += scored.points[side] - scored.points[1 - side]
            differences.append(ahead / 2)
    return Outcome(differences, (a, b))


def _sitting(pairing: Pairing, stack: ExitStack) -> Sitting:
    """In the engine, with one process of a foreign program for each seat that it plays."""
    seated: dict[tuple[str, int], Player] = {}

    def player(name: str, seat: int) -> Player:
        if (name, seat) not in seated:
            if name.startswith(FOREIGN):
                program = Program(name.removeprefix(FOREIGN))
                stack.callback(program.close)
                seated[name, seat] = program
            else:
                seated[name, seat] = LEVELS[name]
        return seated[name, seat]

    def sit(number: int, names: Sequence[str], times: Sequence[Times]) -> Scored:
        players = [player(name, seat) for seat, name in enumerate(names)]
        result = play_round(dealt(pairing.seed, number), players, times)
        return Scored(tuple(map(int, result.order)), result.calls, result.points)

    return sit


def _fast_sitting(pairing: Pairing) -> Sitting:
    def policy(name: str) -> Policy:
        if name not in POLICIES:
            raise BadInput(f"{name!r} cannot play in the fast model; {', '.join(POLICIES)} can")
        return POLICIES[name]

    def sit(number: int, names: Sequence[str], times: Sequence[Times]) -> Scored:
        return play_fast(Random(f"{pairing.seed}/{number}"), [policy(name) for name in names], times)

    return sit
