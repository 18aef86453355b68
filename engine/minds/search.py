"""The player that looks ahead: where several moves are nearly as good for the nets, it tries them.

The hidden cards are dealt in many ways that agree with all that the seat knows, and oftener where it makes them
likelier (`belief`); every move that may be the best is tried with the same hidden cards, and the nets play the round on
for some turns (`foresight`). What came of that on the average is mixed with what the nets thought before; a move that
is surely behind is tried no more. The hidden cards are dealt by the sight itself, so that equal sights give equal
answers.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from statistics import fmean
from typing import Final, TypeAlias

from engine.minds.belief import belief
from engine.minds.fast.moves import PASS, Move
from engine.minds.fast.round import WINDOW
from engine.minds.fast.sight import Sight
from engine.minds.fast.supposed import dealt, suppose
from engine.minds.foresight import Line, line, together
from engine.minds.learned import Learned, LikeTheNets, Valued, learned

WORLDS: Final = 48
"""Ways of dealing the hidden cards that are tried at most."""
LEAST: Final = 4
"""Worlds after which anything is sure."""
AT_ONCE: Final = 8
"""So many are played side by side."""
MOST: Final = 4
"""Moves that are tried."""
NEAR: Final = 0.15
"""Hundreds of points by which a move may be behind the nets' best to be tried."""
TURNS: Final = 20
"""Turns that a round is played on for."""
TRUST: Final = 0.6
"""What the trials count beside what the nets thought before."""


SURE: Final = 2.0
"""Standard errors by which a move must be ahead of another for that to be tried no more."""


@dataclass(slots=True)
class _Trial:
    """A move and what came of it, in one supposed world after the other."""

    of: Valued
    came: list[float] = field(default_factory=list[float])

    def worth(self) -> float:
        """Its value by the trials and by what the nets thought before."""
        return (1 - TRUST) * self.of.value + TRUST * fmean(self.came) if self.came else self.of.value

    def is_beyond(self, other: "_Trial") -> bool:
        """Whether it is surely ahead of one that was tried in the same worlds."""
        apart = [mine - its for mine, its in zip(self.came, other.came, strict=True)]
        if (worlds := len(apart)) < LEAST:
            return False
        mean = fmean(apart)
        error = sqrt(fmean([(one - mean) ** 2 for one in apart]) / (worlds - 1))
        return self.worth() - other.worth() > SURE * TRUST * error


def never() -> bool:
    """There is no hurry."""
    return False


@dataclass(frozen=True)
class Searching(LikeTheNets):
    """A policy: what `Learned` does, but moves and bombs are tried before."""

    nets: Learned = field(default_factory=learned)
    worlds: int = WORLDS
    hurry: Callable[[], bool] = never
    """Asked between trials: whether to decide by what has been seen so far."""

    def near(self, sight: Sight, moves: Sequence[Move]) -> list[Valued]:
        """Those of these moves that may be the best, the nets' best first."""
        valued = sorted(self.nets.values(sight, moves), key=_value, reverse=True)
        return [one for one in valued[:MOST] if one.value >= valued[0].value - NEAR]

    def best(self, sight: Sight, moves: Sequence[Move]) -> Move:
        """The best of these moves."""
        near = self.near(sight, moves)
        return near[0].move if len(near) == 1 else self.weighed(sight, near)[0].move

    def weighed(self, sight: Sight, near: Sequence[Valued]) -> list[Valued]:
        """These moves with what they are worth after the trials, the best first."""
        odds = belief().odds(sight)
        chance = Random(f"{sight.seat} {sight.hand} {sight.gone} {sight.top} {sight.turn}")
        side = -1 if sight.seat & 1 else 1
        trials = [_Trial(one) for one in near]
        alive: list[_Trial] = trials
        tried = 0
        while tried < self.worlds and len(alive) > 1 and not self.hurry():
            worlds = min(AT_ONCE, self.worlds - tried)
            lines: list[Line] = []
            for _ in range(worlds):
                hands = dealt(sight, odds, chance)
                lines += [self._tried(sight, hands, trial.of) for trial in alive]
            came = together(lines, self.nets.play)
            for place, trial in enumerate(alive):
                trial.came += [side * worth for worth in came[place :: len(alive)]]
            tried += worlds
            leader = max(alive, key=_Trial.worth)
            alive = [trial for trial in alive if trial is leader or not leader.is_beyond(trial)]
        return sorted((trial.of._replace(value=trial.worth()) for trial in trials), key=_value, reverse=True)

    def _tried(self, sight: Sight, hands: Sequence[int], one: Valued) -> Line:
        now = suppose(sight, hands)
        asked = False
        if sight.turn == sight.seat:
            now.play(one.move, one.wish)
        elif one.move[0]:
            now.throw(sight.seat, one.move)
        elif now.phase == WINDOW:
            now.close()
        else:
            asked = True
        return line(now, self.nets, TURNS, asked=asked)

    def move(self, sight: Sight, moves: Sequence[Move]) -> Move:
        """The best of these moves."""
        return moves[0] if len(moves) == 1 else self.best(sight, moves)

    def throw(self, sight: Sight, bombs: Sequence[Move]) -> Move:
        """The best of throwing one of these bombs and of keeping them for now."""
        return self.best(sight, (PASS, *bombs))


Question: TypeAlias = tuple[Sight, tuple[Move, ...]]
"""Which of these moves is the best."""


@dataclass(frozen=True)
class Told(Searching):
    """The same policy where the trials are made elsewhere: without an answer it does what the nets do."""

    answers: Mapping[Question, Move] = field(default_factory=dict[Question, Move])
    asked: list[Question] = field(default_factory=list[Question])
    """What was not answered."""

    def best(self, sight: Sight, moves: Sequence[Move]) -> Move:
        """The answer, if there is one."""
        question = sight, tuple(moves)
        if (answer := self.answers.get(question)) is not None:
            return answer
        near = self.near(sight, moves)
        if len(near) > 1:
            self.asked.append(question)
        return near[0].move


def _value(one: Valued) -> float:
    return one.value
