"""What a match that is over means for ratings: who has left it, on which ladder it counts, who is taken to have won.

Pure. On the ladder of people count matches that were agreed to be rated, on that of bots those with a bot at the start
that nothing else kept from being rated. Two rounds have to be played.
"""

from dataclasses import dataclass
from typing import Final

from bot.conduct import Outcome
from bot.gathering.lobby import TEAMS, Lobby
from bot.gathering.terms import TARGET, why_casual
from bot.matches.ending import End
from bot.sitters import Level
from data.ladder import FORFEIT
from data.results import Kind, Verdict
from data.sittings import Sitting

LEAST_ROUNDS: Final = 2
ANCHORS: Final = {Level.EASY: -43.0, Level.NORMAL: 25.0, Level.HARD: 52.0, Level.EXPERT: 58.0}
"""The fixed strength (mu) of bots, as far apart as they play: NORMAL won 239 of 240 whole matches against EASY; HARD
won 346 of 400 against NORMAL, as odds of 27 apart have it, and is 55 points a round ahead (`python -m engine arena hard
normal`); EXPERT is 12 points ahead of HARD, and stands as much higher in proportion."""


@dataclass(frozen=True, slots=True)
class Ending:
    """How a match is over: why, how it stands, who began it, who sits there, whose seats bots play for them."""

    why: End
    outcome: Outcome
    began: tuple[Sitting, ...]
    lobby: Lobby
    absent: frozenset[int]

    @property
    def kind(self) -> Kind:
        """Who began it."""
        return Kind.BOTS if any(one.user is None for one in self.began) else Kind.PEOPLE

    @property
    def left(self) -> frozenset[int]:
        """The seats whose first owners are not there any more.

        When bots played for all people who had not gone themselves, it was the way to them that failed, not they.
        """
        seats = {one.seat: one.user for one in self.began if one.user is not None}
        gone = frozenset(seat for seat, user in seats.items() if self.lobby.seat_of(user) != seat)
        away = self.absent & seats.keys() - gone
        return gone if gone | away == seats.keys() else gone | away

    @property
    def counts(self) -> bool:
        """Whether it was agreed upon in a way that a ladder takes."""
        if len(self.outcome.rounds) < LEAST_ROUNDS:
            return False
        if self.kind is Kind.PEOPLE:
            return self.lobby.rated is True
        return why_casual(self.lobby.terms, ()) is None


def verdict_of(ending: Ending) -> Verdict | None:
    """How the match counts; None if it does not."""
    winner = winner_of(ending)
    if not ending.counts or (winner is None and not ending.left):
        return None
    if winner is None:
        return Verdict(winner=None, margin=0.0)
    totals, target = ending.outcome.totals, ending.lobby.terms.target
    lead = max(totals[winner] - totals[1 - winner], 0) * TARGET / target
    return Verdict(winner=winner, margin=lead if ending.why is End.FINISHED else max(lead, FORFEIT))


def winner_of(ending: Ending) -> int | None:
    """The team that has won: by the score, because the other one resigned, or because nobody of it stayed."""
    if ending.why in {End.FINISHED, End.RESIGNED}:
        return ending.outcome.winner
    left = ending.left
    for team in range(TEAMS):
        theirs = {one.seat for one in ending.began if one.seat % TEAMS == team and one.user is not None}
        others = {one.seat for one in ending.began if one.seat % TEAMS != team}
        if ending.why is not End.ABORTED and theirs and theirs <= left and not others & left:
            return 1 - team
    return None


def anchor_of(one: Sitting) -> float | None:
    """The fixed strength of who began on a seat; None for a person."""
    return None if one.user is not None else ANCHORS[Level(one.level or Level.NORMAL)]
