"""Bombs out of turn: whether to throw one now."""

from typing import Final

from engine.minds.situation import Situation
from engine.minds.weigh import weigh, weigh_pass
from engine.tichu.actions import Play
from engine.tichu.legal import Judge, bombs, play_of
from engine.tichu.view import Phase

LAST_CARDS: Final = 2
"""With so few cards the second opponent may end the round before the bomb window opens."""


def throw(judge: Judge, situation: Situation) -> Play | None:
    """The bomb to throw out of turn, or None.

    The bomb window is early enough, but for one case: when one opponent is out
    and the other could go out on this very trick, the round ends without it.
    """
    view = situation.view
    top = view.table.top
    if top is None or top.seat not in situation.opponents:
        return None
    if view.table.phase is Phase.PLAY and not _may_end(situation):
        return None
    best, most = None, weigh_pass(situation)
    for bomb in bombs(judge, view):
        worth = weigh(situation, bomb)
        if worth > most:
            best, most = bomb, worth
    return None if best is None else play_of(judge, view, best)


def _may_end(situation: Situation) -> bool:
    """Whether the second opponent may go out on the trick that is on the table."""
    out = situation.view.table.out
    return len(out) == 1 and out[0] in situation.opponents and situation.nearest <= LAST_CARDS
