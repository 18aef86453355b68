"""A bot player for beginners: it plays carefully and low, calls nothing and throws no bomb unless it must.

It follows no plan and counts no cards, so it can be beaten; but it does not
play against its partner, and it lets go of its low cards first.
"""

from dataclasses import replace
from random import Random
from typing import Final, assert_never

from engine.cards import DRAGON, MAH_JONG, PHOENIX
from engine.minds.situation import Situation
from engine.minds.wish import wish
from engine.tichu.actions import Action, AnswerGrand, Give, GiveDragon, Pass, Play
from engine.tichu.combinations import Combination
from engine.tichu.defaults import dragon_to, gifts
from engine.tichu.legal import Judge, may_pass, play_of, plays
from engine.tichu.view import Phase, PlayerView, partner

ACE: Final = 14
"""So high a card is kept for a trick that is worth something."""
WORTH: Final = 10
"""Card points that make a trick worth a high card."""
A_RANK: Final = 2
"""In half ranks."""
USUALLY: Final = 2
"""So often the lowest is in the urn once more."""
FEW: Final = 5
"""With so few cards left it saves nothing any more."""


def choose(judge: Judge, view: PlayerView, chance: Random | None = None) -> Action | None:
    """What this seat does now, always legal; None when it has nothing to do. With chance a lead may be a rank off."""
    table = view.table
    match table.phase:
        case Phase.GRAND:
            return None if table.seats[view.seat].ready else AnswerGrand(grand=False)
        case Phase.EXCHANGE:
            return None if table.seats[view.seat].ready else Give(gifts(view.hand))
        case Phase.PLAY:
            return _turn(judge, view, chance) if table.turn == view.seat else None
        case Phase.DRAGON:
            return GiveDragon(dragon_to(table, view.seat)) if table.turn == view.seat else None
        case Phase.CLOSING | Phase.DEAL | Phase.OVER:
            return None
        case _:
            assert_never(table.phase)


def _turn(judge: Judge, view: PlayerView, chance: Random | None) -> Play | Pass:
    ways = plays(judge, view)
    free = may_pass(judge, view)
    if not ways or (free and _lets_go(view)):
        return Pass(view.table.moment)
    best = min(ways, key=_follow if view.table.trick else _lead)
    if chance is not None and not view.table.trick:
        best = chance.choice([best] * USUALLY + [way for way in ways if _is_close(way, best)])
    if free and _saves(view, best):
        return Pass(view.table.moment)
    return _put(judge, view, best)


def _lead(way: Combination) -> tuple[bool, bool, int, int]:
    """Low cards first, and of those as many at once as go together; high cards late, bombs last."""
    ranks = [card.rank for card in way.cards if card.rank is not None]
    is_dear = PHOENIX in way.cards or DRAGON in way.cards or max(ranks, default=0) >= ACE
    return way.kind.is_bomb, is_dear, min(ranks, default=0), -way.length


def _follow(way: Combination) -> tuple[bool, int, int]:
    """The lowest that beats the trick; bombs last, the smallest first."""
    return way.kind.is_bomb, way.length, way.strength


def _is_close(way: Combination, best: Combination) -> bool:
    """Whether it is of the same kind and size, and no more than a rank higher."""
    alike = (way.kind, way.length, _lead(way)[1]) == (best.kind, best.length, _lead(best)[1])
    return alike and 0 <= way.strength - best.strength <= A_RANK


def _lets_go(view: PlayerView) -> bool:
    """Whether the trick is the partner's, who may keep it."""
    top = view.table.top
    return top is not None and top.seat == partner(view.seat)


def _saves(view: PlayerView, way: Combination) -> bool:
    """Whether this is too good for the trick."""
    if way.length == len(view.hand):
        return False
    if way.kind.is_bomb:
        return True
    return way.rank >= ACE and view.table.trick_points < WORTH and len(view.hand) > FEW


def _put(judge: Judge, view: PlayerView, way: Combination) -> Play:
    play = play_of(judge, view, way)
    return replace(play, wish=wish(Situation(view))) if MAH_JONG in play.cards else play
