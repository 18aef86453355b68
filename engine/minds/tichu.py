"""A bot player for Tichu: what a seat does now, from its own view alone."""

from dataclasses import replace

from engine.cards import MAH_JONG
from engine.tichu.actions import Action, Play
from engine.tichu.defaults import default
from engine.tichu.legal import Judge
from engine.tichu.view import Phase, PlayerView


def choose(judge: Judge, view: PlayerView) -> Action | None:
    """What this seat does now, always legal; None when it has nothing to do.

    Equal views give equal answers: there is no chance and no clock in it.
    """
    if not _awaited(view):
        return None
    action = default(judge, view)
    if isinstance(action, Play) and MAH_JONG in action.cards:
        return replace(action, wish=14)
    return action


def _awaited(view: PlayerView) -> bool:
    table = view.table
    match table.phase:
        case Phase.GRAND | Phase.EXCHANGE:
            return not table.seats[view.seat].ready
        case Phase.PLAY | Phase.DRAGON:
            return table.turn == view.seat
        case Phase.DEAL | Phase.CLOSING | Phase.OVER:
            return False
