"""The arena in the fast model of the minds: quicker than in the engine, for players that are policies."""

from collections.abc import Sequence
from random import Random
from time import perf_counter

from engine.cli.arena_table import Times
from engine.cli.arena_tally import Scored
from engine.kernel import Seat
from engine.minds.fast.playing import advanced, opened, take_turn
from engine.minds.fast.policy import Policy
from engine.minds.fast.round import OVER
from engine.minds.fast.sight import CALL_OF
from engine.tichu.view import CallResult


def play_fast(chance: Random, policies: Sequence[Policy], times: Sequence[Times]) -> Scored:
    """One round of these four. `times` grow by seat, of turns alone."""
    now = opened(policies, chance)
    while now.phase != OVER:
        if not advanced(now, policies):
            seat, start = now.turn, perf_counter()
            take_turn(now, policies[seat])
            times[seat].append(1000 * (perf_counter() - start))
    calls = tuple(
        CallResult(Seat(seat), call, made=seat == now.out[0])
        for seat, told in enumerate(now.calls)
        if (call := CALL_OF[told]) is not None
    )
    return Scored(tuple(now.out), calls, now.score())
