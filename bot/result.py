"""A match that is over, as the store keeps its result."""

import json

from bot.conduct import Outcome
from bot.games import opening_of
from bot.lobby import Lobby
from bot.sitters import Person
from data.results import Result, ResultRound, ResultSeat


def result_of(match: str, outcome: Outcome, lobby: Lobby, *, place: tuple[int, int], finished: float) -> Result:
    """The result; `lobby` says who sat there at the end, `place` is guild and channel, `finished` unix seconds."""
    guild, channel = place
    return Result(
        match=match,
        finished=finished,
        guild=guild,
        channel=channel,
        target=lobby.terms.target,
        options=json.dumps(opening_of(lobby.terms).options),
        rated=lobby.rated is True,
        winner=outcome.winner,
        totals=outcome.totals,
        seats=tuple(
            ResultSeat(seat=i, team=i % 2, user=sitter.user if isinstance(sitter, Person) else None, name=sitter.name)
            for i, sitter in enumerate(lobby.seats)
            if sitter is not None
        ),
        rounds=tuple(
            ResultRound(number=r.number, points=r.points, calls=r.calls, finish_order=r.order, one_two=r.one_two)
            for r in outcome.rounds
        ),
    )
