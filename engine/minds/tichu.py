"""A bot player for Tichu: what a seat does now, from its own view alone.

It splits its hand into few plays (`plan`), estimates what stands (`odds`),
weighs every play against passing (`weigh`) and takes the best. Equal views
give equal answers: there is no chance and no clock in it.
"""

from dataclasses import replace
from random import Random
from typing import Final, assert_never

from engine.cards import MAH_JONG, Cards
from engine.minds.calls import calls_grand, calls_small
from engine.minds.dragon import dragon_goes_to
from engine.minds.gifts import gifts
from engine.minds.plan import in_flushes
from engine.minds.situation import Situation
from engine.minds.soft import nearly_best
from engine.minds.throw import throw
from engine.minds.weigh import weigh, weigh_pass
from engine.minds.wish import wish
from engine.tichu.actions import Action, AnswerGrand, CallTichu, Give, GiveDragon, Pass, Play, TakeBack
from engine.tichu.combinations import Combination, Kind, shape
from engine.tichu.legal import Judge, may_pass, objection, play_of, plays
from engine.tichu.view import SEATS, Phase, PlayerView, partner

NEAR: Final = 0.04
"""Leads by which a move may be behind the best where chance plays."""


def choose(judge: Judge, view: PlayerView, chance: Random | None = None) -> Action | None:
    """What this seat does now, always legal; None when it has nothing to do. With chance one of the nearly best."""
    table = view.table
    match table.phase:
        case Phase.GRAND:
            return None if table.seats[view.seat].ready else _answer(judge, view)
        case Phase.EXCHANGE:
            return _exchange(view)
        case Phase.PLAY if table.turn == view.seat:
            return _turn(judge, view, chance)
        case Phase.PLAY | Phase.CLOSING:
            return throw(judge, Situation(view))
        case Phase.DRAGON:
            return _give_dragon(view) if table.turn == view.seat else None
        case Phase.DEAL | Phase.OVER:
            return None
        case _:
            assert_never(table.phase)


def _answer(judge: Judge, view: PlayerView) -> AnswerGrand:
    grand = AnswerGrand(grand=True)
    if calls_grand(Situation(view)) and objection(judge, view, grand) is None:
        return grand
    return AnswerGrand(grand=False)


def _exchange(view: PlayerView) -> Give | TakeBack | None:
    """Give; give anew when the partner has called since (article 5.2)."""
    seats = view.table.seats
    if not seats[view.seat].ready:
        return Give(gifts(Situation(view)))
    called = seats[partner(view.seat)].call is not None
    return TakeBack() if called and gifts(Situation(view)) != view.given else None


def _give_dragon(view: PlayerView) -> GiveDragon:
    seats = view.table.seats
    counts, called = [seat.count for seat in seats], [seat.call is not None for seat in seats]
    return GiveDragon(SEATS[dragon_goes_to(view.seat, counts, called)])


def _turn(judge: Judge, view: PlayerView, chance: Random | None) -> Play | Pass:
    """The best of all plays and passing; of equals passing, then the first."""
    situation = Situation(view)
    ways: list[tuple[float, Combination | None]] = []
    if may_pass(judge, view):
        ways.append((weigh_pass(situation), None))
    ways += [(weigh(situation, way), way) for way in _different(view.hand, plays(judge, view))]
    best = nearly_best(ways, NEAR, chance)
    if best is None:
        return Pass(view.table.moment)
    play = play_of(judge, view, best)
    if MAH_JONG in play.cards:
        play = replace(play, wish=wish(situation))
    if calls_small(situation) and objection(judge, view, CallTichu()) is None:
        play = replace(play, call=True)
    return play


def _different(hand: Cards, ways: tuple[Combination, ...]) -> list[Combination]:
    """One of each reading and shape; of cards that a straight flush in the hand needs, each choice."""
    flushes = in_flushes(hand)
    first: dict[tuple[Kind, int, int | None, int], Combination] = {}
    for way in ways:
        first.setdefault((way.kind, shape(way.cards), way.phoenix, way.cards & flushes), way)
    return list(first.values())
