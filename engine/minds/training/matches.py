"""Whole matches: what it is worth that calls know the score."""

from dataclasses import replace
from typing import Final

from engine.minds.stakes import Stakes
from engine.minds.training.twin import Player, play_deal

TARGET: Final = 1000


def aware(player: Player, table: Stakes, ours: int, theirs: int) -> Player:
    """The same player with the margins that this score asks for."""
    return replace(
        player,
        small_margin=player.small_margin + table.small_must_promise(ours, theirs, TARGET),
        grand_margin=player.grand_margin + table.grand_must_promise(ours, theirs, TARGET),
    )


def won_by_aware(player: Player, table: Stakes, *, seed: int, side: int) -> bool:
    """Whether the team that knows the score wins a match against the same player who does not; no match is a draw."""
    totals = [0, 0]
    number = 0
    while max(totals) < TARGET or totals[0] == totals[1]:
        knowing = aware(player, table, totals[side], totals[1 - side])
        seats = [knowing if seat & 1 == side else player for seat in range(4)]
        for team, points in enumerate(play_deal(seats, seed=seed, number=number)):
            totals[team] += points
        number += 1
    return totals[side] > totals[1 - side]
