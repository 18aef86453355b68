"""The feats of a match that is over, as they are stored with its result and as they can be reckoned from it again."""

from collections.abc import Iterator, Sequence

from bot.conduct import RoundAccount, RoundLine
from bot.games import opening_kept
from bot.games.tichu.achievements import counts
from bot.games.tichu.facts import LATE
from bot.games.tichu.feats import match_feats
from bot.matches.ending import End
from data.feats import Feat
from data.journal import Journal, Match
from data.late_facts import LateFacts
from data.results import Result, RoundSeat
from data.sittings import Sitting


def feats_of(
    result: Result, sittings: Sequence[Sitting], accounts: Sequence[RoundAccount], *, outcome: str
) -> tuple[Feat, ...]:
    """Every feat of people that counts; `accounts` is what was done, `outcome` how the match ended."""
    return tuple(sorted(_feats(result, sittings, accounts, outcome)))


async def accounts_of(match: Match, journal: Journal) -> tuple[RoundAccount, ...]:
    """What was done in the scored rounds of a match, by its journal. Raises what journal and codec raise."""
    return await opening_kept(match).account(match.id, journal)


def late_facts(accounts: Sequence[RoundAccount]) -> LateFacts:
    """Those facts that matches of before lack."""
    return {
        (account.number, seat): {name: done.facts[name] for name in LATE if name in done.facts}
        for account in accounts
        for seat, done in enumerate(account.seats)
    }


def round_seats(account: RoundAccount, sittings: Sequence[Sitting]) -> tuple[RoundSeat, ...]:
    """Who had each seat when the round was scored, and what was done there."""
    seats: list[RoundSeat] = []
    for seat, done in enumerate(account.seats):
        there = [one for one in sittings if one.seat == seat and one.since < account.last]
        if there:
            holder = there[-1]
            is_own = holder.since < account.first and not done.stood_in
            seats.append(RoundSeat(seat=seat, user=holder.user, level=holder.level, is_own=is_own, facts=done.facts))
    return tuple(seats)


def _feats(
    result: Result, sittings: Sequence[Sitting], accounts: Sequence[RoundAccount], outcome: str
) -> Iterator[Feat]:
    for account in accounts:
        for one in round_seats(account, sittings):
            if one.user is None or not one.is_own:
                continue
            for name, seq in account.seats[one.seat].feats.items():
                if counts(name, result.kind):
                    yield Feat(round=account.number, seat=one.seat, name=name, user=one.user, seq=seq)
    if outcome != End.FINISHED:
        return
    last = {account.number: account.last for account in accounts}
    lines = [RoundLine(one.number, one.points, one.calls, one.finish_order, one.one_two) for one in result.rounds]
    for seat in result.seats:
        if seat.user is None or seat.has_left:
            continue
        for name, number in match_feats(lines, accounts, result.winner, seat.seat):
            if counts(name, result.kind) and number in last:
                yield Feat(round=number, seat=seat.seat, name=name, user=seat.user, seq=last[number])
