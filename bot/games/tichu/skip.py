"""Seats that public facts leave nothing but a pass: too few cards to beat the trick, whatever they are."""

from engine.kernel import Seat
from engine.tichu.actions import Action, Pass
from engine.tichu.combinations import DRAGON_STRENGTH, Combination, Kind
from engine.tichu.view import Phase, TableView

SMALLEST_BOMB = 4
"""Cards of the smallest bomb (article 6.1)."""


def skipped(table: TableView) -> tuple[Seat, Action] | None:
    """The seat to follow and its pass, if no cards that it could hold would beat the top."""
    seat, top = table.turn, table.top
    if table.phase is not Phase.PLAY or seat is None or top is None:
        return None
    if table.seats[seat].count >= needed(top.combination):
        return None
    return seat, Pass(table.moment)


def needed(top: Combination) -> int:
    """How many cards the smallest play that can beat a top has: as many, or a bomb's (articles 6.4 and 6.5).

    Only what lies on the table counts, never which cards are gone: the table
    must not count cards for its players.
    """
    if top.kind.is_bomb:
        return top.length
    if top.kind is Kind.SINGLE and top.strength == DRAGON_STRENGTH:
        return SMALLEST_BOMB
    return min(top.length, SMALLEST_BOMB)
