"""From a policy's answers to actions at a table: what a seat does now, from its own view alone."""

from dataclasses import replace
from typing import assert_never

from engine.cards import Cards
from engine.kernel import Seat
from engine.minds.fast.cards import MAH_JONG, holds_bomb
from engine.minds.fast.moves import PASS, Move, bombs, legal
from engine.minds.fast.playing import called
from engine.minds.fast.policy import Policy
from engine.minds.fast.sight import KINDS, cards_of, of_view
from engine.tichu.actions import Action, AnswerGrand, CallTichu, Give, GiveDragon, Pass, Play, TakeBack
from engine.tichu.combinations import readings
from engine.tichu.legal import Judge, objection
from engine.tichu.view import Phase, PlayerView, partner


def act(policy: Policy, judge: Judge, view: PlayerView) -> Action | None:
    """What this policy's seat does now, always legal; None when it has nothing to do."""
    table = view.table
    match table.phase:
        case Phase.GRAND:
            return None if table.seats[view.seat].ready else _answer(policy, judge, view)
        case Phase.EXCHANGE:
            return _exchange(policy, view)
        case Phase.PLAY if table.turn == view.seat:
            return _turn(policy, judge, view)
        case Phase.PLAY | Phase.CLOSING:
            return _throw(policy, judge, view)
        case Phase.DRAGON:
            return GiveDragon(Seat(policy.dragon(of_view(view)))) if table.turn == view.seat else None
        case Phase.DEAL | Phase.OVER:
            return None
        case _:
            assert_never(table.phase)


def _answer(policy: Policy, judge: Judge, view: PlayerView) -> AnswerGrand:
    grand = AnswerGrand(grand=True)
    if policy.grand(of_view(view)) and objection(judge, view, grand) is None:
        return grand
    return AnswerGrand(grand=False)


def _exchange(policy: Policy, view: PlayerView) -> Give | TakeBack | None:
    """Give; give anew when the partner has called since (article 5.2)."""
    seats = view.table.seats
    if not seats[view.seat].ready:
        return Give(cards_of(policy.gifts(of_view(view))))
    called = seats[partner(view.seat)].call is not None
    return TakeBack() if called and cards_of(policy.gifts(of_view(view))) != view.given else None


def _turn(policy: Policy, judge: Judge, view: PlayerView) -> Play | Pass:
    """The move; with the first play the call, if it is to be called."""
    sight = of_view(view)
    moves = legal(sight.hand, sight.top, sight.wish)
    calls = objection(judge, view, CallTichu()) is None and policy.small(sight, moves)
    if calls:
        sight = called(sight)
    move = moves[0] if len(moves) == 1 else policy.move(sight, moves)
    wish = policy.wish(sight, move) if move[3] & MAH_JONG else 0
    return action_of(judge, view, move, wish, calls=calls)


def action_of(judge: Judge, view: PlayerView, move: Move, wish: int, *, calls: bool) -> Play | Pass:
    """A move as an action at the table; out of turn a pass means that a bomb is kept."""
    if not move[0]:
        return Pass(view.table.moment)
    if judge.wish_required and move[3] & MAH_JONG:
        wish = wish or 2
    return replace(play_of(view, move), wish=wish or None, call=calls)


def _throw(policy: Policy, judge: Judge, view: PlayerView) -> Play | None:
    """A bomb out of turn or in the window; nothing is looked at by a seat that holds none."""
    trick = view.table.trick
    if not judge.out_of_turn_bombs or not trick or trick[-1].seat == view.seat or not holds_bomb(int(view.hand)):
        return None
    sight = of_view(view)
    found = bombs(sight.hand, sight.top)
    thrown = policy.throw(sight, found) if found else PASS
    return play_of(view, thrown) if thrown[0] else None


def play_of(view: PlayerView, move: Move) -> Play:
    """The action that puts this down now."""
    cards = Cards(move[3])
    top = view.table.top
    for way in readings(cards):
        lying = way if top is None else way.on(top.combination)
        if (KINDS[way.kind], lying.strength) == (move[0], move[2]) or not lying.strength:
            return Play(cards, view.table.moment, way.phoenix)
    raise ValueError(f"{cards} is no play")
