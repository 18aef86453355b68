"""What an act has cost by the judgement of the nets: beside the best that its seat could have done, as far as it knew.

Luck is no part of it: an act is judged by the view from which it was done.
"""

from collections.abc import Callable
from dataclasses import replace
from enum import StrEnum
from typing import Final

from engine.minds.acting import action_of
from engine.minds.explain import (
    POINTS,
    asked_by_score,
    explain,
    grand_worth,
    small_worth,
)
from engine.minds.fast.cards import MAH_JONG
from engine.minds.fast.moves import PASS, bombs, legal
from engine.minds.fast.playing import called
from engine.minds.fast.sight import Sight, masks, move_of, of_view
from engine.minds.grounds import of_call, of_gifts, of_move
from engine.minds.learned import GRAND_MARGIN, SMALL_MARGIN, Valued, learned
from engine.minds.reasons import Reason
from engine.minds.search import Searching, never
from engine.tichu.actions import Action, AnswerGrand, CallTichu, Give, Pass, Play
from engine.tichu.combinations import Combination
from engine.tichu.legal import Judge, judged, objection
from engine.tichu.view import Phase, PlayerView
from engine.values import value


class About(StrEnum):
    """What a decision was about."""

    GRAND = "grand"
    GIFTS = "gifts"
    CALL = "call"
    """Small Tichu with a first play."""
    MOVE = "move"


@value
class Regret:
    """A decision, and the better one."""

    about: About
    loss: float
    """Points a round; 0 if nothing better is known."""
    done: Action
    better: Action
    """The same as what was done if that was best."""
    reasons: tuple[Reason, ...]
    """For the better one."""


def regrets(judge: Judge, view: PlayerView, action: Action) -> tuple[Regret, ...]:
    """The decisions in an act, with what each has cost; none in acts that decide nothing or that no net can judge."""
    match action:
        case AnswerGrand():
            return _grand(judge, view, action)
        case Give():
            return _gifts(judge, view, action)
        case Play():
            return (*_call(judge, view, action), *_move(judge, view, action))
        case Pass():
            return _move(judge, view, action)
        case _:
            return ()


def looked_into(judge: Judge, view: PlayerView, regret: Regret, *, hurry: Callable[[], bool] = never) -> Regret:
    """The same by trying both moves on supposed hands (`search`), which the nets alone may misjudge; some 50 ms.

    Only moves are tried, not calls and gifts. `hurry` is asked between trials: whether to be content with those so far.
    """
    if regret.about is not About.MOVE or not regret.loss:
        return regret
    sight = _sight(view, regret.done)
    both = [_valued(judge, view, sight, one) for one in (regret.better, regret.done)]
    best, done = (one for one in both if one is not None)
    came = {(one.move, one.wish): one.value for one in Searching(hurry=hurry).weighed(sight, (best, done))}
    loss = POINTS * (came[best.move, best.wish] - came[done.move, done.wish])
    if loss < EVEN:
        return Regret(regret.about, 0.0, regret.done, regret.done, ())
    return replace(regret, loss=loss)


def _grand(judge: Judge, view: PlayerView, done: AnswerGrand) -> tuple[Regret, ...]:
    other = AnswerGrand(grand=True)
    if objection(judge, view, other) is not None:
        return ()
    sight = of_view(view)
    adds, must = grand_worth(sight)
    if adds <= -POINTS and not done.grand:
        return (Regret(About.GRAND, 0.0, done, done, ()),)
    loss = must - adds if done.grand else adds - must
    if loss <= 0 or (not done.grand and sight.calls[sight.seat ^ 2]):
        return (Regret(About.GRAND, 0.0, done, done, ()),)
    reasons = of_call(sight, asked=asked_by_score(adds, must, POINTS * GRAND_MARGIN))
    return (Regret(About.GRAND, loss, done, AnswerGrand(grand=not done.grand), reasons),)


def _gifts(judge: Judge, view: PlayerView, done: Give) -> tuple[Regret, ...]:
    if view.table.phase is not Phase.EXCHANGE or (advice := explain(judge, view)) is None:
        return ()
    best, sight, given = advice.choices[0], of_view(view), masks(done.cards)
    if not isinstance(best.action, Give) or best.worth is None:
        return ()
    (worth,) = learned().gift_values(sight, [given]).tolist()
    reasons = of_gifts(sight, masks(best.action.cards), beside=given)
    return (_beside(About.GIFTS, done, best.action, best.worth - POINTS * worth, reasons),)


def _call(judge: Judge, view: PlayerView, done: Play) -> tuple[Regret, ...]:
    """Small Tichu with the first play of a seat, called or not; a call made before is what it is."""
    seat = view.table.seats[view.seat]
    if seat.opened or objection(judge, view, CallTichu()) is not None or view.table.turn != view.seat:
        return ()
    sight = of_view(view)
    if sight.calls[sight.seat ^ 2] and not done.call:
        return ()
    adds, must = small_worth(sight, legal(sight.hand, sight.top, sight.wish))
    loss = must - adds if done.call else adds - must
    if loss <= 0:
        return (Regret(About.CALL, 0.0, done, done, ()),)
    reasons = of_call(sight, asked=asked_by_score(adds, must, POINTS * SMALL_MARGIN))
    return (Regret(About.CALL, loss, done, replace(done, call=not done.call), reasons),)


def _move(judge: Judge, view: PlayerView, done: Play | Pass) -> tuple[Regret, ...]:
    """A play or a pass in turn, or a bomb out of turn."""
    sight = _sight(view, done)
    in_turn = view.table.turn == view.seat and view.table.phase is Phase.PLAY
    moves = legal(sight.hand, sight.top, sight.wish) if in_turn else [PASS, *bombs(sight.hand, sight.top)]
    valued = _valued(judge, view, sight, done)
    if len(moves) == 1 or valued is None:
        return ()
    best = learned().best(sight, moves)
    calls = isinstance(done, Play) and done.call
    better = action_of(judge, view, best.move, best.wish, calls=calls)
    if best.move[0] and objection(judge, view, better) is not None:
        return ()
    reasons = of_move(sight, best.move, moves, wish=best.wish, beside=(valued.move, valued.wish))
    return (_beside(About.MOVE, done, better, POINTS * (best.value - valued.value), reasons),)


def _sight(view: PlayerView, done: Action) -> Sight:
    """What the seat knew, a call with the play made before it."""
    sight = of_view(view)
    return called(sight) if isinstance(done, Play) and done.call else sight


def _valued(judge: Judge, view: PlayerView, sight: Sight, done: Action) -> Valued | None:
    """A move as it was done; with the Mah Jong by the wish made, or by the best if there was none."""
    if isinstance(done, Pass):
        return Valued(learned().worth(sight, PASS, 0), PASS, 0)
    found = judged(judge, view, done) if isinstance(done, Play) else None
    if not isinstance(found, Combination) or not isinstance(done, Play):
        return None
    top = view.table.top
    move = move_of(found if top is None else found.on(top.combination))
    if move[3] & MAH_JONG and done.wish is None:
        return learned().best(sight, (move,))
    wish = done.wish or 0
    return Valued(learned().worth(sight, move, wish), move, wish)


EVEN: Final = 0.5
"""Points; less is no difference."""


def _beside(about: About, done: Action, better: Action, loss: float, reasons: tuple[Reason, ...]) -> Regret:
    return Regret(about, 0.0, done, done, ()) if loss < EVEN else Regret(about, loss, done, better, reasons)
