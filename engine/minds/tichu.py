"""A bot player for Tichu: what a seat does now, from its own view alone.

It splits its hand into few plays (`plan`), estimates what stands (`odds`),
weighs every play against passing (`weigh`) and takes the best. Equal views
give equal answers: there is no chance and no clock in it.
"""

from dataclasses import replace
from typing import assert_never

from engine.cards import MAH_JONG, Cards
from engine.minds.calls import calls_grand, calls_small
from engine.minds.gifts import gifts
from engine.minds.plan import in_flushes
from engine.minds.situation import Situation
from engine.minds.throw import throw
from engine.minds.weigh import weigh, weigh_pass
from engine.minds.wish import wish
from engine.tichu.actions import Action, AnswerGrand, CallTichu, Give, GiveDragon, Pass, Play, TakeBack
from engine.tichu.combinations import Combination, Kind, shape
from engine.tichu.defaults import dragon_to
from engine.tichu.legal import Judge, may_pass, objection, play_of, plays
from engine.tichu.view import Phase, PlayerView, partner


def choose(judge: Judge, view: PlayerView) -> Action | None:
    """What this seat does now, always legal; None when it has nothing to do."""
    table = view.table
    match table.phase:
        case Phase.GRAND:
            return None if table.seats[view.seat].ready else _answer(judge, view)
        case Phase.EXCHANGE:
            return _exchange(view)
        case Phase.PLAY if table.turn == view.seat:
            return _turn(judge, view)
        case Phase.PLAY | Phase.CLOSING:
            return throw(judge, Situation(view))
        case Phase.DRAGON:
            return GiveDragon(dragon_to(table, view.seat)) if table.turn == view.seat else None
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


def _turn(judge: Judge, view: PlayerView) -> Play | Pass:
    """The best of all plays and passing; the first of equals."""
    situation = Situation(view)
    best, most = None, 0.0
    for way in _different(view.hand, plays(judge, view)):
        worth = weigh(situation, way)
        if best is None or worth > most:
            best, most = way, worth
    if best is None or (may_pass(judge, view) and weigh_pass(situation) >= most):
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
