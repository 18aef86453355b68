"""A match that is over, as the store keeps its result: who began it, and who did what in each of its rounds."""

import json
from collections.abc import Sequence
from dataclasses import replace

from bot.conduct import RoundAccount, RoundLine
from bot.games import opening_of
from bot.gathering.lobby import TEAMS
from bot.services import Services
from bot.standings.feats import feats_of, round_seats
from bot.standings.verdict import Ending, anchor_of, verdict_of, winner_of
from data.results import Result, ResultRound, ResultSeat, RoundSeat
from data.sittings import Sitting


async def keep(services: Services, match: str, ending: Ending, *, place: tuple[int, int], at: float) -> None:
    """Store the result with all that follows from it, once; `place` is guild and channel. Raises StoreError."""
    sittings = await services.tables.sittings(match)
    accounts = await opening_of(ending.lobby.terms).account(match, services.journal)
    whole = replace(ending, began=tuple(one for one in sittings if one.since == 0))
    result = result_of(match, whole, sittings, accounts, place=place, finished=at)
    feats = feats_of(result, sittings, accounts, outcome=ending.why)
    await services.results.store(result, outcome=ending.why, verdict=verdict_of(whole), feats=feats)


def result_of(
    match: str,
    ending: Ending,
    sittings: Sequence[Sitting],
    accounts: Sequence[RoundAccount],
    *,
    place: tuple[int, int],
    finished: float,
) -> Result:
    """The result; `sittings` is who sat where when, `accounts` what was done, `finished` in unix seconds."""
    guild, channel = place
    lobby, outcome = ending.lobby, ending.outcome
    told = {account.number: account for account in accounts}
    return Result(
        match=match,
        finished=finished,
        guild=guild,
        channel=channel,
        target=lobby.terms.target,
        options=json.dumps(opening_of(lobby.terms).options),
        rated=lobby.rated is True,
        kind=ending.kind,
        winner=winner_of(ending),
        totals=outcome.totals,
        seats=tuple(
            ResultSeat(
                seat=one.seat,
                team=one.seat % TEAMS,
                user=one.user,
                name=one.name,
                level=one.level,
                anchor=anchor_of(one),
                has_left=one.seat in ending.left,
            )
            for one in ending.began
        ),
        rounds=tuple(
            result_round(line, round_seats(told[line.number], sittings) if line.number in told else ())
            for line in outcome.rounds
        ),
    )


def result_round(line: RoundLine, seats: tuple[RoundSeat, ...] = ()) -> ResultRound:
    """A scored round as the store keeps it; `seats` is empty if nobody knows who did what."""
    return ResultRound(
        number=line.number,
        points=line.points,
        calls=line.calls,
        finish_order=line.order,
        one_two=line.one_two,
        seats=seats,
    )
